"""Keys by which shared questions and refusals cite their rule; each edition resolves them to its own book."""

# Combat
HITS_RULE = "hits"
SUSTAIN_DAMAGE_RULE = "sustain_damage"
CANNOT_RULE = "cannot"
REROLLS_RULE = "rerolls"
