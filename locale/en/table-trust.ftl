# Trust and review: game files, looking back, what-if games, repairs.

error-game_file_foreign = this is no game file; give one that a table has exported
error-game_file_newer = this game file has version { $version }, and this program reads up to version { $known }; install a newer program
error-game_file_damaged = this game file is damaged ({ $what }); export the game again
error-game_file_too_large = this game file is too large; the most is { $most } bytes
error-game_file_seed = the seed of this file is no number of 256 bits; export the game again
error-game_file_commitment = seed and salt do not give the hash that was promised at the start: the seed was exchanged, or the file altered
error-game_file_digests = the file tells { $digests } hashes for { $choices } choices; export the game again
error-game_file_setup = this game cannot be set up: { $what }
error-game_file_base = a position that the file goes on from cannot be used ({ $what }); export the game again
error-game_file_refused = step { $step }: the rules do not let seat { $seat } choose { $option } ({ $what })
error-game_file_broke = step { $step }: the rules give way when seat { $seat } chooses { $option } ({ $what })
error-game_file_differs = step { $step }: seat { $seat } chose { $option }, and the position differs; the file says { $expected }, found was { $found }
error-game_file_result = the game does not end as the file says

error-import_unfinished = this game is not finished; import it when it is over
error-import_needs_admin = this game does not begin at the beginning, so it cannot be checked whole; ask whoever runs the server to import it
error-import_players = the players of this file do not fit its { $seats } seats; export the game again
error-too_many_imports = you have { $most } imported games, which is the most there may be
error-account_needed = guests cannot do this; sign up first

error-export_unfinished = the game is still going on, and its file would tell the seed; export it after the end
error-no_game_yet = no game has begun at this table
error-journal_damaged = what happened at this table cannot be read; tell whoever runs the server to run: throneworld admin repair
error-no_such_step = there is no such step; steps here are numbered 0 to { $most }
error-report_unfinished = the game is still going on; how it went is told after the end
error-no_report = of this game no report can be made
error-nothing_to_see_yet = those who watch this game see it later; come back in a while
error-step_lost = step { $step } was played under other rules than there are now, and cannot be shown any more

error-branch_running = what-if games begin from finished games; practise from this one instead
error-branch_seats = name who sits on each of the { $seats } seats
error-branch_over = the game is over at this step; go back a step
error-practise_from_now = from a running game you practise as it stands; leave the step away
error-practise_impossible = nothing can be made up here that fits all you know; try again after the next choice

error-server_runs = a server is using these tables, or did a moment ago; stop it, wait { $seconds } seconds, and try again
