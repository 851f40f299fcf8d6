"""The client stands alone: it needs httpx, websockets and msgspec, and none of the engine or the server."""

import subprocess
import sys
from pathlib import Path

import throneworld

SCRIPT = """
import sys, types
package = types.ModuleType("throneworld")
package.__path__ = [sys.argv[1]]
sys.modules["throneworld"] = package  # in place of the one that brings the engine
import throneworld.client, throneworld.client.aio
ours = {name for name in sys.modules if name.startswith("throneworld.")}
print(*sorted(name for name in ours if not name.startswith("throneworld.client")))
print(*sorted({"litestar", "sqlalchemy", "fluent"} & set(sys.modules)))
"""


def test_the_client_runs_without_the_engine() -> None:
    folder = Path(throneworld.__file__).parent
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(folder)], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == []
