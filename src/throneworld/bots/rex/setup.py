"""Setting the game up: races, the prediction, traitors, the fleet, Sol's first units (Rex p.5)."""

from __future__ import annotations

from throneworld.bots.rex.position import Position
from throneworld.kernel.asks import Ask, Option
from throneworld.rex.tables import RACE, RACE_OF, SECTORS, SPACE, STRENGTH

FAVOURITES = ("letnev", "lazax", "hacan", "sol", "jol_nar", "xxcha")
"""Races in the order in which they are chosen."""
EARLY = {
    "letnev": (4.0, 1.5, 0.5),
    "jol_nar": (2.0, 0.4, 0.2),
    "sol": (1.0, 1.6, 0.4),
    "hacan": (0.2, 1.4, 0.6),
    "lazax": (0.0, 0.5, 1.2),
}
"""How promising each race is in the first three rounds: a garrisoned spaceport strikes at once."""
PALACE, OUTPOST = "imperial_palace", "iaf_hq"
"""Where Sol lands: a stronghold, and the shielded space from which Mecatol Power South is two moves off."""


def choose_race(position: Position, ask: Ask) -> Option:
    return min(ask.options, key=lambda option: FAVOURITES.index(str(option[1])))


def predict_winner(position: Position, ask: Ask) -> Option:
    """Who strikes early, and late in the order of play, when nobody can answer any more."""
    if ask.options[0][0] == "round":
        seat = position.races.index(str(ask.about["race"]))
        return ("round", max((1, 2, 3), key=lambda number: _promise(position, seat, number)))
    others = [seat for seat in range(len(position.races)) if seat != position.me]
    best = max(others, key=lambda seat: max(_promise(position, seat, number) for number in (1, 2, 3)))
    return ("race", position.races[best])


def _promise(position: Position, seat: int, number: int) -> float:
    """The first player's token goes to the left each round (Rex p.12)."""
    seats = len(position.races)
    place: int = (seat - position.view["first"] - (number - 1)) % seats
    return EARLY[position.races[seat]][number - 1] * (1 + 2 * place / seats)


def select_traitor(position: Position, ask: Ask) -> Option:
    """A strong leader of somebody else; he is the likeliest to be sent into the battles that count."""

    def use(option: Option) -> tuple[bool, int]:
        leader = str(option[1])
        return RACE_OF[leader] != position.race, STRENGTH[leader]

    return max(ask.options, key=use)


def fleet_dial(position: Position, ask: Ask) -> Option:
    """The number that, whatever the other dial shows, keeps the fleet off the spaces one wants first."""
    wanted = _wanted(position.race)

    def nuisance(option: Option) -> int:
        sectors = [abs(int(option[1]) - other) for other in range(21)]
        return sum(wanted.get(sector if 1 <= sector <= SECTORS else 1, 0) for sector in sectors)

    return min(ask.options, key=nuisance)


def _wanted(race: str) -> dict[int, int]:
    """How much it hurts when the fleet starts on a sector: strongholds to take and units to move."""
    wanted = {SPACE[space].sector: 2 for space in ("imperial_palace", "mecatol_power_south")}
    for space, _ in RACE[race].starts:
        wanted[SPACE[space].sector] = 3
    for sector in RACE[race].landing:
        wanted[sector] = 3
    return wanted


def place_starting_units(position: Position, ask: Ask) -> Option:
    """Half into the palace, half next to Mecatol Power South; if one is bombarded, all into the other."""
    left, space = int(ask.about["left"]), str(ask.about["space"])
    if space:
        return ("units", (left + 1) // 2 if left > 5 and _both_open(position) else left)
    for choice in (PALACE, OUTPOST) if left > 5 else (OUTPOST, PALACE):
        if ("space", choice) in ask.options:
            return ("space", choice)
    shielded = [option for option in ask.options if position.shielded(str(option[1]))]
    return (shielded or list(ask.options))[0]


def _both_open(position: Position) -> bool:
    return all(position.fleet != sector for sector in (SPACE[PALACE].sector, SPACE[OUTPOST].sector))
