"""What plays the hard cases of `cases/`: positions, stages, options and scripts that are data."""
