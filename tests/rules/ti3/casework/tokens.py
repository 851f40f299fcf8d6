"""What a position says of contracts, facilities and tokens."""

from __future__ import annotations

from typing import Any

from tests.rules.ti3.casework.case import Data, Names
from throneworld.ti3.state import Agreement, Border, Gate, Mine
from throneworld.ti3.tables import ARTIFACTS, WORMHOLE_TOKEN

CUSTODIANS = {
    "custodians_fighter3": ("fighter_ambush:3",),
    "custodians_gf2": ("hostile_locals:2",),
    "custodians": ("fighter_ambush:3", "hostile_locals:2"),
}


def contracts(names: Names, data: list[list[list[Any]]]) -> None:
    state = names.scene.state
    for sides in data:
        named = [f"{race}:{number}" for race, number, _ in sides]
        state.agreements = (*state.agreements, Agreement(named[0], *(named[1:] or [""])))
        for contract, (race, _, goods) in zip(named, sides, strict=True):
            seat = names.seat(race)
            home = [each for each in state.contracts_home[seat] if each != contract]
            state.contracts_home[seat] = tuple(home)
            if goods:
                state.goods_on[contract] = goods


def facilities(names: Names, data: Data) -> None:
    for planet, facility in data.items():
        names.scene.state.facilities[planet] = (facility,)


def borders(names: Names, data: list[list[str]]) -> None:
    state = names.scene.state
    for one, other, token, *into in data:
        ends = (names.system(one), names.system(other))
        if into and names.system(into[0]) == ends[0]:
            ends = ends[1], ends[0]
        state.borders = (*state.borders, Border(*ends, token))


def mines(names: Names, data: list[list[str]]) -> None:
    state = names.scene.state
    for one, other, owner in data:
        low, high = sorted((names.system(one), names.system(other)))
        state.mines = (*state.mines, Mine(low, high, names.seat(owner)))


def tokens(names: Names, data: list[list[str]]) -> None:
    for where, token in data:
        _one_token(names, where, token)


def _one_token(names: Names, where: str, token: str) -> None:
    state = names.scene.state
    flip, _, up = token.partition(":")
    hidden = token.removeprefix("artifact:")
    if token in CUSTODIANS:
        state.counters[where] = (*state.counters.get(where, ()), *CUSTODIANS[token])
    elif token == "worldgate":
        state.worldgates = (*state.worldgates, where)
    elif flip in WORMHOLE_TOKEN:
        sides = WORMHOLE_TOKEN[flip].sides
        state.gates = (*state.gates, Gate(names.system(where), sides, turned=bool(up) and sides[0] != up))
    elif names.place(where) in state.control or token in state.artifact_holders:
        state.artifacts[token] = names.place(where)
    else:
        buried = hidden if hidden in ARTIFACTS.values() else "dummy_1"
        state.burials = (*state.burials, names.place(where))
        state.buried = (*state.buried, buried)
