"""How a server is set up, watched and limited."""
