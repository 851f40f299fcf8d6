"""Chapter 3: the Action Phase, turns, Strategic Actions, passing, and the Tactical Action as a whole."""

from __future__ import annotations

from tests.ti3.scene import Scene
from tests.ti3.voyages import (
    LETNEV_HOME,
    LODOR,
    MECATOL,
    QUANN,
    SAUDOR,
    SOL_HOME,
    done,
    galaxy,
    move_all,
    ships,
)
from throneworld.kernel.asks import Noun
from throneworld.ti3.control import GainPlanet
from throneworld.ti3.phases.action import ActionPhase
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.state import Mine
from throneworld.ti3.strategic.action import StrategicAction
from throneworld.ti3.tables import STRATEGY_CARD
from throneworld.ti3.tactical.action import TacticalAction
from throneworld.ti3.tactical.production import Production
from throneworld.ti3.tactical.transfer import TransferAction

FOUR = ("sol", "letnev", "hacan", "norr")


def turn(scene: Scene, race: str = "sol") -> None:
    scene.play(Turn(seat=scene.seat(race), stage="choose"))


def verbs(scene: Scene, race: str) -> set[Noun]:
    return {option[0] for option in scene.options(race)}


# Turns


def test_sa_3_9_2_and_3_24_1_and_ruling_48_each_card_is_an_action_of_its_own_in_any_order() -> None:
    scene = Scene(*FOUR)
    scene.state.strategy_cards[0] = ("warfare", "bureaucracy")
    turn(scene)
    strategic = [option for option in scene.options("sol") if option[0] == "strategic"]
    assert strategic == [("strategic", "warfare"), ("strategic", "bureaucracy")]
    scene.refuses("sol", "pass", rule="SA-3.24.1", key="strategic_action_owed")
    scene.state.exhausted_cards = ("bureaucracy",)
    turn(scene)
    assert ("strategic", "bureaucracy") not in scene.options("sol")
    scene.refuses("sol", "pass", rule="SA-3.24.1", key="strategic_action_owed")
    scene.state.exhausted_cards = ("bureaucracy", "warfare")
    turn(scene)
    assert ("pass",) in scene.options("sol")


def test_sa_3_10_1_one_action_at_a_time_in_the_order_of_play_again_and_again() -> None:
    scene = galaxy()
    scene.state.play_order = (2, 0, 1)
    scene.state.exhausted_cards = tuple(STRATEGY_CARD)
    scene.play(ActionPhase())
    turns = []
    for system in (LODOR, MECATOL, QUANN, MECATOL, QUANN):
        turns += scene.asked
        scene.choose(scene.asked[0], "tactical", system)
    assert turns == ["hacan", "sol", "letnev", "hacan", "sol"]


def test_sa_3_11_1_and_3_13_4_and_ruling_49_what_a_player_may_do_on_his_turn() -> None:
    scene = galaxy()
    scene.put("sol", LODOR, destroyer=1)
    scene.put("sol", SOL_HOME, destroyer=1)
    turn(scene)
    assert verbs(scene, "sol") == {"strategic", "tactical", "transfer", "component"}
    scene.refuses("sol", "done", rule="SA-3.11.1", key="not_offered")
    scene.counters("sol", 0, 3, 2)
    scene.state.exhausted_cards = tuple(STRATEGY_CARD)
    turn(scene)
    scene.offers("sol", ("component", "sol.2"), ("pass",))
    scene.refuses("sol", "tactical", LODOR, rule="SA-3.14.1", key="empty_pool")


def test_sa_3_11_2_a_turn_holds_one_action_only() -> None:
    scene = galaxy()
    scene.state.exhausted_cards = tuple(STRATEGY_CARD)
    scene.play(ActionPhase())
    scene.choose("sol", "component", "sol.2")
    assert (scene.prompt, scene.asked) == ("choose_action", ["letnev"])


def test_sa_3_11_3_a_player_may_pass_at_once_when_his_strategic_action_is_done() -> None:
    scene = galaxy()
    scene.state.exhausted_cards = ("leadership",)
    scene.play(ActionPhase())
    scene.choose("sol", "pass")
    assert scene.state.tactic[0] == 3 and scene.told("passed") == [(0,)]


def test_sa_3_11_4_and_3_11_5_actions_in_any_order_and_a_card_is_executed_once() -> None:
    scene = galaxy()
    scene.state.exhausted_cards = ("diplomacy", "assembly")
    scene.state.passed = (1, 2)
    scene.play(ActionPhase(stage="next_turn"))
    scene.choose("sol", "tactical", LODOR)
    scene.choose("sol", "strategic", "leadership")
    while scene.prompt != "choose_action":
        scene.choose(scene.asked[0], *scene.options()[0])
    scene.refuses("sol", "strategic", "leadership", rule="SA-3.12.5", key="card_inactive")
    scene.choose("sol", "tactical", QUANN)
    assert scene.prompt == "choose_action"


def test_sa_3_11_6_tactical_tactical_strategic_component_tactical_pass() -> None:
    scene = galaxy()
    scene.state.passed = (1, 2)
    scene.play(ActionPhase(stage="next_turn"))
    scene.choose("sol", "tactical", LODOR)
    scene.choose("sol", "tactical", MECATOL)
    scene.choose("sol", "strategic", "leadership")
    while scene.prompt != "choose_action":
        scene.choose(scene.asked[0], *scene.options()[0])
    scene.choose("sol", "component", "sol.2")
    scene.choose("sol", "tactical", QUANN)
    scene.choose("sol", "pass")
    assert scene.done and list(scene.state.passed) == [1, 2, 0]


# Strategic Actions


def executed(scene: Scene, card: str) -> None:
    scene.state.strategy_cards[0] = (card,)
    scene.play(StrategicAction(seat=0, card=card))


def followed(scene: Scene, *followers: str) -> list[str]:
    """Who is asked whether he uses the secondary; these do, and all else is answered as quietly as can be."""
    asked = []
    while not scene.done:
        player = scene.asked[0]
        if scene.prompt == "secondary_ability":
            asked.append(player)
            scene.choose(player, *scene.options(player)[0 if player in followers else 1])
        else:
            quiet = [option for option in scene.options(player) if option[0] in ("no", "done", "pass")]
            scene.choose(player, *[*quiet, *scene.options(player)][0])
    return asked


def test_sa_3_12_1_and_3_12_2_the_primary_then_the_others_in_rotation_order_for_a_counter_each() -> None:
    scene = Scene(*FOUR)
    scene.state.clockwise = False
    executed(scene, "bureaucracy")
    assert scene.asked == ["sol"] and scene.prompt == "gain_token"
    assert followed(scene, "norr", "letnev") == ["norr", "hacan", "letnev"]
    assert scene.state.strategy[1:] == [1, 2, 1]
    assert [len(hand) for hand in scene.state.hands] == [0, 1, 0, 1]


def test_sa_3_12_2_without_a_counter_in_strategy_allocation_nobody_is_asked() -> None:
    scene = Scene(*FOUR)
    scene.counters("letnev", 3, 3, 0)
    scene.counters("norr", 3, 3, 0)
    executed(scene, "bureaucracy")
    assert followed(scene) == ["hacan"]


def test_sa_3_12_3_leadership_costs_the_others_no_counter() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.counters("letnev", 3, 3, 0)
    executed(scene, "leadership")
    while scene.asked == ["sol"]:
        scene.choose("sol", *scene.options()[0])
    assert (scene.prompt, scene.asked) == ("buy_counters", ["letnev"])
    scene.choose("letnev", "buy", 1)
    while scene.asked == ["letnev"]:
        scene.choose("letnev", *scene.options()[0])
    assert sum((scene.state.tactic[1], scene.state.fleet[1], scene.state.strategy[1])) == 7


def test_sa_3_12_4_the_active_player_does_not_use_the_secondary_of_his_own_card() -> None:
    scene = Scene("sol", "letnev", "hacan")
    executed(scene, "bureaucracy")
    assert followed(scene, "sol") == ["letnev", "hacan"]
    assert scene.state.hands[0] == ()


def test_sa_3_12_5_the_card_turns_inactive_when_all_have_had_their_say() -> None:
    scene = Scene("sol", "letnev", "hacan")
    executed(scene, "bureaucracy")
    while scene.asked != ["hacan"]:
        quiet = [option for option in scene.options() if option[0] in ("no", "done", "pass")]
        scene.choose(scene.asked[0], *[*quiet, *scene.options()][0])
    assert scene.prompt == "secondary_ability" and scene.state.exhausted_cards == ()
    scene.choose("hacan", "pass")
    assert scene.done and list(scene.state.exhausted_cards) == ["bureaucracy"]


def test_sa_3_12_6_each_secondary_once_an_execution_and_those_of_several_cards_in_a_round() -> None:
    scene = Scene("sol", "letnev", "hacan")
    for card in ("bureaucracy", "technology"):
        executed(scene, card)
        assert followed(scene, "letnev").count("letnev") == 1
    assert scene.state.strategy[1] == 0


def test_sa_3_12_7_the_strategic_action_waits_for_whatever_turn_its_owner_likes() -> None:
    scene = galaxy()
    scene.state.passed = (1, 2)
    scene.play(ActionPhase(stage="next_turn"))
    for system in (LODOR, QUANN, MECATOL):
        assert ("strategic", "leadership") in scene.options("sol")
        scene.choose("sol", "tactical", system)
    assert ("strategic", "leadership") in scene.options("sol")


# Passing


def test_sa_3_24_2_and_3_24_5_who_has_passed_is_skipped_and_the_last_acts_until_he_passes() -> None:
    scene = galaxy()
    scene.state.exhausted_cards = tuple(STRATEGY_CARD)
    scene.play(ActionPhase())
    turns = []
    for option in (
        ("tactical", LODOR),
        ("pass",),
        ("pass",),
        ("tactical", QUANN),
        ("tactical", MECATOL),
        ("pass",),
    ):
        turns += scene.asked
        scene.choose(scene.asked[0], *option)
    assert turns == ["sol", "letnev", "hacan", "sol", "sol", "sol"]
    assert scene.done and list(scene.state.passed) == [1, 2, 0]


def test_sa_3_24_3_and_3_24_4_hacan_has_passed_and_follows_the_strategic_action_of_letnev() -> None:
    scene = Scene("letnev", "sol", "hacan")
    scene.state.passed = (2,)
    executed(scene, "bureaucracy")
    assert followed(scene, "hacan") == ["sol", "hacan"]
    assert scene.state.strategy[2] == 1 and len(scene.state.hands[2]) == 1


# The Tactical Action


def test_sa_3_13_1_activate_move_and_mines_pds_battle_landings_invasion_production_in_this_order() -> None:
    scene = galaxy()
    scene.state.mines = (Mine(SOL_HOME, LODOR, 1),)
    scene.counters("sol", 3, 6, 2)
    scene.put("sol", SOL_HOME, cruiser=3)
    scene.fleet("sol", SOL_HOME, "carrier", ground_force=3)
    scene.take("letnev", "lodor")
    scene.put("letnev", "lodor", pds=1, ground_force=1)
    scene.put("letnev", LODOR, destroyer=1)
    scene.goods("sol", 9)
    scene.rolls(1, 1, 1, 1)
    scene.play(TacticalAction(seat=0, system=LODOR))
    move_all(scene, "sol")
    scene.rolls(1, *[10] * 4, 1)
    scene.choose("letnev", "fire", 1)
    while scene.prompt != "fire_defence":
        land = [option for option in scene.options() if option[0] == "land"]
        quiet = [option for option in scene.options() if option[0] in ("stay", "done")]
        scene.choose(scene.asked[0], *[*land, *quiet, *scene.options()][0])
    scene.rolls(1, *[10] * 4)
    scene.choose("letnev", "fire", 1)
    while scene.prompt == "promote":
        scene.choose("sol", "done")
    assert scene.prompt == "lay_mines"
    seen = [*[each[1] for each in scene.rolled]]
    assert list(dict.fromkeys(seen)) == ["space_mine", "space_cannon", "combat", "invasion_defence"]
    kinds = list(dict.fromkeys(event.kind for event in scene.game.log))
    order = ["system_activated", "units_moved", "space_battle_begins", "invasion_begins"]
    assert [kind for kind in kinds if kind in order] == order


def test_sa_3_13_2_no_facility_is_built_in_an_activation() -> None:
    scene = galaxy()
    scene.take("sol", "lodor")
    scene.put("sol", LODOR, cruiser=1)
    scene.goods("sol", 9)
    scene.play(Production(seat=0, system=LODOR))
    seen = set()
    while not scene.done:
        seen |= verbs(scene, "sol")
        scene.choose("sol", "done")
    assert seen == {"build_dock", "done", "lay_mine"}


def test_sa_3_13_3_nothing_but_the_activation_is_compulsory() -> None:
    scene = galaxy()
    scene.put("sol", SOL_HOME, cruiser=1)
    scene.fleet("sol", SOL_HOME, "carrier", ground_force=1)
    scene.play(TacticalAction(seat=0, system=LODOR))
    scene.choose("sol", "done")
    assert scene.done
    assert scene.units("sol", SOL_HOME) == {"cruiser": 1, "carrier": 1, "ground_force": 1}
    assert scene.state.on_board[0] == 1 << LODOR and scene.state.tactic[0] == 2


def test_sa_3_14_1_a_counter_of_the_command_pool_lies_in_the_system() -> None:
    scene = galaxy()
    turn(scene)
    scene.choose("sol", "tactical", LODOR)
    assert (scene.state.tactic[0], scene.state.on_board[0]) == (2, 1 << LODOR)
    assert scene.told("system_activated") == [(0, LODOR)]


def test_sa_3_14_2_and_3_14_3_an_own_counter_bars_a_system_those_of_others_do_not() -> None:
    scene = galaxy()
    scene.activate("sol", LODOR)
    scene.activate("letnev", QUANN)
    scene.activate("hacan", QUANN)
    turn(scene)
    scene.refuses("sol", "tactical", LODOR, rule="SA-3.14.2", key="own_token")
    assert ("tactical", LODOR) not in scene.options("sol")
    scene.accepts("sol", "tactical", QUANN)
    assert [scene.state.on_board[seat] >> QUANN & 1 for seat in range(3)] == [1, 1, 1]


def test_sa_3_14_4_in_round_one_nobody_activates_the_home_of_another() -> None:
    scene = galaxy()
    scene.state.round = 1
    turn(scene)
    scene.refuses("sol", "tactical", LETNEV_HOME, rule="SA-3.14.4", key="home_in_first_round")
    assert ("tactical", SOL_HOME) in scene.options("sol")
    scene.state.round = 2
    turn(scene)
    scene.accepts("sol", "tactical", LETNEV_HOME)


def test_sa_3_14_5_supernovas_and_asteroid_fields_are_not_activated() -> None:
    scene = galaxy(with_={(2, -2): "supernova", (-2, 0): "asteroid_field"})
    turn(scene)
    for name in ("supernova", "asteroid_field"):
        scene.refuses("sol", "tactical", scene.system(name), rule="SA-3.14.5", key="closed_terrain")
        assert ("tactical", scene.system(name)) not in scene.options("sol")


def test_sa_3_18_1_two_players_ships_in_the_activated_system_fight_until_one_side_is_left() -> None:
    scene = galaxy()
    scene.put("sol", LODOR, cruiser=1)
    scene.put("letnev", LODOR, cruiser=1)
    scene.rolls(1, 1, 10, 1)
    scene.play(TacticalAction(seat=0, system=LODOR))
    while not scene.done and scene.prompt != "lay_mines":
        quiet = [option for option in scene.options() if option[0] in ("stay", "done")]
        scene.choose(scene.asked[0], *[*quiet, *scene.options()][0])
    assert [each[:2] for each in scene.rolled] == [(0, "combat"), (1, "combat")] * 2
    assert (scene.units("sol", LODOR), scene.units("letnev", LODOR)) == ({"cruiser": 1}, {})


def test_sa_3_21_1_docks_units_at_docks_already_there_and_mines_with_a_cruiser() -> None:
    scene = galaxy()
    scene.take("sol", "lodor")
    scene.put("sol", LODOR, cruiser=1)
    scene.goods("sol", 12)
    scene.play(Production(seat=0, system=LODOR))
    scene.offers("sol", ("build_dock", "lodor"), ("done",))
    scene.choose("sol", "build_dock", "lodor")
    while scene.prompt == "pay":
        scene.choose("sol", "trade_good")
    assert scene.units("sol", "lodor") == {"space_dock": 1}
    assert scene.prompt == "lay_mines", "the new dock builds nothing"
    scene.state.exhausted_docks = ()
    scene.play(Production(seat=0, system=LODOR))
    assert scene.prompt == "produce_unit"
    scene = galaxy()
    scene.put("sol", LODOR, destroyer=1)
    scene.goods("sol", 12)
    scene.play(Production(seat=0, system=LODOR))
    assert scene.done, "nothing to build with: no planet, no dock, no Cruiser"


def test_sa_3_21_2_and_6_2_4_a_dock_needs_a_planet_held_all_round_or_a_home_planet() -> None:
    scene = galaxy()
    scene.goods("sol", 12)
    scene.state.control.pop("jord")
    scene.play(GainPlanet(seat=0, planet="lodor"), GainPlanet(seat=0, planet="jord"))
    scene.play(Production(seat=0, system=LODOR))
    assert scene.done
    scene.play(Production(seat=0, system=SOL_HOME))
    scene.offers("sol", ("build_dock", "jord"), ("done",))
    scene.state.deeds = ()
    scene.play(Production(seat=0, system=LODOR))
    scene.offers("sol", ("build_dock", "lodor"), ("done",))


def test_sa_3_21_3_the_turn_passes_to_the_next_in_the_order_of_play() -> None:
    scene = galaxy()
    scene.state.play_order = (2, 0, 1)
    scene.play(ActionPhase())
    scene.choose("hacan", "tactical", LODOR)
    assert scene.told("turn_begins") == [(2,), (0,)] and scene.asked == ["sol"]
    assert scene.state.active_system < 0 or not scene.state.active_systems()


def test_sa_3_22_6_within_fleet_supply_norr_then_fights_xxcha() -> None:
    scene = galaxy("norr", "xxcha", "hacan")
    scene.counters("norr", 3, 4, 2)
    scene.put("norr", LODOR, cruiser=3)
    scene.put("norr", SAUDOR, cruiser=2)
    scene.put("xxcha", MECATOL, cruiser=1)
    scene.state.strategy_cards[1] = ("trade",)
    scene.play(TacticalAction(seat=0, system=MECATOL))
    for system in (LODOR, LODOR, LODOR, SAUDOR):
        scene.choose("norr", "ship", "cruiser", system, 0)
    assert not ships(scene, "norr"), "four ships, no more"
    assert scene.told("space_battle_begins") == [(0, 1, MECATOL)]
    assert scene.units("norr", SAUDOR) == {"cruiser": 1}


def test_sa_3_23_9_pds_of_others_fire_in_a_transfer_action_and_one_that_reaches_both_chooses() -> None:
    scene = galaxy()
    scene.put("sol", LODOR, cruiser=1)
    scene.put("sol", SAUDOR, cruiser=1)
    scene.technologies("letnev", "deep_space_cannon")
    scene.take("letnev", "mecatol_rex")
    scene.put("letnev", "mecatol_rex", pds=1)
    scene.rolls(6)
    scene.play(TransferAction(seat=0, one=LODOR, other=SAUDOR))
    done(scene, "sol", "move_ships")
    assert scene.ask("letnev").about["system"] == LODOR
    scene.offers("letnev", ("fire", 1), ("hold_fire",))
    scene.choose("letnev", "hold_fire")
    assert scene.ask("letnev").about["system"] == SAUDOR
    scene.choose("letnev", "fire", 1)
    assert (scene.units("sol", LODOR), scene.units("sol", SAUDOR)) == ({"cruiser": 1}, {})
