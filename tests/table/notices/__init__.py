"""Being told that it is your turn."""
