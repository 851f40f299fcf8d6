"""A Chromium to test with: the machine's own, else Debian's package, else the one that Playwright fetches."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = ("--no-sandbox", "--disable-dev-shm-usage", "--force-color-profile=srgb")
LOCK = Path(tempfile.gettempdir()) / "throneworld-chromium.lock"


def program() -> str | None:
    """Its path; None for Playwright's own, which Playwright finds by itself."""
    with _one_at_a_time():
        path = _found() or _from_debian()
        if path is None:
            subprocess.run((sys.executable, "-m", "playwright", "install", "chromium"), check=True)
        return path


@contextmanager
def _one_at_a_time() -> Iterator[None]:
    """The first that finds none installs it, and the others wait until it is there as a whole."""
    with LOCK.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _found() -> str | None:
    return next((path for path in map(shutil.which, NAMES) if path), None)


def _from_debian() -> str | None:
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return None
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    for command in (("update", "-qq"), ("install", "-qq", "-y", "--no-install-recommends", "chromium")):
        subprocess.run(("apt-get", *command), check=False, **quiet)  # type: ignore[call-overload]
    return _found()
