"""Cards that add votes of their player to an agenda, before slips are opened or afterwards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.declare import Declared, in_the_open
from throneworld.imperium.effects.aims import Choose
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.effects.whom import CHOSEN, Verb
from throneworld.imperium.marks import marks_of
from throneworld.imperium.paying import RESOURCES, Pay, can_pay, purse
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import NUMBER, Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Occasion, name_target
from throneworld.ti3.council.slips import Line
from throneworld.ti3.council.subjects import nouns_of, subject_in, subject_refusal, subjects_of
from throneworld.ti3.council.voting import (
    ON_THE_SLIP,
    VOTES_FIXED,
    Vote,
    change_votes,
    pledge,
    seal_anew,
    slip_line,
    write_openly,
)
from throneworld.ti3.declare import action_card
from throneworld.ti3.nouns import AGENDAS
from throneworld.ti3.order import opponents_in_rotation
from throneworld.ti3.state import of

BRIBERY, RHETORIC = "bribery", "fantastic_rhetoric"
BRIBES = "bribes"
"""Mark: this player may buy votes on the agenda that is the subject; and the name of doing so."""
MORE_VOTES = 10
DONE: Option = ("done",)


class ChooseVotedAgenda(Choose, frozen=True):
    """("voted_agenda", agenda): one of those that are being voted on."""

    rule: ClassVar[str] = "SA-9.5.9"
    prompt: ClassVar[str] = "choose_voted_agenda"
    verb: ClassVar[str] = "voted_agenda"

    def candidates(self, game: Game, seat: int) -> list[Option]:
        vote = game.nearest(Vote)
        return [(self.verb, agenda) for agenda in (vote.agendas if vote is not None else ())]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        empty = not subjects_of(game, str(option[1]))
        return Refusal("SA-9.2.1", "nothing_to_elect", option[1:]) if empty else None

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal("SA-9.2.1", "not_on_the_docket", option[1:])

    def say(self, game: Game, target: tuple[Noun, ...]) -> None:
        game.tell("agenda_named", self.seat, *target)


def something_to_vote_for(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """On one of the agendas; while the stop is being made the vote is not to be seen yet."""
    vote = game.nearest(Vote)
    found = vote is None or any(subjects_of(game, agenda) for agenda in vote.agendas)
    return None if found else Refusal("SA-9.2.1", "no_side_to_take")


class NameSide(Decision, frozen=True):
    """Who has abstained on an agenda says openly what these votes are for (rulings 119, 171)."""

    rule: ClassVar[str] = "SA-9.5.9"
    prompt: ClassVar[str] = "name_side"
    verbs: ClassVar[tuple[str, ...]] = ("elect",)
    agenda: str = ""
    pledged: int = 0
    """Votes that are added when the slips are opened; none if they lie open already."""

    def run(self, game: Game) -> Step | None:
        """Where there is nothing to vote for, the votes are for nothing."""
        return Decision.run(self, game) if subjects_of(game, self.agenda) else None

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"agenda": self.agenda}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("elect", *nouns_of(self.agenda, each)) for each in subjects_of(game, self.agenda)]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return subject_refusal(game, self.agenda, subject_in(option[1:]))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        line = Line(seat, self.agenda, subject_in(option[1:]), self.pledged)
        if self.pledged:
            pledge(game, line)
        else:
            write_openly(game, line)


# Fantastic Rhetoric


class PledgeVotes(Verb, frozen=True):
    """The agenda is named openly, the side stays on the slip; then all opponents may write anew."""

    def run(self, game: Game) -> None:
        agenda, seat = str(self.targets[0]), self.seat
        others = opponents_in_rotation(of(game), seat)
        if slip_line(game, seat, agenda) is None:
            game.do(NameSide(seat=seat, agenda=agenda, pledged=MORE_VOTES), SealAnew(who=others))
            return
        pledge(game, Line(seat, agenda, ON_THE_SLIP, MORE_VOTES))
        game.do(SealAnew(who=others))


class SealAnew(Step, frozen=True):
    who: tuple[int, ...] = ()

    def run(self, game: Game) -> None:
        seal_anew(game, *self.who)


# Bribery


class BuyVotes(Verb, frozen=True):
    """First his side, if he has named none; then so many votes as he pays for."""

    def run(self, game: Game) -> None:
        agenda = str(self.targets[0])
        buying = PayForVotes(seat=self.seat, agenda=agenda, why=self.why or BRIBERY)
        if slip_line(game, self.seat, agenda) is None:
            game.do(NameSide(seat=self.seat, agenda=agenda), buying)
        else:
            game.do(buying)


class PayForVotes(Decision, frozen=True):
    """One resource for each; he may pay again as long as the votes are not fixed (ruling 119)."""

    rule: ClassVar[str] = "SA-9.5.9"
    prompt: ClassVar[str] = "pay_for_votes"
    verbs: ClassVar[tuple[str, ...]] = ("buy_votes",)
    agenda: str = ""
    why: str = BRIBERY

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"agenda": self.agenda}

    def binds(self, seat: int) -> bool:
        return seat == self.seat

    def candidates(self, game: Game, seat: int) -> list[Option]:
        most = purse(of(game), seat, RESOURCES)
        return [*[("buy_votes", number) for number in range(1, most + 1)], DONE]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal("SA-8.3.3", "not_enough_resources", option[1:])

    def answer(self, game: Game, seat: int, option: Option) -> None:
        if option == DONE:
            return
        number = int(option[1])
        game.do(Pay(seat=seat, amount=number, currency=RESOURCES, why=self.why))
        change_votes(game, seat, self.agenda, number)


def _bribed(game: Game, seat: int) -> list[str]:
    return [str(each.subject) for each in marks_of(of(game), BRIBES) if each.seat == seat]


def may_bribe(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    if not _bribed(game, seat):
        return Refusal("SA-8.7.1", "nothing_put_off", (BRIBERY,))
    return (
        None if can_pay(of(game), seat, 1, RESOURCES) else Refusal("SA-8.3.3", "not_enough_resources", (1,))
    )


class NameBribed(Verb, frozen=True):
    """The agenda that he chose with the card."""

    def run(self, game: Game) -> None:
        name_target(game, _bribed(game, self.seat)[-1])


def holders_of_bribery(game: Game) -> Sequence[int]:
    return list(dict.fromkeys([each.seat for each in marks_of(of(game), BRIBES)]))


OPENED = "votes_revealed_after"
LISTENERS: Declared = (
    *action_card(
        BRIBERY,
        OPENED,
        something_to_vote_for,
        Lasting(BRIBES, VOTES_FIXED, on=CHOSEN),
        BuyVotes(),
        aims=(ChooseVotedAgenda(),),
    ),
    *[
        replace(clause, id=BRIBES, once=False)
        for clause in in_the_open(
            BRIBERY,
            OPENED,
            (OPENED,),
            may_bribe,
            holders_of_bribery,
            (BuyVotes(),),
            aims=(NameBribed(),),
            rule="SA-8.7.1",
        )
    ],
    *action_card(
        RHETORIC, "votes_before_reveal", something_to_vote_for, PledgeVotes(), aims=(ChooseVotedAgenda(),)
    ),
)
VERBS: Verbs = {"voted_agenda": (AGENDAS,), "buy_votes": (NUMBER,)}
