"""The eight strategy cards, and the standing rules that change them."""

from tests.ti4.declared import standing_rules
from tests.ti4.scene import Scene
from throneworld.imperium.verbs.tokens import reinforcements
from throneworld.ti4.strategic.action import PRIMARY, StrategicAction


def action(card: str) -> StrategicAction:
    return StrategicAction(seat=0, card=card)


def test_leadership_turns_nine_influence_into_three_more_tokens() -> None:
    scene = Scene("sol", "l1z1x", "letnev")
    scene.goods("sol", trade_goods=7)
    scene.play(action("leadership"))
    for _ in range(3):
        scene.choose("sol", "gain", "tactic")
    scene.choose("sol", "buy", 3)
    for _ in range(3):
        scene.choose("sol", "gain", "fleet")
    assert scene.done
    assert (scene.state.tactic[0], scene.state.fleet[0]) == (6, 6)
    assert reinforcements(scene.state, 0) == 2
    assert scene.state.exhausted_cards == ("leadership",)


def test_diplomacy_closes_a_system_and_readies_its_planets() -> None:
    scene = Scene("hacan", "sol", "letnev")
    scene.take("hacan", "arretze", "hercant", exhausted=True)
    scene.take("sol", "jord", exhausted=True)
    scene.play(action("diplomacy"))
    assert scene.state.exhausted == ("jord",)
    assert scene.state.on_board == [0, 1 << 16, 1 << 16]
    scene.choose("sol", "secondary", "diplomacy")
    scene.choose("sol", "ready", "jord")
    assert scene.done
    assert not scene.state.exhausted


def test_politics_passes_the_speaker_token_and_buries_two_agendas() -> None:
    scene = Scene("sol", "xxcha", "letnev")
    first, second = scene.state.agenda_deck[:2]
    scene.play(action("politics"))
    scene.choose("sol", "speaker", 2)
    scene.choose("sol", "bottom", first)
    scene.choose("sol", "bottom", second)
    assert scene.state.agenda_deck[-2:] == (first, second)
    assert scene.told("agenda_put") == [(0, "bottom"), (0, "bottom")]
    assert scene.state.speaker == 2
    scene.choose("xxcha", "pass")
    scene.choose("letnev", "secondary", "politics")
    assert len(scene.state.hands[2]) == 2


def test_politics_can_be_taken_back_while_the_agendas_are_being_placed() -> None:
    scene = Scene("sol", "xxcha", "letnev")
    first = scene.state.agenda_deck[0]
    scene.play(action("politics"))
    scene.choose("sol", "speaker", 2)
    scene.choose("sol", "bottom", first)
    assert scene.game.may_undo(0) is None


def test_construction_places_a_dock_and_a_pds() -> None:
    scene = Scene("sol", "xxcha", "letnev")
    scene.take("sol", "lodor")
    scene.play(action("construction"))
    scene.choose("sol", "place", "space_dock", "lodor")
    scene.choose("sol", "place", "pds", "jord")
    scene.choose("xxcha", "system", 14)
    scene.choose("xxcha", "place", "space_dock", "archon_tau")
    scene.choose("letnev", "pass")
    assert scene.done
    assert scene.units("sol", "lodor") == {"space_dock": 1}
    assert scene.units("sol", "jord") == {"pds": 1}
    assert scene.units("xxcha", "archon_tau") == {"space_dock": 1}


def test_trade_fills_the_purses_of_friends() -> None:
    scene = Scene("sol", "xxcha", "letnev")
    scene.play(action("trade"))
    scene.choose("sol", "player", 1)
    scene.choose("sol", "done")
    scene.choose("letnev", "secondary", "trade")
    assert scene.done
    assert scene.state.commodities == [4, 4, 2]
    assert scene.state.strategy == [2, 2, 1]


def test_warfare_brings_a_token_home() -> None:
    scene = Scene("sol", "xxcha", "letnev")
    scene.state.on_board[0] = 1 << 22
    scene.play(action("warfare"))
    scene.choose("sol", "gain", "tactic")
    scene.choose("sol", "move", "strategy", "tactic")
    scene.choose("sol", "done")
    assert scene.done
    assert (scene.state.tactic[0], scene.state.strategy[0], scene.state.on_board[0]) == (5, 1, 0)


def test_technology_lets_everybody_research() -> None:
    scene = Scene("sol", "letnev", "winnu")
    scene.play(action("technology"))
    scene.choose("sol", "research", "neural_motivator")
    scene.choose("letnev", "secondary", "technology")
    scene.choose("letnev", "research", "sarween_tools")
    scene.choose("letnev", "exhaust", "arc_prime")
    assert scene.done
    assert scene.state.technologies == [("neural_motivator",), ("sarween_tools",), ()]


def test_imperial_scores_and_rewards_the_ruler_of_mecatol_rex() -> None:
    scene = Scene("sol", "xxcha", "letnev")
    scene.state.strategy[1] = scene.state.strategy[2] = 0
    scene.state.objectives = ("develop_weaponry",)
    scene.technologies("sol", "cruiser_2", "carrier_2")
    scene.take("sol", "mecatol_rex")
    scene.play(action("imperial"))
    scene.choose("sol", "score", "develop_weaponry")
    assert scene.done
    assert scene.state.points[0] == 2


def test_masters_of_trade_makes_the_secondary_ability_of_trade_free() -> None:
    scene = Scene("sol", "hacan", "letnev")
    scene.state.strategy[1] = scene.state.strategy[2] = 0
    scene.play(action("trade"))
    scene.choose("sol", "done")
    assert scene.options("hacan") == (("secondary", "trade"), ("pass",))
    scene.choose("hacan", "secondary", "trade")
    assert scene.done
    assert scene.state.commodities[1] == 6
    assert scene.state.strategy[1] == 0


def test_brilliant_resolves_the_primary_ability_for_the_token() -> None:
    scene = Scene("sol", "jolnar", "letnev")
    scene.state.strategy[2] = 0
    scene.goods("jolnar", trade_goods=6)
    scene.take("jolnar", "nar", "jol", exhausted=True)
    scene.play(action("technology"))
    scene.choose("sol", "decline")
    scene.choose("jolnar", "secondary", "technology")
    assert scene.state.strategy[1] == 1
    assert scene.state.trade_goods[1] == 6, "the first research costs nothing"
    scene.choose("jolnar", "research", "neural_motivator")
    scene.choose("jolnar", "research")
    scene.choose("jolnar", "research", "sarween_tools")
    assert scene.done
    assert scene.state.trade_goods[1] == 0


def test_brilliant_needs_a_token_but_no_resources() -> None:
    scene = Scene("sol", "jolnar", "letnev")
    scene.state.strategy = [2, 1, 0]
    scene.take("jolnar", "nar", "jol", exhausted=True)
    scene.play(action("technology"))
    scene.choose("sol", "decline")
    assert scene.options("jolnar") == (("secondary", "technology"), ("pass",))


def test_minister_of_sciences_researches_a_second_time_for_nothing() -> None:
    scene = Scene("sol", "xxcha", "winnu")
    scene.law("minister_of_sciences", 0)
    scene.play(action("technology"))
    scene.choose("sol", "research", "neural_motivator")
    assert scene.ask("sol").about == {"price": 0}
    scene.choose("sol", "research")
    scene.choose("sol", "research", "sarween_tools")
    assert scene.done
    assert scene.state.exhausted == ()


def test_minister_of_sciences_spends_only_the_token_on_the_secondary_ability() -> None:
    scene = Scene("sol", "xxcha", "winnu")
    scene.law("minister_of_sciences", 1)
    scene.play(action("technology"))
    scene.choose("sol", "decline")
    scene.choose("xxcha", "secondary", "technology")
    scene.choose("xxcha", "research", "neural_motivator")
    assert scene.done
    assert scene.state.strategy[1] == 1
    assert scene.state.exhausted == ()


def test_propagation_turns_the_research_of_the_card_into_tokens() -> None:
    scene = Scene("nekro", "xxcha", "winnu")
    scene.play(action("technology"))
    for _ in range(3):
        scene.choose("nekro", "gain", "tactic")
    assert scene.done
    assert scene.state.tactic[0] == 6


def test_the_standing_rules_of_the_strategic_action_are_all_here() -> None:
    rules = standing_rules()
    for card in PRIMARY:
        assert (card, "strategic_primary") in rules
        assert (card, "strategic_secondary") in rules
    for component in ("masters_of_trade", "brilliant", "minister_of_sciences"):
        assert (component, "strategic_secondary") in rules
    assert ("minister_of_sciences", "strategic_primary") in rules
