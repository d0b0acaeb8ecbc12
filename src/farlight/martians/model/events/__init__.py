"""What can happen in a game of Martians, by what it happens to."""
