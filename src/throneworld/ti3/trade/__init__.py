"""Trade: how agreements come about, goods that are placed on them, gifts beside any question (SA-11)."""
