"""Reasons why a card or an advantage is not for this occasion: each alone; without it the same is played."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from tests.rex.scene import Scene
from throneworld.kernel.asks import Noun
from throneworld.kernel.windows import Occasion, Play, Window
from throneworld.rex import moments
from throneworld.rex.tables import INFLUENCE, TITLE

SIX = ("letnev", "sol", "hacan", "lazax", "xxcha", "jol_nar")
LETNEV, SOL, HACAN, LAZAX, XXCHA, JOL_NAR = range(6)
FIELD, SHIELDED = "sallab_slums", "imperial_palace"
Change = Callable[[Scene], object]


def nothing(scene: Scene) -> None:
    """The board is empty."""


def known(**facts: Noun | tuple[Noun, ...]) -> Change:
    """What the state knows of this round."""

    def change(scene: Scene) -> None:
        for name, value in facts.items():
            setattr(scene.state, name, value)

    return change


def ally(*races: str) -> Change:
    return lambda scene: scene.ally(*races)


def place(race: str, space: str) -> Change:
    return lambda scene: scene.place(race, space, 1)


def show_a_target(scene: Scene) -> None:
    scene.discard_influence(next(iter(INFLUENCE)))


def together(*changes: Change) -> Change:
    return lambda scene: [change(scene) for change in changes]


class Stop(NamedTuple):
    """Who would play what, and when; how the board is set; and what makes it right."""

    race: str
    component: str
    occasion: Occasion
    right: Change | Occasion
    """A change of the board, or another occasion."""
    because: str
    placed: Change = nothing


def at(moment: str, *facts: Noun) -> Occasion:
    return Occasion(moments.MOMENTS[moment], facts)


def staged(race: str, component: str, moment: str) -> Scene:
    """The race has the card, or the advantage, and something else that it could play then."""
    made = Scene(*SIX)
    for each in SIX:
        made.influence(each, 6)
    if component in TITLE.values():
        made.hand(race, component)
    made.ask_at(moment, race)
    return made


# fmt: off
CARDS = (
    Stop("letnev", "tracking_beacon", at(moments.INFLUENCE_PHASE), show_a_target,
         "Rex p.14 no_target_yet"),
    Stop("letnev", "tracking_beacon", at(moments.INFLUENCE_PHASE), known(offensive_resolved=False),
         "Rex p.14 offensive_resolved", together(show_a_target, known(offensive_resolved=True))),
    Stop("letnev", "diplomatic_interference", at(moments.BIDDING_PHASE), known(bid_ban=()),
         "Rex p.21 nobody_to_name", known(bid_ban=(SOL, HACAN, LAZAX, XXCHA, JOL_NAR))),
    Stop("letnev", "diplomatic_interference", at(moments.CEASEFIRE_REVEALED), known(alliance_ban=()),
         "Rex p.21 nobody_to_name", known(alliance_ban=(SOL, HACAN, LAZAX, XXCHA, JOL_NAR))),
    Stop("letnev", "rapid_mobilization", at(moments.AFTER_MOVEMENT, SOL), at(moments.AFTER_MOVEMENT, LETNEV),
         "Rex p.11 not_your_turn", place("letnev", FIELD)),
    Stop("letnev", "informant", at(moments.AFTER_DEPLOYMENT, SOL), at(moments.AFTER_DEPLOYMENT, LETNEV),
         "Rex p.11 not_your_turn"),
    Stop("letnev", "graviton_negator", at(moments.BATTLE_PHASE), place("letnev", SHIELDED),
         "Rex p.21 no_shielded_space", place("letnev", FIELD)),
)
ADVANTAGES = (
    Stop("lazax", "lazax_loan", at(moments.BEFORE_BID, LETNEV, SOL, 1), known(lent=()),
         "Rex p.22 lent_already", together(ally("letnev", "lazax"), known(lent=(LETNEV,)))),
    Stop("xxcha", "xxcha_observer", at(moments.DEPLOYED, XXCHA), at(moments.DEPLOYED, LETNEV),
         "Rex p.22 own_deployment"),
    Stop("xxcha", "xxcha_observer", at(moments.DEPLOYED, LETNEV), known(observed=()),
         "Rex p.22 observed_already", known(observed=(LETNEV,))),
    Stop("xxcha", "xxcha_command", at(moments.FIRST_COMMAND, FIELD, LETNEV, SOL),
         at(moments.FIRST_COMMAND, FIELD, LETNEV, XXCHA), "Rex p.22 not_your_battle"),
    Stop("jol_nar", "jolnar_command", at(moments.SECOND_COMMAND, FIELD, LETNEV, SOL),
         at(moments.SECOND_COMMAND, FIELD, LETNEV, JOL_NAR), "Rex p.22 not_your_battle"),
    Stop("xxcha", "xxcha_command_ally", at(moments.FIRST_COMMAND, FIELD, LETNEV, SOL), ally("xxcha", "sol"),
         "Rex p.22 not_your_allys_battle"),
    Stop("jol_nar", "jolnar_command_ally", at(moments.SECOND_COMMAND, FIELD, LETNEV, JOL_NAR),
         at(moments.SECOND_COMMAND, FIELD, LETNEV, SOL), "Rex p.22 not_your_allys_battle",
         ally("jol_nar", "sol")),
)
# fmt: on


@pytest.mark.parametrize("stop", (*CARDS, *ADVANTAGES), ids=lambda stop: f"{stop.component}-{stop.because}")
def test_without_what_the_reason_names_it_is_played(stop: Stop) -> None:
    made = staged(stop.race, stop.component, stop.occasion.moment)
    stop.placed(made)
    right = Window(occasion=stop.right) if isinstance(stop.right, Occasion) else stop.right
    step, option = Window(occasion=stop.occasion), ("play", stop.component)
    made.refused_until(right, step, stop.race, *option, because=stop.because)


@pytest.mark.parametrize(
    ("owner", "cancelled", "reason"),
    [(XXCHA, False, "own_advantage"), (JOL_NAR, True, "cancelled_already")],
)
def test_strategy_informant_cancels_the_advantage_of_another_that_nobody_has_cancelled(
    owner: int, cancelled: bool, reason: str
) -> None:
    announced(owner, cancelled).refuses("xxcha", "play", "informant", rule="Rex p.21", key=reason)
    made = announced(JOL_NAR, False)
    made.accepts("xxcha", "play", "informant")
    made.pass_all()
    assert made.events("cancelled") == [(JOL_NAR, "jolnar_command")]


def announced(owner: int, cancelled: bool) -> Scene:
    """Somebody gives a command in his battle, and the Xxcha hold an Informant."""
    command, moment = COMMANDS[owner]
    battle = at(moment, FIELD, LETNEV, owner)
    used = Play(stage="pay", seat=owner, listener=command, occasion=battle, cancelled=cancelled)
    made = staged("xxcha", "informant", moments.ADVANTAGE_USED)
    made.play(Window(occasion=Occasion(moments.MOMENTS[moments.ADVANTAGE_USED], (command, owner), 0)), used)
    return made


COMMANDS = {
    XXCHA: ("xxcha_command", moments.FIRST_COMMAND),
    JOL_NAR: ("jolnar_command", moments.SECOND_COMMAND),
}
