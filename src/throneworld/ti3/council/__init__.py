"""The Galactic Council: agendas, slips, votes and what comes of them (SA-9)."""
