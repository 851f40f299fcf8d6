"""`python -m throneworld` is the command `throneworld`."""

from throneworld.cli import main

if __name__ == "__main__":
    main()
