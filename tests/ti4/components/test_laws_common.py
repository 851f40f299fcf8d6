"""Laws in the common play area: what the votes for and against them do, and what they say while in play."""

from __future__ import annotations

from tests.ti4.components.lawmaking import resolve, table
from tests.ti4.senate import abstain, senate, vote
from throneworld.imperium.combat.sustaining import may_sustain
from throneworld.imperium.effects.later import PUT_OFF
from throneworld.imperium.marks import is_marked
from throneworld.ti4.objectives import objective_refusal, public_objectives
from throneworld.ti4.phases.strategy import StrategyPhase
from throneworld.ti4.steps.research import Research
from throneworld.ti4.steps.secrets import secret_count
from throneworld.ti4.tables import TITLE
from throneworld.ti4.voting.agenda import ResolveAgenda
from throneworld.ti4.voting.outcomes import possible_outcomes

REVOLUTION = "anti_intellectual_revolution"

# Anti-Intellectual Revolution


def test_anti_intellectual_revolution_destroys_a_ship_of_the_researcher() -> None:
    scene = table()
    scene.law(REVOLUTION)
    scene.put("sol", 1, carrier=1, cruiser=1, fighter=2, infantry=2)
    scene.damage("sol", 1, "cruiser")
    scene.play(Research(seat=0))
    scene.choose("sol", "research", "neural_motivator")
    assert scene.options("sol") == (("destroy", "carrier", "1", 0), ("destroy", "cruiser", "1", 1))
    scene.choose("sol", "destroy", "cruiser", "1", 1)
    assert scene.done
    assert scene.units("sol", 1) == {"carrier": 1, "fighter": 2, "infantry": 2}
    assert not scene.state.damaged[0]


def test_anti_intellectual_revolution_takes_a_carrier_with_what_it_held() -> None:
    scene = table()
    scene.law(REVOLUTION)
    scene.put("sol", 1, carrier=1, fighter=2)
    scene.put("letnev", 29, cruiser=1)
    scene.play(Research(seat=0))
    scene.choose("sol", "research", "neural_motivator")
    assert scene.done
    assert scene.units("sol", 1) == {}
    assert scene.has("letnev", 29, "cruiser") == 1


def test_anti_intellectual_revolution_asks_nothing_of_whoever_has_only_fighters() -> None:
    scene = table()
    scene.law(REVOLUTION)
    scene.put("sol", "jord", space_dock=1)
    scene.put("sol", 1, fighter=2)
    scene.play(Research(seat=0))
    scene.choose("sol", "research", "neural_motivator")
    assert scene.done
    assert scene.has("sol", 1, "fighter") == 2


def test_anti_intellectual_revolution_against_exhausts_a_planet_for_each_technology() -> None:
    scene = senate(REVOLUTION)
    scene.technologies("sol", "neural_motivator", "sarween_tools")
    scene.technologies("letnev", "neural_motivator", "sarween_tools", "plasma_scoring")
    scene.take("sol", "lazar", "sakulag")
    resolve(scene, "against")
    assert scene.state.laws == {}
    scene.state.exhausted = ()
    scene.play(StrategyPhase())
    assert scene.options("sol") == (("exhaust", "jord"), ("exhaust", "lazar"), ("exhaust", "sakulag"))
    scene.choose("sol", "exhaust", "lazar")
    scene.choose("sol", "exhaust", "jord")
    assert set(scene.state.exhausted) == {"lazar", "jord", "arc_prime", "wren_terra"}
    assert scene.ask().prompt == "choose_strategy_card"
    assert not is_marked(scene.state, PUT_OFF + REVOLUTION)


def test_anti_intellectual_revolution_counts_no_copied_texts() -> None:
    scene = senate(REVOLUTION, factions=("nekro", "letnev", "jolnar"))
    scene.technologies("nekro", "valefar_assimilator_x", "spec_ops_2")
    scene.state.assimilated["valefar_assimilator_x"] = "spec_ops_2"
    scene.take("nekro", "lazar", "sakulag")
    scene.play(ResolveAgenda())
    scene.choose("nekro", "pass")
    abstain(scene, "letnev")
    vote(scene, "jolnar", "against")
    abstain(scene, "nekro")
    scene.state.exhausted = ()
    scene.play(StrategyPhase())
    scene.choose("nekro", "exhaust", "lazar")
    assert scene.told("planet_exhausted")[-1] == (0, "lazar", REVOLUTION)
    assert scene.ask().prompt == "choose_strategy_card"


# Classified Document Leaks


def test_notes_4_25c_classified_document_leaks_makes_a_scored_secret_public() -> None:
    scene = senate("classified_document_leaks")
    scene.state.scored[0] = ("become_the_gatekeeper",)
    scene.state.scored[1] = ("forge_an_alliance",)
    assert possible_outcomes(scene.state, "classified_document_leaks") == (
        "become_the_gatekeeper",
        "forge_an_alliance",
    )
    resolve(scene, "become_the_gatekeeper")
    assert scene.state.laws == {"classified_document_leaks": "become_the_gatekeeper"}
    assert "become_the_gatekeeper" in public_objectives(scene.state)
    assert secret_count(scene.state, 0) == 0
    refusal = objective_refusal(scene.game, 0, "become_the_gatekeeper")
    assert refusal is not None and refusal.key == "already_scored"
    scene.put("letnev", 26, cruiser=1)
    scene.put("letnev", 25, cruiser=1)
    assert objective_refusal(scene.game, 1, "become_the_gatekeeper") is None


def test_notes_4_25e_classified_document_leaks_freezes_the_objective_when_it_leaves_play() -> None:
    scene = senate("classified_document_leaks")
    scene.state.scored[0] = ("become_the_gatekeeper",)
    resolve(scene, "become_the_gatekeeper")
    del scene.state.laws["classified_document_leaks"]
    assert "become_the_gatekeeper" not in public_objectives(scene.state)
    assert secret_count(scene.state, 0) == 0


def test_classified_document_leaks_that_lay_there_before_it_was_marked_counts_for_nobodys_three() -> None:
    """Tables of before have the law and its objective, and no mark."""
    scene = senate("mutiny")
    scene.state.scored[0] = ("become_the_gatekeeper",)
    assert secret_count(scene.state, 0) == 1
    scene.law("classified_document_leaks", "become_the_gatekeeper")
    assert secret_count(scene.state, 0) == 0


def test_classified_document_leaks_elects_an_objective_of_several_scorers_once() -> None:
    scene = senate("classified_document_leaks")
    scene.state.scored[0] = scene.state.scored[1] = ("become_the_gatekeeper",)
    assert possible_outcomes(scene.state, "classified_document_leaks") == ("become_the_gatekeeper",)


# Arms


def test_conventions_of_war_against_costs_those_who_voted_so_their_action_cards() -> None:
    scene = senate("conventions_of_war")
    scene.hold("jolnar", "plague", "spy")
    scene.hold("letnev", "sabotage")
    resolve(scene, "against")
    assert scene.state.hands[2] == ()
    assert len(scene.state.hands[1]) == 1
    assert scene.told("action_card_discarded") == [
        (2, "plague", "conventions_of_war"),
        (2, "spy", "conventions_of_war"),
    ]


def test_conventions_of_war_for_costs_nobody_anything() -> None:
    scene = senate("conventions_of_war")
    scene.hold("jolnar", "plague")
    resolve(scene, "for")
    assert scene.state.laws == {"conventions_of_war": ""}
    assert len(scene.state.hands[2]) == 1


def test_enforced_travel_ban_against_destroys_pds_at_wormholes() -> None:
    scene = senate("enforced_travel_ban")
    scene.take("sol", "lodor", "lazar", "saudor")
    scene.put("sol", "lodor", pds=2, infantry=1)
    scene.put("sol", "lazar", pds=1)
    scene.put("sol", "saudor", pds=1)
    resolve(scene, "against")
    assert scene.units("sol", "lodor") == {"infantry": 1}
    assert scene.has("sol", "lazar", "pds") == 0  # beside the alpha wormhole of system 39
    assert scene.has("sol", "saudor", "pds") == 1
    assert scene.state.control["lazar"] == 0


def test_enforced_travel_ban_against_leaves_a_planet_to_those_who_still_stand_there() -> None:
    scene = senate("enforced_travel_ban")
    scene.take("sol", "lodor")
    scene.put("sol", "lodor", pds=1)
    scene.put("letnev", "lodor", infantry=1)
    resolve(scene, "against")
    assert scene.units("sol", "lodor") == {}
    assert scene.state.control["lodor"] == 1


def test_homeland_defense_act_against_lets_each_player_destroy_a_pds() -> None:
    scene = senate("homeland_defense_act")
    scene.put("sol", "jord", pds=1)
    scene.put("letnev", "arc_prime", pds=1)
    scene.put("letnev", "wren_terra", pds=2)
    resolve(scene, "against")
    assert scene.has("sol", "jord", "pds") == 0
    assert scene.options("letnev") == (
        ("destroy", "pds", "arc_prime", 0),
        ("destroy", "pds", "wren_terra", 0),
    )
    scene.choose("letnev", "destroy", "pds", "wren_terra", 0)
    assert scene.done
    assert scene.has("letnev", "wren_terra", "pds") == 1


def test_notes_4_27b_publicize_weapon_schematics_against_costs_owners_of_war_suns_their_cards() -> None:
    scene = senate("publicize_weapon_schematics", factions=("muaat", "letnev", "jolnar"))
    scene.technologies("jolnar", "war_sun")
    scene.hold("muaat", "plague")
    scene.hold("jolnar", "spy")
    resolve(scene, "against")
    assert [TITLE[card] for card in scene.state.hands[0]] == ["plague"]  # a first prototype is no technology
    assert scene.state.hands[2] == ()


def test_notes_4_27a_publicize_weapon_schematics_against_counts_the_second_prototype() -> None:
    scene = senate("publicize_weapon_schematics", factions=("muaat", "letnev", "jolnar"))
    scene.technologies("muaat", "prototype_war_sun_2")
    scene.hold("muaat", "plague")
    resolve(scene, "against")
    assert scene.state.hands[0] == ()


def test_notes_4_27c_publicize_weapon_schematics_takes_the_sustain_of_war_suns() -> None:
    scene = senate("publicize_weapon_schematics")
    scene.technologies("letnev", "war_sun")
    scene.put("letnev", 29, war_sun=1)
    assert may_sustain(scene.state, 1, "war_sun", "29")
    resolve(scene, "for")
    assert not may_sustain(scene.state, 1, "war_sun", "29")


def test_regulated_conscription_has_no_more_to_say_than_its_rule() -> None:
    scene = senate("regulated_conscription")
    resolve(scene, "for")
    assert scene.done
    assert scene.state.laws == {"regulated_conscription": ""}


# Hands and tokens


def test_executive_sanctions_for_lets_everybody_discard_down_to_three() -> None:
    scene = senate("executive_sanctions", factions=("sol", "letnev", "yssaril"))
    scene.hold("sol", "bunker", "reparations", "sabotage", "plague")
    scene.hold("yssaril", "uprising", "spy", "salvage", "insubordination")
    scene.play(ResolveAgenda())
    abstain(scene, "letnev", "yssaril")
    vote(scene, "sol", "for")
    assert scene.ask("sol").prompt == "discard_action_card"
    scene.choose("sol", "discard", "plague")
    assert scene.done
    assert len(scene.state.hands[0]) == 3
    assert len(scene.state.hands[2]) == 4  # crafty


def test_executive_sanctions_against_takes_a_card_of_each_by_chance() -> None:
    scene = senate("executive_sanctions")
    scene.hold("sol", "plague", "spy")
    scene.hold("letnev", "sabotage")
    resolve(scene, "against")
    assert [len(hand) for hand in scene.state.hands] == [1, 0, 0]
    assert [args[0] for args in scene.told("action_card_discarded")] == [0, 1]


def test_fleet_regulations_for_removes_tokens_and_then_ships() -> None:
    scene = senate("fleet_regulations")
    scene.state.fleet[0] = 6
    scene.put("sol", 1, cruiser=4, destroyer=1)
    resolve(scene, "for")
    assert scene.state.fleet == [4, 3, 3]
    assert scene.options("sol") == (("remove", "cruiser", 0), ("remove", "destroyer", 0))
    scene.choose("sol", "remove", "destroyer", 0)
    assert scene.done
    assert scene.units("sol", 1) == {"cruiser": 4}


def test_fleet_regulations_leave_the_armada_its_bonus() -> None:
    scene = senate("fleet_regulations")
    scene.state.fleet[1] = 5
    scene.put("letnev", 29, cruiser=6)
    resolve(scene, "for")
    assert scene.done
    assert scene.state.fleet[1] == 4
    assert scene.has("letnev", 29, "cruiser") == 6


def test_fleet_regulations_against_gives_each_fleet_pool_a_token() -> None:
    scene = senate("fleet_regulations")
    scene.state.tactic[0] = 11
    resolve(scene, "against")
    assert scene.state.fleet == [3, 4, 4]  # Sol have no token left


def test_fleet_regulations_that_are_voted_down_no_longer_limit_the_pool() -> None:
    scene = senate()
    scene.law("fleet_regulations")
    scene.state.fleet[1] = 4
    scene.play(ResolveAgenda(agenda="fleet_regulations"))
    abstain(scene, "letnev")
    vote(scene, "jolnar", "against")
    abstain(scene, "sol")
    assert scene.state.fleet[1] == 5
    assert scene.state.laws == {}


def test_shared_research_against_puts_a_token_into_each_home_system() -> None:
    scene = senate("shared_research")
    scene.state.on_board[1] = 1 << 10
    scene.state.tactic[2] = 11
    resolve(scene, "against")
    assert scene.state.on_board == [1 << 1, 1 << 10, 0]
    assert scene.told("token_placed") == [(0, 1, "reinforcements")]


def test_wormhole_reconstruction_against_puts_tokens_where_ships_are_at_wormholes() -> None:
    scene = senate("wormhole_reconstruction")
    scene.put("sol", 26, cruiser=1)
    scene.put("sol", 40, fighter=1, carrier=1)
    scene.put("sol", 1, cruiser=1)
    scene.take("letnev", "quann")
    scene.put("letnev", "quann", infantry=1)
    resolve(scene, "against")
    assert scene.state.on_board == [1 << 26 | 1 << 40, 0, 0]


def test_wormhole_reconstruction_against_takes_a_token_from_a_pool_if_none_is_left() -> None:
    scene = senate("wormhole_reconstruction")
    scene.put("sol", 26, cruiser=1)
    scene.state.tactic[0] = 11
    resolve(scene, "against")
    assert scene.options("sol") == (("from", "tactic"), ("from", "fleet"), ("from", "strategy"))
    scene.choose("sol", "from", "tactic")
    assert scene.done
    assert scene.state.on_board[0] == 1 << 26


# Representative Government


def test_representative_government_against_exhausts_cultural_planets_of_those_voters() -> None:
    scene = senate("representative_government")
    scene.take("jolnar", "torkan", "tequran")
    scene.take("sol", "quann")
    resolve(scene, "against")
    scene.state.exhausted = ()
    scene.play(StrategyPhase())
    why = "representative_government"
    assert [args for args in scene.told("planet_exhausted") if args[2] == why] == [(2, "torkan", why)]


def test_representative_government_concerns_only_the_next_strategy_phase() -> None:
    scene = senate("representative_government")
    scene.take("jolnar", "torkan")
    resolve(scene, "against")
    for _ in range(2):
        scene.state.exhausted = ()
        scene.state.strategy_cards = [(), (), ()]
        scene.play(StrategyPhase())
        while not scene.done:
            ask = scene.ask()
            scene.game.choose(ask.seat, ask.options[0])
    assert scene.state.exhausted == ()
