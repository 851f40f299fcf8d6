"""The complete setup, step by step (RR "Complete Setup")."""

import pytest
from msgspec.structs import replace

from tests.ti4.opening import FACTIONS, answer, opening, set_up, told
from throneworld.galaxy.hexes import ring_of
from throneworld.galaxy.maps import HOME, NO_TILE
from throneworld.imperium.verbs.strategy_cards import cards_in_common_area
from throneworld.imperium.verbs.tokens import reinforcements
from throneworld.kernel.game import Game
from throneworld.ti4.setup.building import BuildGalaxy, tiles_in_hand
from throneworld.ti4.state import of
from throneworld.ti4.tables import (
    ACTION_DECK,
    AGENDAS,
    ANOMALY,
    BLUE_TILES,
    FACTION,
    LAYOUTS,
    MECATOL_TILE,
    OBJECTIVE,
    RED_TILES,
    SECRET_DECK,
    STAGE_1,
    STAGE_2,
    TILE,
)
from throneworld.ti4.units import KINDS

FIVE = FACTIONS[:5]


def units(game: Game, seat: int) -> dict[str, dict[str, int]]:
    return {
        place: {kind: count for kind, count in zip(KINDS, group, strict=True) if count}
        for place, group in of(game).units[seat].items()
    }


def test_setup_step_1_chance_makes_somebody_the_speaker() -> None:
    speakers = {of(opening(4, seed=seed)).speaker for seed in range(20)}
    assert speakers == {0, 1, 2, 3}


def test_setup_step_2_each_player_chooses_a_faction_that_nobody_has_from_the_speaker_clockwise() -> None:
    game = opening(3)
    speaker = of(game).speaker
    assert game.asks[0].seat == speaker
    assert game.asks[0].options == tuple(("faction", faction) for faction in FACTION)
    answer(game, "faction", "sol")
    assert game.asks[0].seat == (speaker + 1) % 3
    refusal = game.refusal((speaker + 1) % 3, ("faction", "sol"))
    assert refusal is not None
    assert refusal.key == "faction_taken"
    assert len(game.asks[0].options) == 16


def test_setup_step_2_factions_may_be_dealt_or_given() -> None:
    dealt = of(opening(6, factions="random")).factions
    assert len(set(dealt)) == 6
    assert of(opening(("yin", "norr", "muaat"))).factions == ["yin", "norr", "muaat"]


def test_setup_step_3_each_player_takes_the_components_of_his_faction() -> None:
    state = of(set_up(("sol", "letnev", "l1z1x")))
    assert "military_support:0" in state.notes[0]
    assert state.sheets[0][KINDS.index("carrier")] == "advanced_carrier_1"
    assert state.sheets[1][KINDS.index("flagship")] == "arc_secundus"
    assert state.sheets[2][KINDS.index("dreadnought")] == "super_dreadnought_1"
    assert state.zero == -1
    assert state.wormhole_tokens == {}


def test_setup_step_4_each_player_has_four_notes_of_his_colour_and_one_of_his_faction() -> None:
    state = of(set_up(("sol", "letnev", "l1z1x")))
    generic = ("ceasefire", "trade_agreement", "political_secret", "support_for_the_throne")
    assert state.notes[1] == (*(f"{title}:1" for title in generic), "war_funding:1")


def test_setup_step_4_colours_go_by_the_order_of_the_seats() -> None:
    assert of(opening(FACTIONS[:4])).colours == ("blue", "yellow", "green", "red")


def test_setup_step_4_colours_may_be_drawn() -> None:
    drawn = [of(opening(FACTIONS[:3], seed=seed, colours="random")).colours for seed in range(8)]
    assert all(len(set(colours)) == 3 for colours in drawn)
    assert len(set(drawn)) > 4


def test_setup_step_4_each_player_chooses_a_colour_that_nobody_has_from_the_speaker_clockwise() -> None:
    game = opening(FACTIONS[:3], colours="choose")
    first = of(game).speaker
    assert game.asks[0].seat == first
    answer(game, "colour", "purple")
    second = (first + 1) % 3
    assert [ask.seat for ask in game.asks] == [second]
    refusal = game.refusal(second, ("colour", "purple"))
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("RR Setup 4", "colour_taken")
    answer(game, "colour", "black")
    answer(game, "colour", "blue")
    chosen = [of(game).colours[(first + turn) % 3] for turn in range(3)]
    assert chosen == ["purple", "black", "blue"]


def test_setup_step_5_each_player_has_the_cards_of_his_home_planets_faceup() -> None:
    state = of(set_up(FACTIONS))
    for seat, faction in enumerate(FACTIONS):
        assert all(state.control[planet] == seat for planet in FACTION[faction].home_planets)
    assert len(state.control) == 10
    assert state.exhausted == ()


@pytest.mark.parametrize("galaxy", ["fair", "random", "preset", "build"])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_setup_step_6_mecatol_rex_in_the_centre_and_the_homes_clockwise_in_the_third_ring(
    players: int, galaxy: str
) -> None:
    state = of(set_up(FACTIONS[:players], galaxy=galaxy))
    tiles = [FACTION[faction].gate_tile or FACTION[faction].home_tile for faction in FACTIONS[:players]]
    places = [state.map.index(tile) for tile in tiles]
    assert state.map[0] == MECATOL_TILE
    assert places == sorted(places)
    assert {ring_of(place) for place in places} == {3}
    assert HOME not in state.map
    assert state.map.count(NO_TILE) == (9 if players == 3 else 0)


@pytest.mark.parametrize(("players", "blue", "red"), [(3, 6, 2), (4, 5, 3), (5, 4, 2), (6, 3, 2)])
def test_setup_step_6_ii_tiles_are_dealt_by_the_number_of_players(players: int, blue: int, red: int) -> None:
    game = opening(FACTIONS[:players], galaxy="build")
    for seat in range(players):
        hand = tiles_in_hand(game, seat)
        assert sum(tile in BLUE_TILES for tile in hand) == blue
        assert sum(tile in RED_TILES for tile in hand) == red
    dealt = [tile for seat in range(players) for tile in tiles_in_hand(game, seat)]
    assert len(set(dealt)) == len(dealt)


def test_setup_step_6_ii_only_its_player_knows_a_hand_of_tiles() -> None:
    game = opening(FACTIONS[:3], galaxy="build")
    speaker = of(game).speaker
    answer(game, *game.asks[0].options[0])
    for seat in range(3):
        assert tiles_in_hand(game.imagine(seat, 5), seat) == tiles_in_hand(game, seat)
    other = (speaker + 1) % 3
    hands = {tiles_in_hand(game.imagine(other, seed), speaker) for seed in range(9)}
    assert len(hands) == 9
    for hand in hands:
        assert len(hand) == 8
        assert sum(tile in RED_TILES for tile in hand) == 2
        assert not set(hand) & set(tiles_in_hand(game, other))
    assert game.imagine(other, 5).asks[0].options[0][0] == "tile"
    assert [event.args[0] for event in game.log_for(other) if event.kind == "tiles_dealt"] == [other]


def test_setup_step_6_ii_with_five_players_the_speaker_places_a_red_tile_next_to_mecatol_rex() -> None:
    game = opening(FIVE, galaxy="build")
    ((seat, tile),) = told(game, "tile_drawn")
    assert (seat, game.asks[0].seat) == (of(game).speaker, of(game).speaker)
    assert tile in RED_TILES
    assert game.asks[0].options == tuple(("place", tile, place) for place in range(1, 7))
    answer(game, "place", tile, 4)
    assert of(game).map[4] == tile
    assert game.asks[0].seat == of(game).speaker
    assert game.asks[0].options[0][0] == "tile"


def test_setup_step_6_iii_the_order_of_placing_turns_round_at_each_end() -> None:
    game = opening(FACTIONS[:3], galaxy="build")
    speaker = of(game).speaker
    while of(game).phase == "setup":
        answer(game, *game.asks[0].options[0])
    order = [(int(args[0]) - speaker) % 3 for args in told(game, "tile_placed")]
    assert order == [0, 1, 2, 2, 1, 0] * 4


def test_setup_step_6_iii_a_ring_is_built_before_the_next() -> None:
    game = opening(FACTIONS[:3], galaxy="build")
    seat = of(game).speaker
    tile = next(tile for tile in tiles_in_hand(game, seat) if TILE[tile].kind != ANOMALY)
    answer(game, "tile", tile)
    assert game.asks[0].options == tuple(("place", tile, place) for place in range(1, 7))
    refusal = game.refusal(seat, ("place", tile, 7))
    assert refusal is not None
    assert refusal.key == "inner_ring_first"


def test_setup_step_6_iii_anomalies_and_equal_wormholes_do_not_touch_if_there_is_a_choice() -> None:
    game = opening(FACTIONS[:3], galaxy="build")
    mine = (19, 20, 21, 22, 23, 24, 26, 41)
    stand(game, mine, {1: 42, 2: 39})
    assert offered(game, 41) == {4, 5, 3}
    assert refused(game, 41, 6) == "anomalies_touch"
    game.undo(game.asks[0].seat)
    assert offered(game, 26) == {4, 5, 6}
    assert refused(game, 26, 3) == "wormholes_touch"


def test_setup_step_6_iii_a_clash_is_allowed_if_there_is_no_other_option() -> None:
    game = opening(FACTIONS[:3], galaxy="build")
    stand(game, (41, 43), {1: 42, 3: 44, 5: 45})
    assert game.asks[0].options == (("tile", 41), ("tile", 43))
    assert offered(game, 43) == {2, 4, 6}
    game = opening(FACTIONS[:3], galaxy="build")
    stand(game, (41, 19), {1: 42, 3: 44, 5: 45})
    assert {place for _, _, place in game.asks[0].options} == {2, 4, 6}, "only 19 may be placed"
    assert game.asks[0].options[0][:2] == ("place", 19)
    game = opening(FACTIONS[:3], galaxy="build")
    stand(game, (41, 19, 20), {1: 42, 3: 44, 5: 45})
    refusal = game.refusal(game.asks[0].seat, ("tile", 41))
    assert refusal is not None
    assert refusal.key == "tile_clashes_everywhere"


def test_setup_step_6_at_a_patient_table_nobody_learns_that_a_hand_leaves_one_tile_only() -> None:
    game = opening(FACTIONS[:3], galaxy="build")
    game.patient = True
    stand(game, (41, 19), {1: 42, 3: 44, 5: 45})
    seat, chosen = game.asks[0].seat, len(game.choices)
    assert game.asks[0].options == (("tile", 19),) and game.confirming == (seat,)
    game.choose(seat, ("tile", 19))
    assert {option[-1] for option in game.asks[0].options} == {2, 4, 6} and not game.confirming
    assert len(game.choices) == chosen


def stand(game: Game, hand: tuple[int, ...], tiles: dict[int, int]) -> None:
    """The speaker holds these tiles, and others lie on the map already."""
    step, state = game.stack[-1], of(game)
    assert isinstance(step, BuildGalaxy)
    hands = tuple(hand if seat == step.seat else held for seat, held in enumerate(step.hands))
    game.stack[-1] = replace(step, hands=hands)
    state.map = tuple(tiles.get(place, tile) for place, tile in enumerate(state.map))
    game.restart()


def offered(game: Game, tile: int) -> set[int]:
    answer(game, "tile", tile)
    return {int(option[2]) for option in game.asks[0].options}


def refused(game: Game, tile: int, place: int) -> str:
    refusal = game.refusal(game.asks[0].seat, ("place", tile, place))
    assert refusal is not None
    return refusal.key


def test_setup_step_6_with_five_players_the_worse_positions_get_trade_goods() -> None:
    for galaxy in ("fair", "random", "build"):
        assert of(set_up(FIVE, galaxy=galaxy)).trade_goods == [0, 2, 4, 2, 0]
    assert of(set_up(FIVE, galaxy="preset")).trade_goods == [2, 4, 2, 0, 0]
    assert of(set_up(FACTIONS)).trade_goods == [0] * 6


def test_setup_step_7_the_custodians_token_lies_on_mecatol_rex() -> None:
    assert of(set_up(FACTIONS)).custodians
    assert "mecatol_rex" not in of(set_up(FACTIONS)).control


def test_setup_step_8_the_common_decks_are_shuffled() -> None:
    state, other = of(set_up(FACTIONS)), of(set_up(FACTIONS, seed=2))
    assert sorted(state.action_deck) == sorted(ACTION_DECK)
    assert sorted(state.agenda_deck) == sorted(agenda.id for agenda in AGENDAS)
    assert state.action_deck not in (ACTION_DECK, other.action_deck)
    assert state.agenda_deck != other.agenda_deck
    assert state.secret_deck != other.secret_deck


def test_setup_step_9_nobody_has_anything_of_the_supply() -> None:
    state = of(set_up(FACTIONS))
    assert state.trade_goods == state.commodities == [0] * 6


def test_setup_step_10_all_eight_strategy_cards_lie_in_the_common_play_area() -> None:
    state = of(set_up(FACTIONS))
    assert len(cards_in_common_area(state)) == 8
    assert state.bonus == {}


def test_setup_step_11_each_player_has_his_starting_technologies() -> None:
    game = set_up(FACTIONS)
    for seat, faction in enumerate(FACTIONS[:5]):
        assert of(game).technologies[seat] == FACTION[faction].start_technologies


def test_setup_step_11_a_faction_may_choose_its_technology() -> None:
    game = opening(("winnu", "sol", "yin"))
    assert game.asks[0].prompt == "choose_starting_technology"
    assert [option[1] for option in game.asks[0].options] == [
        "antimass_deflectors",
        "neural_motivator",
        "plasma_scoring",
        "sarween_tools",
    ]
    answer(game, "technology", "sarween_tools")
    assert of(game).technologies[0] == ("sarween_tools",)


def test_setup_step_11_ships_start_in_space_and_the_rest_on_the_home_planet() -> None:
    game = set_up(("sol", "yin", "muaat"))
    assert units(game, 0) == {
        "1": {"carrier": 2, "destroyer": 1, "fighter": 3},
        "jord": {"infantry": 5, "space_dock": 1},
    }
    assert units(game, 2) == {"4": {"war_sun": 1, "fighter": 2}, "muaat": {"infantry": 4, "space_dock": 1}}


def test_setup_step_11_with_several_home_planets_the_player_distributes_one_unit_at_a_time() -> None:
    game = opening(("jolnar", "sol", "yin"))
    assert game.asks[0].options == (("place", "infantry", "nar"), ("place", "infantry", "jol"))
    for kind, planet in (("infantry", "nar"), ("infantry", "jol"), ("space_dock", "jol")):
        answer(game, "place", kind, planet)
    answer(game, "place", "pds", "jol")
    answer(game, "place", "pds", "nar")
    assert units(game, 0) == {
        "12": {"dreadnought": 1, "carrier": 2, "fighter": 1},
        "nar": {"infantry": 1, "pds": 1},
        "jol": {"infantry": 1, "space_dock": 1, "pds": 1},
    }


def test_setup_step_11_a_floating_factory_starts_in_space() -> None:
    game = opening(("saar", "sol", "yin"))
    for planet in ("ragh", "ragh", "ragh", "lisis_ii"):
        answer(game, "place", "infantry", planet)
    assert units(game, 0) == {
        "11": {"carrier": 2, "cruiser": 1, "fighter": 2, "space_dock": 1},
        "ragh": {"infantry": 3},
        "lisis_ii": {"infantry": 1},
    }


def test_setup_step_11_three_tokens_for_tactics_three_for_the_fleet_two_for_strategy() -> None:
    state = of(set_up(FACTIONS))
    assert (state.tactic[5], state.fleet[5], state.strategy[5]) == (3, 3, 2)
    assert reinforcements(state, 5) == 8


def test_setup_step_12_i_each_player_keeps_one_of_two_secret_objectives_unseen() -> None:
    game = opening(("sol", "yin", "muaat"))
    assert {ask.seat for ask in game.asks} == {0, 1, 2}
    dealt = [of(game).secrets[seat] for seat in range(3)]
    assert all(len(secrets) == 2 for secrets in dealt)
    game.choose(1, ("keep", dealt[1][1]))
    assert {ask.seat for ask in game.asks} == {0, 2}
    game.choose(0, ("keep", dealt[0][0]))
    game.choose(2, ("keep", dealt[2][0]))
    state = of(game)
    assert state.secrets == [dealt[0][:1], dealt[1][1:], dealt[2][:1]]
    assert sorted((*state.secret_deck, *(secret for (secret,) in state.secrets))) == sorted(SECRET_DECK)
    assert not any(secret in state.known for secret in state.secret_deck)
    assert not any(dealt[0][1] in event.args for event in game.log_for(1))


@pytest.mark.parametrize("points", [10, 14])
def test_setup_step_12_ii_players_decide_between_10_and_14_points(points: int) -> None:
    game = set_up(FACTIONS, points=points)
    assert game.options["points"] == points
    assert of(game).points == [0] * 6


def test_setup_step_12_iii_five_objectives_of_each_stage_are_laid_out_the_first_stage_first() -> None:
    state = of(set_up(FACTIONS))
    row = (*state.objectives, *state.objective_deck)
    assert [OBJECTIVE[objective].deck for objective in row] == [STAGE_1] * 5 + [STAGE_2] * 5
    assert len({*row, *state.objective_box}) == 20


def test_setup_step_12_iv_the_first_two_objectives_are_revealed() -> None:
    game = set_up(FACTIONS)
    assert len(of(game).objectives) == 2
    assert told(game, "objective_revealed") == [(objective,) for objective in of(game).objectives]


def test_setup_leads_to_the_strategy_phase_of_the_first_round() -> None:
    game = set_up(FACTIONS)
    assert (of(game).round, of(game).phase) == (1, "strategy")
    assert game.asks[0].seat == of(game).speaker


def test_layouts_deal_as_many_tiles_as_there_are_places() -> None:
    for layout in LAYOUTS.values():
        dealt = layout.players * (layout.blue + layout.red) + layout.random_red
        assert dealt == 36 - layout.players - len(layout.unused)
