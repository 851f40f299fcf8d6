# Standing orders: what a player tells the table to answer for him.

error-order_prompt = the game never asks { $name }; an order may be about: { $known }
error-order_moment = the game has no moment { $name }; an order may be about: { $known }
error-order_plays = nothing that could be played in a window is called { $name }; there is: { $known }
error-order_phase = the game has no phase { $name }; an order may stand until: { $known }
error-order_path = your view has nothing called { $name }; a condition may begin with: { $known }
error-order_not_a_window = only a window has a moment and something to play, { $prompt } has not; leave moment and plays away, or name the prompt window
error-order_over = what this order would wait for has come already; let it stand until something later
error-too_many_orders = { $most } orders stand for this seat, and there may be no more; withdraw one first
error-no_such_order = you have no such order here; perhaps it was over and has been dropped
