"""Where the Rules Reference has what shared questions and refusals cite by a key."""

RULES: dict[str, str] = {
    # Council
    "outcome": "RR 8.18",
}
