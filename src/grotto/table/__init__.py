"""The table: seats, links, records and live play."""
