"""Race sheets, one file each."""
