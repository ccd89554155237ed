"""Bots: each looks at what a seat may see and chooses one of the options it is offered."""
