"""Political cards that are laid open for the council of the round (SA-3.3, rulings 44, 210)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.order import playing
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Simultaneous
from throneworld.ti3.state import of
from throneworld.ti3.tables import DOCKET_TOPPED_UP_TO
from throneworld.ti3.verbs.politics import discard_agenda, draw_to_docket, reveal_agenda, take_agenda_back

KEEP: Option = ("keep",)


class RevealAgendas(Simultaneous, frozen=True):
    """All lay one political card open together; who has one lying there may exchange it (SA-3.3.1, 3.3.2)."""

    rule: ClassVar[str] = "SA-3.3.1"
    prompt: ClassVar[str] = "reveal_agenda"
    verbs: ClassVar[tuple[str, ...]] = ("reveal", "keep")
    hidden: ClassVar[bool] = True

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*[("reveal", card) for card in of(game).politics[seat]], KEEP]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        """Who has no card reveals none (ruling 44)."""
        state = of(game)
        if option != KEEP or state.revealed[seat] or not state.politics[seat]:
            return None
        return Refusal(self.rule, "must_reveal")

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        card = option[1]
        return Refusal(self.rule, "card_not_in_hand", (card,))

    def is_open(self, game: Game, seat: int) -> bool:
        return bool(of(game).politics[seat])

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"revealed": of(game).revealed[seat]}

    def reveal(self, game: Game) -> None:
        for seat in self.who:
            option = self.of(seat)[0]
            if option != KEEP:
                take_agenda_back(game, seat)
                reveal_agenda(game, seat, str(option[1]))


def top_up_docket(game: Game) -> None:
    """With fewer than five players the deck adds agendas until five lie open (SA-9.3.2, ruling 210)."""
    state = of(game)
    if len(playing(state)) >= DOCKET_TOPPED_UP_TO:
        return
    while sum(map(bool, state.revealed)) + len(state.docket) < DOCKET_TOPPED_UP_TO and draw_to_docket(game):
        pass


def clear_docket(game: Game) -> None:
    """What the deck has added and nobody has chosen goes, after the council or with the round (ruling 44)."""
    for agenda in of(game).docket:
        discard_agenda(game, agenda)
