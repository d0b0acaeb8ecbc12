"""Reports: what the records of a run say, as tables and as one page with plots."""
