"""The requests that are made once in a while, by subject. Live play has its own door, `live`."""
