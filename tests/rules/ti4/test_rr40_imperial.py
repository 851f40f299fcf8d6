"""RR 40: the Imperial strategy card."""

from tests.ti4.scene import Scene
from throneworld.ti4.strategic.action import StrategicAction
from throneworld.ti4.tables import SECRET_DECK, STRATEGY_CARD

ACTION = StrategicAction(seat=0, card="imperial")


def rich() -> Scene:
    """Sol can pay for Erect a Monument: eight resources."""
    scene = Scene("sol", "xxcha", "yssaril")
    scene.state.objectives = ("erect_a_monument", "diversify_research")
    scene.goods("sol", trade_goods=8)
    return scene


def no_token_for_the_others(scene: Scene) -> None:
    scene.state.strategy[1] = scene.state.strategy[2] = 0


def test_rr_40_1_the_active_player_resolves_the_primary_ability() -> None:
    assert STRATEGY_CARD["imperial"].initiative == 8
    scene = rich()
    scene.play(ACTION)
    assert scene.options("sol") == (("score", "erect_a_monument"), ("pass",))


def test_rr_40_2_he_scores_one_public_objective_whose_requirement_he_meets() -> None:
    scene = rich()
    no_token_for_the_others(scene)
    scene.take("sol", "jord", exhausted=True)
    scene.play(ACTION)
    assert scene.refusal("sol", "score", "diversify_research") == "RR 52.5 lacks_colours"
    scene.choose("sol", "score", "erect_a_monument")
    assert scene.state.scored[0] == ("erect_a_monument",)
    assert scene.state.points[0] == 1
    assert scene.state.trade_goods[0] == 0
    assert scene.options("sol") == (("draw",), ("pass",))


def test_rr_40_2_he_need_not_score() -> None:
    scene = rich()
    scene.play(ACTION)
    scene.choose("sol", "pass")
    assert scene.state.points[0] == 0
    assert scene.ask().prompt == "draw_secret_objective"


def test_rr_40_2_public_objectives_need_the_home_system() -> None:
    scene = rich()
    scene.take("xxcha", "jord")
    scene.play(ACTION)
    assert scene.ask().prompt == "draw_secret_objective", "there is nothing to score"


def test_rr_40_2_with_mecatol_rex_he_gains_a_point_and_draws_nothing() -> None:
    scene = Scene("sol", "xxcha", "yssaril")
    no_token_for_the_others(scene)
    scene.take("sol", "mecatol_rex")
    scene.play(ACTION)
    assert scene.done
    assert scene.state.points[0] == 1
    assert scene.state.secrets[0] == ()


def test_rr_40_2_without_it_he_can_draw_a_secret_objective() -> None:
    scene = Scene("sol", "xxcha", "yssaril")
    no_token_for_the_others(scene)
    scene.play(ACTION)
    scene.choose("sol", "draw")
    assert scene.done
    assert scene.state.secrets[0] == SECRET_DECK[:1]
    assert scene.state.points[0] == 0


def test_rr_40_2_he_need_not_draw() -> None:
    scene = Scene("sol", "xxcha", "yssaril")
    no_token_for_the_others(scene)
    scene.play(ACTION)
    scene.choose("sol", "pass")
    assert scene.done
    assert scene.state.secrets[0] == ()


def test_rr_40_2_the_tenth_point_ends_the_game_before_anybody_uses_the_secondary() -> None:
    scene = Scene("sol", "xxcha", "yssaril")
    scene.take("sol", "mecatol_rex")
    scene.state.points[0] = 9
    scene.play(ACTION)
    assert scene.game.over
    assert scene.game.result is not None
    assert scene.game.result.winners == (0,)


def test_rr_40_3_the_others_draw_a_secret_objective_for_a_token() -> None:
    scene = Scene("sol", "xxcha", "yssaril")
    scene.take("sol", "mecatol_rex")
    scene.play(ACTION)
    scene.choose("xxcha", "secondary", "imperial")
    scene.choose("yssaril", "pass")
    assert scene.done
    assert scene.state.secrets == [(), SECRET_DECK[:1], ()]
    assert scene.state.strategy == [2, 1, 2]


def test_rr_40_4_whoever_has_more_than_three_returns_an_unscored_one() -> None:
    scene = Scene("sol", "xxcha", "yssaril")
    no_token_for_the_others(scene)
    kept = SECRET_DECK[-3:]
    scene.secret("sol", *kept[:2])
    scene.state.scored[0] = kept[2:]
    scene.state.secret_deck = tuple(each for each in scene.state.secret_deck if each != kept[2])
    new = scene.state.secret_deck[0]
    scene.play(ACTION)
    scene.choose("sol", "draw")
    assert scene.options("sol") == (("return", kept[0]), ("return", kept[1]), ("return", new))
    scene.choose("sol", "return", kept[0])
    assert scene.state.secrets[0] == (kept[1], new)
    assert kept[0] in scene.state.secret_deck


def three_scored(scene: Scene, faction: str) -> None:
    state = scene.state
    state.scored[scene.seat(faction)], state.secret_deck = state.secret_deck[:3], state.secret_deck[3:]


def test_rr_40_2_with_three_scored_ones_he_can_draw_all_the_same() -> None:
    scene = Scene("sol", "xxcha", "yssaril")
    no_token_for_the_others(scene)
    three_scored(scene, "sol")
    scene.play(ACTION)
    assert scene.options("sol") == (("draw",), ("pass",))


def test_rr_40_4_with_three_scored_ones_he_sees_the_fourth_and_returns_it() -> None:
    scene = Scene("sol", "xxcha", "yssaril")
    no_token_for_the_others(scene)
    three_scored(scene, "sol")
    drawn, deck = scene.state.secret_deck[0], set(scene.state.secret_deck)
    scene.play(ACTION)
    scene.choose("sol", "draw")
    assert scene.done
    assert scene.told("secret_seen") == [(0, drawn)]
    assert scene.state.secrets[0] == ()
    assert set(scene.state.secret_deck) == deck


def test_rr_40_3_with_three_scored_ones_another_player_can_draw_for_a_token() -> None:
    scene = Scene("sol", "xxcha", "yssaril")
    scene.state.strategy[2] = 0
    scene.take("sol", "mecatol_rex")
    three_scored(scene, "xxcha")
    scene.play(ACTION)
    scene.choose("xxcha", "secondary", "imperial")
    assert scene.done
    assert scene.state.secrets[1] == ()
    assert scene.state.strategy[1] == 1


def test_rr_22_5_without_a_card_in_the_deck_nobody_is_asked() -> None:
    scene = Scene("sol", "xxcha", "yssaril")
    scene.state.secret_deck = ()
    scene.play(ACTION)
    assert scene.done
