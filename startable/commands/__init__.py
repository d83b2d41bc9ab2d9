"""One module per command of `startable`."""
