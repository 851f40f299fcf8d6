"""The tables of a game of Twilight Imperium 4: what it has besides the common ones."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.edition import Edition, Group, Place
from throneworld.imperium.modifiers import Modifier, Quantity
from throneworld.imperium.state import NO_SYSTEM, NOBODY, SPACE, ImperiumState, Mark, empty_tables, seat_of
from throneworld.kernel.game import Game
from throneworld.ti4.edition import EDITION

SYSTEM: dict[Place, int] = EDITION.system
"""The system in which a place is."""
_MODIFIERS, _LAWLESS = EDITION.modifiers, EDITION.lawless
SYSTEMS = len(EDITION.planets)
"""Tiles are numbered from 1."""


class Ti4State(ImperiumState, kw_only=True):
    edition: ClassVar[Edition] = EDITION

    sheets: list[tuple[str, ...]]
    """Per seat: the row that counts for each kind of unit, upgraded or not (RR 86.4)."""
    resting: list[int]
    """Per seat: infantry that wait on their card to come home."""
    exhausted_technologies: list[tuple[str, ...]]
    commodities: list[int]
    notes: list[tuple[str, ...]]
    """Per seat: promissory notes in hand, as `title:owner`."""
    notes_in_play: list[tuple[str, ...]]
    """Per seat: promissory notes in its play area."""
    exhausted_laws: tuple[str, ...]
    custodians: bool = True
    """Whether the custodians token still lies on Mecatol Rex (RR 26)."""
    zero: int = NOBODY
    """Who has the 0 token of the Naalu on a strategy card."""
    assimilated: dict[str, str] = {}
    """Which faction technology each Valefar Assimilator copies."""

    def in_force(self, quantity: Quantity, seat: int) -> tuple[Modifier, ...]:
        return (_MODIFIERS if self.laws else _LAWLESS)[quantity]

    def copy(self) -> Ti4State:
        other = ImperiumState.copy(self)  # a call that is made often, and cheaper than by super()
        other.sheets = self.sheets.copy()
        other.resting = self.resting.copy()
        other.exhausted_technologies = self.exhausted_technologies.copy()
        other.commodities = self.commodities.copy()
        other.notes = self.notes.copy()
        other.notes_in_play = self.notes_in_play.copy()
        other.assimilated = self.assimilated.copy()
        return other


def of(game: Game) -> Ti4State:
    """The state of a game of Twilight Imperium 4, with its type."""
    state: Ti4State = game.state
    return state


def empty(seats: int) -> Ti4State:
    """The state before anything is set up."""
    return Ti4State(
        **empty_tables(seats),
        sheets=[()] * seats,
        resting=[0] * seats,
        exhausted_technologies=[()] * seats,
        commodities=[0] * seats,
        notes=[()] * seats,
        notes_in_play=[()] * seats,
        exhausted_laws=(),
    )
