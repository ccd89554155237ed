"""How quick the table is in a browser: what it loads, when it can be used, and how soon the others see a choice."""
