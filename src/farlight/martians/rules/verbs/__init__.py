"""The words that Martians gives to the effect language."""
