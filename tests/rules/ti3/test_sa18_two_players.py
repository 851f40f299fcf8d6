"""Chapter 18: two players. What differs follows from the seats at the start."""

from __future__ import annotations

import pytest

import throneworld as tw
from tests.ti3.claims import DONE
from tests.ti3.market import agree, partners
from tests.ti3.playing_cards import act
from tests.ti3.scene import Scene
from tests.ti3.senate import BOARD as FORUM
from tests.ti3.senate import HOMES, ballot, put_to_vote, write
from tests.ti3.setting_up import SettingUp
from throneworld.imperium.verbs.goods import gain_trade_goods
from throneworld.kernel.asks import Noun
from throneworld.ti3.board import homes_in_play
from throneworld.ti3.council.buying import BuyCouncilVotes
from throneworld.ti3.council.resolving import ResolveAgenda
from throneworld.ti3.council.slips import Line
from throneworld.ti3.council.votes import votes_of
from throneworld.ti3.objectives.claiming import ClaimObjectives, claim_specials
from throneworld.ti3.phases.status import StatusPhase
from throneworld.ti3.phases.strategy import StrategyPhase, note_assembly
from throneworld.ti3.setup.building import BuildGalaxy
from throneworld.ti3.setup.fair import is_rich
from throneworld.ti3.setup.lacking import useless, useless_action_cards
from throneworld.ti3.state import of
from throneworld.ti3.steps.elimination import CheckElimination
from throneworld.ti3.strategic.action import StrategicAction
from throneworld.ti3.strategic.assembly import PrimaryAssembly
from throneworld.ti3.strategic.both import ExecuteAbility
from throneworld.ti3.strategic.trade import PrimaryTrade
from throneworld.ti3.tables import (
    ACTION_CARD,
    MALLICE,
    MECATOL_TILE,
    PRELIMINARY_DECK,
    RED_PILE,
    TILE,
)
from throneworld.ti3.tables.windows import STATUS_PHASE

KEPT: dict[str, Noun] = {"two_player_keep_marked": "yes"}


def duel(*races: str, keep: bool = False) -> Scene:
    """Two players; perhaps with the cards that are not meant for them."""
    return Scene(*(races or ("sol", "letnev")), two_player_keep_marked="yes" if keep else "no")


def begun(**options: Noun) -> tw.Game:
    """A duel that has come to its first round, everybody answering with the first option."""
    game = tw.new_game("ti3", seats=["sol", "letnev"], seed=1, options={"bids": False, **options})
    while of(game).round < 1 or not of(game).phase:
        game.choose(game.asks[0].seat, game.asks[0].options[0])
    return game


# 18.1 Initiation


def test_sa_18_1_1_nobody_has_a_secret_objective() -> None:
    state = of(begun())
    assert state.secrets == [(), ()] and state.secret_box == ()
    assert [len(hand) for hand in state.politics] == [2, 2], "all else is as usual"


def test_sa_18_1_2_two_rings_with_homes_at_opposite_sides() -> None:
    game = begun()
    state = of(game)
    assert len(state.map) == 19 and MECATOL_TILE not in state.map
    assert sorted(state.home_places) == [9, 15]
    assert homes_in_play(state).bit_count() == 2


def test_sa_18_1_3_six_to_ten_points_are_agreed_on() -> None:
    for points in (6, 10):
        game = tw.new_game("ti3", seats=2, seed=1, options={"vp_goal": points})
        assert game.options["vp_goal"] == points
    for points in (5, 11):
        with pytest.raises(tw.BadSetup, match="from 6 to 10"):
            tw.new_game("ti3", seats=2, seed=1, options={"vp_goal": points})
    with pytest.raises(tw.BadSetup, match="from 8 to 14"):
        tw.new_game("ti3", seats=3, seed=1, options={"vp_goal": 6})


def test_sa_18_1_3_whoever_eliminates_the_other_has_won() -> None:
    scene = duel()
    scene.put("sol", "jord", ground_force=1)
    del scene.state.control["arc_prime"], scene.state.control["wren_terra"]
    scene.play(CheckElimination())
    assert scene.game.result is not None
    assert scene.game.result.winners == (0,) and scene.game.result.how == "last"


def test_sa_18_1_4_and_ruling_208_a_red_tile_in_the_middle_and_eight_poor_tiles_each() -> None:
    stage = SettingUp("sol", "letnev", galaxy="build")
    stage.begin()
    step = stage.game.top
    assert isinstance(step, BuildGalaxy)
    middle = stage.state.map[0]
    assert middle in RED_PILE and TILE[middle].special not in ("asteroid_field", "supernova")
    assert [len(hand) for hand in step.hands] == [8, 8]
    assert not any(is_rich(tile) for hand in step.hands for tile in hand)
    assert not any(middle in hand for hand in step.hands)
    stage.go_on("bury_artifact")
    assert all(tile >= 0 for tile in stage.state.map)


def test_ruling_208_four_resources_on_a_tile_are_many() -> None:
    rich = [tile.id for tile in TILE.values() if tile.kind == "regular" and is_rich(tile.number)]
    assert rich and all(
        sum(planet.resources for planet in tile.planets) >= 4 for tile in TILE.values() if tile.id in rich
    )
    fair = tw.new_game("ti3", seats=2, seed=4, options={"galaxy": "fair"})
    assert not any(TILE[tile].id in rich for tile in of(fair).map if tile > 0)


def test_sa_18_1_5_each_player_hides_one_artifact_and_two_lie_there() -> None:
    for galaxy in ("preset", "build"):
        stage = SettingUp("sol", "letnev", galaxy=galaxy, bids=False)
        stage.begin()
        stage.go_on("bury_artifact")
        fixed = stage.state.burials
        assert MALLICE in fixed and len(fixed) == 2
        assert stage.asked == ["sol"]
        stage.choose("sol", *stage.options("sol")[0])
        assert stage.asked == ["letnev"]
        stage.choose("letnev", *stage.options("letnev")[0])
        assert len(stage.state.burials) == len(stage.state.buried) == 4
        assert stage.prompt != "bury_artifact"


def test_sa_18_1_5_on_a_fair_map_chance_hides_them() -> None:
    state = of(begun(galaxy="fair"))
    assert MALLICE in state.burials and len(state.burials) == len(state.buried) == 4


def test_sa_18_1_6_no_preliminary_objective_and_fewer_special_ones() -> None:
    game = begun()
    assert of(game).preliminary == "" and of(game).objective_box == ()
    scene = duel()
    planets = [planet.id for tile in TILE.values() for planet in tile.planets if not planet.trade_station]
    scene.take("sol", *planets[:40])
    claim_specials(scene.game)
    assert scene.state.specials[0] == ()


def test_sa_18_1_6_nothing_comes_of_decks_that_are_not_used() -> None:
    out = useless(begun())
    assert {"s1_special_preliminary", "s1_special_secret", *PRELIMINARY_DECK} <= out


# 18.2 Strategy and Status Phase


def picks(scene: Scene) -> list[str]:
    order = []
    while scene.prompt == "pick_strategy_card":
        order.append(scene.asked[0])
        scene.choose(scene.asked[0], *scene.options(scene.asked[0])[0])
    return order


def to_pick(scene: Scene) -> Scene:
    scene.state.strategy_cards = [(), ()]
    scene.play(StrategyPhase(stage="pick"))
    return scene


def test_sa_3_6_2_and_18_2_1_three_cards_each_and_counters_on_the_other_two() -> None:
    scene = to_pick(duel())
    assert picks(scene) == ["sol", "letnev"] * 3
    assert [len(cards) for cards in scene.state.strategy_cards] == [3, 3]
    assert len(scene.state.bonus) == 2


def test_sa_18_2_2_one_command_counter_in_the_status_phase() -> None:
    scene = duel("norr", "letnev")
    scene.state.phase = STATUS_PHASE
    scene.play(StatusPhase(stage="receive_cards"))
    for _ in range(2):
        scene.choose(scene.asked[0], "gain", "tactic")
    assert scene.prompt == "redistribute_tokens"
    assert scene.state.tactic == [4, 4]


def test_sa_18_2_3_the_speaker_does_not_begin_with_assembly_twice() -> None:
    scene = duel()
    scene.state.strategy_cards = [("assembly",), ()]
    note_assembly(scene.game)
    to_pick(scene)
    scene.refuses("sol", "take", "assembly", rule="SA-18.2.3", key="assembly_not_first")
    scene.choose("sol", "take", "leadership")
    assert ("take", "assembly") in scene.options("letnev")
    scene.choose("letnev", "take", "trade")
    scene.choose("sol", "take", "assembly")


def test_sa_18_2_3_another_speaker_may() -> None:
    scene = duel()
    scene.state.strategy_cards = [(), ("assembly",)]
    note_assembly(scene.game)
    to_pick(scene)
    scene.choose("sol", "take", "assembly")


# 18.3 Trade


def test_sa_18_3_1_and_ruling_100_everybody_trades_with_himself_by_leave_of_the_trade_master() -> None:
    scene = duel()
    scene.play(PrimaryTrade(seat=0, stage="negotiate"))
    scene.offers("sol", ("propose", 0, "sol:1"), ("propose", 0, "sol:2"), ("decline",))
    option = ("propose", 1, "sol:1", "letnev:1")
    scene.refuses("sol", *option, rule="SA-18.3.1", key="trades_with_himself_only")
    scene.choose("sol", "propose", 0, "sol:1")
    assert partners(scene) == ["sol:1"], "his own leave is enough for the Trade Master"
    scene.choose("letnev", "propose", 1, "letnev:2")
    assert scene.prompt == "consent_to_agreement" and scene.asked == ["sol"]
    scene.choose("sol", "refuse")
    assert partners(scene) == ["sol:1"]
    scene.choose("sol", "propose", 0, "sol:2")
    scene.choose("letnev", "propose", 1, "letnev:1")
    scene.choose("sol", "accept")
    assert partners(scene) == ["sol:1", "sol:2", "letnev:1"]


def test_ruling_100_krotoan_need_leave_for_the_second_contract_only() -> None:
    scene = duel("sol", "krotoan")
    scene.play(PrimaryTrade(seat=0, stage="negotiate"))
    scene.choose("sol", "decline")
    scene.choose("krotoan", "propose", 1, "krotoan:1")
    assert partners(scene) == ["krotoan:1"]
    scene.choose("sol", "decline")
    scene.choose("krotoan", "propose", 1, "krotoan:2")
    assert scene.asked == ["sol"] and scene.prompt == "consent_to_agreement"


def test_sa_18_3_2_trade_has_no_second_half() -> None:
    scene = duel()
    agree(scene, ("letnev", 1, 4))
    scene.play(PrimaryTrade(seat=0, stage="choose"))
    assert scene.state.trade_goods == [3, 0], "nothing is to be chosen"
    assert scene.prompt == "propose_agreement"
    assert partners(scene) == ["letnev:1"]


# 18.4 Altered abilities


def test_sa_18_4_1_every_other_time_mentak_take_a_good_of_the_supply() -> None:
    scene = duel("mentak", "sol")
    scene.goods("sol", 5)
    for goods in ([1, 4], [3, 3], [4, 2], [6, 1]):
        play_pillage(scene)
        if scene.prompt == "take_of_supply":
            scene.offers("mentak", ("trade_good",), ("done",))
            scene.choose("mentak", "trade_good")
        assert scene.state.trade_goods == goods


def play_pillage(scene: Scene) -> None:
    from throneworld.ti3.factions.mentak import TakeGoods

    scene.play(TakeGoods(seat=0, targets=(1,)))


def test_sa_18_4_2_jol_nar_pay_a_counter_for_the_secondary_of_technology() -> None:
    scene = duel("jolnar", "sol")
    scene.take("jolnar", "lodor", "quann", "elnath", "starpoint")
    scene.play(StrategicAction(seat=0, card="technology", stage="primary"))
    assert scene.prompt == "other_ability"
    scene.choose("jolnar", "pass")
    scene.choose("jolnar", "primary", "a")
    scene.choose("jolnar", *scene.options("jolnar")[0])
    assert scene.prompt == "other_ability"
    scene.choose("jolnar", "yes")
    assert scene.state.strategy[0] == 1


def test_sa_18_4_3_xxcha_1_lets_them_pay_to_use_diplomacy_again() -> None:
    scene = duel("xxcha", "sol")
    scene.play(ExecuteAbility(seat=0, card="diplomacy", stage="again"))
    assert scene.prompt == "execute_again"
    scene.offers("xxcha", ("yes",), ("pass",))
    scene.choose("xxcha", "yes")
    assert scene.state.strategy[0] == 1
    while scene.prompt != "choose_half":
        scene.choose("xxcha", *scene.options("xxcha")[0])
    assert len(scene.state.exhausted) >= 1


def test_sa_18_4_3_not_without_a_counter_nor_with_more_players() -> None:
    scene = duel("xxcha", "sol")
    scene.counters("xxcha", 3, 3, 0)
    scene.play(ExecuteAbility(seat=0, card="diplomacy", stage="again"))
    assert scene.prompt != "execute_again"
    three = Scene("xxcha", "sol", "letnev")
    three.play(ExecuteAbility(seat=0, card="diplomacy", stage="again"))
    assert three.prompt != "execute_again"


def test_sa_18_4_4_commerce_nexus_gives_one_good() -> None:
    from throneworld.ti3.factions.hacan import ShareGoods

    scene = duel("hacan", "sol")
    scene.play(ShareGoods(seat=0, targets=(1, 1)))
    assert scene.state.trade_goods == [2, 1]
    three = Scene("hacan", "sol", "letnev")
    three.play(ShareGoods(seat=0, targets=(1, 1)))
    assert three.state.trade_goods == [2, 2, 0]


# 18.5 Cards


def test_sa_18_5_1_and_ruling_90_marked_cards_are_not_in_the_decks() -> None:
    game = begun()
    marked = {card.id for card in ACTION_CARD.values() if not card.two_players}
    assert marked <= useless_action_cards(game)
    assert not marked & {*of(game).action_deck, *(card for hand in of(game).hands for card in hand)}
    assert {"non_aggression_pact", "sharing_of_technology", "s2_domination"} <= useless(game)


def test_ruling_90_an_option_keeps_them() -> None:
    game = begun(**KEPT)
    assert "flank_speed" not in useless_action_cards(game)
    assert "usurper" in useless_action_cards(game), "without Mecatol Rex"
    assert "sharing_of_technology" not in useless(game)
    assert {"covert_intelligence_support", "joint_fleet_exercise"} <= useless_action_cards(game)
    assert {"archived_secret", "minister_of_peace", "holder_of_mecatol_rex"} <= useless(game)
    with pytest.raises(tw.BadSetup, match="2 players, not 3"):
        tw.new_game("ti3", seats=3, seed=1, options=KEPT)


def test_sa_18_5_2_rise_of_a_messiah_brings_three_ground_forces() -> None:
    scene = duel("norr", "letnev", keep=True)
    scene.take("norr", "lodor", "quann", "elnath", "starpoint")
    act(scene, "norr", "rise_of_a_messiah")
    assert scene.prompt == "place_on_some"
    scene.refuses("norr", "place", "ground_force", "arc_prime", rule="SA-7.2.2", key="not_your_planet")
    for planet in ("lodor", "quann", "quinarra"):
        scene.choose("norr", "place", "ground_force", planet)
    assert scene.prompt != "place_on_some"
    index = scene.state.edition.index["ground_force"]
    assert {place for place, group in scene.state.units[0].items() if group[index]} == {
        "lodor",
        "quann",
        "quinarra",
    }


def test_sa_18_5_3_the_first_pick_is_not_disgraced() -> None:
    scene = duel(keep=True)
    scene.hold("letnev", "public_disgrace")
    to_pick(scene)
    scene.choose("sol", "take", "leadership")
    assert scene.prompt == "pick_strategy_card" and scene.asked == ["letnev"]
    scene.choose("letnev", "take", "trade")
    scene.choose("sol", "take", "assembly")
    assert scene.asked == ["letnev"] and scene.prompt != "pick_strategy_card"


def test_sa_18_5_4_first_strike_is_no_card_of_the_deck() -> None:
    assert "first_strike" not in ACTION_CARD


def test_sa_18_5_5_nothing_lands_with_flank_speed() -> None:
    from throneworld.imperium.modifiers import refused
    from throneworld.imperium.quantities import MAY_LAND
    from throneworld.ti3.cards.activation_fleets import FLANK_SPEED, MakeHaste

    scene = duel(keep=True)
    scene.play(MakeHaste(seat=0, why=FLANK_SPEED))
    refusal = refused(scene.state, MAY_LAND, 0, "lodor")
    assert refusal is not None and (refusal.rule, refusal.key) == ("SA-18.5.5", "no_landing_in_haste")
    three = Scene("sol", "letnev", "hacan")
    three.play(MakeHaste(seat=0, why=FLANK_SPEED))
    assert refused(three.state, MAY_LAND, 0, "lodor") is None


@pytest.mark.parametrize(("units", "kept"), [({"pds": 1}, True), ({}, False)])
def test_sa_18_5_6_local_unrest_leaves_a_planet_with_units(units: dict[str, int], kept: bool) -> None:
    scene = duel("norr", "letnev", keep=True)
    scene.take("letnev", "lodor")
    scene.put("letnev", "lodor", ground_force=1, **units)
    act(scene, "norr", "local_unrest")
    scene.choose("norr", "planet", "lodor")
    assert (scene.state.control.get("lodor") == 1) == kept
    assert "lodor" in scene.state.exhausted or not kept


def test_sa_18_5_7_public_execution_is_removed_whatever_the_option() -> None:
    assert "public_execution" in useless(begun(**KEPT))
    three = Scene("sol", "letnev", "hacan")
    assert "public_execution" not in useless(three.game)


def test_sa_18_5_8_technologies_of_the_opponent_are_shared() -> None:
    scene = duel(keep=True)
    scene.technologies("letnev", "hylar_v_laser")
    scene.agenda("deck", "sharing_of_technology")
    scene.play(ResolveAgenda(agenda="sharing_of_technology", lines=for_it("sharing_of_technology")))
    scene.offers("sol", ("gain", "hylar_v_laser"), ("decline",))
    scene.choose("sol", "gain", "hylar_v_laser")
    assert "hylar_v_laser" in scene.state.technologies[0]


def for_it(agenda: str, side: str = "for") -> tuple[Line, ...]:
    return (Line(0, agenda, side, 1),)


def test_sa_18_5_9_open_the_trade_routes_sends_the_first_three_goods_to_the_opponent() -> None:
    scene = duel()
    scene.agenda("deck", "open_the_trade_routes")
    lines = for_it("open_the_trade_routes", "against")
    scene.play(ResolveAgenda(agenda="open_the_trade_routes", lines=lines))
    gain_trade_goods(scene.game, 0, 2, "test")
    assert scene.state.trade_goods == [0, 2], "and they are no gain of his"
    gain_trade_goods(scene.game, 0, 2, "test")
    assert scene.state.trade_goods == [1, 3]
    gain_trade_goods(scene.game, 1, 4, "test")
    assert scene.state.trade_goods == [4, 4]


def test_sa_18_5_10_objectives_cost_half_but_counters() -> None:
    scene = duel()
    scene.state.phase = STATUS_PHASE
    scene.goods("sol", 3)
    scene.state.exhausted = tuple(scene.state.control)
    scene.state.objectives = ("s1_spend_6_res", "s1_spend_8_res", "s1_spend_3_cc")
    scene.counters("sol", 2, 3, 0)
    scene.play(ClaimObjectives(who=(0, 1)))
    scene.offers("sol", ("claim", "s1_spend_6_res"), DONE)
    scene.refuses("sol", "claim", "s1_spend_3_cc", rule="SA-12.2.3", key="cannot_spend_that")


@pytest.mark.parametrize(
    ("objective", "goods"), [("s1_spend_6_res", 3), ("s1_spend_8_inf", 4), ("s2_spend_15_res", 8)]
)
def test_sa_18_5_11_six_eight_and_fifteen_become_three_four_and_eight(objective: str, goods: int) -> None:
    from throneworld.ti3.objectives.spending import NOTHING, with_claims

    scene = duel()
    assert [amount for _, amount in with_claims(scene.game, NOTHING, objective).sums] == [goods]


# 18.6 Politics


def council() -> Scene:
    homes = dict(zip(HOMES, ["home_sol", "home_letnev"], strict=False))
    scene = Scene("sol", "letnev", board={**FORUM, **homes})
    scene.state.exhausted = tuple(scene.state.control)
    return scene


def test_sa_18_6_1_votes_are_bought_openly_the_active_player_first() -> None:
    scene = council()
    scene.goods("sol", 2)
    scene.goods("letnev", 1)
    scene.agenda("deck", "imperial_mandate")
    scene.play(PrimaryAssembly(seat=0, stage="buy_votes", agendas=("imperial_mandate",)))
    assert scene.asked == ["sol"] and scene.prompt == "buy_council_votes"
    scene.offers("sol", ("done",), ("buy_votes", 1), ("buy_votes", 2))
    scene.refuses("sol", "buy_votes", 3, rule="SA-18.6.1", key="not_so_many_goods")
    scene.choose("sol", "buy_votes", 2)
    assert scene.asked == ["letnev"]
    scene.choose("letnev", "done")
    assert scene.state.trade_goods == [0, 1]
    assert [votes_of(scene.state, seat) for seat in (0, 1)] == [3, 1]


def test_ruling_171_who_has_no_goods_is_not_asked() -> None:
    scene = council()
    scene.play(BuyCouncilVotes(seat=0))
    assert scene.done


@pytest.mark.parametrize(("face", "votes"), [(10, 5), (9, 3), (8, 2), (7, 1), (6, 0), (5, 0)])
def test_sa_18_6_2_and_ruling_91_a_high_die_adds_votes_to_the_side_of_the_speaker(
    face: int, votes: int
) -> None:
    assert changed_by_die(face) == ([(0, votes)] if votes else [])


@pytest.mark.parametrize(("face", "votes"), [(4, 1), (3, 2), (2, 3), (1, 5)])
def test_sa_18_6_2_and_ruling_91_a_low_die_adds_them_to_that_of_his_opponent(face: int, votes: int) -> None:
    assert changed_by_die(face) == [(1, votes)]


def changed_by_die(face: int) -> list[tuple[Noun, Noun]]:
    """Whose votes a die changes, and by how many, where both have voted."""
    scene = council()
    scene.rolls(face)
    put_to_vote(scene, "imperial_mandate")
    ballot(scene, "imperial_mandate", sol=("for", 1), letnev=("against", 1))
    assert scene.told("vote_die_rolled") == [("imperial_mandate", face)]
    return [(seat, votes) for seat, _, votes in scene.told("votes_changed")]


def test_sa_18_6_3_no_die_without_votes_and_no_bonus_for_who_has_none() -> None:
    scene = council()
    scene.rolls(1)
    scene.agenda("deck", "emperor")
    put_to_vote(scene, "imperial_mandate", "emperor")
    ballot(scene, "imperial_mandate", sol=("for", 1))
    assert scene.told("vote_die_rolled") == [("imperial_mandate", 1)]
    assert scene.told("votes_changed") == []


def test_sa_18_6_4_the_voice_has_three_votes() -> None:
    scene = council()
    scene.state.voice = 1
    assert [votes_of(scene.state, seat) for seat in (0, 1)] == [1, 4]


def test_sa_18_6_5_anybody_may_have_the_speaker_token() -> None:
    scene = council()
    scene.state.speaker = 1
    scene.state.active = 0
    scene.play(PrimaryAssembly(seat=0, stage="choose_half"))
    scene.choose("sol", "primary", "b")
    scene.offers("sol", ("speaker", 0), ("speaker", 1))
    scene.choose("sol", "speaker", 0)
    assert scene.state.speaker == 0


def test_ruling_91_votes_of_both_on_one_side_are_added_to_it() -> None:
    scene = council()
    scene.rolls(1)
    put_to_vote(scene, "imperial_mandate")
    write(scene, "sol", "imperial_mandate", "for", 1)
    write(scene, "letnev", "imperial_mandate", "for", 1)
    assert scene.told("votes_changed") == [(1, "imperial_mandate", 5)]
