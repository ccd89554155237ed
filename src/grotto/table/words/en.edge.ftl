# What the server says before a request gets to a table.

edge-malformed = This request cannot be read: { $what }
edge-not-json = That is no message in JSON that the table knows: { $what }
edge-too-large = This request is too large; { $most } bytes are the most.
edge-not-found = There is nothing at this address.
edge-not-so = This address does not take such a request.
edge-foreign = This request comes from another site's page and is not carried out.
edge-too-often = That was a bit often from one address. Try again in { $seconds } seconds.
edge-too-many = Too many connections are open from one address; close some first.
edge-no-token = Only who holds a seat can do this: the seat's token is missing.
edge-fault = The server has made a mistake; it has been noted, and nothing was changed.
edge-storage = The server cannot reach its records at the moment. Nothing is lost; try again soon.
edge-slow = This connection took in its messages too slowly and was closed; all will be there when it comes back.
edge-no-client = This server has no page to show: its web client was not built.
