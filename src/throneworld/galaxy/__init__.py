"""The galaxy that games among the stars share: hexes, adjacency, movement, maps and dice.

Pure functions, no state and no game. A system is a small number; a set of systems is a bitmask (`sets`).
"""
