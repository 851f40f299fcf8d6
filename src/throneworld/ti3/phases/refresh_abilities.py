"""What planets yield that are used instead of being refreshed (SA-7.5)."""

from __future__ import annotations

from collections.abc import Callable

from throneworld.imperium.units import FIGHTER, PDS, left
from throneworld.imperium.verbs.goods import gain_trade_goods
from throneworld.imperium.verbs.units import place_units
from throneworld.kernel.game import Game
from throneworld.ti3.effects.wealth import put_wealth
from throneworld.ti3.state import SPACE, SYSTEM, of
from throneworld.ti3.steps.drawing import ACTION, POLITICAL, Draw
from throneworld.ti3.steps.laying import LayMines
from throneworld.ti3.tables import GROUND_FORCE, PDS_PER_PLANET, PLANET, SHOCK_TROOP

HOW = "refresh_ability"


def use_refresh_ability(game: Game, seat: int, planet: str) -> None:
    game.tell("refresh_ability_used", seat, planet)
    for what, number in PLANET[planet].refresh:
        YIELDS[what](game, seat, planet, number)


def _units(kind: str) -> Callable[[Game, int, str, int], None]:
    """They stand at the planet that was used (SA-7.5.3)."""
    return lambda game, seat, planet, number: place_units(game, seat, planet, kind, number, HOW)


def _shock_troops(game: Game, seat: int, planet: str, number: int) -> None:
    """Without shock troops in the game ground forces come instead (ruling 105)."""
    kind = SHOCK_TROOP if game.options["shock_troops"] else GROUND_FORCE
    place_units(game, seat, planet, kind, number, HOW)


def _fighters(game: Game, seat: int, planet: str, number: int) -> None:
    """In the system; what nothing supports there is lost at once (SA-7.5.4)."""
    place_units(game, seat, SPACE[SYSTEM[planet]], FIGHTER, number, HOW)


def _pds(game: Game, seat: int, planet: str, number: int) -> None:
    """As far as pieces and the limit of the planet go (ruling 123)."""
    state = of(game)
    there = state.units[seat].get(planet, state.edition.none)[state.edition.index[PDS]]
    room = min(PDS_PER_PLANET - there, left(state, seat, PDS, planet))
    place_units(game, seat, planet, PDS, min(number, room), HOW)


def _goods(game: Game, seat: int, planet: str, number: int) -> None:
    gain_trade_goods(game, seat, number, HOW)


def _wealth(game: Game, seat: int, planet: str, number: int) -> None:
    put_wealth(game, planet, number)


def _cards(deck: str) -> Callable[[Game, int, str, int], None]:
    return lambda game, seat, planet, number: game.do(Draw(seat=seat, deck=deck, count=number))


def _mines(game: Game, seat: int, planet: str, number: int) -> None:
    game.do(LayMines(seat=seat, system=SYSTEM[planet], left=number))


YIELDS: dict[str, Callable[[Game, int, str, int], None]] = {
    "shock_troops": _shock_troops,
    "ground_forces": _units(GROUND_FORCE),
    "fighters": _fighters,
    "pds": _pds,
    "trade_goods": _goods,
    "natural_wealth": _wealth,
    "action_cards": _cards(ACTION),
    "political_cards": _cards(POLITICAL),
    "space_mines": _mines,
}

EVENTS: dict[str, tuple[str, ...]] = {"refresh_ability_used": ("seat", "planet")}
