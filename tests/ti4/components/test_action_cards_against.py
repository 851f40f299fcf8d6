"""Component actions against units, planets, pools and hands of others."""

from __future__ import annotations

import pytest

from tests.ti4.acting import actions_left, is_used_up, stage, turn, use, why_not
from tests.ti4.scene import ALL
from throneworld.ti4.phases.turn import UseAction
from throneworld.ti4.tables import ACTION_CARDS, TITLE

# Units


def test_cripple_defenses_destroys_every_pds_on_the_planet() -> None:
    scene = stage("cripple_defenses")
    scene.put("letnev", "arc_prime", pds=2, space_dock=1, infantry=1)
    scene.put("letnev", "wren_terra", pds=1)
    use(scene, "cripple_defenses")
    assert scene.options() == (("planet", "arc_prime"), ("planet", "wren_terra"))
    assert scene.ask().about == {"card": "cripple_defenses"}
    assert scene.refusal("sol", "planet", "jord") == "RR 21.2 with_pds"
    scene.choose("sol", "planet", "arc_prime")
    assert is_used_up(scene)
    assert scene.units("letnev", "arc_prime") == {"space_dock": 1, "infantry": 1}
    assert scene.has("letnev", "wren_terra", "pds") == 1
    assert scene.told("units_destroyed") == [(1, "pds", 2, "arc_prime", 0, "cripple_defenses")]


def test_cripple_defenses_is_refused_while_there_is_no_pds() -> None:
    assert why_not(stage("cripple_defenses"), "cripple_defenses") == "RR 21.3 no_target"


def test_lucky_shot_destroys_a_middle_sized_ship_of_another_beside_a_planet_of_ones_own() -> None:
    scene = stage("lucky_shot")
    scene.take("sol", "wellon")
    scene.put("letnev", 19, dreadnought=2, destroyer=1, carrier=1, war_sun=1)
    scene.damage("letnev", 19, "dreadnought")
    scene.put("letnev", 22, cruiser=1)
    scene.put("sol", 19, cruiser=1)
    use(scene, "lucky_shot")
    assert scene.options() == (
        ("unit", 1, "dreadnought", "19", 0),
        ("unit", 1, "dreadnought", "19", 1),
        ("unit", 1, "destroyer", "19", 0),
    )
    scene.choose("sol", "unit", 1, "dreadnought", "19", 1)
    assert is_used_up(scene)
    assert scene.units("letnev", 19) == {"dreadnought": 1, "destroyer": 1, "carrier": 1, "war_sun": 1}
    assert scene.state.damaged[1] == {}


def test_lucky_shot_leaves_no_more_cargo_than_there_is_capacity_for() -> None:
    scene = stage("lucky_shot")
    scene.take("sol", "wellon")
    scene.put("letnev", 19, dreadnought=1, destroyer=1, infantry=1)
    use(scene, "lucky_shot")
    scene.choose("sol", "unit", 1, "dreadnought", "19", 0)
    assert scene.units("letnev", 19) == {"destroyer": 1}


@pytest.mark.parametrize("dice, left", [((6, 5, 10), 1), ((1, 2, 3), 3), ((6, 7, 8), 0)])
def test_plague_rolls_for_each_infantry(dice: tuple[int, ...], left: int) -> None:
    scene = stage("plague")
    scene.take("letnev", "wellon")
    scene.put("letnev", "wellon", infantry=3, pds=1)
    scene.put("sol", "jord", infantry=2)
    scene.rolls(*dice)
    use(scene, "plague")
    assert is_used_up(scene)
    assert scene.has("letnev", "wellon", "infantry") == left
    assert scene.has("letnev", "wellon", "pds") == 1
    assert scene.state.control["wellon"] == 1, "a control token keeps the planet"


def test_plague_needs_infantry_on_a_planet_of_another() -> None:
    scene = stage("plague")
    scene.put("sol", "jord", infantry=2)
    assert why_not(scene, "plague") == "RR 21.3 no_target"


def test_reactor_meltdown_destroys_a_space_dock_outside_home_systems() -> None:
    scene = stage("reactor_meltdown")
    scene.take("letnev", "wellon")
    scene.put("letnev", "wellon", space_dock=1)
    scene.put("letnev", "arc_prime", space_dock=1)
    scene.put("jolnar", "lodor", space_dock=1)
    scene.put("sol", "saudor", space_dock=1)
    scene.put("letnev", 19, fighter=4)
    use(scene, "reactor_meltdown")
    assert scene.options() == (
        ("unit", 1, "space_dock", "wellon", 0),
        ("unit", 2, "space_dock", "lodor", 0),
    )
    scene.choose("sol", "unit", 1, "space_dock", "wellon", 0)
    assert scene.has("letnev", "wellon", "space_dock") == 0
    assert scene.has("letnev", 19, "fighter") == 0, "nothing holds them any more"


def test_reactor_meltdown_may_eliminate_a_player_who_had_nothing_but_a_floating_factory() -> None:
    scene = stage("reactor_meltdown", others=("saar", "jolnar"))
    scene.state.control = {planet: seat for planet, seat in scene.state.control.items() if seat != 1}
    scene.put("saar", 19, space_dock=1)
    use(scene, "reactor_meltdown")
    assert scene.state.eliminated == (1,)


# Planets


def test_unstable_planet_exhausts_a_hazardous_planet_and_destroys_three_infantry() -> None:
    scene = stage("unstable_planet")
    scene.take("letnev", "abyz", "wellon")
    scene.take("letnev", "fria", exhausted=True)
    scene.put("letnev", "abyz", infantry=5)
    use(scene, "unstable_planet")
    assert is_used_up(scene), "the exhausted planet without infantry is no target, the industrial one neither"
    assert scene.has("letnev", "abyz", "infantry") == 2
    assert scene.state.exhausted == ("fria", "abyz")


def test_unstable_planet_takes_as_many_infantry_as_there_are() -> None:
    scene = stage("unstable_planet")
    scene.take("letnev", "abyz", exhausted=True)
    scene.put("letnev", "abyz", infantry=2)
    use(scene, "unstable_planet")
    assert scene.units("letnev", "abyz") == {}
    assert scene.state.exhausted == ("abyz",)


def test_uprising_exhausts_a_planet_of_another_for_its_resources() -> None:
    scene = stage("uprising")
    scene.take("letnev", "lodor", "wellon")
    scene.take("jolnar", "abyz", exhausted=True)
    use(scene, "uprising")
    assert set(scene.options()) == {("planet", "lodor"), ("planet", "wellon")}
    assert scene.refusal("sol", "planet", "arc_prime") == "RR 21.2 not_home"
    assert scene.refusal("sol", "planet", "abyz") == "RR 21.2 readied"
    scene.choose("sol", "planet", "lodor")
    assert scene.state.trade_goods[0] == 3
    assert scene.state.exhausted == ("abyz", "lodor")


def test_tactical_bombardment_exhausts_all_planets_of_others_in_the_system() -> None:
    scene = stage("tactical_bombardment")
    scene.take("letnev", "abyz")
    scene.take("jolnar", "fria")
    scene.take("letnev", "lodor", "bereg")
    scene.take("sol", "lirta_iv")
    scene.put("sol", 38, dreadnought=1)
    scene.put("sol", 35, dreadnought=1)
    scene.put("sol", 26, cruiser=3)
    use(scene, "tactical_bombardment")
    assert scene.options() == (("system", 35), ("system", 38))
    assert scene.refusal("sol", "system", 26) == "RR 21.2 with_my_bombardment"
    scene.choose("sol", "system", 38)
    assert scene.state.exhausted == ("abyz", "fria")


def test_tactical_bombardment_spares_ones_own_planets() -> None:
    scene = stage("tactical_bombardment")
    scene.take("letnev", "bereg")
    scene.take("sol", "lirta_iv")
    scene.put("sol", 35, dreadnought=1)
    use(scene, "tactical_bombardment")
    assert scene.state.exhausted == ("bereg",)


# Tokens


def test_insubordination_takes_a_token_out_of_a_tactic_pool() -> None:
    scene = stage("insubordination")
    scene.state.tactic[2] = 0
    use(scene, "insubordination")
    assert is_used_up(scene)
    assert scene.state.tactic == [3, 2, 0]
    assert scene.told("token_spent") == [(1, "tactic", "insubordination")]


def test_insubordination_needs_somebody_with_a_tactic_token() -> None:
    scene = stage("insubordination")
    scene.state.tactic[1] = scene.state.tactic[2] = 0
    assert why_not(scene, "insubordination") == "RR 21.3 no_target"


def test_signal_jamming_puts_a_token_of_another_near_ones_ships() -> None:
    scene = stage("signal_jamming")
    scene.put("sol", 47, destroyer=1)
    scene.state.on_board[2] = 1 << 24
    use(scene, "signal_jamming")
    assert scene.options() == tuple(("system", system) for system in (24, 27, 33, 34, 42, 47))
    scene.choose("sol", "system", 47)
    assert scene.options() == (("player", 1), ("player", 2))
    scene.choose("sol", "player", 2)
    assert is_used_up(scene)
    assert scene.state.on_board[2] == 1 << 24 | 1 << 47


def test_signal_jamming_is_not_for_home_systems_nor_for_whoever_has_a_token_there() -> None:
    scene = stage("signal_jamming")
    scene.put("sol", 10, destroyer=1)
    scene.state.on_board[2] = 1 << 34
    use(scene, "signal_jamming")
    assert scene.refusal("sol", "system", 10) == "RR 21.2 not_home"
    assert scene.refusal("sol", "system", 18) == "RR 21.2 near_my_ships"
    scene.choose("sol", "system", 34)
    assert is_used_up(scene)
    assert scene.state.on_board[1] == 1 << 34


def test_signal_jamming_asks_for_a_pool_if_no_token_is_left() -> None:
    scene = stage("signal_jamming")
    scene.put("sol", 47, destroyer=1)
    scene.state.tactic[1] = 11
    use(scene, "signal_jamming")
    scene.choose("sol", "system", 47)
    scene.choose("sol", "player", 1)
    assert scene.ask("letnev").prompt == "token_from_which_pool"
    scene.choose("letnev", "from", "tactic")
    assert scene.state.tactic[1] == 10


def test_unexpected_action_takes_back_a_token_from_the_board() -> None:
    scene = stage("unexpected_action")
    assert why_not(scene, "unexpected_action") == "RR 21.3 no_target"
    scene.state.on_board[0] = 1 << 18 | 1 << 19
    use(scene, "unexpected_action")
    scene.choose("sol", "system", 18)
    assert is_used_up(scene)
    assert scene.state.on_board[0] == 1 << 19


# Cards


def test_spy_takes_a_random_card_out_of_the_hand_of_another() -> None:
    scene = stage("spy")
    scene.hold("letnev", "veto", "plague")
    use(scene, "spy")
    assert is_used_up(scene)
    taken = scene.state.hands[0][0]
    assert {TITLE[taken], TITLE[scene.state.hands[1][0]]} == {"veto", "plague"}
    assert scene.state.known[taken] == 0b11
    seen = [event for event in scene.game.log if event.kind == "action_card_passed_on"]
    assert [event.audience for event in seen] == [(0, 1)]


def test_spy_makes_others_lose_sight_of_the_cards_that_stay() -> None:
    scene = stage("spy")
    scene.hold("letnev", "veto", "plague")
    for card in scene.state.hands[1]:
        scene.state.known[card] |= 1 << 2
    use(scene, "spy")
    assert not any(scene.state.known[card] >> 2 & 1 for hand in scene.state.hands for card in hand)


def test_spy_respects_the_hand_limit_and_needs_a_hand_that_is_not_empty() -> None:
    scene = stage("spy", "veto", "plague", "uprising", "bribery", "bunker", "war_effort", "sabotage")
    assert why_not(scene, "spy") == "RR 21.3 no_target"
    scene.hold("jolnar", "parley")
    use(scene, "spy")
    assert scene.ask("sol").about == {"count": 1, "why": "hand_limit"}
    scene.choose("sol", "discard", "parley")
    assert is_used_up(scene) and len(scene.state.hands[0]) == 7


def test_repeal_law_discards_a_law_from_play() -> None:
    scene = stage("repeal_law")
    assert why_not(scene, "repeal_law") == "RR 21.3 no_target"
    scene.law("fleet_regulations")
    scene.law("demilitarized_zone", "wellon")
    use(scene, "repeal_law")
    assert scene.options() == (("law", "fleet_regulations"), ("law", "demilitarized_zone"))
    scene.choose("sol", "law", "demilitarized_zone")
    assert is_used_up(scene)
    assert scene.state.laws == {"fleet_regulations": ""}
    assert scene.state.agenda_discards == ("demilitarized_zone",)


def test_a_component_action_uses_the_action_of_the_turn() -> None:
    scene = stage("uprising", "insubordination")
    scene.take("letnev", "lodor")
    turn(scene)
    assert ("component", "insubordination") in scene.options()
    scene.choose("sol", "component", "uprising")
    assert not actions_left(scene)


def test_every_component_action_has_a_declaration_that_uses_the_action_first() -> None:
    actions = [each for each in ALL if each.moment == "action"]
    assert {card.id for card in ACTION_CARDS if card.moment == "action"} < {each.id for each in actions}
    assert all(isinstance(each.effects[0], UseAction) for each in actions)
