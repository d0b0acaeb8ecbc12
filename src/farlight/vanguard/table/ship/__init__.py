"""The Ship Book as it is shown."""
