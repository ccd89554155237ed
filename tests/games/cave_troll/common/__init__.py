"""Tests of the rules that both editions have in common."""
