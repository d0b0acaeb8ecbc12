"""What the sentences of Vanguard's scenarios are about, one module for each part of the table."""
