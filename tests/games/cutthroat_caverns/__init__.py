"""Tests of the rules of Cutthroat Caverns."""
