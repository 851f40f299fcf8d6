"""Consent: what nobody may do alone, the people of the table may do together, and all can see that they did.

Those concerned are the people who play: bots agree to everything, and so does a seat that a bot plays for
somebody. Whoever proposes something has agreed to it.
"""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import Update, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from throneworld.kernel.errors import ThroneworldError
from throneworld.table.caller import Caller
from throneworld.table.errors import Clash, Invalid, NotAllowed, NotFound
from throneworld.table.messages import ProposalData, Propose, Vote
from throneworld.table.rooms.mending import mended
from throneworld.table.storage.schema import proposals

if TYPE_CHECKING:
    from throneworld.table.rooms.draft import Draft
    from throneworld.table.rooms.room import Room
    from throneworld.table.rooms.rooms import Rooms

MOST = 5
"""So many proposals may be open at a table."""


class Consent:
    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms

    async def propose(self, room: Room, caller: Caller, wanted: Propose) -> ProposalData:
        _check(room, caller, wanted)
        own = room.seats_of(caller)
        proposal = ProposalData(
            id=secrets.token_urlsafe(9),
            kind=wanted.kind,
            seat=wanted.seat,
            name=caller.name,
            reason=wanted.reason,
            agreed=own,
            needed=[seat for seat in concerned(room) if seat not in own],
            created=time.time(),
        )
        await self._insert(room, caller, proposal, wanted)
        room.board.proposals.append(proposal)
        await self._settle(room, proposal)
        return proposal

    async def vote(self, room: Room, caller: Caller, proposal_id: str, vote: Vote) -> None:
        """One no ends it; the last yes carries it out."""
        room.check_sees(caller, vote.seat)
        if not vote.agree:
            _check_needed(_find(room, proposal_id), vote.seat)
            await self._drop(room, proposal_id)
            return
        async with self._rooms.database.write() as connection:
            agreed = _agreed(await _locked(connection, room.id, proposal_id), vote.seat)
            await connection.execute(_votes(agreed))
        _put(room, agreed)
        await self._settle(room, agreed)

    async def withdraw(self, room: Room, caller: Caller, proposal_id: str) -> None:
        _find(room, proposal_id)
        async with self._rooms.database.read() as connection:
            proposer = await connection.scalar(
                select(proposals.c.person_id).where(proposals.c.id == proposal_id)
            )
        if proposer != caller.id and not caller.admin:
            raise NotAllowed("not_your_proposal")
        await self._drop(room, proposal_id)

    async def load(self, room: Room) -> None:
        """The open proposals of a table, when its room is opened or another process changed them."""
        query = select(proposals.c.votes).where(proposals.c.table_id == room.id, proposals.c.state == "open")
        async with self._rooms.database.read() as connection:
            rows = (await connection.execute(query.order_by(proposals.c.created))).all()
        room.board.proposals = [msgspec.json.decode(row.votes, type=ProposalData) for row in rows]
        room.tell_status()

    # Carrying out

    async def seats_changed(self, room: Room) -> None:
        """A seat that a bot plays now need not be waited for."""
        for proposal in list(room.board.proposals):
            await self._settle(room, proposal)

    async def _settle(self, room: Room, proposal: ProposalData) -> None:
        if any(seat in concerned(room) for seat in proposal.needed):
            room.tell_status()
            self._rooms.proposals_changed(room.id)
            return
        wanted = await self._wanted(proposal.id)
        try:
            await room.change(lambda draft: carry_out(draft, proposal, wanted))
        finally:
            await self._drop(room, proposal.id, "accepted")

    async def _wanted(self, proposal_id: str) -> Propose:
        async with self._rooms.database.read() as connection:
            body = await connection.scalar(select(proposals.c.body).where(proposals.c.id == proposal_id))
        return msgspec.json.decode(body or "{}", type=Propose)

    async def _insert(self, room: Room, caller: Caller, proposal: ProposalData, wanted: Propose) -> None:
        row = {
            "id": proposal.id,
            "table_id": room.id,
            "kind": proposal.kind,
            "person_id": caller.id,
            "seat": proposal.seat,
            "body": msgspec.json.encode(wanted).decode(),
            "votes": msgspec.json.encode(proposal).decode(),
            "state": "open",
            "created": proposal.created,
        }
        async with self._rooms.database.write() as connection:
            await connection.execute(insert(proposals).values(**row))

    async def _drop(self, room: Room, proposal_id: str, state: str = "refused") -> None:
        async with self._rooms.database.write() as connection:
            change = update(proposals).where(proposals.c.id == proposal_id).values(state=state)
            await connection.execute(change)
        room.board.proposals = [each for each in room.board.proposals if each.id != proposal_id]
        room.tell_status()
        self._rooms.proposals_changed(room.id)


def concerned(room: Room) -> list[int]:
    """The seats that people play."""
    return [row.number for row in room.seats if row.person_id is not None and not room.by_bot(row.number)]


def carry_out(draft: Draft, proposal: ProposalData, wanted: Propose) -> None:
    if proposal.kind == "undo":
        draft.rewind(_choice_before(draft, wanted), proposal.id, wanted.seat)
    elif proposal.kind == "mend":
        body: dict[str, Any] = {
            "patch": wanted.patch,
            "reason": wanted.reason,
            "proposal": proposal.id,
            "name": proposal.name,
        }
        draft.mend(mended(draft.game, wanted.patch), body)
    else:
        draft.end(wanted.reason, proposal.name)


def _choice_before(draft: Draft, wanted: Propose) -> int:
    """How many choices remain if the seat's choice that is meant is taken back, and all after it."""
    own = [number for number, choice in enumerate(draft.game.choices) if choice.seat == wanted.seat]
    if len(own) < wanted.back:
        raise Clash("nothing_to_undo")
    return own[-wanted.back]


def _check(room: Room, caller: Caller, wanted: Propose) -> None:
    if room.game.over:
        raise Clash("game_is_over")
    if len(room.board.proposals) >= MOST:
        raise Clash("too_many_proposals", most=MOST)
    if wanted.kind == "mend":
        _check_mend(room, caller, wanted)
    elif not room.seats_of(caller):
        raise NotAllowed("only_players_propose")
    if wanted.kind == "undo":
        _check_undo(room, caller, wanted)


def _check_mend(room: Room, caller: Caller, wanted: Propose) -> None:
    """An arbiter is somebody who runs the server: only they can know what is wrong with a hidden position."""
    if not caller.admin:
        raise NotAllowed("only_an_arbiter")
    if not wanted.patch or not wanted.reason:
        raise Invalid("mend_needs_patch_and_reason")
    try:
        mended(room.game, wanted.patch)
    except ThroneworldError as problem:
        raise Invalid("mend_does_not_fit", detail=str(problem)[:200]) from problem


def _check_undo(room: Room, caller: Caller, wanted: Propose) -> None:
    if wanted.seat is None:
        raise Invalid("undo_needs_a_seat")
    room.check_plays(caller, wanted.seat)
    if sum(choice.seat == wanted.seat for choice in room.game.choices) < wanted.back:
        raise Clash("nothing_to_undo")


def _check_needed(proposal: ProposalData, seat: int) -> None:
    if seat not in proposal.needed:
        raise Clash("not_asked_to_consent")


def _agreed(proposal: ProposalData, seat: int) -> ProposalData:
    _check_needed(proposal, seat)
    left = [one for one in proposal.needed if one != seat]
    return replace(proposal, agreed=[*proposal.agreed, seat], needed=left)


async def _locked(connection: AsyncConnection, table_id: str, proposal_id: str) -> ProposalData:
    """The proposal of this table as it is now; nobody else votes before this transaction ends."""
    here = (proposals.c.table_id == table_id) & (proposals.c.id == proposal_id)
    query = select(proposals.c.votes).where(here, proposals.c.state == "open")
    votes = await connection.scalar(query.with_for_update())
    if votes is None:
        raise NotFound("no_such_proposal")
    return msgspec.json.decode(votes, type=ProposalData)


def _votes(proposal: ProposalData) -> Update:
    votes = msgspec.json.encode(proposal).decode()
    return update(proposals).where(proposals.c.id == proposal.id).values(votes=votes)


def _find(room: Room, proposal_id: str) -> ProposalData:
    found = next((each for each in room.board.proposals if each.id == proposal_id), None)
    if found is None:
        raise NotFound("no_such_proposal")
    return found


def _put(room: Room, proposal: ProposalData) -> None:
    room.board.proposals = [proposal if each.id == proposal.id else each for each in room.board.proposals]
