"""What a seat sees of Twilight Imperium 3: everything that is open, and nothing that is not."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache

import msgspec
import pytest

import throneworld as tw
from tests.ti3.scene import Scene
from throneworld.kernel.dice import SmallDice
from throneworld.kernel.game import Game
from throneworld.kernel.views import private_view, public_view
from throneworld.kernel.zones import redeal
from throneworld.ti3.knowledge import ZONES
from throneworld.ti3.state import Agreement, Border, Gate, Mine, of

ROUNDS = 2


@cache
def positions(seats: int, **options: object) -> tuple[Game, ...]:
    return tuple(_positions(seats, dict(options)))


def _positions(seats: int, options: dict[str, object]) -> Iterator[Game]:
    """Positions of a game that is played at random, the set-up and some turns."""
    game, dice = tw.new_game("ti3", seats=seats, seed=7, options=options), SmallDice(7)  # type: ignore[arg-type]
    for number in range(260):
        if not game.asks or of(game).round > ROUNDS:
            return
        if number % 3 == 0:
            yield game.copy()
        ask = game.asks[dice.below("who", len(game.asks))]
        game.choose(ask.seat, ask.options[dice.below("what", len(ask.options))])


GALAXIES = pytest.mark.parametrize("galaxy", ["preset", "build"])


@GALAXIES
def test_a_view_is_the_same_in_every_world_that_a_seat_can_imagine(galaxy: str) -> None:
    for number, game in enumerate(positions(4, galaxy=galaxy)):
        public = json.dumps(public_view(game))
        for seat in range(4):
            other = game.imagine(seat, number)
            same = json.dumps(private_view(other, seat)) == json.dumps(private_view(game, seat))
            assert (same, json.dumps(public_view(other)) == public) == (True, True), (number, seat)


@GALAXIES
def test_dealing_anew_changes_nothing_that_is_public(galaxy: str) -> None:
    for number, game in enumerate(positions(4, galaxy=galaxy)):
        other = game.copy()
        other.dice = SmallDice(number)
        redeal(other, number % 4)
        before, after = msgspec.to_builtins(game.state), msgspec.to_builtins(other.state)
        assert [before[field] for field in ZONES.public] == [after[field] for field in ZONES.public]
        assert before["secrets"][number % 4] == after["secrets"][number % 4]


def test_an_imagined_set_up_can_be_played_on() -> None:
    for number, game in enumerate(positions(4, galaxy="build")[::4]):
        other, dice = game.imagine(number % 4, number), SmallDice(number)
        for _ in range(120):
            if not other.asks:
                break
            ask = other.asks[0]
            other.choose(ask.seat, ask.options[dice.below("what", len(ask.options))])


def test_a_view_is_plain_data_and_so_is_the_spectators() -> None:
    for game in positions(4, galaxy="preset")[::5]:
        own, none = game.view(0), game.view(None)
        same = json.loads(json.dumps(own)) == own, none["players"] == own["players"]
        assert same == (True, True) and none.get("you") is None


# Fields


def scene() -> Scene:
    return Scene("sol", "letnev", "hacan")


def test_every_field_of_the_state_is_shown_or_hidden() -> None:
    """Whatever is public in the zones has its place in the view."""
    elsewhere = {
        *("units", "damaged", "deeper", "aboard", "neutral", "neutral_damage", "on_board", "control"),
        *("exhausted", "exhausted_docks", "facilities", "counters", "gates", "worldgates", "bonus"),
        *("exhausted_cards", "factions", "colours", "technologies", "racial_technologies", "tactic", "fleet"),
        *("strategy", "trade_goods", "points", "penalties", "specials", "contracts_home", "scored"),
        *("private_objectives", "eliminated", "objectives_2", "preliminary", "objective_box", "revealed"),
        *("docket", "action_discards", "agenda_discards", "play_order", "wormhole_tokens", "high_alert"),
        *("meets_counters", "covenants"),  # options
    }
    shown = set(scene().game.view(None))
    assert set(ZONES.public) - elsewhere <= shown


def test_units_are_shown_by_side_with_damage_and_loads() -> None:
    stage = scene()
    stage.fleet("sol", "lodor", "carrier", ground_force=2)
    stage.put("sol", "lodor", dreadnought=1)
    stage.put("neutral", "quann", ground_force=2)
    if stage.place("lodor") == "lodor":
        stage.put("sol", "space:lodor", war_sun=1)
        stage.damage("sol", "space:lodor", "war_sun", 2)
    systems = stage.game.view(0)["systems"]
    lodor, quann = str(stage.system("lodor")), str(stage.system("quann"))
    space = systems[lodor]["units"][systems[lodor]["space"]]["0"]
    assert space["units"] == {"carrier": 1, "ground_force": 2, "war_sun": 1}
    assert space["damaged"] == [{"war_sun": 1}, {"war_sun": 1}]
    assert space["loads"] == [{"ship": "carrier", "damage": 0, "cargo": {"ground_force": 2}, "riders": []}]
    assert systems[quann]["units"]["quann"]["neutral"]["units"] == {"ground_force": 2}


def test_leaders_are_shown_where_they_are_and_whose() -> None:
    stage = scene()
    stage.fleet("letnev", "lodor", "cruiser")
    name = stage.leader("sol", "admiral", "lodor", ship="cruiser", captor="letnev")
    other = stage.leader("hacan", "general", "arretze")
    leaders = stage.game.view(0)["leaders"]
    assert leaders[name] == {
        "type": "admiral",
        "owner": 0,
        "keeper": 1,
        "captor": 1,
        "place": str(stage.system("lodor")),
        "aboard": True,
        "displaced": False,
    }
    assert leaders[other]["place"] == "arretze" and leaders[other]["aboard"] is False


def test_planets_are_shown_with_their_values_as_they_stand() -> None:
    stage = scene()
    stage.take("sol", "lodor", exhausted=True)
    stage.state.facilities["lodor"] = ("colony",)
    stage.state.worldgates = ("quann",)
    stage.state.burials, stage.state.buried = ("lodor",), ("lazax_armory",)
    planet = stage.game.view(0)["planets"]["lodor"]
    assert (planet["owner"], planet["exhausted"], planet["facilities"]) == (0, True, ["colony"])
    assert planet["buried"] is True and stage.game.view(0)["planets"]["quann"]["worldgate"] is True
    assert "lazax_armory" not in json.dumps(stage.game.view(None))


def test_tokens_between_and_in_systems_are_shown() -> None:
    stage = scene()
    one, other = stage.system("lodor"), stage.system("quann")
    stage.state.borders = (Border(one, other, "standing_grav_wave"),)
    stage.state.mines = (Mine(one, other, 2),)
    stage.state.gates = (Gate(one, ("A", "C"), turned=True),)
    stage.state.counters = {"lodor": ("hostile_locals:2",)}
    stage.state.high_alert = one
    view = stage.game.view(1)
    assert view["borders"] == [{"one": one, "other": other, "kind": "standing_grav_wave"}]
    assert view["mines"] == [{"one": one, "other": other, "owner": 2}]
    assert view["systems"][str(one)]["gates"] == [{"letters": ["A", "C"], "up": "C"}]
    assert view["systems"][str(one)]["counters"] == {"lodor": ["hostile_locals:2"]}
    assert view["high_alert_system"] == one


def test_contracts_and_agreements_are_shown_with_what_lies_on_them() -> None:
    stage = scene()
    stage.state.contracts_home = [("sol:2",), ("letnev:1", "letnev:2"), ("hacan:2",)]
    stage.state.agreements, stage.state.goods_on = (Agreement("sol:1", "hacan:1"),), {"hacan:1": 3}
    view = stage.game.view(1)
    assert view["players"][0]["contracts"] == [{"id": "sol:2", "value": 2}]
    assert view["agreements"] == [
        {
            "sides": [
                {"seat": 0, "contract": "hacan:1", "value": 3, "goods": 3},
                {"seat": 2, "contract": "sol:1", "value": 2, "goods": 0},
            ]
        }
    ]


def test_hands_are_shown_to_their_owners_alone_and_counted_for_all() -> None:
    stage = scene()
    stage.hold("sol", "armistice")
    stage.politics("sol", "amnesty_for_the_fallen")
    stage.secret("sol", "warmonger")
    own, others = stage.game.view(0), stage.game.view(1)
    assert own["you"]["action_cards"] == ["armistice"]
    assert own["you"]["political_cards"] == ["amnesty_for_the_fallen"] and own["you"]["secrets"] == [
        "warmonger"
    ]
    assert [others["players"][0][each] for each in ("action_cards", "political_cards", "secrets")] == [
        1,
        1,
        1,
    ]
    for card in ("armistice", "amnesty_for_the_fallen", "warmonger"):
        assert card not in json.dumps(others)


def test_a_card_that_a_seat_has_seen_is_shown_to_it() -> None:
    stage = scene()
    stage.hold("sol", "armistice")
    stage.state.known["armistice"] |= 1 << 2
    assert stage.game.view(2)["you"]["known_cards"] == [{"seat": 0, "card": "armistice"}]
    assert stage.game.view(1)["you"]["known_cards"] == []


def test_strategy_cards_objectives_and_laws_are_shown() -> None:
    stage = scene()
    stage.state.bonus, stage.state.exhausted_cards = {"warfare": 2}, ("leadership",)
    stage.state.objectives, stage.state.objectives_2 = ("s1_mecatol",), ("s2_9_techs",)
    stage.state.preliminary, stage.state.scored[1] = "pioneer", ("s1_mecatol",)
    stage.law("core_stability")
    stage.agenda("sol", "amnesty_for_the_fallen")
    view = stage.game.view(None)
    cards = {card["id"]: card for card in view["strategy_cards"]}
    assert cards["warfare"]["bonus"] == 2 and cards["leadership"] == {
        "id": "leadership",
        "initiative": 1,
        "owner": 0,
        "exhausted": True,
        "bonus": 0,
    }
    assert [(each["id"], each["stage"], each["scored_by"]) for each in view["objectives"]] == [
        ("s1_mecatol", 1, [1]),
        ("pioneer", 0, []),
        ("s2_9_techs", 2, []),
    ]
    assert view["laws"] == [{"id": "core_stability", "about": "", "goods": 0}]
    assert view["agendas"][0]["id"] == "amnesty_for_the_fallen" and view["agendas"][0]["seat"] == 0


def test_each_player_is_told_which_objectives_he_fulfils_and_has_yet_to_claim() -> None:
    stage = scene()
    stage.state.objectives = ("s1_mecatol",)
    stage.take("sol", "mecatol_rex")
    assert [stage.game.view(seat)["you"]["met"] for seat in range(2)] == [["s1_mecatol"], []]
    stage.state.scored[0] = ("s1_mecatol",)
    assert stage.game.view(0)["you"]["met"] == []


def test_views_share_no_table_that_a_position_fills() -> None:
    """What one view shows of a planet or a system does not stay in the next one."""
    stage = scene()
    before = json.dumps(stage.game.view(None))
    stage.put("sol", "lodor", dreadnought=1)
    stage.law("core_stability")
    stage.state.laws["core_stability"] = "lodor"
    stage.state.artifacts = {"lazax_armory": "lodor"}
    stage.take("sol", "lodor", exhausted=True)
    planet = stage.game.view(None)["planets"]["lodor"]
    assert (planet["attached"], planet["artifacts"]) == (["core_stability"], ["lazax_armory"])
    assert json.dumps(scene().game.view(None)) == before


def test_tiles_in_hand_are_seen_by_their_owner_alone() -> None:
    game = tw.new_game("ti3", seats=["sol", "letnev", "hacan"], seed=1, options={"galaxy": "build"})
    hands = [game.view(seat)["you"]["tiles"] for seat in range(3)]
    assert [len(hand) for hand in hands] == [8, 8, 8]
    assert len({tile for hand in hands for tile in hand}) == 24
    assert "tiles" not in json.dumps(game.view(None)["players"])
