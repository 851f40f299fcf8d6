"""What each race may do that others may not, in the order of its race sheet (Rex p.7, p.21-22)."""
