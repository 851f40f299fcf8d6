"""What texts of components make happen, whatever the game: verbs, and selectors of whom they concern.

A game adds verbs of its own, and selectors by the tables `SELECTORS` of its modules.
"""
