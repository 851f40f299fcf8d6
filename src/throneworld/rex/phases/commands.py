"""Commands at the start of a battle: Xxcha forbids a card, Jol-Nar makes the opponent speak (Rex p.22).

Each may be given in one's own battle, which an Informant can answer, or for an ally, which he cannot.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Effect, Listener, Occasion
from throneworld.rex.counting import DIAL
from throneworld.rex.moments import ADVANTAGE_USED, FIRST_COMMAND, SECOND_COMMAND
from throneworld.rex.phases.plans import card_refusal, dial_refusal
from throneworld.rex.phases.sides import (
    Clash,
    available_leaders,
    change_side,
    highest_dial,
    side_of,
)
from throneworld.rex.reasons import wrong_card, wrong_leader
from throneworld.rex.state import NOBODY, of, seat_of
from throneworld.rex.tables import ATTACK, BATTLE_TITLES, DEFENSE, STRATEGY
from throneworld.rex.verbs.cards import show_card, titles_in_hand

ELEMENTS = ("leader", ATTACK, DEFENSE, "number")
NONE: Option = ("none",)
COMMAND_RULE = "Rex p.22"
VERB_OF = {"number": "dial", "leader": "leader"}
"""How an element is answered; the others with a card."""


def _race(name: str) -> Callable[[Game], list[int]]:
    def seats(game: Game) -> list[int]:
        seat = seat_of(of(game), name)
        return [] if seat == NOBODY else [seat]

    return seats


def _fighters(occasion: Occasion) -> tuple[Noun, Noun]:
    return occasion["one"], occasion["other"]


def _own_battle(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None if seat in _fighters(occasion) else Refusal(COMMAND_RULE, "not_your_battle")


def _battle_of_ally(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    fighters = _fighters(occasion)
    ally_fights = any(ally in fighters for ally in of(game).allies[seat])
    return None if ally_fights and seat not in fighters else Refusal(COMMAND_RULE, "not_your_allys_battle")


def _suspects(race: str, of_ally: bool) -> Callable[[Game, Occasion], list[int]]:
    """Everybody knows whose command may come."""
    when = _battle_of_ally if of_ally else _own_battle

    def suspects(game: Game, occasion: Occasion) -> list[int]:
        return [seat for seat in _race(race)(game) if when(game, seat, occasion) is None]

    return suspects


def _opponent(game: Game, seat: int, occasion: Occasion) -> int:
    """Against whom a command of this seat is directed."""
    friends = (seat, *of(game).allies[seat])
    return next(int(fighter) for fighter in _fighters(occasion) if fighter not in friends)


class Forbid(Effect, frozen=True):
    def run(self, game: Game) -> Step | None:
        target = _opponent(game, self.seat, self.occasion)
        return ForbidTitle(seat=self.seat, target=target, battle=self.occasion.subject)


class ForbidTitle(Decision, frozen=True):
    rule: ClassVar[str] = COMMAND_RULE
    prompt: ClassVar[str] = "forbid_title"
    target: int = -1
    battle: int = -1

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("title", title) for title in BATTLE_TITLES]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "no_battle_card", option[1:])

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"target": self.target}

    def answer(self, game: Game, seat: int, option: Option) -> None:
        change_side(game, self.battle, self.target, forbidden=option[1])
        game.tell("title_forbidden", seat, self.target, option[1])


class AskElement(Effect, frozen=True):
    def run(self, game: Game) -> Step | None:
        target = _opponent(game, self.seat, self.occasion)
        return ChooseElement(seat=self.seat, target=target, battle=self.occasion.subject)


class ChooseElement(Decision, frozen=True):
    rule: ClassVar[str] = COMMAND_RULE
    prompt: ClassVar[str] = "choose_element"
    target: int = -1
    battle: int = -1

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("element", element) for element in ELEMENTS]

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"target": self.target}

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        game.tell("element_asked", seat, self.target, option[1])
        return AnswerElement(seat=self.target, element=str(option[1]), battle=self.battle)


class AnswerElement(Decision, frozen=True):
    """What he says binds him; that he plays no card of a kind is an answer too."""

    rule: ClassVar[str] = COMMAND_RULE
    prompt: ClassVar[str] = "answer_element"
    verbs: ClassVar[tuple[str, ...]] = ("card", "dial", "leader", "none")
    hidden: ClassVar[bool] = True
    element: str = ""
    battle: int = -1

    def candidates(self, game: Game, seat: int) -> list[Option]:
        battle, state = self._battle(game), of(game)
        if self.element == "number":
            return list(DIAL[: highest_dial(state, seat, battle.space) + 1])
        leaders: list[Option] = [
            ("leader", leader) for leader in available_leaders(state, seat, battle.space)
        ]
        if self.element == "leader":
            return leaders or [NONE]
        fitting = [title for title in titles_in_hand(state, seat) if STRATEGY[title].icon == self.element]
        return [NONE, *(("card", title) for title in fitting if leaders)]

    def is_open(self, game: Game, seat: int) -> bool:
        """Numbers and leaders lie open; a card needs a leader, and a hand that could hold it."""
        state = of(game)
        has_leader = bool(available_leaders(state, seat, self._battle(game).space))
        return self.element in (ATTACK, DEFENSE) and has_leader and bool(state.hands[seat])

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option[0] != "card":
            return None
        return card_refusal(side_of(self._battle(game).sides, seat), str(option[1]))

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        state, space = of(game), self._battle(game).space
        if option[0] != VERB_OF.get(self.element, "card") and option != NONE:
            return Refusal(self.rule, "other_part_asked", (self.element,))
        if option == NONE:
            return none_refusal(self.element)
        if option[0] == "leader":
            return wrong_leader(state, seat, str(option[1]), space, "Rex p.17")
        if option[0] == "dial":
            return dial_refusal(state, seat, space)
        missing = wrong_card(state, seat, str(option[1]), self.element, "Rex p.17")
        return missing or Refusal("Rex p.18", "card_needs_leader", option[1:])

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"element": self.element}

    def answer(self, game: Game, seat: int, option: Option) -> None:
        word = "" if option == NONE else option[1]
        change_side(game, self.battle, seat, element=self.element, word=word)
        game.tell("element_answered", seat, self.element, word)
        game.fence()  # the answer binds, and has been heard
        if option[0] == "card":
            show_card(game, seat, str(word))

    def _battle(self, game: Game) -> Clash:
        return game.step_at(self.battle, Clash)


def none_refusal(element: str) -> Refusal:
    """A leader who can serve must; a number there always is (Rex p.17)."""
    if element == "leader":
        return Refusal("Rex p.17", "leader_required")
    return Refusal(COMMAND_RULE, "other_part_asked", (element,))


def _command(race: str, moment: str, effect: Effect, *, of_ally: bool) -> Listener:
    return Listener(
        id=f"{race.replace('_', '')}_command" + ("_ally" if of_ally else ""),
        moment=moment,
        rule=COMMAND_RULE,
        holders=_race(race),
        suspects=_suspects(race, of_ally),
        when=_battle_of_ally if of_ally else _own_battle,
        effects=(effect,),
        cancel="" if of_ally else ADVANTAGE_USED,
        once=True,
    )


LISTENERS: tuple[Listener, ...] = (
    _command("xxcha", FIRST_COMMAND, Forbid(), of_ally=False),
    _command("xxcha", FIRST_COMMAND, Forbid(), of_ally=True),
    _command("jol_nar", SECOND_COMMAND, AskElement(), of_ally=False),
    _command("jol_nar", SECOND_COMMAND, AskElement(), of_ally=True),
)
