"""What everybody may know, and what nobody else may (Rex p.20)."""

import json
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

import throneworld as tw
from tests.rex.scene import Scene
from throneworld.rex.phases.battle import BattlePhase
from throneworld.rex.phases.bidding import BiddingPhase
from throneworld.rex.phases.maneuvering import ManeuveringPhase
from throneworld.rex.state import RexState

RACES = ("sol", "lazax", "jol_nar", "letnev", "hacan", "xxcha")
SOL, LAZAX, JOL_NAR, LETNEV, HACAN, XXCHA = range(6)
PRIVATE = ("seat", "ask", "you")
"""The parts of a view that differ from seat to seat."""
OWN_SECRETS = ("card_drawn", "traitor_kept", "betrayal_dealt", "prediction")
"""Events that only the player whom they name may read."""
LOOKS = ("traitor_drawn", "strategy_card_seen", "influence_card_seen", "bombardment_card_seen")


def seen(game: tw.Game, seat: int | None) -> str:
    return json.dumps(game.view(seat))


def moments(seed: int, every: int, **options: bool) -> Iterator[tw.Game]:
    """A random game with three to six players, shown at every so many choices and at its end."""
    races = (RACES[seed % 6 :] + RACES[: seed % 6])[: 3 + seed % 4]
    game = tw.new_game("rex", seats=list(races), seed=seed, options={"betrayal": True, **options})
    bots = [tw.bot("random", seed + seat) for seat in range(game.seats)]
    while not game.over:
        if len(game.choices) % every == 0:
            yield game
        seat = game.asks[0].seat
        game.choose(seat, bots[seat].decide(tw.Seat(game, seat)))
    yield game


def full_table() -> Scene:
    """Everybody has secrets, and Jol-Nar has just looked at the first card of the row."""
    scene = Scene(*RACES, betrayal=True)
    scene.hand("sol", "energy_rifle", "double_agent")
    scene.traitors("sol", "lazax_1")
    scene.traitors("lazax", "sol_1")
    scene.state.betrayals = ["war_chest", "unbroken_command", "hidden_arsenal", "ruler_of_the_skies", "", ""]
    scene.state.prediction = ("hacan", 5)
    scene.influence("lazax", 3)
    scene.play(BiddingPhase())
    return scene


def all_cards(state: RexState) -> Counter[str]:
    return Counter([card for hand in state.hands for card in hand] + [*state.row, *state.strategy_deck])


def other_hand(state: RexState) -> None:
    state.hands[SOL] = ("mercenaries_1", "informant_1")


def other_traitor(state: RexState) -> None:
    state.traitors[SOL] = ("hacan_2",)


def other_betrayal(state: RexState) -> None:
    state.betrayals[SOL] = "dagger_in_the_dark"


def other_prediction(state: RexState) -> None:
    state.prediction = ("letnev", 7)


def other_auctioned_card(state: RexState) -> None:
    state.row = (*state.row[1:], state.row[0])
    state.known = {state.row[0]: 1 << JOL_NAR}


@pytest.mark.parametrize(
    ("owner", "change"),
    [
        (SOL, other_hand),
        (SOL, other_traitor),
        (SOL, other_betrayal),
        (XXCHA, other_prediction),
        (JOL_NAR, other_auctioned_card),
    ],
)
def test_p20_1_a_secret_is_in_its_owners_view_only(owner: int, change: Callable[[RexState], None]) -> None:
    scene = full_table()
    watchers = [*range(6), None]
    before = {seat: seen(scene.game, seat) for seat in watchers}
    change(scene.state)
    changed = [seat for seat in watchers if seen(scene.game, seat) != before[seat]]
    assert changed == [owner]


def test_p20_1_the_order_of_every_deck_is_in_nobodys_view() -> None:
    scene = full_table()
    state, before = scene.state, [seen(scene.game, seat) for seat in (*range(6), None)]
    state.strategy_deck = state.strategy_deck[::-1]
    state.influence_deck = state.influence_deck[::-1]
    state.bombardment_deck = state.bombardment_deck[::-1]
    state.traitor_deck = state.traitor_deck[::-1]
    assert [seen(scene.game, seat) for seat in (*range(6), None)] == before


@pytest.mark.parametrize("seed", range(8))
def test_p20_1_a_view_stays_the_same_whatever_its_seat_does_not_know(seed: int) -> None:
    """Everything hidden is dealt anew: neither the view, nor the log, nor a spectator's view may change."""
    for game in moments(seed, every=7):
        if game.over:
            continue
        public = seen(game, None)
        for seat in range(game.seats):
            other = game.imagine(seat, seed=len(game.choices))
            assert seen(other, seat) == seen(game, seat)
            assert seen(other, None) == public
            assert other.log_for(seat) == game.log_for(seat)


def test_p20_1_what_is_dealt_anew_is_all_that_is_hidden_and_nothing_else() -> None:
    scene = full_table()
    scene.hand("letnev", "fresh_recruits")
    real = scene.state
    cards = all_cards(real)
    imagined: list[RexState] = [scene.game.imagine(SOL, seed).state for seed in range(20)]
    for state in imagined:
        assert state.hands[SOL] == real.hands[SOL]
        assert state.traitors[SOL] == real.traitors[SOL]
        assert all_cards(state) == cards
    hidden: list[Callable[[RexState], object]] = [
        lambda state: state.hands[LETNEV],
        lambda state: state.row[0],
        lambda state: state.strategy_deck,
        lambda state: state.traitors[LAZAX],
        lambda state: state.betrayals[LAZAX],
        lambda state: state.prediction,
        lambda state: state.influence_deck[0],
        lambda state: state.bombardment_deck[0],
    ]
    for part in hidden:
        assert len({part(state) for state in imagined}) > 1


def test_p20_1_sealed_choices_are_in_nobody_elses_view() -> None:
    games = []
    for dial, leader in ((0, "lazax_1"), (3, "lazax_5")):
        scene = Scene("sol", "lazax", "hacan")
        scene.place("sol", "tarraguth_slums", 3)
        scene.place("lazax", "tarraguth_slums", 3)
        scene.play(BattlePhase())
        scene.choose("lazax", "dial", dial)
        scene.choose("lazax", "leader", leader)
        games.append(scene.game)
    one, other = games
    for seat in (0, 2, None):
        assert seen(one, seat) == seen(other, seat)
    assert one.view(1)["you"]["sealed"][:2] == [["dial", 0], ["leader", "lazax_1"]]
    assert other.view(1)["you"]["sealed"][:2] == [["dial", 3], ["leader", "lazax_5"]]


def test_p20_1_nobody_sees_whether_a_player_had_a_choice_of_slots() -> None:
    """The number of cards in a hand is public; that none of them is a battle card is not."""
    views = []
    for title in ("energy_rifle", "double_agent"):
        scene = Scene("sol", "lazax", "hacan")
        scene.place("sol", "tarraguth_slums", 3)
        scene.place("lazax", "tarraguth_slums", 3)
        scene.hand("lazax", title)
        scene.play(BattlePhase())
        scene.choose("lazax", "dial", 1)
        scene.choose("lazax", "leader", "lazax_1")
        views.append([seen(scene.game, seat) for seat in (0, 2, None)])
    assert views[0] == views[1]


def test_p20_1_nobody_sees_that_a_committed_card_was_the_only_one() -> None:
    views = []
    for second in ("mercenaries", "double_agent"):
        scene = Scene("sol", "lazax", "hacan")
        scene.place("sol", "tarraguth_slums", 3)
        scene.place("lazax", "tarraguth_slums", 3)
        scene.hand("lazax", "energy_rifle", second)
        scene.hand("sol", "energy_rifle", "mercenaries")
        scene.play(BattlePhase())
        for race in ("sol", "lazax"):
            scene.choose(race, "dial", 1)
            scene.choose(race, "leader", f"{race}_1")
            scene.choose(race, "slot", "attack")
        assert scene.prompt == "commit_card"
        views.append([seen(scene.game, seat) for seat in (0, 2, None)])
    assert views[0] == views[1]


@pytest.mark.parametrize("seed", range(4))
def test_p20_1_the_log_tells_secrets_to_their_owner_only(seed: int) -> None:
    told: Counter[str] = Counter()
    for game in moments(seed, every=40):
        if game.over:
            break
        for seat in range(game.seats):
            secrets = [event for event in game.log_for(seat) if event.kind in OWN_SECRETS]
            assert {event.args[0] for event in secrets} <= {seat}
            told.update(event.kind for event in secrets)
        for reader in (*range(game.seats), None):
            assert "chance" not in {event.kind for event in game.log_for(reader)}
        assert not {event.kind for event in game.log_for(None)} & {*OWN_SECRETS, *LOOKS}
    assert told["card_drawn"] and told["traitor_kept"] and told["betrayal_dealt"]


def test_p20_2_units_leaders_strengths_card_counts_and_influence_are_in_every_view() -> None:
    scene = Scene(*RACES)
    scene.place("lazax", "imperial_palace", 3, mechanized=2)
    scene.casualties("lazax", 4, mechanized=1)
    scene.kill("lazax_2", "lazax_5")
    scene.hand("lazax", "energy_rifle", "mercenaries", "informant")
    scene.influence("lazax", 7)
    for reader in (*RACES, None):
        player = scene.view(reader)["players"][LAZAX]
        assert player["reserve"] == {"units": 8, "mechanized": 2, "facedown": 0}
        assert player["casualties"] == {"units": 4, "mechanized": 1, "facedown": 0}
        assert [(leader["strength"], leader["dead"]) for leader in player["leaders"]] == [
            (2, False),
            (3, True),
            (3, False),
            (5, False),
            (6, True),
        ]
        assert (player["cards"], player["influence"]) == (3, 7)
        there = scene.view(reader)["spaces"]["imperial_palace"]["forces"]
        assert there == {str(LAZAX): {"units": 3, "mechanized": 2, "facedown": 0}}


@pytest.mark.parametrize("seed", range(4))
def test_p20_2_apart_from_his_own_secrets_everybody_sees_the_same(seed: int) -> None:
    for game in moments(seed, every=7):
        public = {key: part for key, part in game.view(None).items() if key not in PRIVATE}
        assert game.view(None)["you"] is None
        for seat in range(game.seats):
            view = game.view(seat)
            assert {key: part for key, part in view.items() if key not in PRIVATE} == public
            assert public["players"][seat]["cards"] == len(view["you"]["hand"])
            assert public["players"][seat]["traitors"] == len(view["you"]["traitors"])


@pytest.mark.parametrize("written", [False, True])
def test_p20_3_what_was_shown_in_passing_is_not_in_the_log(written: bool) -> None:
    looks: Counter[str] = Counter()
    for game in moments(3, every=25, written_memory=written):
        if not game.over:
            looks.update(e.kind for seat in range(game.seats) for e in game.log_for(seat) if e.kind in LOOKS)
    assert set(looks) == (set(LOOKS) if written else set())


def test_p20_3_traitors_who_were_not_kept_must_be_remembered() -> None:
    game = tw.new_game("rex", seats=list(RACES[:5]), seed=4)
    dealt = game.view(SOL)["you"]["traitors"]
    assert len(dealt) == 4
    for ask in game.asks:
        game.choose(ask.seat, ask.options[0])
    assert game.view(SOL)["you"]["traitors"] == dealt[:1]
    assert not [event for event in game.log_for(SOL) if set(dealt[1:]) & set(event.args)]


def test_p20_3_jol_nar_sees_a_card_only_while_it_is_up_for_bid() -> None:
    scene = Scene("lazax", "jol_nar", "hacan")
    scene.influence("lazax", 3)
    scene.stack_strategy_deck("energy_rifle", "mercenaries")
    scene.play(BiddingPhase())
    assert scene.view("jol_nar")["you"]["sees"]["auction"] == "energy_rifle"
    scene.choose("lazax", "bid", 1)
    assert scene.view("jol_nar")["you"]["sees"]["auction"] == "mercenaries"
    assert "energy_rifle" not in seen(scene.game, 1)


def test_p20_3_jol_nar_sees_the_influence_card_in_the_maneuvering_phase_only() -> None:
    scene = Scene("jol_nar", "lazax", "hacan")
    scene.place("jol_nar", "tarraguth_slums", 2)
    scene.place("lazax", "tarraguth_slums", 2)
    scene.stack_influence_deck("black_market")
    scene.play(ManeuveringPhase())
    assert scene.view("jol_nar")["you"]["sees"]["influence"] == "black_market"
    while not scene.done:
        scene.choose(scene.asked[0], *scene.options(scene.asked[0])[0])
    scene.play(BattlePhase())
    assert scene.view("jol_nar")["you"]["sees"]["influence"] is None
    assert "black_market" not in seen(scene.game, 0)


def test_p20_3_once_the_game_is_over_the_whole_log_is_open() -> None:
    *_, game = moments(3, every=1000)
    assert game.over
    assert game.log_for(None) == list(game.log)
    assert {"chance", "card_drawn", "traitor_drawn"} <= {event.kind for event in game.log_for(None)}
