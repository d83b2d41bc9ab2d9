"""The games in numbers: one module per game, with its RULES, the SPANS of its choices and the features of its views."""
