"""What the Federation of Sol knows: tactics of fleets and of outnumbered troops, carriers, the Genesis I."""

from __future__ import annotations

from throneworld.imperium.combat.combatants import COMBAT_BONUS, dice_of_each
from throneworld.imperium.combat.purposes import BOMBARDMENT
from throneworld.imperium.combat.targets import Target
from throneworld.imperium.conditions import both, i_fight, opponent
from throneworld.imperium.declare import Declared, in_the_open
from throneworld.imperium.marks import COMBAT_ROUND, mark
from throneworld.imperium.modifiers import Modifier, banned_by
from throneworld.imperium.movement.cargo import bind, ships_of
from throneworld.imperium.movement.room import room_for
from throneworld.imperium.quantities import CAPACITY, MAY_ROLL, ROLLS_OF_SOME, SUSTAINS
from throneworld.imperium.state import AREAS, Load
from throneworld.imperium.units import CARRIER, FIGHTER, FLAGSHIP
from throneworld.imperium.verbs.units import place_units
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti3.declare import flagship
from throneworld.ti3.modifying import modifies
from throneworld.ti3.owning import holders_of_technology
from throneworld.ti3.quantities import BARRAGE_LOSSES, HIT_TARGETS
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.tables import GROUND_FORCE, SHOCK_TROOP
from throneworld.ti3.tactical.invasion_combat import InvasionCombat

TACTICS, CARRIERS, VERSATILE = (
    "advanced_fleet_tactics",
    "mark_ii_advanced_carriers",
    "versatile_combat_tactics",
)
GENESIS = "flagship:sol"
BETTER = 2
PILOTS: dict[str, int] = {FIGHTER: 3, CARRIER: 1}
"""How many of a kind roll better in each round."""
MORE_ABOARD = 2
"""What Mark II Carriers carry beyond the others: 8 in all."""
TROOPS = (SHOCK_TROOP, GROUND_FORCE)
"""Who is hidden from bombs, the best first."""

# Advanced Fleet Tactics


def best_pilots(state: Ti3State, few: tuple[int, ...], seat: int, kind: str, place: str) -> tuple[int, ...]:
    return (*few, *[BETTER] * PILOTS.get(kind, 0)) if place in AREAS else few


def half_are_spared(state: Ti3State, fighters: int, seat: int, place: str) -> int:
    """At most half of the Fighters, rounded up."""
    return min(fighters, (fighters + 1) // 2)


# Mark II Advanced Carriers


def is_carrier(state: Ti3State, seat: int, kind: str, place: str) -> bool:
    return kind == CARRIER


def flies_a_carrier(state: Ti3State, seat: int, ship: Load) -> bool:
    return ship.kind == CARRIER


# Versatile Combat Tactics


def dice_of_side(game: Game, fight: InvasionCombat, side: int, other: int) -> int:
    state = of(game)
    if banned_by(state, MAY_ROLL, side, fight.planet):
        return 0
    squads = fight.squads(state, side)
    return sum([sum(dice_of_each(state, side, other, fight.planet, squad)) for squad in squads])


def they_roll_more(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """Looked at when the round begins, while the combat is on the table."""
    fight, other = game.subject(occasion, InvasionCombat), opponent(seat, occasion)
    if fight is None or dice_of_side(game, fight, seat, other) < dice_of_side(game, fight, other, seat):
        return None
    return Refusal("SA-5.5.2", "not_outnumbered")


class FightBetter(Effect, frozen=True):
    def run(self, game: Game) -> None:
        for kind in TROOPS:
            mark(game, COMBAT_BONUS, seat=self.seat, subject=f"{kind}:{BETTER}", until=COMBAT_ROUND)


def half_take_cover(
    state: Ti3State, targets: tuple[Target, ...], seat: int, place: str, how: str, by: int
) -> tuple[Target, ...]:
    """On a bombarded planet of his half of the Ground Forces, rounded up, cannot be hit."""
    if how != BOMBARDMENT or place in AREAS or state.control.get(place) != seat:
        return targets
    troops = sum([sum(levels) for kind, _, *levels in targets if kind in TROOPS])
    hidden, open_ones = (troops + 1) // 2, {kind: (kind, where, *levels) for kind, where, *levels in targets}
    for kind in TROOPS:
        if kind in open_ones:
            _, where, sound, *hurt = open_ones[kind]
            safe = min(hidden, sound)
            open_ones[kind], hidden = (kind, where, sound - safe, *hurt), hidden - safe
    return tuple([each for each in open_ones.values() if any(each[2:])])


# Genesis I


def there_is_room(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    state = of(game)
    found = [ship for _, ship in _genesis(state, seat) if room_for(state, seat, ship, GROUND_FORCE) > 0]
    return None if found else Refusal("SA-13.2.2", "no_other_room", (GROUND_FORCE,))


def _genesis(state: Ti3State, seat: int) -> list[tuple[str, Load]]:
    """Where the Flagship is, and what it has aboard."""
    levels = range(state.edition.damage_levels + 1)
    return [
        (place, ship)
        for place in state.units[seat]
        if place in AREAS
        for level in levels
        for ship in ships_of(state, seat, place, FLAGSHIP, level)
    ]


class BreedAboard(Effect, frozen=True):
    def run(self, game: Game) -> None:
        state = of(game)
        place, ship = _genesis(state, self.seat)[0]
        place_units(game, self.seat, place, GROUND_FORCE, 1, GENESIS)
        bind(state, self.seat, place, ship, GROUND_FORCE)


MODIFIERS: tuple[Modifier, ...] = (
    modifies(ROLLS_OF_SOME, TACTICS, window="combat_roll_static", turns=best_pilots),
    modifies(BARRAGE_LOSSES, TACTICS, window="afb_when", turns=half_are_spared),
    modifies(SUSTAINS, CARRIERS, window="sustain_damage_static", add=1, where=is_carrier),
    modifies(CAPACITY, CARRIERS, window="cargo_static", add=MORE_ABOARD, where=flies_a_carrier, local=True),
    modifies(HIT_TARGETS, VERSATILE, window="bombardment_static", turns=half_take_cover),
)
LISTENERS: Declared = (
    *in_the_open(
        VERSATILE,
        "combat_roll_static",
        ("invasion_round_start",),
        both(i_fight, they_roll_more),
        holders_of_technology(VERSATILE),
        (FightBetter(),),
        rule="SA-10.4.1",
        must=True,
    ),
    *flagship("sol", "status_refresh", there_is_room, BreedAboard(), must=True),
)
