"""The tactical and the transfer action: every printed sequence of them."""
