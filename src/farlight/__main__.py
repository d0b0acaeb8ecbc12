"""`python -m farlight`."""

from farlight.cli import main

if __name__ == "__main__":
    main()
