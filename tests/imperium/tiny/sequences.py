"""The rulebook of the tiny edition: little sequences that string shared questions and parts together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tests.imperium.tiny.tables import PRODUCIBLE
from throneworld.galaxy.sets import members
from throneworld.imperium.activation import activation_refusal
from throneworld.imperium.board import adjacent_to, all_systems
from throneworld.imperium.citing import ACTIVATION_RULE
from throneworld.imperium.combat.barrage import barrage
from throneworld.imperium.combat.bombarding import bombard, bombarding
from throneworld.imperium.combat.cannons import cannons_against, fire
from throneworld.imperium.combat.casualties import AssignHits, ExchangeHits
from throneworld.imperium.combat.chosen_hits import chosen_hit
from throneworld.imperium.combat.combatants import is_fighting
from throneworld.imperium.combat.dice import Combat, CombatRolls, hits_of
from throneworld.imperium.combat.purposes import BARRAGE, BOMBARDMENT, SPACE_CANNON
from throneworld.imperium.combat.retreating import retreat_all
from throneworld.imperium.control import destroy_structures_of, ground_forces
from throneworld.imperium.giving_up import RespectLimits, respect_limits
from throneworld.imperium.landing import CommitUnits, Landing, committable
from throneworld.imperium.marks import COMBAT, COMBAT_ROUND, expire
from throneworld.imperium.movement.moving import MoveShips, Moving
from throneworld.imperium.movement.ways import barred
from throneworld.imperium.production.choosing import ChooseUnits, Produced
from throneworld.imperium.production.producers import ground_places, pools, producers, total_value
from throneworld.imperium.production.supply import weight_of
from throneworld.imperium.state import NEUTRAL, NO_SYSTEM, NOBODY, SPACE, ImperiumState, of
from throneworld.imperium.units import (
    FLAGSHIP,
    count,
    count_with_damage,
    damage_of,
    has_ships,
    in_space,
    seats_with_ships,
    ship_count,
)
from throneworld.imperium.verbs.planets import ready_all_planets, take_control
from throneworld.imperium.verbs.tokens import TACTIC, gain_token, place_token_from_pool, take_all_tokens_off
from throneworld.imperium.verbs.units import repair_all, repair_unit
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import END, Decision, Procedure, Step

DONE: Option = ("done",)
AT_ONCE = 2
"""Systems that may be active in one action."""


class War(Procedure, frozen=True):
    """Everybody acts in turn, so and so often; whoever then holds the most planets has won."""

    stages: ClassVar[tuple[str, ...]] = ("turn", "end")

    taken: int = 0

    def turn(self, game: Game) -> Step | None:
        if self.taken == int(game.options["turns"]):
            return None
        game.do(Action(seat=self.taken % game.seats))
        return self.to("turn", taken=self.taken + 1)

    def end(self, game: Game) -> None:
        held = [list(of(game).control.values()).count(seat) for seat in range(game.seats)]
        ranking = sorted(range(game.seats), key=lambda seat: -held[seat])
        game.finish([seat for seat in ranking if held[seat] == max(held)], ranking, "planets")


class Action(Procedure, frozen=True):
    """One system is activated, or two at once; each step is carried out in all of them before the next."""

    stages: ClassVar[tuple[str, ...]] = (
        "refresh",
        "activation",
        "movement",
        "space_combat",
        "invasion",
        "production",
        "end",
    )

    seat: int = NOBODY

    def refresh(self, game: Game) -> None:
        """Tokens come home, ships are repaired, planets are readied."""
        of(game).active = self.seat
        take_all_tokens_off(game, self.seat)
        repair_all(game, self.seat)
        ready_all_planets(game)
        for _ in range(AT_ONCE - of(game).tactic[self.seat]):
            gain_token(game, self.seat, TACTIC)

    def activation(self, game: Game) -> None:
        game.do(Activate(seat=self.seat))

    def movement(self, game: Game) -> None:
        game.do(*[Movement(seat=self.seat, system=system) for system in of(game).active_systems()])

    def space_combat(self, game: Game) -> None:
        state = of(game)
        for system in state.active_systems():
            for other in (NEUTRAL, *seats_with_ships(state, system)):
                if other != self.seat:
                    game.do(SpaceCombat(attacker=self.seat, defender=other, system=system))

    def invasion(self, game: Game) -> None:
        systems = [each for each in of(game).active_systems() if has_ships(of(game), self.seat, each)]
        game.do(*[Invasion(seat=self.seat, system=system) for system in systems])

    def production(self, game: Game) -> None:
        game.do(*[Production(seat=self.seat, system=system) for system in of(game).active_systems()])

    def end(self, game: Game) -> None:
        game.state.active_system, game.state.more_active = NO_SYSTEM, ()


class Activate(Decision, frozen=True):
    """One system after the other, or no more."""

    rule: ClassVar[str] = ACTIVATION_RULE
    prompt: ClassVar[str] = "activate"

    def candidates(self, game: Game, seat: int) -> Sequence[Option]:
        return [*(("activate", system) for system in all_systems(of(game))), DONE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return None if option == DONE else activation_refusal(of(game), seat, int(option[1]))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return None
        state = game.state
        place_token_from_pool(game, seat, TACTIC, int(option[1]))
        if not state.active_system:
            state.active_system = int(option[1])
        else:
            state.more_active = (*state.more_active, int(option[1]))
        return Activate(seat=seat)


# Movement


class Movement(Moving, frozen=True):
    """Ships come, whatever is too much goes, and cannons fire at what is left."""

    stages: ClassVar[tuple[str, ...]] = ("move_ships", "limits", "cannons")

    def move_ships(self, game: Game) -> None:
        stayed = ship_count(in_space(of(game), self.seat, self.system))
        blocked = barred(game, self.seat)
        game.do(MoveShips(seat=self.seat, system=self.system, blocked=blocked, stayed=stayed))

    def limits(self, game: Game) -> None:
        systems = members(self.left | 1 << self.system)
        game.do(*[RespectLimits(seat=self.seat, system=system) for system in systems])

    def cannons(self, game: Game) -> None:
        state = of(game)
        for other in range(game.seats) if has_ships(state, self.seat, self.system) else ():
            cannons = cannons_against(state, other, self.system) if other != self.seat else ()
            hits = fire(game, other, self.seat, cannons) if cannons else 0
            place = SPACE[self.system]
            game.do(AssignHits(seat=self.seat, place=place, hits=hits, by=other, how=SPACE_CANNON))


# Combat


class Fight(Combat, frozen=True):
    """What both kinds of combat have in common: rounds of dice until one side has nobody left."""

    abstract: ClassVar[bool] = True

    @property
    def place(self) -> str:
        raise NotImplementedError

    def is_over(self, state: ImperiumState) -> bool:
        return not all(is_fighting(state, side, self.place) for side in (self.attacker, self.defender))

    def attacker_rolls(self, game: Game) -> None:
        game.do(CombatRolls(seat=self.attacker, other=self.defender, place=self.place))

    def defender_rolls(self, game: Game) -> None:
        game.do(CombatRolls(seat=self.defender, other=self.attacker, place=self.place))

    def assign_hits(self, game: Game) -> None:
        game.do(
            ExchangeHits(
                attacker=self.attacker,
                defender=self.defender,
                place=self.place,
                on_attacker=hits_of(self.defender_dice),
                on_defender=hits_of(self.attacker_dice),
            )
        )

    def next_round(self, game: Game) -> Step:
        expire(game, COMBAT_ROUND)
        return self.to("start_round", number=self.number + 1, attacker_dice=(), defender_dice=())


class SpaceCombat(Fight, frozen=True):
    """Barrages, and the aimed shot of the attacker's flagship, come before the first round only."""

    stages: ClassVar[tuple[str, ...]] = (
        "barrage",
        "aimed_shot",
        "start_round",
        "attacker_rolls",
        "defender_rolls",
        "assign_hits",
        "next_round",
        "end",
    )

    system: int = NO_SYSTEM

    @property
    def place(self) -> str:
        return SPACE[self.system]

    def barrage(self, game: Game) -> Step | None:
        if self.is_over(of(game)):
            return self.to("end")
        for one, other in ((self.attacker, self.defender), (self.defender, self.attacker)):
            hits = barrage(game, one, other, self.place)
            game.do(AssignHits(seat=other, place=self.place, hits=hits, by=one, how=BARRAGE))
        return None

    def aimed_shot(self, game: Game) -> None:
        if count(of(game), self.attacker, self.place, FLAGSHIP):
            game.do(chosen_hit(self.defender, self.attacker, self.place))

    def start_round(self, game: Game) -> Step | None:
        """The defender may leave, if somebody decides for him."""
        if self.is_over(of(game)):
            return self.to("end")
        if self.defender != NEUTRAL:
            game.do(Retreat(seat=self.defender, system=self.system))
        return None

    def end(self, game: Game) -> None:
        expire(game, COMBAT_ROUND)
        expire(game, COMBAT)
        respect_limits(game, self.system)


class Retreat(Decision, frozen=True):
    """Into an adjacent system that holds no ships of others."""

    rule: ClassVar[str] = "Tiny, retreat"
    prompt: ClassVar[str] = "retreat"

    system: int = NO_SYSTEM

    def candidates(self, game: Game, seat: int) -> Sequence[Option]:
        near = adjacent_to(of(game), self.system, seat)
        return [*(("retreat", system) for system in near), ("stay",)]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        taken = option != ("stay",) and set(seats_with_ships(of(game), int(option[1]))) - {seat}
        return Refusal(self.rule, "taken") if taken else None

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == ("stay",):
            return None
        retreat_all(game, seat, self.system, int(option[1]))
        return RespectLimits(seat=seat, system=int(option[1]))


class GroundCombat(Fight, frozen=True):
    """Damage on the ground lasts as long as the combat."""

    stages: ClassVar[tuple[str, ...]] = (
        "start_round",
        "attacker_rolls",
        "defender_rolls",
        "assign_hits",
        "next_round",
        "end",
    )

    planet: str = ""

    @property
    def place(self) -> str:
        return self.planet

    def start_round(self, game: Game) -> Step | None:
        return self.to("end") if self.is_over(of(game)) else None

    def end(self, game: Game) -> None:
        expire(game, COMBAT_ROUND)
        state, place = of(game), self.planet
        for side in (self.attacker, self.defender):
            for kind in state.edition.ground_kinds:
                for level in damage_of(state, side, place, kind):
                    hurt = count_with_damage(state, side, place, kind, level) if level else 0
                    repair_unit(game, side, place, kind, hurt, level)


# Invasion


class Invasion(Landing, frozen=True):
    """Bombardment, landing and ground combat, planet by planet."""

    stages: ClassVar[tuple[str, ...]] = ("bombardment", "landing", "ground_combat", "control")

    def bombardment(self, game: Game) -> None:
        """All that can fires at the first planet that somebody holds against it."""
        state = of(game)
        guns = bombarding(state, self.seat, self.system)
        held = [(each, defender(state, self.seat, each)) for each in state.edition.planets[self.system]]
        for planet, other in [each for each in held if guns and each[1] != NOBODY][:1]:
            hits = bombard(game, self.seat, planet, [(kind, planet, many) for kind, many in guns.items()])
            game.do(AssignHits(seat=other, place=planet, hits=hits, by=self.seat, how=BOMBARDMENT))

    def landing(self, game: Game) -> None:
        if committable(of(game), self.seat, self.system):
            game.do(Land(seat=self.seat, system=self.system))

    def ground_combat(self, game: Game) -> None:
        for planet in self.committed:
            other = defender(of(game), self.seat, planet)
            if other != NOBODY:
                game.do(GroundCombat(attacker=self.seat, defender=other, planet=planet))

    def control(self, game: Game) -> None:
        state = of(game)
        for planet in self.committed:
            mine = state.control.get(planet) == self.seat
            if ground_forces(state, self.seat, planet) and not mine:
                before = take_control(game, self.seat, planet)
                if before != NOBODY:
                    destroy_structures_of(game, before, planet, self.seat)


def defender(state: ImperiumState, seat: int, planet: str) -> int:
    """The side that holds a planet against a player: another one, or units of nobody."""
    sides = (NEUTRAL, *range(len(state.factions)))
    return next((side for side in sides if side != seat and ground_forces(state, side, planet)), NOBODY)


class Land(CommitUnits, frozen=True):
    """One unit after the other."""


# Production


class Production(Produced, frozen=True):
    """Each dock by itself; all that is produced is paid for together."""

    stages: ClassVar[tuple[str, ...]] = ("produce", "pay", "place", "limits")

    used: int = 0
    """How many docks have produced."""

    def produce(self, game: Game) -> Step | None:
        state = of(game)
        found = pools(state, producers(state, self.seat, self.system))
        if self.used == len(found):
            return None if self.planned else END
        dock = found[self.used]
        game.do(
            Produce(
                seat=self.seat,
                system=self.system,
                places=ground_places(state, self.seat, self.system, dock),
                most=weight_of(state, self.seat, self.planned) + total_value(dock),
                kinds=PRODUCIBLE,
                planned=self.planned,
            )
        )
        return self.to("produce", used=self.used + 1)

    def limits(self, game: Game) -> None:
        respect_limits(game, self.system)


class Produce(ChooseUnits, frozen=True):
    """One unit after the other."""
