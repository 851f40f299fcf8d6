"""What holders of offices do to others: forbid a movement, help a side, share or silence a technology."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.combat.combatants import COMBAT_BONUS
from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.marks import COMBAT, GAME, ROUND, is_marked, mark, marks_of, unmark
from throneworld.imperium.order import playing
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Aim, Effect, take_aim
from throneworld.ti3.edition import BANNED, BORROWED
from throneworld.ti3.nouns import TECHNOLOGIES
from throneworld.ti3.owning import owns_technology
from throneworld.ti3.state import NOBODY, Ti3State, of
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.tables import TECHNOLOGY
from throneworld.ti3.tactical.movement import forbid_movement

BORROW, SILENCE = "borrow", "silence"
CHOSEN_BEFORE = "chosen_before"
"""Mark: this player has chosen the technology that is the subject when he was last asked."""


class ForbidMovement(Effect, frozen=True):
    def run(self, game: Game) -> None:
        forbid_movement(game)


class ChooseSide(Aim, frozen=True):
    """A player who fights in the battle of the occasion."""

    rule: ClassVar[str] = "SA-4.1.1"
    prompt: ClassVar[str] = "choose_side"
    verbs: ClassVar[tuple[str, ...]] = ("player",)

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game)

    def candidates(self, game: Game, seat: int) -> list[Option]:
        sides = (int(self.occasion["attacker"]), int(self.occasion["defender"]))
        return [("player", side) for side in sides if side >= 0]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "does_not_fight", option[1:])

    def answer(self, game: Game, seat: int, option: Option) -> None:
        take_aim(game, option[1])


class SupportSide(Verb, frozen=True):
    """So much more on all combat rolls of a side, for the rest of the battle."""

    amount: int = 1

    def run(self, game: Game) -> None:
        side = int(self.targets[0])
        mark(game, COMBAT_BONUS, seat=side, subject=self.amount, until=COMBAT)
        game.tell("side_supported", self.seat, side, self.amount)


# Technologies of others


def technologies_of_others(state: Ti3State, seat: int) -> list[str]:
    """What others have, and was not chosen the last time."""
    others = [other for other in playing(state) if other != seat]
    return [
        technology
        for technology in TECHNOLOGY
        if any(owns_technology(state, other, technology) for other in others)
        and not is_marked(state, CHOSEN_BEFORE, seat, technology)
    ]


class ChooseTechnology(Aim, frozen=True):
    """Which technology, and whether he may use it too or nobody may."""

    rule: ClassVar[str] = "SA-10.1.1"
    prompt: ClassVar[str] = "choose_technology"
    verbs: ClassVar[tuple[str, ...]] = (BORROW, SILENCE)

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game)

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [(verb, technology) for technology in TECHNOLOGY for verb in (BORROW, SILENCE)]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        state, technology = of(game), str(option[1])
        if is_marked(state, CHOSEN_BEFORE, seat, technology):
            return Refusal(self.rule, "chosen_last_time", (technology,))
        if technology not in technologies_of_others(state, seat):
            return Refusal(self.rule, "nobody_else_has_it", (technology,))
        known = option[0] == BORROW and owns_technology(state, seat, technology)
        return Refusal(self.rule, "technology_owned", (technology,)) if known else None

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal("SA-10.4.1", "racial_technology", option[1:])

    def answer(self, game: Game, seat: int, option: Option) -> None:
        take_aim(game, *option)


class BorrowOrSilence(Verb, frozen=True):
    """For the rest of the round; limits that it carried hold again at once (ruling 161)."""

    def run(self, game: Game) -> Step | None:
        verb, technology = self.targets[-2:]
        unmark(game, CHOSEN_BEFORE, self.seat)
        mark(game, CHOSEN_BEFORE, seat=self.seat, subject=technology, until=GAME)
        if verb == BORROW:
            mark(game, BORROWED, seat=self.seat, subject=technology, until=ROUND)
            game.tell("technology_borrowed", self.seat, technology)
        else:
            silence(game, str(technology))
        return Settle()


def silence(game: Game, technology: str) -> None:
    """Nobody may use it for the rest of the round, copies neither (ruling 190)."""
    if not any(each.subject == technology and each.seat == NOBODY for each in marks_of(of(game), BANNED)):
        mark(game, BANNED, subject=technology, until=ROUND)
        game.tell("technology_silenced", technology)


class SilenceColour(Verb, frozen=True):
    """All technologies of a colour, whoever has them."""

    colour: str = ""

    def run(self, game: Game) -> None:
        for technology, row in TECHNOLOGY.items():
            if row.colour == self.colour:
                silence(game, technology)


VERBS: Verbs = {BORROW: (TECHNOLOGIES,), SILENCE: (TECHNOLOGIES,)}
EVENTS: dict[str, tuple[str, ...]] = {
    "side_supported": ("seat", "other", "amount"),
    "technology_borrowed": ("seat", "technology"),
    "technology_silenced": ("technology",),
}
