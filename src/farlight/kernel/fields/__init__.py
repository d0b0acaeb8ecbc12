"""Fields of states: what their types say about copying, hiding and saving them."""
