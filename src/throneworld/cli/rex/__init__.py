"""Rex on the screen."""
