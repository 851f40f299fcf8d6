"""Two people and eight at a real server: seats, views, clocks and consent are there for each of them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import Struct

from tests.kernel.toy import known
from tests.table.server import guests, serving
from tests.table.whole.players import by_looking, by_questions, by_socket, decider, play, sit_down
from tests.table.whole.proofs import prove
from throneworld.client import Client, ClientError

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal")
CLOCK = {"clock": {"bank": 600, "increment": 5}}


class Company(Struct, frozen=True):
    """As many people as the game has seats, at a server of their own."""

    game: str
    people: list[Client]
    database: str

    @property
    def holders(self) -> str:
        return "".join(map(str, range(len(self.people))))

    def begin(self) -> str:
        return sit_down(self.people, self.holders, game=self.game, terms=CLOCK)


@pytest.fixture(params=(2, 8))
def company(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Company]:
    names = NAMES[: request.param]
    with known(len(names)) as game, serving(tmp_path) as url, guests(url, *names) as people:
        yield Company(game, people, f"sqlite:///{tmp_path / 'throneworld.db'}")


def test_the_list_of_games_says_how_many_may_sit(company: Company) -> None:
    seats = {game["id"]: game["seats"] for game in company.people[0].games()["games"]}
    assert seats[company.game] == [len(company.people)] * 2


def test_everybody_gets_a_seat_and_nobody_one_too_many(company: Company) -> None:
    host, *others = company.people
    open_seats = [{"holder": "open"}] * len(others)
    table = host.create_table(company.game, [{"holder": "me"}, *open_seats], access="open")["id"]
    with pytest.raises(ClientError) as late:
        host.start(table)
    assert late.value.key == "seats_empty"
    for each in others:
        each.join(table)
    seats = host.start(table)["seats"]
    assert [seat["name"] for seat in seats] == list(NAMES[: len(seats)])
    assert [seat["number"] for seat in seats] == list(range(len(company.people)))


def test_a_table_of_another_size_is_not_made(company: Company) -> None:
    for count in (len(company.people) - 1, len(company.people) + 1):
        with pytest.raises(ClientError) as wrong:
            company.people[0].create_table(company.game, [{"holder": "me"}] * count)
        assert wrong.value.key == "bad_setup"


def test_each_seat_is_shown_its_own_view_and_asked_its_own_question(company: Company) -> None:
    table = company.begin()
    for number, each in enumerate(company.people):
        shown = each.view(table, number)
        assert shown.view["seat"] == number and shown.ask is not None
        assert shown.view["waiting"] == list(range(len(company.people)))
        with pytest.raises(ClientError):
            each.view(table, (number + 1) % len(company.people))


def test_a_clock_runs_for_everybody_who_is_asked_until_they_have_chosen(company: Company) -> None:
    table, last = company.begin(), len(company.people) - 1
    assert [clock["running"] for clock in _clocks(company, table)] == [True] * (last + 1)
    for _ in range(2):
        ask = company.people[last].view(table, last).ask
        assert ask is not None
        company.people[last].choose(table, last, ask.id, ask.options[0])
    assert [clock["running"] for clock in _clocks(company, table)] == [True] * last + [False]


def _clocks(company: Company, table: str) -> list[dict[str, float]]:
    status = company.people[0].view(table, 0).status
    found: list[dict[str, float]] = status["clocks"]
    return found


def test_the_end_is_agreed_upon_when_the_last_has_consented(company: Company) -> None:
    table, last = company.begin(), len(company.people) - 1
    proposal = company.people[0].propose(table, "end")
    assert proposal["needed"] == list(range(1, last + 1))
    for number, each in enumerate(company.people[1:], 1):
        assert each.table(table)["state"] == "running"
        each.vote(table, proposal["id"], number, True)
    assert company.people[last].table(table)["state"] == "finished"


def test_the_last_seat_takes_back_and_speaks(company: Company) -> None:
    table, last = company.begin(), len(company.people) - 1
    client = company.people[last]
    ask = client.view(table, last).ask
    assert ask is not None
    client.choose(table, last, ask.id, ask.options[1])
    client.undo(table, last)
    again = client.view(table, last).ask
    assert again is not None and again.options == ask.options and again.id != ask.id
    assert client.say(table, "Hello", last)["seat"] == last


def test_a_whole_game_is_played_by_everybody_and_can_be_proved(company: Company) -> None:
    table = company.begin()
    ways = (by_socket, by_questions, by_looking)
    players = [(each, ways[seat % 3], decider(seed=seat)) for seat, each in enumerate(company.people)]
    made = play(table, players)
    assert all(made)
    prove(company.people[0], table, company.database)


def test_a_finished_game_goes_on_for_as_many(company: Company) -> None:
    """Export, import, branch and practice know every seat."""
    table, last = company.begin(), len(company.people) - 1
    play(table, [(each, by_socket, decider(seed=seat)) for seat, each in enumerate(company.people)])
    client = company.people[last]
    client.sign_up("somebody", "a long pass phrase")
    assert len(client.import_game(client.export(table))["seats"]) == last + 1
    seats = [{"holder": "bot"}] * last + [{"holder": "me"}]
    assert client.branch(table, 3, seats=seats)["seats"][last]["mine"]
    assert client.practise(table, last)["seats"][last]["mine"]
