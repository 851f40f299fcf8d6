"""Hidden zones: what is declared is dealt anew, what is not declared is found at start-up."""

from __future__ import annotations

import pytest

from tests.kernel.toy import ZONES, ready, toy
from throneworld.kernel.auditing import audit
from throneworld.kernel.dice import SmallDice
from throneworld.kernel.game import Game
from throneworld.kernel.zones import NO_SEAT, Pool, Secret, Zone, Zones, exchange, redeal

HANDS = Zone("cards", hands=True, marked=False)


@pytest.mark.parametrize(
    ("zones", "problem"),
    [
        (Zones(("points", "sealed", "rounds")), "cards is neither public nor in a zone"),
        (Zones((*ZONES.public, "deck"), ZONES.hidden), "deck is declared, but no field of the state"),
        (Zones((*ZONES.public, "cards"), ZONES.hidden), "cards is declared twice"),
    ],
)
def test_every_field_of_the_state_is_declared_once(zones: Zones, problem: str) -> None:
    assert problem in audit(toy(zones=zones))
    assert problem not in audit(toy())


def dealt(pool: Pool, *cards: tuple[str, ...], seat: int = 0, seed: int = 1) -> list[tuple[str, ...]]:
    """The hands after everything that the seat does not know was dealt anew."""
    game = game_with(*cards, zones=Zones(ZONES.public, (pool,)))
    redeal(game, seat)
    hands: list[tuple[str, ...]] = game.state.cards
    return hands


def game_with(*cards: tuple[str, ...], zones: Zones = ZONES) -> Game:
    game = ready(toy(zones=zones)).new(len(cards), 1, {})
    game.state.cards = list(cards)
    game.dice = SmallDice(3)
    return game


def test_a_seat_keeps_its_own_cards_and_the_others_exchange_theirs() -> None:
    worlds = [dealt(Pool((HANDS,)), ("a", "b"), ("c", "d"), ("e",), seat=seat) for seat in range(3)]
    assert [world[seat] for seat, world in enumerate(worlds)] == [("a", "b"), ("c", "d"), ("e",)]
    assert all(sorted(sum(world, ())) == ["a", "b", "c", "d", "e"] for world in worlds)
    assert any(world[1] != ("c", "d") for world in worlds)


def test_cards_change_places_with_their_kind_only() -> None:
    pool = Pool((HANDS,), kind=lambda card: ord(card[0]) - ord("a"))
    hands = dealt(pool, (), ("a1", "b1", "a2"), ("b2", "a3", "b3"))
    assert ["".join(card[0] for card in hand) for hand in hands] == ["", "aba", "bab"]


def test_a_hand_holds_what_its_seat_has_shown_that_it_holds() -> None:
    pool = Pool((HANDS,), owed=lambda game, seat: [lambda card: card == "z"] if seat == 2 else [])
    for seed in range(9):
        assert "z" in dealt(pool, (), ("a", "b", "c", "d"), ("e", "z"), seed=seed)[2]


def test_a_place_that_lies_open_stays() -> None:
    pool = Pool((Zone("cards", hands=True, marked=False, shown=lambda game: (1,)),))
    assert dealt(pool, (), ("a", "b"), ("c",), ("d", "e"))[1] == ("a", "b")


def test_a_secret_is_guessed_by_all_but_its_holder() -> None:
    secret = Secret("rounds", lambda game: 1, lambda game: 7)
    nobody = Secret("rounds", lambda game: NO_SEAT, lambda game: 7)
    for kind, seat, rounds in ((secret, 0, 7), (secret, 1, 0), (nobody, 0, 0)):
        game = game_with((), (), zones=Zones(("points", "sealed"), (Pool((HANDS,)), kind)))
        game.state.rounds = 0
        redeal(game, seat)
        assert game.state.rounds == rounds


def test_others_exchange_without_touching_decks() -> None:
    game = game_with(("a",), ("b", "c"), ("d", "e"))
    exchange(game, 0, SmallDice(2))
    assert game.state.cards[0] == ("a",) and game.state.cards != [("a",), ("b", "c"), ("d", "e")]
    assert game.dice.states == {}, "the game's own dice are not used"
