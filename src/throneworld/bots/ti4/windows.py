"""Cards and abilities that may be played at some moment: when they are worth it (RR 1, 2)."""

from __future__ import annotations

from collections.abc import Callable

from throneworld.bots.ti4.force import SURE, Prospect, landing, ongoing_battle
from throneworld.bots.ti4.goals import saving, spendable
from throneworld.bots.ti4.position import Position
from throneworld.bots.ti4.strategy import best_swap
from throneworld.bots.ti4.voting import best_interest
from throneworld.imperium.paying import INFLUENCE
from throneworld.kernel.asks import Ask, Option
from throneworld.ti4.state import NOBODY
from throneworld.ti4.tables import ACTION_CARD, OBJECTIVE, PLANET

PASS: Option = ("pass",)
CLOSE = (0.12, 0.9)
"""Between these odds a card may decide a combat."""
DANGEROUS: frozenset[str] = frozenset(
    {
        "direct_hit",
        "plague",
        "reactor_meltdown",
        "unstable_planet",
        "uprising",
        "lucky_shot",
        "insubordination",
        "tactical_bombardment",
        "imperial_rider",
        "public_disgrace",
        "assassinate_representative",
        "signal_jamming",
        "cripple_defenses",
        "infiltrate",
    }
)
"""Cards of others that are worth a Sabotage."""


def window(position: Position, ask: Ask) -> Option:
    """The first of the cards and abilities offered that is worth playing now."""
    for option in ask.options:
        if option != PASS and _plays(position, ask, str(option[1])):
            return option
    return PASS


def _plays(position: Position, ask: Ask, what: str) -> bool:
    """Whatever is not looked at more closely is there to be used."""
    if what in OBJECTIVE:
        return True
    if what in ACTION_CARD:
        if _is_collected(position):
            return False
        if ACTION_CARD[what].rider:
            return best_interest(position, _agenda(ask)) < 6.0
    return CONDITIONS.get(what, _always)(position, ask)


def _is_collected(position: Position) -> bool:
    """Whether every card in hand is kept for an objective."""
    kept = saving(position).cards
    return bool(kept) and len(position.state.hands[position.me]) <= kept


def _agenda(ask: Ask) -> str:
    return str(ask.about.get("agenda", ""))


# Conditions


def _always(position: Position, ask: Ask) -> bool:
    return True


def _never(position: Position, ask: Ask) -> bool:
    return False


def _in_a_close_fight(position: Position, ask: Ask) -> bool:
    return CLOSE[0] < _fight(position, ask).win < CLOSE[1]


def _in_a_lost_fight(position: Position, ask: Ask) -> bool:
    return _fight(position, ask).win < 0.15


def _with_goods(position: Position, ask: Ask) -> bool:
    """Trade goods that are not saved, in a fight that they may decide."""
    free = position.state.trade_goods[position.me] - saving(position).trade_goods
    return free >= 2 and _in_a_close_fight(position, ask)


def _with_influence(position: Position, ask: Ask) -> bool:
    return spendable(position, INFLUENCE) >= 2


def _against_danger(position: Position, ask: Ask) -> bool:
    return str(ask.about.get("title")) in DANGEROUS and ask.about.get("seat") != position.me


def _against_others(position: Position, ask: Ask) -> bool:
    return ask.about.get("seat") != position.me


def _for_a_bad_agenda(position: Position, ask: Ask) -> bool:
    """One that cannot end well for us."""
    return best_interest(position, _agenda(ask)) < 0.1


def _for_a_great_agenda(position: Position, ask: Ask) -> bool:
    return best_interest(position, _agenda(ask)) >= 4.0


def _when_elected_to_harm(position: Position, ask: Ask) -> bool:
    return "public_execution" in ask.about.values()


def _for_a_better_card(position: Position, ask: Ask) -> bool:
    return best_swap(position) > 4.0


CONDITIONS: dict[str, Callable[[Position, Ask], bool]] = {
    # Action cards
    "sabotage": _against_danger,
    "morale_boost": _in_a_close_fight,
    "fighter_prototype": _in_a_close_fight,
    "shields_holding": _in_a_close_fight,
    "emergency_repairs": _in_a_close_fight,
    "skilled_retreat": _in_a_lost_fight,
    "intercept": _in_a_close_fight,
    "bunker": _against_others,
    "bribery": _for_a_great_agenda,
    "veto": _for_a_bad_agenda,
    "confusing_legal_text": _when_elected_to_harm,
    "flank_speed": _never,
    "lost_star_chart": _never,
    "in_the_silence_of_space": _never,
    # Abilities and technologies
    "instinct_training": _against_danger,
    "quash": _for_a_bad_agenda,
    "foresight": _in_a_lost_fight,
    "devotion": _never,
    "impulse_core": _never,
    "munitions_reserves": _with_goods,
    "wrath_of_kenara": _with_goods,
    "indoctrination": _with_influence,
    "transit_diodes": _never,
    "bioplasmosis": _never,
    "quantum_datahub_node": _for_a_better_card,
    "spacial_conduit_cylinder": _never,
    # Laws and notes
    "minister_of_peace": _against_others,
    "greyfire_mutagen": _against_others,
    "imperial_arbiter": _for_a_better_card,
    "acquiescence": _for_a_better_card,
    "committee_formation": _for_a_great_agenda,
}
"""What has to be the case before something is played."""


# The fight that is on


def _fight(position: Position, ask: Ask) -> Prospect:
    planet = next((str(fact) for fact in ask.about.values() if fact in PLANET), "")
    return _on_planet(position, planet) if planet else _in_space(position)


def _on_planet(position: Position, planet: str) -> Prospect:
    defender, mine = position.defender(planet), position.ground(position.me, planet)
    if defender == NOBODY or not mine:
        return SURE
    return landing(position, position.me, mine, defender, planet)


def _in_space(position: Position) -> Prospect:
    system = position.state.active_system
    opponent = position.hostile(system) if system else NOBODY
    if opponent == NOBODY or not sum(position.fleet(position.me, system)):
        return SURE
    return ongoing_battle(position, opponent, system)
