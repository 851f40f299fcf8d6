"""Cards and abilities that may be played at some moment: when they are worth it (RR 1, 2)."""

from __future__ import annotations

from throneworld.bots.ti4.force import Prospect, ongoing_battle
from throneworld.bots.ti4.goals import saving
from throneworld.bots.ti4.position import Position
from throneworld.bots.ti4.voting import interest
from throneworld.kernel.asks import Ask, Option
from throneworld.ti4.state import NOBODY
from throneworld.ti4.tables import ACTION_CARD, AGENDA, OBJECTIVE

PASS: Option = ("pass",)

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
IN_COMBAT: frozenset[str] = frozenset(
    {"morale_boost", "fighter_prototype", "shields_holding", "emergency_repairs", "fire_team"}
)
"""Cards for a combat that is not decided yet."""
NEVER: frozenset[str] = frozenset({"ancient_burial_sites", "confusing_legal_text"})
"""Cards that a plain player does better without."""
CLOSE = (0.12, 0.9)
"""Between these odds a card may decide a combat."""


def window(position: Position, ask: Ask) -> Option:
    """The first of the cards and abilities offered that is worth playing now."""
    for option in ask.options:
        if option != PASS and _plays(position, ask, str(option[1])):
            return option
    return PASS


def _plays(position: Position, ask: Ask, what: str) -> bool:
    if what in OBJECTIVE:
        return True
    if what == "sabotage":
        return str(ask.about.get("fact0")) in DANGEROUS and ask.about.get("fact1") != position.me
    if what in ACTION_CARD:
        return _plays_card(position, ask, what)
    return _uses_ability(position, ask, what)


def _plays_card(position: Position, ask: Ask, card: str) -> bool:
    if saving(position).cards and len(position.state.hands[position.me]) <= saving(position).cards:
        return False
    if card in NEVER:
        return False
    if ACTION_CARD[card].rider:
        return _rides(position, ask)
    if card in IN_COMBAT:
        return _is_close(position)
    if card == "skilled_retreat":
        return _battle(position).win < 0.15
    if card == "veto":
        return _best_interest(position, ask) < -2.0
    if card in ("flank_speed", "lost_star_chart", "in_the_silence_of_space"):
        return False
    return True


def _rides(position: Position, ask: Ask) -> bool:
    """A prediction costs the vote: only where our vote would not matter much to us."""
    agenda = str(ask.about.get("fact0", ""))
    return agenda in AGENDA and _best_interest(position, ask) < 6.0


def _best_interest(position: Position, ask: Ask) -> float:
    agenda = str(ask.about.get("fact0", ""))
    if agenda not in AGENDA:
        return 0.0
    if AGENDA[agenda].elect:
        return interest(position, agenda, position.me) if AGENDA[agenda].elect == "player" else 1.0
    return max(interest(position, agenda, outcome) for outcome in ("for", "against"))


def _battle(position: Position) -> Prospect:
    system = position.state.active_system
    opponent = position.hostile(system) if system else NOBODY
    if opponent == NOBODY or not sum(position.fleet(position.me, system)):
        return Prospect(0.5, 0.0, 0.0)
    return ongoing_battle(position, opponent, system)


def _is_close(position: Position) -> bool:
    return CLOSE[0] < _battle(position).win < CLOSE[1]


def _uses_ability(position: Position, ask: Ask, what: str) -> bool:
    """Abilities are there to be used, unless they harm whoever uses them."""
    return what not in ABILITIES_LEFT_ALONE


ABILITIES_LEFT_ALONE: frozenset[str] = frozenset({"stymie"})
"""Abilities and notes that are kept, or that want more thought than this."""
