"""Sealed plans: strength, leader and slot behind one screen, then the cards (Rex p.17, steps 2 to 5)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Simultaneous, Step
from throneworld.rex.board import strength
from throneworld.rex.counting import DIAL
from throneworld.rex.phases.sides import (
    HIGHEST_DIAL,
    NO_SIDES,
    Clash,
    Side,
    Sides,
    available_leaders,
    has_leader,
    highest_dial,
    side_of,
)
from throneworld.rex.reasons import wrong_card, wrong_leader
from throneworld.rex.state import RexState, of
from throneworld.rex.tables import ATTACK, DEFENSE, STRATEGY
from throneworld.rex.verbs.cards import show_card, titles_in_hand

ICONS: dict[str, tuple[str, ...]] = {
    "none": (),
    "attack": (ATTACK,),
    "defense": (DEFENSE,),
    "both": (ATTACK, DEFENSE),
}
"""The four slots of the battle dial and the cards to which each commits."""

NONE: Option = ("none",)


class BattlePlans(Simultaneous, frozen=True):
    """A number on the dial; then a leader, if there is one; then the slot he is put into."""

    rule: ClassVar[str] = "Rex p.17"
    prompt: ClassVar[str] = "battle_plan"
    verbs: ClassVar[tuple[str, ...]] = ("dial", "leader", "slot", "none")
    hidden: ClassVar[bool] = True
    space: str = ""
    sides: Sides = NO_SIDES

    def withdrawable(self, game: Game, seat: int) -> bool:
        return seat in self.asked(game)

    def parts(self, game: Game, seat: int) -> int:
        return 3 if has_leader(of(game), seat, self.space) else 1

    def waited_for(self, game: Game) -> tuple[int, ...]:
        """Until the reveal, for a hand that leaves no choice of slots is a secret (Rex p.20)."""
        return self.who

    def is_open(self, game: Game, seat: int) -> bool:
        """Strength and leader are bound by what lies open; the slot by the hand."""
        return len(self.of(seat)) == 2 and bool(of(game).hands[seat])

    def candidates(self, game: Game, seat: int) -> list[Option]:
        part, state = len(self.of(seat)), of(game)
        if part == 0:
            return list(DIAL[: highest_dial(state, seat, self.space) + 1])
        if part == 1:
            return [("leader", leader) for leader in available_leaders(state, seat, self.space)]
        return [("slot", slot) for slot in ICONS]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        side = side_of(self.sides, seat)
        if option[0] == "slot":
            return slot_refusal(game, side, str(option[1]))
        element = {"dial": "number", "leader": "leader"}[str(option[0])]
        if side.element == element and side.word != option[1]:
            return Refusal("Rex p.22", "bound_by_command", (element, side.word))
        return None

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        """The parts come in their order; who has a leader sends one (Rex p.17)."""
        part, state = len(self.of(seat)), of(game)
        if option == NONE and part == 1:
            return Refusal(self.rule, "leader_required")
        if option[0] != ("dial", "leader", "slot")[part]:
            return Refusal(self.rule, "other_part_asked", (("number", "leader", "slot")[part],))
        if part == 0:
            return dial_refusal(state, seat, self.space)
        return wrong_leader(state, seat, str(option[1]), self.space, self.rule)

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        part = ("strength", "leader", "slot")[len(self.of(seat))]
        return {"space": self.space, "part": part}

    def reveal(self, game: Game) -> Step | None:
        game.amend(Clash, sides=tuple(self._planned(side) for side in self.sides))
        return None

    def _planned(self, side: Side) -> Side:
        given = {str(verb): noun for verb, noun in self.of(side.seat)}
        return replace(
            side,
            dial=int(given["dial"]),
            leader=str(given.get("leader", "")),
            slot=str(given.get("slot", "none")),
        )


class CommitCards(Simultaneous, frozen=True):
    """Whoever chose a slot with an icon must now commit a card of that kind."""

    rule: ClassVar[str] = "Rex p.17"
    prompt: ClassVar[str] = "commit_card"
    verbs: ClassVar[tuple[str, ...]] = ("attack", "defense", "none")
    hidden: ClassVar[bool] = True
    sides: Sides = NO_SIDES

    def withdrawable(self, game: Game, seat: int) -> bool:
        return seat in self.asked(game)

    def parts(self, game: Game, seat: int) -> int:
        return len(ICONS[side_of(self.sides, seat).slot])

    def waited_for(self, game: Game) -> tuple[int, ...]:
        """Until the reveal, for that only one card fits is a secret (Rex p.20)."""
        return tuple(seat for seat in self.who if self.parts(game, seat))

    def is_open(self, game: Game, seat: int) -> bool:
        """Whoever holds no more cards than his slot asks for must commit them all."""
        return len(of(game).hands[seat]) > self.parts(game, seat)

    def candidates(self, game: Game, seat: int) -> list[Option]:
        icon = self._icon(seat)
        return [(icon, title) for title in titles_in_hand(of(game), seat) if STRATEGY[title].icon == icon]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return card_refusal(side_of(self.sides, seat), str(option[1]))

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        icon = self._icon(seat)
        if option == NONE:
            return Refusal(self.rule, "card_promised", (icon,))
        if option[0] != icon:
            return Refusal(self.rule, "other_part_asked", (icon,))
        return wrong_card(of(game), seat, str(option[1]), icon, self.rule)

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"icon": self._icon(seat)}

    def reveal(self, game: Game) -> Step | None:
        game.amend(Clash, sides=tuple(self._committed(game, side) for side in self.sides))
        return None

    def _icon(self, seat: int) -> str:
        return ICONS[side_of(self.sides, seat).slot][len(self.of(seat))]

    def _committed(self, game: Game, side: Side) -> Side:
        cards = {str(icon): str(title) for icon, title in self.of(side.seat)}
        for title in cards.values():
            show_card(game, side.seat, title)
        return replace(side, attack=cards.get(ATTACK, ""), defense=cards.get(DEFENSE, ""))


def dial_refusal(state: RexState, seat: int, space: str) -> Refusal:
    """Not more than the units in the space are worth (Rex p.17), nor than the dial shows (Rex p.22)."""
    worth = strength(state, seat, space)
    if worth > HIGHEST_DIAL:
        return Refusal("Rex p.22", "dial_ends", (HIGHEST_DIAL,))
    return Refusal("Rex p.17", "dial_at_most", (worth,))


def card_refusal(side: Side, title: str) -> Refusal | None:
    """The commands of Xxcha and Jol-Nar bind what may be committed (Rex p.22)."""
    if title == side.forbidden:
        return Refusal("Rex p.22", "title_forbidden", (title,))
    if side.element == STRATEGY[title].icon and side.word != title:
        return Refusal("Rex p.22", "bound_by_command", (side.element, side.word))
    return None


def slot_refusal(game: Game, side: Side, slot: str) -> Refusal | None:
    """A slot needs a card for each of its icons, and must serve what was promised."""
    for icon in (ATTACK, DEFENSE):
        if icon in ICONS[slot]:
            fitting = [title for title in titles_in_hand(of(game), side.seat) if STRATEGY[title].icon == icon]
            if not any(card_refusal(side, title) is None for title in fitting):
                return Refusal("Rex p.17", "no_such_card", (icon,))
        elif side.element == icon and side.word:
            return Refusal("Rex p.22", "bound_by_command", (icon, side.word))
    return None
