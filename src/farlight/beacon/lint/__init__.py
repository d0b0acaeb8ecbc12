"""What is said about a pack when it is checked."""
