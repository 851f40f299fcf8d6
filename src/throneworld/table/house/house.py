"""The house: the server's own bots, each worker a process of its own that the server looks after."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import Sequence

from throneworld.table.config import Config
from throneworld.table.house.post import Post
from throneworld.table.house.worker import Orders

PROGRAM = (sys.executable, "-m", "throneworld.table.house.worker")
PATIENCE = 30.0
"""How long a worker may think about one question, in seconds."""


class House:
    def __init__(
        self,
        config: Config,
        url: str,
        token: str,
        *,
        program: Sequence[str] = PROGRAM,
        patience: float = PATIENCE,
    ) -> None:
        deaths: Counter[str] = Counter()
        self.posts = [
            Post(program, Orders(url=url, token=token, shard=shard, shards=config.bots), deaths, patience)
            for shard in range(config.bots)
        ]
        self._tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        """Start the workers. They may be early: they wait for a server that does not listen yet."""
        self._tasks = [asyncio.create_task(post.keep()) for post in self.posts]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
