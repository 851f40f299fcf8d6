"""What steps of older saves have become: effects of one component each are verbs with selectors now.

Nothing of this is ever taken away: somebody may still have such a save.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from throneworld.imperium.combat.combatants import COMBAT_BONUS
from throneworld.imperium.effects import lasting as m
from throneworld.imperium.effects import whom as w
from throneworld.imperium.effects.later import PUT_OFF
from throneworld.imperium.marks import AGENDA, COMBAT, COMBAT_ROUND, STRATEGY_PHASE
from throneworld.imperium.verbs.tokens import FLEET, STRATEGY, TACTIC
from throneworld.kernel.reading import Renames, StepData
from throneworld.ti4.effects import cards as c
from throneworld.ti4.effects import gaining as g
from throneworld.ti4.effects import where as at
from throneworld.ti4.effects import which as p
from throneworld.ti4.effects.counters import REINFORCEMENTS
from throneworld.ti4.effects.whom import AT_WORMHOLES, OPPOSING_OWNER, OWNER, OWNING
from throneworld.ti4.laws.common import REGULATED_FLEET
from throneworld.ti4.tables import FLAGSHIP, INFANTRY, MECATOL_REX, WAR_SUN
from throneworld.ti4.technologies.ground_combat import NO_COMBAT_ROLLS
from throneworld.ti4.units import SHIPS
from throneworld.ti4.voting.ballots import CANNOT_VOTE

Became = Callable[[StepData], list[StepData]]
"""From an old step to those that do the same now, the one that runs first last, as they lie on the stack."""
SAME: Mapping[str, str] = {}
TITLE: Mapping[str, str] = {"title": "why"}
HOW: Mapping[str, str] = {"how": "why"}


def now(step: str, fields: Mapping[str, str] = SAME, **says: Any) -> Became:
    """Another step, which says what the old one did by its name, or by default. `fields` are called otherwise
    now, or mean nothing if they are called nothing."""

    def became(old: StepData) -> list[StepData]:
        kept = {fields.get(name, name): value for name, value in old.items()}
        return [{**says, **{name: value for name, value in kept.items() if name}, "step": step}]

    return became


def both(*parts: Became) -> Became:
    return lambda old: [step for part in parts for step in part(old)]


def ranked(old: StepData) -> list[StepData]:
    """The best were meant unless it said otherwise."""
    whom = w.FEWEST_POINTS if old.get("which") == "fewest" else w.MOST_POINTS
    return now("gain", {"which": ""}, what=g.POINTS, whom=whom)(old)


def of_trait(step: str, field: str = "planets", **says: Any) -> Became:
    """The trait has become a part of the selector."""
    return lambda old: now(step, {"trait": ""}, **{field: {"trait": old.get("trait", "")}}, **says)(old)


def swapped(old: StepData) -> list[StepData]:
    """The other player was named between the two cards."""
    mine, other, theirs = old["targets"]
    return [{**old, "step": "exchange_strategy_cards", "targets": [other, mine, theirs]}]


def on_target(old: StepData) -> list[StepData]:
    """The third part of a target that is a unit is its place."""
    return now("lasting", {"number": ""}, on=m.WHERE_UNIT_IS if old.get("number") else w.CHOSEN)(old)


def put_off(old: StepData) -> list[StepData]:
    """The agenda is the first fact of its occasion."""
    kind = f"{PUT_OFF}{old['occasion']['facts'][0]}"
    return now("lasting", kind=kind, until=STRATEGY_PHASE, whom=w.EACH)(old)


def of_kind(**says: Any) -> Became:
    """One of several kinds that a text may name."""
    return lambda old: now("destroy", {"kind": ""}, kinds=[old["kind"]], **says)(old)


def one_by_one(old: StepData) -> list[StepData]:
    """Each kind is a step of its own, the first on top."""
    fields = {**HOW, "planet": "where", "kinds": ""}
    return [
        step
        for kind in reversed(old["kinds"])
        for step in now("place_at_choice", fields, kind=kind, declinable=True)(old)
    ]


GOODS: dict[str, Became] = {
    "gain_goods": now("gain"),
    "grant_goods": now("gain", whom=w.CHOSEN),
    "gain_goods_per_planet": of_trait("gain", "amount"),
    "gain_goods_per_neighbour": now("gain", amount=p.PER_NEIGHBOUR),
    "gain_resources_as_goods": now("gain", amount=p.ITS_RESOURCES),
    "compensation": now("gain"),
    "share_out_equally": both(
        now("gain", whom=w.EACH, amount=0), now("lose", {"amount": ""}, amount=p.ALL, whom=w.EACH)
    ),
    "owner_loses_goods": now("lose", TITLE, whom=OWNER),
    "pay_trade_goods": now("lose"),
    "spend_bribe": now("lose", amount=p.AS_NAMED, why="bribery"),
    "take_commodities": now("give", what=g.COMMODITIES, amount=p.ALL, giver=w.LOSER, taker=w.ME),
    "take_all_commodities": now("give", what=g.COMMODITIES, amount=p.ALL, giver=w.ACTOR, taker=w.ME),
    "give_goods_to_target": now("give"),
}
TOKENS: dict[str, Became] = {
    "gain_command_tokens": now("gain", {"count": "amount"}, what=g.TOKENS),
    "gain_strategy_token": now("gain", what=STRATEGY),
    "grow_fleet_pools": now("gain", what=FLEET, whom=w.EACH),
    "trim_fleet_pools": now("lose", what=FLEET, amount=p.ALL, whom=w.EACH, keep=REGULATED_FLEET),
    "spend_strategy_token": now("lose", what=STRATEGY),
    "lose_tactic_token": now("lose", what=TACTIC, whom=w.CHOSEN),
    "owner_loses_strategy_token": now("lose", TITLE, what=STRATEGY, whom=OWNER),
    "take_fleet_token_of_owner": now("lose", TITLE, what=FLEET, whom=OWNER),
    "shrink_fleet_pool": now("lose", what=FLEET, whom=w.ACTOR),
    "voters_lose_token": now("lose", what=g.TOKENS, whom=w.FOR_VOTERS),
}
POINTS: dict[str, Became] = {
    "gain_point": now("gain", what=g.POINTS),
    "voters_gain_point": now("gain", what=g.POINTS, whom=w.FOR_VOTERS),
    "voters_lose_point": now("lose", what=g.POINTS, whom=w.FOR_VOTERS),
    "ranked_gain_point": ranked,
    "point_for_elected": now("gain", what=g.POINTS, whom=w.CHOSEN),
    "point_for_controller": now("gain", what=g.POINTS, whom=w.CONTROLLER),
    "lose_support": now("lose", what=g.POINTS),
    "lose_point": now("lose", what=g.POINTS),
}
PLANETS: dict[str, Became] = {
    "exhaust_target": now("exhaust", planets={"which": w.CHOSEN}),
    "exhaust_planets_of_others": now("exhaust", planets={"which": p.OF_OTHERS_THERE}),
    "exhaust_trait_of_target": of_trait("exhaust", whom=w.CHOSEN),
    "exhaust_planets_of_trait": of_trait("exhaust"),
    "exhaust_specialties": now("exhaust", planets={"trait": p.SPECIALTY}, why="arms_reduction"),
    "exhaust_home_system": now("exhaust", planets={"which": p.AT_HOME}, why="new_constitution"),
    "ready_planets_of_trait": of_trait("ready"),
    "ready_target": now("ready", {"number": ""}, planets={"which": w.LAST_CHOSEN}),
}
CARDS: dict[str, Became] = {
    "draw_cards": now("draw"),
    "draw_one_action_card": now("draw"),
    "voters_draw": now("draw", whom=w.FOR_VOTERS),
    "elected_draws_secret": now("draw", what=c.SECRETS, whom=w.CHOSEN),
    "discard_hands": now("discard", whom=w.EACH),
    "discard_hands_of_war_sun_owners": now("discard", {"whom": ""}, whom=OWNING + WAR_SUN),
    "discard_at_random": now("discard", count=1, whom=w.EACH, chooser=c.CHANCE),
    "discard_action_card": now("discard", count=1),
    "take_random_card": now("take", chooser=c.CHANCE),
    "look_and_take_card": now("take"),
    "take_card_of_owner": now("take", TITLE, whom=OWNER),
    "research_at_wormholes": now("research_technology", whom=AT_WORMHOLES, optional=True),
    "gain_war_sun": now("learn", technology=WAR_SUN),
    "gain_technology_of_occasion": now("learn"),
    "give_up_law": now("discard_law"),
    "discard_all_laws": now("discard_law", law=p.ALL),
    "buy_votes": now("add_votes", count=p.AS_NAMED),
    "swap_strategy_cards": swapped,
}
MARKS: dict[str, Became] = {
    "lasting_here": now("lasting", on=m.THIS_SYSTEM),
    "lasting_on_target": on_target,
    "lasting_on_owner": now("lasting", TITLE, whom=OWNER),
    "hold_opponents_fire": now("lasting", kind=NO_COMBAT_ROLLS, until=COMBAT_ROUND, whom=w.OPPONENT),
    "fight_better_here": both(
        now("lasting", TITLE, kind=COMBAT_BONUS, until=COMBAT, whom=OPPOSING_OWNER, about=-1),
        now("lasting", {"title": ""}, kind=COMBAT_BONUS, until=COMBAT, about=1),
    ),
    "bar_from_vote": now("lasting", kind=CANNOT_VOTE, until=AGENDA, whom=w.CHOSEN),
    "forgo_vote": now("lasting", kind=CANNOT_VOTE, until=AGENDA),
    "until_next_strategy_phase": put_off,
}
BOARD: dict[str, Became] = {
    "return_token_from_board": now("take_token_off"),
    "place_token_of_another": now("place_token", whose=w.LAST_CHOSEN),
    "place_strategy_token_there": now("place_token", source=STRATEGY),
    "tokens_at_home": now("place_token", where=at.HOME, whose=w.EACH, source=REINFORCEMENTS),
    "tokens_at_wormholes": now("place_token", where=at.OWN_FLEETS_AT_WORMHOLES, whose=w.EACH),
}
UNITS: dict[str, Became] = {
    "place_there": now("place_units", HOW),
    "place_beside_flagship": now("place_units", {"flagship": "why"}, where=at.ITSELF),
    "place_on_mecatol_rex": now("place_units", HOW, where=MECATOL_REX),
    "place_on_each_planet": now("place_on_each_planet", HOW),
    "levy": now("place_on_each_planet", whom=w.EACH),
    "place_structure": now("place_at_choice", HOW, where=at.OWN_PLANETS),
    "place_ship_in_fleet": now("place_at_choice", HOW, where=at.OWN_FLEETS),
    "place_infantry_on_own_planet": now("place_at_choice", HOW, kind=INFANTRY, where=at.OWN_PLANETS),
    "place_infantry_there": now("place_at_choice", HOW, kind=INFANTRY, where=at.HERE),
    "place_infantry_in_system": now("place_at_choice", HOW, kind=INFANTRY, where=at.OWN_PLANETS_HERE),
    "place_structures": one_by_one,
    "repair_all_here": now("repair_here"),
    "repair_flagship": now("repair_here", kind=FLAGSHIP),
    "roll_against_each": now("destroy_on_planet"),
    "destroy_one_on_elected": of_kind(whose=w.CONTROLLER, most=1),
    "destroy_all_on_elected": now("destroy"),
    "destroy_on_elected_planet": now("destroy"),
    "destroy_ships_at_wormholes": now("destroy", kinds=SHIPS, where=at.ALPHA_AND_BETA),
    "destroy_at_wormholes": of_kind(where=at.NEAR_WORMHOLES),
}
BECAME = {**GOODS, **TOKENS, **POINTS, **PLANETS, **CARDS, **MARKS, **BOARD, **UNITS}


# Players who came to terms waited on the stack once; now they talk beside it
TALKING = ("offer", "answered", "changed", "changed_answered")
"""The stages of a transaction in which somebody was asked for an offer or for an answer."""


def new_stack(stack: list[StepData]) -> list[StepData]:
    left = stack[:-2] if _talk(stack) else stack
    return [step for old in left for step in _new_steps(old)]


def new_beside(stack: list[StepData]) -> list[StepData]:
    """The question that was on top, with what the transaction under it kept."""
    if not _talk(stack):
        return []
    trading, question = stack[-2:]
    if question["step"] == "make_offer":
        return [{**question, "changes": trading["stage"] == "changed"}]
    return [{**question, "cards": trading.get("cards", (0, 0))}]


def _talk(stack: list[StepData]) -> bool:
    if len(stack) < 2 or stack[-1].get("step") not in ("make_offer", "answer_offer"):
        return False
    return stack[-2].get("step") == "transaction" and stack[-2].get("stage") in TALKING


def _new_steps(old: StepData) -> list[StepData]:
    became = BECAME.get(str(old.get("step")))
    return became(old) if became else [old]


RENAMES = Renames(stack=new_stack, beside=new_beside)
