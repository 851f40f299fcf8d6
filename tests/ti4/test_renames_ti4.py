"""Saves that wait above an effect of before load, and the effect does what it did."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ti4.market import market
from throneworld.imperium.combat.combatants import COMBAT_BONUS
from throneworld.imperium.effects.lasting import THIS_SYSTEM, WHERE_UNIT_IS, Lasting
from throneworld.imperium.effects.later import put_off
from throneworld.imperium.effects.whom import (
    ACTOR,
    AGAINST_VOTERS,
    CHOSEN,
    CONTROLLER,
    EACH,
    FEWEST_POINTS,
    FOR_VOTERS,
    LAST_CHOSEN,
    LOSER,
    ME,
    MOST_POINTS,
    OPPONENT,
)
from throneworld.imperium.verbs.tokens import FLEET, STRATEGY, TACTIC
from throneworld.kernel.reading import StepData, plain, read_stack
from throneworld.kernel.registry import definition_of
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Effect
from throneworld.ti4.cards.action_effects import DestroyOnPlanet
from throneworld.ti4.cards.combat_effects import RepairHere
from throneworld.ti4.cards.senate_effects import AddVotes
from throneworld.ti4.effects.cards import (
    ACTION_CARDS,
    CHANCE,
    SECRETS,
    Discard,
    DiscardLaw,
    Draw,
    ExchangeStrategyCards,
    Learn,
    ResearchTechnology,
    Take,
)
from throneworld.ti4.effects.counters import REINFORCEMENTS, PlaceToken, TakeTokenOff
from throneworld.ti4.effects.devastation import Destroy
from throneworld.ti4.effects.exhausting import Exhaust, Ready
from throneworld.ti4.effects.gaining import COMMODITIES, GOODS, POINTS, TOKENS, Gain, Give, Lose
from throneworld.ti4.effects.placing import PlaceAtChoice, PlaceOnEachPlanet, PlaceUnits
from throneworld.ti4.effects.where import (
    ALPHA_AND_BETA,
    HERE,
    HOME,
    ITSELF,
    NEAR_WORMHOLES,
    OWN_FLEETS,
    OWN_FLEETS_AT_WORMHOLES,
    OWN_PLANETS,
    OWN_PLANETS_HERE,
)
from throneworld.ti4.effects.which import (
    ALL,
    AS_NAMED,
    AT_HOME,
    ITS_RESOURCES,
    OF_OTHERS_THERE,
    PER_NEIGHBOUR,
    SPECIALTY,
    Planets,
)
from throneworld.ti4.effects.whom import AT_WORMHOLES, OPPOSING_OWNER, OWNER, OWNING
from throneworld.ti4.factions import mentak
from throneworld.ti4.renames import BECAME, new_beside, new_stack
from throneworld.ti4.technologies.ground_combat import NO_COMBAT_ROLLS
from throneworld.ti4.units import KINDS, SHIPS
from throneworld.ti4.voting.ballots import CANNOT_VOTE

TI4 = definition_of("ti4")

Old = tuple[StepData, tuple[Effect, ...]]
"""An old step as it was stored, without what every effect is told when it is played, and what it is now."""


def old(step: str, *new: Effect, **fields: Any) -> Old:
    return {"step": step, **fields}, new


GOODS_FAMILY: tuple[Old, ...] = (
    old("gain_goods", Gain(GOODS, 4, why="eres_siphons"), amount=4, why="eres_siphons"),
    old("grant_goods", Gain(GOODS, 2, CHOSEN, why="x"), amount=2, why="x"),
    old(
        "gain_goods_per_planet",
        Gain(GOODS, Planets(trait="industrial"), why="x"),
        trait="industrial",
        why="x",
    ),
    old("gain_goods_per_neighbour", Gain(GOODS, PER_NEIGHBOUR, why="x"), why="x"),
    old("gain_resources_as_goods", Gain(GOODS, ITS_RESOURCES, why="x"), why="x"),
    old("compensation", Gain(GOODS, 3, why="x"), amount=3, why="x"),
    old("share_out_equally", Gain(GOODS, 5, EACH), Lose(GOODS, ALL, EACH), amount=5),
    old("share_out_equally", Gain(GOODS, 0, EACH), Lose(GOODS, ALL, EACH)),
    old("owner_loses_goods", Lose(GOODS, 2, OWNER, why="war_funding"), title="war_funding", amount=2),
    old("pay_trade_goods", Lose(GOODS, 2, why="x"), amount=2, why="x"),
    old("pay_trade_goods", Lose(GOODS, 1, why="x"), why="x"),
    old("spend_bribe", Lose(GOODS, AS_NAMED, why="bribery")),
    old("take_commodities", Give(COMMODITIES, ALL, LOSER, ME, why="salvage"), why="salvage"),
    old("take_all_commodities", Give(COMMODITIES, ALL, ACTOR, ME, why="x"), why="x"),
    old("give_goods_to_target", Give(GOODS, 3, ME, CHOSEN, why="x"), amount=3, why="x"),
)
TOKENS_FAMILY: tuple[Old, ...] = (
    old("gain_command_tokens", Gain(TOKENS, 3), count=3),
    old("gain_command_tokens", Gain(TOKENS)),
    old("gain_strategy_token", Gain(STRATEGY)),
    old("grow_fleet_pools", Gain(FLEET, 1, EACH)),
    old("trim_fleet_pools", Lose(FLEET, ALL, EACH, keep=4)),
    old("spend_strategy_token", Lose(STRATEGY, why="quash"), why="quash"),
    old("lose_tactic_token", Lose(TACTIC, 1, CHOSEN, why="x"), why="x"),
    old("owner_loses_strategy_token", Lose(STRATEGY, 1, OWNER, why="x"), title="x"),
    old("take_fleet_token_of_owner", Lose(FLEET, 1, OWNER, why="x"), title="x"),
    old("shrink_fleet_pool", Lose(FLEET, 1, ACTOR, why="neuroglaive"), why="neuroglaive"),
    old("voters_lose_token", Lose(TOKENS, 1, AGAINST_VOTERS), whom="against_voters"),
    old("voters_lose_token", Lose(TOKENS, 1, FOR_VOTERS)),
)
POINTS_FAMILY: tuple[Old, ...] = (
    old("gain_point", Gain(POINTS, why="imperial_rider"), why="imperial_rider"),
    old("voters_gain_point", Gain(POINTS, 1, FOR_VOTERS)),
    old("voters_lose_point", Lose(POINTS, 1, FOR_VOTERS)),
    old("ranked_gain_point", Gain(POINTS, 1, MOST_POINTS)),
    old("ranked_gain_point", Gain(POINTS, 1, FEWEST_POINTS), which="fewest"),
    old("point_for_elected", Gain(POINTS, 1, CHOSEN)),
    old("point_for_controller", Gain(POINTS, 1, CONTROLLER)),
    old("lose_support", Lose(POINTS, why="x"), why="x"),
    old("lose_point", Lose(POINTS, why="x"), why="x"),
)
PLANETS_FAMILY: tuple[Old, ...] = (
    old("exhaust_target", Exhaust(Planets(CHOSEN), why="x"), why="x"),
    old("exhaust_planets_of_others", Exhaust(Planets(OF_OTHERS_THERE), why="x"), why="x"),
    old("exhaust_trait_of_target", Exhaust(Planets(trait="cultural"), CHOSEN), trait="cultural"),
    old("exhaust_planets_of_trait", Exhaust(Planets(trait="cultural"), why="x"), trait="cultural", why="x"),
    old("exhaust_specialties", Exhaust(Planets(trait=SPECIALTY), why="arms_reduction")),
    old("exhaust_home_system", Exhaust(Planets(AT_HOME), why="new_constitution")),
    old("ready_planets_of_trait", Ready(Planets(trait="cultural")), trait="cultural"),
    old("ready_target", Ready(Planets(LAST_CHOSEN)), number=1),
)
CARDS_FAMILY: tuple[Old, ...] = (
    old("draw_cards", Draw(ACTION_CARDS, 3), count=3),
    old("draw_one_action_card", Draw(ACTION_CARDS)),
    old("voters_draw", Draw(ACTION_CARDS, 2, FOR_VOTERS), count=2),
    old("elected_draws_secret", Draw(SECRETS, 1, CHOSEN)),
    old("discard_hands", Discard(ALL, AGAINST_VOTERS), whom="against_voters"),
    old("discard_hands", Discard(ALL, EACH)),
    old("discard_hands_of_war_sun_owners", Discard(ALL, OWNING + "war_sun")),
    old("discard_at_random", Discard(1, EACH, CHANCE)),
    old("discard_action_card", Discard(1, why="stall_tactics"), why="stall_tactics"),
    old("take_random_card", Take(CHOSEN, CHANCE)),
    old("look_and_take_card", Take(CHOSEN)),
    old("take_card_of_owner", Take(OWNER, why="spy_net"), title="spy_net"),
    old("research_at_wormholes", ResearchTechnology(AT_WORMHOLES, optional=True)),
    old("gain_war_sun", Learn("war_sun")),
    old("gain_technology_of_occasion", Learn()),
    old("give_up_law", DiscardLaw("minister_of_war"), law="minister_of_war"),
    old("discard_all_laws", DiscardLaw(ALL)),
    old("buy_votes", AddVotes(AS_NAMED)),
)
MARKS_FAMILY: tuple[Old, ...] = (
    old("lasting_here", Lasting("x", "invasion", on=THIS_SYSTEM), kind="x", until="invasion"),
    old("lasting_on_target", Lasting("x", "turn", on=CHOSEN), kind="x", until="turn"),
    old("lasting_on_target", Lasting("x", "turn", on=WHERE_UNIT_IS), kind="x", until="turn", number=2),
    old("lasting_on_owner", Lasting("x", "turn", OWNER, why="y"), kind="x", until="turn", title="y"),
    old("hold_opponents_fire", Lasting(NO_COMBAT_ROLLS, "combat_round", OPPONENT)),
    old(
        "fight_better_here",
        Lasting(COMBAT_BONUS, "combat", OPPOSING_OWNER, about=-1, why="x"),
        Lasting(COMBAT_BONUS, "combat", about=1),
        title="x",
    ),
    old("bar_from_vote", Lasting(CANNOT_VOTE, "agenda", CHOSEN)),
    old("forgo_vote", Lasting(CANNOT_VOTE, "agenda")),
    old("until_next_strategy_phase", put_off("mutiny", AGAINST_VOTERS), whom="against_voters"),
    old("until_next_strategy_phase", put_off("mutiny")),
)
BOARD_FAMILY: tuple[Old, ...] = (
    old("return_token_from_board", TakeTokenOff()),
    old("place_token_of_another", PlaceToken(CHOSEN, LAST_CHOSEN)),
    old("place_strategy_token_there", PlaceToken(CHOSEN, ME, STRATEGY)),
    old("tokens_at_home", PlaceToken(HOME, EACH, REINFORCEMENTS)),
    old("tokens_at_wormholes", PlaceToken(OWN_FLEETS_AT_WORMHOLES, EACH)),
)
UNITS_FAMILY: tuple[Old, ...] = (
    old("place_there", PlaceUnits("cruiser", 3, why="x"), kind="cruiser", count=3, how="x"),
    old("place_beside_flagship", PlaceUnits("cruiser", 1, ITSELF, why="x"), kind="cruiser", flagship="x"),
    old("place_on_mecatol_rex", PlaceUnits("pds", 1, "mecatol_rex", why="x"), kind="pds", how="x"),
    old("place_on_each_planet", PlaceOnEachPlanet(why="x"), how="x"),
    old("levy", PlaceOnEachPlanet(EACH)),
    old("place_structure", PlaceAtChoice("pds", OWN_PLANETS, why="x"), kind="pds", how="x"),
    old("place_ship_in_fleet", PlaceAtChoice("cruiser", OWN_FLEETS, why="x"), kind="cruiser", how="x"),
    old("place_infantry_on_own_planet", PlaceAtChoice("infantry", OWN_PLANETS, why="x"), how="x"),
    old("place_infantry_there", PlaceAtChoice("infantry", HERE, why="x"), how="x"),
    old("place_infantry_in_system", PlaceAtChoice("infantry", OWN_PLANETS_HERE, why="x"), how="x"),
    old(
        "place_structures",
        PlaceAtChoice("space_dock", "mecatol_rex", declinable=True, why="x"),
        PlaceAtChoice("pds", "mecatol_rex", declinable=True, why="x"),
        kinds=["pds", "space_dock"],
        planet="mecatol_rex",
        how="x",
    ),
    old("repair_all_here", RepairHere()),
    old("repair_flagship", RepairHere("flagship")),
    old("roll_against_each", DestroyOnPlanet("pds", hits_on=6, why="x"), kind="pds", hits_on=6, why="x"),
    old("destroy_one_on_elected", Destroy(("pds",), CHOSEN, CONTROLLER, most=1), kind="pds"),
    old("destroy_all_on_elected", Destroy(KINDS, CHOSEN)),
    old("destroy_on_elected_planet", Destroy(("pds",), CHOSEN, worth=1), kinds=["pds"], worth=1),
    old("destroy_ships_at_wormholes", Destroy(SHIPS, ALPHA_AND_BETA)),
    old("destroy_at_wormholes", Destroy(("pds",), NEAR_WORMHOLES), kind="pds"),
)
FAMILIES = (
    *(*GOODS_FAMILY, *TOKENS_FAMILY, *POINTS_FAMILY, *PLANETS_FAMILY),
    *(*CARDS_FAMILY, *MARKS_FAMILY, *BOARD_FAMILY, *UNITS_FAMILY),
)
AS_CALLED_BEFORE = {"place_on_each_planet"}
"""Steps of which only fields have other names."""
TOLD = {"seat": 2, "occasion": {"moment": "agenda_outcome", "facts": ["mutiny", "for"]}, "targets": ["for"]}
"""What an effect of an agenda is told."""


def read(*stack: StepData) -> list[Step]:
    return read_stack(TI4, stack)


@pytest.mark.parametrize(
    ("stored", "new"), FAMILIES, ids=lambda each: each.get("step", "") if isinstance(each, dict) else ""
)
def test_an_effect_of_before_is_read_as_what_it_has_become(stored: StepData, new: tuple[Effect, ...]) -> None:
    assert read({**stored, **TOLD}) == read(*({**plain(each), **TOLD} for each in new))


def test_every_kind_of_effect_that_is_gone_has_become_something() -> None:
    assert {stored["step"] for stored, _ in FAMILIES} | {"swap_strategy_cards"} == set(BECAME)
    assert BECAME.keys() & {str(step.__struct_config__.tag) for step in TI4.steps} == AS_CALLED_BEFORE


def test_a_save_in_the_middle_of_two_effects_of_before_goes_on_with_the_second() -> None:
    """Hacan gains four, which may be pillaged before Sol gains two."""
    scene = market("mentak", "hacan", "sol", listeners=mentak.LISTENERS)
    told = {"seat": 1, "targets": [2], "why": "production_biomes"}
    second, first = {"step": "grant_goods", "amount": 2, **told}, {"step": "gain_goods", "amount": 4, **told}
    scene.game.stack += read(second, first)
    scene.game.proceed()
    assert scene.state.trade_goods == [0, 4, 0]
    scene.choose("mentak", "pass")
    assert scene.state.trade_goods == [0, 4, 2]
    assert scene.done


def test_cards_that_were_to_be_swapped_are_exchanged_with_the_player_who_was_named() -> None:
    (step,) = read({"step": "swap_strategy_cards", "seat": 1, "targets": ["trade", 2, "warfare"]})
    assert step == ExchangeStrategyCards(seat=1, targets=(2, "trade", "warfare"))


def test_a_step_that_is_as_it_was_is_left_alone() -> None:
    assert plain(read({"step": "play_note", "title": "stymie"})) == [{"step": "play_note", "title": "stymie"}]


@pytest.mark.parametrize(("kept", "cards"), [({"cards": (1, 2)}, (1, 2)), ({}, (0, 0))])
def test_who_was_asked_for_an_answer_talks_beside_with_what_the_transaction_kept(
    kept: dict[str, Any], cards: tuple[int, int]
) -> None:
    trading = {"step": "transaction", "stage": "answered", **kept}
    question = {"step": "answer_offer", "seat": 1}
    assert new_beside([trading, question]) == [{**question, "cards": cards}]
    assert new_stack([{"step": "turn"}, trading, question]) == [{"step": "turn"}]
    assert new_beside([{**trading, "stage": "done"}, question]) == []
