"""Lantern Dice: a made-up miniature game, not shipped. docs/new-game.md tells its story, tests/laws judge it."""
