"""Every rule of Twilight Imperium 4 that the engine must keep, in our own words, by its printed number.

A test proves the rule whose id its name begins with: `test_rr_67_4_...` proves 67.4. The page
docs/coverage-ti4.md is made from this list, the tables of the components and the names of the tests.
"""

from tests.rules.ti4 import rules_a, rules_b, rules_c, rulings_a, rulings_b, rulings_c, rulings_d

SETUP: dict[str, str] = {
    "setup_step_1": "Chance makes a player the speaker.",
    "setup_step_2": "Each player has a faction.",
    "setup_step_3": "Each has the components of his faction; those of others are not in the game.",
    "setup_step_4": "Each has a colour: its units, its technologies and its notes join those of the faction.",
    "setup_step_5": "The planets of the home systems start with their players, readied.",
    "setup_step_6": "The galaxy is built in three rings around Mecatol Rex from tiles dealt to the players.",
    "setup_step_7": "The custodians token lies on Mecatol Rex.",
    "setup_step_8": "The five common decks are shuffled.",
    "setup_step_9": "Trade goods and tokens of fighters and infantry are in the supply.",
    "setup_step_10": "All eight strategy cards are in the common area.",
    "setup_step_11": "Each has the starting technologies, units and command tokens.",
    "setup_step_12": "Each keeps one of two secret objectives; public ones are laid out, two revealed.",
}
"""The twelve steps of the complete setup."""

GLOSSARY: dict[str, dict[str, str]] = {**rules_a.GLOSSARY, **rules_b.GLOSSARY, **rules_c.GLOSSARY}
"""The entries of the glossary with their paragraphs. Paragraph 0 is the opening of an entry, where it is a
rule that no numbered paragraph repeats; 13.1 and 28.1 are the only sentences of their entries."""

RULINGS: dict[str, dict[str, str]] = {
    **rulings_d.RULINGS,
    **rulings_a.RULINGS,
    **rulings_b.RULINGS,
    **rulings_c.RULINGS,
}
"""What the notes of the reference settle: options, the order of the steps, interactions, and the forty most
intricate components, sentence by sentence."""

HEADINGS: tuple[str, ...] = (
    "rr_1_8",  # costs
    "rr_1_11",  # timing
    "rr_1_17",  # rules of certain components
    "rr_8_17",  # outcomes
    "rr_49_2",  # movement in a tactical action
    "rr_49_8",  # movement by an ability
)
"""Numbers that the Rules Reference gives to a heading without any rule."""

RULES: dict[str, str] = {
    **SETUP,
    **{rule: text for entry in (*GLOSSARY.values(), *RULINGS.values()) for rule, text in entry.items()},
}
"""What needs a test, each."""
