"""Components that always hold in votes and transactions."""

from __future__ import annotations

from tests.ti4.declared import standing_rules
from tests.ti4.market import approach, market, offer, verbs
from tests.ti4.scene import Scene
from tests.ti4.senate import abstain, senate, vote
from throneworld.imperium.marks import AGENDA, mark
from throneworld.imperium.owning import RESTRAINED, SILENCED
from throneworld.imperium.verbs.cards import look_at_hand
from throneworld.ti4.tables import TITLE
from throneworld.ti4.transaction import may_transact
from throneworld.ti4.verbs.notes import play_note_to_area
from throneworld.ti4.voting.agenda import ResolveAgenda
from throneworld.ti4.voting.ballots import vote_refusal


def test_galactic_threat_cannot_vote() -> None:
    scene = senate("mutiny", factions=("sol", "nekro", "jolnar"))
    scene.take("nekro", "quann")
    scene.play(ResolveAgenda())
    scene.choose("nekro", "pass")
    assert scene.options("nekro") == (("abstain",),)
    assert scene.beside("nekro") == (("transaction", 2), ("transaction", 0))
    assert scene.refusal("nekro", "vote", "for") == "RR 8.16 galactic_threat"
    mark(scene.game, SILENCED, seat=1, until=AGENDA)
    assert vote_refusal(scene.state, 1) is None


def test_representative_government_gives_everybody_one_vote_without_planets() -> None:
    scene = senate("mutiny")
    scene.law("representative_government")
    scene.state.exhausted = ("wren_terra", "arc_prime")
    scene.play(ResolveAgenda())
    scene.choose("letnev", "vote", "against")
    scene.choose("jolnar", "vote", "for")
    scene.choose("sol", "vote", "against")
    assert scene.told("votes_cast") == [(1, "against", 1), (2, "for", 1), (0, "against", 1)]
    assert scene.told("agenda_resolved") == [("mutiny", "against")]
    assert len(scene.state.exhausted) == 2


def test_guild_ships_trade_with_players_who_are_no_neighbours() -> None:
    scene = Scene("sol", "hacan", "jolnar")
    assert may_transact(scene.state, 0) == (1,)
    scene.state.active = 1
    assert may_transact(scene.state, 1) == (2, 0)


def test_trade_convoys_in_play_trade_with_players_who_are_no_neighbours() -> None:
    scene = Scene("sol", "letnev", "hacan")
    card = scene.note("sol", "trade_convoys", "hacan")
    assert may_transact(scene.state, 0) == (2,)
    play_note_to_area(scene.game, 0, card)
    assert may_transact(scene.state, 0) == (1, 2)


def test_arbiters_exchange_action_cards_both_ways() -> None:
    scene = market("hacan", "letnev", "jolnar")
    scene.hold("hacan", "bribery", "sabotage", "sabotage")
    scene.hold("letnev", "veto")
    approach(scene)
    cards = [option for option in scene.options("hacan") if option[0] == "give_card"]
    assert cards == [("give_card", "bribery"), ("give_card", "sabotage")]
    offer(scene, "hacan", ("give_card", "sabotage"), ("give_card", "sabotage"))
    scene.choose("letnev", "counter")
    offer(scene, "letnev", ("give_card", "veto"))
    scene.choose("hacan", "accept")
    assert sorted(TITLE[card] for card in scene.state.hands[0]) == ["bribery", "veto"]
    assert [TITLE[card] for card in scene.state.hands[1]] == ["sabotage", "sabotage"]


def test_arbiters_ask_for_a_card_only_if_they_have_seen_it() -> None:
    scene = market("letnev", "hacan", "jolnar")
    scene.hold("hacan", "veto")
    approach(scene)
    assert "ask_card" not in verbs(scene)
    look_at_hand(scene.game, 0, 1)
    offer(scene, "letnev", ("ask_card", "veto"))
    scene.choose("hacan", "accept")
    assert [TITLE[card] for card in scene.state.hands[0]] == ["veto"]


def test_arbiters_that_are_restrained_exchange_no_cards() -> None:
    scene = market("hacan", "letnev", "jolnar")
    scene.hold("hacan", "bribery")
    mark(scene.game, RESTRAINED, seat=0, until=AGENDA)
    approach(scene)
    assert "give_card" not in verbs(scene)


def test_arbiters_leave_nobody_with_more_cards_than_he_may_hold() -> None:
    scene = market("hacan", "letnev", "jolnar")
    scene.hold("letnev", "bribery", "veto", "sabotage", "sabotage", "sabotage", "upgrade", "plague")
    scene.hold("hacan", "uprising")
    approach(scene)
    offer(scene, "hacan", ("give_card", "uprising"))
    scene.choose("letnev", "accept")
    assert scene.ask("letnev").prompt == "discard_action_card"


def test_standing_rules_of_votes_and_transactions_are_noted() -> None:
    rules = standing_rules()
    for component in ("galactic_threat", "representative_government"):
        assert (component, "vote_static") in rules
    for component in ("guild_ships", "arbiters", "trade_convoys"):
        assert (component, "transaction_static") in rules


def test_senate_sanctuary_adds_to_the_votes_of_a_planet() -> None:
    scene = senate("mutiny")
    scene.take("letnev", "quann")
    scene.law("senate_sanctuary", "quann")
    scene.play(ResolveAgenda())
    vote(scene, "letnev", "for")
    abstain(scene, "jolnar", "sol")
    assert scene.told("votes_cast") == [(1, "for", 4)]
