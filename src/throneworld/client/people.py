"""Who I am to the server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from throneworld.client.wire import Wire, read


class People(Wire):
    def guest(self, name: str) -> dict[str, Any]:
        """Play at once, under this name."""
        return self._entered(self.post("/guest", {"name": name}))

    def sign_up(self, username: str, password: str, name: str | None = None) -> dict[str, Any]:
        """An account; a guest who signs up keeps their games."""
        named = {} if name is None else {"name": name}
        return self._entered(self.post("/sign-up", {"username": username, "password": password, **named}))

    def sign_in(self, username: str, password: str) -> dict[str, Any]:
        return self._entered(self.post("/sign-in", {"username": username, "password": password}))

    def sign_out(self) -> None:
        self.post("/sign-out")
        self.csrf = ""

    def _entered(self, body: Any) -> dict[str, Any]:
        """The cookie is kept by itself; the CSRF token goes back with everything that changes something."""
        person = read(dict[str, Any], body)
        self.csrf = str(person.get("csrf") or self.csrf)
        return person

    def me(self) -> dict[str, Any]:
        return read(dict[str, Any], self.get("/me"))

    def rename(self, name: str) -> dict[str, Any]:
        return read(dict[str, Any], self.patch("/me", {"name": name}))

    def change_password(self, old: str, new: str) -> None:
        """Ends all other sessions; tokens stay."""
        self.post("/me/password", {"old": old, "new": new})

    def delete_me(self, password: str | None = None) -> None:
        """For good. An account needs its password for that; a guest has none."""
        self.delete("/me", None if password is None else {"password": password})
        self.csrf = ""

    def tokens(self) -> list[dict[str, Any]]:
        return read(list[dict[str, Any]], self.get("/me/tokens"))

    def make_token(self, name: str, scopes: Sequence[str] = ("read", "play", "tables")) -> dict[str, Any]:
        """A token for a bot or a script; its `secret` is told now and never again."""
        return read(dict[str, Any], self.post("/me/tokens", {"name": name, "scopes": list(scopes)}))

    def drop_token(self, token_id: str) -> None:
        self.delete(f"/me/tokens/{token_id}")

    def notices(self) -> dict[str, Any]:
        return read(dict[str, Any], self.get("/me/notices"))

    def set_notices(self, **notices: Any) -> dict[str, Any]:
        return read(dict[str, Any], self.put("/me/notices", notices))
