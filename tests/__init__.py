"""The tests; they mirror src/grotto, and tests/laws holds what every game must keep."""
