"""Cards that bring a political card of one's hand before the council."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from throneworld.imperium.conditions import both
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.aims import Choose, there_is
from throneworld.imperium.effects.whom import Verb
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Occasion
from throneworld.ti3.council.docket import Docket, agendas_to_vote_on, lying_open, order_anew
from throneworld.ti3.declare import action_card
from throneworld.ti3.nouns import AGENDAS
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.verbs.politics import add_agenda, replace_agenda

POLICY, INCEPTION = "determine_policy", "inception"


def council_sits(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    docket = game.nearest(Docket)
    over = docket is not None and docket.disbanded
    return Refusal("SA-9.1.1", "council_is_over") if over else None


def has_political_card(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None if of(game).politics[seat] else Refusal("SA-8.11.1", "no_political_card")


class ChooseOpenAgenda(Choose, frozen=True):
    """("old_agenda", agenda): one of those that lie open."""

    prompt: ClassVar[str] = "choose_open_agenda"
    verb: ClassVar[str] = "old_agenda"
    sought: ClassVar[str] = "sought_open_agenda"

    def targets_there(self, state: Ti3State) -> Iterable[tuple[Noun, ...]]:
        return [(agenda,) for agenda in lying_open(state)]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal("SA-9.3.5", "agenda_not_revealed", option[1:])

    def say(self, game: Game, target: tuple[Noun, ...]) -> None:
        game.tell("agenda_named", self.seat, *target)


class BringAgenda(Verb, frozen=True):
    """Which card of his hand is told only when nobody can cancel any more."""

    def run(self, game: Game) -> Step:
        old = str(self.targets[0]) if self.targets else ""
        return ChooseOwnAgenda(seat=self.seat, old=old, why=self.reason)


class ChooseOwnAgenda(Decision, frozen=True):
    """A card of his hand, in the place of an old agenda or beside those that are voted on."""

    rule: ClassVar[str] = "SA-9.4.2"
    prompt: ClassVar[str] = "choose_own_agenda"
    verbs: ClassVar[tuple[str, ...]] = ("bring",)
    hidden: ClassVar[bool] = True
    old: str = ""
    why: str = ""

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game) if of(game).politics[self.seat] else None

    def about(self, game: Game, seat: int) -> dict[str, Noun]:
        return {"why": self.why}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("bring", card) for card in of(game).politics[seat]]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "card_not_in_hand", option[1:])

    def is_open(self, game: Game, seat: int) -> bool:
        return len(of(game).politics[seat]) > 1

    def binds(self, seat: int) -> bool:
        return seat == self.seat

    def answer(self, game: Game, seat: int, option: Option) -> None:
        card = str(option[1])
        if self.old:
            replace_agenda(game, seat, self.old, card)
        else:
            add_agenda(game, seat, card)
            order_anew(game, (*agendas_to_vote_on(game), card))


LISTENERS: Declared = (
    *action_card(
        POLICY, "agendas_chosen_after", both(council_sits, has_political_card), BringAgenda(why=POLICY)
    ),
    *action_card(
        INCEPTION,
        "strategy_phase_end",
        both(has_political_card, there_is(ChooseOpenAgenda())),
        BringAgenda(why=INCEPTION),
        aims=(ChooseOpenAgenda(),),
    ),
)
VERBS: Verbs = {"old_agenda": (AGENDAS,), "bring": (AGENDAS,)}
EVENTS: dict[str, tuple[str, ...]] = {"agenda_named": ("seat", "agenda")}
