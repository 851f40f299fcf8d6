"""RR 9: anomalies."""

from __future__ import annotations

from throneworld.ti4.tables import ANOMALY, RED, TILES


def test_rr_9_1_anomalies_are_tiles_of_their_own_kind() -> None:
    assert {tile.back for tile in TILES if tile.anomaly} == {RED}
    assert {tile.kind for tile in TILES if tile.anomaly} == {ANOMALY}


def test_rr_9_2_there_are_four_types_of_anomalies() -> None:
    types = {tile.anomaly for tile in TILES if tile.anomaly}
    assert types == {"asteroid_field", "nebula", "supernova", "gravity_rift"}


def test_rr_9_3_each_tile_shows_one_type() -> None:
    shown = {tile.number: tile.anomaly for tile in TILES if tile.anomaly}
    assert shown == {
        41: "gravity_rift",
        42: "nebula",
        43: "supernova",
        44: "asteroid_field",
        45: "asteroid_field",
    }
