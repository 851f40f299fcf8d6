"""Bombardment: ships aimed at planets, dice, shields, losses, and planets that turn neutral (SA-5.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.combat.casualties import BOMBARDMENT
from throneworld.imperium.combat.combatants import combat_modifier, weakened
from throneworld.imperium.combat.dice import Dice, Die, hits_of
from throneworld.imperium.control import ground_forces
from throneworld.imperium.marks import TACTICAL_ACTION, mark, marks_of
from throneworld.imperium.modifiers import banned_by, granted_by, total
from throneworld.imperium.quantities import BOMBARDMENT_ROLL_AGAINST, MAY_BOMBARD, SWITCHED_OFF
from throneworld.imperium.rolling import roll_dice
from throneworld.imperium.units import PDS, SHIPS, count, count_with_damage, standing
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import END, Decision, Step
from throneworld.ti3.control import turn_neutral
from throneworld.ti3.effects.harming import harm, harms_of
from throneworld.ti3.pds import docks_as_pds
from throneworld.ti3.quantities import BOMBARDS, BOMBS, ONE_BOMBS, SHIELDS, STRIKES_INSTALLATIONS
from throneworld.ti3.state import NEUTRAL, NOBODY, SPACE, SYSTEM, Ti3State, of
from throneworld.ti3.steps.guards import may_be_guarded
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.tables import HOME, PDS_PER_PLANET, TILE, TILE_OF, TRADE_STATIONS
from throneworld.ti3.tactical.capture import TakePlanet
from throneworld.ti3.tactical.ground_hits import GroundHits, TakesLosses

AIMED = "aimed"
"""Mark: a ship of this player bombards; its subject is kind, damage and planet, as in `war_sun:0:lodor`."""
SHIELD_SPENT = "shield_spent"
"""Mark: a PDS of this player on the planet that is the subject has cancelled a bombardment hit."""
DONE: Option = ("done",)
Ship = tuple[str, int]
"""A bombarding ship: its kind and its damage."""


# What bombards, and what may be bombarded


def dice_of_ship(state: Ti3State, side: int, kind: str, damage: int) -> int:
    """Damage takes dice away, down to one (SA-5.2.3, 13.3.3)."""
    row = state.edition.profile(state, side, kind).bombardment
    dice = (row.dice if row else 0) + total(state, BOMBARDS, side, kind)
    return weakened(state, side, kind, dice, damage)


def bombarding_ships(state: Ti3State, side: int, system: int) -> list[Ship]:
    """The kinds of ships of a side that can bombard, by damage where that makes a difference."""
    there = standing(state, side, SPACE[system])
    return [
        (kind, damage)
        for kind in SHIPS
        if there[state.edition.index[kind]]
        for damage in range(state.edition.damage_levels + 1)
        if count_with_damage(state, side, SPACE[system], kind, damage)
        and dice_of_ship(state, side, kind, damage)
    ]


def aimed_at(state: Ti3State, seat: int, planet: str) -> list[Ship]:
    """The ships that were aimed at a planet."""
    marks = [str(each.subject).split(":") for each in marks_of(state, AIMED) if each.seat == seat]
    return [(kind, int(damage)) for kind, damage, target in marks if target == planet]


def left_to_fire(state: Ti3State, seat: int, planet: str) -> list[Ship]:
    """Of the ships that were aimed those that are still there, as damaged as they are now (ruling 169)."""
    here = [
        (kind, damage)
        for kind, damage in bombarding_ships(state, seat, SYSTEM[planet])
        for _ in range(count_with_damage(state, seat, SPACE[SYSTEM[planet]], kind, damage))
    ]
    found: list[Ship] = []
    for ship in aimed_at(state, seat, planet):
        alike = [each for each in here if each == ship] or [each for each in here if each[0] == ship[0]]
        if alike:
            here.remove(alike[0])
            found.append(alike[0])
    return found


def unaimed(state: Ti3State, seat: int, system: int, ship: Ship) -> int:
    """How many ships of a sort have no planet yet (SA-5.2.4)."""
    marks = [each for each in marks_of(state, AIMED) if each.seat == seat]
    aimed = sum([str(each.subject).startswith(f"{ship[0]}:{ship[1]}:") for each in marks])
    return count_with_damage(state, seat, SPACE[system], *ship) - aimed


def aim(game: Game, seat: int, ship: Ship, planet: str) -> None:
    mark(game, AIMED, seat=seat, subject=f"{ship[0]}:{ship[1]}:{planet}", until=TACTICAL_ACTION)
    game.tell("ship_aimed", seat, ship[0], planet)


def hold_fire(game: Game, seat: int, planet: str) -> None:
    """Nothing is aimed at a planet any more."""
    state = of(game)
    state.marks = tuple(
        [
            each
            for each in state.marks
            if each.kind != AIMED or each.seat != seat or str(each.subject).split(":")[2] != planet
        ]
    )


def bombardment_refusal(state: Ti3State, seat: int, planet: str) -> Refusal | None:
    """Why a player cannot bombard a planet."""
    if planet in TRADE_STATIONS:
        return Refusal("SA-7.3.4", "trade_station", (planet,))
    if not bombardable(state, seat, planet) and not may_be_guarded(state, planet):
        return Refusal("SA-5.2.5", "nothing_to_bombard", (planet,))
    banned = banned_by(state, MAY_BOMBARD, seat, planet)
    return Refusal("SA-5.2.1", "bombardment_banned", (planet, banned)) if banned else None


def bombardable(state: Ti3State, seat: int, planet: str) -> bool:
    """Whether a planet is another player's, or units of nobody hold it."""
    return defender_of(state, seat, planet) != NOBODY


def defender_of(state: Ti3State, seat: int, planet: str) -> int:
    """Against whom one fights on a planet: another player, units of nobody, or NOBODY."""
    owner = state.control.get(planet, NOBODY)
    if owner != NOBODY and not state.allied(seat, owner):
        return owner
    return NEUTRAL if ground_forces(state, NEUTRAL, planet) or count(state, NEUTRAL, planet, PDS) else NOBODY


def shields_on(state: Ti3State, side: int, planet: str) -> int:
    """One for each PDS (SA-5.2.7)."""
    if banned_by(state, SWITCHED_OFF, side, PDS, SYSTEM[planet]):
        return 0
    return min(PDS_PER_PLANET, count(state, side, planet, PDS)) + docks_as_pds(state, side, planet)


def may_turn_neutral(state: Ti3State, seat: int, planet: str) -> bool:
    """Home planets never do (ruling 13)."""
    return state.control.get(planet, NOBODY) not in (NOBODY, seat) and TILE[TILE_OF[planet]].kind != HOME


# The step


class Bombardment(TakesLosses, frozen=True):
    """All that is aimed at one planet."""

    stages: ClassVar[tuple[str, ...]] = (
        "before",
        "roll",
        "rolled",
        "aim_hits",
        "strike",
        "surplus",
        "take",
        "settle",
    )
    opens: ClassVar[tuple[str, ...]] = ("bombardment_before", "special_dice_after")

    planet: str = ""

    ships: tuple[Ship, ...] = ()
    """What was declared: it rolls whatever befalls it now (ruling 121)."""
    struck: tuple[str, ...] = ()
    """What hits take besides ground units, one hit for each."""

    def before(self, game: Game) -> Step:
        game.open("bombardment_before", self.attacker, self.defender, self.planet)
        return self.to("roll", ships=tuple(left_to_fire(of(game), self.attacker, self.planet)))

    def roll(self, game: Game) -> Step | None:
        """Who was declared has to roll, unless nothing may be bombarded any more (ruling 168)."""
        state = of(game)
        if bombardment_refusal(state, self.attacker, self.planet) is not None:
            return END
        ships = self.ships or left_to_fire(state, self.attacker, self.planet)
        return self.to("rolled", attacker_dice=throw_bombs(game, self.attacker, self.planet, ships))

    def rolled(self, game: Game) -> None:
        game.open("special_dice_after", self.attacker, self.defender, self.planet, BOMBARDMENT)

    def aim_hits(self, game: Game) -> None:
        """Hits that are used for something else pay no heed to shields."""
        if granted_by(of(game), STRIKES_INSTALLATIONS, self.attacker, self.planet):
            game.do(AimBombs(seat=self.attacker, planet=self.planet, hits=hits_of(self.attacker_dice)))

    def strike(self, game: Game) -> None:
        hits = hits_of(self.attacker_dice)
        game.tell("bombarded", self.attacker, self.planet, hits)
        left = spend_shields(game, self.defender, self.planet, hits - len(self.struck))
        for what in self.struck:
            harm(game, self.planet, what, BOMBARDMENT, self.attacker)
        game.do(
            GroundHits(seat=self.defender, place=self.planet, hits=left, by=self.attacker, how=BOMBARDMENT)
        )

    def surplus(self, game: Game) -> None:
        """More hits than ground units (SA-5.2.9), and none that could not be hit."""
        state = of(game)
        if self.unassigned <= 0 or ground_forces(state, self.defender, self.planet):
            return
        if may_turn_neutral(state, self.attacker, self.planet):
            game.do(TurnNeutral(seat=self.attacker, planet=self.planet))

    def take(self, game: Game) -> None:
        """Those who have landed take it like a neutral planet (ruling 55)."""
        state = of(game)
        nobodys = self.defender >= 0 and state.control.get(self.planet, NOBODY) == NOBODY
        if nobodys and ground_forces(state, self.attacker, self.planet):
            game.do(TakePlanet(seat=self.attacker, planet=self.planet))

    def settle(self, game: Game) -> None:
        game.do(Settle())


def throw_bombs(game: Game, side: int, planet: str, ships: Sequence[Ship]) -> Dice:
    """The dice of these ships, kind by kind."""
    state, space = of(game), SPACE[SYSTEM[planet]]
    dice: list[Die] = []
    for at, (kind, damage) in enumerate(ships):
        many = dice_of_ship(state, side, kind, damage) + total(state, BOMBS, side, kind, planet)
        if kind not in [each for each, _ in ships[:at]]:
            many += total(state, ONE_BOMBS, side, kind)
        needs = value_against(state, side, kind, planet)
        faces = roll_dice(game, side, many, BOMBARDMENT, needs)
        dice += [Die(kind, space, 0, face, needs) for face in faces]
    return tuple(dice)


def value_against(state: Ti3State, side: int, kind: str, planet: str) -> int:
    """The lowest result that hits the planet (ruling 84)."""
    more = combat_modifier(state, side, kind, SPACE[SYSTEM[planet]], BOMBARDMENT)
    owner = state.control.get(planet, NOBODY)
    against = total(state, BOMBARDMENT_ROLL_AGAINST, owner, planet) if owner >= 0 else 0
    return state.edition.profile(state, side, kind).combat - more - against


def spend_shields(game: Game, side: int, planet: str, hits: int) -> int:
    """Shields of PDS first, then what else cancels (ruling 219); how many hits are left."""
    state = of(game)
    spent = min(hits, shields_on(state, side, planet))
    for _ in range(spent):
        mark(game, SHIELD_SPENT, seat=side, subject=planet, until=TACTICAL_ACTION)
    more = min(hits - spent, total(state, SHIELDS, side, planet))
    if spent + more:
        game.tell("hits_shielded", side, planet, spent + more)
    return hits - spent - more


class AimBombs(Decision, frozen=True):
    """One hit after the other that removes an installation, or exhausts the planet."""

    rule: ClassVar[str] = "SA-8.7.1"
    prompt: ClassVar[str] = "aim_bombs"
    verbs: ClassVar[tuple[str, ...]] = ("harm",)

    planet: str = ""
    hits: int = 0
    struck: tuple[str, ...] = ()

    def run(self, game: Game) -> Step | None:
        return super().run(game) if len(self.candidates(game, self.seat)) > 1 else None

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"planet": self.planet, "hits": self.hits}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        there = Counter(harms_of(of(game), self.planet)) - Counter(self.struck)
        return [*[("harm", what) for what in (there if self.hits else ())], DONE]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "no_such_harm", (option[1], self.planet))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return None
        struck = (*self.struck, str(option[1]))
        game.amend(Bombardment, struck=struck)
        return replace(self, hits=self.hits - 1, struck=struck)


class TurnNeutral(Decision, frozen=True):
    """Whether a planet bombed empty becomes nobody's (SA-5.2.9)."""

    rule: ClassVar[str] = "SA-5.2.9"
    prompt: ClassVar[str] = "turn_neutral"

    planet: str = ""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"planet": self.planet}

    def candidates(self, game: Game, seat: int) -> Sequence[Option]:
        return (("turn_neutral", self.planet), DONE)

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "not_this_planet", (option[1],))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option != DONE:
            turn_neutral(game, self.planet, seat)
        return None


EVENTS: dict[str, tuple[str, ...]] = {
    "ship_aimed": ("seat", "kind", "planet"),
    "hits_shielded": ("seat", "planet", "hits"),
}
