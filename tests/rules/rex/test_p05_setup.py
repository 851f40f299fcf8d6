"""Game setup: decks, first player, races, traitors (Rex p.5, steps 2 to 6)."""

import pytest

import throneworld as tw
from tests.rex.scene import Scene
from throneworld.rex.phases.battle import BattlePhase
from throneworld.rex.phases.recruitment import RecruitmentPhase
from throneworld.rex.setup import Setup
from throneworld.rex.tables import BOMBARDMENT, INFLUENCE_DECK, LEADERS, RACE_OF, STRATEGY_DECK

ALL_RACES = ["lazax", "hacan", "sol", "letnev", "jol_nar", "xxcha"]


def answer_until(game: tw.Game, prompt: str) -> None:
    """Take the first option of every question until this one is put."""
    while game.asks[0].prompt != prompt:
        game.choose(game.asks[0].seat, game.asks[0].options[0])


def events(game: tw.Game, kind: str) -> list[tw.Option]:
    return [event.args for event in game.log if event.kind == kind]


# Influence and decks


def test_p05_1_all_influence_is_in_the_pool_before_anybody_receives_any() -> None:
    game = tw.new_game("rex", seats=3, seed=1)
    assert (game.state.pool, game.state.influence, game.state.ground) == (220, [0, 0, 0], {})


def test_p05_1_the_pool_holds_all_but_what_the_players_received() -> None:
    scene = Scene("lazax", "jol_nar", "sol")
    scene.play(Setup(stage="gain_influence"))
    assert (scene.state.pool, scene.state.influence) == (220 - 23, [10, 10, 3])


def test_p05_2_three_decks_are_shuffled_each_for_itself() -> None:
    game = tw.new_game("rex", seats=3, seed=1)
    boxes = (("influence", *INFLUENCE_DECK), ("strategy", *STRATEGY_DECK), ("bombardment", *BOMBARDMENT))
    shuffles = events(game, "chance")[:3]
    for box, mixed in zip(boxes, shuffles, strict=True):
        assert mixed[0] == box[0]
        assert sorted(map(str, mixed)) == sorted(box)
        assert mixed != box
    assert ("influence", *game.state.influence_deck) == shuffles[0]
    assert ("strategy", *game.state.strategy_deck) == shuffles[1]


def test_p05_2_another_seed_is_another_shuffle() -> None:
    decks = [tw.new_game("rex", seats=3, seed=seed).state for seed in range(30)]
    assert len({deck.influence_deck for deck in decks}) == 30
    assert len({deck.strategy_deck for deck in decks}) == 30
    assert len({deck.bombardment_deck[0] for deck in decks}) == 6


# First player and order of play


@pytest.mark.parametrize("seed", range(12))
def test_p05_3_the_lowest_bombardment_card_is_first_player(seed: int) -> None:
    game = tw.new_game("rex", seats=4, seed=seed)
    numbers = {int(seat): int(number) for seat, number in events(game, "bombardment_card_drawn")}
    assert list(numbers) == [0, 1, 2, 3]
    assert len(set(numbers.values())) == 4
    lowest = min(numbers, key=lambda seat: numbers[seat])
    assert game.state.first == lowest
    assert events(game, "first_player") == [(lowest,)]


def test_p05_3_any_seat_may_turn_out_first() -> None:
    assert {tw.new_game("rex", seats=4, seed=seed).state.first for seed in range(30)} == {0, 1, 2, 3}


def test_p05_3_the_drawn_cards_are_shuffled_back() -> None:
    game = tw.new_game("rex", seats=6, seed=1)
    assert sorted(game.state.bombardment_deck) == sorted(BOMBARDMENT)
    shuffles = [args[1:] for args in events(game, "chance") if args[0] == "bombardment"]
    assert len(shuffles) == 2
    assert game.state.bombardment_deck == shuffles[1] != shuffles[0]


def test_p05_15_order_of_play_goes_clockwise_from_the_first_player() -> None:
    scene = Scene("letnev", "hacan", "sol", "lazax")
    for race in scene.races:
        scene.casualties(race, 1)
    scene.first("sol")
    assert scene.view()["order"] == [2, 3, 0, 1]

    scene.play(RecruitmentPhase())
    for race in ("sol", "lazax", "letnev", "hacan"):
        assert scene.asked == [race]
        scene.choose(race, "done")
    assert scene.done


# Races


@pytest.mark.parametrize("seed", range(6))
def test_p05_4_races_are_chosen_clockwise_from_the_first_player(seed: int) -> None:
    game = tw.new_game("rex", seats=4, seed=seed)
    seats = [(game.state.first + step) % 4 for step in range(4)]
    for seat, race in zip(seats, ("sol", "xxcha", "letnev", "hacan"), strict=True):
        assert [ask.seat for ask in game.asks] == [seat]
        assert game.asks[0].prompt == "choose_race"
        game.choose(seat, ("race", race))
    assert [game.state.races[seat] for seat in seats] == ["sol", "xxcha", "letnev", "hacan"]
    assert game.asks[0].prompt != "choose_race"


def test_p05_4_each_race_is_chosen_once() -> None:
    game = tw.new_game("rex", seats=3, seed=1)
    first, second = game.state.first, (game.state.first + 1) % 3
    assert list(game.asks[0].options) == [("race", race) for race in ALL_RACES]
    game.choose(first, ("race", "sol"))

    assert list(game.asks[0].options) == [("race", race) for race in ALL_RACES if race != "sol"]
    assert game.refusal(second, ("race", "sol")) == tw.Refusal("Rex p.5", "race_taken", ("sol",))
    assert game.refusal(first, ("race", "lazax")) == tw.Refusal("table", "not_asked")
    assert game.refusal(second, ("race", "mentak")) == tw.Refusal("Rex p.5", "not_offered")


def test_p05_4_given_races_are_not_chosen() -> None:
    game = tw.new_game("rex", seats=["hacan", "sol", "xxcha"], seed=1)
    assert game.state.races == ["hacan", "sol", "xxcha"]
    assert game.asks[0].prompt == "predict_winner"


def test_p05_4_random_races_are_different_and_any_may_come() -> None:
    dealt = [tw.new_game("rex", 3, seed, {"races": "random"}).state.races for seed in range(40)]
    assert all(len(set(races)) == 3 for races in dealt)
    assert {race for races in dealt for race in races} == set(ALL_RACES)
    assert len({tuple(races) for races in dealt}) > 20


def test_p05_4_random_among_the_recommended_races() -> None:
    game = tw.new_game("rex", 4, 2, {"races": "random", "recommended": True})
    assert sorted(game.state.races) == ["jol_nar", "lazax", "letnev", "sol"]


def test_p05_4_choosing_among_the_recommended_races() -> None:
    game = tw.new_game("rex", 3, 1, {"recommended": True})
    seat = game.asks[0].seat
    assert sorted(game.asks[0].options) == [("race", "jol_nar"), ("race", "lazax"), ("race", "sol")]
    assert game.refusal(seat, ("race", "hacan")) == tw.Refusal("Rex p.23", "race_not_recommended", ("hacan",))


def test_p05_5_only_components_of_races_in_play_are_used() -> None:
    game = tw.new_game("rex", seats=["sol", "lazax", "jol_nar"], seed=1)
    state = game.state
    in_play = [leader for leader in LEADERS if RACE_OF[leader] in ("sol", "lazax", "jol_nar")]
    dealt = [leader for cards in state.traitors for leader in cards]
    assert sorted([*dealt, *state.traitor_deck]) == sorted(in_play)
    assert [[leader["id"] for leader in player["leaders"]] for player in game.view()["players"]] == [
        [leader for leader in LEADERS if RACE_OF[leader] == race] for race in ("sol", "lazax", "jol_nar")
    ]


# Traitors


def test_p05_6_each_player_is_dealt_four_and_keeps_one() -> None:
    game = tw.new_game("rex", seats=["sol", "lazax", "jol_nar"], seed=1)
    assert [ask.prompt for ask in game.asks] == ["select_traitor"] * 3
    dealt = {ask.seat: [str(leader) for _, leader in ask.options] for ask in game.asks}
    assert [len(leaders) for leaders in dealt.values()] == [4, 4, 4]
    assert len({leader for leaders in dealt.values() for leader in leaders}) == 12
    assert len(game.state.traitor_deck) == 3

    for seat in range(3):
        game.choose(seat, ("keep", dealt[seat][seat]))
    kept = [dealt[seat][seat] for seat in range(3)]
    assert game.state.traitors == [(leader,) for leader in kept]
    assert len(game.state.traitor_deck) == 12
    assert not set(kept) & set(game.state.traitor_deck)


def test_p05_6_a_card_dealt_to_another_cannot_be_kept() -> None:
    game = tw.new_game("rex", seats=["sol", "lazax", "jol_nar"], seed=1)
    other = game.asks[1].options[0]
    assert game.refusal(game.asks[0].seat, other) == tw.Refusal("Rex p.5", "traitor_not_dealt", other[1:])


def dealt_only_his_own() -> Scene:
    scene = Scene("sol", "lazax", "hacan")
    own = ("sol_1", "sol_2", "sol_3", "sol_4")
    rest = tuple(leader for leader in scene.state.traitor_deck if leader not in own)
    scene.state.traitor_deck = own + rest
    scene.play(Setup(stage="select_traitors"))
    return scene


def test_p05_7_a_player_dealt_only_his_own_leaders_keeps_one_of_them() -> None:
    scene = dealt_only_his_own()
    assert scene.options("sol") == [
        ("keep", "sol_1"),
        ("keep", "sol_2"),
        ("keep", "sol_3"),
        ("keep", "sol_4"),
    ]
    scene.choose("sol", "keep", "sol_2")
    for race in ("lazax", "hacan"):
        scene.choose(race, *scene.options(race)[0])
    assert scene.state.traitors[0] == ("sol_2",)
    assert {"sol_1", "sol_3", "sol_4"} <= set(scene.state.traitor_deck)


@pytest.mark.parametrize(("holder", "asked"), [("sol", []), ("lazax", ["lazax"])])
def test_p05_7_an_own_leader_is_never_revealed_as_a_traitor(holder: str, asked: list[str]) -> None:
    scene = Scene("sol", "lazax", "hacan")
    scene.place("sol", "iaf_hq", 3)
    scene.place("lazax", "iaf_hq", 3)
    scene.traitors(holder, "sol_2")
    scene.play(BattlePhase())
    for race, leader in (("sol", "sol_2"), ("lazax", "lazax_1")):
        scene.choose(race, "dial", 1)
        scene.choose(race, "leader", leader)

    assert (scene.prompt, scene.asked) == ("reveal_traitor" if asked else "", asked)
    assert len(scene.events("battle_won")) == (0 if asked else 1)


def test_p05_8_letnev_keeps_all_four_traitor_cards() -> None:
    game = tw.new_game("rex", seats=["letnev", "lazax", "sol"], seed=1)
    assert sorted(ask.seat for ask in game.asks) == [1, 2]
    dealt = game.state.traitors[0]
    assert len(dealt) == 4
    answer_until(game, "fleet_dial")
    assert game.state.traitors[0] == dealt
    assert [len(cards) for cards in game.state.traitors] == [4, 1, 1]
    assert len(game.state.traitor_deck) == 15 - 6
