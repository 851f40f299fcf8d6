"""What a target has to be like: each condition alone in the way, and once it holds the same is chosen."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from msgspec.structs import replace

from tests.rules.ti4.stops import Change, hold, law, marked, nothing, put, take, together
from tests.ti4.scene import Scene
from throneworld.imperium.council import VOTED_FOR
from throneworld.imperium.effects.aims import Choose, ChoosePlanet, ChoosePlayer, ChooseSystem
from throneworld.imperium.marks import AGENDA
from throneworld.kernel.asks import Noun, Option
from throneworld.kernel.windows import NEVER, Occasion
from throneworld.ti4.cards.aims import ChooseUnit
from throneworld.ti4.moments import MOMENTS

VOID = 47
"""An empty system."""
ARRIVED = Occasion(MOMENTS["ships_arrived"], (1, VOID))
GAINED = Occasion(MOMENTS["gain_control_after"], (1, "gral", 0))
DECIDED = Occasion(MOMENTS["prediction_resolve_after"], ("mutiny", "for"))


class Target(NamedTuple):
    option: Option
    right: Change | Occasion
    """How the target comes to be what it has to be: the board changes, or the occasion is another."""
    placed: Change = nothing
    """At least two others are what they have to be, so that there is a choice."""
    occasion: Occasion = Occasion(NEVER)
    targets: tuple[Noun, ...] = ()
    """What was aimed at before."""


def put_cruisers(faction: str, *systems: int) -> Change:
    return together(*(put(faction, system, cruiser=1) for system in systems))


def full_of_destroyers(scene: Scene) -> None:
    """The fleet in the void is complete; all plastic fighters are where Sol's tokens keep them."""
    scene.put("sol", VOID, destroyer=3)
    for system in (18, 19, 22, 23, 24, 25, 26, 27, 30, 33):
        scene.put("sol", system, fighter=1)
        scene.state.on_board[0] |= 1 << system


PLANETS = {
    "mine": Target(
        ("planet", "gral"),
        take("sol", "gral"),
        take("sol", "centauri"),
    ),
    "of_another": Target(("planet", "gral"), take("letnev", "gral")),
    "exhausted": Target(
        ("planet", "jord"),
        take("sol", "jord", exhausted=True),
        take("sol", "gral", "centauri", exhausted=True),
    ),
    "with_infantry": Target(
        ("planet", "gral"),
        put("letnev", "gral", infantry=1),
        together(*(put("letnev", home, infantry=1) for home in ("arc_prime", "wren_terra"))),
    ),
    "readied_or_with_infantry": Target(("planet", "gral"), take("letnev", "gral")),
    "of_the_new_controller": Target(("planet", "gral"), take("letnev", "gral"), occasion=GAINED),
    "below_my_bombardment": Target(
        ("planet", "gral"),
        put("sol", 34, dreadnought=1),
        put("sol", 33, dreadnought=1),
    ),
    "takes_infantry": Target(
        ("planet", "gral"),
        lambda scene: scene.state.laws.clear(),
        law("demilitarized_zone", "gral"),
    ),
}
UNITS = {
    "beside_my_planet": Target(
        ("unit", 1, "cruiser", "34", 0),
        take("sol", "gral"),
        together(put_cruisers("letnev", 1, 33, 34), take("sol", "corneeq")),
    ),
    "in_or_next_to_this_system": Target(
        ("unit", 0, "cruiser", "18", 0),
        Occasion(MOMENTS["ships_arrived"], (1, 18)),
        put_cruisers("sol", 18, 24, 42),
        ARRIVED,
    ),
}
PLAYERS = {
    "with_action_cards": Target(
        ("player", 1),
        hold("letnev", "spy"),
        together(hold("sol", "plague"), hold("jolnar", "veto")),
    ),
    "with_tactic_tokens": Target(
        ("player", 1),
        lambda scene: scene.state.tactic.__setitem__(1, 1),
        lambda scene: scene.state.tactic.__setitem__(1, 0),
    ),
    "without_token_in_target": Target(
        ("player", 1),
        lambda scene: scene.state.on_board.__setitem__(1, 0),
        lambda scene: scene.state.on_board.__setitem__(1, 1 << VOID),
        targets=(VOID,),
    ),
    "voted_for_the_outcome": Target(
        ("player", 1),
        marked(VOTED_FOR, seat=1, subject="for", until=AGENDA),
        together(*(marked(VOTED_FOR, seat=at, subject="for", until=AGENDA) for at in (0, 2))),
        DECIDED,
    ),
}
SYSTEMS = {
    "with_my_ships": Target(("system", VOID), put_cruisers("sol", VOID), put_cruisers("sol", 18, 19)),
    "with_my_war_sun": Target(
        ("system", VOID),
        put("sol", VOID, war_sun=1),
        together(*(put("sol", system, war_sun=1) for system in (18, 19))),
    ),
    "with_readied_planets_of_others": Target(("system", 34), take("letnev", "gral")),
    "without_token_of_another": Target(
        ("system", VOID),
        lambda scene: scene.state.on_board.__setitem__(1, 0),
        lambda scene: scene.state.on_board.__setitem__(slice(1, 3), [1 << VOID, 1 << VOID]),
    ),
    "takes_fighter_or_destroyer": Target(
        ("system", VOID), lambda scene: scene.state.fleet.__setitem__(0, 4), full_of_destroyers
    ),
}
QUESTIONS: dict[str, tuple[Choose, dict[str, Target]]] = {
    "planet": (ChoosePlanet(), PLANETS),
    "unit": (ChooseUnit(kinds=("cruiser",)), UNITS),
    "player": (ChoosePlayer(), PLAYERS),
    "system": (ChooseSystem(), SYSTEMS),
}
EACH = [(kind, name) for kind, (_, targets) in QUESTIONS.items() for name in targets]


@pytest.mark.parametrize(("kind", "name"), EACH)
def test_a_target_is_named_once_it_is_what_it_has_to_be(kind: str, name: str) -> None:
    question, targets = QUESTIONS[kind]
    target, scene = targets[name], Scene("sol", "letnev", "jolnar")
    step = replace(question, seat=0, filters=(name,), occasion=target.occasion, targets=target.targets)
    right = target.right if callable(target.right) else replace(step, occasion=target.right)
    target.placed(scene)
    rule = scene.game.definition.citations[question.rule]
    scene.refused_until(right, step, "sol", *target.option, because=f"{rule} {name}")
