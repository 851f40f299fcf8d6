"""A card of the Strategy Phase that comes due when the Action Phase is over: neutral units attack planets."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from throneworld.galaxy.sets import System, Systems, members
from throneworld.imperium.board import adjacency, held_planets, systems_in_play
from throneworld.imperium.conditions import always
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.marks import GAME, is_marked, mark
from throneworld.imperium.reasons import control_refusal
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Procedure, Step
from throneworld.kernel.windows import Effect, name_target
from throneworld.ti3.board import GATE_OF, homes_in_play
from throneworld.ti3.declare import action_card
from throneworld.ti3.effects.due import DUE, comes_due
from throneworld.ti3.effects.locations import is_stopped
from throneworld.ti3.order import from_speaker
from throneworld.ti3.state import SYSTEM, Ti3State, of
from throneworld.ti3.tables import MECATOL_TILE, STATIONS
from throneworld.ti3.tactical.neutral_attack import NeutralAttack

REBELLION = "rebellion"
REBELS = 1
OVER = "action_phase_over"


def unruly(state: Ti3State) -> Systems:
    """Systems adjacent to Mecatol Rex or to a Home System (ruling 125); a gate is the home behind it."""
    there, near, found = systems_in_play(state), adjacency(state), 0
    centres = [MECATOL_TILE, *members(homes_in_play(state)), *GATE_OF.values()]
    for centre in [each for each in centres if there >> each & 1]:
        found |= near[centre] & ~_same_home(centre)
    return found


def _same_home(centre: System) -> Systems:
    """A gate and the home to which it leads are one."""
    pairs = [(home, gate) for home, gate in GATE_OF.items() if centre in (home, gate)]
    return sum([1 << home | 1 << gate for home, gate in pairs]) | 1 << centre


class NameUnruly(Effect, frozen=True):
    """Every planet that might be attacked, whoever will control it: so it is known which part is where."""

    def run(self, game: Game) -> None:
        state = of(game)
        systems = members(unruly(state))
        name_target(game, *[each for system in systems for each in state.edition.planets[system]])


class PutOffRebellion(Verb, frozen=True):
    """The systems that an Agent has spared are kept."""

    def run(self, game: Game) -> None:
        systems = dict.fromkeys([SYSTEM[str(each)] for each in self.targets])
        spared = [system for system in systems if is_stopped(of(game), self.why, system)]
        mark(game, DUE + self.why, seat=self.seat, subject=" ".join(map(str, spared)), until=GAME)


class Rebel(Verb, frozen=True):
    """Which planets are attacked is read now."""

    def run(self, game: Game) -> Step:
        state, spared = of(game), [int(each) for each in self.targets]
        systems = unruly(state) & ~sum([1 << each for each in spared])
        return Uprising(planets=tuple(attacked_in(state, systems)))


def attacked_in(state: Ti3State, systems: Systems) -> Iterable[str]:
    """Planets of players; nobody's planets and Trade Stations are left alone."""
    held = [planet for seat in from_speaker(state) for planet in held_planets(state, seat)]
    return [each for each in held if systems >> SYSTEM[each] & 1 and each not in STATIONS]


def rebels_wait(state: Ti3State) -> bool:
    """Whether somebody's rebels are still to rise; all others rise after them."""
    return is_marked(state, DUE + REBELLION)


class Uprising(Procedure, frozen=True):
    """Planet by planet, in rotation order from the Speaker."""

    stages: ClassVar[tuple[str, ...]] = ("next_planet", "attack")

    planets: tuple[str, ...] = ()
    """Those that are still to be attacked."""
    planet: str = ""
    troops: int = REBELS
    """How many neutral Ground Forces attack each."""

    def next_planet(self, game: Game) -> Step | None:
        state = of(game)
        left = tuple([each for each in self.planets if each in state.control])
        for seat in from_speaker(state):
            own = tuple([each for each in left if state.control[each] == seat])
            if own:
                game.do(NameAttacked(seat=seat, planets=own))
                return self.to("attack", planets=left)
        return self.to("attack", planets=(), planet="")

    def attack(self, game: Game) -> Step | None:
        if not self.planet:
            return None
        game.do(NeutralAttack(planet=self.planet, troops=self.troops))
        left = tuple([each for each in self.planets if each != self.planet])
        return self.to("next_planet", planets=left, planet="")


class NameAttacked(Decision, frozen=True):
    """Who controls several says which of them is next."""

    rule: ClassVar[str] = "SA-3.20.1"
    prompt: ClassVar[str] = "name_attacked"
    verbs: ClassVar[tuple[str, ...]] = ("next",)

    planets: tuple[str, ...] = ()

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("next", planet) for planet in self.planets]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        refusal = control_refusal(of(game), seat, option[1])
        return refusal or Refusal(self.rule, "not_attacked", option[1:])

    def answer(self, game: Game, seat: int, option: Option) -> None:
        game.amend(Uprising, planet=str(option[1]))


LISTENERS: Declared = (
    *action_card(
        REBELLION, "strategy_phase_any", always, PutOffRebellion(why=REBELLION), aims=(NameUnruly(),)
    ),
    *comes_due(REBELLION, "action_phase_end", Rebel(why=REBELLION), stop=OVER),
)
