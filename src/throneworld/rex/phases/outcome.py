"""Steps 7 and 8 of a battle: what the cards do, who wins, what it costs (Rex p.17, p.21)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Procedure, Step
from throneworld.rex.board import force, occupants
from throneworld.rex.phases.sides import NO_SIDES, Clash, Side, Sides, change_side
from throneworld.rex.state import Force, of
from throneworld.rex.tables import MECHANIZED, STRATEGY, STRENGTH, UNIT
from throneworld.rex.verbs.cards import discard_card
from throneworld.rex.verbs.influence import destroy_influence, gain_influence
from throneworld.rex.verbs.units import destroy_faceup, destroy_leader, destroy_units, withdraw_units

DONE: Option = ("done",)


def retreats(side: Side) -> bool:
    return any(STRATEGY[card].retreats for card in side.cards)


def explodes(sides: Sides) -> bool:
    """A pulse cannon meets a shield, whoever brought either; a retreat voids both."""
    committed = [card for side in sides for card in side.cards]
    fuses = [STRATEGY[card].explodes_with for card in committed if STRATEGY[card].explodes_with]
    return not any(retreats(side) for side in sides) and any(fuse in committed for fuse in fuses)


def kills_leader_of(side: Side, other: Side) -> bool:
    """Whether one side's weapon destroys the other side's leader."""
    weapons = [STRATEGY[card] for card in side.cards if STRATEGY[card].kills_leader]
    return bool(other.leader) and any(not set(weapon.stopped_by) & set(other.cards) for weapon in weapons)


class ResolveCards(Procedure, frozen=True):
    """Step 7, in order of play. A dead leader does not take his own side's card with him (Rex p.19)."""

    stages: ClassVar[tuple[str, ...]] = ("resolve",)
    sides: Sides = NO_SIDES

    def resolve(self, game: Game) -> None:
        first, second = self.sides
        if any(retreats(side) for side in self.sides) or explodes(self.sides):
            return
        for side, other in ((first, second), (second, first)):
            if kills_leader_of(side, other):
                destroy_leader(game, other.seat, other.leader, "weapon")
                gain_influence(game, side.seat, STRENGTH[other.leader], "weapon")
                change_side(game, -1, other.seat, leader_lost=True)


class Outcome(Clash, frozen=True):
    """Step 8: exactly one of the ways in which a battle can end."""

    stages: ClassVar[tuple[str, ...]] = ("determine", "settled")

    def determine(self, game: Game) -> None:
        first, second = self.sides
        if first.traitor or second.traitor:
            self._betrayed(game)
        elif retreats(first) or retreats(second):
            self._retreated(game)
        elif explodes(self.sides):
            self._exploded(game)
        else:
            winner, loser = (first, second) if first.total >= second.total else (second, first)
            game.tell("battle_won", winner.seat, self.space, winner.total, loser.seat, loser.total)
            self._lose(game, loser)
            self._win(game, winner, winner.dial)

    def settled(self, game: Game) -> None:
        """The battle is in everybody's view until casualties are taken and cards discarded."""

    def _betrayed(self, game: Game) -> None:
        """The betrayed leader dies; the betrayer loses nothing; two traitors ruin both sides."""
        for side in self.sides:
            if side.traitor:
                destroy_leader(game, side.seat, side.leader, "traitor")
                self._lose(game, side)
        for side in self.sides:
            if not side.traitor:
                game.tell("battle_won_by_treason", side.seat, self.space)
                self._win(game, side, 0)

    def _retreated(self, game: Game) -> None:
        """Who retreats counts as the loser and keeps leader and units; nobody takes casualties."""
        for side in self.sides:
            if retreats(side):
                game.tell("retreated", side.seat, self.space)
                units, mechanized, _ = force(of(game), side.seat, self.space)
                withdraw_units(game, side.seat, self.space, (units, mechanized, 0), "retreat")
                self._discard(game, side)
        for side in self.sides:
            if not retreats(side):
                self._win(game, side, 0)

    def _exploded(self, game: Game) -> None:
        """Leaders, units and influence in the space are lost, to bystanders too."""
        game.tell("explosion", self.space)
        for side in self.sides:
            if side.leader:
                destroy_leader(game, side.seat, side.leader, "explosion")
            self._discard(game, side)
        for seat in occupants(of(game), self.space):
            destroy_faceup(game, seat, self.space, "explosion")
        destroy_influence(game, self.space)

    def _lose(self, game: Game, side: Side) -> None:
        destroy_faceup(game, side.seat, self.space, "battle")
        self._discard(game, side)

    def _discard(self, game: Game, side: Side) -> None:
        for title in side.cards:
            discard_card(game, side.seat, title)

    def _win(self, game: Game, side: Side, casualties: int) -> None:
        if casualties:
            game.do(TakeCasualties(seat=side.seat, space=self.space, worth=casualties))
        if side.cards:
            game.do(KeepCards(seat=side.seat, space=self.space, titles=side.cards))


class TakeCasualties(Decision, frozen=True):
    """The winner destroys what he dialled; Lazax choose among sets of which nothing can be spared."""

    rule: ClassVar[str] = "Rex p.17"
    prompt: ClassVar[str] = "take_casualties"
    space: str = ""
    worth: int = 0

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [
            ("lose", units, mechanized)
            for units, mechanized in losses(self.worth, force(of(game), seat, self.space))
        ]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        units, mechanized = int(option[1]), int(option[2])
        there = force(of(game), seat, self.space)
        if units > there[UNIT] or mechanized > there[MECHANIZED]:
            return Refusal(self.rule, "losses_there", (there[UNIT], there[MECHANIZED], self.space))
        if units + 2 * mechanized < self.worth:
            return Refusal(self.rule, "losses_at_least", (self.worth,))
        return Refusal("Rex p.22", "losses_needless", (self.worth,))

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"space": self.space, "worth": self.worth}

    def answer(self, game: Game, seat: int, option: Option) -> None:
        destroy_units(game, seat, self.space, (int(option[1]), int(option[2]), 0), "battle")


def losses(worth: int, present: Force) -> list[tuple[int, int]]:
    """Units and mechanized units whose strength reaches `worth`, none of them needlessly (Rex p.22)."""
    return [
        (units, mechanized)
        for mechanized in range(present[MECHANIZED] + 1)
        for units in range(present[UNIT] + 1)
        if units + 2 * mechanized >= worth
        and not (units and units - 1 + 2 * mechanized >= worth)
        and not (mechanized and units + 2 * (mechanized - 1) >= worth)
    ]


class KeepCards(Decision, frozen=True):
    """The winner keeps or discards each card that he committed."""

    rule: ClassVar[str] = "Rex p.17"
    prompt: ClassVar[str] = "keep_cards"
    verbs: ClassVar[tuple[str, ...]] = ("discard",)
    space: str = ""
    titles: tuple[str, ...] = ()

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [DONE, *(("discard", title) for title in self.titles)]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "not_committed", option[1:])

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"space": self.space}

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return None
        discard_card(game, seat, str(option[1]))
        return replace(self, titles=tuple(title for title in self.titles if title != option[1]))
