"""Events that verbs tell, and the names of their arguments; a last name may stand for several.

Steps that tell events of their own declare them beside the step, as `EVENTS` of their module.
"""

EVENTS: dict[str, tuple[str, ...]] = {
    # technologies
    "technology_gained": ("seat", "technology", "how"),
    "technology_lost": ("seat", "technology"),
    "technology_exhausted": ("seat", "technology"),
}
