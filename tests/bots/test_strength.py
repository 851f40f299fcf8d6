"""How well the heuristic bot plays: three hundred games of three such seats against three random ones."""

from __future__ import annotations

from collections import Counter

from throneworld.lab.simulation import Outcome, simulate

RACES = ("lazax", "hacan", "sol", "letnev", "jol_nar", "xxcha")
SEATS = ("heuristic", "random") * 3
GAMES = 300


def outcomes() -> list[Outcome]:
    return list(simulate("rex", SEATS, range(GAMES), workers=2, races=RACES, rotate=True))


def test_heuristic_seats_take_nine_wins_of_ten_from_random_ones() -> None:
    games = outcomes()
    assert not [game.error for game in games if game.error]
    wins = Counter(SEATS[seat] for game in games for seat in game.winners)
    assert wins["heuristic"] / wins.total() >= 0.9
    by_race = Counter(
        game.seats[seat] for game in games for seat in game.winners if SEATS[seat] == "heuristic"
    )
    played = Counter(
        race for game in games for race, bot in zip(game.seats, SEATS, strict=True) if bot == "heuristic"
    )
    shares = {race: by_race[race] / played[race] for race in RACES}
    assert min(shares.values()) > 0.1, f"some race is played badly: {shares}"
