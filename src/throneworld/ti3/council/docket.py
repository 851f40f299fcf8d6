"""The agendas of a council: chosen, ordered, voted on (SA-9.3.4 to 9.3.6, rulings 9, 40, 70)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.marks import ROUND, is_marked, mark
from throneworld.imperium.order import playing
from throneworld.imperium.strategic import Primary
from throneworld.imperium.verbs.council import take_speaker_token
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import SEAT, Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.duel import is_duel
from throneworld.ti3.nouns import AGENDAS
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.surrendered import has_surrendered
from throneworld.ti3.verbs.politics import discard_agenda

DONE: Option = ("done",)
WITH_TOKEN, WITHOUT_TOKEN = "a", "b"
"""The halves of the card: he claims the Speaker token, or not."""
EXACTLY = 3
"""Agendas that who claims the token chooses."""
FURTHER = 3
"""Agendas beyond the first that who does not claim it may choose or discard."""
NO_VOTES = "no_votes"
"""Mark: a council was disbanded, and nothing is voted on in this round any more."""


class Docket(Primary, frozen=True):
    """What chooses agendas keeps them here until they are voted on."""

    abstract: ClassVar[bool] = True

    half: str = ""
    agendas: tuple[str, ...] = ()
    """In the order in which they will be resolved."""
    disbanded: bool = False
    """Nothing is voted on (ruling 118)."""
    by_holder: tuple[str, ...] = ()
    """Those that the active player has chosen himself."""


def agendas_to_vote_on(game: Game) -> tuple[str, ...]:
    docket = game.nearest(Docket)
    return () if docket is None else docket.agendas


def disband(game: Game) -> None:
    """The council is over: nothing is voted on, what players have revealed stays (ruling 118)."""
    game.amend(Docket, disbanded=True)
    mark(game, NO_VOTES, until=ROUND)


def is_over(state: Ti3State) -> bool:
    """Whether nothing more is voted on in this round, whatever calls for it (ruling 118)."""
    return bool(state.marks) and is_marked(state, NO_VOTES)


def order_anew(game: Game, agendas: tuple[str, ...]) -> None:
    """Something was added: the active player fixes the order again (SA-9.4.2)."""
    docket = game.nearest(Docket)
    assert docket is not None
    game.do(OrderAgendas(seat=docket.seat, left=agendas))


def lying_open(state: Ti3State) -> list[str]:
    """Agendas that were revealed by players, and those that the deck has added."""
    return [*filter(None, state.revealed), *state.docket]


def eligible(state: Ti3State, seat: int, half: str) -> list[str]:
    """What lies open, but for his own where he claims the token (SA-9.3.4)."""
    own = state.revealed[seat] if half == WITH_TOKEN else ""
    return [agenda for agenda in lying_open(state) if agenda != own]


class GiveSpeaker(Decision, frozen=True):
    """To another player, or it stays where it is, even with himself (ruling 9); of two players to either
    (SA-18.6.5)."""

    rule: ClassVar[str] = "SA-9.3.5"
    prompt: ClassVar[str] = "give_speaker"

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("speaker", other) for other in playing(of(game))]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        state, other = of(game), int(option[1])
        if has_surrendered(state, other):
            return Refusal("SA-8.10.3", "player_surrendered", (other,))
        mine = other == seat != state.speaker and not is_duel(state)
        return Refusal(self.rule, "another_or_nobody") if mine else None

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        other = option[1]
        return Refusal("SA-8.9.1", "player_eliminated", (other,))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        if option[1] != of(game).speaker:
            take_speaker_token(game, int(option[1]))


class ChooseAgendas(Decision, frozen=True):
    """With the token exactly three, not his own; without it one, then up to three, voted on or discarded."""

    rule: ClassVar[str] = "SA-9.3.5"
    prompt: ClassVar[str] = "choose_agendas"
    verbs: ClassVar[tuple[str, ...]] = ("agenda", "strike")

    half: str = ""
    chosen: tuple[str, ...] = ()
    struck: int = 0

    @property
    def used(self) -> int:
        return len(self.chosen) + self.struck

    def run(self, game: Game) -> Step | None:
        most = EXACTLY if self.half == WITH_TOKEN else 1 + FURTHER
        if self.used >= most or not self._left(game):
            game.amend(Docket, agendas=self.chosen, by_holder=self.chosen)
            return None
        return Decision.run(self, game)

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        most = EXACTLY if self.half == WITH_TOKEN else 1 + FURTHER
        return {"half": self.half, "left": most - self.used}

    def _left(self, game: Game) -> list[str]:
        return [each for each in eligible(of(game), self.seat, self.half) if each not in self.chosen]

    def candidates(self, game: Game, seat: int) -> list[Option]:
        agendas = lying_open(of(game))
        strikes = agendas if self.half == WITHOUT_TOKEN else []
        return [*[("agenda", each) for each in agendas], *[("strike", each) for each in strikes], DONE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == DONE:
            return self._must_go_on()
        agenda = str(option[1])
        if agenda in self.chosen:
            return Refusal(self.rule, "chosen_already", (agenda,))
        if agenda not in self._left(game):
            return Refusal("SA-9.3.4", "own_agenda", (agenda,))
        if option[0] == "strike" and not self.chosen:
            return Refusal(self.rule, "first_is_voted_on")
        return None

    def _must_go_on(self) -> Refusal | None:
        if self.half == WITH_TOKEN:
            return Refusal("SA-9.3.4", "exactly_three")
        return None if self.chosen else Refusal(self.rule, "one_is_voted_on")

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        agenda = option[1]
        if option[0] == "strike" and self.half == WITH_TOKEN:
            return Refusal("SA-9.3.4", "none_is_discarded")
        return Refusal(self.rule, "agenda_not_revealed", (agenda,))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            game.amend(Docket, agendas=self.chosen, by_holder=self.chosen)
            return None
        agenda = str(option[1])
        if option[0] == "strike":
            discard_agenda(game, agenda)
            return replace(self, struck=self.struck + 1)
        game.tell("agenda_chosen", seat, agenda)
        return replace(self, chosen=(*self.chosen, agenda))


class OrderAgendas(Decision, frozen=True):
    """The order in which agendas are resolved, one place after the other (SA-9.3.6)."""

    rule: ClassVar[str] = "SA-9.3.6"
    prompt: ClassVar[str] = "order_agendas"
    verbs: ClassVar[tuple[str, ...]] = ("next",)

    left: tuple[str, ...] = ()
    placed: tuple[str, ...] = ()

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game) if self.left else None

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"place": len(self.placed) + 1}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("next", agenda) for agenda in self.left]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        agenda = option[1]
        key = "placed_already" if agenda in self.placed else "not_on_the_docket"
        return Refusal(self.rule, key, (agenda,))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        agenda = str(option[1])
        placed = (*self.placed, agenda)
        left = tuple([each for each in self.left if each != agenda])
        if left:
            return replace(self, left=left, placed=placed)
        game.tell("agendas_ordered", *placed)
        game.amend(Docket, agendas=placed)
        return None


VERBS: Verbs = {"speaker": (SEAT,), "agenda": (AGENDAS,), "strike": (AGENDAS,)}
EVENTS: dict[str, tuple[str, ...]] = {"agenda_chosen": ("seat", "agenda"), "agendas_ordered": ("agendas",)}
