"""The lobby: finding tables, setting them up, taking a seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from throneworld.client.wire import Wire, at, read


class Tables(Wire):
    def games(self) -> dict[str, Any]:
        """The games that can be played, with their seats, factions and options, and the bots there are."""
        return read(dict[str, Any], self.get("/games"))

    def tables(self, which: str = "open", *, start: int = 0, limit: int = 20) -> list[dict[str, Any]]:
        """Tables, newest first: open, running, mine or finished."""
        page = read(dict[str, Any], self.get("/tables", list=which, start=start, limit=limit))
        return read(list[dict[str, Any]], page["tables"])

    def table(self, table: str, code: str | None = None) -> dict[str, Any]:
        """All about a table; a private one shows itself to strangers only for its code."""
        body = (
            self.get(at(table)) if code is None else self.post(at(table, "peek"), {"code": code}, again=True)
        )
        return read(dict[str, Any], body)

    def create_table(self, game: str, seats: Sequence[Mapping[str, Any]], **more: Any) -> dict[str, Any]:
        """A new table; `more` are its name, access, options and terms."""
        return read(dict[str, Any], self.post("/tables", {"game": game, "seats": list(seats), **more}))

    def delete_table(self, table: str) -> None:
        self.delete(at(table))

    def join(self, table: str, seat: int | None = None, code: str | None = None) -> dict[str, Any]:
        """Sit down: at this seat, or at any that is free; `code` comes from an invitation."""
        wanted = {name: value for name, value in (("seat", seat), ("code", code)) if value is not None}
        return read(dict[str, Any], self.post(at(table, "join"), wanted))

    def leave(self, table: str, seat: int | None = None) -> None:
        """Stand up before the start, from one seat or from all of mine."""
        self.post(at(table, "leave"), {} if seat is None else {"seat": seat})

    def start(self, table: str, fill_with_bots: str | None = None) -> dict[str, Any]:
        """Begin; seats that are still empty may be filled with bots of a level."""
        fill = {} if fill_with_bots is None else {"fill_with_bots": fill_with_bots}
        return read(dict[str, Any], self.post(at(table, "start"), fill))

    def set_seat(self, table: str, seat: int, **change: Any) -> dict[str, Any]:
        """Before the start: say who is to hold it (me, open, invited, bot), its faction, the bot's level."""
        return read(dict[str, Any], self.put(at(table, "seats", seat), change))

    def resign(self, table: str, seat: int, level: str = "heuristic") -> dict[str, Any]:
        """For good: a bot plays on."""
        return read(dict[str, Any], self.post(at(table, "seats", seat, "resign"), {"level": level}))

    def hand_over(self, table: str, seat: int, level: str = "heuristic") -> dict[str, Any]:
        """Let a bot play the seat until it is taken back."""
        return read(dict[str, Any], self.post(at(table, "seats", seat, "hand-over"), {"level": level}))

    def take_back(self, table: str, seat: int) -> dict[str, Any]:
        return read(dict[str, Any], self.post(at(table, "seats", seat, "take-back")))

    # Words

    def chat(self, table: str, *, after: int = 0) -> list[dict[str, Any]]:
        """What was said after a message, oldest first."""
        page = read(dict[str, Any], self.get(at(table, "chat"), after=after))
        return read(list[dict[str, Any]], page["messages"])

    def say(self, table: str, text: str, seat: int | None = None) -> dict[str, Any]:
        """Say something to everybody, for one of my seats."""
        named = {} if seat is None else {"seat": seat}
        return read(dict[str, Any], self.post(at(table, "chat"), {"text": text, **named}))

    def notes(self, table: str) -> str:
        return str(read(dict[str, Any], self.get(at(table, "notes")))["text"])

    def write_notes(self, table: str, text: str) -> None:
        """Notes that only I can read."""
        self.put(at(table, "notes"), {"text": text})
