"""What happens to the common tables of the state; every verb tells the log."""
