"""Technology cards: gaining, exhausting, readying (RR 79, 86)."""

from __future__ import annotations

from throneworld.kernel.game import Game
from throneworld.ti4.state import Ti4State, of
from throneworld.ti4.tables import FACTION, TECHNOLOGY, UNIT, UNIT_TYPES


def put_technology(game: Game, seat: int, technology: str, how: str) -> None:
    """Out of a player's technology deck into his play area, where it counts at once (RR 79.10, 86.2)."""
    state = of(game)
    state.technologies[seat] = (*state.technologies[seat], technology)
    state.sheets[seat] = sheet_of(state, seat)
    game.tell("technology_gained", seat, technology, how)


def drop_technology(game: Game, seat: int, technology: str) -> None:
    """Back into the technology deck, or a copied text that is given up."""
    state = of(game)
    state.technologies[seat] = tuple(each for each in state.technologies[seat] if each != technology)
    exhausted = state.exhausted_technologies[seat]
    state.exhausted_technologies[seat] = tuple(each for each in exhausted if each != technology)
    state.sheets[seat] = sheet_of(state, seat)
    game.tell("technology_lost", seat, technology)


def exhaust_technology(game: Game, seat: int, technology: str) -> None:
    state = of(game)
    state.exhausted_technologies[seat] = (*state.exhausted_technologies[seat], technology)
    game.tell("technology_exhausted", seat, technology)


def ready_technologies(game: Game, seat: int) -> None:
    """RR 70.6."""
    of(game).exhausted_technologies[seat] = ()


def sheet_of(state: Ti4State, seat: int) -> tuple[str, ...]:
    """The row that counts for each kind of unit: the faction's own, then upgrades over it (RR 79.6, 86.4).

    Of two upgrades of the same kind the one gained last covers the other (RR 86.1).
    """
    faction = FACTION[state.factions[seat]]
    rows = {kind: generic_row(kind) for kind in UNIT_TYPES}
    for unit in (faction.flagship, *faction.unique_units[::2]):
        rows[UNIT[unit].type] = unit
    for technology in state.technologies[seat]:
        unit = TECHNOLOGY[technology].unit
        if unit:
            rows[UNIT[unit].type] = unit
    return tuple(rows[kind] for kind in UNIT_TYPES)


def generic_row(kind: str) -> str:
    """What the sheet prints for a kind if the faction has nothing of its own."""
    return "war_sun_none" if kind == "war_sun" else f"{kind}_1" if kind != "flagship" else ""


EVENTS: dict[str, tuple[str, ...]] = {
    "technology_gained": ("seat", "technology", "how"),
    "technology_lost": ("seat", "technology"),
    "technology_exhausted": ("seat", "technology"),
}
