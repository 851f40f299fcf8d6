"""The verbs of Rex: every change of the tables goes through one of these, which also tells the log."""
