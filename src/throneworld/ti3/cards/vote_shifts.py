"""Cards that change what slips are worth as soon as they lie open, and one that calls for a new vote.

First votes are halved, then held ones change their player; then comes what is played on open slips
(ruling 119).
"""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.declare import Declared, in_the_open
from throneworld.imperium.effects.aims import Choose, ChoosePlayer, there_is
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.effects.whom import CHOSEN, Verb
from throneworld.imperium.marks import is_marked, mark, marks_of, unmark
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.gathering import Filters
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Aim, Occasion
from throneworld.ti3.cards.council import council_sits
from throneworld.ti3.cards.votes import ChooseVotedAgenda, NameSide
from throneworld.ti3.council.docket import is_over
from throneworld.ti3.council.slips import Line
from throneworld.ti3.council.subjects import subject_in, told
from throneworld.ti3.council.votes import votes_of_planet
from throneworld.ti3.council.voting import VOTES_FIXED, NewVotes, Vote, change_votes, slip_line
from throneworld.ti3.declare import ACTION, action_card
from throneworld.ti3.effects.consent import SystemOutsideHomes
from throneworld.ti3.nouns import AGENDAS
from throneworld.ti3.points import VOICE_OF_THE_COUNCIL
from throneworld.ti3.state import NOBODY, Ti3State, of
from throneworld.ti3.strategic.action import STRATEGIC_ACTION
from throneworld.ti3.tables import MECATOL_TILE

THUGS, HOLD, COUP = "hired_thugs", "political_hold", "political_coup"
THREATENED, HELD = "threatened", "held_votes"
"""Marks: votes of this player are halved, agenda by agenda; this player gets the votes that the planets of a
system give on an agenda, which are the subject together."""
OPENED = "votes_revealed_after"
VOTE_ANEW = "vote_anew"


# Hired Thugs


def is_threatened(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    found = is_marked(of(game), THREATENED, seat)
    return None if found else Refusal("SA-8.7.1", "nothing_put_off", (THUGS,))


def the_threatened(game: Game) -> list[int]:
    return list(dict.fromkeys([each.seat for each in marks_of(of(game), THREATENED)]))


class HalveVotes(Verb, frozen=True):
    """What stands on each line of a player, rounded up."""

    def run(self, game: Game) -> None:
        unmark(game, THREATENED, self.seat)
        vote = game.nearest(Vote)
        for line in vote.lines if vote is not None else ():
            if line.seat == self.seat and line.votes > 1:
                change_votes(game, self.seat, line.agenda, -(line.votes // 2))


# Political Hold


class HoldVotes(Verb, frozen=True):
    """Who has abstained on the agenda says with the card what the votes are for (ruling 119)."""

    def run(self, game: Game) -> Step | None:
        system, agenda = self.targets
        mark(game, HELD, seat=self.seat, subject=f"{system} {agenda}", until=VOTES_FIXED)
        if slip_line(game, self.seat, str(agenda)) is None:
            return NameSideOfHeld(seat=self.seat, agenda=str(agenda))
        return None


class NameSideOfHeld(NameSide, frozen=True):
    """A line that is empty until the slips are opened."""

    def answer(self, game: Game, seat: int, option: Option) -> None:
        vote = game.nearest(Vote)
        assert vote is not None
        line = Line(seat, self.agenda, subject_in(option[1:]), 0)
        game.amend(Vote, pledged=(*vote.pledged, line))
        game.tell("side_named", seat, self.agenda, *told(self.agenda, line.subject))


def holds_votes(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """When votes have been halved."""
    state = of(game)
    due = is_marked(state, HELD, seat) and not is_marked(state, THREATENED)
    return None if due else Refusal("SA-8.7.1", "nothing_put_off", (HOLD,))


def holders_of_votes(game: Game) -> list[int]:
    return list(dict.fromkeys([each.seat for each in marks_of(of(game), HELD)]))


class TakeHeldVotes(Verb, frozen=True):
    """Owner by owner, at most what he has put on the agenda; only what is taken is added (ruling 119)."""

    def run(self, game: Game) -> None:
        held = [str(each.subject) for each in marks_of(of(game), HELD) if each.seat == self.seat]
        unmark(game, HELD, self.seat)
        for system, agenda in [each.split(" ") for each in held]:
            for owner, votes in votes_in(of(game), int(system)).items():
                line = slip_line(game, owner, agenda)
                taken = min(votes, line.votes) if line is not None and owner != self.seat else 0
                if taken:
                    change_votes(game, owner, agenda, -taken)
                    change_votes(game, self.seat, agenda, taken)


def votes_in(state: Ti3State, system: int) -> dict[int, int]:
    """What the planets of a system give, by who controls them."""
    found: dict[int, int] = {}
    for planet in state.edition.planets[system]:
        owner = state.control.get(planet, NOBODY)
        if owner != NOBODY:
            found[owner] = found.get(owner, 0) + votes_of_planet(state, owner, planet)
    return found


def _not_mecatol(state: Ti3State, aim: Aim, system: int) -> bool:
    return system != MECATOL_TILE


def _gives_votes(state: Ti3State, aim: Aim, system: int) -> bool:
    return any(votes for owner, votes in votes_in(state, system).items() if owner != aim.seat)


# Political Coup


class ChooseNewVote(Choose, frozen=True):
    """("vote_anew", law in force, or the Voice of the Council)."""

    rule: ClassVar[str] = "SA-9.2.3"
    prompt: ClassVar[str] = "choose_new_vote"
    verb: ClassVar[str] = VOTE_ANEW

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [(VOTE_ANEW, each) for each in (*of(game).laws, VOICE_OF_THE_COUNCIL)]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        early = option[1] == VOICE_OF_THE_COUNCIL and of(game).round == 1
        return Refusal("SA-3.27.6", "no_voice_in_first_round") if early else None

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "law_not_in_play", option[1:])

    def say(self, game: Game, target: tuple[Noun, ...]) -> None:
        game.tell("new_vote_named", self.seat, *target)


def can_be_voted_on(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """Not in a round in which the council was disbanded (ruling 118)."""
    state = of(game)
    if is_over(state):
        return Refusal("SA-9.1.1", "council_is_over")
    return None if state.laws or state.round > 1 else Refusal("SA-9.2.3", "no_law_in_play")


class VoteNow(Verb, frozen=True):
    """With the votes that there are, outside any council (73, 145); then what that calls for (136)."""

    def run(self, game: Game) -> None:
        agenda = str(self.targets[0])
        if agenda in (*of(game).laws, VOICE_OF_THE_COUNCIL):
            game.do(Vote(seat=self.seat, agendas=(agenda,)), NewVotes(seat=self.seat))


SYSTEM_WITH_VOTES = SystemOutsideHomes(filters=("outside_homes", "not_mecatol", "gives_votes"))
FILTERS: Filters = {"system": {"not_mecatol": _not_mecatol, "gives_votes": _gives_votes}}
LISTENERS: Declared = (
    *action_card(
        THUGS,
        "agendas_chosen_after",
        council_sits,
        Lasting(THREATENED, STRATEGIC_ACTION, CHOSEN),
        aims=(ChoosePlayer(),),
    ),
    *in_the_open(
        THUGS, OPENED, (OPENED,), is_threatened, the_threatened, (HalveVotes(),), must=True, rule="SA-9.5.9"
    ),
    *action_card(
        HOLD,
        "votes_before_reveal",
        there_is(SYSTEM_WITH_VOTES),
        HoldVotes(),
        aims=(SYSTEM_WITH_VOTES, ChooseVotedAgenda()),
    ),
    *in_the_open(
        HOLD,
        "votes_before_reveal",
        (OPENED,),
        holds_votes,
        holders_of_votes,
        (TakeHeldVotes(),),
        must=True,
        rule="SA-9.5.9",
    ),
    *action_card(COUP, ACTION, can_be_voted_on, VoteNow(), aims=(ChooseNewVote(),)),
)
VERBS: Verbs = {VOTE_ANEW: (AGENDAS,)}
EVENTS: dict[str, tuple[str, ...]] = {
    "side_named": ("seat", "agenda", "kind", "outcome", "other"),
    "new_vote_named": ("seat", "agenda"),
}
