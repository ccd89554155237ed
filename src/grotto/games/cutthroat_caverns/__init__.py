"""Cutthroat Caverns, being written: docs/decisions/0018-cutthroat-caverns.md says how far it is. It has no GAME yet."""
