"""Assigning hits: sustaining damage one unit at a time, then casualties one at a time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.citing import HITS_RULE
from throneworld.imperium.combat.destroying import destroy_doomed
from throneworld.imperium.combat.hits import Hits, cancel_hits
from throneworld.imperium.combat.naming import by_load, casualty_refusal, destroy_options, unit_named
from throneworld.imperium.combat.purposes import ABILITY, BARRAGE, BOMBARDMENT, COMBAT, SPACE_CANNON
from throneworld.imperium.combat.sustaining import FOR_ME, best_to_sustain, sustaining_kinds
from throneworld.imperium.combat.targets import (
    Doomed,
    Target,
    all_of,
    forced_on_others,
    most_expendable,
    targets_of,
    unit_count,
    without,
)
from throneworld.imperium.edition import Place
from throneworld.imperium.state import NOBODY, of
from throneworld.imperium.units import FIGHTER, FLAGSHIP
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import END, Decision, Procedure, Step


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
        if self.decides_alone():
            return self.to("sustain_damage", sustaining=best_to_sustain(of(game), self.seat, kinds))
        self.ask_to_sustain(game, kinds)
        return None

    def sustain_damage(self, game: Game) -> Step | None:
        """Those that spare some kinds are cancelled first: whatever sustains could take either."""
        if not self.sustaining:
            return self._assign(game)
        gone = self.sustain(game)
        left = {"hits": self.hits - gone, "heavy": max(0, self.heavy - gone)}
        return self.to("wait_for_turn", sustaining="", load="", **left)

    def choose_casualties(self, game: Game) -> Step | None:
        targets = self.targets(game)
        if self.hits >= unit_count(targets):
            return self.to("destroy", doomed=all_of(targets) if self.hits > 0 else ())
        question = ChooseCasualties(
            self.seat,
            self.place,
            self.hits,
            min(self.heavy, self.hits),
            targets,
            self.how,
            spared=self.spared,
        )
        if self.decides_alone():
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
    """One unit after the other, until there is one for each hit."""

    rule: ClassVar[str] = HITS_RULE
    prompt: ClassVar[str] = "choose_casualties"

    place: Place = ""
    hits: int = 0
    heavy: int = 0
    targets: tuple[Target, ...] = ()
    how: str = COMBAT
    doomed: tuple[Doomed, ...] = ()
    spared: tuple[str, ...] = (FIGHTER,)

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"place": self.place, "hits": self.hits, "how": self.how}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        options = destroy_options(self.targets, self.place)
        return [*by_load(of(game), seat, options, self.place, self.doomed), FOR_ME]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option[0] == "destroy" and option[1] in self.spared and self._must_be_others():
            return Refusal(self.rule, "hits_are_for_other_ships", (self.heavy,))
        return None

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        options = [each for each in self.candidates(game, seat) if self.refusal(game, seat, each) is None]
        return tuple(options[:1] if len(options) == 2 else options)

    def _must_be_others(self) -> bool:
        """Whether every hit that is left has to go to another kind than those that are spared."""
        return self.hits <= forced_on_others(self.targets, self.heavy, self.spared)

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
            heavy=max(0, self.heavy - (unit[0] not in self.spared)),
            targets=without(self.targets, unit),
            doomed=(*self.doomed, unit),
        )

    def chosen_for_me(self, game: Game) -> tuple[Doomed, ...]:
        """The units that are missed least."""
        rest = self
        while rest.hits > 0:
            spared = self.spared if rest._must_be_others() else ()
            rest = rest._with(most_expendable(of(game), self.seat, self.place, rest.targets, spared))
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
    opens: ClassVar[tuple[str, ...]] = ("units_destroyed",)

    attacker: int = NOBODY
    defender: int = NOBODY
    place: Place = ""
    on_attacker: int = 0
    on_defender: int = 0
    heavy_on_attacker: int = 0
    heavy_on_defender: int = 0
    how: str = COMBAT
    spared: tuple[str, ...] = (FIGHTER,)
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
                    seat=seat,
                    place=self.place,
                    hits=hits,
                    heavy=heavy,
                    spared=self.spared,
                    by=by,
                    how=self.how,
                    together=True,
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
    return any(unit[0] == FLAGSHIP for unit in doomed)
