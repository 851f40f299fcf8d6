"""The table of who may do what (matrix.txt), and how each of its calls is made."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, cast

from litestar import Litestar
from litestar.routes import HTTPRoute, WebSocketRoute
from msgspec import Struct

from tests.table.safety.stage import API
from tests.table.safety.tables import Scene
from throneworld.table.caller import SCOPES, Scope
from throneworld.table.lobby.rows import Access, State

TEXT = Path(__file__).with_name("matrix.txt")
HERE = "{table_id}"


class Row(Struct, frozen=True):
    """One call and what comes of it, by role."""

    method: str
    path: str
    scope: str
    """The right that a token needs for it; a dash if none."""
    cells: Mapping[str, str]

    @property
    def lacking(self) -> tuple[Scope, ...]:
        """All rights but the one that is needed."""
        return tuple(each for each in SCOPES if each != self.scope)

    @property
    def only(self) -> tuple[Scope, ...]:
        return tuple(each for each in SCOPES if each == self.scope)

    @property
    def route(self) -> tuple[str, str]:
        return self.method, self.path.partition("?")[0]

    @property
    def writes(self) -> bool:
        return self.method not in ("GET", "WS")


class Block(Struct, frozen=True):
    """The rows for tables of one kind; or those that are about no table."""

    name: str
    rows: tuple[Row, ...]

    @property
    def access(self) -> Access:
        return cast(Access, self.name.split()[0])

    @property
    def state(self) -> State:
        return cast(State, self.name.split()[1])


def blocks() -> dict[str, Block]:
    parts = [part.strip().splitlines() for part in TEXT.read_text().split("\n== ")[1:]]
    return {lines[0]: Block(lines[0], _rows(lines[1:])) for lines in parts}


def _rows(lines: list[str]) -> tuple[Row, ...]:
    _, _, _, *roles = lines[0].split()
    return tuple(_row(line.split(), roles) for line in lines[1:] if line.strip())


def _row(words: list[str], roles: list[str]) -> Row:
    method, path, scope, *cells = words
    assert len(cells) == len(roles), f"{method} {path} has {len(cells)} cells for {len(roles)} roles"
    return Row(method, path, scope, dict(zip(roles, cells, strict=True)))


def routes_of(app: Litestar) -> set[tuple[str, str]]:
    """Every call of the API that the server answers; the framework adds OPTIONS to each by itself. Pages are
    the same for everybody."""
    found: set[tuple[str, str]] = set()
    for route in app.routes:
        if not route.path.startswith(API):
            continue
        path = route.path_format.removeprefix(API)
        if isinstance(route, WebSocketRoute):
            found.add(("WS", path))
        elif isinstance(route, HTTPRoute):
            found |= {(method, path) for method in route.route_handler_map if method != "OPTIONS"}
    return found


# What is sent

Body = Callable[[Scene, str], Any]


def path_of(row: Row, scene: Scene) -> str:
    """The path with the ids of this table; seat 0 is the one that it is about, except for seat 2, which is
    still free before the start."""
    number = "2" if row.method == "PUT" else "0"
    filled = {"table_id": scene.id, "order_id": scene.order, "proposal_id": scene.proposal, "number": number}
    filled["thing"] = "galactic_council"
    return row.path.format(**filled)


def body_of(row: Row, scene: Scene, role: str) -> Any:
    make = BODIES.get(row.route)
    return None if make is None else make(scene, role)


def _code(scene: Scene, role: str) -> dict[str, str]:
    """Only whoever is invited knows it; others guess."""
    return {"code": scene.code if role == "invited" else "AAAAAAAAAAAAAAAA"}


def _seat(scene: Scene, role: str) -> Any:
    return {"seat": 0}


def _nothing(scene: Scene, role: str) -> Any:
    return {}


BODIES: dict[tuple[str, str], Body] = {
    ("POST", "/tables/{table_id}/peek"): _code,
    ("POST", "/tables/{table_id}/join"): _code,
    ("POST", "/tables/{table_id}/leave"): _nothing,
    ("PUT", "/tables/{table_id}/seats/{number}"): lambda scene, role: {"holder": "bot"},
    ("POST", "/tables/{table_id}/start"): lambda scene, role: {"fill_with_bots": "random"},
    ("POST", "/tables/{table_id}/seats/{number}/resign"): _nothing,
    ("POST", "/tables/{table_id}/seats/{number}/hand-over"): _nothing,
    ("POST", "/tables/{table_id}/chat"): lambda scene, role: {"text": "hello"},
    ("PUT", "/tables/{table_id}/notes"): lambda scene, role: {"text": "watch the fleet"},
    ("POST", "/tables/{table_id}/choose"): lambda scene, role: {
        "seat": 0,
        "ask": (scene.ask or {"id": "x"})["id"],
        "option": (scene.ask or {"options": [["race", "sol"]]})["options"][0],
    },
    ("POST", "/tables/{table_id}/undo"): _seat,
    ("POST", "/tables/{table_id}/redo"): _seat,
    ("POST", "/tables/{table_id}/proposals"): lambda scene, role: {"kind": "end"},
    ("POST", "/tables/{table_id}/proposals/{proposal_id}/vote"): lambda scene, role: {
        "seat": 1,
        "agree": False,
    },
    ("POST", "/tables/{table_id}/orders"): lambda scene, role: {"kind": "never", "about": {"prompt": "bid"}},
    ("POST", "/tables/{table_id}/branch"): lambda scene, role: {
        "step": 0,
        "seats": [{"holder": "me"}, *[{"holder": "bot"}] * 3],
    },
    ("POST", "/tables/{table_id}/practise"): _seat,
}
