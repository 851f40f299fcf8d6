"""The errands process: it alone loads Apprise, judges people's URLs and writes to their services.

It is a process apart because a service that hangs cannot be stopped inside the server: here each errand is
a thread, and when too many hang the server ends the whole process. Run as ``python -m``; it ends with its
input.
"""

from __future__ import annotations

import logging
import os
import signal
import sys
import threading
import warnings
from collections.abc import Callable
from typing import BinaryIO

from apprise import Apprise, AppriseAsset, NotifyBase, NotifyFormat

from throneworld.table.notices import guard
from throneworld.table.notices.parcels import PRIVATE, Check, Parcel, Problem, Reply, line, parcel
from throneworld.table.notices.services import HOOKS, PAGES, SERVICES

NAME = "Throneworld"
SIGNATURE = AppriseAsset(app_id=NAME, app_desc=NAME, app_url="", image_url_mask="", image_url_logo="")
"""Messages come from us, without Apprise's name and pictures."""


def check(url: str, *, private: bool) -> tuple[Problem, str]:
    """What speaks against a URL, and its masked form if nothing does."""
    if _scheme(url) not in SERVICES | PAGES:
        return "unknown_service", ""
    service = Apprise.instantiate(url, asset=SIGNATURE)
    if service is None:
        return "unreadable", ""
    if _scheme(_url(service)) not in SERVICES:
        return "unknown_service", ""
    return ("private_address", "") if not private and _inside(service) else ("", masked(service))


def masked(service: NotifyBase) -> str:
    """Apprise's own masked form without what it leaves readable: parameters, and the paths of plain hooks."""
    shown = _url(service, privacy=True).partition("?")[0]
    scheme, _, rest = shown.partition("://")
    return f"{scheme}://{rest.partition('/')[0]}/..." if scheme in HOOKS else shown


def send(url: str, title: str, body: str, *, private: bool) -> Problem:
    """Judge the URL again, since names may lead elsewhere by now, then write to it."""
    problem, _ = check(url, private=private)
    if problem:
        return problem
    service = Apprise.instantiate(url, asset=SIGNATURE)
    sent = service is not None and service.notify(body=body, title=title, body_format=NotifyFormat.TEXT)
    return "" if sent else "failed"


def answer(work: Parcel, *, private: bool) -> Reply:
    """Services fail in as many ways as there are; none may end the process, and none is told in logs since
    their messages contain secrets."""
    try:
        if isinstance(work, Check):
            return Reply(work.id, *check(work.url, private=private))
        return Reply(work.id, send(work.url, work.title, work.body, private=private))
    except Exception:
        return Reply(work.id, "failed")


def main() -> None:
    private = PRIVATE in sys.argv
    tell = _teller()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    logging.disable(logging.CRITICAL)
    warnings.simplefilter("ignore")
    Apprise.instantiate("json://localhost")  # loads all services before the guard looks at files
    guard.stand(private=private)
    tell(Reply(0))
    for text in sys.stdin.buffer:
        _begin(parcel(text), tell, private)
    os._exit(0)  # whatever still hangs is left behind


def _begin(work: Parcel, tell: Callable[[Reply], None], private: bool) -> None:
    threading.Thread(target=lambda: tell(answer(work, private=private)), daemon=True).start()


def _teller() -> Callable[[Reply], None]:
    """Replies go to what was the standard output; anything that services print does not."""
    replies: BinaryIO = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    lock = threading.Lock()

    def tell(reply: Reply) -> None:
        with lock:
            replies.write(line(reply))

    return tell


def _url(service: NotifyBase, *, privacy: bool = False) -> str:
    url: str = service.url(privacy=privacy)  # type: ignore[no-untyped-call]
    return url


def _scheme(url: str) -> str:
    return url.partition("://")[0].lower()


def _inside(service: NotifyBase) -> bool:
    """Whether a service that names a host names one of the server's own network."""
    hosts = [getattr(service, "smtp_host", None)]
    if "host" in type(service).template_tokens:
        hosts.append(service.host)
    return any(guard.resolves_inside(host) for host in hosts if host)


if __name__ == "__main__":
    main()
