"""What is kept: people, tables and their records, in SQLite or PostgreSQL."""
