"""Chapter 2: the set-up, step by step."""

from __future__ import annotations

import pytest

import throneworld as tw
from tests.ti3.setting_up import SettingUp
from throneworld.imperium.board import home_system
from throneworld.imperium.movement.cargo import ship_with
from throneworld.ti3.carried_out import carried_out
from throneworld.ti3.phases.strategy import cards_left
from throneworld.ti3.setup import Setup
from throneworld.ti3.setup.lacking import useless
from throneworld.ti3.setup.races import DrawRace
from throneworld.ti3.setup.rolls import ranked
from throneworld.ti3.state import SPACE, Leader
from throneworld.ti3.tables import (
    ACTION_DECK,
    CREUSS_GATE,
    HOME_TILE,
    OBJECTIVE,
    POLITICAL_DECK,
    PRELIMINARY_DECK,
    RACE,
    SECRET_DECK,
    STAGE_1_DECK,
    STAGE_2_DECK,
)

AS_USUAL = {"place_starting_pieces": ("for_me",)}


def set_up(*races: str, seed: int = 1, **options: object) -> SettingUp:
    """A game whose first Strategy Phase has come."""
    stage = SettingUp(*races, seed=seed, bids=False, **options)  # type: ignore[arg-type]
    stage.begin()
    stage.go_on("pick_strategy_card", AS_USUAL)
    return stage


# The table


def test_sa_2_1_1_action_and_political_cards_are_two_shuffled_decks() -> None:
    one, other = set_up("sol", "norr", "saar", seed=1).state, set_up("sol", "norr", "saar", seed=2).state
    dealt = [card for hand in one.politics for card in hand]
    laid = [card for card in one.revealed if card]
    used = set(POLITICAL_DECK) - useless(set_up("sol", "norr", "saar").game)
    assert set(one.action_deck) <= set(ACTION_DECK) and set(one.agenda_deck) <= set(POLITICAL_DECK)
    assert {*one.agenda_deck, *dealt, *laid, *one.docket} <= used
    assert one.objective_deck != other.objective_deck and not one.laws


def test_sa_2_1_1_only_cards_that_are_carried_out_are_in_the_decks() -> None:
    game = set_up("sol", "norr", "saar").game
    known = {each.id for each in game.definition.listeners} | set(game.definition.texts)
    assert [card for card in ACTION_DECK if card in known] == [
        card for card in carried_out(game, ACTION_DECK) if card in known
    ]
    assert set(game.state.action_deck) <= set(carried_out(game, ACTION_DECK))


def test_sa_2_1_2_nobody_has_planets_beyond_his_home() -> None:
    state = set_up("sol", "hacan", "saar").state
    homes = {planet: seat for seat, race in enumerate(state.factions) for planet in RACE[race].home_planets}
    assert state.control == homes and state.exhausted == ()


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7, 8])
def test_sa_2_1_3_the_ninth_strategy_card_is_there_with_4_7_or_8_players(seats: int) -> None:
    state = set_up(*list(RACE)[:seats]).state
    assert len(cards_left(state)) == (9 if seats in (4, 7, 8) else 8)
    assert ("prospect" in cards_left(state)) == (seats in (4, 7, 8))
    assert state.exhausted_cards == ()


def test_sa_2_1_4_stage_1_and_stage_2_are_two_decks() -> None:
    stage = set_up("sol", "norr", "saar")
    state, out = stage.state, useless(stage.game)
    assert {OBJECTIVE[card].deck for card in state.objective_deck} == {"stage1"}
    assert {OBJECTIVE[card].deck for card in state.objective_deck_2} == {"stage2"}
    assert len(state.objective_deck) == len(set(STAGE_1_DECK) - out) - 3
    assert len(state.objective_deck_2) == len(set(STAGE_2_DECK) - out) - 3


def test_sa_2_1_5_special_objectives_lie_before_nobody() -> None:
    state = set_up("sol", "norr", "saar").state
    assert state.specials == [(), (), ()] and state.voice == -1 and state.artifacts == {}


# The sequence


def test_sa_2_3_1_the_galaxy_is_made_as_was_chosen() -> None:
    for galaxy in ("preset", "fair", "build"):
        assert len(set_up("sol", "norr", "saar", galaxy=galaxy).state.map) == 37
    with pytest.raises(tw.BadSetup, match="galaxy"):
        tw.new_game("ti3", seats=3, seed=1, options={"galaxy": "star_by_star"})


def test_sa_2_3_2_goal_and_options_are_agreed_on() -> None:
    game = tw.new_game("ti3", seats=3, seed=1, options={"vp_goal": 12, "leaders": False})
    assert game.options["vp_goal"] == 12 and game.options["leaders"] is False
    for goal in (7, 15):
        with pytest.raises(tw.BadSetup, match="8 to 14"):
            tw.new_game("ti3", seats=3, seed=1, options={"vp_goal": goal})


def test_sa_2_3_3_who_rolls_the_same_rolls_again_among_themselves() -> None:
    stage = SettingUp(seats=4)
    stage.feed("rolls", *(face - 1 for face in (7, 3, 7, 10, 5, 5, 2, 9)))
    assert ranked(stage.game, range(4)) == (3, 2, 0, 1)


def test_sa_2_3_3_the_highest_roller_chooses_first() -> None:
    stage = SettingUp(seats=3)
    stage.feed("rolls", 1, 8, 4)
    stage.begin("seats")
    assert stage.asked == ["p2"] and stage.prompt == "choose_race"
    stage.choose("p2", "race", "sol")
    assert stage.asked == ["p3"]


def test_sa_2_3_3_whoever_gives_the_seats_has_seated_the_players() -> None:
    stage = SettingUp("sol", "norr", "saar")
    stage.begin()
    assert stage.told("seat_rolled") == [] and stage.asked == ["sol"]


def test_sa_2_3_4_two_secret_objectives_are_dealt_to_each_player() -> None:
    stage = SettingUp(seats=5)
    stage.begin()
    assert [len(hand) for hand in stage.state.secrets] == [2] * 5
    dealt = [card for hand in stage.state.secrets for card in hand]
    assert len(set(dealt)) == 10 and set(dealt) <= set(SECRET_DECK)


def test_sa_2_3_5_each_takes_a_free_race_or_passes_for_good() -> None:
    stage = SettingUp(seats=3)
    stage.begin("races")
    stage.offers("p1", *[("race", race) for race in RACE], ("pass",))
    stage.choose("p1", "race", "sol")
    assert stage.refusal("p2", "race", "sol") == "SA-2.3.5 race_taken"
    stage.choose("p2", "pass")
    stage.choose("p3", "race", "hacan")
    assert stage.asked == ["p2"] and stage.prompt == "keep_race"
    assert stage.refusal("p2", "race", "norr") == "SA-2.3.5 race_left_to_chance"
    assert stage.state.factions == ["sol", "", "hacan"]


def dealing(*pile: str, races: tuple[str, ...] = ("sol", "", "hacan")) -> SettingUp:
    """Random races are dealt from this pile."""
    stage = SettingUp(seats=3)
    stage.begin("races")
    stage.state.factions = list(races)
    waiting = [DrawRace(seat=seat) for seat, race in enumerate(races) if not race]
    rest = Setup(stage="galaxy", seating=(0, 1, 2), race_pile=pile, hidden_races=("", "", ""))
    stage.play(*waiting, rest)
    return stage


def test_sa_2_3_6_and_ruling_47_a_random_race_stays_hidden_until_step_11() -> None:
    stage = dealing("winnu", "xxcha", "yin")
    assert stage.ask("p2").about["race"] == "winnu"
    stage.choose("p2", "keep")
    assert stage.state.factions == ["sol", "", "hacan"]
    assert stage.game.view(1)["you"]["race"] == "winnu"
    assert stage.game.view(0)["players"][1]["race_hidden"] is True
    assert "winnu" not in str(stage.game.view(0)["players"])
    stage.go_on("keep_secret")
    assert stage.state.factions == ["sol", "winnu", "hacan"]
    assert stage.state.map[stage.state.home_places[1]] == HOME_TILE["winnu"]


def test_sa_2_3_7_two_races_may_be_rejected_and_the_third_is_shown_and_kept() -> None:
    stage = dealing("winnu", "xxcha", "yin", "mentak")
    stage.offers("p2", ("keep",), ("reject",))
    assert stage.ask("p2").about == {"race": "winnu", "left": 2}
    stage.choose("p2", "reject")
    stage.offers("p2", ("keep",), ("reject",))
    assert stage.ask("p2").about == {"race": "xxcha", "left": 1}
    stage.choose("p2", "reject")
    assert stage.state.factions == ["sol", "yin", "hacan"]
    assert stage.prompt == "bid_for_location"


def test_sa_2_3_7_a_rejected_race_goes_under_the_pile() -> None:
    stage = dealing("winnu", "xxcha", "yin", races=("sol", "", ""))
    stage.choose("p2", "reject")
    stage.choose("p2", "keep")
    assert stage.asked == ["p3"] and stage.ask("p3").about["race"] == "yin"
    stage.choose("p3", "keep")
    assert stage.game.view(1)["you"]["race"] == "xxcha" and stage.game.view(2)["you"]["race"] == "yin"


def test_sa_2_3_7_who_could_only_draw_what_he_rejected_keeps_what_he_has() -> None:
    stage = dealing("winnu", "xxcha")
    stage.choose("p2", "reject")
    assert stage.prompt == "bid_for_location"
    assert stage.game.view(1)["you"]["race"] == "xxcha"


def test_sa_2_3_8_a_ready_map_is_bid_for_and_a_built_one_is_built() -> None:
    for galaxy, prompt in (
        ("preset", "bid_for_location"),
        ("fair", "bid_for_location"),
        ("build", "build_galaxy"),
    ):
        stage = SettingUp("sol", "norr", "saar", galaxy=galaxy)
        stage.begin()
        assert stage.prompt == prompt


def test_sa_2_3_9_seats_stay_as_they_are_whatever_location_is_won() -> None:
    stage = SettingUp("sol", "norr", "saar")
    stage.begin()
    for race, place in (("sol", 3), ("norr", 1), ("saar", 2)):
        stage.choose(race, "bid", place, 0)
    assert stage.state.factions == ["sol", "norr", "saar"]
    assert stage.state.home_places == (31, 19, 25)
    assert [stage.state.map[place] for place in (31, 19, 25)] == [13, 11, 12]


def auction(*races: str, **goods: int) -> SettingUp:
    stage = SettingUp(*races)
    stage.state.trade_goods = [goods.get(race, 0) for race in races]
    stage.begin("speaker")
    return stage


def test_sa_2_3_10_bids_go_counter_clockwise_from_the_lowest_roller() -> None:
    stage = auction("sol", "norr", "saar", sol=1, norr=6, saar=7)
    assert stage.asked == ["saar"]
    stage.choose("saar", "bid", 0)
    assert stage.asked == ["norr"]
    assert stage.refusal("norr", "bid", 0) == "SA-2.3.10 bid_higher"
    stage.choose("norr", "bid", 2)
    assert stage.asked == ["sol"]
    stage.choose("sol", "bid", 3)
    stage.choose("saar", "pass")
    stage.choose("norr", "bid", 4)
    stage.choose("sol", "pass")
    assert stage.state.speaker == 1 and stage.prompt == "set_cycler"


def test_sa_2_3_10_a_bid_goes_from_0_to_30_and_30_ends_it() -> None:
    stage = auction("hacan", "sol", "letnev")
    assert stage.refusal("letnev", "bid", 31) == "SA-2.3.10 bid_out_of_range"
    stage.choose("letnev", "bid", 30)
    assert stage.prompt == "set_cycler" and stage.state.speaker == 2


def test_sa_2_3_11_all_but_the_speaker_gain_the_bid() -> None:
    stage = auction("sol", "norr", "saar", sol=1, norr=6, saar=7)
    for race, *option in (("saar", "pass"), ("norr", "bid", 4), ("sol", "pass")):
        stage.choose(race, *option)
    assert stage.goods() == {"sol": 5, "norr": 6, "saar": 11}


def test_sa_2_3_11_and_ruling_45_if_nobody_bids_the_lowest_roller_is_speaker() -> None:
    stage = auction("hacan", "sol", "letnev")
    stage.choose("letnev", "pass")
    stage.choose("sol", "pass")
    assert stage.asked == ["hacan"] and ("bid", 0) in stage.options("hacan")
    stage.choose("hacan", "pass")
    assert stage.state.speaker == 2 and stage.goods() == {"hacan": 0, "sol": 0, "letnev": 0}


def test_sa_2_3_11_a_bid_of_0_wins_the_token() -> None:
    stage = auction("hacan", "sol", "letnev", "norr", hacan=3, sol=1, letnev=4, norr=2)
    stage.choose("norr", "pass")
    stage.choose("letnev", "pass")
    stage.choose("sol", "bid", 0)
    assert stage.asked == ["hacan"] and ("bid", 0) not in stage.options("hacan")
    stage.choose("hacan", "pass")
    assert stage.state.speaker == 1
    assert stage.goods() == {"hacan": 3, "sol": 1, "letnev": 4, "norr": 2}


def test_sa_2_3_12_the_speaker_sets_the_cycler() -> None:
    stage = auction("hacan", "sol", "letnev")
    stage.choose("letnev", "bid", 0)
    stage.choose("sol", "pass")
    stage.choose("hacan", "pass")
    stage.offers("letnev", ("rotate", "clockwise"), ("rotate", "counter_clockwise"))
    stage.choose("letnev", "rotate", "counter_clockwise")
    assert stage.state.clockwise is False


@pytest.mark.parametrize(
    ("before", "after"), [((5, 6, 11), (1, 2, 7)), ((0, 0, 0), (1, 1, 1)), ((1, 6, 7), (1, 6, 7))]
)
def test_sa_2_3_13_and_ruling_46_the_poorest_begins_with_1(
    before: tuple[int, ...], after: tuple[int, ...]
) -> None:
    stage = SettingUp("sol", "norr", "saar")
    stage.state.speaker, stage.state.trade_goods = 0, list(before)
    stage.begin("goods")
    assert tuple(stage.state.trade_goods) == after


def test_sa_2_3_14_three_of_each_stage_and_a_preliminary_objective_are_revealed() -> None:
    stage = set_up("sol", "norr", "saar", seed=9)
    state = stage.state
    assert len(state.objectives) == 3 and len(state.objectives_2) == 3
    assert OBJECTIVE[state.preliminary].deck == "preliminary"
    left = set(PRELIMINARY_DECK) - useless(stage.game) - {state.preliminary, *state.objectives}
    assert set(state.objective_box) == left


@pytest.mark.parametrize("seed", range(12))
def test_sa_2_3_14_and_ruling_105_cards_that_nobody_could_meet_are_not_used(seed: int) -> None:
    state = set_up("sol", "norr", "saar", seed=seed, leaders=False, artifacts=False).state
    every = {*state.objectives, *state.objective_deck, *state.objective_box, state.preliminary}
    assert not every & {"s1_leader_captive", "seeker", "usurper"}
    assert "scientist" not in every, "no planet of the map has a yellow specialty"


def test_sa_2_3_14_imperium_rex_that_lies_open_does_nothing() -> None:
    found = [set_up("sol", "norr", "saar", seed=seed) for seed in range(40)]
    shown = [stage for stage in found if "s2_imperium_rex" in stage.state.objectives_2]
    assert shown and all(stage.game.result is None for stage in shown)


def test_sa_2_3_15_each_throws_one_secret_away_and_gets_two_political_cards() -> None:
    stage = SettingUp("sol", "letnev", "hacan", bids=False)
    stage.begin()
    stage.go_on("keep_secret")
    assert sorted(stage.asked) == ["hacan", "letnev", "sol"]
    first, second = stage.state.secrets[0]
    stage.offers("sol", ("keep", first), ("keep", second))
    other = stage.state.secrets[1][0]
    assert stage.refusal("sol", "keep", other) == "SA-2.3.15 not_dealt_to_you"
    assert stage.refusal("sol", "done") == "SA-2.3.15 one_is_kept"
    stage.choose("sol", "keep", second)
    stage.go_on("place_starting_pieces")
    assert stage.state.secrets[0] == (second,) and first in stage.state.secret_box
    decks = len(stage.state.agenda_deck) + sum(map(len, stage.state.politics))
    assert decks < 6 or [len(hand) for hand in stage.state.politics] == [2, 2, 2]


def test_sa_2_3_16_and_ruling_102_thrown_objectives_leave_the_game_unseen() -> None:
    stage = set_up("sol", "letnev", "hacan")
    state = stage.state
    assert len(state.secret_box) == 3 and not set(state.secret_box) & set(state.secret_deck)
    own = [entry["card"] for entry in stage.game.view(0)["you"]["known_decks"]]
    assert len([card for card in own if card in state.secret_box]) == 1
    assert not any(card in str(stage.game.view(None)) for card in state.secret_box)
    assert next(event.args for event in stage.game.log_for(1) if event.kind == "secret_out_of_game")[0] == 1


def test_sa_2_3_17_each_has_counters_contracts_and_no_flagship() -> None:
    state = set_up("sol", "mentak", "hacan").state
    assert state.contracts_home == [("sol:1", "sol:2"), ("mentak:1", "mentak:2"), ("hacan:1", "hacan:2")]
    flagship = state.edition.index["flagship"]
    assert not any(group[flagship] for places in state.units for group in places.values())
    assert state.racial_technologies == [(), (), ()] and state.agreements == ()


def test_sa_2_3_18_everybody_begins_with_no_points() -> None:
    assert set_up("sol", "mentak", "hacan").state.points == [0, 0, 0]


def units(state: object, seat: int, place: str) -> dict[str, int]:
    group = state.units[seat].get(place, ())  # type: ignore[attr-defined]
    return {kind: number for kind, number in zip(state.edition.kinds, group, strict=False) if number}  # type: ignore[attr-defined]


def test_sa_2_3_19_the_owner_splits_ground_units_installations_and_leaders() -> None:
    stage = SettingUp("hacan", "sol", "letnev", bids=False)
    stage.begin()
    stage.go_on("place_starting_pieces")
    while stage.asked != ["hacan"]:
        stage.choose(stage.asked[0], "for_me")
    planets = ("arretze", "hercant", "kamdorn")
    stage.offers("hacan", *[("place", "ground_force", planet) for planet in planets], ("for_me",))
    assert stage.refusal("hacan", "place", "ground_force", SPACE[3]) == "SA-2.3.19 starts_at_home"
    assert stage.refusal("hacan", "place", "pds", "kamdorn") == "SA-2.3.19 piece_comes_first"
    for kind, planet in (
        *(("ground_force", planet) for planet in ("kamdorn", "arretze", "arretze")),
        *(("pds", "kamdorn"), ("space_dock", "arretze")),
    ):
        stage.choose("hacan", "place", kind, planet)
    stage.choose("hacan", "station", "hacan_scientist", "hercant")
    stage.choose("hacan", "station", "hacan_general", "kamdorn")
    ships = [("station", "hacan_diplomat", ship) for ship in ("carrier", "fighter")]
    stage.offers("hacan", *[("station", "hacan_diplomat", each) for each in planets], *ships, ("for_me",))
    stage.choose("hacan", "station", "hacan_diplomat", "carrier")
    state = stage.state
    assert units(state, 0, "arretze") == {"ground_force": 2, "space_dock": 1}
    assert units(state, 0, "kamdorn") == {"ground_force": 1, "pds": 1} and "hercant" not in state.units[0]
    assert units(state, 0, SPACE[3]) == {"carrier": 2, "fighter": 2}
    assert state.leaders["hacan_scientist"] == Leader("hercant")
    found = ship_with(state, 0, "hacan_diplomat")
    assert found is not None and found[1].kind == "carrier"


def test_sa_2_3_19_a_planet_holds_one_dock_and_two_pds() -> None:
    stage = SettingUp("xxcha", "sol", "letnev", bids=False, leaders=False)
    stage.begin()
    stage.go_on("place_starting_pieces")
    while stage.asked != ["xxcha"]:
        stage.choose(stage.asked[0], "for_me")
    for kind in ("ground_force", "ground_force", "pds", "pds"):
        stage.choose("xxcha", "place", kind, "archon_ren")
    stage.offers("xxcha", ("place", "pds", "archon_tau"), ("for_me",))
    assert stage.refusal("xxcha", "place", "pds", "archon_ren") == "SA-13.17.2 planet_full"


def test_sa_2_3_19_creuss_start_beside_the_map_and_saar_have_their_dock_in_space() -> None:
    stage = set_up("creuss", "saar", "mentak", leaders=False)
    state = stage.state
    assert state.map[state.home_places[0]] == CREUSS_GATE and home_system(state, 0) == HOME_TILE["creuss"]
    assert units(state, 0, SPACE[HOME_TILE["creuss"]]) == {"destroyer": 2, "fighter": 2, "carrier": 1}
    assert SPACE[CREUSS_GATE] not in state.units[0]
    assert units(state, 0, "creuss") == {"space_dock": 1, "ground_force": 3}
    home = SPACE[HOME_TILE["saar"]]
    assert units(state, 1, home) == {"space_dock": 1, "cruiser": 1, "fighter": 2, "carrier": 2}
    assert state.exhausted_docks == ()


def test_sa_2_3_19_with_one_planet_and_without_leaders_nothing_is_asked() -> None:
    stage = SettingUp("creuss", "saar", "mentak", bids=False, leaders=False)
    stage.begin()
    stage.go_on("place_starting_pieces")
    assert stage.asked == ["saar"]


def test_sa_2_3_19_without_their_options_other_units_start() -> None:
    state = set_up("letnev", "krotoan", "lizix", shock_troops=False, mechanized_units=False).state
    ground = state.edition.index["ground_force"]
    assert [sum(group[ground] for group in places.values()) for places in state.units] == [4, 5, 4]
    for kind in ("shock_troop", "mechanized_unit"):
        at = state.edition.index[kind]
        assert not any(group[at] for places in state.units for group in places.values())


@pytest.mark.parametrize("race", RACE)
def test_sa_2_3_19_as_usual_places_everything_that_the_sheet_names(race: str) -> None:
    others = [each for each in RACE if each != race][:2]
    state = set_up(race, *others).state
    total = {
        kind: sum(group[at] for group in state.units[0].values()) for kind, at in state.edition.index.items()
    }
    assert {kind: number for kind, number in total.items() if number} == dict(RACE[race].start_units)
    assert [name for name in state.leaders if name.startswith(f"{race}_")] != []
    assert len([name for name in state.leaders if name.startswith(f"{race}_")]) == 3


def test_sa_2_3_20_starting_technologies_are_had_even_without_what_they_need() -> None:
    state = set_up("yssaril", "krotoan", "hacan").state
    assert state.technologies[0] == ("light_wave_deflectors", "maneuvering_jets")
    assert state.technologies[1] == RACE["krotoan"].start_technologies


def test_sa_2_3_21_counters_are_3_3_2_and_the_sheet_may_say_otherwise() -> None:
    state = set_up("sol", "mentak", "hacan").state
    assert list(zip(state.tactic, state.fleet, state.strategy, strict=True)) == [
        (3, 3, 2),
        (3, 4, 2),
        (3, 3, 2),
    ]


def test_sa_2_3_22_play_begins_with_the_strategy_phase_of_round_1() -> None:
    stage = set_up("sol", "mentak", "hacan")
    assert (stage.state.round, stage.state.phase) == (1, "strategy")
    assert stage.prompt == "pick_strategy_card" and stage.game.asks[0].seat == stage.state.speaker
