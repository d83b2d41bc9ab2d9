"""The proof; mirrors `startable/`."""
