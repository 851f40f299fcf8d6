"""What players put into a transaction, and how they come to terms (RR 27, 83)."""
