"""The steps from one form of the database to the next, numbered; a step that was released never changes."""
