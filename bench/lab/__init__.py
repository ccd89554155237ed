"""How fast search, the environments for learning and the lab are, beside other libraries."""
