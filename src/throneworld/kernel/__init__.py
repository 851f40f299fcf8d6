"""The machinery of every game. It knows no word of any of them."""
