"""Write the server's OpenAPI document to a file: python -m tools.openapi web/openapi.json"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from throneworld.table.api.app import create_app
from throneworld.table.api.schema import document
from throneworld.table.config import Config


def openapi() -> bytes:
    app = create_app(Config(data=Path(), bots=0))
    found = document(app, app.openapi_schema.to_schema())
    return msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_bytes(openapi())
