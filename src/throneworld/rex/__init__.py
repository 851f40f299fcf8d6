"""Rex: Final Days of an Empire, for three to six players."""
