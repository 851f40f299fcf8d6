"""Action cards of the Strategy Phase, of activations, councils, strategy cards and gained planets."""

from __future__ import annotations

import pytest

from tests.ti3.playing_cards import PASS, actions, agent_at, interfere
from tests.ti3.scene import Scene
from tests.ti3.voyages import LODOR, SAUDOR, galaxy
from throneworld.ti3.control import GainPlanet
from throneworld.ti3.council.slips import Line
from throneworld.ti3.council.votes import votes_of
from throneworld.ti3.council.voting import Vote
from throneworld.ti3.deeds import PLAYED, deeds_of
from throneworld.ti3.phases.strategy import PickStrategyCard, StrategyPhase
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.state import Mine
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.strategic.action import StrategicAction
from throneworld.ti3.strategic.assembly import PrimaryAssembly
from throneworld.ti3.strategic.technology import PrimaryTechnology
from throneworld.ti3.tables import MECATOL_TILE
from throneworld.ti3.tactical.action import TacticalAction
from throneworld.ti3.tactical.transfer import TransferAction
from throneworld.ti3.verbs.agreements import open_agreement
from throneworld.ti3.verbs.in_play import cards_in_play

NORR, LETNEV, WINNU = 0, 1, 2
DURING = StrategyPhase(stage="during")


def table(*cards: str) -> Scene:
    scene = Scene("norr", "letnev", "winnu")
    scene.hold("norr", *cards)
    return scene


def in_strategy_phase(*cards: str) -> Scene:
    """Cards are still to be picked."""
    scene = table(*cards)
    scene.state.phase, scene.state.active = "strategy", -1
    scene.state.strategy_cards = [(), (), ()]
    return scene


# Strategy Phase


def test_strategic_planning_makes_secondary_abilities_free_of_counters() -> None:
    scene = in_strategy_phase("strategic_planning")
    scene.play(DURING)
    scene.offers("norr", ("play", "strategic_planning"), PASS)
    scene.choose("norr", "play", "strategic_planning")
    assert scene.prompt == "pick_strategy_card"
    scene.counters("norr", 3, 3, 0)
    scene.take("norr", "lodor", exhausted=True)
    scene.state.phase, scene.state.active = "action", LETNEV
    scene.play(StrategicAction(seat=LETNEV, card="assembly", stage="secondary"))
    scene.offers("norr", ("secondary", "assembly"), PASS)
    scene.choose("norr", "secondary", "assembly")
    scene.refuses("norr", "refresh", "arc_prime", rule="SA-7.2.2", key="not_your_planet")
    scene.choose("norr", "refresh", "lodor")
    assert scene.state.strategy[NORR] == 0 and "lodor" not in scene.state.exhausted


def test_strategic_planning_is_no_action() -> None:
    scene = table("strategic_planning")
    scene.play(Turn(seat=NORR))
    assert actions(scene, "norr") == []
    key = "no_action_of_this"
    scene.refuses("norr", "component", "strategic_planning", rule="SA-3.11.1", key=key)


def test_trade_stop_breaks_all_agreements_and_each_collects_half() -> None:
    scene = in_strategy_phase("trade_stop")
    open_agreement(scene.game, "letnev:1", "winnu:1")
    scene.state.goods_on = {"letnev:1": 3, "winnu:1": 2}
    scene.play(DURING)
    scene.offers("norr", ("play", "trade_stop"), ("pass",))
    scene.choose("norr", "play", "trade_stop")
    assert scene.state.agreements == () and sorted(scene.state.trade_goods) == [0, 1, 1]


@pytest.mark.parametrize(
    ("card", "rule", "key"),
    [
        ("trade_stop", "SA-11.2.3", "no_agreement_in_play"),
        ("usurper", "SA-7.2.2", "not_your_planet"),
    ],
    ids=["trade_stop", "usurper"],
)
def test_a_phase_offers_another_card_and_not(card: str, rule: str, key: str) -> None:
    """There is no agreement, and Mecatol Rex is nobody's."""
    scene = in_strategy_phase(card, "strategic_planning")
    scene.play(DURING)
    scene.offers("norr", ("play", "strategic_planning"), PASS)
    scene.refuses("norr", "play", card, rule=rule, key=key)


def test_trade_stop_needs_an_agreement() -> None:
    scene = in_strategy_phase("trade_stop")
    scene.play(DURING)
    assert scene.prompt == "pick_strategy_card"


def usurper() -> Scene:
    scene = in_strategy_phase("usurper")
    scene.take("norr", "mecatol_rex", exhausted=True)
    return scene


def test_usurper_stays_in_play_and_gives_12_votes_until_mecatol_rex_is_lost() -> None:
    scene = usurper()
    before = votes_of(scene.state, NORR)
    scene.play(DURING)
    scene.offers("norr", ("play", "usurper"), ("pass",))
    scene.choose("norr", "play", "usurper")
    assert cards_in_play(scene.state, NORR) == ["usurper"] and not scene.state.action_discards
    assert votes_of(scene.state, NORR) == before + 12
    scene.state.control["mecatol_rex"] = LETNEV
    scene.play(Settle())
    assert scene.state.action_discards == ("usurper",) and not cards_in_play(scene.state)


def test_usurper_needs_mecatol_rex() -> None:
    scene = in_strategy_phase("usurper")
    scene.play(DURING)
    assert scene.prompt == "pick_strategy_card"


def test_usurper_the_card_and_secret_usurper_are_two_things_that_are_known_apart() -> None:
    scene = table("usurper")
    scene.secret("letnev", "usurper")
    assert scene.state.known == {"usurper": 0b001, "secret:usurper": 0b010}
    views = [scene.view(race)["you"]["known_cards"] for race in ("norr", "letnev", "winnu")]
    assert views == [[], [], []]


def test_usurper_is_cancelled_by_an_agent_at_mecatol_rex() -> None:
    scene = usurper()
    agent = agent_at(scene, "winnu", MECATOL_TILE)
    scene.play(DURING)
    scene.choose("norr", "play", "usurper")
    interfere(scene, "winnu", agent)
    assert scene.state.action_discards == ("usurper",) and not cards_in_play(scene.state)


def test_red_tape_keeps_all_from_picking_a_card() -> None:
    scene = in_strategy_phase("red_tape")
    scene.play(StrategyPhase(stage="first_pick"))
    scene.offers("norr", ("play", "red_tape"), PASS)
    scene.choose("norr", "play", "red_tape")
    cards = ("leadership", "diplomacy", "assembly", "production", "trade", "warfare", "technology")
    scene.offers("norr", *[("forbid", card) for card in (*cards, "bureaucracy")])
    scene.refuses("norr", "forbid", "prospect", rule="SA-3.6.1", key="card_not_in_use")
    scene.choose("norr", "forbid", "trade")
    assert ("take", "trade") not in scene.options("norr") and len(scene.options("norr")) == 7
    scene.refuses("norr", "take", "trade", rule="SA-3.4.3", key="red_tape")
    scene.choose("norr", "take", "leadership")
    scene.refuses(scene.asked[0], "take", "trade", rule="SA-3.4.3", key="red_tape")


def test_red_tape_does_not_bind_whoever_finds_no_other_card() -> None:
    scene = in_strategy_phase("red_tape")
    scene.play(StrategyPhase(stage="first_pick"))
    scene.choose("norr", "play", "red_tape")
    scene.choose("norr", "forbid", "trade")
    scene.state.strategy_cards = [
        ("leadership", "diplomacy"),
        ("assembly", "production", "warfare"),
        ("technology", "bureaucracy"),
    ]
    scene.play(PickStrategyCard(seat=WINNU), StrategyPhase(stage="picked", turn=5))
    assert "trade" in scene.state.strategy_cards[WINNU], "ruling 112"


# Activations


def shot_at() -> Scene:
    scene = table("faulty_targeting")
    scene.take("letnev", "lodor")
    scene.put("letnev", "lodor", pds=2, ground_force=1)
    scene.put("norr", "space:lodor", cruiser=1)
    return scene


def test_faulty_targeting_leaves_out_pds_fire() -> None:
    scene = shot_at()
    lodor = scene.system("lodor")
    scene.play(TacticalAction(seat=NORR, system=lodor))
    scene.offers("norr", ("play", "faulty_targeting"), PASS)
    scene.choose("norr", "play", "faulty_targeting")
    while scene.asked == ["norr"]:
        scene.choose("norr", *scene.options("norr")[-1])
    assert scene.done and not scene.told("pds_declared") and not scene.rolled
    assert scene.state.marks == ()


def test_faulty_targeting_keeps_mines_silent() -> None:
    scene = shot_at()
    scene.state.mines = (Mine(scene.system("lodor"), scene.system("saudor"), LETNEV),)
    scene.play(TacticalAction(seat=NORR, system=scene.system("lodor")))
    scene.choose("norr", "play", "faulty_targeting")
    assert {(each.kind, each.until) for each in scene.state.marks} == {("untargeted", "tactical_action")}


def entered() -> Scene:
    """A Carrier of N'orr comes to Lodor, over a mine and before a PDS of Letnev."""
    scene = galaxy("norr", "letnev", "winnu")
    scene.take("letnev", "lodor")
    scene.put("letnev", "lodor", pds=1)
    scene.put("norr", SAUDOR, carrier=1)
    scene.state.mines = (Mine(LODOR, SAUDOR, LETNEV),)
    scene.hold("norr", "faulty_targeting")
    scene.rolls(7)
    scene.play(TacticalAction(seat=NORR, system=LODOR))
    return scene


def test_faulty_targeting_lets_a_fleet_come_in_where_mines_and_pds_would_meet_it() -> None:
    scene = entered()
    scene.choose("norr", "play", "faulty_targeting")
    scene.choose("norr", "ship", "carrier", SAUDOR, 0)
    while scene.asked == ["norr"]:
        scene.choose("norr", *scene.options("norr")[-1])
    assert scene.done and scene.rolled == [] and len(scene.state.mines) == 1
    scene = entered()
    scene.choose("norr", "pass")
    scene.choose("norr", "ship", "carrier", SAUDOR, 0)
    while scene.asked == ["norr"]:
        scene.choose("norr", *scene.options("norr")[-1])
    assert scene.rolled == [(NORR, "space_mine", 7)] and scene.state.mines == ()
    scene.offers("letnev", ("fire", 1), ("hold_fire",))


def test_faulty_targeting_is_for_tactical_actions_of_ones_own() -> None:
    scene = shot_at()
    scene.play(TacticalAction(seat=LETNEV, system=scene.system("lodor")))
    assert ("play", "faulty_targeting") not in scene.options(scene.asked[0])
    scene = shot_at()
    scene.put("norr", "space:saudor", cruiser=1)
    scene.play(TransferAction(seat=NORR, one=scene.system("lodor"), other=scene.system("saudor")))
    assert ("play", "faulty_targeting") not in scene.options(scene.asked[0])


def test_communications_breakdown_stops_all_cards_until_its_player_acts_again() -> None:
    scene = table("communications_breakdown", "command_summit")
    scene.hold("letnev", "intel_operations")
    scene.play(TacticalAction(seat=NORR, system=scene.system("lodor")))
    scene.offers("norr", ("play", "communications_breakdown"), ("pass",))
    scene.choose("norr", "play", "communications_breakdown")
    scene.play(Turn(seat=LETNEV))
    assert actions(scene, "letnev") == []
    key = "no_cards_now"
    scene.refuses("letnev", "component", "intel_operations", rule="SA-8.7.1", key=key)
    scene.play(Turn(seat=NORR))
    assert actions(scene, "norr") == ["command_summit"]
    assert scene.told("card_ends") == [("communications_breakdown",)]


def test_communications_breakdown_itself_may_be_sabotaged() -> None:
    scene = table("communications_breakdown")
    scene.hold("letnev", "sabotage")
    scene.play(TacticalAction(seat=NORR, system=scene.system("lodor")))
    scene.choose("norr", "play", "communications_breakdown")
    scene.choose("letnev", "play", "sabotage")
    assert not scene.state.marks


# The council


def council(*cards: str) -> Scene:
    scene = table(*cards)
    scene.agenda("letnev", "emperor")
    scene.agenda("winnu", "class_struggle")
    return scene


def test_council_disbanded_means_that_nothing_is_voted_on() -> None:
    scene = council("council_disbanded")
    scene.state.round = 1
    scene.play(PrimaryAssembly(seat=LETNEV, stage="chosen", agendas=("emperor", "class_struggle")))
    scene.offers("norr", ("play", "council_disbanded"), PASS)
    scene.choose("norr", "play", "council_disbanded")
    assert scene.done and scene.told("council_disbanded") == [()] and not scene.state.laws
    assert scene.state.revealed == ["", "emperor", "class_struggle"], "players' cards stay (ruling 118)"


def test_council_disbanded_is_cancelled_by_an_agent_at_mecatol_rex() -> None:
    scene = council("council_disbanded")
    scene.state.round = 1
    agent = agent_at(scene, "winnu", MECATOL_TILE)
    scene.play(PrimaryAssembly(seat=LETNEV, stage="chosen", agendas=("class_struggle",)))
    scene.choose("norr", "play", "council_disbanded")
    interfere(scene, "winnu", agent)
    assert scene.prompt == "voting_slip"


def opened(votes: int) -> Vote:
    line = Line(LETNEV, "class_struggle", "for", votes)
    other = Line(WINNU, "class_struggle", "against", 3)
    return Vote(
        seat=LETNEV, agendas=("class_struggle",), who=(0, 1, 2), lines=(line, other), stage="revealed"
    )


def test_discredit_takes_ten_votes_of_a_player_off_an_agenda() -> None:
    scene = council("discredit")
    scene.play(opened(9))
    scene.offers("norr", ("play", "discredit"), PASS)
    scene.choose("norr", "play", "discredit")
    ballots = (("ballot", LETNEV, "class_struggle"), ("ballot", WINNU, "class_struggle"))
    scene.offers("norr", *ballots)
    scene.refuses("norr", "ballot", NORR, "class_struggle", rule="SA-9.5.9", key="no_such_ballot")
    scene.choose("norr", *ballots[0])
    assert scene.told("votes_changed") == [(LETNEV, "class_struggle", -10)]
    assert "class_struggle" not in scene.state.laws, "the three votes against it have won"


def test_discredit_needs_votes_and_is_cancelled_by_an_agent_at_mecatol_rex() -> None:
    scene = council("discredit")
    scene.play(Vote(seat=LETNEV, agendas=("class_struggle",), who=(0, 1, 2), stage="revealed"))
    assert not scene.game.asks
    scene = council("discredit")
    agent = agent_at(scene, "winnu", MECATOL_TILE)
    scene.play(opened(9))
    scene.choose("norr", "play", "discredit")
    scene.choose("norr", "ballot", LETNEV, "class_struggle")
    interfere(scene, "winnu", agent)
    assert "class_struggle" in scene.state.laws


# Technology, strategy cards, planets


def test_tech_bubble_gives_one_technology_more_after_the_primary() -> None:
    scene = table("tech_bubble")
    scene.play(PrimaryTechnology(seat=NORR, stage="after"))
    scene.offers("norr", ("play", "tech_bubble"), PASS)
    scene.choose("norr", "play", "tech_bubble")
    assert scene.prompt == "gain_technology"
    scene.refuses("norr", "gain", "war_sun", rule="SA-10.2.3", key="needs_all")
    scene.choose("norr", "gain", "hylar_v_laser")
    assert scene.state.technologies[NORR] == ("hylar_v_laser",) and scene.state.trade_goods[NORR] == 0


def test_tech_bubble_does_not_follow_the_technologies_of_others() -> None:
    scene = table("tech_bubble")
    scene.play(PrimaryTechnology(seat=LETNEV, stage="after"))
    assert scene.done


def test_policy_paralysis_closes_the_secondary_to_all_who_need_a_counter() -> None:
    scene = table("policy_paralysis")
    scene.take("norr", "lodor", exhausted=True)
    scene.take("winnu", "quann", exhausted=True)
    scene.play(StrategicAction(seat=LETNEV, card="assembly"))
    scene.offers("norr", ("play", "policy_paralysis"), PASS)
    scene.choose("norr", "play", "policy_paralysis")
    assert {(each.kind, each.subject) for each in scene.state.marks} == {("paralysed", "assembly")}
    scene.play(StrategicAction(seat=LETNEV, card="assembly", stage="secondary"))
    assert scene.done and scene.state.strategy == [2, 2, 2]
    assert scene.state.marks == (), "it is over with the action"


def test_policy_paralysis_leaves_free_secondaries_open_and_is_not_for_ones_own_card() -> None:
    scene = table("policy_paralysis")
    scene.play(StrategicAction(seat=NORR, card="assembly"))
    assert scene.prompt != "window"
    scene.play(StrategicAction(seat=LETNEV, card="leadership"))
    scene.choose("norr", "play", "policy_paralysis")
    scene.play(StrategicAction(seat=LETNEV, card="leadership", stage="secondary"))
    assert scene.prompt == "buy_counters", "it costs influence alone"


def test_rare_mineral_pays_3_goods_for_a_planet_that_was_gained() -> None:
    scene = table("rare_mineral")
    scene.play(GainPlanet(seat=NORR, planet="lodor"))
    scene.offers("norr", ("play", "rare_mineral"), PASS)
    scene.choose("norr", "play", "rare_mineral")
    assert scene.done and scene.state.trade_goods[NORR] == 3
    assert [each.about for each in deeds_of(scene.state, PLAYED)] == [("rare_mineral",)]


def test_rare_mineral_is_cancelled_by_an_agent_there_and_is_for_ones_own_planets() -> None:
    scene = table("rare_mineral")
    scene.play(GainPlanet(seat=LETNEV, planet="lodor"))
    assert scene.done
    agent = agent_at(scene, "winnu", "quann")
    scene.play(GainPlanet(seat=NORR, planet="quann"))
    scene.choose("norr", "play", "rare_mineral")
    interfere(scene, "winnu", agent)
    assert scene.state.trade_goods[NORR] == 0
