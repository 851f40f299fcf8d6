"""Steps that several parts of the sequence share."""
