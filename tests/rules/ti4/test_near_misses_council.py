"""What a player might try with cards, agendas, objectives, trade and at set-up, and why not."""

from __future__ import annotations

import pytest

from tests.rules.ti4.near_misses import three, why
from tests.ti4.market import SOMETHING_ELSE
from tests.ti4.scene import Scene
from tests.ti4.senate import senate
from throneworld.imperium.council import REVEALED
from throneworld.imperium.drawing import DiscardCards
from throneworld.imperium.effects.aims import ChooseLaw, ChoosePlayer
from throneworld.imperium.marks import AGENDA, mark
from throneworld.kernel.game import Game
from throneworld.kernel.registry import definition_of
from throneworld.kernel.windows import Occasion
from throneworld.ti4.cards.aims import ChooseUnit
from throneworld.ti4.cards.notes_effects import ChooseNote
from throneworld.ti4.cards.notes_units import SendGroundForcesAway
from throneworld.ti4.cards.senate_effects import ChooseBribe, CloseSystem
from throneworld.ti4.directives.units import ChooseSettler
from throneworld.ti4.effects.cards import TakeCard
from throneworld.ti4.effects.devastation import ChooseLosses
from throneworld.ti4.laws.learning import ExhaustForTechnologies
from throneworld.ti4.laws.offices import ChooseSwap
from throneworld.ti4.moments import MOMENTS
from throneworld.ti4.objectives import SpendTokens
from throneworld.ti4.phases.status import ScoreObjectives
from throneworld.ti4.phases.turn import ChooseAction
from throneworld.ti4.setup.building import BuildGalaxy
from throneworld.ti4.setup.components import ChooseStartingTechnology, PlaceStartingUnits
from throneworld.ti4.setup.objectives import KeepSecret
from throneworld.ti4.steps.secrets import ReturnSecret
from throneworld.ti4.strategic.action import OfferSecondary
from throneworld.ti4.strategic.imperial import ScorePublicObjective
from throneworld.ti4.strategic.politics import ChooseSpeaker, PutAgendasBack
from throneworld.ti4.strategic.trade import ChooseWhoReplenishes
from throneworld.ti4.technologies.strategy import ChooseExchange
from throneworld.ti4.trade.offers import AnswerOffer, MakeOffer
from throneworld.ti4.trade.shares import Share
from throneworld.ti4.voting.agenda import BreakTie
from throneworld.ti4.voting.casting import ChooseVote

TI4 = definition_of("ti4")

SOL = 0


# Turns


def test_rr_72_3_a_strategic_action_takes_ones_own_card() -> None:
    scene = three()
    assert why(scene, ChooseAction(seat=SOL), "strategic", "diplomacy") == "RR 72.3 card_not_with"
    scene.state.strategy_cards[SOL] += ("diplomacy",)
    assert why(scene, ChooseAction(seat=SOL), "strategic", "diplomacy") == ""


def test_rr_3_1_a_turn_has_so_many_actions() -> None:
    scene = three()
    scene.put("letnev", 31, cruiser=1)
    step = ChooseAction(seat=SOL, first=False, left=False)
    assert why(scene, step, "tactical", 18) == "RR 3.1 no_action_left"
    assert why(scene, step, "pass") == "RR 3.2 acted_in_this_turn"
    assert why(scene, ChooseAction(seat=SOL, first=False), "tactical", 18) == ""
    assert why(scene, ChooseAction(seat=SOL), "end_turn") == "RR 3.1 not_acted_yet"
    assert why(scene, ChooseAction(seat=SOL, first=False), "end_turn") == ""


def test_rr_83_1_nobody_trades_with_himself() -> None:
    assert why(three(), ChooseAction(seat=SOL), "transaction", SOL) == "RR 83.1 no_such_partner"


def test_rr_71_1_the_secondary_ability_is_that_of_the_card_in_use() -> None:
    scene = three()
    step = OfferSecondary(seat=SOL, card="trade")
    assert why(scene, step, "secondary", "warfare") == "RR 71.1 another_card_is_used"
    assert why(scene, OfferSecondary(seat=SOL, card="warfare"), "secondary", "warfare") == ""


def test_rr_31_2_an_eliminated_player_is_not_chosen() -> None:
    scene = three("sol", "letnev", "jolnar", "hacan")
    for step, verb in ((ChooseSpeaker(seat=SOL), "speaker"), (ChoosePlayer(seat=SOL), "player")):
        scene.state.eliminated = (3,)
        assert why(scene, step, verb, 3) == "RR 31.2 player_eliminated"
        scene.state.eliminated = ()
        assert why(scene, step, verb, 3) == ""


def test_rr_81_4_one_replenishes_others() -> None:
    step = ChooseWhoReplenishes(seat=SOL)
    assert why(three(), step, "player", SOL) == "RR 81.4 another"
    assert why(three(), step, "player", 1) == ""


def test_rr_3_1_what_has_its_own_time_is_refused_at_any_other() -> None:
    game = Game(TI4, ("sol", "letnev", "jolnar"), 3, 1)
    game.state, game.options = three().state, {"points": 10}
    game.stack = [OfferSecondary(seat=SOL, card="trade")]
    game.proceed()
    for option, reason in (
        (("tactical", 18), "RR 3.1 no_action_now"),
        (("ship", "cruiser", 18, 0), "RR 78.2 no_movement_now"),
        (("vote", "for"), "RR 8.5 no_vote_now"),
        (("play", "sabotage"), "RR 1.1 nothing_played_now"),
    ):
        refusal = game.refusal(SOL, option)
        assert refusal is not None and f"{refusal.rule} {refusal.key}" == reason
    assert getattr(game.refusal(SOL, ("tactical", 99)), "key", "") == "not_offered"


# Cards


def test_rr_2_4_one_discards_what_one_holds() -> None:
    scene = three()
    scene.hold("sol", "sabotage", "plague", "spy")
    assert why(scene, DiscardCards(seat=SOL), "discard", "uprising") == "RR 2.4 not_yours"
    scene.hold("sol", "uprising")
    assert why(scene, DiscardCards(seat=SOL), "discard", "uprising") == ""


def test_rr_21_2_one_takes_what_the_other_holds() -> None:
    scene = three()
    scene.hold("letnev", "sabotage", "plague")
    step = TakeCard(seat=SOL, other=1)
    assert why(scene, step, "take", "uprising") == "RR 21.2 not_in_that_hand"
    scene.hold("letnev", "uprising")
    assert why(scene, step, "take", "uprising") == ""


def test_rr_7_3_a_law_that_is_chosen_is_in_play() -> None:
    scene = three()
    scene.law("fleet_regulations")
    scene.law("anti_intellectual_revolution")
    assert why(scene, ChooseLaw(seat=SOL), "law", "classified_document_leaks") == "RR 7.3 law_not_in_play"
    scene.law("classified_document_leaks")
    assert why(scene, ChooseLaw(seat=SOL), "law", "classified_document_leaks") == ""


def test_rr_21_2_a_unit_that_is_chosen_is_there_and_of_the_right_kind() -> None:
    scene = three()
    scene.put("letnev", 18, cruiser=1, carrier=1)
    scene.put("letnev", 19, cruiser=1)
    step = ChooseUnit(seat=SOL, kinds=("cruiser", "destroyer"))
    assert why(scene, step, "unit", 1, "carrier", "18", 0) == "RR 21.2 other_kind"
    assert why(scene, step, "unit", 1, "destroyer", "18", 0) == "RR 21.2 no_unit_there"
    scene.put("letnev", 18, destroyer=1)
    assert why(scene, step, "unit", 1, "destroyer", "18", 0) == ""


def test_rr_72_cards_are_exchanged_between_their_owners() -> None:
    scene = three("sol", "letnev", "jolnar", "hacan")
    swap = ChooseSwap(seat=SOL)
    assert why(scene, swap, "swap", "warfare", 1, "diplomacy") == "RR 72.3 card_not_with"
    assert why(scene, swap, "swap", "leadership", 2, "diplomacy") == "RR 72.3 card_not_with"
    assert why(scene, swap, "swap", "leadership", 1, "diplomacy") == ""
    exchange = ChooseExchange(seat=SOL)
    assert why(scene, exchange, "exchange", "leadership", "warfare") == "RR 72.8 card_with_nobody_else"
    assert why(scene, exchange, "exchange", "leadership", "diplomacy") == ""


def test_rr_60_1_a_note_that_is_played_is_held() -> None:
    scene = three("sol", "letnev", "jolnar", "hacan")
    scene.note("sol", "ceasefire", "letnev")
    scene.note("sol", "ceasefire", "jolnar")
    step = ChooseNote(seat=SOL, title="ceasefire")
    assert why(scene, step, "player", 3) == "RR 60.1 not_held"
    scene.note("sol", "ceasefire", "hacan")
    assert why(scene, step, "player", 3) == ""


def test_rr_60_1_ground_forces_are_sent_to_another_planet_of_their_owner() -> None:
    scene = three("sol", "saar", "jolnar")
    scene.note("sol", "raghs_call", "saar")
    scene.take("saar", "gral", "corneeq", "quann")
    scene.put("saar", "gral", infantry=1)
    occasion = Occasion(MOMENTS["forces_committed"], (SOL, "gral"))
    step = SendGroundForcesAway(seat=SOL, title="raghs_call", occasion=occasion)
    assert why(scene, step, "planet", "resculon") == "RR 60.1 not_his_planet"
    assert why(scene, step, "planet", "gral") == "RR 60.1 they_leave_it"
    scene.law("demilitarized_zone", "quann")
    assert why(scene, step, "planet", "quann") == "RR 7.2 demilitarized"
    assert why(scene, step, "planet", "corneeq") == ""


def test_rr_29_1_losses_are_of_the_kinds_and_places_that_are_meant() -> None:
    scene = three()
    scene.put("sol", 18, cruiser=2, carrier=2)
    scene.put("sol", 19, cruiser=1)
    step = ChooseLosses(seat=SOL, kinds=("cruiser", "carrier"), places=("18",), count=2)
    assert why(scene, step, "lose", "destroyer", "18", 0) == "RR 29.1 other_kind"
    assert why(scene, step, "lose", "cruiser", "19", 0) == "RR 29.1 takes_no_part"
    assert why(scene, step, "lose", "cruiser", "18", 0) == ""


# Objectives


def test_rr_52_14_and_52_19_only_revealed_and_own_objectives_are_scored() -> None:
    scene = three()
    scene.goods("sol", 15)
    scene.state.objectives = ("negotiate_trade_routes",)
    scene.secret("sol", "unveil_flagship")
    step = ScoreObjectives(seat=SOL)
    assert why(scene, step, "score", "centralize_galactic_trade") == "RR 52.14 not_revealed"
    assert why(scene, step, "score", "threaten_enemies") == "RR 52.19 not_your_objective"
    scene.state.objectives = ("negotiate_trade_routes", "centralize_galactic_trade")
    assert why(scene, step, "score", "centralize_galactic_trade") == ""


def test_rr_40_2_imperial_scores_public_objectives() -> None:
    scene = three()
    scene.goods("sol", 15)
    scene.state.objectives = ("negotiate_trade_routes",)
    scene.secret("sol", "mine_rare_minerals")
    step = ScorePublicObjective(seat=SOL)
    assert why(scene, step, "score", "mine_rare_minerals") == "RR 40.2 public_only"
    assert why(scene, step, "score", "negotiate_trade_routes") == ""


def test_rr_52_10_tokens_are_spent_from_the_pools_that_the_objective_names() -> None:
    scene = three()
    step = SpendTokens(seat=SOL, pools=("tactic", "strategy"))
    assert why(scene, step, "spend", "fleet") == "RR 52.10 not_from_this_pool"
    assert why(scene, SpendTokens(seat=SOL, pools=("tactic", "fleet")), "spend", "fleet") == ""


def test_rr_52_21_one_returns_what_one_holds() -> None:
    scene = three()
    scene.secret("sol", "mine_rare_minerals", "unveil_flagship")
    assert why(scene, ReturnSecret(seat=SOL), "return", "threaten_enemies") == "RR 52.21 not_your_objective"
    scene.secret("sol", "threaten_enemies")
    assert why(scene, ReturnSecret(seat=SOL), "return", "threaten_enemies") == ""


# Agendas


def test_rr_57_2_agendas_that_were_seen_go_back() -> None:
    scene = three()
    scene.state.agenda_deck = ("mutiny", "public_execution", "economic_equality")
    step = PutAgendasBack(seat=SOL, left=2)
    assert why(scene, step, "top", "economic_equality") == "RR 57.2 agenda_not_seen"
    assert why(scene, PutAgendasBack(seat=SOL, left=3), "top", "economic_equality") == ""


@pytest.mark.parametrize(
    ("agenda", "outcome", "reason"),
    [
        ("mutiny", "jord", "RR 8.8 for_or_against"),
        ("public_execution", "for", "RR 8.9 elects_player"),
        ("core_mining", 1, "RR 8.9 elects_planet"),
        ("judicial_abolishment", "jord", "RR 8.9 elects_law"),
        ("classified_document_leaks", "jord", "RR 8.9 elects_scored_secret_objective"),
    ],
)
def test_rr_8_8_and_8_9_an_agenda_has_outcomes_of_one_kind(agenda: str, outcome: str, reason: str) -> None:
    scene = senate()
    mark(scene.game, REVEALED, subject=agenda, until=AGENDA)
    scene.law("fleet_regulations")
    scene.state.scored[1] = ("mine_rare_minerals",)
    assert why(scene, ChooseVote(seat=SOL, agenda=agenda), "vote", outcome) == reason


def test_rr_8_11_a_planet_that_is_elected_is_controlled_and_as_the_agenda_wants_it() -> None:
    scene = senate()
    mark(scene.game, REVEALED, subject="core_mining", until=AGENDA)
    step = ChooseVote(seat=SOL, agenda="core_mining")
    assert why(scene, step, "vote", "centauri") == "RR 8.11 planet_uncontrolled"
    scene.take("sol", "centauri", "corneeq")
    assert why(scene, step, "vote", "centauri") == "RR 8.9 must_be_hazardous"
    scene.take("sol", "tequran", "quann")
    assert why(scene, step, "vote", "tequran") == ""


@pytest.mark.parametrize(
    ("agenda", "planet", "reason"),
    [
        ("colonial_redistribution", "jord", "RR 8.9 must_be_non_home"),
        ("colonial_redistribution", "mecatol_rex", "RR 8.9 must_be_not_mecatol_rex"),
        ("senate_sanctuary", "gral", "RR 8.9 must_be_cultural"),
        ("research_team_biotic", "corneeq", "RR 8.9 must_be_industrial"),
    ],
)
def test_rr_8_9_the_card_says_which_planets_can_be_elected(agenda: str, planet: str, reason: str) -> None:
    scene = senate()
    scene.take("sol", "mecatol_rex", "qucenn", "gral", "corneeq")
    assert why(scene, ChooseVote(seat=SOL, agenda=agenda), "vote", planet) == reason


def test_rr_8_9_laws_in_play_and_scored_secrets_are_elected() -> None:
    scene = senate()
    scene.law("fleet_regulations")
    step = ChooseVote(seat=SOL, agenda="judicial_abolishment")
    assert why(scene, step, "vote", "regulated_conscription") == "RR 7.3 law_not_in_play"
    scene.law("regulated_conscription")
    assert why(scene, step, "vote", "regulated_conscription") == ""
    scene.state.scored[1] = ("mine_rare_minerals",)
    step = ChooseVote(seat=SOL, agenda="classified_document_leaks")
    assert why(scene, step, "vote", "unveil_flagship") == "RR 8.9 secret_not_scored"
    scene.state.scored[2] = ("unveil_flagship",)
    assert why(scene, step, "vote", "unveil_flagship") == ""


def test_rr_31_2_an_eliminated_player_is_not_elected() -> None:
    scene = senate(factions=("sol", "letnev", "jolnar", "hacan"))
    scene.state.eliminated = (3,)
    step = ChooseVote(seat=SOL, agenda="public_execution")
    assert why(scene, step, "vote", 3) == "RR 31.2 player_eliminated"
    scene.state.eliminated = ()
    assert why(scene, step, "vote", 3) == ""


def test_rr_8_19_the_speaker_chooses_among_tied_outcomes() -> None:
    scene = senate()
    step = BreakTie(seat=SOL, agenda="public_execution", outcomes=(0, 1))
    assert why(scene, step, "resolve", 2) == "RR 8.19 not_tied"
    step = BreakTie(seat=SOL, agenda="public_execution", outcomes=(0, 2))
    assert why(scene, step, "resolve", 2) == ""


def test_rr_87_5_the_settler_has_the_fewest_points() -> None:
    scene = senate()
    scene.state.points = [1, 0, 0]
    assert why(scene, ChooseSettler(seat=SOL, planet="gral"), "player", 0) == "RR 87.5 not_fewest_points"
    scene.state.points = [0, 0, 0]
    assert why(scene, ChooseSettler(seat=SOL, planet="gral"), "player", 0) == ""


def test_rr_82_4_a_bribe_takes_trade_goods() -> None:
    scene = senate()
    scene.goods("sol", 2)
    assert why(scene, ChooseBribe(seat=SOL), "spend", 3) == "RR 82.4 too_few_trade_goods"
    assert why(scene, ChooseBribe(seat=SOL), "spend", 0) == "RR 8.15 at_least_one"
    scene.goods("sol", 3)
    assert why(scene, ChooseBribe(seat=SOL), "spend", 3) == ""


def test_rr_19_3_a_system_is_closed_where_one_controls_a_planet() -> None:
    scene = senate()
    scene.take("sol", "corneeq")
    assert why(scene, CloseSystem(seat=SOL), "system", 34) == "RR 19.3 no_planet_of_yours"
    scene.take("sol", "gral")
    assert why(scene, CloseSystem(seat=SOL), "system", 34) == ""


def test_rr_55_8_planets_that_are_exhausted_are_exhausted_no_more() -> None:
    scene = senate()
    scene.take("sol", "corneeq", "gral", "centauri")
    scene.state.exhausted = ("gral",)
    step = ExhaustForTechnologies(seat=SOL, left=1)
    assert why(scene, step, "exhaust", "gral") == "RR 55.8 planet_exhausted"
    scene.state.exhausted = ()
    assert why(scene, step, "exhaust", "gral") == ""


# Trade


def offer(scene: Scene) -> MakeOffer:
    scene.goods("sol", 2, 1)
    scene.goods("letnev", 1, 1)
    return MakeOffer(seat=SOL, other=1)


def test_rr_83_2_nobody_gives_what_he_does_not_have() -> None:
    scene = three()
    step = offer(scene)
    assert why(scene, step, "give_trade_goods", 3) == "RR 83.2 you_have_only"
    assert why(scene, step, "ask_trade_goods", 3) == "RR 83.2 he_has_only"
    assert why(scene, step, "give_commodities", 0) == "RR 83.2 at_least_one"
    scene.goods("sol", 3)
    scene.goods("letnev", 3)
    assert why(scene, step, "give_trade_goods", 3) == ""
    assert why(scene, step, "ask_trade_goods", 3) == ""


def test_rr_60_5_a_note_that_lies_faceup_is_not_traded() -> None:
    scene = three()
    step = offer(scene)
    note = scene.note("sol", "support_for_the_throne", "jolnar")
    scene.state.notes[SOL] = tuple(each for each in scene.state.notes[SOL] if each != note)
    scene.state.notes_in_play[SOL] = (note,)
    assert why(scene, step, "give_note", note) == "RR 60.5 note_in_play"
    assert why(scene, step, "ask_note", note) == "RR 60.5 note_in_play"
    scene.state.notes_in_play[SOL] = ()
    scene.state.notes[SOL] += (note,)
    assert why(scene, step, "give_note", note) == ""


def test_rr_60_5_and_60_6_notes_are_given_from_the_hand_and_asked_for_by_what_is_known() -> None:
    scene = three()
    step = offer(scene)
    assert why(scene, step, "give_note", "ceasefire:1") == "RR 60.5 not_yours"
    assert why(scene, step, "ask_note", "ceasefire:2") == "RR 60.6 not_seen_with"
    note = scene.note("sol", "ceasefire", "letnev")
    assert why(scene, step, "ask_note", note) == "RR 60.5 you_hold_it"
    assert why(scene, step, "give_note", note) == ""


def test_rr_83_3_action_cards_are_traded_with_the_hacan_only() -> None:
    scene = three()
    scene.hold("sol", "sabotage")
    assert why(scene, offer(scene), "give_card", "sabotage") == "RR 83.3 no_cards_in_trade"
    scene = three("sol", "hacan", "jolnar")
    scene.hold("sol", "sabotage")
    step = MakeOffer(seat=SOL, other=1)
    assert why(scene, step, "give_card", "plague") == "RR 83.2 no_more_of_it"
    assert why(scene, step, "ask_card", "plague") == "RR 2.5 not_seen_with"
    assert why(scene, step, "give_card", "sabotage") == ""


def test_rr_27_4_votes_are_promised_while_there_is_a_vote() -> None:
    scene = three()
    assert why(scene, offer(scene), "pledge", "support_vote") == "RR 27.4 only_while_voting"
    scene = senate()
    assert why(scene, offer(scene), "pledge", "support_vote") == ""


def test_rr_83_4_a_changed_offer_is_not_changed_again() -> None:
    scene = three()
    scene.goods("sol", 1)
    scene.play(SOMETHING_ELSE)
    for final, reason in ((True, "RR 83.4 changed_already"), (False, "")):
        scene.game.beside = (AnswerOffer(seat=SOL, other=1, asks=Share(trade_goods=1), final=final),)
        assert scene.refusal("sol", "counter") == reason


# Set-up


def test_setup_6_a_tile_comes_from_the_hand_and_goes_to_a_free_place() -> None:
    scene = three()
    board = list(scene.state.map)
    for place in (1, 2):
        board[place] = -1
    hand = tuple(each for each in (22, 44, 48) if each not in board)
    scene.state.map = tuple(board)
    step = BuildGalaxy(seat=SOL, hands=(hand, (), ()))
    assert why(scene, step, "tile", 19) == "RR Setup 6 tile_not_in_hand"
    picked = BuildGalaxy(seat=SOL, hands=(hand, (), ()), tile=22)
    assert why(scene, picked, "place", 44, 1) == "RR Setup 6 tile_not_picked"
    assert why(scene, picked, "place", 22, 5) == "RR Setup 6 position_taken"


def test_setup_11_a_faction_starts_with_what_its_sheet_says() -> None:
    scene = three("winnu", "letnev", "sol")
    step = ChooseStartingTechnology(seat=0)
    assert why(scene, step, "technology", "gravity_drive") == "RR Setup 11 no_starting_technology"
    assert why(scene, step, "technology", "neural_motivator") == ""


def test_setup_11_units_start_on_the_planets_of_the_home_system() -> None:
    scene = three("letnev", "sol", "jolnar")
    step = PlaceStartingUnits(seat=0, left=("space_dock", "infantry"))
    assert why(scene, step, "place", "space_dock", "gral") == "RR Setup 11 not_your_home"
    assert why(scene, step, "place", "infantry", "arc_prime") == "RR Setup 11 unit_comes_first"
    assert why(scene, step, "place", "space_dock", "arc_prime") == ""


def test_setup_12_a_player_keeps_one_of_the_secrets_dealt_to_him() -> None:
    scene = three()
    scene.secret("sol", "mine_rare_minerals", "unveil_flagship")
    scene.secret("letnev", "threaten_enemies", "adapt_new_strategies")
    step = KeepSecret(who=(0, 1))
    assert why(scene, step, "keep", "threaten_enemies") == "RR Setup 12 not_dealt_to_you"
    assert why(scene, step, "keep", "mine_rare_minerals") == ""
