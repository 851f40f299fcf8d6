"""A card of those who are about to land, or never will: a War Sun burns a planet out."""

from __future__ import annotations

from throneworld.imperium.combat.destroying import destroy_doomed
from throneworld.imperium.combat.targets import Doomed
from throneworld.imperium.conditions import both, it_concerns_me
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.aims import ChoosePlanet, there_is
from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.units import count_with_damage, in_space
from throneworld.imperium.verbs.cards import discard_hand
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.gathering import Filters
from throneworld.kernel.windows import Aim, Occasion
from throneworld.ti3.control import turn_neutral
from throneworld.ti3.declare import action_card
from throneworld.ti3.deeds import KILLED_LEADER, note
from throneworld.ti3.leaders.fate_rolls import kill_leader
from throneworld.ti3.leaders.whereabouts import leaders_at, owner_of
from throneworld.ti3.state import NEUTRAL, NOBODY, SYSTEM, Ti3State, of
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.tables import TRADE_STATIONS, WAR_SUN
from throneworld.ti3.verbs.radiation import irradiate
from throneworld.ti3.war import act_of_war

STAR = "star_of_death"


def with_a_war_sun(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    state, system = of(game), int(occasion["system"])
    there = in_space(state, seat, system)[state.edition.index[WAR_SUN]]
    return None if there else Refusal("SA-8.7.1", "no_such_ship_there", (WAR_SUN,))


def _in_this_system(state: Ti3State, aim: Aim, planet: str) -> bool:
    here = SYSTEM[planet] == aim.occasion["system"] and planet not in TRADE_STATIONS
    return here and not state.ours(aim.seat, state.control.get(planet, NOBODY))


class Attack(Verb, frozen=True):
    """An act of war like a bombardment (ruling 129)."""

    def run(self, game: Game) -> None:
        planet = str(self.targets[0])
        owner = of(game).control.get(planet, NOBODY)
        if owner not in (NOBODY, self.seat):
            act_of_war(game, self.seat, owner, SYSTEM[planet])


class BurnOut(Verb, frozen=True):
    """Leaders, then all units; the planet is nobody's then, and radiates. The player's cards go."""

    def run(self, game: Game) -> None:
        state, planet = of(game), str(self.targets[0])
        for name in leaders_at(state, planet):
            if owner_of(state, name) != self.seat:
                note(game, KILLED_LEADER, self.seat, name, owner_of(state, name))
            kill_leader(game, name)
        if planet in state.control:
            turn_neutral(game, planet, self.seat)
        for side in (NEUTRAL, *range(len(state.factions))):
            destroy_doomed(game, side, all_units(state, side, planet), self.reason, self.seat)
        irradiate(game, planet)
        discard_hand(game, self.seat, self.reason)
        game.do(Settle())


def all_units(state: Ti3State, side: int, planet: str) -> list[Doomed]:
    levels = range(state.edition.damage_levels + 1)
    return [
        (kind, planet, level)
        for kind in state.edition.kinds
        for level in levels
        for _ in range(count_with_damage(state, side, planet, kind, level))
    ]


PLANET = ChoosePlanet(filters=("in_this_system",))

LISTENERS: Declared = action_card(
    STAR,
    "landing_before",
    both(it_concerns_me, with_a_war_sun, there_is(PLANET)),
    Attack(),
    BurnOut(why=STAR),
    aims=(PLANET,),
)
FILTERS: Filters = {"planet": {"in_this_system": _in_this_system}}
