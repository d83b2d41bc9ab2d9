"""What developers run: the report on proven rules, and mutants."""
