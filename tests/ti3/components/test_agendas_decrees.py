"""Events that let players choose further outcomes or act at once: what is asked, a refusal, what follows."""

from __future__ import annotations

from tests.ti3.scene import Scene
from tests.ti3.senate import ballot, decide, forum, offers_players, offers_sides, put_to_vote
from throneworld.imperium.strategic import secondary_cost
from throneworld.ti3.strategic.action import StrategicAction


def test_holder_of_mecatol_rex_discards_a_law() -> None:
    scene = forum()
    scene.take("letnev", "mecatol_rex")
    scene.law("trade_war")
    offers_sides(scene, "holder_of_mecatol_rex")
    ballot(scene, "holder_of_mecatol_rex", sol=("for", 1))
    scene.offers("letnev", ("law", "trade_war"), ("decline",))
    scene.refuses("letnev", "decree", rule="SA-9.1.1", key="no_political_card")
    scene.refuses("letnev", "law", "fighter_tax", rule="SA-9.2.3", key="law_not_in_force")
    scene.choose("letnev", "law", "trade_war")
    assert scene.done and scene.state.laws == {}


def test_holder_of_mecatol_rex_decrees_an_agenda_as_if_with_ten_votes() -> None:
    scene = forum()
    scene.take("letnev", "mecatol_rex")
    scene.politics("letnev", "mutiny")
    scene.state.points[:] = [3, 3, 3]
    decide(scene, "holder_of_mecatol_rex", "for")
    scene.choose("letnev", "decree")
    scene.offers("letnev", ("elect", "for"), ("elect", "against"))
    scene.choose("letnev", "elect", "for")
    assert scene.done and scene.state.points == [3, 4, 3], "he alone has voted for it"
    assert scene.state.politics[1] == ()
    assert set(scene.state.agenda_discards) == {"mutiny", "holder_of_mecatol_rex"}
    assert scene.state.marks == ()


def test_holder_of_mecatol_rex_against_fortifies_it() -> None:
    scene = Scene("sol", "letnev", "hacan", mechanized_units=False)
    scene.take("letnev", "mecatol_rex")
    scene.put("letnev", "mecatol_rex", pds=2)
    decide(scene, "holder_of_mecatol_rex", "against")
    scene.offers("letnev", ("place", "mechanized_unit", "mecatol_rex"), ("decline",))
    scene.refuses("letnev", "place", "pds", "mecatol_rex", rule="SA-8.11.9", key="planet_full")
    scene.choose("letnev", "place", "mechanized_unit", "mecatol_rex")
    assert scene.units("letnev", "mecatol_rex") == {"pds": 2, "ground_force": 2}, "two for the missing kind"


def test_holder_of_mecatol_rex_does_nothing_without_a_holder() -> None:
    scene = forum()
    for side in ("for", "against"):
        scene.state.agenda_discards = ()
        decide(scene, "holder_of_mecatol_rex", side)
        assert scene.done


def test_legislative_conference_lets_voters_take_agendas_by_their_votes() -> None:
    scene = forum()
    scene.take("hacan", "saudor")
    scene.state.agenda_deck = ("mutiny", "relics_of_the_past", "trade_war", *scene.state.agenda_deck[3:])
    offers_sides(scene, "legislative_conference")
    ballot(scene, "legislative_conference", sol=("for", 1), letnev=("for", 1), hacan=("for", 2))
    cards = [("agenda", card) for card in ("mutiny", "relics_of_the_past", "trade_war")]
    scene.offers("hacan", *cards, ("decline",))
    scene.refuses("hacan", "agenda", "emperor", rule="SA-9.1.1", key="agenda_not_revealed")
    scene.choose("hacan", "agenda", "relics_of_the_past")
    scene.choose("hacan", "elect", 2)
    assert scene.state.trade_goods == [0, 0, 5]
    scene.offers("sol", ("player", 0), ("player", 1))
    scene.refuses("sol", "player", 2, rule="SA-9.5.13", key="not_the_most_votes")
    scene.choose("sol", "player", 1)
    scene.choose("letnev", "agenda", "trade_war")
    scene.choose("letnev", "elect", "for")
    assert "trade_war" in scene.state.laws and scene.asked == ["sol"]
    scene.choose("sol", "decline")
    assert scene.done and scene.state.docket == ()
    assert set(scene.state.agenda_discards) >= {"mutiny", "relics_of_the_past", "legislative_conference"}


def test_legislative_conference_against_does_nothing() -> None:
    scene = forum()
    before = len(scene.state.agenda_deck)
    decide(scene, "legislative_conference", "against")
    assert scene.done and len(scene.state.agenda_deck) == before - 1, "but for the card itself"


def test_aggressive_strategy_lets_each_execute_his_own_secondaries_without_counters() -> None:
    scene = forum()
    scene.state.strategy_cards = [("assembly", "leadership"), ("bureaucracy",), ("prospect",)]
    scene.state.exhausted_cards = ("bureaucracy",)
    scene.goods("sol", 1)
    scene.counters("letnev", 0, 3, 0)
    offers_sides(scene, "aggressive_strategy")
    ballot(scene, "aggressive_strategy", sol=("for", 1))
    scene.offers("sol", ("secondary", "assembly"), ("secondary", "leadership"), ("done",))
    scene.refuses("sol", "secondary", "bureaucracy", rule="SA-3.12.1", key="card_not_with")
    scene.choose("sol", "secondary", "assembly")
    scene.choose("sol", "refresh", "jord")
    while scene.prompt == "refresh_worth":
        scene.choose("sol", "done")
    assert scene.state.strategy == [2, 0, 2] and "jord" not in scene.state.exhausted
    scene.refuses("sol", "secondary", "assembly", rule="SA-3.12.2", key="executed_already")
    scene.choose("sol", "done")
    assert scene.asked == ["letnev"] and ("secondary", "bureaucracy") in scene.options()
    scene.choose("letnev", "done")
    assert scene.done, "Prospect has none"
    assert secondary_cost(scene.state, 0, "assembly") == 1 and scene.state.marks == ()


def test_aggressive_strategy_against_closes_all_secondaries() -> None:
    scene = forum()
    decide(scene, "aggressive_strategy", "against")
    for card in ("assembly", "bureaucracy", "leadership"):
        scene.play(StrategicAction(seat=0, card=card, stage="secondary"))
        assert scene.done


def test_enforcer_acts_twice_when_the_secondaries_of_assembly_are_done() -> None:
    scene = forum()
    offers_players(scene, "enforcer")
    ballot(scene, "enforcer", sol=(1, 1))
    assert scene.done
    scene.play(StrategicAction(seat=0, card="leadership", stage="after_all"))
    assert scene.done
    scene.play(StrategicAction(seat=0, card="assembly", stage="after_all"))
    assert scene.asked == ["letnev"] and scene.state.active == 1
    lodor, quann = scene.system("lodor"), scene.system("quann")
    scene.choose("letnev", "tactical", lodor)
    scene.refuses("letnev", "tactical", lodor, rule="SA-3.14.2", key="own_token")
    scene.choose("letnev", "tactical", quann)
    assert scene.done and scene.state.active == 0 and scene.state.tactic == [3, 3, 3]
    assert scene.state.on_board[1] == 1 << lodor | 1 << quann
    scene.play(StrategicAction(seat=0, card="assembly", stage="after_all"))
    assert scene.done


def test_enforcer_need_not_act() -> None:
    scene = forum()
    put_to_vote(scene, "enforcer")
    ballot(scene, "enforcer", sol=(2, 1))
    scene.play(StrategicAction(seat=0, card="assembly", stage="after_all"))
    scene.choose("hacan", "done")
    scene.choose("hacan", "done")
    assert scene.done and scene.state.on_board == [0, 0, 0]
