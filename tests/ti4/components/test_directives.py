"""The directives among the agendas, each with both of its outcomes."""

from __future__ import annotations

import pytest

from tests.ti4.declared import OUTCOMES, standing_rules
from tests.ti4.scene import Scene
from tests.ti4.senate import abstain, senate, vote
from throneworld.imperium.council import cast_votes, effects_of
from throneworld.kernel.asks import Noun
from throneworld.kernel.gathering import modules_of, texts_of
from throneworld.ti4 import directives
from throneworld.ti4.directives.texts import LISTENERS
from throneworld.ti4.phases.strategy import StrategyPhase
from throneworld.ti4.tables import AGENDAS, DIRECTIVE, OBJECTIVE, STAGE_1, STAGE_2
from throneworld.ti4.voting.agenda import ResolveAgenda
from throneworld.ti4.voting.ballots import vote_refusal


def decide(scene: Scene, outcome: Noun) -> None:
    """Nobody votes, and the speaker decides the tie."""
    scene.play(ResolveAgenda())
    while not scene.done and scene.ask().prompt == "choose_vote":
        scene.game.choose(scene.ask().seat, ("abstain",))
    if not scene.done and scene.ask().prompt == "break_tie":
        scene.game.choose(scene.ask().seat, ("resolve", outcome))


def votes(scene: Scene, **cast: str) -> None:
    """Each of these players votes with all that he has; the others abstain."""
    scene.play(ResolveAgenda())
    while not scene.done and scene.ask().prompt == "choose_vote":
        faction = scene.factions[scene.ask().seat]
        if faction in cast:
            vote(scene, faction, cast[faction])
        else:
            scene.choose(faction, "abstain")


def test_every_clause_of_every_directive_is_declared() -> None:
    listened = {(each.component, each.window) for each in LISTENERS}
    for agenda in (each for each in AGENDAS if each.kind == DIRECTIVE):
        text = OUTCOMES[agenda.id]
        happens = text.on_elect if agenda.elect else text.on_for
        for clauses, effects in ((agenda.outcome, happens), (agenda.against, text.on_against)):
            assert bool(clauses) == bool(effects), agenda.id
            for clause in clauses:
                known = clause.moment == "agenda_outcome" or (agenda.id, clause.moment) in listened
                assert known or (agenda.id, clause.moment) in standing_rules(), agenda.id
    here = texts_of(modules_of(directives))
    assert set(here) == {each.id for each in AGENDAS if each.kind == DIRECTIVE}


def test_archived_secret_draws_a_secret_objective_for_the_elected_player() -> None:
    scene = senate("archived_secret")
    decide(scene, 1)
    assert [len(secrets) for secrets in scene.state.secrets] == [0, 1, 0]
    assert scene.state.agenda_discards == ("archived_secret",)


def test_archived_secret_leaves_nobody_more_than_three() -> None:
    scene = senate("archived_secret")
    first, second, third = scene.state.secret_deck[:3]
    scene.secret("letnev", first, second, third)
    decide(scene, 1)
    assert scene.ask("letnev").prompt == "return_secret"
    assert len(scene.options("letnev")) == 4
    scene.choose("letnev", "return", second)
    assert len(scene.state.secrets[1]) == 3


# Arms Reduction


def test_arms_reduction_for_leaves_two_dreadnoughts_and_four_cruisers() -> None:
    scene = senate("arms_reduction")
    scene.put("sol", 22, dreadnought=2)
    scene.put("sol", 19, dreadnought=1, cruiser=2)
    scene.put("letnev", 26, cruiser=5)
    decide(scene, "for")
    assert scene.options("sol") == (("lose", "dreadnought", "22", 0), ("lose", "dreadnought", "19", 0))
    scene.choose("sol", "lose", "dreadnought", "22", 0)
    assert (scene.has("sol", 22, "dreadnought"), scene.has("sol", 19, "dreadnought")) == (1, 1)
    assert scene.has("sol", 19, "cruiser") == 2
    assert scene.has("letnev", 26, "cruiser") == 4
    assert scene.done


def test_arms_reduction_lets_a_player_give_up_his_damaged_ships() -> None:
    scene = senate("arms_reduction")
    scene.put("sol", 22, dreadnought=4)
    scene.damage("sol", 22, "dreadnought")
    decide(scene, "for")
    assert scene.options("sol") == (("lose", "dreadnought", "22", 0), ("lose", "dreadnought", "22", 1))
    scene.choose("sol", "lose", "dreadnought", "22", 1)
    assert scene.units("sol", 22) == {"dreadnought": 2}
    assert scene.state.damaged[0] == {}


def test_notes_4_40b_arms_reduction_destroys_what_the_ships_carried() -> None:
    scene = senate("arms_reduction")
    scene.put("sol", 22, dreadnought=3, infantry=3)
    decide(scene, "for")
    assert scene.units("sol", 22) == {"dreadnought": 2, "infantry": 2}


def test_arms_reduction_against_exhausts_specialties_at_the_next_strategy_phase() -> None:
    scene = senate("arms_reduction")
    scene.take("sol", "wellon", "quann")
    decide(scene, "against")
    assert scene.state.exhausted == ()
    scene.state.strategy_cards = [(), (), ()]
    scene.play(StrategyPhase())
    assert set(scene.state.exhausted) == {"wellon"}


# Colonial Redistribution and Compensated Disarmament


def colony(points: tuple[int, int, int]) -> Scene:
    scene = senate("colonial_redistribution")
    scene.take("sol", "quann")
    scene.put("sol", "quann", infantry=2, pds=1)
    scene.state.points[:] = points
    return scene


def test_colonial_redistribution_gives_the_planet_to_a_player_with_the_fewest_points() -> None:
    scene = colony((2, 1, 1))
    decide(scene, "quann")
    assert scene.options("sol") == (("player", 1), ("player", 2))
    scene.choose("sol", "player", 2)
    assert scene.units("sol", "quann") == {}
    assert scene.options("jolnar") == (("place", "infantry", "quann"), ("done",))
    scene.choose("jolnar", "place", "infantry", "quann")
    assert scene.state.control["quann"] == 2
    assert scene.has("jolnar", "quann", "infantry") == 1


def test_colonial_redistribution_leaves_the_planet_to_its_controller_if_nobody_settles() -> None:
    scene = colony((2, 2, 1))
    decide(scene, "quann")
    scene.choose("jolnar", "done")
    assert scene.state.control["quann"] == 0
    assert scene.units("sol", "quann") == {}


def test_colonial_redistribution_places_nothing_in_a_demilitarized_zone() -> None:
    scene = colony((2, 2, 1))
    scene.law("demilitarized_zone", "quann")
    decide(scene, "quann")
    assert scene.done
    assert scene.state.control["quann"] == 0


def test_colonial_redistribution_elects_no_home_planet_and_not_mecatol_rex() -> None:
    scene = colony((0, 0, 0))
    scene.take("letnev", "mecatol_rex")
    scene.play(ResolveAgenda())
    assert [option for option in scene.options() if option[0] == "vote"] == [("vote", "quann")]


def test_compensated_disarmament_pays_for_every_ground_force() -> None:
    scene = senate("compensated_disarmament")
    scene.put("sol", "jord", infantry=4, pds=1, space_dock=1)
    decide(scene, "jord")
    assert scene.units("sol", "jord") == {"pds": 1, "space_dock": 1}
    assert scene.state.trade_goods == [4, 0, 0]
    assert scene.told("trade_goods_gained") == [(0, 4, "compensated_disarmament")]
    assert scene.state.control["jord"] == 0


# Goods, cards, points


def test_economic_equality_for_gives_everybody_five_trade_goods() -> None:
    scene = senate("economic_equality")
    scene.goods("sol", 9)
    decide(scene, "for")
    assert scene.state.trade_goods == [5, 5, 5]


def test_economic_equality_against_takes_all_trade_goods() -> None:
    scene = senate("economic_equality")
    scene.goods("sol", 9, commodities=2)
    decide(scene, "against")
    assert scene.state.trade_goods == [0, 0, 0]
    assert scene.state.commodities[0] == 2


@pytest.mark.parametrize(("outcome", "stage"), [("for", STAGE_1), ("against", STAGE_2)])
def test_incentive_program_reveals_one_more_objective(outcome: str, stage: str) -> None:
    scene = senate("incentive_program")
    facedown, revealed = scene.state.objective_deck, len(scene.state.objectives)
    decide(scene, outcome)
    assert len(scene.state.objectives) == revealed + 1
    assert OBJECTIVE[scene.state.objectives[-1]].deck == stage
    assert scene.state.objective_deck == facedown
    assert scene.told("objective_revealed") == [(scene.state.objectives[-1],)]


def test_judicial_abolishment_discards_the_elected_law() -> None:
    scene = senate("judicial_abolishment")
    scene.law("fleet_regulations")
    scene.law("homeland_defense_act")
    decide(scene, "fleet_regulations")
    assert scene.state.laws == {"homeland_defense_act": ""}
    assert scene.state.agenda_discards == ("judicial_abolishment", "fleet_regulations")


def test_judicial_abolishment_is_replaced_when_there_is_no_law() -> None:
    scene = senate("judicial_abolishment", "mutiny")
    scene.play(ResolveAgenda())
    assert scene.told("agenda_revealed") == [("judicial_abolishment",), ("mutiny",)]


def test_notes_4_2c_miscount_disclosed_votes_on_the_law_again_while_it_stays_in_force() -> None:
    scene = senate("miscount_disclosed")
    scene.law("homeland_defense_act")
    scene.play(ResolveAgenda())
    abstain(scene, "letnev", "jolnar", "sol")
    assert scene.told("agenda_revealed") == [("miscount_disclosed",), ("homeland_defense_act",)]
    assert scene.state.laws == {"homeland_defense_act": ""}
    while scene.ask().prompt == "choose_vote":
        scene.game.choose(scene.ask().seat, ("abstain",))
    scene.choose("sol", "resolve", "against")
    assert scene.state.laws == {}


def test_mutiny_for_gives_a_point_to_those_who_voted_for_it() -> None:
    scene = senate("mutiny")
    votes(scene, jolnar="for", sol="against")
    assert scene.state.points == [0, 0, 1]


def test_mutiny_against_takes_a_point_from_those_who_voted_for_it() -> None:
    scene = senate("mutiny")
    scene.state.points[:] = [3, 3, 3]
    votes(scene, letnev="for", jolnar="against")
    assert scene.state.points == [3, 2, 3]


def test_mutiny_ends_the_game_with_the_first_who_reaches_the_goal_in_speaker_order() -> None:
    scene = senate("mutiny")
    scene.state.points[:] = [9, 9, 9]
    votes(scene, letnev="for", jolnar="for", sol="for")
    assert scene.game.result is not None
    assert scene.game.result.winners == (0,)
    assert scene.state.points == [10, 9, 9]


def test_new_constitution_discards_all_laws_and_exhausts_home_planets_later() -> None:
    scene = senate("new_constitution")
    scene.law("fleet_regulations")
    scene.law("homeland_defense_act")
    scene.take("sol", "quann")
    decide(scene, "for")
    assert scene.state.laws == {}
    assert scene.state.exhausted == ()
    scene.state.strategy_cards = [(), (), ()]
    scene.play(StrategyPhase())
    assert "quann" not in scene.state.exhausted
    assert {"jord", "arc_prime", "wren_terra", "nar", "jol"} == set(scene.state.exhausted)


def test_new_constitution_against_changes_nothing() -> None:
    scene = senate("new_constitution")
    scene.law("fleet_regulations")
    decide(scene, "against")
    assert scene.state.laws == {"fleet_regulations": ""}


def test_public_execution_takes_cards_token_and_vote() -> None:
    scene = senate("public_execution", "mutiny")
    scene.hold("sol", "plague", "spy")
    decide(scene, 0)
    assert scene.state.hands[0] == ()
    assert scene.state.speaker == 1
    assert vote_refusal(scene.state, 0) is not None
    scene.play(ResolveAgenda())
    while scene.ask().seat != 0:
        scene.game.choose(scene.ask().seat, ("abstain",))
    assert scene.refusal("sol", "vote", "for") == "RR 8.16 cannot_vote"


def test_public_execution_leaves_the_token_with_another_speaker() -> None:
    scene = senate("public_execution")
    decide(scene, 1)
    assert scene.state.speaker == 0


@pytest.mark.parametrize(("outcome", "points"), [("for", [3, 1, 3]), ("against", [2, 2, 2])])
def test_seed_of_an_empire_gives_points_to_all_who_tie(outcome: str, points: list[int]) -> None:
    scene = senate("seed_of_an_empire")
    scene.state.points[:] = [2, 1, 2]
    decide(scene, outcome)
    assert scene.state.points == points


# Whoever has left the game


def test_texts_of_agendas_pass_over_whoever_has_left_the_game() -> None:
    """RR 31: he takes no part any more, though he was elected or has voted."""
    scene = senate("archived_secret")
    cast_votes(scene.game, 1, "for", 2)
    cast_votes(scene.game, 2, "for", 2)
    scene.state.eliminated = (1,)
    scene.play(*effects_of(scene.game, "archived_secret", 1), *effects_of(scene.game, "mutiny", "for"))
    assert scene.state.secrets[1] == () and scene.told("secret_drawn") == []
    assert scene.state.points == [0, 0, 1]
