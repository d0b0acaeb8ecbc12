"""The table server: tables, seats, storage, live connections. It knows no game by name."""
