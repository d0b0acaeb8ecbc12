"""What can be done in one go: a set-up that is dealt, what an option leads to; and what most people answer."""
