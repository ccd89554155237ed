# The words of `grotto serve`.

cli-serve-ready = The table is set: { $address } (Ctrl-C ends it)
cli-serve-for-all = Others reach it under this machine's address in your network.
cli-serve-missing = The table in a browser needs more than was installed: pip install "grotto[table]" fetches it.
