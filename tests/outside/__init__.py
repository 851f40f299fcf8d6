"""Games of other packages: how they are found, and what they may leave to the layers."""
