"""Combat as both books know it: who fights, dice, hits, casualties, cannons. No printed sequence."""
