"""What can be done in one go: whole acts of several small answers, at the things of the board."""
