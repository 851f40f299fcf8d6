"""Whether a player meets an objective now (SA-12.1.1, rulings 94, 132, 148, 209, 215, 227).

Each record of `tables.needs` is decided by one function of its own. What has to be spent is looked at by
`spending`: here it counts as met.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import fields, replace

from throneworld.imperium.order import playing
from throneworld.kernel.game import Game
from throneworld.ti3.objectives import comparing, holding, presence
from throneworld.ti3.objectives.fitting import fitted
from throneworld.ti3.objectives.history import did, number_done
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.tables import COLOURS, OBJECTIVE, OBJECTIVES, RACIAL
from throneworld.ti3.tables import needs as records
from throneworld.ti3.tables.needs import ONE, AnyOf, Did, DidNot, Held, Need, Number, Spend, SumOf

met_against_saar_alone = holding.met_against_saar_alone


def is_met(game: Game, seat: int, objective: str) -> bool:
    """Whether a player fulfils an objective on the board as it is, whatever he would have to spend."""
    state = of(game)
    if not state.map or not all(state.factions):
        return False
    if OBJECTIVE[objective].deck == RACIAL:
        found = fitted(game, OBJECTIVE[objective].needs)
        return bool(found) and all(meets(state, seat, need) for need in found)
    return any(all(meets(state, seat, need) for need in needs) for needs in READINGS[objective])


def met_by(game: Game, objective: str) -> list[int]:
    """All who would fulfil an objective now."""
    return [seat for seat in playing(of(game)) if is_met(game, seat, objective)]


def meets(state: Ti3State, seat: int, need: Need) -> bool:
    return DECIDES[type(need)](state, seat, need)


# Records that hold others


def _any_of(state: Ti3State, seat: int, need: AnyOf) -> bool:
    return any(meets(state, seat, each) for each in need.needs)


def _sum_of(state: Ti3State, seat: int, need: SumOf) -> bool:
    return sum([_number(state, seat, each) for each in need.needs]) >= need.n


def _number(state: Ti3State, seat: int, need: Number | Did) -> int:
    if isinstance(need, Did):
        return number_done(state, seat, need)
    return comparing.number_of(state, seat, need.of, need.at)


def _did_not(state: Ti3State, seat: int, need: DidNot) -> bool:
    return not number_done(state, seat, Did(what=need.what))


def _never(state: Ti3State, seat: int, need: Need) -> bool:
    """It is replaced, or does something else than to be claimed."""
    return False


def _elsewhere(state: Ti3State, seat: int, need: Spend) -> bool:
    return True


DECIDES: dict[type[Any], Callable[[Ti3State, int, Any], bool]] = {
    records.Planets: holding.planets,
    records.Systems: presence.systems,
    records.Presence: presence.presence,
    records.Units: presence.units,
    records.Chain: presence.chain,
    records.Technologies: holding.technologies,
    records.Artifacts: holding.artifacts,
    records.Specialties: holding.specialties,
    records.TradeStations: holding.trade_stations,
    records.OpponentHomes: holding.opponent_homes,
    records.PlanetResources: holding.planet_resources,
    records.Number: comparing.number,
    records.More: comparing.more,
    records.Fewer: comparing.fewer,
    records.Is: comparing.office,
    records.Held: holding.held,
    records.Did: did,
    records.Bespoke: presence.threatens_two,
    DidNot: _did_not,
    AnyOf: _any_of,
    SumOf: _sum_of,
    Spend: _elsewhere,
    records.Replaced: _never,
    records.EndsGame: _never,
}


# One and the same colour


def _readings(needs: tuple[Need, ...]) -> tuple[tuple[Need, ...], ...]:
    """What an objective asks for, for each colour that may be meant."""
    named = [tuple(_in_colour(need, colour) for need in needs) for colour in COLOURS]
    return tuple(dict.fromkeys(named))


def _in_colour(need: Any, colour: str) -> Any:
    if isinstance(need, Held):
        return Held(_in_colour(need.what, colour), need.until)
    change = {each.name: colour for each in fields(need) if getattr(need, each.name) == ONE}
    return replace(need, **change) if change else need


READINGS: dict[str, tuple[tuple[Need, ...], ...]] = {each.id: _readings(each.needs) for each in OBJECTIVES}
"""The ways in which each objective can be read: one, or one for each colour."""
