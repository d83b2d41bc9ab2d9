"""The table server: people, bots and the clock at one table."""
