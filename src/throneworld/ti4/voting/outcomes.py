"""What can come of an agenda (RR 8.8 to 8.11, 8.18 to 8.22)."""

from __future__ import annotations

from collections.abc import Callable

from throneworld.imperium.council import AGAINST, FOR
from throneworld.imperium.order import playing
from throneworld.kernel.asks import Noun, Refusal
from throneworld.ti4 import tables
from throneworld.ti4.state import Ti4State

# Possible outcomes

_PLANETS = [(tile, planet) for tile in tables.TILES for planet in tile.planets]
_FITTING: dict[str, frozenset[str]] = {
    "non_home": frozenset(planet.id for tile, planet in _PLANETS if tile.kind != tables.HOME),
    "not_mecatol_rex": frozenset(planet.id for _, planet in _PLANETS if planet.id != tables.MECATOL_REX),
    **{
        trait: frozenset(planet.id for _, planet in _PLANETS if planet.trait == trait)
        for trait in (tables.CULTURAL, tables.HAZARDOUS, tables.INDUSTRIAL)
    },
}
_SECRETS = frozenset(tables.SECRET_DECK)


def possible_outcomes(state: Ti4State, agenda: str) -> tuple[Noun, ...]:
    """What players may vote for and predict; nothing if there is nothing to elect."""
    elect = tables.AGENDA[agenda].elect
    return _ELIGIBLE[elect](state, agenda) if elect else (FOR, AGAINST)


def outcome_refusal(state: Ti4State, agenda: str, outcome: Noun) -> Refusal | None:
    """Why an outcome is none of this agenda (RR 8.8, 8.9, 8.11)."""
    elect = tables.AGENDA[agenda].elect
    if not elect:
        return None if outcome in (FOR, AGAINST) else Refusal("RR 8.8", "for_or_against", (agenda,))
    if not _IS[elect](outcome):
        return Refusal("RR 8.9", f"elects_{elect}", (agenda,))
    if outcome in _ELIGIBLE[elect](state, agenda):
        return None
    return _unfit(state, agenda, outcome)


def _unfit(state: Ti4State, agenda: str, outcome: Noun) -> Refusal:
    """Of the right kind, and yet not to be elected."""
    elect = tables.AGENDA[agenda].elect
    if elect == tables.A_PLAYER:
        return Refusal("RR 31.2", "player_eliminated", (outcome,))
    if elect == tables.A_LAW:
        return Refusal("RR 7.3", "law_not_in_play", (outcome,))
    if elect == tables.A_SCORED_SECRET:
        return Refusal("RR 8.9", "secret_not_scored", (outcome,))
    if outcome not in state.control:
        return Refusal("RR 8.11", "planet_uncontrolled", (outcome,))
    wanted = next(each for each in tables.AGENDA[agenda].among if outcome not in _FITTING[each])
    return Refusal("RR 8.9", f"must_be_{wanted}", (outcome,))


def _planets(state: Ti4State, agenda: str) -> tuple[Noun, ...]:
    """Planets that somebody controls (RR 8.11) and that are as the card wants them."""
    filters = [_FITTING[each] for each in tables.AGENDA[agenda].among]
    return tuple(planet for planet in state.control if all(planet in each for each in filters))


def _scored_secrets(state: Ti4State, agenda: str) -> tuple[Noun, ...]:
    """Each once: what was leaked before may have been scored by several."""
    return tuple(dict.fromkeys(each for scored in state.scored for each in scored if each in _SECRETS))


_ELIGIBLE: dict[str, Callable[[Ti4State, str], tuple[Noun, ...]]] = {
    tables.A_PLAYER: lambda state, agenda: playing(state),
    tables.A_PLANET: _planets,
    tables.A_LAW: lambda state, agenda: tuple(state.laws),
    tables.A_SCORED_SECRET: _scored_secrets,
}


_IS: dict[str, Callable[[Noun], bool]] = {
    tables.A_PLAYER: lambda outcome: isinstance(outcome, int),
    tables.A_PLANET: lambda outcome: outcome in tables.PLANET,
    tables.A_LAW: lambda outcome: outcome in tables.AGENDA,
    tables.A_SCORED_SECRET: lambda outcome: outcome in _SECRETS,
}


def is_replaced(state: Ti4State, agenda: str) -> bool:
    """Whether the card says that it is discarded as soon as it is revealed."""
    reason = tables.AGENDA[agenda].discard_if
    if not reason:
        return False
    return not (state.laws if reason == "no_laws_in_play" else _scored_secrets(state, agenda))


def stays_in_play(agenda: str, outcome: Noun) -> bool:
    """Laws do, unless the votes against them win (RR 7.3, 7.6, 8.20, 8.21)."""
    return tables.AGENDA[agenda].kind == tables.LAW and (bool(tables.AGENDA[agenda].elect) or outcome == FOR)
