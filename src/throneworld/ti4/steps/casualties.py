"""Assigning hits (RR 29, 67.6, 76): sustaining damage one unit at a time, then casualties one at a time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import END, Decision, Procedure, Step
from throneworld.kernel.windows import Occasion
from throneworld.ti4.marks import COMBAT_ROUND, mark
from throneworld.ti4.state import NOBODY, SYSTEM, Place, of
from throneworld.ti4.steps.destroying import ABILITY, BOMBARDMENT, COMBAT, SPACE_CANNON, destroy_doomed
from throneworld.ti4.steps.sustaining import (
    FOR_ME,
    SustainDamage,
    best_to_sustain,
    hits_cancelled,
    sustaining_kinds,
)
from throneworld.ti4.steps.targets import (
    BARRAGE,
    Doomed,
    Target,
    all_of,
    each_of,
    forced_on_big_ships,
    most_expendable,
    targets_of,
    unit_count,
    without,
)
from throneworld.ti4.tables import FIGHTER
from throneworld.ti4.tactical.combatants import AREAS
from throneworld.ti4.verbs.units import SUSTAINED, damage_unit


class Hits(Procedure, frozen=True):
    """Hits that were produced against a player's units and are not assigned yet."""

    seat: int = NOBODY
    """Who takes them."""
    place: Place = ""
    hits: int = 0
    heavy: int = 0
    """How many of them must be assigned to ships other than fighters if that is possible."""
    by: int = NOBODY
    """Who produced them."""
    how: str = COMBAT
    sustaining: str = ""
    """The kind of the unit that sustains damage next."""
    for_me: bool = False
    """Whether the rest is left to the order in which units are missed least."""

    def announce(self, game: Game) -> None:
        """The hits are known: some cards cancel them before they are assigned."""
        if self.how == SPACE_CANNON:
            game.open("space_cannon_hits", self.seat, self.place, self.by)
        elif self.place in AREAS:
            game.open("space_combat_hits", self.seat, self.by, SYSTEM[self.place])

    def targets(self, game: Game) -> tuple[Target, ...]:
        return targets_of(of(game), self.seat, self.place, self.how)

    def ask_to_sustain(self, game: Game, kinds: tuple[str, ...]) -> None:
        game.do(SustainDamage(seat=self.seat, place=self.place, hits=self.hits, kinds=kinds))

    def sustain(self, game: Game) -> int:
        """The unit is laid on its side (RR 76.1); how many hits that cancels."""
        damage_unit(game, self.seat, self.place, self.sustaining)
        if self.how == COMBAT:
            mark(game, SUSTAINED, seat=self.seat, subject=self.sustaining, until=COMBAT_ROUND)
        game.open("damage_sustained", self.seat, self.sustaining, self.place, self.by)
        return hits_cancelled(of(game), self.seat, self.hits)


class AssignHits(Hits, frozen=True):
    """A player assigns hits to his units in a place, of whatever origin.

    All casualties are destroyed together. In a round of combat they wait until both sides have chosen.
    """

    stages: ClassVar[tuple[str, ...]] = (
        "before_assigning",
        "choose_to_sustain",
        "sustain_damage",
        "choose_casualties",
        "destroy",
    )
    opens: ClassVar[tuple[str, ...]] = (
        "space_combat_hits",
        "space_cannon_hits",
        "damage_sustained",
        "units_destroyed",
        "score_action_phase",
    )

    doomed: tuple[Doomed, ...] = ()
    together: bool = False
    """Whether an `ExchangeHits` destroys the casualties, with those of the other side."""

    def before_assigning(self, game: Game) -> Step | None:
        if self.hits <= 0 or not self.targets(game):
            return END
        self.announce(game)
        return None

    def choose_to_sustain(self, game: Game) -> Step | None:
        kinds = sustaining_kinds(of(game), self.seat, self.targets(game), self.how) if self.hits > 0 else ()
        if not kinds:
            return self.to("choose_casualties")
        if self.for_me:
            return self.to("sustain_damage", sustaining=best_to_sustain(of(game), self.seat, kinds))
        self.ask_to_sustain(game, kinds)
        return None

    def sustain_damage(self, game: Game) -> Step | None:
        """Those that spare fighters are cancelled first: whatever sustains could take either."""
        if not self.sustaining:
            return None
        gone = self.sustain(game)
        left = {"hits": self.hits - gone, "heavy": max(0, self.heavy - gone)}
        return self.to("choose_to_sustain", sustaining="", **left)

    def choose_casualties(self, game: Game) -> Step | None:
        targets = self.targets(game)
        if self.hits >= unit_count(targets):
            return self.to("destroy", doomed=all_of(targets) if self.hits > 0 else ())
        question = ChooseCasualties(
            self.seat, self.place, self.hits, min(self.heavy, self.hits), targets, self.how
        )
        if self.for_me:
            return self.to("destroy", doomed=question.chosen_for_me(game))
        if self.hits > 0:
            game.do(question)
        return None

    def destroy(self, game: Game) -> None:
        if self.together:
            asker = game.stack[-1]
            assert isinstance(asker, ExchangeHits)
            asker.take(game, self.seat, self.doomed)
        else:
            destroy_doomed(game, self.seat, self.doomed, self.how, self.by)


class ChooseCasualties(Decision, frozen=True):
    """One unit after the other, until there is one for each hit (RR 29.1)."""

    rule: ClassVar[str] = "RR 29.1"
    prompt: ClassVar[str] = "choose_casualties"

    place: Place = ""
    hits: int = 0
    heavy: int = 0
    targets: tuple[Target, ...] = ()
    how: str = COMBAT
    doomed: tuple[Doomed, ...] = ()

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"place": self.place, "hits": self.hits, "how": self.how}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*destroy_options(self.targets, self.place), FOR_ME]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option[0] == "destroy" and option[1] == FIGHTER and self._must_be_big():
            return Refusal(self.rule, "hits_are_for_other_ships", (self.heavy,))
        return None

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        options = [each for each in self.candidates(game, seat) if self.refusal(game, seat, each) is None]
        return tuple(options[:1] if len(options) == 2 else options)

    def _must_be_big(self) -> bool:
        """Whether every hit that is left has to go to a ship other than a fighter."""
        return self.hits <= forced_on_big_ships(self.targets, self.heavy)

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == FOR_ME:
            game.reply(AssignHits, doomed=self.chosen_for_me(game))
            return None
        following = self._with(unit_named(option, self.place))
        if following.hits:
            return following
        game.reply(AssignHits, doomed=following.doomed)
        return None

    def _with(self, unit: Doomed) -> ChooseCasualties:
        return replace(
            self,
            hits=self.hits - 1,
            heavy=max(0, self.heavy - (unit[0] != FIGHTER)),
            targets=without(self.targets, unit),
            doomed=(*self.doomed, unit),
        )

    def chosen_for_me(self, game: Game) -> tuple[Doomed, ...]:
        """The units that are missed least."""
        rest = self
        while rest.hits > 0:
            big = rest._must_be_big()
            rest = rest._with(most_expendable(of(game), self.seat, self.place, rest.targets, big))
        return rest.doomed


class ExchangeHits(Procedure, frozen=True):
    """Both sides of a combat assign the hits of a roll, the attacker first; all casualties go together."""

    stages: ClassVar[tuple[str, ...]] = ("attacker_assigns", "defender_assigns", "destroy")
    opens: ClassVar[tuple[str, ...]] = ("units_destroyed", "score_action_phase")

    attacker: int = NOBODY
    defender: int = NOBODY
    place: Place = ""
    on_attacker: int = 0
    on_defender: int = 0
    heavy_on_attacker: int = 0
    heavy_on_defender: int = 0
    how: str = COMBAT
    doomed_attackers: tuple[Doomed, ...] = ()
    doomed_defenders: tuple[Doomed, ...] = ()

    def attacker_assigns(self, game: Game) -> None:
        self._assign(game, self.attacker, self.defender, self.on_attacker, self.heavy_on_attacker)

    def defender_assigns(self, game: Game) -> None:
        self._assign(game, self.defender, self.attacker, self.on_defender, self.heavy_on_defender)

    def _assign(self, game: Game, seat: int, by: int, hits: int, heavy: int) -> None:
        if hits > 0:
            game.do(
                AssignHits(
                    seat=seat, place=self.place, hits=hits, heavy=heavy, by=by, how=self.how, together=True
                )
            )

    def take(self, game: Game, seat: int, doomed: tuple[Doomed, ...]) -> None:
        """One side has chosen what it loses."""
        if seat == self.attacker:
            game.reply(ExchangeHits, doomed_attackers=doomed)
        else:
            game.reply(ExchangeHits, doomed_defenders=doomed)

    def destroy(self, game: Game) -> None:
        destroy_doomed(game, self.attacker, self.doomed_attackers, self.how, self.defender)
        destroy_doomed(game, self.defender, self.doomed_defenders, self.how, self.attacker)


def destroy_options(targets: Sequence[Target], place: Place) -> list[Option]:
    """Options for single units; the place is named if it is not the place of the combat itself."""
    return [
        ("destroy", kind, damaged) if where == place else ("destroy_on", kind, damaged, where)
        for kind, where, damaged in each_of(targets)
    ]


def unit_named(option: Option, place: Place) -> Doomed:
    """The unit that an option of `destroy_options` names."""
    return str(option[1]), str(option[3]) if len(option) > 3 else place, int(option[2])


def cancel_hits(game: Game, occasion: Occasion, number: int) -> None:
    """Up to so many of the hits that a window is about are cancelled before they are assigned.

    Whoever cancels them chooses which: those that spare his fighters first.
    """
    step = game.stack[occasion.subject]
    assert isinstance(step, Hits)
    left = {"hits": max(0, step.hits - number), "heavy": max(0, step.heavy - number)}
    game.reply(Hits, occasion.subject, **left)


STEPS: tuple[type[Step], ...] = (AssignHits, ChooseCasualties, ExchangeHits)

__all__ = [
    "ABILITY",
    "BARRAGE",
    "BOMBARDMENT",
    "COMBAT",
    "SPACE_CANNON",
    "STEPS",
    "SUSTAINED",
    "AssignHits",
    "ExchangeHits",
    "Hits",
    "cancel_hits",
    "destroy_doomed",
]
