"""Changes of the state that this game alone has; each tells the log."""
