"""Small complete programs on top of startable: a sample game, its broken twins, a scripted client."""
