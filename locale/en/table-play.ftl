# What the table answers while a game is played.

error-refused = the rules do not allow this
error-stale_choice = this question is not open any more; look at the present state and choose again
error-seat_with_bot = a bot plays this seat for you; take it back first
error-nothing_to_redo = there is nothing to redo
error-nothing_to_undo = there is nothing to take back
error-only_after_the_end = this table may be watched only after the game has ended
error-not_started = this table has not started yet
error-needs_repair = this game cannot be opened by this version of the server; ask whoever runs it to call: throneworld admin repair
error-busy = the table is busy; try again in a moment
error-game_is_over = the game is over
error-bad_message = this message cannot be read: { $detail }
error-too_large = this is too large; send less at a time
error-no_such_page = there is nothing here; the documentation of the API is at /api/v1/docs
error-no_such_method = this cannot be done here; the documentation of the API is at /api/v1/docs
error-no_such_thing = there is no such thing in this game; look at the view for what there is
error-not_json = send JSON, with the header Content-Type: application/json
error-bad_request = this request does not fit: { $detail }
error-bug_here = something went wrong here, not with you; try again; if it stays so, tell whoever runs this server

error-not_asked_to_consent = this seat is not asked to consent, or has answered already
error-not_your_proposal = only whoever made a proposal can take it back
error-no_such_proposal = this proposal is not open any more
error-too_many_proposals = there are { $most } open proposals already; answer those first
error-only_players_propose = only those who play at this table can propose this
error-only_an_arbiter = only an admin of this server can mend a position
error-mend_needs_patch_and_reason = a mending needs a patch and a reason that everybody can read
error-mend_does_not_fit = the position would not be a lawful one: { $detail }
error-undo_needs_a_seat = say for which of your seats
web-not-built = The pages of the web client have not been built: run "make web" in the folder of the project and start the server again. The API is at /api/v1, its documentation at /api/v1/docs.
