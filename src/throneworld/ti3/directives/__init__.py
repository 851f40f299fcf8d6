"""Events of the political deck: carried out once and discarded."""
