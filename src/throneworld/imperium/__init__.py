"""What the two games among the stars share as rules. It names no card, no faction and no printed sequence; an
`Edition` gives it the tables and constants of a game."""
