"""Cards about the agendas that were chosen, and about votes that lie open."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.aims import Choose
from throneworld.imperium.effects.whom import Verb
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import SEAT, Verbs
from throneworld.kernel.windows import Occasion
from throneworld.ti3.council.docket import Docket, disband
from throneworld.ti3.council.voting import Vote, change_votes
from throneworld.ti3.declare import action_card
from throneworld.ti3.nouns import AGENDAS

DISBANDED, DISCREDIT = "council_disbanded", "discredit"
LOST_VOTES = 10


def council_sits(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    docket = game.nearest(Docket)
    over = docket is not None and docket.disbanded
    return Refusal("SA-9.1.1", "council_is_over") if over else None


class Disband(Verb, frozen=True):
    """Nothing is voted on (ruling 118)."""

    def run(self, game: Game) -> None:
        disband(game)
        game.tell("council_disbanded")


class ChooseBallot(Choose, frozen=True):
    """("ballot", player, agenda): what a player has put on an agenda of this vote."""

    rule: ClassVar[str] = "SA-9.5.9"
    prompt: ClassVar[str] = "choose_ballot"
    verb: ClassVar[str] = "ballot"

    def candidates(self, game: Game, seat: int) -> list[Option]:
        vote = game.nearest(Vote)
        lines = vote.lines if vote is not None else ()
        return [("ballot", line.seat, line.agenda) for line in lines]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "no_such_ballot", option[1:])

    def say(self, game: Game, target: tuple[Noun, ...]) -> None:
        game.tell("ballot_named", self.seat, *target)


def somebody_has_voted(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    vote = game.nearest(Vote)
    none = vote is not None and not any(line.votes for line in vote.lines)
    return Refusal("SA-9.5.9", "nobody_has_voted") if none else None


class TakeVotes(Verb, frozen=True):
    def run(self, game: Game) -> None:
        change_votes(game, int(self.targets[0]), str(self.targets[1]), -LOST_VOTES)


LISTENERS: Declared = (
    *action_card(DISBANDED, "agendas_chosen_after", council_sits, Disband()),
    *action_card(DISCREDIT, "votes_revealed_after", somebody_has_voted, TakeVotes(), aims=(ChooseBallot(),)),
)
VERBS: Verbs = {"ballot": (SEAT, AGENDAS)}
EVENTS: dict[str, tuple[str, ...]] = {
    "council_disbanded": (),
    "ballot_named": ("seat", "other", "agenda"),
}
