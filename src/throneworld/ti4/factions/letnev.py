"""The Barony of Letnev: Armada, Munitions Reserves, Arc Secundus, L4 Disruptors, Non-Euclidean Shielding,
War Funding."""

from __future__ import annotations

from throneworld.imperium.combat.dice import REROLLS
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.marks import COMBAT_ROUND
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import CANNON_DEFENSE_AGAINST, FLEET_LIMIT, HITS_PER_SUSTAIN
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti4.cards.combat_effects import RepairHere
from throneworld.ti4.cards.conditions import has_trade_goods
from throneworld.ti4.cards.note_kinds import from_hand
from throneworld.ti4.declare import Clause, ability, both, flagship, i_fight, standing
from throneworld.ti4.effects.gaining import GOODS, Lose
from throneworld.ti4.effects.whom import OWNER
from throneworld.ti4.factions.sides import battlefield
from throneworld.ti4.modifying import modifies
from throneworld.ti4.owning import flagship_in
from throneworld.ti4.state import of
from throneworld.ti4.tables import FLAGSHIP
from throneworld.ti4.tactical.planetary_shield import shields_broken
from throneworld.ti4.units import damaged_count

FUNDING = "war_funding"
MUNITIONS_RESERVES, ARC_SECUNDUS = "munitions_reserves", "arc_secundus"
PRICE_OF_REROLLS = 2


def flagship_is_damaged(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    state, place = of(game), battlefield(occasion)
    if flagship_in(state, ARC_SECUNDUS, place) != seat:
        return Refusal("RR 1.23", "not_in_this_system")
    return None if damaged_count(state, seat, place, FLAGSHIP) else Refusal("RR 76.3", "not_damaged")


standing("bombardment_static", ARC_SECUNDUS)(shields_broken)  # its row says that it breaks them

MODIFIERS: tuple[Modifier, ...] = (
    modifies(FLEET_LIMIT, "armada", window="fleet_pool_static", add=2),
    modifies(CANNON_DEFENSE_AGAINST, "l4_disruptors", window="space_cannon_roll", bans=True),
    modifies(HITS_PER_SUSTAIN, "non_euclidean_shielding", window="sustain_damage_self_when", to=2),
)

LISTENERS: tuple[Clause, ...] = (
    *ability(
        MUNITIONS_RESERVES,
        "space_combat_round_start",
        both(i_fight, has_trade_goods(PRICE_OF_REROLLS)),
        Lasting(REROLLS, COMBAT_ROUND, about=MUNITIONS_RESERVES),
        costs=(Lose(GOODS, PRICE_OF_REROLLS, why=MUNITIONS_RESERVES),),
    ),
    *flagship(
        ARC_SECUNDUS,
        "space_combat_round_start",
        both(i_fight, flagship_is_damaged),
        RepairHere(FLAGSHIP),
        must=True,
    ),
    *from_hand(
        FUNDING,
        "space_combat_round_start",
        i_fight,
        Lose(GOODS, 2, OWNER, why=FUNDING),
        Lasting(REROLLS, COMBAT_ROUND, about=FUNDING),
    ),
)
