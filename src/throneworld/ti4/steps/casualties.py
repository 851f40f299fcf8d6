"""Assigning hits (RR 29, 67.6, 76): sustaining damage one unit at a time, then casualties one at a time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.reasons import unit_refusal
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import END, Decision, Procedure, Step
from throneworld.ti4.state import NOBODY, Place, Ti4State, of
from throneworld.ti4.steps.destroying import ABILITY, BOMBARDMENT, COMBAT, SPACE_CANNON, destroy_doomed
from throneworld.ti4.steps.hits import Hits, cancel_hits
from throneworld.ti4.steps.sustaining import FOR_ME, best_to_sustain, sustaining_kinds
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
from throneworld.ti4.tables import FIGHTER, FLAGSHIP


class AssignHits(Hits, frozen=True):
    """A player assigns hits to his units in a place, of whatever origin.

    All casualties are destroyed together. In a round of combat they wait until both sides have chosen.
    """

    stages: ClassVar[tuple[str, ...]] = (
        "before_assigning",
        "wait_for_turn",
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
    """Whether an `ExchangeHits` lets both sides sustain in turn, and destroys the casualties of both."""

    def before_assigning(self, game: Game) -> Step | None:
        if self.hits <= 0 or not self.targets(game):
            return END
        self.announce(game)
        return None

    def wait_for_turn(self, game: Game) -> Step | None:
        return self._wait(game, "choose_to_sustain") if self.together else None

    def _wait(self, game: Game, stage: str) -> Step:
        """The combat keeps this step until it is its turn to go on with that stage."""
        game.amend(ExchangeHits, waiting=(*game.asker(ExchangeHits).waiting, self.to(stage)))
        return END

    def _assign(self, game: Game) -> Step:
        """No more units sustain damage."""
        return self._wait(game, "choose_casualties") if self.together else self.to("choose_casualties")

    def choose_to_sustain(self, game: Game) -> Step | None:
        kinds = sustaining_kinds(of(game), self.seat, self.targets(game), self.how) if self.hits > 0 else ()
        if not kinds:
            return self._assign(game)
        if self.for_me:
            return self.to("sustain_damage", sustaining=best_to_sustain(of(game), self.seat, kinds))
        self.ask_to_sustain(game, kinds)
        return None

    def sustain_damage(self, game: Game) -> Step | None:
        """Those that spare fighters are cancelled first: whatever sustains could take either."""
        if not self.sustaining:
            return self._assign(game)
        gone = self.sustain(game)
        left = {"hits": self.hits - gone, "heavy": max(0, self.heavy - gone)}
        return self.to("wait_for_turn", sustaining="", **left)

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
            game.asker(ExchangeHits).take(game, self.seat, self.doomed)
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

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        there = targets_of(of(game), seat, self.place, self.how)
        return casualty_refusal(of(game), seat, option, self.place, self.rule, there)

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == FOR_ME:
            game.amend(AssignHits, doomed=self.chosen_for_me(game))
            return None
        following = self._with(unit_named(option, self.place))
        if following.hits:
            return following
        game.amend(AssignHits, doomed=following.doomed)
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
    """Both sides of a combat assign the hits of a roll; all casualties go together.

    First they sustain damage in turn, one unit at a time, the attacker first; then they choose casualties.
    """

    stages: ClassVar[tuple[str, ...]] = (
        "attacker_is_hit",
        "defender_is_hit",
        "sustain_damage",
        "attacker_assigns",
        "defender_assigns",
        "destroy",
    )
    opens: ClassVar[tuple[str, ...]] = ("units_destroyed", "score_action_phase")

    attacker: int = NOBODY
    defender: int = NOBODY
    place: Place = ""
    on_attacker: int = 0
    on_defender: int = 0
    heavy_on_attacker: int = 0
    heavy_on_defender: int = 0
    how: str = COMBAT
    waiting: tuple[AssignHits, ...] = ()
    """The sides that have hits to assign, whose turn it is first."""
    doomed_attackers: tuple[Doomed, ...] = ()
    doomed_defenders: tuple[Doomed, ...] = ()

    def attacker_is_hit(self, game: Game) -> None:
        self._hit(game, self.attacker, self.defender, self.on_attacker, self.heavy_on_attacker)

    def defender_is_hit(self, game: Game) -> None:
        self._hit(game, self.defender, self.attacker, self.on_defender, self.heavy_on_defender)

    def _hit(self, game: Game, seat: int, by: int, hits: int, heavy: int) -> None:
        if hits > 0:
            game.do(
                AssignHits(
                    seat=seat, place=self.place, hits=hits, heavy=heavy, by=by, how=self.how, together=True
                )
            )

    def sustain_damage(self, game: Game) -> Step | None:
        """Each side once, as long as it likes; whoever has had his turn waits behind the other."""
        for number, side in enumerate(self.waiting):
            if side.stage == "choose_to_sustain":
                game.do(side)
                rest = (*self.waiting[:number], *self.waiting[number + 1 :])
                return self.to("sustain_damage", waiting=rest)
        return None

    def attacker_assigns(self, game: Game) -> None:
        game.do(*[side for side in self.waiting if side.seat == self.attacker])

    def defender_assigns(self, game: Game) -> None:
        game.do(*[side for side in self.waiting if side.seat == self.defender])

    def take(self, game: Game, seat: int, doomed: tuple[Doomed, ...]) -> None:
        """One side has chosen what it loses."""
        if seat == self.attacker:
            game.amend(ExchangeHits, doomed_attackers=doomed)
        else:
            game.amend(ExchangeHits, doomed_defenders=doomed)

    def destroy(self, game: Game) -> None:
        """The side that loses its flagship goes first; see `destroy_doomed`."""
        sides = [
            (self.attacker, self.doomed_attackers, self.defender),
            (self.defender, self.doomed_defenders, self.attacker),
        ]
        for seat, doomed, by in sorted(sides, key=lambda side: not _loses_flagship(side[1])):
            destroy_doomed(game, seat, doomed, self.how, by)


def _loses_flagship(doomed: Sequence[Doomed]) -> bool:
    return any(kind == FLAGSHIP for kind, _, _ in doomed)


def destroy_options(targets: Sequence[Target], place: Place) -> list[Option]:
    """Options for single units; the place is named if it is not the place of the combat itself."""
    return [
        ("destroy", kind, damaged) if where == place else ("destroy_on", kind, damaged, where)
        for kind, where, damaged in each_of(targets)
    ]


def casualty_refusal(
    state: Ti4State, owner: int, option: Option, place: Place, rule: str, there: Sequence[Target]
) -> Refusal:
    """Why a unit cannot be named: none is there, it takes no part, or all of them are chosen already."""
    kind, where, damaged = unit_named(option, place)
    refusal = unit_refusal(state, owner, kind, where, rule, damaged)
    if refusal is not None:
        return refusal
    chosen = (kind, where, damaged) in each_of(there)
    return Refusal(rule, "all_chosen" if chosen else "takes_no_part", (kind,))


def unit_named(option: Option, place: Place) -> Doomed:
    """The unit that an option of `destroy_options` names."""
    return str(option[1]), str(option[3]) if len(option) > 3 else place, int(option[2])


__all__ = [
    "ABILITY",
    "BARRAGE",
    "BOMBARDMENT",
    "COMBAT",
    "SPACE_CANNON",
    "AssignHits",
    "ExchangeHits",
    "Hits",
    "cancel_hits",
    "destroy_doomed",
]
