"""Speed: what a decision, a copy, a playout and a save cost, ours and other engines', measured in turn in one run."""
