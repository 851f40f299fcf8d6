"""A card against an agenda that the holder of Assembly has chosen."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.whom import Verb
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Occasion
from throneworld.ti3.council.docket import Docket, agendas_to_vote_on, eligible, lying_open, order_anew
from throneworld.ti3.council.striking import STRIKE, ChooseAgenda, StrikeAgenda
from throneworld.ti3.declare import action_card
from throneworld.ti3.state import of

VETO = "veto"


def chosen_by_holder(game: Game) -> list[str]:
    """Neither what others have added nor the Voice of the Council."""
    docket = game.nearest(Docket)
    if docket is None or docket.disbanded:
        return []
    return [agenda for agenda in docket.agendas if agenda in docket.by_holder]


def something_was_chosen(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """While the stop is being made the docket is not to be seen yet."""
    there = game.is_opening(occasion) or chosen_by_holder(game)
    return None if there else Refusal("SA-9.3.5", "nothing_on_the_docket")


class ChooseOfHolder(ChooseAgenda, frozen=True):
    """("strike", agenda): one that the holder of the strategy card has chosen."""

    rule: ClassVar[str] = "SA-9.3.5"
    prompt: ClassVar[str] = "veto_agenda"

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [(STRIKE, agenda) for agenda in chosen_by_holder(game)]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        added = option[1] in agendas_to_vote_on(game)
        return Refusal(self.rule, "not_chosen_by_holder" if added else "not_on_the_docket", option[1:])


class ReplaceStruck(Verb, frozen=True):
    def run(self, game: Game) -> Step | None:
        docket = game.nearest(Docket)
        return None if docket is None else ChooseInstead(seat=docket.seat, half=docket.half)


class ChooseInstead(Decision, frozen=True):
    """Another agenda, if there is one that he may choose (ruling 118); then the order is fixed anew."""

    rule: ClassVar[str] = "SA-9.3.5"
    prompt: ClassVar[str] = "choose_instead"
    verbs: ClassVar[tuple[str, ...]] = ("agenda",)
    fewest: ClassVar[int] = 1

    half: str = ""

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("agenda", agenda) for agenda in lying_open(of(game))]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option[1] in agendas_to_vote_on(game):
            return Refusal(self.rule, "chosen_already", option[1:])
        fits = option[1] in eligible(of(game), seat, self.half)
        return None if fits else Refusal("SA-9.3.4", "own_agenda", option[1:])

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "agenda_not_revealed", option[1:])

    def answer(self, game: Game, seat: int, option: Option) -> None:
        agenda = str(option[1])
        docket = game.nearest(Docket)
        assert docket is not None
        game.tell("agenda_chosen", seat, agenda)
        game.amend(Docket, by_holder=(*docket.by_holder, agenda))
        order_anew(game, (*docket.agendas, agenda))


LISTENERS: Declared = action_card(
    VETO,
    "agendas_chosen_after",
    something_was_chosen,
    StrikeAgenda(),
    ReplaceStruck(),
    aims=(ChooseOfHolder(),),
)
