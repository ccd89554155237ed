"""Bots: what they find, what they cannot know, and how long they take."""
