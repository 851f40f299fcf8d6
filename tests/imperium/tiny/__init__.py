"""A tiny second edition: what it takes to play among the stars by the shared rules alone.

It has what the other game has not: several levels of damage, dice lost by them, three kinds of ground forces,
cargo that is aboard certain ships, units of nobody, eight seats, several active systems, and production that
is weighed, each dock for itself. `tables` is its box, `edition` what it tells the shared rules, `sequences`
its rulebook. No game knows it, and it knows none.
"""
