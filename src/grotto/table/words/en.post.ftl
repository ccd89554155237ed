# Notices by e-mail and webhook.

post-subject = { $title }: it is your turn
post-turn = { $name }, the others at “{ $title }” are waiting for you.
post-link = Back to the table: { $link }
post-why = You asked for this notice at the table, and can switch it off there.
