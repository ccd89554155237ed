"""The lab: simulate games by the thousand, measure, compare and train."""
