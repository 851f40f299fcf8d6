"""Reasons of battles and commands: each stands alone in the way, and without it the same is accepted."""

from __future__ import annotations

import pytest

from tests.rex.scene import Scene
from throneworld.kernel.asks import Option
from throneworld.rex.phases.battle import BattlePhase, ChooseBattle
from throneworld.rex.phases.commands import ForbidTitle
from throneworld.rex.phases.fight import Battle
from throneworld.rex.phases.outcome import KeepCards, TakeCasualties
from throneworld.rex.phases.sides import Side

RACES = ("letnev", "hacan", "sol", "lazax")
FIELD, FAR, COUNCIL = "sallab_slums", "imperial_palace", "galactic_council"
LETNEV = tuple(f"letnev_{number}" for number in range(1, 6))
Reason = tuple[str, str] | None


def battles(*races: str) -> Scene:
    """The first race has two other battles to choose from, so that it is asked."""
    made = Scene(*(races or RACES))
    for race in made.races[:3]:
        made.place(race, FIELD, 1)
    return made


def planning(*hand: str, units: int = 3) -> Scene:
    """Letnev and Hacan meet; Letnev plans with these cards, so many units and all its leaders."""
    made = Scene(*RACES)
    made.place("letnev", FIELD, units)
    made.place("hacan", FIELD, 2)
    made.hand("letnev", *hand)
    return made


def planned(made: Scene, *parts: Option) -> Scene:
    made.play(BattlePhase())
    for part in parts:
        made.choose("letnev", *part)
    return made


def committing(*hand: str, slot: str) -> Scene:
    """The dials are revealed, and Letnev must serve its slot."""
    made = planned(planning(*hand), ("dial", 1), ("leader", "letnev_1"), ("slot", slot))
    for part in (("dial", 1), ("leader", "hacan_1"), ("slot", "none")):
        if made.prompt == "battle_plan":
            made.choose("hacan", *part)
    assert made.prompt == "commit_card"
    return made


def commanded(element: str, *hand: str) -> Scene:
    """Jol-Nar makes Letnev speak about an element of its plan."""
    made = Scene("letnev", "jol_nar", "sol", "lazax")
    made.place("letnev", FIELD, 3)
    made.place("jol_nar", FIELD, 2)
    made.hand("letnev", *hand)
    made.play(BattlePhase())
    made.choose("jol_nar", "play", "jolnar_command")
    made.choose("jol_nar", "element", element)
    return made


# Which battles are fought


@pytest.mark.parametrize(("allied", "reason"), [(True, ("Rex p.15", "allies_do_not_fight")), (False, None)])
def test_p15_12_allies_do_not_fight(allied: bool, reason: Reason) -> None:
    made = battles()
    made.place("letnev", FAR, 1)
    made.place("lazax", FAR, 1)
    if allied:
        made.ally("letnev", "lazax")
    made.play(ChooseBattle(seat=0))
    assert made.refusal("letnev", "battle", FAR, made.seat("lazax")) == reason


@pytest.mark.parametrize(("units", "reason"), [(0, ("Rex p.22", "facedown_there")), (1, None)])
def test_p22_12_facedown_units_do_not_fight(units: int, reason: Reason) -> None:
    made = battles("xxcha", "hacan", "sol", "lazax")
    made.place("xxcha", FAR, units, facedown=1 - units)
    made.place("lazax", FAR, 1)
    made.play(ChooseBattle(seat=0))
    assert made.refusal("xxcha", "battle", FAR, made.seat("lazax")) == reason


@pytest.mark.parametrize(("count", "reason"), [(0, ("Rex p.12", "no_units_there")), (1, None)])
def test_p12_1_nobody_fights_where_he_has_no_units(count: int, reason: Reason) -> None:
    made = battles()
    made.place("lazax", FAR, 1)
    if count:
        made.place("letnev", FAR, count)
    made.play(ChooseBattle(seat=0))
    assert made.refusal("letnev", "battle", FAR, made.seat("lazax")) == reason


def test_p08_3_in_the_council_there_is_never_a_battle() -> None:
    made = battles()
    for space in (COUNCIL, FAR):
        made.place("letnev", space, 1)
        made.place("lazax", space, 1)
    made.play(ChooseBattle(seat=0))
    assert made.refusal("letnev", "battle", COUNCIL, 3) == ("Rex p.8", "no_battle_in_council")
    assert made.refusal("letnev", "battle", FAR, 3) is None


def test_p12_1_nobody_ever_fights_himself_nor_leaves_a_battle_out() -> None:
    made = battles()
    made.play(ChooseBattle(seat=0))
    assert made.refusal("letnev", "battle", FIELD, 0) == ("Rex p.12", "fight_another")
    assert made.refusal("letnev", "done") == ("Rex p.12", "battles_are_fought")
    assert made.refusal("letnev", "battle", FIELD, 1) is None


# Plans


@pytest.mark.parametrize(("units", "reason"), [(3, ("Rex p.17", "dial_at_most")), (4, None)])
def test_p17_3_nobody_dials_more_than_his_units_are_worth(units: int, reason: Reason) -> None:
    assert planned(planning(units=units)).refusal("letnev", "dial", 4) == reason


def test_p17_3_who_has_twenty_units_is_held_by_them_and_not_by_the_dial() -> None:
    assert planned(planning(units=20)).refusal("letnev", "dial", 21) == ("Rex p.17", "dial_at_most")


def test_p22_1_no_strength_ever_dials_more_than_twenty() -> None:
    made = Scene("lazax", "sol", "letnev")
    made.place("lazax", FIELD, 15, mechanized=5)
    made.place("sol", FIELD, 1)
    made.play(BattlePhase())
    assert made.refusal("lazax", "dial", 21) == ("Rex p.22", "dial_ends")
    assert made.refusal("lazax", "dial", 20) is None


@pytest.mark.parametrize(("dead", "reason"), [(("letnev_2",), ("Rex p.17", "leader_is_dead")), ((), None)])
def test_p17_4_a_dead_leader_leads_nobody(dead: tuple[str, ...], reason: Reason) -> None:
    made = planning()
    made.kill(*dead)
    assert planned(made, ("dial", 1)).refusal("letnev", "leader", "letnev_2") == reason


@pytest.mark.parametrize(
    ("space", "reason"), [(FAR, ("Rex p.18", "fought_elsewhere")), (FIELD, None), ("", None)]
)
def test_p18_2_a_leader_fights_in_one_space_a_round(space: str, reason: Reason) -> None:
    made = planning()
    if space:
        made.state.fought["letnev_2"] = space
    assert planned(made, ("dial", 1)).refusal("letnev", "leader", "letnev_2") == reason


def test_p17_4_another_races_leader_is_never_sent() -> None:
    made = planned(planning(), ("dial", 1))
    assert made.refusal("letnev", "leader", "hacan_1") == ("Rex p.17", "not_your_leader")
    assert made.refusal("letnev", "leader", "letnev_1") is None


def test_p17_4_who_has_a_leader_sends_one_and_who_has_none_is_not_asked() -> None:
    made = planned(planning(), ("dial", 1))
    assert made.refusal("letnev", "none") == ("Rex p.17", "leader_required")
    made = planning()
    made.kill(*LETNEV)
    assert planned(made, ("dial", 1)).asked == ["hacan"]


def test_p17_4_the_parts_of_a_plan_come_in_their_order() -> None:
    made = planned(planning("energy_rifle"))
    for part, option in (("leader", "letnev_1"), ("slot", "attack")):
        assert made.refusal("letnev", part, option) == ("Rex p.17", "other_part_asked")
    made.choose("letnev", "dial", 1)
    assert made.refusal("letnev", "leader", "letnev_1") is None
    made.choose("letnev", "leader", "letnev_1")
    assert made.refusal("letnev", "slot", "attack") is None


# Committed cards

RIFLES = ("energy_rifle", "biological_weapon_x35")


@pytest.mark.parametrize(("held", "reason"), [((), ("Rex p.17", "not_in_hand")), (("mercenaries",), None)])
def test_p17_8_only_a_card_in_hand_is_committed(held: tuple[str, ...], reason: Reason) -> None:
    made = committing(*RIFLES, *held, slot="attack")
    assert made.refusal("letnev", "attack", "mercenaries") == reason


def test_p17_8_a_slot_with_an_icon_is_always_served_with_a_card_of_its_kind() -> None:
    made = committing(*RIFLES, "magen_energy_shield", slot="attack")
    assert made.refusal("letnev", "none") == ("Rex p.17", "card_promised")
    assert made.refusal("letnev", "attack", "magen_energy_shield") == ("Rex p.17", "card_of_another_kind")
    assert made.refusal("letnev", "attack", "energy_rifle") is None


def test_p17_8_the_attack_card_is_chosen_before_the_defense_card() -> None:
    shields = ("magen_energy_shield", "atmosphere_ionizer")
    made = committing(*RIFLES, *shields, slot="both")
    assert made.refusal("letnev", "defense", "atmosphere_ionizer") == ("Rex p.17", "other_part_asked")
    made.choose("letnev", "attack", "energy_rifle")
    assert made.refusal("letnev", "defense", "atmosphere_ionizer") is None


# Commands


@pytest.mark.parametrize(
    ("element", "option"),
    [("number", ("dial", 2)), ("leader", ("leader", "letnev_2")), ("attack", ("card", "energy_rifle"))],
)
def test_advantage_jolnar_command_is_answered_with_what_was_asked_for(element: str, option: Option) -> None:
    other = "leader" if element == "number" else "number"
    made = commanded(other, "energy_rifle")
    assert made.refusal("letnev", *option) == ("Rex p.22", "other_part_asked")
    assert commanded(element, "energy_rifle").refusal("letnev", *option) is None


def test_advantage_jolnar_command_a_number_always_is_and_a_leader_who_can_fight_must() -> None:
    assert commanded("number").refusal("letnev", "none") == ("Rex p.22", "other_part_asked")
    assert commanded("leader").refusal("letnev", "none") == ("Rex p.17", "leader_required")
    assert commanded("attack", "energy_rifle").refusal("letnev", "none") is None


@pytest.mark.parametrize(
    ("element", "reason"), [("attack", ("Rex p.17", "card_of_another_kind")), ("defense", None)]
)
def test_advantage_jolnar_command_the_card_is_of_the_kind_asked_for(element: str, reason: Reason) -> None:
    made = commanded(element, "energy_rifle", "magen_energy_shield")
    assert made.refusal("letnev", "card", "magen_energy_shield") == reason


def test_p18_3_without_a_leader_no_card_can_be_promised() -> None:
    """The leaders fall while the question stands; with one of them back the same answer is accepted."""
    made = commanded("attack", "energy_rifle")
    question, option = made.game.question, ("card", "energy_rifle")
    assert question is not None and made.refusal("letnev", *option) is None
    made.kill(*LETNEV)
    refusal = question.reason_against(made.game, 0, option)
    assert refusal is not None and (refusal.rule, refusal.key) == ("Rex p.18", "card_needs_leader")
    made.state.dead = LETNEV[1:]
    assert option in question.options(made.game, 0)


def test_advantage_xxcha_command_never_names_a_card_that_is_not_committed_to_battles() -> None:
    made = Scene("xxcha", "sol", "hacan")
    for race in ("xxcha", "sol"):
        made.place(race, "sallab_slums", 2)
    battle = Battle(space="sallab_slums", sides=(Side(0), Side(1)), stage="choose_strength_and_leader")
    made.play(ForbidTitle(seat=0, target=1, battle=0), battle)
    assert made.refusal("xxcha", "title", "informant") == ("Rex p.22", "no_battle_card")
    assert made.refusal("xxcha", "title", "energy_rifle") is None


# What a battle costs


@pytest.mark.parametrize(
    ("units", "worth", "option", "reason"),
    [
        (2, 3, ("lose", 3, 0), ("Rex p.17", "losses_there")),
        (3, 3, ("lose", 3, 0), None),
        (2, 3, ("lose", 2, 0), ("Rex p.17", "losses_at_least")),
        (2, 2, ("lose", 2, 0), None),
        (2, 3, ("lose", 2, 1), ("Rex p.22", "losses_needless")),
        (2, 4, ("lose", 2, 1), None),
    ],
)
def test_p22_3_losses_stand_there_suffice_and_are_needed(
    units: int, worth: int, option: Option, reason: Reason
) -> None:
    made = Scene("lazax", "sol", "letnev")
    made.place("lazax", FIELD, units, mechanized=2)
    made.play(TakeCasualties(seat=0, space=FIELD, worth=worth))
    assert made.refusal("lazax", *option) == reason


@pytest.mark.parametrize(
    ("committed", "reason"),
    [(("energy_rifle",), ("Rex p.17", "not_committed")), (("energy_rifle", "tactical_retreat"), None)],
)
def test_p17_20_only_a_committed_card_is_discarded(committed: tuple[str, ...], reason: Reason) -> None:
    made = Scene(*RACES)
    made.hand("letnev", "energy_rifle", "tactical_retreat")
    made.play(KeepCards(seat=0, space=FIELD, titles=committed))
    assert made.refusal("letnev", "discard", "tactical_retreat") == reason
