"""Which options are listed in which order, and which a person hardly means."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from throneworld.cli.ti4.systems import KINDS
from throneworld.imperium.movement.ways import barred, move_of, reach_of
from throneworld.kernel.asks import Option
from throneworld.kernel.game import Game
from throneworld.ti4.owning import has_technology
from throneworld.ti4.state import SPACE, SYSTEM, Ti4State, of
from throneworld.ti4.technologies.activation import GRAVITY_DRIVE
from throneworld.ti4.units import INDEX, SHIPS
from throneworld.words import Words

BY_PLACE = ("load", "ship", "boost", "give_up")
"""Verbs whose options come as the units moved last; whoever answers unit by unit needs a list that stays."""
POINTLESS = frozenset({"no_such_ship", "no_boost", "nothing_to_load", "already_there", "has_moved"})
"""Reasons of options that nobody would look for."""
OBVIOUS = frozenset(
    {
        "card_taken",
        "colour_taken",
        "faction_taken",
        "no_move_value",
        "no_neighbours",
        "no_votes_yet",
        "nothing_offered",
        "nothing_to_clear",
        "planet_exhausted",
        "strategy_card_exhausted",
        "technology_owned",
    }
)
"""Reasons that the board shows, or that everybody knows after a game."""
SURVEYED = frozenset({"choose_strategy_card"})
TACTICAL = "tactical"
FARTHEST = 9
"""No ship moves farther, whatever helps it."""


def ordered(options: Sequence[Option]) -> list[Option]:
    """Those that name units by their place, then by their kind; the others where the game puts them."""
    verbs = list(dict.fromkeys(option[0] for option in options))
    return sorted(options, key=lambda option: (verbs.index(option[0]), _rank(option)))


def _rank(option: Option) -> tuple[int, int, str, bool]:
    if option[0] not in BY_PLACE:
        return 0, 0, "", False
    kind, place = str(option[1]), str(option[2])
    return SYSTEM[place], KINDS.index(kind), place, option[3:] == (1,)


def far(game: Game, seat: int, options: Iterable[Option]) -> list[Option]:
    """Activations of systems where the player has nothing and no ship of his can come."""
    actions = [option for option in options if option[0] == TACTICAL]
    return [option for option in actions if not _concerns(game, seat, int(option[1]))]


def aside(words: Words, options: Sequence[Option]) -> str:
    names = ", ".join(str(option[1]) for option in options)
    return words.say("galaxy-far", names=names, text=" ".join(map(str, options[0])))


def _concerns(game: Game, seat: int, system: int) -> bool:
    state = of(game)
    own = state.units[seat]
    return any(SYSTEM[place] == system for place in own) or _is_reached(game, state, seat, system)


def _is_reached(game: Game, state: Ti4State, seat: int, system: int) -> bool:
    reach, boost = reach_of(state, seat, system, barred(game, seat), move=FARTHEST), _boost(state, seat)
    return any(
        reach.origins(move + boost) >> origin & 1
        for origin, kind in _ships(state, seat)
        if (move := move_of(state, seat, kind, origin, reach.land))
    )


def _boost(state: Ti4State, seat: int) -> int:
    return 1 if has_technology(state, seat, GRAVITY_DRIVE) else 0


def _ships(state: Ti4State, seat: int) -> list[tuple[int, str]]:
    """Where the player has which kinds of ships."""
    return [
        (SYSTEM[place], kind)
        for place, group in state.units[seat].items()
        if place == SPACE[SYSTEM[place]]
        for kind in SHIPS
        if group[INDEX[kind]]
    ]
