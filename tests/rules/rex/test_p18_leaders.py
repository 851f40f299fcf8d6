"""Leaders in battle (Rex p.18)."""

from tests.rex.scene import Scene
from tests.rules.rex.test_p17_battle import ARENA, duel, plan
from throneworld.kernel.asks import Option
from throneworld.rex.phases.battle import BattlePhase
from throneworld.rex.phases.recruitment import RecruitmentPhase
from throneworld.rex.sequence import Round

PALACE = "imperial_palace"
ALL_OF_LETNEV = ("letnev_1", "letnev_2", "letnev_3", "letnev_4", "letnev_5")


def leaders(*names: str) -> list[Option]:
    return [("leader", name) for name in names]


def two_fronts() -> Scene:
    """Letnev meets Sol in the Hall of Records and in the Palace, and has won in the Hall with a 4."""
    scene = duel(letnev=("mercenaries",))
    scene.place("letnev", PALACE, 3)
    scene.place("sol", PALACE, 3)
    scene.play(BattlePhase())
    scene.choose("letnev", "battle", ARENA, 1)
    plan(scene, "letnev", 2, "letnev_4", "none")
    plan(scene, "sol", 0, "sol_1")
    assert scene.view()["battle"]["space"] == PALACE
    return scene


def test_p18_1_leader_strengths_are_public() -> None:
    scene = duel()
    scene.play(BattlePhase())
    for race in ("letnev", "lazax", None):
        sol = scene.view(race)["players"][1]["leaders"]
        assert [(leader["id"], leader["strength"]) for leader in sol] == [
            ("sol_1", 2),
            ("sol_2", 3),
            ("sol_3", 5),
            ("sol_4", 6),
            ("sol_5", 7),
        ]


def test_p18_1_the_chosen_leader_is_not_public_before_the_dials_are() -> None:
    scene = duel()
    scene.play(BattlePhase())
    plan(scene, "letnev", 1, "letnev_4")
    for race in ("sol", "lazax", None):
        view = scene.view(race)
        assert [side["leader"] for side in view["battle"]["sides"]] == ["", ""]
        assert all(leader["fought"] == "" for leader in view["players"][0]["leaders"])
    assert scene.view("letnev")["you"]["sealed"] == [["dial", 1], ["leader", "letnev_4"], ["slot", "none"]]
    plan(scene, "sol", 1, "sol_3")
    assert scene.events("dial_revealed") == [(0, 1, "letnev_4", "none"), (1, 1, "sol_3", "none")]


def test_p18_2_a_leader_does_not_fight_in_a_second_space() -> None:
    scene = two_fronts()
    scene.choose("letnev", "dial", 3)
    assert scene.options("letnev") == leaders("letnev_1", "letnev_2", "letnev_3", "letnev_5")
    assert scene.refusal("letnev", "leader", "letnev_4") == ("Rex p.18", "fought_elsewhere")


def test_p18_2_the_losing_leader_does_not_fight_in_a_second_space_either() -> None:
    scene = two_fronts()
    scene.choose("sol", "dial", 3)
    assert scene.options("sol") == leaders("sol_2", "sol_3", "sol_4", "sol_5")


def test_p18_2_a_leader_fights_in_the_same_space_as_often_as_need_be() -> None:
    scene = duel(4, 3)
    scene.place("lazax", ARENA, 2)
    scene.play(BattlePhase())
    scene.choose("letnev", "battle", ARENA, 1)
    plan(scene, "letnev", 1, "letnev_5")
    plan(scene, "sol", 0, "sol_1")
    scene.choose("letnev", "dial", 0)
    assert scene.options("letnev") == leaders(*ALL_OF_LETNEV)
    scene.choose("letnev", "leader", "letnev_5")
    plan(scene, "lazax", 0, "lazax_1")
    assert scene.events("battle_won") == [(0, ARENA, 7, 1, 2), (0, ARENA, 6, 2, 2)]


def test_p18_2_a_leader_who_retreated_has_fought_in_that_space() -> None:
    scene = duel(letnev=("tactical_retreat",))
    scene.place("letnev", PALACE, 3)
    scene.place("sol", PALACE, 3)
    scene.play(BattlePhase())
    scene.choose("letnev", "battle", ARENA, 1)
    plan(scene, "letnev", 2, "letnev_4", "defense")
    plan(scene, "sol", 0, "sol_1")
    assert scene.units("letnev", ARENA) == 0
    scene.choose("letnev", "dial", 3)
    assert scene.options("letnev") == leaders("letnev_1", "letnev_2", "letnev_3", "letnev_5")


def test_p18_2_in_the_next_round_every_leader_is_free_again() -> None:
    scene = two_fronts()
    plan(scene, "letnev", 0, "letnev_5", "none")
    plan(scene, "sol", 0, "sol_2")
    assert scene.done
    scene.stack_influence_deck("lost_archives")
    scene.play(Round())
    scene.place("sol", PALACE, 1)
    scene.play(BattlePhase())
    scene.choose("letnev", "dial", 0)
    assert scene.options("letnev") == leaders(*ALL_OF_LETNEV)


def test_p18_3_without_a_leader_there_are_no_cards_and_the_dial_alone_counts() -> None:
    scene = duel(letnev=("mercenaries", "energy_rifle", "magen_energy_shield"))
    scene.kill(*ALL_OF_LETNEV)
    scene.play(BattlePhase())
    scene.choose("letnev", "dial", 4)
    assert scene.asked == ["sol"]
    plan(scene, "sol", 0, "sol_2")
    assert scene.events("dial_revealed") == [(0, 4, "", "none"), (1, 0, "sol_2", "none")]
    assert scene.events("battle_won") == [(0, ARENA, 4, 1, 3)]
    assert scene.titles("letnev") == ["energy_rifle", "magen_energy_shield", "mercenaries"]


def test_p18_3_leaders_who_have_fought_elsewhere_leave_a_player_without_one() -> None:
    scene = duel()
    scene.kill("letnev_1", "letnev_2", "letnev_3", "letnev_5")
    scene.place("letnev", PALACE, 3)
    scene.place("sol", PALACE, 3)
    scene.play(BattlePhase())
    scene.choose("letnev", "battle", ARENA, 1)
    plan(scene, "letnev", 4)
    plan(scene, "sol", 0, "sol_1")
    assert scene.events("battle_won") == [(0, ARENA, 8, 1, 2)]
    plan(scene, "letnev", 3)
    plan(scene, "sol", 0, "sol_2")
    assert scene.events("dial_revealed")[2:] == [(0, 3, "", "none"), (1, 0, "sol_2", "none")]
    assert scene.events("battle_won")[1:] == [(0, PALACE, 3, 1, 3)]


def test_p18_4_destroyed_leaders_lie_face_up_in_the_casualty_pool() -> None:
    scene = duel(letnev=("energy_rifle",))
    scene.play(BattlePhase())
    plan(scene, "letnev", 1, "letnev_4", "attack")
    plan(scene, "sol", 1, "sol_3")
    for race in ("letnev", "sol", "lazax", None):
        sol = scene.view(race)["players"][1]["leaders"]
        assert [leader["id"] for leader in sol if leader["dead"]] == ["sol_3"]


def test_p18_4_a_destroyed_leader_can_be_recruited_and_fights_again() -> None:
    scene = duel()
    scene.kill("sol_3")
    scene.influence("sol", 5)
    scene.play(RecruitmentPhase())
    assert scene.options("sol") == [("done",), ("leader", "sol_3")]
    scene.choose("sol", "leader", "sol_3")
    assert scene.has("sol") == 0
    scene.play(BattlePhase())
    scene.choose("sol", "dial", 0)
    assert scene.options("sol") == leaders("sol_1", "sol_2", "sol_3", "sol_4", "sol_5")
