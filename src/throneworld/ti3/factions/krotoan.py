"""The Krotoan Virus: half of its votes, a contract with itself, and what its victims knew."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.combat.purposes import BARRAGE, BOMBARDMENT, COMBAT, SPACE_CANNON
from throneworld.imperium.conditions import both, it_concerns_me
from throneworld.imperium.declare import Declared, in_the_open
from throneworld.imperium.marks import ROUND, TURN, is_marked, mark, marks_of, unmark
from throneworld.imperium.modifiers import Modifier, refused
from throneworld.imperium.tokens import GainTokens
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti3.declare import ability
from throneworld.ti3.deeds import DESTROYED
from throneworld.ti3.modifying import modifies
from throneworld.ti3.owning import holders_of_ability, owns_technology
from throneworld.ti3.quantities import GOODS_FOR_TECHNOLOGY, HALF_VOTES, MAY_GAIN_TECHNOLOGY, SELF_TRADES
from throneworld.ti3.state import NOBODY, Ti3State, of
from throneworld.ti3.verbs.technologies import gain_technology

COPYING = "krotoan.3"
BEGUN = "action_begun"
"""Mark until the turn is over: how many deeds there were when this player began his action."""
COPIED = "copied"
"""Mark until the round is over: this player has gained from the seat that is the subject."""
COMBAT_ROLLS = (COMBAT, BARRAGE, "pre_combat", SPACE_CANNON, "invasion_defence", BOMBARDMENT)
"""How units fall by combat rolls (ruling 84)."""


def victims(state: Ti3State, seat: int) -> list[int]:
    """Opponents who lost units to his combat rolls in this action, each once a round."""
    begun = [int(each.subject) for each in marks_of(state, BEGUN) if each.seat == seat]
    deeds = [each for each in state.deeds[max(begun, default=0) :] if each.kind == DESTROYED]
    found = [int(each.about[2]) for each in deeds if each.seat == seat and each.about[4] in COMBAT_ROLLS]
    fresh = [other for other in found if other >= 0 and not is_marked(state, COPIED, seat, other)]
    return list(dict.fromkeys(fresh))


def has_victims(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None if victims(of(game), seat) else Refusal("SA-1.5.6", "nothing_destroyed")


class NoteBeginning(Effect, frozen=True):
    def run(self, game: Game) -> None:
        unmark(game, BEGUN, self.seat)
        mark(game, BEGUN, seat=self.seat, subject=len(of(game).deeds), until=TURN)


class Assimilate(Effect, frozen=True):
    """A counter and a technology for each of them."""

    def run(self, game: Game) -> None:
        found = victims(of(game), self.seat)
        for other in found:
            mark(game, COPIED, seat=self.seat, subject=other, until=ROUND)
        steps = [(GainTokens(seat=self.seat, count=1), CopyTechnology(self.seat, other)) for other in found]
        game.do(*[step for pair in steps for step in pair])


class CopyTechnology(Decision, frozen=True):
    """Any that the other has, whatever it needs; without one only the counter is gained (ruling 152)."""

    rule: ClassVar[str] = "SA-10.2.2"
    prompt: ClassVar[str] = "copy_technology"
    verbs: ClassVar[tuple[str, ...]] = ("gain",)

    other: int = NOBODY

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game) if self.options(game, self.seat) else None

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"other": self.other}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("gain", technology) for technology in of(game).technologies[self.other]]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        state, technology = of(game), str(option[1])
        if owns_technology(state, seat, technology):
            return Refusal("SA-10.1.1", "technology_owned", (technology,))
        return refused(state, MAY_GAIN_TECHNOLOGY, seat, technology)

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        technology = option[1]
        return Refusal(self.rule, "not_theirs", (technology, self.other))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        gain_technology(game, seat, str(option[1]), COPYING)
        game.open("tech_gained_after", seat)


MODIFIERS: tuple[Modifier, ...] = (
    modifies(HALF_VOTES, "krotoan.1", window="votes_static", grants=True),
    modifies(SELF_TRADES, "krotoan.2", window="trade_static", add=1),
    modifies(GOODS_FOR_TECHNOLOGY, COPYING, window="tech_gain_static", add=2),
)
LISTENERS: Declared = (
    *in_the_open(
        COPYING,
        "own_action_end",
        ("own_action_start",),
        it_concerns_me,
        holders_of_ability(COPYING),
        (NoteBeginning(),),
        rule="SA-1.5.6",
        must=True,
    ),
    *ability(COPYING, "own_action_end", both(it_concerns_me, has_victims), Assimilate(), must=True),
)
