"""Analysis: simulation, benchmarks."""
