"""Arguments and facts as the rules give them, for messages that random games seldom need."""

from __future__ import annotations

from collections.abc import Iterator

from throneworld.kernel.asks import Noun

SAMPLES: dict[str, tuple[Noun, ...]] = {
    "seat": (0,),
    "seats": (0, 1),
    "other": (1, -1),
    "attacker": (0,),
    "defender": (1,),
    "winner": (0, -1),
    "winners": (0,),
    "loser": (1,),
    "owner": (1, -1),
    "system": (18, "39"),
    "place": ("18", "jord", "000", "creuss"),
    "places": ("jord",),
    "origin": ("18", "jord"),
    "target": ("18", "jord"),
    "planet": ("jord", "creuss"),
    "kind": ("infantry", "fighter", "space_dock"),
    "technology": ("gravity_drive", "cruiser_2"),
    "strategy_card": ("leadership",),
    "other_card": ("imperial",),
    "title": ("sabotage",),
    "titles": ("sabotage",),
    "what": ("sabotage", "ceasefire"),
    "objective": ("expand_borders",),
    "happening": ("unveil_flagship",),
    "agenda": ("mutiny",),
    "agendas": ("mutiny",),
    "law": ("core_mining",),
    "outcome": ("for", 3, "jord", "creuss", "core_mining", "unveil_flagship"),
    "about": ("", 3, "jord"),
    "component": ("trade_rider",),
    "note": ("ceasefire",),
    "cards": (1, 2),
    "pledge": ("peace", "support_vote"),
    "pool": ("tactic",),
    "phase": ("strategy", "action", "status", "agenda"),
    "deck": ("action", "agenda"),
    "where": ("top", "bottom"),
    "wormhole": ("alpha", "beta"),
    "faction": ("sol",),
    "stream": ("rolls",),
    "how": ("combat", "trade"),
    "why": ("combat", "trade"),
}
"""Facts and arguments by the names that the game declares for them; whatever is not here is a number."""


_CARDS: dict[str, tuple[Noun, ...]] = {"note": ("ceasefire", ""), "cards": ("", "sabotage")}
_TERMS: dict[str, tuple[Noun, ...]] = {"pledge": ("peace", "")}
SPECIAL: dict[str, dict[str, tuple[Noun, ...]]] = {
    "cards_offered": _CARDS,
    "cards_asked": _CARDS,
    "terms_offered": _TERMS,
    "terms_asked": _TERMS,
    "note_received": {"note": ("ceasefire:1",)},
    "units_placed": {"how": ("setup", "produced", "construction")},
    "units_moved": {"how": ("movement", "transport", "committed", "returned", "retreat", "foresight")},
    "technology_gained": {"how": ("setup", "researched", "gained", "assimilated")},
    "game_over": {"how": ("points", "objectives", "last")},
}
"""Events and moments whose arguments are not like those of the same name elsewhere."""


def samples(what: str, names: tuple[str, ...]) -> Iterator[tuple[Noun, ...]]:
    """Arguments of those names for an event or a moment: each sample of each name at least once."""
    known = {**SAMPLES, **SPECIAL.get(what, {})}
    choices = [known.get(name, (1, 2)) for name in names]
    for turn in range(max(map(len, choices), default=1)):
        yield tuple([each[turn % len(each)] for each in choices])


RARE: dict[str, dict[str, Noun]] = {
    "choose_bribe": {},
    "choose_law": {"card": "repeal_law"},
    "choose_note": {"note": "political_secret"},
    "destroy_own_unit": {"why": "homeland_defense_act"},
    "produce_in_which_system": {},
    "choose_exchange": {},
    "choose_losses": {"why": "arms_reduction", "left": 2},
    "choose_planet_to_swap": {},
    "choose_settler": {"planet": "jord"},
    "choose_unit_to_hit": {"place": "18"},
    "close_system": {"agenda": "mutiny"},
    "destroy_opposing_ships": {"left": 2, "why": "exotrireme_2"},
    "destroy_own_ship": {"why": "devotion"},
    "elect_without_vote": {"agenda": "minister_of_war"},
    "exhaust_own_planet": {"left": 3, "why": "anti_intellectual_revolution"},
    "learn_from_voter": {"card": ""},
    "move_forces_nearby": {},
    "name_extra_die": {},
    "name_ground_forces": {"system": 18},
    "raise_dice": {"dice": 3},
    "remove_custodians": {"influence": 6},
    "repair_in_combat": {"place": "18"},
    "return_token": {"why": "wormhole_research"},
    "satisfy_prerequisites": {"technology": "war_sun"},
    "swap_strategy_cards": {},
    "take_along": {"system": 18, "how": "foresight"},
    "choose_opponent": {"system": 18},
    "place_while_pieces_last": {"how": "rise_of_a_messiah", "left": 2},
    "send_ground_forces_away": {"planet": "jord"},
}
"""Questions that random games hardly ever put, with facts as the rules give them."""
RARE_OPTIONS: tuple[tuple[str, tuple[Noun, ...]], ...] = (
    ("choose_opponent", ("fight", 1)),
    ("choose_bribe", ("spend", 2)),
    ("choose_law", ("law", "core_mining")),
    ("choose_note", ("player", 1)),
    ("destroy_own_unit", ("destroy", "pds", "jord", 0)),
    ("produce_in_which_system", ("system", 18)),
    ("choose_exchange", ("exchange", "trade", "imperial")),
    ("choose_losses", ("lose", "dreadnought", "18", 1)),
    ("choose_planet_to_swap", ("swap", "jord")),
    ("destroy_opposing_ships", ("destroy", "carrier", 0)),
    ("elect_without_vote", ("elect", 2)),
    ("exhaust_own_planet", ("exhaust", "jord")),
    ("move_forces_nearby", ("move", "jord", "creuss")),
    ("name_extra_die", ("extra_die", "dreadnought", "jord")),
    ("name_ground_forces", ("fight_as_ship", "jord")),
    ("raise_dice", ("raise", "cruiser", 6, 0)),
    ("remove_custodians", ("remove_custodians",)),
    ("repair_in_combat", ("repair", "dreadnought", "18")),
    ("return_token", ("from", "fleet")),
    ("satisfy_prerequisites", ("ignore_with", "mellon")),
    ("satisfy_prerequisites", ("ignore_with", "analytical")),
    ("satisfy_prerequisites", ("ignore_with", "inheritance_systems")),
    ("satisfy_prerequisites", ("for_me",)),
    ("swap_strategy_cards", ("swap", "trade", 1, "imperial")),
    ("place_while_pieces_last", ("place", "infantry", "jord")),
    ("send_ground_forces_away", ("planet", "jord")),
    ("choose_casualties", ("destroy_on", "infantry", 0, "jord")),
    ("choose_unit_to_hit", ("hit_on", "infantry", 0, "jord")),
    ("respect_limits", ("give_up", "fighter", "18")),
)
