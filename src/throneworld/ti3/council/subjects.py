"""What can be voted for: a side, or a subject of the kind that an agenda elects (SA-9.2, ruling 170).

A subject is one noun, as `state.laws` keeps it: a seat, the id of a planet, card or colour, or the space area
of a system. What takes two nouns to name (a border, a pair of players, a fleet) is both with a blank between.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from throneworld.galaxy.sets import members
from throneworld.imperium.board import all_systems, edges, planets_in_play
from throneworld.imperium.council import AGAINST, FOR, AgendaText
from throneworld.imperium.marks import is_marked
from throneworld.imperium.order import playing
from throneworld.imperium.units import DREADNOUGHT, count, fleets
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.ti3.points import VOICE_OF_THE_COUNCIL
from throneworld.ti3.state import SPACE, SYSTEM, Ti3State, of
from throneworld.ti3.surrendered import without_surrendered
from throneworld.ti3.tables import (
    AGENDA,
    COLOURS,
    GATE,
    HOME,
    LAW,
    MECATOL_REX,
    PLANET,
    STRATEGY_CARD,
    TILE,
    VOID,
)

PLACED = "placed"
"""The outcome of an agenda on which votes are only placed."""
NEW_LAW = "new_law"
"""Mark: this law has come into force in this round."""

A_SHIP = "dreadnought"
NAMED_BY_TWO = ("pair_of_players", "fleet", A_SHIP, "border")
"""The kinds of subjects that take two nouns."""

Subjects = list[Noun]


class Text(AgendaText, frozen=True):
    """What an agenda does once, and which subjects of its kind may be named."""

    among: tuple[str, ...] = ()


def elects(agenda: str) -> str:
    """The kind of what an agenda elects; nothing where it is voted for or against."""
    return "player" if agenda == VOICE_OF_THE_COUNCIL else AGENDA[agenda].elect


def is_law(agenda: str) -> bool:
    return agenda in AGENDA and AGENDA[agenda].kind == LAW


def subjects_of(game: Game, agenda: str) -> Subjects:
    """Everything that players may vote for at present."""
    if agenda in AGENDA and AGENDA[agenda].place_votes:
        return [PLACED]
    kind = elects(agenda)
    if not kind:
        return [FOR, AGAINST]
    text = game.definition.texts.get(agenda)
    wanted = [FILTERS_OF_SUBJECTS[name] for name in text.among] if isinstance(text, Text) else []
    state = of(game)
    return [each for each in ELIGIBLE[kind](state) if all(fits(state, each) for fits in wanted)]


def nouns_of(agenda: str, subject: Noun) -> tuple[Noun, ...]:
    """A subject as the nouns of an option."""
    kind = elects(agenda)
    if kind not in NAMED_BY_TWO:
        return (subject,)
    parts = str(subject).split(" ")
    if kind == "pair_of_players":
        return int(parts[0]), int(parts[1])
    if kind in ("fleet", "dreadnought"):
        return int(parts[0]), parts[1]
    return tuple(parts)


def told(agenda: str, subject: Noun) -> tuple[Noun, Noun, Noun]:
    """A subject as facts of an event: of which kind it is, and its one or two nouns."""
    one, *other = nouns_of(agenda, subject)
    return elects(agenda) or "side", one, other[0] if other else ""


def subject_in(nouns: Option) -> Noun:
    """The nouns of an option as one subject."""
    return nouns[0] if len(nouns) == 1 else " ".join(map(str, nouns))


def subject_refusal(game: Game, agenda: str, subject: Noun) -> Refusal | None:
    """Why an agenda cannot have this outcome."""
    if subject in subjects_of(game, agenda):
        return None
    kind = elects(agenda)
    if not kind:
        placed = agenda in AGENDA and AGENDA[agenda].place_votes
        return Refusal("SA-9.2.2", "votes_are_placed" if placed else "for_or_against", (agenda,))
    return Refusal("SA-9.2.1", f"elects_{kind}", (agenda,))


# Kinds of subjects


def _players(state: Ti3State) -> tuple[int, ...]:
    """Agendas ignore whoever has surrendered, with his fleets (SA-8.10.10)."""
    return without_surrendered(state, playing(state))


def _planets(state: Ti3State) -> Subjects:
    """Trade stations are none."""
    return [planet for planet in planets_in_play(state) if not PLANET[planet].trade_station]


def _systems(state: Ti3State) -> Subjects:
    return [SPACE[system] for system in all_systems(state)]


def _special_systems(state: Ti3State) -> Subjects:
    return [SPACE[system] for system in all_systems(state) if TILE[system].special]


def _borders(state: Ti3State) -> Subjects:
    """Between two tiles; a wormhole is none."""
    near = edges(state.edition, state.map)
    pairs = [(one, other) for one in all_systems(state) for other in members(near[one]) if one < other]
    return [f"{SPACE[one]} {SPACE[other]}" for one, other in pairs]


def _pairs(state: Ti3State) -> Subjects:
    return [f"{one} {other}" for one, other in combinations(_players(state), 2)]


def _fleets(state: Ti3State) -> Subjects:
    """All ships of one player in one system."""
    return [f"{seat} {SPACE[system]}" for seat in _players(state) for system in members(fleets(state, seat))]


def _dreadnoughts(state: Ti3State) -> Subjects:
    """Where somebody has one."""
    found = [str(each).split(" ") for each in _fleets(state)]
    return [f"{seat} {place}" for seat, place in found if count(state, int(seat), place, DREADNOUGHT)]


ELIGIBLE: dict[str, Callable[[Ti3State], Subjects]] = {
    "player": lambda state: list(_players(state)),
    "planet": _planets,
    "system": _systems,
    "special_system": _special_systems,
    "border": _borders,
    "fleet": _fleets,
    "dreadnought": _dreadnoughts,
    "pair_of_players": _pairs,
    "technology_colour": lambda state: list(COLOURS),
    "public_objective": lambda state: [*state.objectives, *state.objectives_2],
    "strategy_card": lambda state: list(STRATEGY_CARD),
    "law": lambda state: list(state.laws),
}

# Which of them


def _not_home(state: Ti3State, subject: Noun) -> bool:
    return TILE[SYSTEM[str(subject)]].kind not in (HOME, GATE)


def _in_force_before(state: Ti3State, subject: Noun) -> bool:
    """In force when the round began."""
    return not is_marked(state, NEW_LAW, subject=subject)


def _is_controlled(state: Ti3State, subject: Noun) -> bool:
    return subject in state.control


def _not_mecatol(state: Ti3State, subject: Noun) -> bool:
    return subject != MECATOL_REX


def _is_void(state: Ti3State, subject: Noun) -> bool:
    return TILE[SYSTEM[str(subject)]].kind == VOID


IS_VOID = "void_system"
NOT_HOME, IN_FORCE_BEFORE = "not_home", "in_force_before"
CONTROLLED, NOT_MECATOL = "controlled", "not_mecatol"
FILTERS_OF_SUBJECTS: dict[str, Callable[[Ti3State, Noun], bool]] = {
    NOT_HOME: _not_home,
    IN_FORCE_BEFORE: _in_force_before,
    IS_VOID: _is_void,
    CONTROLLED: _is_controlled,
    NOT_MECATOL: _not_mecatol,
}
