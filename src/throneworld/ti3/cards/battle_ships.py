"""Cards about certain ships of a battle: their dice, who hits them and whom they hit."""

from __future__ import annotations

from throneworld.imperium.combat.combatants import COMBAT_BONUS
from throneworld.imperium.combat.dice import Die
from throneworld.imperium.combat.purposes import BARRAGE
from throneworld.imperium.conditions import both, i_fight
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.marks import COMBAT, NEXT_COMBAT_ROUND, mark, marks_of
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import SHIP_DICE, SHIP_ROLL
from throneworld.imperium.state import Load, Mark
from throneworld.imperium.units import CRUISER, DREADNOUGHT, FLAGSHIP
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti3.cards.battle_conditions import i_fight_on
from throneworld.ti3.declare import action_card
from throneworld.ti3.effects.fighting import place_of_fight
from throneworld.ti3.effects.marking import THEIRS, ChooseShip, MarkShips, mark_named, ships_there
from throneworld.ti3.modifying import CARDS, modifies
from throneworld.ti3.quantities import HIT_AIM, HIT_FIRST
from throneworld.ti3.ship_marks import has_rolled, marked_ship, marks_on
from throneworld.ti3.state import Ti3State
from throneworld.ti3.tactical.aims import MARK, SHOOTER

RUN_IN, CONCENTRATED = "close_range_run_in", "concentrated_fire"
BREACH, BROADSIDE = "into_the_breach", "broadside_cross_fire"
PAIR, CLOSE = "close_range", "at_close_range"
"""Mark on each ship of the two while the battle lasts; mark of the state as long as they are engaged: its
subject is the mark of the own ship and that of the other."""
ONE_TARGET, VANGUARD, BROADSIDES = "one_target", "vanguard", "broadside"
"""Marks on ships: one die whose target its player chooses; takes all hits; twice its dice."""
BIG_GUNS = (DREADNOUGHT, CRUISER)
AFTER_ALL = CARDS + 1
"""A single die is what is left after everything else."""


# Two ships at close range


class Engage(Effect, frozen=True):
    """In this round and the next."""

    def run(self, game: Game) -> None:
        place = place_of_fight(self.occasion)
        pair = [mark_named(game, place, str(each), PAIR, COMBAT) for each in self.targets]
        for mine, other in (pair, reversed(pair)):
            owner = int(str(self.targets[pair.index(mine)]).split(" ")[0])
            mark(game, CLOSE, seat=owner, subject=f"{mine} {other}", until=NEXT_COMBAT_ROUND)


def _engagements(state: Ti3State, seat: int) -> list[Mark]:
    """Those of a side whose ships are both there."""
    found = [each for each in marks_of(state, CLOSE) if each.seat == seat]
    return [each for each in found if all(marked_ship(state, name) for name in str(each.subject).split(" "))]


def is_engaged(state: Ti3State, seat: int, ship: Load, dice: int) -> int:
    mine = [str(each.subject).split(" ")[0] for each in _engagements(state, seat)]
    return 1 if any(name in ship.riders for name in mine) else dice


def at_its_foe(state: Ti3State, aim: str, seat: int, other: int, place: str, die: Die, purpose: str) -> str:
    """The hit of such a ship can be put on the other one only, while both are there."""
    for each in _engagements(state, seat):
        mine, foe = str(each.subject).split(" ")
        if _rolled_by(state, die, mine):
            return MARK + foe
    return aim


def _rolled_by(state: Ti3State, die: Die, name: str) -> bool:
    """Whatever other marks the ship bears."""
    found = marked_ship(state, name)
    return found is not None and has_rolled(found[2], die)


# Other single ships


def as_shooter_says(
    state: Ti3State, aim: str, seat: int, other: int, place: str, die: Die, purpose: str
) -> str:
    names = [str(each.subject) for each in marks_of(state, ONE_TARGET) if each.seat == seat]
    return SHOOTER if any(_rolled_by(state, die, name) for name in names) else aim


def vanguard(state: Ti3State, first: str, seat: int, place: str, how: str) -> str:
    """A barrage hits Fighters alone."""
    names = [str(each.subject) for each in marks_of(state, VANGUARD) if each.seat == seat]
    return names[-1] if names and how != BARRAGE else first


MODIFIERS: tuple[Modifier, ...] = (
    modifies(
        SHIP_DICE, RUN_IN, window="combat_roll_static", mark=CLOSE, by=is_engaged, cap=1, layer=AFTER_ALL
    ),
    modifies(HIT_AIM, RUN_IN, window="hits_assign_when", mark=CLOSE, turns=at_its_foe),
    modifies(
        SHIP_DICE,
        CONCENTRATED,
        window="combat_roll_static",
        mark=ONE_TARGET,
        by=lambda state, seat, ship, dice: 1 if marks_on(ship, ONE_TARGET) else dice,
        cap=1,
        layer=AFTER_ALL,
    ),
    modifies(HIT_AIM, CONCENTRATED, window="hits_assign_when", mark=ONE_TARGET, turns=as_shooter_says),
    modifies(HIT_FIRST, BREACH, window="hits_assign_when", mark=VANGUARD, turns=vanguard),
    modifies(
        SHIP_DICE,
        BROADSIDE,
        window="combat_roll_static",
        mark=BROADSIDES,
        by=lambda state, seat, ship, dice: dice if marks_on(ship, BROADSIDES) else 0,
    ),
    modifies(
        SHIP_ROLL,
        BROADSIDE,
        window="combat_roll_static",
        mark=BROADSIDES,
        by=lambda state, seat, ship: -1 if marks_on(ship, BROADSIDES) else 0,
    ),
)


def after_the_first_round(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return Refusal("SA-8.7.1", "not_in_the_first_round") if occasion["number"] == 1 else None


LISTENERS: Declared = (
    *action_card(
        RUN_IN,
        "space_round_start",
        both(i_fight_on, ships_there(), ships_there(THEIRS)),
        Engage(),
        aims=(ChooseShip(), ChooseShip(whose=THEIRS)),
    ),
    *action_card(
        CONCENTRATED,
        "space_round_start",
        both(i_fight_on, ships_there()),
        MarkShips(kind=ONE_TARGET),
        aims=(ChooseShip(),),
    ),
    *action_card(
        BREACH,
        "space_battle_start",
        both(i_fight, ships_there(kinds=(DREADNOUGHT, FLAGSHIP))),
        MarkShips(kind=VANGUARD, until=COMBAT),
        Lasting(COMBAT_BONUS, COMBAT, about=1),
        aims=(ChooseShip(kinds=(DREADNOUGHT, FLAGSHIP)),),
    ),
    *action_card(
        BROADSIDE,
        "space_round_start",
        both(i_fight, after_the_first_round, ships_there(kinds=BIG_GUNS, number=2)),
        MarkShips(kind=BROADSIDES),
        aims=(ChooseShip(kinds=BIG_GUNS), ChooseShip(kinds=BIG_GUNS)),
    ),
)
