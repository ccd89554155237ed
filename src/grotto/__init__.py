"""Grotto: a table for the cave board games."""

__version__ = "0.1.0"
