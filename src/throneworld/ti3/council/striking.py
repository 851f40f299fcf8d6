"""What is done to the agendas between their choice and the vote: struck off, added, disbanded (SA-9.4.2)."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.declare import Clause, Declared
from throneworld.imperium.verbs.tokens import STRATEGY, spend_token
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Aim, Effect, Occasion, take_aim
from throneworld.ti3.council.docket import Docket, agendas_to_vote_on, order_anew
from throneworld.ti3.points import VOICE_OF_THE_COUNCIL
from throneworld.ti3.state import of
from throneworld.ti3.verbs.politics import discard_agenda

STRIKE = "strike"
PRICE_OF_VOICE = 1


def may_be_struck(game: Game) -> list[str]:
    """Whatever was chosen, but never the Voice of the Council (SA-15.3.7)."""
    return [agenda for agenda in agendas_to_vote_on(game) if agenda != VOICE_OF_THE_COUNCIL]


def chosen_refusal(game: Game, occasion: Occasion, rule: str) -> Refusal | None:
    """While the stop is being made the docket is not to be seen yet."""
    there = game.is_opening(occasion) or may_be_struck(game)
    return None if there else Refusal(rule, "nothing_on_the_docket")


def there_is_an_agenda(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """For whoever pays a counter to strike one."""
    if not of(game).strategy[seat]:
        return Refusal("SA-15.3.7", "no_strategy_counter")
    return chosen_refusal(game, occasion, "SA-15.3.7")


class ChooseAgenda(Aim, frozen=True):
    """Which of the agendas that were chosen."""

    rule: ClassVar[str] = "SA-15.3.7"
    prompt: ClassVar[str] = "strike_agenda"
    verbs: ClassVar[tuple[str, ...]] = (STRIKE,)

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game)

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [(STRIKE, agenda) for agenda in may_be_struck(game)]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        agenda = option[1]
        if agenda == VOICE_OF_THE_COUNCIL:
            return Refusal(self.rule, "never_the_voice")
        return Refusal(self.rule, "not_on_the_docket", (agenda,))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        take_aim(game, option[1])


class StrikeAgenda(Effect, frozen=True):
    """It is discarded, and not voted on."""

    def run(self, game: Game) -> None:
        agenda = str(self.targets[0])
        left = tuple([each for each in agendas_to_vote_on(game) if each != agenda])
        game.amend(Docket, agendas=left)
        discard_agenda(game, agenda)


class PayForVoice(Effect, frozen=True):
    def run(self, game: Game) -> None:
        spend_token(game, self.seat, STRATEGY, VOICE_OF_THE_COUNCIL)


class AddVoice(Effect, frozen=True):
    """Voice of the Council is voted on as well; the active player fixes its place (SA-9.4.2)."""

    def run(self, game: Game) -> None:
        game.tell("voice_on_the_docket", self.seat)
        order_anew(game, (*agendas_to_vote_on(game), VOICE_OF_THE_COUNCIL))


def may_call_for_voice(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """Not in the first round, once a council, for a counter (SA-3.27.6, ruling 71)."""
    if of(game).round == 1:
        return Refusal("SA-3.27.6", "no_voice_in_first_round")
    if VOICE_OF_THE_COUNCIL in agendas_to_vote_on(game):
        return Refusal("SA-9.4.2", "voice_on_the_docket")
    return None if of(game).strategy[seat] else Refusal("SA-9.4.2", "no_strategy_counter")


def anybody(game: Game) -> list[int]:
    return [seat for seat in range(game.seats) if seat not in of(game).eliminated]


LISTENERS: Declared = (
    Clause(
        id=VOICE_OF_THE_COUNCIL,
        moment="agendas_chosen_after",
        rule="SA-9.4.2",
        holders=anybody,
        suspects=lambda game, occasion: [
            seat for seat in anybody(game) if may_call_for_voice(game, seat, occasion) is None
        ],
        when=may_call_for_voice,
        costs=(PayForVoice(),),
        effects=(AddVoice(),),
        once=True,
        component="assembly",
        window="agendas_chosen_after",
    ),
)
EVENTS: dict[str, tuple[str, ...]] = {"voice_on_the_docket": ("seat",)}
