"""How fast Grotto is, as ratios against other libraries measured in the same run."""
