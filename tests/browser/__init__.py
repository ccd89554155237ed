"""The table in real browsers: whole games, bad lines, narrow screens, keyboards and readers."""
