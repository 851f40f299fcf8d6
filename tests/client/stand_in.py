"""A small server in the place of the real one: games in memory, and as much of the API as a bot needs."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import uvicorn
from litestar import Litestar, Request, Response, Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody

import throneworld as tw
from tests.waiting import wait_for

TOKEN = "tw_house"


class StandIn:
    def __init__(self, *games: tw.Game, level: str = "heuristic") -> None:
        self.games = {f"t{number}": game for number, game in enumerate(games)}
        self.level = level
        self.number = 1
        self.taken: dict[tuple[str, str], list[Any]] = {}
        self.twice = 0
        """How often an answer came a second time."""
        self.url = ""
        self.requests: list[str] = []

    @property
    def over(self) -> bool:
        return all(game.over for game in self.games.values())

    def wait(self) -> None:
        self.wait_for(lambda: self.over)

    def wait_for(self, done: Callable[[], object]) -> None:
        wait_for(done)

    def asks(self, shard: int, shards: int) -> dict[str, Any]:
        found = [
            {"table": table, "game": "rex", "seat": ask.seat, "level": self.level}
            | {"epoch": "e", "seq": 1, "ask": ask.data()}
            for place, (table, game) in enumerate(self.games.items())
            for ask in game.asks
            if place % shards == shard
        ]
        return {"number": self.number, "asks": found}

    def choose(self, table: str, data: dict[str, Any]) -> tuple[int, dict[str, Any]]:
        game, seat, option = self.games[table], data["seat"], data["option"]
        answer = {"seat": seat, "epoch": "e", "seq": 1, "again": False}
        if self.taken.get((table, data["ask"])) == option:
            self.twice += 1
            return 200, {**answer, "again": True}
        ask = game.ask_of(seat)
        if ask is None or ask.id != data["ask"]:
            return 409, {"error": "stale_choice", "message": "Look again."}
        game.choose(seat, option)
        self.taken[table, ask.id] = option
        self.number += 1
        return 200, answer

    @contextmanager
    def open(self) -> Iterator[StandIn]:
        config = uvicorn.Config(
            app_of(self), "127.0.0.1", 0, log_level="error", ws="none", timeout_keep_alive=150
        )
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run)
        thread.start()
        self.wait_for(lambda: server.started)
        self.url = f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
        try:
            yield self
        finally:
            server.should_exit = server.force_exit = True
            thread.join()


def app_of(stand_in: StandIn) -> Litestar:
    @get("/me/asks")
    async def asks(
        request: Request[Any, Any, Any],
        after: FromQuery[int] = -1,
        wait: FromQuery[float] = 0,
        shard: FromQuery[int] = 0,
        shards: FromQuery[int] = 1,
    ) -> Response[Any]:
        if request.headers.get("authorization") != f"Bearer {TOKEN}":
            return Response({"error": "sign_in_first", "message": "Sign in."}, status_code=401)
        until = time.monotonic() + min(wait, 1)
        while stand_in.number == after and time.monotonic() < until:
            await asyncio.sleep(0.002)
        return Response(stand_in.asks(shard, shards))

    @get("/tables/{table:str}/view")
    async def view(table: FromPath[str], seat: FromQuery[int]) -> dict[str, Any]:
        return {"seat": seat, "epoch": "e", "seq": 1, "view": stand_in.games[table].view(seat), "status": {}}

    @post("/tables/{table:str}/choose")
    async def choose(table: FromPath[str], data: JSONBody[dict[str, Any]]) -> Response[Any]:
        status, body = stand_in.choose(table, data)
        return Response(body, status_code=status)

    return Litestar([Router("/api/v1", route_handlers=[asks, view, choose])], openapi_config=None)
