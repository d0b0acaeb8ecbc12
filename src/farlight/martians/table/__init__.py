"""What is shown: scenes, words, names, odds."""
