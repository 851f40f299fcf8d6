# What the table answers while a game is played.

error-refused = The rules do not allow this.
error-stale_choice = This question is not open any more. Look at the present state and choose again.
error-already_happened = Somebody was faster. Look at the present state and try again.
error-not_your_seat = This is not your seat. You can watch, or play a seat of your own.
error-no_such_seat = The table has no such seat.
error-seat_with_bot = A bot plays this seat for you. Take it back first.
error-nothing_to_redo = There is nothing to redo.
error-nothing_to_undo = There is nothing to take back.
error-only_after_the_end = This table may be watched only after the game has ended.
error-not_started = This table has not started yet.
error-needs_repair = This game cannot be opened by this version of the server. Ask whoever runs it to call: throneworld admin repair
error-busy = The table is busy. Try again in a moment.
error-game_is_over = The game is over.
error-bad_message = This message cannot be read: { $detail }
error-too_large = This is too large. Send less at a time.
error-no_such_page = There is nothing here. The documentation of the API is at /api/v1/docs.
error-no_such_method = This cannot be done here. The documentation of the API is at /api/v1/docs.
error-not_json = Send JSON, with the header Content-Type: application/json.
error-bad_request = This request does not fit: { $detail }
error-bug_here = Something went wrong here, not with you. Try again; if it stays so, tell whoever runs this server.

error-not_asked_to_consent = This seat is not asked to consent, or has answered already.
error-not_your_proposal = Only whoever made a proposal can take it back.
error-no_such_proposal = This proposal is not open any more.
error-too_many_proposals = There are { $most } open proposals already. Answer those first.
error-only_players_propose = Only those who play at this table can propose this.
error-only_an_arbiter = Only an admin of this server can mend a position.
error-mend_needs_patch_and_reason = A mending needs a patch and a reason that everybody can read.
error-mend_does_not_fit = The position would not be a lawful one: { $detail }
error-undo_needs_a_seat = Say for which of your seats.
