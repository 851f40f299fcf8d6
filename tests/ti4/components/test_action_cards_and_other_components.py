"""Component actions of technologies, faction abilities, a flagship and notes."""

from __future__ import annotations

from tests.ti4.acting import actions_left, is_used_up, stage, turn, use, why_not
from throneworld.ti4.tables import TITLE

# Technologies


def test_x89_bacterial_weapon_destroys_all_infantry_on_a_planet_in_reach_of_bombardment() -> None:
    scene = stage()
    scene.technologies("sol", "x89_bacterial_weapon")
    assert why_not(scene, "x89_bacterial_weapon") == "RR 21.3 no_target"
    scene.take("letnev", "abyz", "fria")
    scene.put("letnev", "abyz", infantry=4, pds=1)
    scene.put("letnev", "fria", infantry=1)
    scene.put("letnev", "wellon", infantry=1)
    scene.put("sol", 38, dreadnought=1)
    scene.put("sol", 19, cruiser=1)
    use(scene, "x89_bacterial_weapon")
    assert scene.options() == (("planet", "abyz"), ("planet", "fria"))
    scene.choose("sol", "planet", "abyz")
    assert is_used_up(scene)
    assert scene.units("letnev", "abyz") == {"pds": 1}
    assert scene.state.exhausted_technologies[0] == ("x89_bacterial_weapon",)


def test_production_biomes_bring_four_trade_goods_and_two_to_another() -> None:
    scene = stage(first="hacan")
    scene.technologies("hacan", "production_biomes")
    use(scene, "production_biomes")
    assert scene.options() == (("player", 1), ("player", 2))
    scene.choose("hacan", "player", 2)
    assert scene.state.trade_goods == [4, 0, 2]
    assert scene.state.strategy[0] == 1
    assert scene.state.exhausted_technologies[0] == ("production_biomes",)
    turn(scene)
    assert ("component", "production_biomes") not in scene.options()


def test_production_biomes_need_a_strategy_token() -> None:
    scene = stage(first="hacan")
    scene.technologies("hacan", "production_biomes")
    scene.state.strategy[0] = 0
    assert why_not(scene, "production_biomes") == "RR 19.5 no_strategy_token"


def test_notes_4_29c_lazax_gate_folding_places_an_infantry_on_mecatol_rex() -> None:
    scene = stage(first="winnu")
    scene.technologies("winnu", "lazax_gate_folding")
    assert why_not(scene, "lazax_gate_folding") == "RR 21.3 not_your_planet"
    scene.take("winnu", "mecatol_rex")
    use(scene, "lazax_gate_folding")
    assert is_used_up(scene)
    assert scene.units("winnu", "mecatol_rex") == {"infantry": 1}
    assert scene.state.exhausted_technologies[0] == ("lazax_gate_folding",)


def test_mageon_implants_look_at_a_hand_and_take_a_card() -> None:
    scene = stage(first="yssaril")
    scene.technologies("yssaril", "mageon_implants")
    assert why_not(scene, "mageon_implants") == "RR 21.3 no_target"
    scene.hold("letnev", "veto", "plague", "bunker")
    use(scene, "mageon_implants")
    assert scene.options() == (("take", "veto"), ("take", "plague"), ("take", "bunker"))
    scene.choose("yssaril", "take", "plague")
    assert is_used_up(scene)
    assert [TITLE[card] for card in scene.state.hands[0]] == ["plague"]
    assert all(scene.state.known[card] == 0b11 for card in scene.state.hands[1])
    seen = [event for event in scene.game.log if event.kind == "hand_seen"]
    assert [event.audience for event in seen] == [(0,)]


# Abilities


def test_the_inferno_is_joined_by_a_cruiser_for_a_strategy_token() -> None:
    scene = stage(first="muaat")
    turn(scene)
    assert ("component", "the_inferno") not in scene.options()
    scene.put("muaat", 19, flagship=1)
    use(scene, "the_inferno")
    assert is_used_up(scene)
    assert scene.units("muaat", 19) == {"flagship": 1, "cruiser": 1}
    assert scene.state.strategy[0] == 1


def test_star_forge_places_two_fighters_or_a_destroyer_beside_a_war_sun() -> None:
    for kind, expected in (
        ("fighter", {"war_sun": 1, "fighter": 2}),
        ("destroyer", {"war_sun": 1, "destroyer": 1}),
    ):
        scene = stage(first="muaat")
        assert why_not(scene, "star_forge") == "RR 21.3 no_target"
        scene.put("muaat", 19, war_sun=1)
        scene.put("muaat", 22, war_sun=1)
        use(scene, "star_forge")
        assert scene.options() == (("system", 19), ("system", 22))
        scene.choose("muaat", "system", 19)
        assert scene.options() == (("kind", "fighter"), ("kind", "destroyer"))
        scene.choose("muaat", "kind", kind)
        assert is_used_up(scene)
        assert scene.units("muaat", 19) == expected
        assert scene.state.strategy[0] == 1


def test_star_forge_offers_what_the_reinforcements_have() -> None:
    scene = stage(first="muaat")
    scene.put("muaat", 19, war_sun=1)
    scene.put("muaat", 22, destroyer=8)
    scene.state.on_board[0] = 1 << 22
    use(scene, "star_forge")
    assert scene.units("muaat", 19) == {"war_sun": 1, "fighter": 2}


def test_orbital_drop_places_two_infantry_for_a_strategy_token() -> None:
    scene = stage()
    scene.take("sol", "abyz")
    use(scene, "orbital_drop")
    scene.choose("sol", "planet", "abyz")
    assert is_used_up(scene)
    assert scene.units("sol", "abyz") == {"infantry": 2}
    assert scene.state.strategy[0] == 1
    scene.state.strategy[0] = 0
    assert why_not(scene, "orbital_drop") == "RR 19.5 no_strategy_token"


def test_stall_tactics_discard_a_card_to_use_the_action() -> None:
    scene = stage(first="yssaril")
    assert why_not(scene, "stall_tactics") == "RR 21.3 no_action_cards"
    scene.hold("yssaril", "veto", "bunker")
    use(scene, "stall_tactics")
    assert scene.options() == (("discard", "veto"), ("discard", "bunker"))
    scene.choose("yssaril", "discard", "veto")
    assert is_used_up(scene)
    assert scene.state.action_discards == ("veto_1",)


# Notes


def test_stymie_trade_convoys_and_promise_of_protection_are_placed_faceup() -> None:
    for title, owner in (
        ("stymie", "arborec"),
        ("trade_convoys", "hacan"),
        ("promise_of_protection", "mentak"),
    ):
        scene = stage(others=(owner, "jolnar"))
        card = scene.note("sol", title, owner)
        use(scene, title)
        assert is_used_up(scene)
        assert scene.state.notes_in_play[0] == (card,)
        assert card not in scene.state.notes[0]


def test_fires_of_the_gashlai_bring_the_war_sun_for_a_fleet_token_of_the_muaat() -> None:
    scene = stage(others=("muaat", "jolnar"))
    card = scene.note("sol", "fires_of_the_gashlai", "muaat")
    scene.put("muaat", 19, cruiser=3)
    use(scene, "fires_of_the_gashlai")
    assert scene.state.fleet[1] == 2
    assert is_used_up(scene)
    assert scene.units("muaat", 19) == {"cruiser": 2}
    assert "war_sun" in scene.state.technologies[0]
    assert card in scene.state.notes[1]


def test_fires_of_the_gashlai_are_refused_without_a_fleet_token_or_with_the_technology() -> None:
    scene = stage(others=("muaat", "jolnar"))
    scene.note("sol", "fires_of_the_gashlai", "muaat")
    scene.state.fleet[1] = 0
    assert why_not(scene, "fires_of_the_gashlai") == "RR 21.3 empty_fleet_pool"
    scene.state.fleet[1] = 3
    scene.technologies("sol", "war_sun")
    assert why_not(scene, "fires_of_the_gashlai") == "RR 79.4 technology_owned"
    assert actions_left(scene)
