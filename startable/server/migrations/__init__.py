"""How the store's file came to be as it is, step by step."""
