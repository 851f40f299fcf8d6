"""Steps that many rules use."""
