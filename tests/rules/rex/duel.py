"""Two sides meet in a space, each with a plan: the stage for tests of battle cards and Traitor cards."""

from __future__ import annotations

from typing import NamedTuple

from tests.rex.scene import Scene
from throneworld.kernel.asks import Noun
from throneworld.rex.phases.battle import BattlePhase

FIELD = "sallab_slums"
"""Where duels are fought: unshielded, with an influence icon, in sector 17."""

SLOTS = {(False, False): "none", (True, False): "attack", (False, True): "defense", (True, True): "both"}


class Plan(NamedTuple):
    """What a side commits: a number on the dial, a leader, and the cards of the slot he is put into."""

    dial: int
    leader: str = ""
    attack: str = ""
    defense: str = ""

    @property
    def cards(self) -> tuple[str, ...]:
        return tuple(title for title in (self.attack, self.defense) if title)

    @property
    def sealed(self) -> tuple[tuple[Noun, ...], ...]:
        slot = SLOTS[bool(self.attack), bool(self.defense)]
        return (("dial", self.dial), ("leader", self.leader), ("slot", slot))


def duel(**plans: Plan) -> Scene:
    """Two races with six units each and exactly the cards of their plans fight to the end of step 7.

    The race named first is first player. Whatever the winner must then decide is still open.
    """
    bystanders = [race for race in ("hacan", "lazax", "letnev") if race not in plans]
    scene = Scene(*plans, *bystanders)
    for race, plan in plans.items():
        scene.place(race, FIELD, 6)
        scene.hand(race, *plan.cards)
    fight(scene, **plans)
    return scene


def fight(scene: Scene, **plans: Plan) -> None:
    """Play the Battle Phase and carry the plans out, as far as the rules leave a choice."""
    scene.play(BattlePhase())
    carry_out(scene, **plans)


def carry_out(scene: Scene, **plans: Plan) -> None:
    """Seal the plans and commit the cards of the battle that is under way."""
    for race, plan in plans.items():
        for option in plan.sealed:
            if scene.prompt == "battle_plan" and race in scene.asked:
                scene.choose(race, *option)
    for race, plan in plans.items():
        for icon, title in (("attack", plan.attack), ("defense", plan.defense)):
            if title and scene.prompt == "commit_card" and race in scene.asked:
                scene.choose(race, icon, title)
    for race, plan in plans.items():
        if plan.leader:
            assert (scene.seat(race), *plan.cards) in scene.events("cards_revealed"), (
                f"{race} kept to no plan"
            )


def discards(scene: Scene) -> list[str]:
    """The titles on the Strategy discards, as everybody sees them."""
    titles: list[str] = scene.view()["decks"]["strategy_discards"]
    return titles
