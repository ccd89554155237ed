"""Golden games: whole games kept as readable text, so that a change of behaviour shows as a difference of words."""
