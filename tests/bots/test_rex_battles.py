"""How the heuristic bot fights (Rex p.12, p.17-19)."""

from __future__ import annotations

import pytest

from tests.bots.judging import RACES, advance, choice, play_out
from tests.rex.scene import Scene
from throneworld.bots.rex.clash import Clash, clash
from throneworld.bots.rex.odds import at, beaten, dials, forecast, leadership
from throneworld.kernel.asks import Noun
from throneworld.rex.phases.battle import BattlePhase
from throneworld.rex.phases.fight import Battle
from throneworld.rex.phases.outcome import KeepCards, TakeCasualties
from throneworld.rex.phases.sides import Side
from throneworld.rex.tables import STRENGTH

PALACE = "imperial_palace"


def battle(space: str = PALACE, mine: int = 8, theirs: int = 3) -> Scene:
    """Letnev against Hacan, who has no cards."""
    scene = Scene(*RACES)
    scene.place("letnev", space, mine)
    scene.place("hacan", space, theirs)
    return scene


def fight(scene: Scene, space: str = PALACE) -> None:
    scene.play(Battle(space=space, sides=(Side(seat=0), Side(seat=1))))


def plan(scene: Scene, race: str) -> tuple[int, str, str]:
    """Dial, leader and slot that the bot seals; the only slot there is needs no answer."""
    sealed: dict[str, Noun] = {"slot": "none"}
    while scene.seat(race) in scene.game.asked and scene.prompt == "battle_plan":
        verb, noun = choice(scene, race)
        sealed[str(verb)] = noun
        scene.choose(race, verb, noun)
    return int(sealed["dial"]), str(sealed["leader"]), str(sealed["slot"])


def test_the_odds_are_chances() -> None:
    assert sum(dials(7)) == pytest.approx(1)
    assert sum(leadership((2, 3, 6))) == pytest.approx(1)
    assert at(beaten(dials(4), True), 20) == pytest.approx(1)
    assert at(beaten(dials(4), False), 0) == 0


def test_more_units_and_better_leaders_win_more_often() -> None:
    few, _ = forecast(3, 5, 3, (3,), 0.0, 0.1, True)
    many, _ = forecast(9, 5, 3, (3,), 0.0, 0.1, True)
    led, _ = forecast(3, 5, 7, (3,), 0.0, 0.1, True)
    armed, _ = forecast(3, 5, 3, (3,), 0.8, 0.1, True)
    assert few < many
    assert few < led
    assert few < armed


def test_a_single_unit_that_is_dialled_holds_nothing() -> None:
    """The winner loses what he dialled (Rex p.17), so one unit must win with a dial of nought."""
    assert forecast(1, 20, 0, (), 0.0, 0.0, True)[0] == pytest.approx(dials(20)[0])


def test_it_keeps_a_unit_to_hold_the_stronghold_it_wins() -> None:
    scene = battle(mine=8, theirs=6)
    fight(scene)
    dial, leader, _ = plan(scene, "letnev")
    assert 0 < dial < 8
    assert STRENGTH[leader] >= 4


def test_it_does_not_overcommit_where_nothing_is_at_stake() -> None:
    idle, stronghold = battle(space="sallab_slums", mine=8, theirs=6), battle(mine=8, theirs=6)
    fight(idle, "sallab_slums")
    fight(stronghold)
    assert plan(idle, "letnev")[0] < plan(stronghold, "letnev")[0]


def test_it_dials_nothing_when_the_other_leader_is_its_traitor() -> None:
    scene = battle(mine=8, theirs=6)
    scene.traitors("letnev", "hacan_5")
    scene.kill("hacan_1", "hacan_2", "hacan_3", "hacan_4")
    fight(scene)
    assert plan(scene, "letnev")[0] == 0


def test_it_reveals_the_traitor_that_wins_the_battle() -> None:
    scene = battle(mine=3, theirs=9)
    scene.traitors("letnev", "hacan_5")
    scene.kill("hacan_1", "hacan_2", "hacan_3", "hacan_4")
    fight(scene)
    advance(scene, "letnev", "reveal_traitor")
    assert choice(scene, "letnev") == ("reveal",)
    play_out(scene)
    assert scene.units("letnev", PALACE) == 3
    assert scene.units("hacan", PALACE) == 0


def test_it_takes_a_weapon_along() -> None:
    scene = battle(mine=5, theirs=5)
    scene.hand("letnev", "energy_rifle")
    fight(scene)
    assert plan(scene, "letnev")[2] == "attack"


def test_it_takes_the_defense_that_fits_the_weapon_it_was_told_of() -> None:
    """Jol-Nar has made Letnev name its weapon (Rex p.22)."""
    scene = Scene(*RACES)
    scene.place("letnev", PALACE, 5)
    scene.place("jol_nar", PALACE, 5)
    scene.hand("letnev", "biological_weapon_x35")
    scene.hand("jol_nar", "atmosphere_ionizer", "magen_energy_shield")
    sides = (
        Side(seat=scene.seat("letnev"), element="attack", word="biological_weapon_x35"),
        Side(seat=scene.seat("jol_nar")),
    )
    scene.play(Battle(stage="choose_strength_and_leader", space=PALACE, sides=sides))
    assert plan(scene, "jol_nar")[2] == "defense"
    advance(scene, "jol_nar", "commit_card")
    assert choice(scene, "jol_nar") == ("defense", "atmosphere_ionizer")


def test_jol_nar_beats_the_number_it_was_told_by_as_little_as_it_needs() -> None:
    scene = Scene(*RACES)
    scene.place("letnev", PALACE, 9)
    scene.place("jol_nar", PALACE, 9)
    scene.kill("letnev_2", "letnev_3", "letnev_4", "letnev_5")
    sides = (
        Side(seat=scene.seat("letnev"), element="number", word=5),
        Side(seat=scene.seat("jol_nar")),
    )
    scene.play(Battle(stage="choose_strength_and_leader", space=PALACE, sides=sides))
    dial, leader, _ = plan(scene, "jol_nar")
    assert dial + STRENGTH[leader] > 6
    assert dial < 8


def test_the_weightiest_battle_is_fought_first() -> None:
    scene = battle(mine=4, theirs=3)
    scene.place("letnev", "sallab_slums", 4)
    scene.place("hacan", "sallab_slums", 3)
    scene.play(BattlePhase())
    assert choice(scene, "letnev") == ("battle", PALACE, 1)


def test_xxcha_lie_low_where_they_would_lose_and_rise_where_they_win() -> None:
    scene = Scene("xxcha", "letnev", "hacan")
    scene.place("xxcha", PALACE, 1)
    scene.place("letnev", PALACE, 12)
    scene.place("xxcha", "adminus_imperialis", 0, 0, 4)
    scene.play(BattlePhase())
    flips = {choice(scene, "xxcha")}
    scene.choose("xxcha", *choice(scene, "xxcha"))
    flips.add(choice(scene, "xxcha"))
    assert flips == {("facedown", PALACE), ("faceup", "adminus_imperialis")}
    play_out(scene)
    assert scene.force("xxcha", PALACE) == (0, 0, 1)
    assert scene.force("xxcha", "adminus_imperialis") == (4, 0, 0)


def test_lazax_loses_plain_units_first() -> None:
    scene = Scene("lazax", "letnev", "hacan")
    scene.place("lazax", PALACE, 4, 3)
    scene.play(TakeCasualties(seat=0, space=PALACE, worth=4))
    assert choice(scene, "lazax") == ("lose", 4, 0)


def test_the_winner_keeps_good_cards() -> None:
    scene = Scene("lazax", "letnev", "hacan")
    scene.hand("lazax", "energy_rifle", "magen_energy_shield")
    scene.play(KeepCards(seat=0, titles=("energy_rifle", "magen_energy_shield")))
    assert choice(scene, "lazax") == ("done",)


def test_a_full_hand_lets_a_spare_copy_go() -> None:
    scene = Scene("lazax", "letnev", "hacan")
    scene.hand("lazax", "energy_rifle", "mercenaries", "mercenaries", "mercenaries")
    scene.play(KeepCards(seat=0, titles=("mercenaries",)))
    assert choice(scene, "lazax") == ("discard", "mercenaries")


def test_cards_meet_as_printed() -> None:
    rifle, bio, cannon = "energy_rifle", "biological_weapon_x35", "hylar_iii_pulse_cannon"
    magen, ionizer, retreat = "magen_energy_shield", "atmosphere_ionizer", "tactical_retreat"
    assert clash((rifle, ""), ("", magen)) == Clash()
    assert clash((rifle, ""), ("", ionizer)) == Clash(enemy_leader_dies=True)
    assert clash(("", ionizer), (bio, "")) == Clash()
    assert clash((cannon, ""), ("", ionizer)) == Clash(enemy_leader_dies=True)
    assert clash((cannon, ""), ("", magen)).explodes
    assert clash((cannon, magen), ("", "")).explodes
    assert clash((cannon, ""), ("", retreat)) == Clash(enemy_retreats=True)
    assert clash(("mercenaries", ""), ("", "")) == Clash(bonus=3)
