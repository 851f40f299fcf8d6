"""A system becomes another: what was there leaves the game, or goes back to whoever it belongs to."""

from __future__ import annotations

from msgspec.structs import replace

from throneworld.imperium.edition import Place
from throneworld.imperium.movement.cargo import move_ship
from throneworld.imperium.state import Load
from throneworld.imperium.verbs.cards import forget
from throneworld.imperium.verbs.planets import lose_control
from throneworld.imperium.verbs.tokens import has_token_in, take_token_off
from throneworld.imperium.verbs.units import remove_units
from throneworld.kernel.game import Game
from throneworld.ti3.council.laws import discard_law
from throneworld.ti3.council.subjects import elects
from throneworld.ti3.deeds import LOST, note
from throneworld.ti3.domains.held import lose_finds
from throneworld.ti3.leaders.fate import displace, riders_lost
from throneworld.ti3.leaders.whereabouts import leaders_at
from throneworld.ti3.state import NEUTRAL, NO_SYSTEM, NOBODY, SPACE, Ti3State, of
from throneworld.ti3.tables import COPIES
from throneworld.ti3.verbs.domains import put_away_unseen
from throneworld.ti3.verbs.facilities import destroy_facilities

PILE = "wrecks:"
"""Begins the name of trade goods that lie in a system, beside those in its space; its number follows."""


def become(game: Game, system: int, kind: str, how: str, keeps: tuple[int, Load] | None = None) -> int:
    """Its tile is exchanged for one of a kind that is not in use; `keeps` is a ship that stays, and whose.

    What lies on its borders stays there. Returns the number of the new tile.
    """
    state = of(game)
    tile = next(each for each in COPIES[kind] if each not in state.map)
    clear_counters(game, system)
    state.map = tuple([tile if each == system else each for each in state.map])
    shift_borders(state, system, tile)
    if keeps is not None:
        seat, ship = keeps
        move_ship(game, seat, SPACE[system], SPACE[tile], ship, how)
    for place in state.edition.places[system]:
        _clear(game, place, how)
    state.goods_on.pop(f"{PILE}{system}", None)
    state.gates = tuple([gate for gate in state.gates if gate.system != system])
    if state.high_alert == system:
        state.high_alert, state.high_alert_of = NO_SYSTEM, NOBODY
    game.tell("system_becomes", SPACE[system], SPACE[tile])
    return tile


def clear_counters(game: Game, system: int) -> None:
    """All command counters there go back to the reinforcements."""
    for seat in range(game.seats):
        if has_token_in(of(game), seat, system):
            take_token_off(game, seat, system)


def shift_borders(state: Ti3State, system: int, tile: int) -> None:
    number = {system: tile}
    state.borders = tuple(
        [
            replace(each, one=number.get(each.one, each.one), other=number.get(each.other, each.other))
            for each in state.borders
        ]
    )
    mines = []
    for mine in state.mines:
        one, other = sorted((number.get(mine.one, mine.one), number.get(mine.other, mine.other)))
        mines.append(replace(mine, one=one, other=other))
    state.mines = tuple(mines)
    for law in [law for law in state.laws if elects(law) == "border"]:
        ends = [int(each) for each in str(state.laws[law]).split(" ")]
        state.laws[law] = " ".join(SPACE[each] for each in sorted(number.get(each, each) for each in ends))


def _clear(game: Game, place: Place, how: str) -> None:
    state = of(game)
    for side in (NEUTRAL, *range(game.seats)):
        _clear_units(game, side, place, how)
    displace(game, leaders_at(state, place), place)
    state.exhausted_docks = tuple([each for each in state.exhausted_docks if each != place])
    if place in state.control:
        owner = state.control[place]
        destroy_facilities(game, place)
        lose_control(game, place)
        note(game, LOST, owner, place, NOBODY)
    lose_finds(game, place)
    _clear_tokens(state, place)
    for law in [law for law, about in state.laws.items() if about == place]:
        discard_law(game, law)


def _clear_units(game: Game, side: int, place: Place, how: str) -> None:
    state = of(game)
    for ship in state.loads(side).get(place, ()):
        riders_lost(game, side, place, ship.riders)
    if side != NEUTRAL:
        state.aboard[side].pop(place, None)
    group = state.forces(side).get(place, state.edition.none)
    for kind, number in zip(state.edition.kinds, group, strict=True):
        remove_units(game, side, place, kind, number, how)


def _clear_tokens(state: Ti3State, place: Place) -> None:
    """Artifacts and counters leave the game, those that lie face down unseen."""
    state.counters.pop(place, None)
    put_away_unseen(state, place)
    state.goods_on.pop(place, None)
    state.worldgates = tuple([each for each in state.worldgates if each != place])
    for artifact in [each for each, where in state.artifacts.items() if where == place]:
        del state.artifacts[artifact]
        state.artifact_holders.pop(artifact, None)
    while place in state.burials:
        at = state.burials.index(place)
        forget(state, state.buried[at])
        state.burials = (*state.burials[:at], *state.burials[at + 1 :])
        state.buried = (*state.buried[:at], *state.buried[at + 1 :])


EVENTS: dict[str, tuple[str, ...]] = {"system_becomes": ("place", "other_place")}
