"""Space Battles as the rulebook tells them, a second time and for the tests alone.

Written from the chapters about battles, units and leaders (SA-4, 13, 14); of the game it knows the table of
units. Nobody leaves; each side damages first what is cheapest, then gives up what is cheapest.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from throneworld.ti3.tables.units import UNIT, Unit

SHIPS = ("war_sun", "dreadnought", "carrier", "cruiser", "destroyer", "fighter")
PLAIN, NEBULA, ION_STORM = "saudor", "everra", "ion_storm"
LONG = 30


@dataclass
class Ship:
    kind: str
    hits: int = 0
    admiral: bool = False

    @property
    def row(self) -> Unit:
        return UNIT[self.kind]

    @property
    def bears(self) -> int:
        """Hits that it takes before the one that destroys it (SA-13.3.2, 13.22.4)."""
        return {"dreadnought": 1, "war_sun": 2}.get(self.kind, 0)

    @property
    def price(self) -> float:
        return self.row.cost / self.row.produced

    def dice(self, where: str) -> int:
        """One less for each hit, at least one; one more for an Admiral (SA-13.3.3, 14.7.1, 6.6.3)."""
        if self.kind == "fighter" and where == ION_STORM:
            return 0
        return max(1, self.row.dice - self.hits) + self.admiral


@dataclass
class Side:
    ships: list[Ship]
    bonus: int = 0

    def copy(self) -> Side:
        return Side([Ship(ship.kind, ship.hits, ship.admiral) for ship in self.ships], self.bonus)

    def roll(self, dice: Random, where: str) -> int:
        thrown = [(ship, dice.randint(1, 10)) for ship in self.ships for _ in range(ship.dice(where))]
        return sum(face + self.bonus >= ship.row.combat for ship, face in thrown)

    def barrage(self, dice: Random) -> int:
        """Two dice for each Destroyer (SA-4.3.1)."""
        destroyers = [ship for ship in self.ships if ship.kind == "destroyer"]
        return sum(dice.randint(1, 10) + self.bonus >= ship.row.combat for ship in destroyers for _ in (1, 2))

    def lose_fighters(self, hits: int) -> None:
        for ship in [ship for ship in self.ships if ship.kind == "fighter"][:hits]:
            self.ships.remove(ship)

    def take(self, hits: int) -> None:
        for left in range(hits, 0, -1):
            able = [ship for ship in self.ships if ship.hits < ship.bears]
            if able and left < sum(ship.bears - ship.hits + 1 for ship in self.ships):
                min(able, key=lambda ship: (ship.price, ship.hits, ship.admiral)).hits += 1
            elif self.ships:
                self.ships.remove(min(self.ships, key=lambda ship: (ship.price, -ship.hits, ship.admiral)))

    def count(self) -> int:
        return len(self.ships)


def fleet(ships: Sequence[tuple[str, int, bool]]) -> Side:
    """Kind, hits taken before, whether an Admiral is aboard."""
    return Side([Ship(*ship) for ship in ships])


def battle(attacker: Side, defender: Side, where: str, dice: Random) -> tuple[int, int]:
    """How many ships of each side are left (SA-4.2 to 4.9)."""
    attacker, defender = attacker.copy(), defender.copy()
    defender.bonus = 1 if where == NEBULA else 0
    _barrages(attacker, defender, dice)
    quiet = 0
    while attacker.ships and defender.ships:
        before = attacker.count() + defender.count()
        on_defender, on_attacker = attacker.roll(dice, where), defender.roll(dice, where)
        attacker.take(on_attacker)
        defender.take(on_defender)
        quiet = quiet + 1 if attacker.count() + defender.count() == before else 0
        if attacker.ships and defender.ships and (quiet >= LONG or _silent(attacker, defender, where)):
            defender.ships.clear()
    return attacker.count(), defender.count()


def _barrages(attacker: Side, defender: Side, dice: Random) -> None:
    """Both at once; Fighters that are lost do not fight (SA-4.3.2)."""
    on_defender, on_attacker = attacker.barrage(dice), defender.barrage(dice)
    attacker.lose_fighters(on_attacker)
    defender.lose_fighters(on_defender)


def _silent(attacker: Side, defender: Side, where: str) -> bool:
    """Nothing but Fighters in an Ion Storm (ruling 24)."""
    return where == ION_STORM and all(ship.kind == "fighter" for ship in attacker.ships + defender.ships)


def random_fleet(dice: Random) -> list[tuple[str, int, bool]]:
    """One to five ships and some Fighters; some are damaged, and one may have an Admiral aboard."""
    kinds = [dice.choice(SHIPS[:-1]) for _ in range(dice.randint(1, 5))] + ["fighter"] * dice.randint(0, 4)
    limited = [kind for at, kind in enumerate(kinds) if kind != "war_sun" or kinds[:at].count(kind) < 2]
    chosen = dice.randrange(len(limited)) if dice.random() < 0.5 else -1
    ships = [Ship(kind) for kind in limited]
    return [
        (ship.kind, dice.randint(0, ship.bears) if at != chosen else 0, at == chosen)
        for at, ship in enumerate(ships)
    ]
