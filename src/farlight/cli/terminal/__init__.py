"""Playing in a terminal: one terminal and one set of commands for every kind of table.

`table.Table` is what it needs of a table; `local_table` and `remote_table` are the two kinds there are.
"""
