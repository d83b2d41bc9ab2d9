"""The games for learners: PettingZoo (`turns`, `together`), Gymnasium (`alone`) and OpenSpiel (`spiel`).

All four are made from one `codec` (choices as numbers) and one set of `features` (views as arrays); `shapes` has what
is particular to each game. They need the `envs` extra: pip install "startable[envs]".
"""
