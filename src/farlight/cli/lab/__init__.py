"""Commands that let bots play, and measure."""
