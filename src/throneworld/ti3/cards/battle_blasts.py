"""A card that lets a fleet fire all that it has: hits count twice, and who has hit is silent for a round."""

from __future__ import annotations

from throneworld.imperium.combat.dice import Die
from throneworld.imperium.conditions import both
from throneworld.imperium.declare import Declared, in_the_open
from throneworld.imperium.edition import Place
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.marks import COMBAT_ROUND, NEXT_COMBAT_ROUND, is_marked, marks_of
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.movement.cargo import ships_of
from throneworld.imperium.quantities import SHIP_DICE
from throneworld.imperium.state import Load
from throneworld.imperium.units import BIG_SHIPS, FIGHTER
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti3.cards.battle_conditions import i_fight_on
from throneworld.ti3.declare import action_card
from throneworld.ti3.effects.fighting import place_of_fight
from throneworld.ti3.effects.marking import ships_there
from throneworld.ti3.modifying import CARDS, modifies
from throneworld.ti3.quantities import HITS_AGAIN
from throneworld.ti3.ship_marks import has_rolled, mark_ship, marks_on
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.tactical.space_battle import SpaceBattle

MAG_BLAST = "mag_blast"
BLASTS, PRIMED, SPENT = "blasts", "primed", "spent_its_charge"
"""Mark: each hit of this player's larger ships counts twice. Marks on ships: its dice are told from others;
it has hit, and rolls nothing in the next round."""
AFTER_ALL = CARDS + 1


def big_ships_of(state: Ti3State, seat: int, place: Place) -> list[Load]:
    levels = range(state.edition.damage_levels + 1)
    return [
        ship for kind in BIG_SHIPS for level in levels for ship in ships_of(state, seat, place, kind, level)
    ]


class PrimeShips(Effect, frozen=True):
    """Each larger ship is told from all others, so that it is known which of them hit."""

    def run(self, game: Game) -> None:
        state, place = of(game), place_of_fight(self.occasion)
        for ship in big_ships_of(state, self.seat, place):
            mark_ship(game, self.seat, place, ship, PRIMED, COMBAT_ROUND)


class SpendCharges(Effect, frozen=True):
    """Those that are left and have hit make no combat rolls in the next round."""

    def run(self, game: Game) -> None:
        state, place = of(game), place_of_fight(self.occasion)
        hits = [die for die in self._dice(game) if die.hits]
        for ship in [each for each in big_ships_of(state, self.seat, place) if marks_on(each, PRIMED)]:
            if any(has_rolled(ship, die) for die in hits):
                mark_ship(game, self.seat, place, ship, SPENT, NEXT_COMBAT_ROUND)

    def _dice(self, game: Game) -> tuple[Die, ...]:
        return game.step_at(self.occasion.subject, SpaceBattle).dice_of(self.seat)


def has_blasted(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    fine = is_marked(of(game), BLASTS, seat)
    return None if fine else Refusal("SA-8.7.1", "not_in_this_combat")


def _blasting(game: Game) -> list[int]:
    return list(dict.fromkeys([each.seat for each in marks_of(of(game), BLASTS)]))


LISTENERS: Declared = (
    *action_card(
        MAG_BLAST,
        "space_round_start",
        both(i_fight_on, ships_there(kinds=BIG_SHIPS)),
        Lasting(BLASTS, COMBAT_ROUND),
        PrimeShips(),
    ),
    *in_the_open(
        MAG_BLAST,
        "combat_roll_static",
        ("space_round_end",),
        has_blasted,
        _blasting,
        (SpendCharges(),),
        rule="SA-8.7.1",
        must=True,
    ),
)
MODIFIERS: tuple[Modifier, ...] = (
    modifies(
        HITS_AGAIN,
        MAG_BLAST,
        window="combat_dice_after",
        mark=BLASTS,
        add=1,
        where=lambda state, seat, place, die: die.kind != FIGHTER,
    ),
    modifies(
        SHIP_DICE,
        MAG_BLAST,
        window="combat_roll_static",
        mark=SPENT,
        by=lambda state, seat, ship, dice: 0 if marks_on(ship, SPENT) else None,
        cap=0,
        layer=AFTER_ALL,
    ),
)
