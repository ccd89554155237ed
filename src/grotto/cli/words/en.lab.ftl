# The words of `grotto lab`.

cli-lab-missing = The lab needs more than was installed: pip install "grotto[lab]" fetches it.
cli-lab-playing = Playing
cli-lab-played = { $count ->
    [one] One game is
   *[other] All { $count } games are
} in { $folder }.
cli-lab-stopped = Stopped. The games that were to be kept are kept; the same command goes on with them.
cli-lab-not-repeatable = A bot had seconds to think, so playing again will not give the same games.
cli-lab-decimal = { $whole }.{ $part }
cli-lab-percent = { $value } % ({ $low } to { $high } %)
cli-lab-match-counts = { $bot }: { $wins } won, { $shared } shared, { $losses } lost of { $games } games.
cli-lab-match-share = { $bot } won { $share } of all there was to win; even would be { $even } %.
cli-lab-match-seat = on seat { $seat }: { $share }
cli-lab-match-stronger = { $bot } is stronger than { $other }.
cli-lab-match-weaker = { $bot } is weaker than { $other }.
cli-lab-match-undecided = Neither is shown to be stronger; more games would tell.
cli-lab-no-ray = A Ray cluster needs more than was installed: pip install "grotto[lab,ray]" fetches it.
cli-lab-ladder-bot = bot
cli-lab-ladder-rating = rating
cli-lab-ladder-range = could be
cli-lab-ladder-against = Won by the bot of the line against the bot of the column, in %:
cli-lab-ladder-scale = { $games } games. The average player has 0; 400 points more are ten times the strength.
cli-lab-playing-table = Playing at table { $number } of { $count }
cli-lab-report = The report is { $path }.
