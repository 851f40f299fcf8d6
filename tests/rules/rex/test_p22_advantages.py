"""What the rulebook adds about the advantages of Lazax and Jol-Nar (Rex p.22)."""

import pytest

from tests.rex.scene import Scene
from tests.rules.rex.test_p17_battle import ARENA, plan
from throneworld.rex.phases.battle import BattlePhase
from throneworld.rex.phases.bidding import BiddingPhase
from throneworld.rex.state import CASUALTIES

# Lazax: dial and casualties


def lazax_wins(units: int, mechanized: int, dial: int) -> Scene:
    scene = Scene("lazax", "sol", "letnev")
    scene.place("lazax", ARENA, units, mechanized=mechanized)
    scene.place("sol", ARENA, 1)
    scene.play(BattlePhase())
    plan(scene, "lazax", dial, "lazax_5")
    plan(scene, "sol", 0, "sol_1")
    return scene


def test_p22_1_lazax_dial_at_most_twenty() -> None:
    scene = Scene("lazax", "sol", "letnev")
    scene.place("lazax", ARENA, 15, mechanized=5)
    scene.place("sol", ARENA, 1)
    scene.play(BattlePhase())
    assert scene.options("lazax") == [("dial", number) for number in range(21)]
    assert scene.refusal("lazax", "dial", 21) == ("Rex p.22", "dial_ends")


def test_p22_1_below_twenty_the_strength_of_the_units_is_the_limit() -> None:
    scene = Scene("lazax", "sol", "letnev")
    scene.place("lazax", ARENA, 3, mechanized=4)
    scene.place("sol", ARENA, 1)
    scene.play(BattlePhase())
    assert scene.options("lazax") == [("dial", number) for number in range(12)]


def test_p22_2_example_a_dial_of_three_costs_two_of_three_mechanized_units() -> None:
    scene = lazax_wins(0, 3, dial=3)
    assert scene.events("battle_won") == [(0, ARENA, 9, 1, 2)]
    assert scene.force("lazax", ARENA) == (0, 1, 0)
    assert scene.force("lazax", CASUALTIES) == (0, 2, 0)


def test_p22_2_a_mechanized_unit_does_not_swallow_a_single_damage() -> None:
    scene = lazax_wins(0, 2, dial=1)
    assert scene.force("lazax", ARENA) == (0, 1, 0)


@pytest.mark.parametrize(
    ("dial", "losses"),
    [
        (1, [(1, 0), (0, 1)]),
        (2, [(2, 0), (0, 1)]),
        (3, [(1, 1), (0, 2)]),
        (4, [(2, 1), (0, 2)]),
        (5, [(1, 2)]),
    ],
)
def test_p22_3_lazax_choose_their_casualties(dial: int, losses: list[tuple[int, int]]) -> None:
    scene = lazax_wins(2, 2, dial)
    if len(losses) > 1:
        assert scene.prompt == "take_casualties"
        assert scene.options("lazax") == [("lose", *loss) for loss in losses]
        assert scene.refusal("lazax", "lose", 2, 2) == ("Rex p.22", "losses_needless")
        assert scene.refusal("lazax", "lose", 0, 0) == ("Rex p.17", "losses_at_least")
        scene.choose("lazax", "lose", *losses[-1])
    assert scene.force("lazax", CASUALTIES) == (*losses[-1], 0)
    assert scene.done


# Lazax: the loan


def loan(purse: int = 2) -> Scene:
    """The example: the Xxcha, allied with Lazax, have two influence and open the auction."""
    scene = Scene("xxcha", "lazax", "sol", "letnev")
    scene.ally("xxcha", "lazax")
    scene.influence("xxcha", purse)
    scene.influence("lazax", 7)
    scene.influence("sol", 5)
    scene.play(BiddingPhase())
    return scene


def test_p22_4_example_the_ally_receives_four_bids_two_and_keeps_the_rest() -> None:
    scene = loan()
    scene.choose("lazax", "play", "lazax_loan")
    assert scene.options("lazax") == [("amount", amount) for amount in range(1, 8)]
    scene.choose("lazax", "amount", 4)
    assert (scene.has("lazax"), scene.has("xxcha")) == (3, 6)

    assert scene.options("xxcha") == [("pass",), *(("bid", amount) for amount in range(1, 7))]
    scene.choose("xxcha", "bid", 2)
    scene.choose("lazax", "pass")
    scene.choose("sol", "pass")
    assert scene.events("card_bought") == [(0, 2)]
    assert scene.has("xxcha") == 4


def test_p22_4_the_ally_need_not_bid_at_all() -> None:
    scene = loan()
    scene.choose("lazax", "play", "lazax_loan")
    scene.choose("lazax", "amount", 4)
    scene.choose("xxcha", "pass")
    assert (scene.has("lazax"), scene.has("xxcha")) == (3, 6)


def test_p22_5_the_loan_comes_before_the_allys_bid() -> None:
    scene = loan(purse=3)
    assert scene.asked == ["lazax"]
    assert scene.ask("lazax").about["moment"] == "before_bid"
    scene.choose("lazax", "pass")
    assert scene.asked == ["xxcha"]
    scene.choose("xxcha", "bid", 1)
    scene.choose("lazax", "pass")
    scene.choose("sol", "bid", 2)
    assert (scene.asked, scene.prompt) == (["xxcha"], "bid")


def test_p22_5_an_ally_has_one_loan_a_round() -> None:
    scene = loan()
    scene.choose("lazax", "play", "lazax_loan")
    scene.choose("lazax", "amount", 1)
    scene.choose("xxcha", "bid", 1)
    scene.choose("lazax", "pass")
    scene.choose("sol", "pass")
    prompts = []
    while scene.game.asks:
        prompts.append(scene.prompt)
        scene.choose(scene.asked[0], "pass")
    assert set(prompts) == {"bid"}


def test_p22_5_who_had_none_for_a_card_may_have_one_for_the_next() -> None:
    scene = loan()
    scene.choose("lazax", "pass")
    scene.choose("xxcha", "pass")
    scene.choose("lazax", "pass")
    scene.choose("sol", "bid", 1)
    assert scene.asked == ["lazax"]
    assert scene.prompt == "bid"
    scene.choose("lazax", "pass")
    scene.choose("sol", "bid", 1)
    assert scene.ask("lazax").about["moment"] == "before_bid"


# Jol-Nar: the command


def questioned(element: str) -> Scene:
    """Jol-Nar asks Sol, who has two weapons and a shield, for an element of its plan."""
    scene = Scene("jol_nar", "sol", "letnev")
    scene.place("jol_nar", ARENA, 3)
    scene.place("sol", ARENA, 3)
    scene.hand("sol", "energy_rifle", "mercenaries", "magen_energy_shield")
    scene.play(BattlePhase())
    scene.choose("jol_nar", "play", "jolnar_command")
    assert scene.options("jol_nar") == [
        ("element", "leader"),
        ("element", "attack"),
        ("element", "defense"),
        ("element", "number"),
    ]
    scene.choose("jol_nar", "element", element)
    return scene


def test_p22_6_example_who_answers_energy_rifle_must_commit_it() -> None:
    scene = questioned("attack")
    assert scene.asked == ["sol"]
    assert scene.options("sol") == [("none",), ("card", "energy_rifle"), ("card", "mercenaries")]
    scene.choose("sol", "card", "energy_rifle")
    heard = [event.args for event in scene.game.log_for(None) if event.kind == "element_answered"]
    assert heard == [(1, "attack", "energy_rifle")]

    plan(scene, "sol", 1, "sol_3")
    assert scene.options("sol") == [("slot", "attack"), ("slot", "both")]
    assert scene.refusal("sol", "slot", "none") == ("Rex p.22", "bound_by_command")
    assert scene.refusal("sol", "slot", "defense") == ("Rex p.22", "bound_by_command")
    scene.choose("sol", "slot", "attack")
    plan(scene, "jol_nar", 0, "jol_nar_1")
    assert scene.events("cards_revealed") == [(0,), (1, "energy_rifle")]


def test_p22_6_who_answers_none_commits_none() -> None:
    scene = questioned("attack")
    scene.choose("sol", "none")
    plan(scene, "sol", 1, "sol_3")
    assert scene.options("sol") == [("slot", "none"), ("slot", "defense")]


def test_p22_6_who_names_a_number_dials_it() -> None:
    scene = questioned("number")
    assert scene.options("sol") == [("dial", number) for number in range(4)]
    scene.choose("sol", "dial", 2)
    assert scene.options("sol") == [("leader", f"sol_{number}") for number in range(1, 6)]
    plan(scene, "jol_nar", 0, "jol_nar_1")
    scene.choose("sol", "leader", "sol_5")
    scene.choose("sol", "slot", "none")
    assert scene.events("dial_revealed")[1] == (1, 2, "sol_5", "none")


def test_p22_6_who_shows_a_leader_sends_him() -> None:
    scene = questioned("leader")
    scene.choose("sol", "leader", "sol_2")
    scene.choose("sol", "dial", 3)
    assert scene.options("sol") == [("slot", slot) for slot in ("none", "attack", "defense", "both")]
    scene.choose("sol", "slot", "none")
    plan(scene, "jol_nar", 0, "jol_nar_1")
    assert scene.events("dial_revealed")[1] == (1, 3, "sol_2", "none")
