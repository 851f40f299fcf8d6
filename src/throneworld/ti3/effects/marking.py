"""One certain ship of a battle: how a text names it, and that it bears a mark from then on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from throneworld.imperium.combat.combatants import combatants
from throneworld.imperium.combat.naming import by_load, casualty_refusal, destroy_options
from throneworld.imperium.combat.targets import Doomed, targets_of
from throneworld.imperium.conditions import When, opponent
from throneworld.imperium.edition import Place
from throneworld.imperium.marks import COMBAT_ROUND
from throneworld.imperium.movement.cargo import load_name, ship_named
from throneworld.imperium.reasons import kind_refusal
from throneworld.imperium.state import Load
from throneworld.imperium.units import SHIPS
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Aim, Effect, Occasion, name_target
from throneworld.ti3.effects.fighting import place_of_fight
from throneworld.ti3.nouns import SHIP
from throneworld.ti3.ship_marks import mark_ship
from throneworld.ti3.state import Ti3State, of

MINE, THEIRS = "mine", "theirs"
"""Whose ship: of the one who plays, or of the other side."""


def owner_meant(seat: int, whose: str, occasion: Occasion) -> int:
    return seat if whose == MINE else opponent(seat, occasion)


def ships_there(whose: str = MINE, kinds: Sequence[str] = SHIPS, number: int = 1) -> When:
    """So many ships of these kinds are in the battle; those of nobody are not told from each other."""

    def when(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
        owner, place = owner_meant(seat, whose, occasion), place_of_fight(occasion)
        squads = combatants(of(game), owner, place) if owner >= 0 else ()
        there = sum([many for kind, _, many in squads if kind in kinds])
        return None if there >= number else Refusal("SA-8.7.1", "too_few_ships", (number,))

    return when


class ChooseShip(Aim, frozen=True):
    """A ship in the battle, by its kind, its damage and, where that alone tells it, what it carries."""

    rule: ClassVar[str] = "SA-8.7.1"
    prompt: ClassVar[str] = "choose_ship"
    verbs: ClassVar[Verbs] = {"choose_ship": SHIP}

    whose: str = MINE
    kinds: tuple[str, ...] = SHIPS

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game)

    @property
    def place(self) -> Place:
        return place_of_fight(self.occasion)

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"place": self.place, "other": self._owner(seat)}

    def _owner(self, seat: int) -> int:
        return owner_meant(seat, self.whose, self.occasion)

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state, owner = of(game), self._owner(seat)
        targets = [each for each in targets_of(state, owner, self.place, "") if each[0] in self.kinds]
        named = [unit for unit in map(ship_of, map(str, self.targets)) if unit[0] == owner]
        taken: list[Doomed] = [(kind, self.place, damage, load) for _, kind, damage, load in named]
        options = [each for each in destroy_options(targets, self.place) if _left(state, owner, each, taken)]
        found = by_load(state, owner, options, self.place, taken)
        return [("choose_ship", *option[1:]) for option in found]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        refusal = kind_refusal(str(option[1]), self.kinds, self.rule)
        return refusal or casualty_refusal(of(game), self._owner(seat), option, self.place, self.rule, ())

    def answer(self, game: Game, seat: int, option: Option) -> None:
        owner, (kind, damage, *load) = self._owner(seat), option[1:]
        ship = ship_named(of(game), owner, self.place, str(kind), int(damage), *map(str, load))
        name = load_name(of(game), ship)
        game.tell("ship_named", seat, owner, kind, self.place)
        name_target(game, f"{owner} {kind} {damage} {name}")


def _left(state: Ti3State, owner: int, option: Option, taken: Sequence[Doomed]) -> bool:
    """Whether one of that sort has not been named yet."""
    kind, damage = option[1], option[2]
    alike = [each for each in targets_of(state, owner, taken[0][1], "") if each[0] == kind] if taken else []
    there = sum([each[2 + int(damage)] for each in alike])
    return not taken or there > len([each for each in taken if (each[0], each[2]) == (kind, damage)])


def ship_of(target: str) -> tuple[int, str, int, str]:
    """Whose ship was named, and its kind, damage and load."""
    owner, kind, damage, load = target.split(" ")
    return int(owner), kind, int(damage), load


def mark_named(game: Game, place: Place, target: str, kind: str, until: str) -> str:
    """The ship that was named bears a mark."""
    owner, ship, damage, load = ship_of(target)
    found: Load = ship_named(of(game), owner, place, ship, damage, load)
    return mark_ship(game, owner, place, found, kind, until)


class MarkShips(Effect, frozen=True):
    """All ships that were named bear a mark, for a round or longer."""

    kind: str = ""
    until: str = COMBAT_ROUND

    def run(self, game: Game) -> None:
        for target in map(str, self.targets):
            mark_named(game, place_of_fight(self.occasion), target, self.kind, self.until)


VERBS: Verbs = {"choose_ship": SHIP}
EVENTS: dict[str, tuple[str, ...]] = {"ship_named": ("seat", "other", "kind", "place")}
