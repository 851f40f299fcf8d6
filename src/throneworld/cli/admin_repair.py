"""`throneworld admin repair`: do stored games still fit the rules, and how do they go on if not?"""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING

from throneworld.cli.progress import progress_of
from throneworld.cli.screen import Screen
from throneworld.cli.storage import played_tables
from throneworld.words import Words

if TYPE_CHECKING:
    from throneworld.table.storage.database import Database
    from throneworld.table.trust.repair import Finding
    from throneworld.table.trust.rerun import Difference

FAILED = 1


async def repair(words: Words, database: Database, table: str | None, change: bool) -> int:
    """FAILED while anything is left that does not fit."""
    from throneworld.table.storage.journal import Journal
    from throneworld.table.trust.repair import apply, check_no_server_runs, examine

    if change:
        await check_no_server_runs(database, time())
    journal, left = Journal(database), 0
    tables = await played_tables(words, database, table)
    if not tables:
        Screen().show(words.say("admin-no-tables"))
    for found in tables:
        with progress_of(found.table.id) as tell:
            finding = await examine(journal, found.table, tell)
        _report(words, finding)
        if change and finding.can_go_on:
            await apply(database, journal, finding, _reason(words, finding), time())
            Screen().show(words.say("repair-done", what=_reason(words, finding)))
        else:
            left += not finding.good
    return FAILED if left else 0


def _report(words: Words, finding: Finding) -> None:
    """One line if all is well; else what was found, where, and what could be done."""
    screen, table = Screen(), finding.table.id
    if finding.good:
        screen.show(words.say("repair-good", table=table, steps=finding.steps))
    if not finding.compared:
        screen.show(words.say("repair-not-compared", table=table))
    if finding.difference is not None:
        screen.show(_difference(words, finding, finding.difference))
    if finding.problem:
        screen.show(words.say("repair-position", table=table, what=finding.problem))
    if finding.remedy == "lost":
        screen.show(words.say("repair-lost", table=table))
    if finding.can_go_on:
        screen.show(words.say("repair-would", what=_reason(words, finding)))


def _difference(words: Words, finding: Finding, wrong: Difference) -> str:
    return words.say(
        f"repair-{wrong.why}",
        table=finding.table.id,
        entry=wrong.number,
        step=wrong.step,
        of=finding.steps,
        seat="" if wrong.seat is None else wrong.seat,
        option=" ".join(map(str, wrong.option)),
        expected=wrong.expected,
        found=wrong.found,
        what=wrong.what,
    )


def _reason(words: Words, finding: Finding) -> str:
    return words.say(f"repair-reason-{finding.remedy}", kept=finding.kept, steps=finding.steps)
