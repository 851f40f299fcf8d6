"""The mirror shows what the server shows, and knows when it does not."""

from typing import Any

from throneworld.client import Mirror


def full(seq: int, view: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {
        "type": "full",
        "seat": 0,
        "epoch": "e",
        "seq": seq,
        "view": view,
        "log": [],
        "log_size": 0,
        **more,
    }


def change(seq: int, path: str, value: Any, **more: Any) -> dict[str, Any]:
    patch = [{"op": "replace", "path": path, "value": value}]
    return {"type": "change", "seat": 0, "seq": seq, "patch": patch, "log": [], **more}


def test_changes_build_on_the_full_view() -> None:
    mirror = Mirror()
    first = mirror.take(full(1, {"round": 1}))
    second = mirror.take(change(2, "/round", 2, log=["x"]))
    assert first is not None and first.view == {"round": 1}
    assert second is not None and second.view == {"round": 2} and second.log == ["x"]
    assert mirror.seats[0].seq == 2 and mirror.seats[0].log_size == 1
    assert not mirror.resync_due()


def test_after_a_gap_nothing_counts_until_everything_comes_anew() -> None:
    mirror = Mirror()
    mirror.take(full(1, {"round": 1}))
    assert mirror.take(change(3, "/round", 3)) is None
    assert mirror.resync_due() and not mirror.resync_due()
    assert mirror.take(change(4, "/round", 4)) is None
    assert not mirror.resync_due(), "one question is enough"
    assert mirror.seats[0].view == {"round": 1}
    mirror.take(full(4, {"round": 4}))
    assert mirror.take(change(5, "/round", 5)) is not None
    assert mirror.seats[0].view == {"round": 5}


def test_a_change_that_was_there_before_is_passed_over() -> None:
    mirror = Mirror()
    mirror.take(full(5, {"round": 5}))
    assert mirror.take(change(5, "/round", 4)) is None
    assert not mirror.resync_due() and mirror.seats[0].view == {"round": 5}


def test_a_patch_that_does_not_fit_leads_to_a_resync() -> None:
    mirror = Mirror()
    mirror.take(full(1, {"round": 1}))
    assert mirror.take(change(2, "/nothing/here", 2)) is None
    assert mirror.resync_due() and mirror.seats[0].seq == 1


def test_a_change_to_a_seat_never_seen_leads_to_a_resync() -> None:
    mirror = Mirror()
    assert mirror.take(change(2, "/round", 2)) is None
    assert mirror.resync_due()


def test_seats_are_numbered_each_for_itself() -> None:
    mirror = Mirror()
    mirror.take(full(1, {"round": 1}))
    mirror.take(full(7, {"round": 1}, seat=2))
    assert mirror.take(change(8, "/round", 2, seat=2)) is not None
    assert mirror.seats[0].view == {"round": 1} and mirror.seats[2].view == {"round": 2}


def test_after_a_new_connection_changes_wait_for_the_full_view() -> None:
    mirror = Mirror()
    mirror.take(full(1, {"round": 1}))
    mirror.reconnected()
    assert mirror.take(change(2, "/round", 2)) is None
    assert not mirror.resync_due()
    assert mirror.take(full(2, {"round": 2})) is not None
    assert mirror.take(change(3, "/round", 3)) is not None


def test_events_missed_while_away_are_told_with_the_full_view() -> None:
    mirror = Mirror()
    mirror.take(full(1, {}, log=["a", "b"], log_size=2))
    back = mirror.take(full(9, {}, log=["b", "c", "d"], log_size=4))
    assert back is not None and back.log == ["c", "d"]
    elsewhere = mirror.take(full(1, {}, epoch="f", log=["c", "d"], log_size=4))
    assert elsewhere is not None and elsewhere.log == ["c", "d"]
    rewound = mirror.take(full(2, {}, epoch="f", log=["a"], log_size=1))
    assert rewound is not None and rewound.log == []


def test_the_open_question_can_be_read_from_the_mirror() -> None:
    mirror = Mirror()
    ask = {"id": "0-1-2", "prompt": "bid", "rule": "Rex p.9", "about": {}, "options": [["bid", 3], ["pass"]]}
    mirror.take(full(1, {"seat": 0, "ask": ask, "table": {"sealed": ["bid", 3]}}))
    found = mirror.seats[0].ask
    assert found is not None and found.seat == 0 and found.options == (("bid", 3), ("pass",))
    assert mirror.seats[0].sealed == ("bid", 3)


def test_what_belongs_to_no_seat_is_handed_on() -> None:
    mirror = Mirror()
    update = mirror.take({"type": "status", "status": {"state": "running"}})
    assert update is not None and update.type == "status" and mirror.status == {"state": "running"}
    chat = mirror.take({"type": "chat", "text": "hello", "seat": 1})
    assert chat is not None and chat.message["text"] == "hello"
