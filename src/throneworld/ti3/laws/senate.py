"""Laws about laws, votes and the cards of all players."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.conditions import both, it_concerns_me
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.aims import ChooseLaw
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.effects.whom import EACH
from throneworld.imperium.marks import ROUND, is_marked, mark, marks_of
from throneworld.imperium.modifiers import Modifier
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Aim, Effect, Occasion, take_aim
from throneworld.ti3.council.docket import agendas_to_vote_on
from throneworld.ti3.council.resolving import vote_on
from throneworld.ti3.council.subjects import Text, elects
from throneworld.ti3.declare import law
from throneworld.ti3.effects.ballots import MOST_PLANETS_AWAY, MayDiscardLaw, NameOneOf
from throneworld.ti3.effects.contesting import DiscardUnlessOpposed
from throneworld.ti3.effects.decreeing import DiscardLaw
from throneworld.ti3.effects.spending import SpendInfluence, has_influence
from throneworld.ti3.modifying import modifies
from throneworld.ti3.points import VOICE_OF_THE_COUNCIL
from throneworld.ti3.quantities import COUNTS_VOTES, RECEIVES_CARDS, SHARES_CARDS
from throneworld.ti3.state import Ti3State

ELDER, PRACTICE, STABILITY = "council_elder", "common_practice", "core_stability"
ALONE = "votes_alone"
"""Mark: on the agenda that is the subject only the votes of this player count."""
NO_CARDS = "no_action_cards"
PRICE, PRICE_OF_OTHERS = 10, 6
"""Influence: to discard a law, and to keep it."""

TEXTS: tuple[Text, ...] = (
    Text(ELDER),
    Text(PRACTICE, on_against=(NameOneOf(among=MOST_PLANETS_AWAY), MayDiscardLaw())),
    Text(STABILITY, on_against=(Lasting(NO_CARDS, ROUND, EACH),)),
)


# The elder


def elections(game: Game) -> list[str]:
    """Agendas that were chosen and elect something, but the Voice of the Council."""
    return [each for each in agendas_to_vote_on(game) if elects(each) and each != VOICE_OF_THE_COUNCIL]


def somebody_is_elected(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """While the stop is being made the docket is not to be seen yet."""
    there = game.is_opening(occasion) or elections(game)
    return None if there else Refusal("SA-9.2.1", "nothing_elects")


class ChooseElection(Aim, frozen=True):
    """Which of these agendas."""

    rule: ClassVar[str] = "SA-9.2.1"
    prompt: ClassVar[str] = "vote_alone"
    verbs: ClassVar[tuple[str, ...]] = ("agenda",)

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game)

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("agenda", agenda) for agenda in elections(game)]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        agenda = option[1]
        if agenda == VOICE_OF_THE_COUNCIL:
            return Refusal(self.rule, "all_elect_the_voice")
        key = "elects_nothing" if agenda in agendas_to_vote_on(game) else "not_on_the_docket"
        return Refusal(self.rule, key, (agenda,))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        take_aim(game, option[1])


class VoteAlone(Effect, frozen=True):
    def run(self, game: Game) -> None:
        agenda = str(self.targets[0])
        mark(game, ALONE, seat=self.seat, subject=agenda, until=vote_on(agenda))
        game.tell("votes_alone", self.seat, agenda)


def somebody_votes_alone(state: Ti3State, seat: int) -> bool:
    return bool(state.marks) and is_marked(state, ALONE)


def votes_of_others(state: Ti3State, seat: int, agenda: str) -> bool:
    return any(each.subject == agenda and each.seat != seat for each in marks_of(state, ALONE))


MODIFIERS: tuple[Modifier, ...] = (
    modifies(
        COUNTS_VOTES,
        ELDER,
        window="votes_static",
        holds=somebody_votes_alone,
        bans=True,
        by=votes_of_others,
    ),
    modifies(SHARES_CARDS, STABILITY, window="status_receive", grants=True),
    modifies(RECEIVES_CARDS, STABILITY, window="status_receive", mark=NO_CARDS, bans=True),
)
LISTENERS: Declared = (
    *law(
        ELDER,
        "agendas_chosen_after",
        somebody_is_elected,
        VoteAlone(),
        aims=(ChooseElection(),),
        costs=(DiscardLaw(law=ELDER),),
    ),
    *law(
        PRACTICE,
        "own_turn_start",
        both(it_concerns_me, has_influence(PRICE)),
        DiscardUnlessOpposed(price=PRICE_OF_OTHERS, why=PRACTICE),
        owner_only=False,
        aims=(ChooseLaw(),),
        costs=(SpendInfluence(amount=PRICE, why=PRACTICE),),
    ),
)
EVENTS: dict[str, tuple[str, ...]] = {"votes_alone": ("seat", "agenda")}
