"""Politics (RR 57): a new speaker, action cards, and a look at the agendas to come."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.drawing import draw_action_cards
from throneworld.imperium.order import playing
from throneworld.imperium.reasons import gone
from throneworld.imperium.strategic import Primary, Secondary
from throneworld.imperium.verbs.cards import also_learn, learn
from throneworld.imperium.verbs.council import take_speaker_token
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti4.state import Ti4State, of
from throneworld.ti4.verbs.agendas import fill_agenda_deck

POLITICS = "politics"
CARDS_DRAWN = 2
AGENDAS_SEEN = 2
TOP, BOTTOM = "top", "bottom"


# Verbs


def look_at_agendas(game: Game, seat: int, count: int) -> int:
    """See the top cards; returns how many there were.

    Of several cards only this player will know which of them went where, so the others forget them now.
    """
    state = of(game)
    seen = state.agenda_deck[:count]
    for agenda in seen:
        if len(seen) == 1:
            also_learn(state, agenda, seat)
        else:
            learn(state, agenda, seat)
    game.tell("agendas_looked_at", seat, len(seen))
    game.tell("agendas_seen", seat, *seen, to=(seat,))
    return len(seen)


def put_agenda(game: Game, seat: int, agenda: str, where: str) -> None:
    """A card of the agenda deck goes to its top or its bottom; all see where, none but him which."""
    state = of(game)
    rest = tuple(each for each in state.agenda_deck if each != agenda)
    state.agenda_deck = (agenda, *rest) if where == TOP else (*rest, agenda)
    game.tell("agenda_put", seat, where)


# Steps


class PrimaryPolitics(Primary, frozen=True):
    stages: ClassVar[tuple[str, ...]] = ("speaker", "draw", "agendas")

    def speaker(self, game: Game) -> None:
        game.do(ChooseSpeaker(seat=self.seat))

    def draw(self, game: Game) -> None:
        draw_action_cards(game, self.seat, CARDS_DRAWN)

    def agendas(self, game: Game) -> None:
        fill_agenda_deck(game, AGENDAS_SEEN)
        seen = look_at_agendas(game, self.seat, AGENDAS_SEEN)
        if len(of(game).agenda_deck) > 1:
            game.do(PutAgendasBack(seat=self.seat, left=seen))


class ChooseSpeaker(Decision, frozen=True):
    rule: ClassVar[str] = "RR 57.2"
    prompt: ClassVar[str] = "choose_speaker"

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("speaker", other) for other in playing(of(game))]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "speaker_already") if option[1] == of(game).speaker else None

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return gone(of(game), option[1])

    def answer(self, game: Game, seat: int, option: Option) -> None:
        take_speaker_token(game, int(option[1]))


class PutAgendasBack(Decision, frozen=True):
    """Each card that was seen goes to the top or the bottom; one put there later lies outside (RR 57.2).

    The cards never leave the deck: those still to be placed lie below those that were put on top.
    """

    rule: ClassVar[str] = "RR 57.2"
    prompt: ClassVar[str] = "put_agenda_back"
    hidden: ClassVar[bool] = True
    left: int = 0
    on_top: int = 0

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game) if self.left else None

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [(where, agenda) for agenda in self._seen(of(game)) for where in (TOP, BOTTOM)]

    def _seen(self, state: Ti4State) -> tuple[str, ...]:
        return state.agenda_deck[self.on_top : self.on_top + self.left]

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"left": self.left}

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        agenda = option[1]
        return Refusal(self.rule, "agenda_not_seen", (agenda,))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        where = str(option[0])
        put_agenda(game, seat, str(option[1]), where)
        return replace(self, left=self.left - 1, on_top=self.on_top + (where == TOP))


class SecondaryPolitics(Secondary, frozen=True):
    card: ClassVar[str] = POLITICS
    stages: ClassVar[tuple[str, ...]] = ("spend", "draw")

    def draw(self, game: Game) -> None:
        draw_action_cards(game, self.seat, CARDS_DRAWN)


EVENTS: dict[str, tuple[str, ...]] = {
    "agendas_looked_at": ("seat", "count"),
    "agendas_seen": ("seat", "agendas"),
    "agenda_put": ("seat", "where"),
}
