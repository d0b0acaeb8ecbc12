"""Studies: what is to be played, the records of it, and who plays it, on this machine or on a cluster."""
