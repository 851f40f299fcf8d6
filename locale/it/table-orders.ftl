# Ordini permanenti: che cosa un giocatore dice al tavolo di rispondere per lui.

error-order_prompt = il gioco non chiede mai { $name }; un ordine può riguardare: { $known }
error-order_moment = il gioco non ha un momento { $name }; un ordine può riguardare: { $known }
error-order_plays = nulla che si possa giocare in una finestra si chiama { $name }; ci sono: { $known }
error-order_phase = il gioco non ha una fase { $name }; un ordine può valere fino a: { $known }
error-order_path = nella tua vista nulla si chiama { $name }; una condizione può cominciare con: { $known }
error-order_not_a_window = solo una finestra ha un momento e qualcosa da giocare, { $prompt } no; togli moment e plays, o indica il prompt window
error-order_over = quello che questo ordine aspetterebbe è già passato; fallo valere fino a qualcosa di successivo
error-too_many_orders = per questo posto valgono { $most } ordini, e non possono essere di più; prima ritirane uno
error-no_such_order = qui non hai un ordine così; forse era scaduto ed è stato tolto
