"""What is: state, definitions, events."""
