"""What the Universities of Jol-Nar know: conduits, goods for visitors, think tanks, the J.N.S. Hylarim."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.galaxy.adjacency import Link
from throneworld.imperium.board import held_planets
from throneworld.imperium.conditions import both, i_fight, it_concerns_me, opponent
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.aims import ChooseSystem
from throneworld.imperium.marks import COMBAT, TACTICAL_ACTION, mark, marks_of
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.owning import has_flagship_in
from throneworld.imperium.quantities import SPECIALTIES
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.gathering import Filters
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Aim, Effect, Occasion
from throneworld.ti3.conditions import it_concerns_an_opponent, it_is_my_system
from throneworld.ti3.declare import flagship, technology
from throneworld.ti3.edition import BANNED
from throneworld.ti3.effects.gaining import GOODS, Gain
from throneworld.ti3.leaders.whereabouts import free_leaders, place_of
from throneworld.ti3.modifying import modifies
from throneworld.ti3.nouns import TECHNOLOGIES
from throneworld.ti3.objectives.counting import controlled_systems
from throneworld.ti3.quantities import LINKED_STARTS
from throneworld.ti3.specialties import symbols_of
from throneworld.ti3.state import SPACE, Ti3State, of
from throneworld.ti3.tables import SCIENTIST
from throneworld.ti3.tables.needs import SHIP_ANY
from throneworld.ti3.technologies.once import not_used, use_up

TURBINES = "electro_resonance_turbines"
GOODS_OF_VISITORS = 3
NETWORK = "spatial_conduit_network"
CONDUIT = "conduit"
"""Mark for an action: a conduit of this player ends in the system that is the subject; there are two."""


def tireless(state: Ti3State, seat: int, colour: str) -> int:
    """What exhausted planets give of a colour, each with one more for a Scientist there (SA-14.4.8)."""
    resting = [each for each in held_planets(state, seat) if each in state.exhausted]
    known = [each for each in resting if colour in symbols_of(state, each)]
    places = [place_of(state, each) for each in free_leaders(state, seat, SCIENTIST)]
    helped = sum([min(1, places.count(planet)) for planet in known])
    return sum([symbols_of(state, each).count(colour) for each in known]) + helped


# Spatial Conduit Network


def it_is_tactical(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    second = of(game).second_system
    return Refusal("SA-3.13.1", "tactical_action_only") if second else None


def controls_two(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    enough = controlled_systems(of(game), seat, SHIP_ANY).bit_count() > 1
    return None if enough else Refusal("SA-10.4.1", "controls_no_two_systems")


def i_control(state: Ti3State, aim: Aim, system: int) -> bool:
    return bool(controlled_systems(state, aim.seat, SHIP_ANY) >> system & 1)


class OpenConduit(Effect, frozen=True):
    def run(self, game: Game) -> None:
        for system in self.targets:
            mark(game, CONDUIT, seat=self.seat, subject=system, until=TACTICAL_ACTION)
        game.tell("conduit_opened", self.seat, *self.targets)


def through_conduit(state: Ti3State, found: tuple[Link, ...], seat: int) -> tuple[Link, ...]:
    one, other = [int(each.subject) for each in marks_of(state, CONDUIT) if each.seat == seat]
    return (*found, (one, other))


# J.N.S. Hylarim


def it_can_silence(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    state, other = of(game), opponent(seat, occasion)
    if not has_flagship_in(state, seat, SPACE[int(occasion["system"])]):
        return Refusal("SA-13.23.1", "no_flagship_there")
    known = other >= 0 and state.technologies[other]
    return None if known else Refusal("SA-13.23.1", "no_technology_there")


class NameTechnology(Aim, frozen=True):
    """It has no effect in this battle; racial technologies cannot be named."""

    rule: ClassVar[str] = "SA-13.23.1"
    prompt: ClassVar[str] = "name_technology"
    verbs: ClassVar[tuple[str, ...]] = ("jam",)

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game)

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"other": opponent(seat, self.occasion)}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("jam", each) for each in of(game).technologies[opponent(seat, self.occasion)]]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "not_theirs", (option[1], opponent(seat, self.occasion)))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        other = opponent(seat, self.occasion)
        mark(game, BANNED, seat=other, subject=option[1], until=COMBAT)
        game.tell("technology_jammed", seat, other, option[1])


MODIFIERS: tuple[Modifier, ...] = (
    modifies(SPECIALTIES, "hylar_think_tanks", window="tech_gain_static", by=tireless),
    modifies(LINKED_STARTS, NETWORK, window="movement_static", turns=through_conduit, mark=CONDUIT),
)
LISTENERS: Declared = (
    *technology(
        NETWORK,
        "self_activated_after",
        both(it_concerns_me, it_is_tactical, controls_two, not_used(NETWORK)),
        OpenConduit(),
        aims=(
            ChooseSystem(filters=("under_my_control",)),
            ChooseSystem(filters=("under_my_control", "another_system")),
        ),
        costs=(use_up(NETWORK),),
        rule="SA-10.4.1",
    ),
    *technology(
        TURBINES,
        "other_activated_after",
        both(it_concerns_an_opponent, it_is_my_system),
        Gain(GOODS, GOODS_OF_VISITORS, why=TURBINES),
        must=True,
        rule="SA-10.4.1",
    ),
    *flagship("jolnar", "space_battle_start", both(i_fight, it_can_silence), NameTechnology(), must=True),
)
VERBS: Verbs = {"jam": (TECHNOLOGIES,)}
FILTERS: Filters = {
    "system": {
        "under_my_control": i_control,
        "another_system": lambda state, aim, system: system not in aim.targets,
    }
}
EVENTS: dict[str, tuple[str, ...]] = {
    "technology_jammed": ("seat", "other", "technology"),
    "conduit_opened": ("seat", "system", "other_system"),
}
