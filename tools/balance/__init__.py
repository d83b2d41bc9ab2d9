"""How balanced Starship Captains is, measured: `python -m tools.balance --games 300` writes docs/balance-captains.md.

Greedy captains play many games at each number of players. The page says what they score and from what, whether it
helps to begin, and for every technology, omega, mission and event how often it is taken and how its owners do.
"""
