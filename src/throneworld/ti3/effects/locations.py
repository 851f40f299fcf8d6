"""Where the effect of an action card takes place: there an Agent may cancel it (SA-14.8.3, rulings 65, 229).

It is read from what was announced with the card, else from what the moment is about. A player is named by
his seat, a planet or the space of a system by its place; only a card that is aimed at one system names that
by its number. Scattered cards name every place that they touch: so it is known which part of them is where.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from throneworld.galaxy.sets import System
from throneworld.imperium.board import home_system, systems_in_play
from throneworld.imperium.edition import Place
from throneworld.imperium.marks import is_marked, mark, marks_of
from throneworld.kernel.asks import Noun, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Effect, Occasion, Play, is_cancelled
from throneworld.ti3.leaders.whereabouts import place_of
from throneworld.ti3.state import NOBODY, SYSTEM, Ti3State, of
from throneworld.ti3.tables import ACTION_CARD, MECATOL_TILE, SCATTERED
from throneworld.ti3.unsaid import UNSAID

CARD = "card"
"""What ends a mark: the action card that is being played has been carried out."""
STOPPED = "stopped"
"""Mark: an Agent stops the part of a scattered card that is in his system; its subject is card and system."""


def systems_of_card(game: Game, play: Play) -> tuple[System, ...]:
    """Where the effect of a card that was announced takes place."""
    state, card = of(game), ACTION_CARD.get(play.listener)
    found = LOCATED[card.location](state, play) if card else ()
    in_play = systems_in_play(state)
    return tuple(dict.fromkeys([system for system in found if in_play >> system & 1]))


# Scattered cards


def is_scattered(card: str) -> bool:
    return card in ACTION_CARD and ACTION_CARD[card].location in SCATTERED


def stop_part(game: Game, seat: int, card: str, system: System) -> None:
    mark(game, STOPPED, seat=seat, subject=f"{card}:{system}", until=CARD)


def is_stopped(state: Ti3State, card: str, system: System) -> bool:
    """Whether an Agent has taken the part of a scattered card out that is in a system (ruling 229)."""
    return bool(state.marks) and is_marked(state, STOPPED, subject=f"{card}:{system}")


def is_stopped_in_part(state: Ti3State, card: str) -> bool:
    return any(str(each.subject).startswith(f"{card}:") for each in marks_of(state, STOPPED))


def another_plays_it(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """A card of another player, and the first to cancel anything of it (ruling 106)."""
    touched = is_cancelled(game, occasion) or is_stopped_in_part(of(game), str(occasion["title"]))
    return UNSAID if touched or occasion["seat"] == seat else None


def places_left(state: Ti3State, card: str, targets: Iterable[Noun]) -> list[Place]:
    """The places that a scattered card has named, without those where it was stopped."""
    places = [noun for noun in targets if isinstance(noun, str) and noun in SYSTEM]
    return [place for place in places if not is_stopped(state, card, SYSTEM[place])]


def players_left(state: Ti3State, effect: Effect, card: str) -> list[int]:
    """The players at whom a card is aimed, without those at whose home it was stopped."""
    seats = [noun for noun in effect.targets if isinstance(noun, int)]
    return [seat for seat in seats if not is_stopped(state, card, home_system(state, seat))]


# What each location means


def _nowhere(state: Ti3State, play: Play) -> Iterable[System]:
    return ()


def _own_home(state: Ti3State, play: Play) -> Iterable[System]:
    return (home_system(state, play.seat),)


def _home_of_first(state: Ti3State, play: Play) -> Iterable[System]:
    """Whoever was named first, else whom the moment is about."""
    return [home_system(state, seat) for seat in _players(state, play)[:1]]


def _homes(state: Ti3State, play: Play) -> Iterable[System]:
    return [home_system(state, seat) for seat in _players(state, play)]


def _players(state: Ti3State, play: Play) -> list[int]:
    named = [noun for noun in play.targets if isinstance(noun, int)]
    facts = _facts(play, "seat")
    return [int(noun) for noun in named or facts if noun != NOBODY]


def _mecatol(state: Ti3State, play: Play) -> Iterable[System]:
    return (MECATOL_TILE,)


def _of_the_moment(state: Ti3State, play: Play) -> Iterable[System]:
    return [_system(noun) for noun in _facts(play, "system", "planet", "place")]


def _activated(state: Ti3State, play: Play) -> Iterable[System]:
    return state.active_systems() or _of_the_moment(state, play)


def _named(state: Ti3State, play: Play) -> Iterable[System]:
    """The first target is the system."""
    return [_system(noun) for noun in play.targets[:1]]


def _named_or_mecatol(state: Ti3State, play: Play) -> Iterable[System]:
    return (*_named(state, play), MECATOL_TILE)


def _first_place(state: Ti3State, play: Play) -> Iterable[System]:
    return _places(state, play)[:1] or _of_the_moment(state, play)


def _destination(state: Ti3State, play: Play) -> Iterable[System]:
    """The last place that was named; a card that is aimed at a system alone names that."""
    return _places(state, play)[-1:] or [_system(noun) for noun in play.targets[-1:]]


def _places(state: Ti3State, play: Play) -> list[System]:
    return [SYSTEM[noun] for noun in play.targets if isinstance(noun, str) and noun in SYSTEM]


def _captive(state: Ti3State, play: Play) -> Iterable[System]:
    return [SYSTEM[place_of(state, str(noun))] for noun in play.targets if noun in state.leaders]


def _facts(play: Play, *names: str) -> list[Noun]:
    facts = dict(zip(play.occasion.moment.facts, play.occasion.facts, strict=False))
    return [facts[name] for name in names if name in facts]


def _system(noun: Noun) -> System:
    return SYSTEM[noun] if isinstance(noun, str) else noun


LOCATED: dict[str, Callable[[Ti3State, Play], Iterable[System]]] = {
    "none": _nowhere,
    "cancelled_card": _nowhere,
    "own_home": _own_home,
    "target_home": _home_of_first,
    "target_homes": _homes,
    "mecatol_rex": _mecatol,
    "battle": _of_the_moment,
    "activated": _activated,
    "arrival": _of_the_moment,
    "fleet_hit": _of_the_moment,
    "chosen_system": _named,
    "chosen_system_or_mecatol_rex": _named_or_mecatol,
    "planet": _first_place,
    "dock": _first_place,
    "ship": _first_place,
    "lost_planets": _places,
    "captive": _captive,
    "destination": _destination,
    "destinations": _places,
    "each_planet": _places,
    "each_system": _places,
    "each_special_system": _places,
    "each_fleet": _places,
}
"""The closed list of the sheet. A cancellation is final, so its own location never matters (ruling 229)."""
