"""The whole of the server's API as one object."""

from __future__ import annotations

from throneworld.client.people import People
from throneworld.client.play import Play
from throneworld.client.review import Review
from throneworld.client.tables import Tables


class Client(People, Tables, Play, Review):
    """A server, seen by one person (with a token, or after signing in) or by a stranger.

    Requests that change nothing, and choices, are sent a second time if the connection breaks.
    """

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
