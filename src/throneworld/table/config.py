"""How a server is set up: where its data lies, where it listens, how much it lets callers do."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct, field


class Limits(Struct, frozen=True, kw_only=True):
    """Rate limits, in the notation of the `limits` library."""

    sign_in: str = "10/minute"
    sign_up: str = "20/hour"
    choices: str = "600/minute"
    """Choices, undos and everything else that one person sends to tables."""
    reviews: str = "240/minute"
    """Looking back, which runs games again: steps, reports, branches, files."""
    body: int = 256 * 1024
    """The largest request body or socket message, in bytes; an import may be larger."""
    imported: int = 8 * 1024 * 1024


class Config(Struct, frozen=True, kw_only=True):
    data: Path
    """The folder of the embedded database, backups and logs."""
    database: str = ""
    """An SQLAlchemy URL, such as postgresql+asyncpg://...; without one, SQLite in `data`."""
    channels: str = ""
    """How several processes tell each other: "postgresql" or a redis:// URL; empty for one process."""
    host: str = "127.0.0.1"
    port: int = 8080
    bots: int = 1
    """Worker processes for bots; none when other servers on the same database have them."""
    address: str = ""
    """How people reach the server, for links in notices; unless said otherwise, as it listens."""
    private_services: bool = False
    """Whether notices may go to services in the server's own network."""
    secure_cookies: bool = False
    """Set when the server stands behind HTTPS."""
    limits: Limits = field(default_factory=Limits)

    @property
    def own_url(self) -> str:
        """How the server's own bots reach it."""
        host = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}.get(self.host, self.host)
        return f"http://[{host}]:{self.port}" if ":" in host else f"http://{host}:{self.port}"

    @property
    def public_url(self) -> str:
        return (self.address or self.own_url).rstrip("/")

    @property
    def url(self) -> str:
        return self.database or f"sqlite+aiosqlite:///{self.data / 'throneworld.db'}"
