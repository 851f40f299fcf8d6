"""Before the first round (1)."""

from __future__ import annotations

from typing import ClassVar

from skirmish.sequence import Round
from skirmish.state import SkirmishState, in_order, of
from skirmish.tables import CREWS, DECK, FIELD, HAND, TROOPS
from skirmish.verbs import draw_card
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Procedure, Step

EVENTS = {"first_player": ("seat",), "crew_chosen": ("seat", "crew")}


def begin(game: Game) -> None:
    """The box is open: nothing is shuffled, nobody has anything but his troops."""
    game.state = SkirmishState(
        crews=list(game.setup) or [""] * game.seats,
        troops=[TROOPS] * game.seats,
        points=[0] * game.seats,
        hands=[()] * game.seats,
        deck=DECK,
        field=FIELD,
    )
    game.do(Setup())


class Setup(Procedure, frozen=True):
    stages: ClassVar[tuple[str, ...]] = ("shuffle", "first_player", "choose_crews", "deal", "first_round")

    def shuffle(self, game: Game) -> None:
        state = of(game)
        state.deck = game.shuffle("deck", state.deck)
        state.field = game.shuffle("field", state.field)

    def first_player(self, game: Game) -> None:
        of(game).first = game.roll("first", game.seats)
        game.tell("first_player", of(game).first)

    def choose_crews(self, game: Game) -> None:
        if game.options["crews"] == "random" and not game.setup:
            mixed = game.shuffle("crews", CREWS)
            for seat in range(game.seats):
                take_crew(game, seat, mixed[seat])
        elif not game.setup:
            game.do(*(ChooseCrew(seat=seat) for seat in in_order(of(game))))

    def deal(self, game: Game) -> None:
        for seat in in_order(of(game)) * HAND:
            draw_card(game, seat)

    def first_round(self, game: Game) -> Step:
        return Round()


class ChooseCrew(Decision, frozen=True):
    rule: ClassVar[str] = "Skirmish 1"
    prompt: ClassVar[str] = "choose_crew"

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("crew", crew) for crew in CREWS]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "crew_is_taken", option[1:]) if option[1] in of(game).crews else None

    def answer(self, game: Game, seat: int, option: Option) -> None:
        take_crew(game, seat, str(option[1]))


def take_crew(game: Game, seat: int, crew: str) -> None:
    of(game).crews[seat] = crew
    game.tell("crew_chosen", seat, crew)
