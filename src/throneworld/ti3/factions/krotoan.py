"""The Krotoan Virus: half of its votes, a contract with itself, and what its victims knew or flew."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.conditions import both, i_fight, it_concerns_me, opponent
from throneworld.imperium.declare import Declared, in_the_open
from throneworld.imperium.marks import COMBAT as COMBAT_ENDS
from throneworld.imperium.marks import ROUND, TURN, is_marked, mark, marks_of, unmark
from throneworld.imperium.modifiers import Modifier, refused
from throneworld.imperium.owning import has_flagship_in
from throneworld.imperium.tokens import GainTokens
from throneworld.imperium.units import CARRIER, CRUISER, DESTROYER, FIGHTER
from throneworld.imperium.verbs.units import place_units
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision
from throneworld.kernel.windows import Aim, Effect, Occasion
from throneworld.ti3.declare import ability, flagship
from throneworld.ti3.deeds import DESTROYED
from throneworld.ti3.effects.joining import joining_refusal
from throneworld.ti3.modifying import modifies
from throneworld.ti3.owning import holders_of_ability, is_of_race, owns_technology
from throneworld.ti3.quantities import (
    GOODS_FOR_TECHNOLOGY,
    HALF_VOTES,
    MAY_GAIN_TECHNOLOGY,
    RACIAL_SLOTS,
    SELF_TRADES,
)
from throneworld.ti3.state import NOBODY, SPACE, Ti3State, of
from throneworld.ti3.steps.technology import tell_gained
from throneworld.ti3.tactical.space_battle import SpaceBattle
from throneworld.ti3.verbs.technologies import gain_technology

COPYING = "krotoan.3"
BEGUN = "action_begun"
"""Mark until the turn is over: how many deeds there were when this player began his action."""
COPIED = "copied"
"""Mark until the round is over: this player has gained from the seat that is the subject."""
SLOTS = ("assimilation_slot_i", "assimilation_slot_ii", "assimilation_slot_iii")
FLAGSHIP = "flagship:krotoan"
RAISING = "raising"
"""Mark until the battle is over: a ship of this player has joined him in the place of one that fell."""
RAISED = (CRUISER, DESTROYER, FIGHTER, CARRIER)
MOST_RAISED = 5


def victims(state: Ti3State, seat: int) -> list[int]:
    """Opponents who lost units to his combat rolls in this action, each once a round."""
    begun = [int(each.subject) for each in marks_of(state, BEGUN) if each.seat == seat]
    deeds = [each for each in state.deeds[max(begun, default=0) :] if each.kind == DESTROYED]
    rolls = state.edition.combat_roll_purposes
    found = [int(each.about[2]) for each in deeds if each.seat == seat and each.about[4] in rolls]
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
    fewest: ClassVar[int] = 1

    other: int = NOBODY

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
        tell_gained(game, seat)


# Slots for racial technologies of others


def has_slots(state: Ti3State, seat: int) -> bool:
    """They are on its sheet; what may fill them is said where such technologies are bought."""
    return is_of_race(state, seat, SLOTS[0])


# The Alastor


def wrecks(game: Game, seat: int, occasion: Occasion) -> list[str]:
    """The kinds of enemy ships destroyed in this round that could be raised again."""
    state, step = of(game), game.subject(occasion, SpaceBattle)
    other, system = opponent(seat, occasion), int(occasion["system"])
    since = 0 if step is None else step.round_begun
    deeds = [each.about for each in state.deeds[since:] if each.kind == DESTROYED]
    fallen = [about[0] for about in deeds if (about[2], about[3]) == (other, SPACE[system])]
    return [kind for kind in RAISED if kind in fallen and joining_refusal(state, seat, system, kind) is None]


def the_alastor_survives(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    state = of(game)
    if not has_flagship_in(state, seat, SPACE[int(occasion["system"])]):
        return Refusal("SA-13.23.1", "no_flagship_there")
    raised = [each for each in marks_of(state, RAISING) if each.seat == seat]
    if len(raised) >= MOST_RAISED:
        return Refusal("SA-13.23.1", "raised_enough", (MOST_RAISED,))
    return None if wrecks(game, seat, occasion) else Refusal("SA-13.23.1", "nothing_to_raise")


class ChooseWreck(Aim, frozen=True):
    """One of the kinds that fell; it joins undamaged."""

    rule: ClassVar[str] = "SA-13.23.1"
    prompt: ClassVar[str] = "choose_wreck"
    verbs: ClassVar[tuple[str, ...]] = ("kind",)

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("kind", kind) for kind in wrecks(game, seat, self.occasion)]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "not_to_be_raised", option[1:])

    def answer(self, game: Game, seat: int, option: Option) -> None:
        place_units(game, seat, SPACE[int(self.occasion["system"])], str(option[1]), 1, FLAGSHIP)
        mark(game, RAISING, seat=seat, until=COMBAT_ENDS)


MODIFIERS: tuple[Modifier, ...] = (
    *[modifies(RACIAL_SLOTS, slot, window="status_racial_tech", add=1, holds=has_slots) for slot in SLOTS],
    modifies(HALF_VOTES, "krotoan.1", window="votes_static", grants=True),
    modifies(SELF_TRADES, "krotoan.2", window="trade_static", add=1),
    modifies(GOODS_FOR_TECHNOLOGY, COPYING, window="tech_gain_static", add=2),
)
LISTENERS: Declared = (
    *flagship("krotoan", "space_round_end", both(i_fight, the_alastor_survives), ChooseWreck(), must=True),
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
