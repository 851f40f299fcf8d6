"""The seven phases of a round and what they consist of, in the order of the rulebook."""
