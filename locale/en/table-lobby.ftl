# The lobby: why a table cannot be made, joined, left, started or talked at.
# PLAYER and PLAYERS are explained in src/throneworld/words.py.

error-no_such_game = there is no such game here; there is: { $games }
error-no_such_table = there is no such table, or it is private; ask whoever invited you for the code
error-no_such_seat = there is no such seat; the seats of this table are numbered 0 to { $most }
error-bad_setup = this game cannot be set up: { $problem }
error-empty_bank = a clock needs some time in the bank; give more than 0 seconds, or leave the clock away
error-no_delay = say by how many seconds spectators are behind, or let them watch live
error-too_many_tables = you have { $most } tables that are not finished; finish one or clear one away first
error-owner_only = only the owner of the table can do this; ask them
error-already_started = the game has begun; look for another table, or make one
error-seat_taken = { PLAYER($seat) } is taken; choose another one
error-seat_code_needed = { PLAYER($seat) } is kept for somebody; join with the code of that seat
error-table_code_needed = this table is private; join with its code
error-already_seated = you sit at this table; name the number of a seat if you want a second one
error-no_free_seat = no seat is free here; look for another table, or make one
error-not_seated = that seat is not yours to leave
error-resign_instead = the game has begun; resign, or hand your seat to a bot
error-seats_empty = these seats are empty: { PLAYERS($seats) }; wait for players, or fill them with bots
error-not_running = there is no game going on at this table
error-not_your_seat = { PLAYER($seat) } is not yours; name a seat of your own
error-seat_of_bot = { PLAYER($seat) } belongs to a bot and stays with it
error-seat_resigned = { PLAYER($seat) } has resigned, and a bot plays on to the end
error-spectators_listen = whoever watches may speak when the game is over
error-nothing_said = there is nothing in this message; write something
