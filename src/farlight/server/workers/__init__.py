"""Work that the event loop must not do: looking back and reading files, in processes beside the server."""
