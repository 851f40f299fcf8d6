"""What a client library makes of a server that dies at the worst moment."""

from __future__ import annotations

import asyncio
from typing import Any, NoReturn

import pytest
from websockets.exceptions import ConnectionClosedError

from throneworld.client import ClientError, TableSocket, aio, socket


def dies(*_: Any, **__: Any) -> NoReturn:
    """What `connect` raises if the server ends between taking the call and answering the handshake."""
    raise ConnectionClosedError(None, None)


def test_a_server_that_dies_during_the_handshake_counts_as_unreachable(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(socket, "connect", dies)
    with pytest.raises(ClientError) as error, TableSocket("http://127.0.0.1:1", "t", dict):
        pass
    assert error.value.unreachable


def test_a_server_that_dies_during_the_handshake_counts_as_unreachable_for_asyncio_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def enter() -> None:
        async with aio.TableSocket("http://127.0.0.1:1", "t", dict):
            pass

    monkeypatch.setattr(aio, "connect", dies)
    with pytest.raises(ClientError) as error:
        asyncio.run(enter())
    assert error.value.unreachable
