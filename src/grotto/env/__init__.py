"""The games in the forms that tools for learning expect; `pip install grotto[env]` brings what they need.

- `grotto.env.zoo`: all seats in turn, for PettingZoo
- `grotto.env.gym`: one seat against bots, for Gymnasium
- `grotto.env.spiel`: games for OpenSpiel, with chance as nodes of its own
- `grotto.env.batch`: many games at once in NumPy arrays
- `grotto.env.layouts`: what the numbers of observations and options mean, as a page

They are imported one by one, so that none loads the libraries of another.
"""
