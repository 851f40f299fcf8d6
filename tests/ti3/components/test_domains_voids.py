"""Space Domain Counters, one by one: what a fleet meets, what is there afterwards."""

from __future__ import annotations

from tests.ti3.discovering import finish, sail, voyage
from tests.ti3.scene import Scene
from throneworld.imperium.board import adjacency
from throneworld.ti3.domains.held import lose_finds
from throneworld.ti3.owning import has_technology, owns_technology
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.steps.production import Build
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.tables import COPIES, HABITATS
from throneworld.ti3.tactical.movement import Movement
from throneworld.ti3.technologies.bacteria import PayWithPlanet
from throneworld.ti3.verbs.star_maps import exchange_tile

SPACE_OF_VOID = "space:void"


def arrived(front: str, *ships: str, race: str = "sol", dice: tuple[int, ...] = (), **options: int) -> Scene:
    """Destroyers, or what is named, have come to the void."""
    scene = voyage(front, race)
    scene.put(race, "space:wellon", **(options or {"destroyer": 1}))
    scene.rolls(*dice)
    kinds = ships or [kind for kind, many in (options or {"destroyer": 1}).items() for _ in range(many)]
    sail(scene, *kinds)
    return scene


def is_clear(scene: Scene) -> bool:
    state = scene.state
    return not state.domain_places and not state.counters and not state.neutral


def test_void_space_is_empty() -> None:
    scene = arrived("void_space")
    finish(scene)
    scene.play(Turn(seat=0, stage="choose"))
    scene.refuses("sol", "tactical", scene.system("void"), rule="SA-3.14.2", key="own_token")
    assert is_clear(scene) and scene.units("sol", SPACE_OF_VOID) == {"destroyer": 1}


def test_abandoned_freighters_have_two_goods() -> None:
    scene = arrived("abandoned_freighters")
    assert scene.state.trade_goods[0] == 2
    finish(scene)
    assert is_clear(scene)
    scene.take("sol", "wellon", exhausted=True)
    scene.put("sol", "wellon", space_dock=1)
    scene.state.exhausted = tuple(scene.state.control)
    scene.play(Build(seat=0, system=scene.system("wellon")))
    scene.refuses(
        "sol", "produce", "carrier", scene.place("space:wellon"), rule="SA-8.3.4", key="too_expensive"
    )
    scene.choose("sol", "produce", "cruiser", scene.place("space:wellon"))
    finish(scene)
    assert scene.state.trade_goods[0] == 0


def test_uncharted_habitats_change_hands_like_a_trade_station() -> None:
    scene = arrived("uncharted_habitats")
    finish(scene)
    void = scene.place(SPACE_OF_VOID)
    assert scene.state.counters == {void: ("uncharted_habitats",)} and scene.state.control[HABITATS] == 0
    assert scene.view("letnev")["planets"][HABITATS]["system"] == scene.system("void")
    scene.play(PayWithPlanet(seat=0))
    scene.refuses("sol", "exhaust", HABITATS, rule="SA-8.3.1", key="planet_exhausted")
    scene.state.units[0].pop(void)
    scene.play(Settle())
    assert scene.state.control[HABITATS] == 0, "he keeps it until another is alone there"
    scene.put("letnev", SPACE_OF_VOID, cruiser=1)
    scene.play(Settle())
    assert scene.state.control[HABITATS] == 1 and HABITATS in scene.state.exhausted


def test_uncharted_habitats_go_with_their_void() -> None:
    scene = arrived("uncharted_habitats")
    finish(scene)
    exchange_tile(scene.game, scene.system("void"), COPIES["quann"][0])
    assert HABITATS not in scene.state.control and not scene.state.counters


def test_ship_graveyard_gives_a_ship_for_half_or_a_counter() -> None:
    scene = arrived("ship_graveyard")
    space = scene.place(SPACE_OF_VOID)
    kinds = {option[1] for option in scene.options("sol") if option[0] == "produce"}
    assert kinds == {"destroyer", "cruiser", "carrier", "dreadnought"}
    scene.refuses("sol", "produce", "war_sun", space, rule="SA-16.3.5", key="not_in_graveyard")
    scene.refuses("sol", "gain", "tactic", rule="SA-16.3.5", key="fleet_supply_only")
    scene.choose("sol", "produce", "carrier", space)
    if scene.game.asks and scene.prompt == "pay":
        scene.choose("sol", "for_me")
    assert scene.has("sol", SPACE_OF_VOID, "carrier") == 1
    finish(scene)
    assert is_clear(scene)
    scene = arrived("ship_graveyard")
    before = scene.state.fleet[0]
    scene.choose("sol", "gain", "fleet")
    assert scene.state.fleet[0] == before + 1


def test_ship_graveyard_gives_nothing_that_fleet_supply_forbids() -> None:
    scene = voyage("ship_graveyard")
    scene.counters("sol", 2, 1, 2)
    scene.put("sol", "space:wellon", destroyer=1)
    sail(scene, "destroyer")
    assert scene.units("sol", SPACE_OF_VOID) == {"destroyer": 1}
    assert scene.state.fleet[0] == 2, "nothing else was left to choose"


def test_discovery_is_a_card_or_a_counter() -> None:
    scene = arrived("discovery")
    scene.offers("sol", ("draw",), ("gain", "tactic"), ("gain", "fleet"), ("gain", "strategy"))
    scene.refuses("sol", "gain", "trade_good", rule="SA-16.3.5", key="not_offered")
    top = scene.state.action_deck[0]
    scene.choose("sol", "draw")
    assert scene.state.hands[0] == (top,)
    scene = arrived("discovery")
    scene.choose("sol", "gain", "strategy")
    assert scene.state.strategy[0] == 3 and not scene.state.hands[0]


def test_discovery_is_a_card_if_no_counter_is_left() -> None:
    scene = voyage("discovery")
    scene.counters("sol", 8, 8, 8)
    scene.put("sol", "space:wellon", destroyer=1)
    sail(scene, "destroyer")
    assert len(scene.state.hands[0]) == 1


def test_alien_technology_is_lent_to_whoever_holds_it() -> None:
    scene = arrived("alien_technology")
    scene.refuses("sol", "gain", "hybrid_crystal_drives", rule="SA-10.4.1", key="racial_technology")
    scene.choose("sol", "gain", "war_sun")
    state, void = scene.state, scene.place(SPACE_OF_VOID)
    assert has_technology(state, 0, "war_sun") and not owns_technology(state, 0, "war_sun")
    assert state.artifact_holders == {"alien_technology": 0} and state.counters == {
        void: ("alien_technology",)
    }
    finish(scene)
    state.units[0].pop(void)
    scene.put("letnev", SPACE_OF_VOID, cruiser=1)
    scene.technologies("letnev", "antimass_deflectors")
    scene.play(Settle())
    scene.refuses("letnev", "gain", "antimass_deflectors", rule="SA-16.3.5", key="technology_owned")
    scene.choose("letnev", "gain", "cybernetics")
    assert has_technology(state, 1, "cybernetics") and not has_technology(state, 0, "war_sun")
    lose_finds(scene.game, void)
    assert not has_technology(state, 1, "cybernetics") and not state.artifact_holders


def test_space_wormhole_discovery_connects_its_system() -> None:
    scene = arrived("space_wormhole_discovery:B")
    finish(scene)
    void = scene.system("void")
    assert scene.state.gateways() == (("B", void),) and not scene.state.gates
    scene.state.counters["wellon"] = ("wormhole_discovery:B",)
    wellon, thibah = scene.system("wellon"), scene.system("thibah")
    near = [-1 if tile in (wellon, thibah) else tile for tile in scene.state.map]
    scene.state.map = (*near, *[-1] * 20, wellon, *[-1] * 20, thibah)
    assert adjacency(scene.state)[void] >> wellon & 1
    scene.state.on_board[0] = 0
    for place in ("space:wellon", "space:thibah"):
        scene.put("sol", place, carrier=1)
    scene.play(Movement(seat=0, system=void))
    scene.refuses("sol", "ship", "carrier", thibah, 0, rule="SA-3.15.1", key="out_of_reach")
    scene.choose("sol", "ship", "carrier", wellon, 0)
    assert scene.has("sol", SPACE_OF_VOID, "carrier") == 1


def test_space_pirates_let_those_go_who_pay() -> None:
    scene = voyage("space_pirates")
    scene.goods("sol", 3)
    scene.put("sol", "space:wellon", destroyer=1)
    sail(scene, "destroyer")
    scene.offers("sol", ("pay_off",), ("fight",))
    scene.refuses("sol", "decline", rule="SA-16.3.5", key="not_offered")
    scene.choose("sol", "pay_off")
    finish(scene)
    assert is_clear(scene) and scene.state.trade_goods[0] == 1 and not scene.rolled


def test_space_pirates_who_are_beaten_leave_two_goods() -> None:
    scene = arrived("space_pirates", dice=(7, 7, 1, 1), cruiser=2)
    finish(scene)
    assert is_clear(scene) and scene.state.trade_goods[0] == 2


def test_space_pirates_who_win_lie_in_wait_again() -> None:
    scene = arrived("space_pirates", dice=(1, 5, 5))
    finish(scene)
    assert (
        scene.state.counters == {scene.place(SPACE_OF_VOID): ("space_pirates",)} and not scene.state.neutral
    )
    assert scene.units("sol", SPACE_OF_VOID) == {}
    scene.state.on_board[0] = 0
    scene.put("sol", "space:wellon", destroyer=1)
    scene.goods("sol", 2)
    sail(scene, "destroyer")
    scene.offers("sol", ("pay_off",), ("fight",))


def test_sudden_collision_hits_a_ship_or_what_it_carries() -> None:
    scene = voyage("sudden_collision")
    scene.fleet("sol", "wellon", "carrier", ground_force=1)
    scene.put("sol", SPACE_OF_VOID, dreadnought=1)
    sail(scene, "carrier")
    scene.offers(
        "sol",
        ("hit", "dreadnought", 0),
        ("sustain", "dreadnought", 0),
        ("hit", "carrier", 0),
        ("for_me",),
        ("jettison", "ground_force"),
    )
    scene.refuses("sol", "jettison", "pds", rule="SA-16.3.5", key="not_carried")
    scene.choose("sol", "jettison", "ground_force")
    assert scene.units("sol", SPACE_OF_VOID) == {"carrier": 1, "dreadnought": 1}
    assert scene.state.aboard[0] == {} or not any(
        load.cargo[5] for load in scene.state.aboard[0].popitem()[1]
    )
    finish(scene)
    assert is_clear(scene)


def test_sudden_collision_destroys_a_lone_ship() -> None:
    scene = arrived("sudden_collision")
    finish(scene)
    assert is_clear(scene) and scene.units("sol", SPACE_OF_VOID) == {}


def test_sudden_collision_is_not_felt_with_antimass_deflectors() -> None:
    scene = voyage("sudden_collision")
    scene.technologies("sol", "antimass_deflectors")
    scene.put("sol", "space:wellon", destroyer=1)
    sail(scene, "destroyer")
    finish(scene)
    assert is_clear(scene) and scene.units("sol", SPACE_OF_VOID) == {"destroyer": 1}


def swept(*technologies: str) -> Scene:
    scene = voyage("warp_gyre")
    scene.technologies("sol", *technologies)
    scene.put("letnev", "space:thibah", destroyer=1)
    scene.fleet("sol", "wellon", "carrier", ground_force=1)
    sail(scene, "carrier")
    return scene


def test_warp_gyre_leads_the_whole_action_on() -> None:
    scene = swept()
    wellon, saudor, thibah = (scene.system(name) for name in ("wellon", "saudor", "thibah"))
    assert set(scene.options("sol")) == {("warp", wellon), ("warp", saudor)}
    scene.refuses("sol", "warp", thibah, rule="SA-16.3.5", key="enemy_ships_there")
    scene.refuses("sol", "stay", rule="SA-16.3.5", key="cannot_ignore")
    scene.choose("sol", "warp", saudor)
    assert scene.units("sol", "space:saudor") == {"carrier": 1, "ground_force": 1}
    assert scene.state.on_board[0] == 1 << saudor | 1 << scene.system("void")
    assert scene.prompt == "assign_landings"
    scene.choose("sol", "land", "ground_force", "saudor")
    finish(scene)
    assert scene.state.control["saudor"] == 0 and is_clear(scene)


def test_warp_gyre_may_be_ignored_with_maneuvering_jets() -> None:
    scene = swept("maneuvering_jets")
    scene.choose("sol", "stay")
    finish(scene)
    assert scene.has("sol", SPACE_OF_VOID, "carrier") == 1 and is_clear(scene)
    assert scene.state.on_board[0] == 1 << scene.system("void")


def test_warp_gyre_leads_nowhere_without_a_counter_in_the_reinforcements() -> None:
    scene = voyage("warp_gyre")
    scene.counters("sol", 8, 8, 8)
    scene.put("sol", "space:wellon", destroyer=1)
    sail(scene, "destroyer")
    finish(scene)
    assert is_clear(scene) and scene.units("sol", SPACE_OF_VOID) == {"destroyer": 1}


def test_a_void_that_is_charted_loses_its_hidden_counter_unseen() -> None:
    scene = voyage("settlers")
    assert scene.state.domain_places
    exchange_tile(scene.game, scene.system("void"), COPIES["quann"][0])
    assert not scene.state.domain_places and scene.state.domain_box
