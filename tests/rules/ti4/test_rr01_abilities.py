"""Abilities (RR 1)."""

from __future__ import annotations

from tests.rules.ti4.stage_cards import Say, bribery, forced, sabotage, spy, stalling
from tests.ti4.scene import ALL, Scene
from throneworld.imperium.drawing import DrawActionCards
from throneworld.imperium.marks import TURN, mark
from throneworld.ti4.declare import SEALED_LIPS, flagship, it_concerns_me, technology
from throneworld.ti4.moments import stops_of
from throneworld.ti4.owning import flagship_in, has_ability
from throneworld.ti4.phases.turn import Turn
from throneworld.ti4.state import NOBODY
from throneworld.ti4.tables import ACTION_CARD, AGENDAS, MOMENT, TECHNOLOGY, UNIT_ABILITIES
from throneworld.ti4.verbs.notes import give_note


def test_rr_1_1_an_ability_says_when_it_can_be_resolved() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.technologies("letnev", "transit_diodes")
    scene.put("letnev", "arc_prime", infantry=1)
    scene.play(Turn(seat=0))
    assert scene.ask().prompt == "choose_action"
    scene.play(Turn(seat=1))
    assert scene.options() == (("play", "transit_diodes"), ("pass",))


def test_rr_1_2_a_card_may_have_several_abilities_each_with_its_own_time() -> None:
    clauses = TECHNOLOGY["antimass_deflectors"].clauses
    assert [clause.moment for clause in clauses] == ["movement_static", "space_cannon_roll"]


def test_rr_1_3_an_ability_with_an_action_takes_a_component_action() -> None:
    scene = Scene("sol", "letnev", "jolnar", listeners=spy())
    scene.hold("sol", "spy")
    scene.play(Turn(seat=0))
    assert ("component", "spy") in scene.options()
    scene.choose("sol", "component", "spy")
    assert scene.done, "that was the action"


def test_rr_1_4_cannot_is_absolute() -> None:
    scene = Scene("sol", "letnev", "jolnar", listeners=[*bribery(), stalling()])
    scene.hold("letnev", "bribery")
    scene.state.passed = (1,)
    mark(scene.game, SEALED_LIPS, seat=0, until=TURN)
    scene.play(Turn(seat=0))
    assert scene.ask().prompt == "choose_action"


def test_rr_1_5_an_ability_is_resolved_in_its_entirety() -> None:
    scene = Scene("sol", "letnev", "jolnar", listeners=spy())
    scene.hold("sol", "spy")
    scene.play(Turn(seat=0))
    scene.choose("sol", "component", "spy")
    assert [what for _, what in scene.told("said")] == ["first", "then"]


def test_rr_1_6_what_stays_in_play_is_mandatory() -> None:
    scene = Scene("sol", "letnev", "jolnar", listeners=[*ALL, forced("turn_start"), stalling()])
    scene.play(Turn(seat=0))
    assert scene.ask().prompt == "choose_action"
    assert len(scene.told("said")) == 3


def test_rr_1_7_as_much_as_possible_is_resolved() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.state.action_deck = scene.state.action_deck[:1]
    scene.play(DrawActionCards(seat=0, count=2))
    assert len(scene.state.hands[0]) == 1


def test_rr_1_9_without_its_cost_there_is_no_effect() -> None:
    scene = Scene("hacan", "letnev", "jolnar")
    scene.technologies("hacan", "production_biomes")
    scene.play(Turn(seat=0))
    assert ("component", "production_biomes") in scene.options()
    scene.state.exhausted_technologies[0] = ("production_biomes",)
    scene.play(Turn(seat=0))
    assert ("component", "production_biomes") not in scene.options()


def test_rr_1_10_exhausting_a_card_is_a_cost() -> None:
    scene = Scene("hacan", "letnev", "jolnar")
    scene.technologies("hacan", "production_biomes")
    scene.play(Turn(seat=0))
    scene.choose("hacan", "component", "production_biomes")
    scene.choose("hacan", "player", 1)
    assert scene.state.exhausted_technologies[0] == ("production_biomes",)
    assert scene.state.trade_goods == [4, 2, 0]


def test_rr_1_12_after_means_at_once() -> None:
    scene = Scene("sol", "letnev", "jolnar", listeners=[*ALL, forced("action_performed_after"), stalling()])
    scene.technologies("sol", "fleet_logistics")
    scene.play(Turn(seat=0))
    scene.choose("sol", "component", "stall")
    assert scene.told("said")[-1] == (2, "action_performed_after")
    assert scene.ask().prompt == "choose_action"


def test_rr_1_13_when_means_at_the_moment_of_the_event() -> None:
    scene = Scene("sol", "letnev", "jolnar", listeners=[*spy(), *sabotage()])
    scene.hold("sol", "spy")
    scene.hold("letnev", "sabotage")
    scene.play(Turn(seat=0))
    scene.choose("sol", "component", "spy")
    assert scene.ask("letnev").about["moment"] == "other_plays_action_card_when"
    assert scene.told("said") == []


def test_rr_1_14_when_comes_before_after() -> None:
    for event in ("gain_control", "replenish", "agenda_revealed"):
        assert MOMENT[f"{event}_when"].order < MOMENT[f"{event}_after"].order


def test_rr_1_15_what_follows_then_is_resolved_second() -> None:
    scene = Scene("yssaril", "letnev", "jolnar")
    scene.play(DrawActionCards(seat=0, count=1))
    assert len(scene.state.hands[0]) == 2, "first he draws, then he discards"
    assert scene.ask().prompt == "discard_action_card"


def test_rr_1_16_an_ability_is_resolved_once_for_each_occurrence() -> None:
    diodes = technology("transit_diodes", "turn_start", it_concerns_me, Say(what="diodes"))
    scene = Scene("sol", "letnev", "jolnar", listeners=[*diodes, stalling()])
    scene.technologies("sol", "transit_diodes")
    for times in (1, 2):
        scene.play(Turn(seat=0))
        scene.choose("sol", "play", "transit_diodes")
        assert scene.ask().prompt == "choose_action"
        assert len(scene.told("said")) == times


def test_rr_1_18_the_opening_of_an_action_card_says_when_it_is_played() -> None:
    for card in ACTION_CARD.values():
        assert stops_of(card.moment), card.id


def test_rr_1_19_a_note_may_work_as_soon_as_it_is_received() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    give_note(scene.game, 0, 1, "support_for_the_throne:0")
    scene.play()
    assert scene.state.points == [0, 1, 0]


def test_rr_1_20_the_outcome_of_an_agenda_is_resolved_after_the_vote() -> None:
    assert all(agenda.id for agenda in AGENDAS)
    assert MOMENT["speaker_voted_after"].order < MOMENT["agenda_outcome"].order


def test_rr_1_21_faction_abilities_and_flagships_belong_to_their_faction() -> None:
    genesis = flagship("genesis", "turn_start", it_concerns_me, Say(what="genesis"))
    scene = Scene("sol", "letnev", "jolnar", listeners=[*ALL, *genesis])
    assert has_ability(scene.state, 0, "orbital_drop") and not has_ability(scene.state, 1, "orbital_drop")
    scene.play(Turn(seat=0))
    assert ("component", "orbital_drop") in scene.options()
    scene.put("sol", 1, flagship=1)
    scene.play(Turn(seat=0))
    assert scene.options() == (("play", "genesis"), ("pass",))


def test_rr_1_22_there_are_six_unit_abilities() -> None:
    assert len(UNIT_ABILITIES) == 6


def test_rr_1_23_this_system_is_the_one_with_the_unit() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("sol", 18, flagship=1)
    assert flagship_in(scene.state, "genesis", "18") == 0
    assert flagship_in(scene.state, "genesis", "1") == NOBODY
