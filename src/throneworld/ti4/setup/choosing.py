"""Steps 2 and 4: each player chooses a faction, and the colour of his plastic, technologies and notes."""

from __future__ import annotations

from typing import ClassVar

from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision
from throneworld.ti4.order import speaker_order
from throneworld.ti4.state import of
from throneworld.ti4.tables import FACTION, PLASTIC_COLOURS


def assign_faction(game: Game, seat: int, faction: str) -> None:
    of(game).factions[seat] = faction
    game.tell("faction_chosen", seat, faction)


class ChooseFaction(Decision, frozen=True):
    rule: ClassVar[str] = "RR Setup 2"
    prompt: ClassVar[str] = "choose_faction"

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("faction", faction) for faction in FACTION]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        taken = option[1] in of(game).factions
        return Refusal(self.rule, "faction_taken", option[1:]) if taken else None

    def answer(self, game: Game, seat: int, option: Option) -> None:
        assign_faction(game, seat, str(option[1]))


def give_colours(game: Game) -> None:
    """By the order of the seats, by lot, or chosen from the speaker clockwise."""
    how = game.options["colours"]
    if how == "choose":
        game.do(*(ChooseColour(seat=seat) for seat in speaker_order(of(game))))
    elif how == "random":
        of(game).colours = game.shuffle("colours", PLASTIC_COLOURS)[: game.seats]
    else:
        of(game).colours = PLASTIC_COLOURS[: game.seats]


class ChooseColour(Decision, frozen=True):
    rule: ClassVar[str] = "RR Setup 4"
    prompt: ClassVar[str] = "choose_colour"

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("colour", colour) for colour in PLASTIC_COLOURS]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        taken = option[1] in of(game).colours
        return Refusal(self.rule, "colour_taken", option[1:]) if taken else None

    def answer(self, game: Game, seat: int, option: Option) -> None:
        colour = str(option[1])
        colours = of(game).colours
        of(game).colours = (*colours[:seat], colour, *colours[seat + 1 :])
        game.tell("colour_chosen", seat, colour)


EVENTS: dict[str, tuple[str, ...]] = {
    "faction_chosen": ("seat", "faction"),
    "colour_chosen": ("seat", "colour"),
}
