"""The Clan of Saar: no home to lose, docks in space, and a trade good for every planet."""

from __future__ import annotations

from throneworld.imperium.board import anomalies, lifting
from throneworld.imperium.combat.purposes import BARRAGE
from throneworld.imperium.conditions import both, it_concerns_me
from throneworld.imperium.declare import Declared
from throneworld.imperium.modifiers import Modifier, granted_by
from throneworld.imperium.owning import has_flagship_in
from throneworld.imperium.quantities import ANY_CARGO, CAPACITY, FIGHTER_ROOM, FLEET_LIMIT, TERRAIN
from throneworld.imperium.state import Load
from throneworld.imperium.units import FLAGSHIP
from throneworld.imperium.verbs.goods import gain_trade_goods
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti3.declare import ability, technology
from throneworld.ti3.effects.gaining import GOODS, Gain
from throneworld.ti3.effects.spoils import ships_lost
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import (
    ACTIVATES_TERRAIN,
    DOCKS_RETREAT,
    FLAGSHIP_ANYWHERE,
    HOME_PENALTY,
    SHOTS_AT,
)
from throneworld.ti3.state import SPACE, Ti3State, of
from throneworld.ti3.tables import ASTEROID_FIELD
from throneworld.ti3.tables.windows import ACTION_PHASE
from throneworld.ti3.tactical.rolling import PRE_COMBAT

NOMADS, SCAVENGERS = "saar.1", "saar.3"
FACTORIES, MAPPING, SALVAGERS = "floating_factories", "chaos_mapping", "scavenger_fleets"
SHIPS_AMONG_ASTEROIDS = 3


def in_the_action_phase(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    now = of(game).phase
    return None if now == ACTION_PHASE else Refusal("SA-3.10.1", "only_in_the_action_phase")


# Chaos Mapping


def is_asteroid_field(state: Ti3State, seat: int, special: str) -> bool:
    return special == ASTEROID_FIELD


def crowded_field(state: Ti3State, seat: int, system: int) -> int:
    """In an Asteroid Field no more than three, however many Fleet Supply and all else would allow."""
    if not anomalies(state, ASTEROID_FIELD) >> system & 1:
        return 0
    others = [each for each in state.in_force(FLEET_LIMIT, seat) if each.component != MAPPING]
    there = [each for each in others if each.steady or each.holds(state, seat)]
    more = sum([each.by(state, seat, system) if each.by else each.amount for each in there])
    return min(0, SHIPS_AMONG_ASTEROIDS - state.fleet[seat] - more)


def is_barrage(state: Ti3State, seat: int, purpose: str) -> bool:
    return purpose == BARRAGE


def comes_before(state: Ti3State, seat: int, purpose: str) -> bool:
    return purpose == PRE_COMBAT


# Scavenger Fleets


def i_have_won(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """And the enemy, who is somebody's, has lost a ship."""
    loser = int(occasion["loser"])
    if occasion["winner"] != seat or loser < 0:
        return Refusal("SA-4.9.1", "not_the_winner")
    return None if ships_lost(game, occasion, loser) else Refusal("SA-4.9.1", "nothing_to_raise")


class SellWreck(Effect, frozen=True):
    """Half the cost of the dearest ship that the enemy lost, rounded up."""

    def run(self, game: Game) -> None:
        state, loser = of(game), int(self.occasion["loser"])
        lost = ships_lost(game, self.occasion, loser)
        price = max([state.edition.profile(state, loser, kind).cost for kind in lost])
        gain_trade_goods(game, self.seat, (price + 1) // 2, SALVAGERS)


# Son of Ragh


def bays(state: Ti3State, seat: int, system: int) -> int:
    """Fighters that it looks after like a dock, as long as that room is theirs alone."""
    there = has_flagship_in(state, seat, SPACE[system]) and not granted_by(state, ANY_CARGO, seat)
    return state.edition.profile(state, seat, FLAGSHIP).fighter_capacity if there else 0


def open_bays(state: Ti3State, seat: int, ship: Load) -> int:
    """The same room, where any room holds any cargo."""
    opened = ship.kind == FLAGSHIP and granted_by(state, ANY_CARGO, seat)
    return state.edition.profile(state, seat, FLAGSHIP).fighter_capacity if opened else 0


MODIFIERS: tuple[Modifier, ...] = (
    modifies(HOME_PENALTY, NOMADS, window="vp_static", bans=True),
    modifies(FLAGSHIP_ANYWHERE, NOMADS, window="production_static", grants=True),
    modifies(DOCKS_RETREAT, FACTORIES, window="retreat_static", grants=True),
    modifies(ACTIVATES_TERRAIN, MAPPING, window="activation_static", grants=True, by=is_asteroid_field),
    modifies(TERRAIN, MAPPING, window="movement_static", turns=lifting(ASTEROID_FIELD, "no_end")),
    modifies(FLEET_LIMIT, MAPPING, window="fleet_supply_static", by=crowded_field),
    modifies(SHOTS_AT, MAPPING, window="afb_when", add=-1, where=is_barrage),
    modifies(SHOTS_AT, MAPPING, window="pre_combat_when", add=-1, where=comes_before),
    modifies(FIGHTER_ROOM, "flagship:saar", window="cargo_static", by=bays),
    modifies(CAPACITY, "flagship:saar", window="cargo_static", by=open_bays),
)
LISTENERS: Declared = (
    *ability(
        SCAVENGERS,
        "planet_gained_after",
        both(it_concerns_me, in_the_action_phase),
        Gain(GOODS, 1, why=SCAVENGERS),
        must=True,
    ),
    *technology(SALVAGERS, "space_battle_end", i_have_won, SellWreck(), must=True, rule="SA-10.4.1"),
)
