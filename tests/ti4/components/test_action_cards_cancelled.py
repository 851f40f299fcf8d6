"""Cancelling action cards: Sabotage, Instinct Training, and one upon the other."""

from __future__ import annotations

from tests.ti4.acting import actions_left, is_used_up, stage, use

XXCHA = ("xxcha", "jolnar")


def test_sabotage_cancels_a_card_after_its_target_was_named_and_before_it_costs() -> None:
    scene = stage("focused_research")
    scene.goods("sol", 4)
    scene.hold("letnev", "sabotage")
    use(scene, "focused_research")
    assert scene.told_at("other_plays_action_card_when") == {"title": "focused_research", "seat": 0}
    assert scene.options() == (("play", "sabotage"), ("pass",))
    scene.choose("letnev", "play", "sabotage")
    assert scene.state.trade_goods[0] == 4
    assert set(scene.state.action_discards) == {"focused_research_1", "sabotage_1"}
    assert actions_left(scene), "the action is not used"


def test_notes_4_8a_sabotage_knows_the_target() -> None:
    scene = stage("insubordination")
    scene.hold("letnev", "sabotage")
    use(scene, "insubordination")
    assert scene.ask("sol").prompt == "choose_player"
    scene.choose("sol", "player", 1)
    scene.choose("letnev", "pass")
    assert scene.state.tactic == [3, 2, 3]


def test_sabotage_is_not_played_on_ones_own_card() -> None:
    scene = stage("insubordination", "sabotage")
    use(scene, "insubordination")
    scene.choose("sol", "player", 1)
    assert is_used_up(scene)


def test_notes_4_8d_sabotage_cannot_cancel_sabotage() -> None:
    scene = stage("insubordination", "sabotage")
    scene.hold("letnev", "sabotage")
    scene.hold("jolnar", "sabotage")
    use(scene, "insubordination")
    scene.choose("sol", "player", 1)
    scene.choose("letnev", "play", "sabotage")
    assert scene.state.tactic == [3, 3, 3]
    assert len(scene.state.hands[0]) == len(scene.state.hands[2]) == 1
    assert scene.ask("sol").prompt == "choose_action"


def test_instinct_training_cancels_a_card_for_a_strategy_token() -> None:
    scene = stage("insubordination", others=XXCHA)
    scene.technologies("xxcha", "instinct_training")
    use(scene, "insubordination")
    scene.choose("sol", "player", 2)
    scene.choose("xxcha", "play", "instinct_training")
    assert scene.state.tactic == [3, 3, 3]
    assert scene.state.strategy[1] == 1
    assert scene.state.exhausted_technologies[1] == ("instinct_training",)
    assert actions_left(scene)


def test_instinct_training_needs_a_token_and_a_readied_card() -> None:
    scene = stage("insubordination", others=XXCHA)
    scene.technologies("xxcha", "instinct_training")
    scene.state.strategy[1] = 0
    use(scene, "insubordination")
    scene.choose("sol", "player", 2)
    assert is_used_up(scene)


def test_notes_4_8e_instinct_training_cancels_a_sabotage_so_that_the_card_takes_effect() -> None:
    scene = stage("insubordination", first="xxcha")
    scene.technologies("xxcha", "instinct_training")
    scene.hold("letnev", "sabotage")
    use(scene, "insubordination")
    scene.choose("xxcha", "player", 1)
    scene.choose("letnev", "play", "sabotage")
    assert scene.ask("xxcha").about["title"] == "sabotage"
    scene.choose("xxcha", "play", "instinct_training")
    assert scene.state.tactic == [3, 2, 3]
    assert scene.told("cancelled") == [(1, "sabotage")]
    assert is_used_up(scene)


def test_instinct_training_on_a_sabotage_leaves_room_for_another_sabotage() -> None:
    scene = stage("insubordination", first="xxcha")
    scene.technologies("xxcha", "instinct_training")
    scene.hold("letnev", "sabotage")
    scene.hold("jolnar", "sabotage")
    use(scene, "insubordination")
    scene.choose("xxcha", "player", 1)
    scene.choose("letnev", "play", "sabotage")
    scene.choose("xxcha", "play", "instinct_training")
    scene.choose("jolnar", "play", "sabotage")
    assert scene.state.tactic == [3, 3, 3]
    assert scene.told("cancelled") == [(1, "sabotage"), (0, "insubordination")]
