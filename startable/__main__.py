"""`python -m startable` is the command line as well."""

from startable.cli import main

if __name__ == "__main__":
    main()
