"""A hit that the player who produced it assigns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.citing import HITS_RULE
from throneworld.imperium.combat.destroying import destroy_doomed
from throneworld.imperium.combat.hits import Hits
from throneworld.imperium.combat.naming import by_load, casualty_refusal, destroy_options, unit_named
from throneworld.imperium.combat.purposes import ABILITY
from throneworld.imperium.combat.sustaining import may_sustain
from throneworld.imperium.combat.targets import Doomed, Target
from throneworld.imperium.edition import Place
from throneworld.imperium.state import of
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import END, Decision, Step


class AssignChosenHit(Hits, frozen=True):
    """One hit against the unit that its producer chooses; that unit alone may sustain it."""

    stages: ClassVar[tuple[str, ...]] = (
        "before_assigning",
        "choose_unit",
        "choose_to_sustain",
        "sustain_or_destroy",
    )
    opens: ClassVar[tuple[str, ...]] = (
        "space_combat_hits",
        "damage_sustained",
        "units_destroyed",
    )

    unit: tuple[Doomed, ...] = ()

    def before_assigning(self, game: Game) -> Step | None:
        if not self.targets(game):
            return END
        self.announce(game)
        return None

    def choose_unit(self, game: Game) -> Step | None:
        targets = self.targets(game)
        if self.hits <= 0 or not targets:
            return END
        game.do(ChooseUnitToHit(self.by, self.place, targets))
        return None

    def choose_to_sustain(self, game: Game) -> Step | None:
        kind, place, level, *_ = self.unit[0]
        if not may_sustain(of(game), self.seat, kind, place, level):
            return None
        if self.decides_alone():
            return self.to("sustain_or_destroy", sustaining=kind)
        self.ask_to_sustain(game, (kind,), chosen=True)
        return None

    def sustain_or_destroy(self, game: Game) -> None:
        if self.sustaining:
            self.sustain(game, *self.unit[0][2:])
        else:
            destroy_doomed(game, self.seat, self.unit, self.how, self.by)


class ChooseUnitToHit(Decision, frozen=True):
    rule: ClassVar[str] = HITS_RULE
    prompt: ClassVar[str] = "choose_unit_to_hit"

    place: Place = ""
    targets: tuple[Target, ...] = ()

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"place": self.place}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        owner, options = game.under_way(AssignChosenHit)[-1].seat, destroy_options(self.targets, self.place)
        found = by_load(of(game), owner, options, self.place)
        return [(str(option[0]).replace("destroy", "hit"), *option[1:]) for option in found]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        owner = game.under_way(AssignChosenHit)[-1].seat
        return casualty_refusal(of(game), owner, option, self.place, self.rule, ())

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        game.amend(AssignChosenHit, unit=(unit_named(option, self.place),))
        return None


def chosen_hit(seat: int, by: int, place: Place) -> AssignChosenHit:
    """One hit of an ability of `by`, against a unit of `seat` that `by` chooses."""
    return AssignChosenHit(seat=seat, place=place, hits=1, by=by, how=ABILITY)
