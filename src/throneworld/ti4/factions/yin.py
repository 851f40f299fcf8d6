"""The Yin Brotherhood: Indoctrination, Devotion, Van Hauge, Greyfire Mutagen."""

from __future__ import annotations

from collections.abc import Sequence

from throneworld.imperium.combat.destroying import destroy_doomed
from throneworld.imperium.combat.targets import all_of, targets_of
from throneworld.imperium.conditions import opponent
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.marks import TACTICAL_ACTION
from throneworld.imperium.owning import SILENCED
from throneworld.imperium.paying import INFLUENCE, Pay, can_pay
from throneworld.imperium.state import AREAS
from throneworld.imperium.verbs.units import place_units, remove_units
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti4.cards.aftermath import Aftermath
from throneworld.ti4.cards.note_kinds import from_hand
from throneworld.ti4.declare import Clause, ability, always, both, i_fight, it_concerns_me
from throneworld.ti4.effects.whom import OWNER
from throneworld.ti4.factions.sides import DestroyOwnShip, i_have_one_of, they_have_ships
from throneworld.ti4.state import NOBODY, SYSTEM, of, seat_of
from throneworld.ti4.tables import CRUISER, DESTROYER, FLAGSHIP, INFANTRY, UNIT
from throneworld.ti4.technologies.space_combat import HitChosenShip
from throneworld.ti4.units import count, left

GREYFIRE = "greyfire_mutagen"
INDOCTRINATION, DEVOTION, VAN_HAUGE = "indoctrination", "devotion", "van_hauge"
PRICE_OF_A_CONVERT = 2
DEVOTED: tuple[str, ...] = (CRUISER, DESTROYER)


# Indoctrination


def somebody_can_be_converted(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """Infantry of the opponent on the planet, and one of his own in the reinforcements."""
    state, planet = of(game), str(occasion["planet"])
    if not count(state, opponent(seat, occasion), planet, INFANTRY):
        return Refusal("RR 39.1", "no_opposing_infantry", (planet,))
    if left(state, seat, INFANTRY, planet) <= 0:
        return Refusal("RR 62.1", "none_left", (INFANTRY,))
    price = PRICE_OF_A_CONVERT
    fine = can_pay(state, seat, price, INFLUENCE)
    return None if fine else Refusal("RR 1.9", "not_enough_influence", (price,))


class SpendInfluence(Effect, frozen=True):
    amount: int = 0
    why: str = ""

    def run(self, game: Game) -> Step | None:
        return Pay(seat=self.seat, amount=self.amount, currency=INFLUENCE, why=self.why)


class ConvertInfantry(Effect, frozen=True):
    """One infantry of the opponent makes way for one of the player; it is not destroyed."""

    def run(self, game: Game) -> None:
        planet = str(self.occasion["planet"])
        remove_units(game, opponent(self.seat, self.occasion), planet, INFANTRY, 1, INDOCTRINATION)
        place_units(game, self.seat, planet, INFANTRY, 1, INDOCTRINATION)


# Van Hauge


def my_flagship_was_destroyed(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    flew = occasion["kind"] == FLAGSHIP and occasion["place"] in AREAS
    return None if flew else Refusal("RR 1.21", "not_the_flagship")


class DestroyAllShips(Effect, frozen=True):
    """Every ship of every player in the system; what they carried has no room any more (RR 16.3).

    A structure that floats is no ship, and a ground force is one only if it fights as such.
    """

    def run(self, game: Game) -> Step | None:
        state, place = of(game), str(self.occasion["place"])
        for seat in range(game.seats):
            doomed = all_of(targets_of(state, seat, place, VAN_HAUGE))
            destroy_doomed(game, seat, doomed, VAN_HAUGE, self.seat)
        return Aftermath(system=SYSTEM[place])


def brotherhood(game: Game) -> Sequence[int]:
    """Whose flagship it is: when its text counts the ship is not on the board any more."""
    seat = seat_of(of(game), UNIT[VAN_HAUGE].faction)
    return () if seat == NOBODY else (seat,)


LISTENERS: tuple[Clause, ...] = (
    *ability(
        INDOCTRINATION,
        "ground_combat_start",
        both(i_fight, somebody_can_be_converted),
        ConvertInfantry(),
        costs=(SpendInfluence(amount=PRICE_OF_A_CONVERT, why=INDOCTRINATION),),
    ),
    *ability(
        DEVOTION,
        "space_combat_round_end",
        both(i_fight, i_have_one_of(*DEVOTED), they_have_ships),
        HitChosenShip(),
        costs=(DestroyOwnShip(kinds=DEVOTED, why=DEVOTION),),
    ),
    Clause(
        id=VAN_HAUGE,
        moment="units_destroyed",
        rule="RR 1.21",
        holders=brotherhood,
        suspects=lambda game, occasion: brotherhood(game),
        when=both(it_concerns_me, my_flagship_was_destroyed),
        effects=(DestroyAllShips(),),
        must=True,
        component=VAN_HAUGE,
        window="own_ship_destroyed",
    ),
    *from_hand(
        GREYFIRE, "any_activates_system", always, Lasting(SILENCED, TACTICAL_ACTION, OWNER, why=GREYFIRE)
    ),
)
