"""What the game may say, read off its source: refusals, reasons, verbs; and samples of their arguments."""

from __future__ import annotations

import ast
from functools import cache
from types import ModuleType
from typing import NamedTuple, get_args

import throneworld.imperium
import throneworld.kernel.game
import throneworld.kernel.windows
import throneworld.ti4
from tests.spoken import called, calls, constants, reasons_in
from throneworld.galaxy.placing import Clash
from throneworld.imperium.modifiers import Quantity
from throneworld.imperium.quantities import (
    BOMBARDMENT_DICE,
    BOMBARDMENT_ROLL_AGAINST,
    CANNON_DICE,
    CANNON_ROLL_AGAINST,
    COMBAT_DICE,
    COMBAT_ROLL,
    DISCOUNT,
    FLEET_LIMIT,
    MAY_ACTIVATE,
    MAY_BOMBARD,
    MAY_VOTE,
)
from throneworld.imperium.reasons import SOUGHT
from throneworld.imperium.verbs.tokens import POOLS
from throneworld.kernel.gathering import modules_of
from throneworld.ti4 import meta
from throneworld.ti4.edition import EDITION
from throneworld.ti4.tables import A_LAW, A_PLANET, A_PLAYER, A_SCORED_SECRET, AGENDAS, PRESETS
from throneworld.ti4.trade.shares import PLEDGES

VERBS: dict[str, tuple[str, ...]] = {
    "announce_retreat": ("retreat", "stay"),
    "approach": ("transaction", "withdraw"),
    "answer_offer": ("accept", "counter", "decline"),
    "assimilate_technology": ("assimilate", "gain"),
    "break_tie": ("resolve",),
    "build_galaxy": ("place", "tile"),
    "buy_tokens": ("buy", "done"),
    "choose_action": ("component", "end_turn", "pass", "strategic", "tactical"),
    "choose_bombardment": ("bombard", "bombard_all", "done"),
    "choose_bribe": ("spend",),
    "choose_casualties": ("destroy", "destroy_on", "for_me"),
    "choose_exchange": ("exchange",),
    "choose_exchange_with_owner": ("exchange",),
    "choose_colour": ("colour",),
    "choose_faction": ("faction",),
    "choose_kind": ("kind",),
    "choose_law": ("law",),
    "choose_losses": ("lose",),
    "choose_note": ("player",),
    "choose_opponent": ("fight",),
    "choose_planet": ("planet",),
    "choose_planet_if_any": ("planet",),
    "choose_planet_to_swap": ("swap",),
    "choose_player": ("player",),
    "choose_ram": ("destroy",),
    "choose_refuge": ("system",),
    "choose_retreat": ("retreat",),
    "choose_settler": ("player",),
    "choose_ship_to_lose": ("destroy", "destroy_on"),
    "choose_speaker": ("speaker",),
    "choose_starting_technology": ("technology",),
    "choose_strategy_card": ("take",),
    "choose_system": ("system",),
    "choose_technology": ("decline", "research"),
    "choose_unit": ("unit",),
    "choose_unit_to_hit": ("hit", "hit_on"),
    "choose_vote": ("abstain", "vote"),
    "choose_wormhole_token": ("token",),
    "close_system": ("system",),
    "commit_ground_forces": ("done", "land", "land_all"),
    "construction_system": ("pass", "system"),
    "destroy_opposing_ships": ("destroy", "destroy_on", "done"),
    "destroy_own_ship": ("destroy",),
    "destroy_own_ships": ("destroy", "destroy_on"),
    "destroy_own_unit": ("destroy",),
    "diplomacy_system": ("system",),
    "discard_action_card": ("discard",),
    "draw_secret_objective": ("draw", "pass"),
    "elect_without_vote": ("elect",),
    "exhaust_for_votes": ("all", "done", "exhaust"),
    "exhaust_own_planet": ("exhaust",),
    "fire_before_combat": ("done", "fire"),
    "gain_token": ("gain",),
    "keep_secret": ("keep",),
    "land_reinforcements": ("done", "place"),
    "learn_from_voter": ("player",),
    "leave_behind": ("leave",),
    "load_ship": ("done", "load", "load_up"),
    "make_offer": (
        "ask_card",
        "ask_commodities",
        "ask_note",
        "ask_pledge",
        "ask_trade_goods",
        "cancel",
        "clear",
        "give_card",
        "give_commodities",
        "give_note",
        "give_trade_goods",
        "pledge",
        "propose",
    ),
    "move_forces_nearby": ("done", "move"),
    "move_ships": ("boost", "done", "ship"),
    "name_extra_die": ("extra_die",),
    "name_ground_forces": ("all", "done", "fight_as_ship"),
    "next_planet": ("next",),
    "pay": ("exhaust", "for_me", "trade_good"),
    "place_several": ("place",),
    "place_starting_units": ("place",),
    "place_unit": ("done", "place"),
    "place_while_pieces_last": ("place",),
    "place_wormhole_token": ("system",),
    "predict_outcome": ("predict",),
    "produce_in_which_system": ("system",),
    "produce_unit": ("done", "produce"),
    "producing_unit": ("unit",),
    "put_agenda_back": ("bottom", "top"),
    "raise_dice": ("done", "raise"),
    "ready_planet": ("done", "ready"),
    "redistribute_tokens": ("done", "move"),
    "remove_custodians": ("leave_custodians", "remove_custodians"),
    "remove_token": ("system",),
    "repair_in_combat": ("repair",),
    "reroll_dice": ("done", "reroll", "reroll_misses"),
    "research_again": ("pass", "research"),
    "respect_limits": ("destroy", "give_up", "remove"),
    "return_secret": ("return",),
    "return_token": ("from",),
    "satisfy_prerequisites": ("for_me", "ignore_with"),
    "score_objectives": ("decline", "score"),
    "score_public_objective": ("pass", "score"),
    "secondary_ability": ("pass", "secondary"),
    "send_ground_forces_away": ("planet",),
    "spend_token": ("spend",),
    "sustain_damage": ("done", "for_me", "sustain"),
    "swap_strategy_cards": ("swap",),
    "take_aboard": ("board", "done"),
    "take_action_card": ("take",),
    "take_along": ("board", "done"),
    "take_good": ("commodity", "trade_good"),
    "take_unit_back": ("take",),
    "take_up_forces": ("done", "take"),
    "token_from_which_pool": ("from",),
    "use_space_cannon": ("fire", "pass"),
    "who_replenishes": ("done", "player"),
    "window": ("pass", "play"),
}
"""The verbs that each question offers; the games played by the test prove that there are no others."""
FILTERS: set[str] = {name for table in meta.FOUND.filters.values() for name in table}
"""What a target has to be like: the names are keys of refusals, too."""
ENDS: set[str] = {f"into_{each}" for each in ("asteroid_field", "supernova")}
HINDRANCES: set[str] = {
    f"{each}_in_the_way" for each, does in EDITION.terrain.items() if "no_passage" in does
}
"""Anomalies that ships cannot enter, and those that they cannot cross."""
SOUGHT_KINDS = ("player", "system", "planet", "law", "refuge")
CLASHES: set[str] = {f"{each}_touch" for each in get_args(Clash)}

LACKING: set[str] = {
    *("lacks_planets", "lacks_fleets", "lacks_ships", "lacks_units", "lacks_happenings"),
    *("lacks_upgrades", "lacks_faction_technologies", "lacks_colours"),
    *("lacks_trade_goods", "lacks_action_cards", "lacks_tokens", "lacks_resources", "lacks_influence"),
}
"""What may be missing for an objective; random games and `tests/ti4/components` show most of them."""

WORKED_OUT: dict[str, set[str]] = {
    "name": FILTERS,
    "law": {each.component for each in EDITION.modifiers[MAY_BOMBARD]},
    "f'into_{anomaly}'": ENDS,
    "closed_by": {each.component for each in EDITION.modifiers[MAY_ACTIVATE]},
    "banned": {each.component for each in EDITION.modifiers[MAY_VOTE]},
    "f'{anomaly}_in_the_way'": HINDRANCES,
    "f'straight_through_{anomaly}'": {"straight_through_gravity_rift"},
    "f'lacks_{what}'": LACKING,
    "f'elects_{elect}'": {f"elects_{each}" for each in (A_PLAYER, A_PLANET, A_LAW, A_SCORED_SECRET)},
    "f'must_be_{wanted}'": {f"must_be_{mark}" for each in AGENDAS for mark in each.among},
    "self.settled if there else 'no_such_die'": {"rerolled_already", "lacks_not_one"},
    "f'{clash(FACES, of(game).map, tile, place)}_touch'": CLASHES,
}
"""Keys of refusals that are no constants in the source, and what they can be."""

# Modules


@cache
def modules() -> list[ModuleType]:
    shared = modules_of(throneworld.imperium)
    return [*shared, *modules_of(throneworld.ti4), throneworld.kernel.game, throneworld.kernel.windows]


# Refusals


class Given(NamedTuple):
    """A refusal as the source gives it: its possible keys, and its arguments if they are written out."""

    keys: frozenset[str]
    args: tuple[str, ...] | None


@cache
def refusals() -> list[Given]:
    return [_given(call) for module in modules() for call in calls(module) if called(call) == "Refusal"]


def _given(call: ast.Call) -> Given:
    key, args = call.args[1], call.args[2:]
    keys = frozenset(constants(key) | WORKED_OUT.get(ast.unparse(key), set()))
    if not args:
        return Given(keys, ())
    written = args[0].elts if isinstance(args[0], ast.Tuple) else None
    return Given(keys, None if written is None else tuple(_noun(each) for each in written))


def _noun(node: ast.expr) -> str:
    """What the source calls an argument: a fact of an occasion by its own name."""
    if isinstance(node, ast.Subscript) and ast.unparse(node.value).endswith("occasion"):
        return str(ast.literal_eval(node.slice))
    return ast.unparse(node)


def refusal_keys() -> set[str]:
    return {key for each in refusals() for key in each.keys}


NAMED: dict[str, str] = {
    **dict.fromkeys(("planet", "system", "place", "target", "origin", "MECATOL_REX"), "PLACE"),
    **dict.fromkeys(("self.order.system", "self.must", "way.origin"), "PLACE"),
    **dict.fromkeys(("other", "owner", "seat"), "PLAYER"),
    **dict.fromkeys(("law", "note"), "NAME"),
    **dict.fromkeys(("objective", "technology", "assimilator", "bound", "title", "kind", "unit"), "NAME"),
    **dict.fromkeys(
        ("card", "component", "agenda", "name", "listener.id", "self.currency", "option[1]"), "NAME"
    ),
    **dict.fromkeys(("TACTIC", "RESOURCES", "INFLUENCE", "TRAVEL_BAN"), "NAME"),
    **dict.fromkeys(("what", "named"), "NAMES"),
    "short": "TALLY",
    "parts": "ADDED",
    **dict.fromkeys(("SHARD", "CROWN", "HOLY_PLANET", "COMMITTEE", "SUPPORT", "INFANTRY", "CRUISER"), "NAME"),
}
"""By which function a message has to name an argument that the source calls so; anything else is a number."""
EXPLAINING: dict[str, tuple[str, ...]] = {
    "fleet_full": ("tokens", "parts"),
    "too_expensive": ("parts",),
}
"""What a reason that is shown tells beside the arguments that the source gives it."""
EITHER: dict[str, set[str]] = {
    **{each: {"PLACE", "NAME"} for each in ("origin", "target")},
    "outcome": {"PLAYER", "PLACE", "NAME"},
}
"""Places where ships come from, and pools that tokens come from; and whatever can be elected."""

# Reasons: the words `how` and `why` of events


@cache
def reasons() -> set[str]:
    return reasons_in(modules())


SAID_OTHERWISE: frozenset[str] = frozenset(
    {
        *("setup", "movement", "transport", "committed", "retreat"),
        *("researched", "gained", "assimilated"),
        *("points", "objectives", "last"),
        "undecided",
        *("space_cannon_defense", "ground_combat"),
    }
)
"""Reasons for which the messages that tell them have words of their own."""
BY_DEFAULT: frozenset[str] = frozenset({"produced", "discarded"})
"""Reasons that are the default of a step."""


TOLD: tuple[Quantity, ...] = (
    *(COMBAT_ROLL, COMBAT_DICE, CANNON_ROLL_AGAINST, CANNON_DICE, BOMBARDMENT_ROLL_AGAINST, BOMBARDMENT_DICE),
    *(FLEET_LIMIT, DISCOUNT),
)
"""Quantities of which players are told what alters them."""


def terms() -> set[str]:
    """Every small thing that has a name of its own beside the components."""
    return {
        *POOLS,
        "reinforcements",
        *("resources", "influence"),
        *("alpha", "beta"),
        *("for", "against"),
        *PLEDGES,
        *(SOUGHT + each for each in (*FILTERS, *SOUGHT_KINDS)),
        *(reasons() | BY_DEFAULT) - SAID_OTHERWISE,
        *(each.component for quantity in TOLD for each in EDITION.modifiers[quantity]),
    }


CHOICES: set[str] = {"seats", "fair", "build", "preset", "string", "suggested", *PRESETS}
"""Choices of settings, but for those that other games have too."""
