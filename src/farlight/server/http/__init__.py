"""Requests and connections: the doors of the server."""
