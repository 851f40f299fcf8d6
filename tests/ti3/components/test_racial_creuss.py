"""The Ghosts of Creuss: Dimensional Splicer, Slave Wormhole Generator, Phase Anchors, Hil Colish."""

from __future__ import annotations

from tests.rules.ti3.battling import BOARD, SAUDOR, Battlefield
from tests.ti3.components.dueling import duel
from tests.ti3.scene import Scene
from tests.ti3.voyages import THIBAH, WELLON, done, galaxy, moving, ships
from throneworld.imperium.board import adjacency
from throneworld.imperium.marks import ROUND, is_marked, mark
from throneworld.imperium.movement.ways import bears_wormhole
from throneworld.ti3.board import plain_adjacency
from throneworld.ti3.owning import USED
from throneworld.ti3.phases.status import StatusPhase
from throneworld.ti3.state import SPACE, Gate
from throneworld.ti3.steps.gates import pass_gates, turn_gates
from throneworld.ti3.strategic.warfare_moves import SecondaryWarfare
from throneworld.ti3.tables import CREUSS_GATE, HOME_TILE

PLAYERS = ("creuss", "letnev", "hacan")


def splicing(defender: dict[str, int], wormhole: bool = True, known: bool = True) -> Battlefield:
    scene = duel(*PLAYERS)
    if known:
        scene.racial("creuss", "dimensional_splicer")
    if wormhole:
        scene.state.gates = (Gate(scene.system("saudor"), ("A", "A")),)
    scene.sides({"carrier": 1}, defender)
    scene.fight(stage="shots")
    return scene


def test_dimensional_splicer_hits_a_ship_that_is_no_fighter() -> None:
    scene = splicing({"dreadnought": 1, "cruiser": 1, "fighter": 2})
    scene.offers("letnev", ("hit", "dreadnought", 0), ("sustain", "dreadnought", 0), ("hit", "cruiser", 0))
    scene.refuses("letnev", "hit", "fighter", 0, rule="SA-4.7.2", key="hit_for_another_ship")
    scene.choose("letnev", "hit", "cruiser", 0)
    assert scene.fleets()[1] == {"dreadnought": 1, "fighter": 2}
    assert scene.told("space_torn") == [(0, 1)]


def test_dimensional_splicer_does_nothing_to_fighters_alone() -> None:
    scene = splicing({"fighter": 3})
    assert scene.fleets()[1] == {"fighter": 3} and scene.told("space_torn") == []


def test_dimensional_splicer_needs_a_wormhole_there() -> None:
    for scene in (splicing({"cruiser": 2}, wormhole=False), splicing({"cruiser": 2}, known=False)):
        assert scene.units("letnev", SAUDOR) == {"cruiser": 2} and scene.told("space_torn") == []


# Slave Wormhole Generator


def ghosts() -> Scene:
    scene = galaxy("creuss", "letnev", "hacan", with_={(0, -2): CREUSS_GATE})
    scene.racial("creuss", "slave_wormhole_generator")
    return scene


def token(scene: Scene) -> Gate:
    (found,) = [gate for gate in scene.state.gates if gate.owner == 0]
    return found


def generating(scene: Scene) -> None:
    scene.play(StatusPhase(stage="begin"))
    scene.offers("creuss", ("play", "slave_wormhole_generator"), ("pass",))
    scene.choose("creuss", "play", "slave_wormhole_generator")


def test_slave_wormhole_generator_opens_a_wormhole_that_everybody_uses() -> None:
    scene = ghosts()
    scene.state.gates = (Gate(scene.system("wellon"), ("A", "A")),)
    scene.take("creuss", "saudor")
    generating(scene)
    saudor, wellon = scene.system("saudor"), scene.system("wellon")
    scene.choose("creuss", "wormhole", saudor, "A")
    assert token(scene) == Gate(saudor, ("A", "A"), laid=True, owner=0)
    assert adjacency(scene.state, 1)[saudor] >> wellon & 1
    assert not plain_adjacency(scene.state)[saudor] >> wellon & 1, "it is not stable"
    pass_gates(scene.game, 1, saudor, wellon)
    turn_gates(scene.game)
    assert token(scene).letter == "A"


def test_slave_wormhole_generator_moves_its_one_token_and_turns_it() -> None:
    scene = ghosts()
    scene.take("creuss", "saudor", "wellon")
    scene.state.gates = (Gate(scene.system("saudor"), ("A", "A"), laid=True, owner=0),)
    generating(scene)
    assert scene.ask("creuss").about == {"system": scene.system("saudor")}
    scene.choose("creuss", "wormhole", scene.system("wellon"), "B")
    assert scene.state.gates == (Gate(scene.system("wellon"), ("B", "B"), laid=True, owner=0),)


def test_slave_wormhole_generator_is_for_systems_without_others_and_outside_homes() -> None:
    scene = ghosts()
    scene.take("creuss", "saudor", "wellon")
    scene.put("letnev", "space:wellon", fighter=1)
    generating(scene)
    rule, friendly = "SA-10.4.1", "neither_empty_nor_friendly"
    scene.refuses("creuss", "wormhole", scene.system("wellon"), "A", rule=rule, key=friendly)
    scene.refuses("creuss", "wormhole", scene.system("quann"), "A", rule=rule, key=friendly)
    scene.refuses("creuss", "wormhole", scene.system("home_letnev"), "A", rule=rule, key="home_system")
    scene.refuses("creuss", "wormhole", scene.system("saudor"), "C", rule=rule, key="two_sides_only")
    scene.accepts("creuss", "wormhole", scene.system("saudor"), "B")


# Phase Anchors


def anchored(attacks: bool, known: bool = True) -> Battlefield:
    """A battle at Saudor; wormholes are in the void, next to it, and far away at Quann."""
    races = PLAYERS if attacks else ("letnev", "creuss", "hacan")
    board = {**BOARD, (3, 0): "quann", (3, -1): "home_hacan", (-3, 0): "lodor"}
    scene = Battlefield(*races, board=board)
    if known:
        scene.racial("creuss", "phase_anchors")
    scene.sides({"cruiser": 1}, {"cruiser": 1})
    scene.state.gates = (Gate(scene.system("home_hacan"), ("B", "B")),)
    return scene


def test_phase_anchors_let_a_retreat_go_to_any_wormhole() -> None:
    scene = anchored(attacks=False)
    scene.put("letnev", "space:lodor", fighter=1)
    scene.fight(1, 1)
    quann = scene.system("quann")
    assert ("retreat", quann) in scene.options("creuss")
    refused = "SA-4.5.3"
    scene.refuses("creuss", "retreat", scene.system("lodor"), rule=refused, key="retreat_into_ships")
    scene.refuses("creuss", "retreat", scene.system("home_hacan"), rule=refused, key="retreat_too_far")
    before = scene.state.strategy[1]
    scene.choose("creuss", "retreat", quann)
    assert scene.has("creuss", "space:quann", "cruiser") == 1
    assert scene.state.on_board[1] >> quann & 1 and scene.state.strategy[1] == before
    assert is_marked(scene.state, USED, 1, "phase_anchors")


def test_phase_anchors_serve_once_a_round() -> None:
    scene = anchored(attacks=False)
    mark(scene.game, USED, seat=1, subject="phase_anchors", until=ROUND)
    scene.fight(1, 1)
    scene.refuses("creuss", "retreat", scene.system("quann"), rule="SA-4.5.3", key="retreat_too_far")


def test_phase_anchors_let_an_attacker_withdraw_to_where_nothing_is_activated() -> None:
    scene = anchored(attacks=True)
    scene.fight(1, 1)
    assert scene.prompt == "announce_withdrawal"
    scene.choose("creuss", "withdraw", scene.system("quann"))
    assert scene.has("creuss", "space:quann", "cruiser") == 1
    scene = anchored(attacks=True, known=False)
    scene.fight(1, 1)
    assert scene.prompt == "announce_retreat", "the attacker has nowhere to go"


# Hil Colish


def test_flagship_creuss_is_joined_to_gate_and_home_for_creuss_alone() -> None:
    scene = ghosts()
    home = HOME_TILE["creuss"]
    assert not adjacency(scene.state, 0)[WELLON] >> CREUSS_GATE & 1
    scene.put("creuss", "space:wellon", flagship=1)
    for seat, joined in ((0, True), (1, False), (-1, False)):
        near = adjacency(scene.state, seat)[WELLON]
        assert (near >> CREUSS_GATE & 1, near >> home & 1) == (joined, joined)


def test_flagship_creuss_brings_ships_from_home_and_stays_open_while_it_moves() -> None:
    scene = ghosts()
    scene.put("creuss", "space:wellon", flagship=1)
    scene.put("creuss", HOME_TILE["creuss"], cruiser=1)
    scene.put("creuss", CREUSS_GATE, cruiser=1)
    moving(scene, "creuss", THIBAH)
    scene.choose("creuss", "ship", "flagship", WELLON, 0)
    done(scene, "creuss", "load_ship")
    origins = {option[2] for option in ships(scene, "creuss")}
    assert HOME_TILE["creuss"] in origins, "by Wellon, where the Flagship was"


def test_flagship_creuss_takes_fighters_through_the_wormhole_that_it_bears_itself() -> None:
    scene = ghosts()
    scene.put("creuss", "space:wellon", flagship=1, fighter=1)
    scene.play(SecondaryWarfare(seat=scene.seat("creuss"), granted=True))
    scene.choose("creuss", "step", "flagship", WELLON, CREUSS_GATE, 0)
    scene.choose("creuss", "load", "fighter", SPACE[WELLON])
    done(scene, "creuss", "move_one_step")
    assert scene.has("creuss", CREUSS_GATE, "flagship") == scene.has("creuss", CREUSS_GATE, "fighter") == 1


def test_flagship_creuss_alone_bears_a_wormhole_that_moves_with_it() -> None:
    scene = ghosts()
    scene.put("creuss", "space:wellon", flagship=1, carrier=1)
    bearing = [
        (seat, kind)
        for seat in (0, 1)
        for kind in ("flagship", "carrier")
        if bears_wormhole(scene.state, seat, kind)
    ]
    assert bearing == [(0, "flagship")]
