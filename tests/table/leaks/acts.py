"""What people do at a table, at random: choose, seal, change their minds, ask for things, come and go."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from tests.table.leaks import looks
from tests.table.leaks.evening import HOLD, Evening
from tests.table.leaks.knowledge import plain
from tests.table.leaks.stage import caller_for, person_at
from throneworld.kernel.asks import Ask, Noun, Option
from throneworld.kernel.holds import is_held
from throneworld.table.api.play import words_at
from throneworld.table.api.problems import error_data
from throneworld.table.caller import Caller
from throneworld.table.errors import Stale, TableError
from throneworld.table.lobby import hands
from throneworld.table.lobby.hands import HandOver
from throneworld.table.lobby.talk import Say, say
from throneworld.table.messages import Propose, Vote
from throneworld.table.orders import AnswerUnless, NeverAsk, Order, PassUntil, Sentence, UpTo, store
from throneworld.table.orders.checks import place_in

Act = Callable[[Evening], Awaitable[None]]


async def tried(evening: Evening, seat: int | None, act: Awaitable[object]) -> None:
    """Do what may be refused; what is answered or refused is looked at like any message."""
    try:
        answer: object = await act
    except TableError as problem:
        answer = error_data(problem, words_at(evening.table))
        if isinstance(problem, Stale):
            looks.check_shown(evening, seat, problem.state)
    evening.secrets.check(plain(answer), looks.orders_of_others(evening, seat))


def somebody(evening: Evening) -> tuple[int, Caller]:
    """A seat that a person holds, and that person."""
    table = evening.table
    seats = [seat for seat in range(table.game.seats) if person_at(table, seat) is not None]
    seat = evening.pick(seats, "who")
    person = person_at(table, seat)
    assert person is not None
    return seat, person


def some_ask(evening: Evening) -> Ask | None:
    """A question that is open to somebody, answered in secret or not."""
    found = [evening.table.standing.ask_of(seat) for seat in range(evening.table.game.seats)]
    asks = [ask for ask in found if ask is not None]
    return evening.pick(asks, "ask") if asks else None


# In the game


async def answer(evening: Evening) -> None:
    """Or, where nobody can answer, wait. In a window people change their minds as long as it is open."""
    ask, table = some_ask(evening), evening.table
    waits = is_held(table.game) or bool(table.standing.pace.sealed)
    if ask is None or (waits and evening.dice.below("wait", 2) == 0):
        await evening.let_time_pass(HOLD * evening.pick([1 / 3, 1, 1], "wait"))
        return
    caller, option = caller_for(table, ask.seat), evening.pick(ask.options, "option")
    await tried(evening, ask.seat, table.choose(caller, ask.seat, ask.id, option))
    if evening.dice.below("twice", 10) == 0:
        await tried(evening, ask.seat, table.choose(caller, ask.seat, ask.id, option))


async def take_back(evening: Evening) -> None:
    seat, person = somebody(evening)
    await tried(evening, seat, evening.table.undo(person, seat))


async def choose_again(evening: Evening) -> None:
    redoing = [seat for seat, options in evening.table.standing.redo.items() if options]
    seat = evening.pick(redoing) if redoing else somebody(evening)[0]
    await tried(evening, seat, evening.table.redo(caller_for(evening.table, seat), seat))


async def choose_wrongly(evening: Evening) -> None:
    """What is not asked, not offered, not one's own, or long over."""
    seat, person = somebody(evening)
    ask = evening.table.standing.ask_of(seat)
    names = [f"{seat}-1-3-0", "x", *([ask.id] if ask is not None else [])]
    verb = evening.pick(sorted(evening.table.game.definition.verbs), "verb")
    options: list[Option] = [("pass",), (verb,), (verb, 999), ("play", "something")]
    where = evening.pick([seat, (seat + 1) % evening.table.game.seats])
    await tried(
        evening, where, evening.table.choose(person, where, evening.pick(names), evening.pick(options))
    )


async def wait(evening: Evening) -> None:
    await evening.let_time_pass(evening.pick([0.5, 3.0, 10.0, 50.0]))


# Beside the game


async def give_order(evening: Evening) -> None:
    seat, _ = somebody(evening)
    game, uses = evening.table.game, evening.pick([1, 2, 5])
    ask = evening.table.standing.ask_of(seat)
    option: list[Noun] = list(evening.pick(ask.options)) if ask is not None else ["pass"]
    sentences: list[Sentence] = [
        PassUntil(uses=uses),
        NeverAsk(uses=uses),
        AnswerUnless(option=option, uses=uses),
        UpTo(verb=str(option[0]), most=3, uses=uses),
    ]
    order = Order(
        id=f"order-{evening.number}-{len(evening.orders)}",
        seat=seat,
        game=evening.name,
        sentence=evening.pick(sentences),
        made=place_in(game, seat),
        created=evening.now.at,
    )
    evening.orders[order.id] = seat
    for each in evening.eyes:
        each.orders |= {order.id} if seat in each.seats else set()
    async with evening.hall.database.write() as connection:
        await store.add(connection, evening.table.id, order)
    await evening.hall.rooms.seats_changed(evening.table.id)


async def withdraw_order(evening: Evening) -> None:
    standing = [order.id for order in evening.table.orders]
    if standing:
        async with evening.hall.database.write() as connection:
            await store.remove(connection, [evening.pick(standing)])
        await evening.hall.rooms.seats_changed(evening.table.id)


async def chat(evening: Evening) -> None:
    seat, person = somebody(evening)
    await tried(evening, seat, say(evening.hall, person, evening.table.id, Say("well"), evening.now.at))


async def propose(evening: Evening) -> None:
    seat, person = somebody(evening)
    consent, table = evening.hall.rooms.consent, evening.table
    if table.board.proposals:
        await vote(evening)
        return
    kind: Any = evening.pick(["undo", "undo", "undo", "end"])
    wanted = Propose(kind=kind, seat=seat, back=evening.pick([1, 1, 2]), reason="please")
    await tried(evening, seat, consent.propose(table, person, wanted))


async def vote(evening: Evening) -> None:
    """Whoever is asked to end the game early does not agree."""
    consent, table = evening.hall.rooms.consent, evening.table
    proposal = evening.pick(table.board.proposals)
    for seat in proposal.needed:
        person, agree = person_at(table, seat), proposal.kind == "undo" and evening.dice.below("vote", 5) > 0
        if person is not None:
            await tried(evening, seat, consent.vote(table, person, proposal.id, Vote(seat, agree)))


async def change_hands(evening: Evening) -> None:
    seat, person = somebody(evening)
    hall, table = evening.hall, evening.table
    if table.seats[seat].by_bot:
        await tried(evening, seat, hands.take_back(hall, person, table.id, seat))
    else:
        await tried(evening, seat, hands.hand_over(hall, person, table.id, seat, HandOver("random")))


async def come_back(evening: Evening) -> None:
    """A client loses its connection and comes again."""
    eyes = evening.pick(evening.eyes, "eyes")
    eyes.leave()
    evening.check()
    await eyes.enter()


ACTS: tuple[tuple[int, Act], ...] = (
    (62, answer),
    (5, take_back),
    (3, choose_again),
    (3, choose_wrongly),
    (4, wait),
    (2, give_order),
    (1, withdraw_order),
    (1, chat),
    (2, propose),
    (2, change_hands),
    (3, come_back),
    (6, looks.look),
    (1, looks.look_around),
)
WEIGHTED = [act for weight, act in ACTS for _ in range(weight)]


async def act(evening: Evening) -> None:
    await evening.pick(WEIGHTED, "act")(evening)
    await evening.do_what_is_due()
    evening.check()
