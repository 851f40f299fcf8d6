"""What faction sheets say at a stop of the game: abilities, flagships and units of one faction each.

What always holds is written beside the step that it alters (`declare.standing`). Actions are among `cards`.
"""
