"""A house in simulated time, with storage, clients and lines that fail on purpose, the same way for the same seed."""
