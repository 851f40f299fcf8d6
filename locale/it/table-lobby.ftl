# La sala: perché non si può creare un tavolo, entrarci, lasciarlo, farlo iniziare o parlarci.
# PLAYER e PLAYERS sono spiegati in src/throneworld/words.py.

error-no_such_game = qui non c'è un gioco così; ci sono: { $games }
error-no_such_table = questo tavolo non c'è, oppure è privato; chiedi il codice a chi ti ha invitato
error-no_such_seat = questo posto non c'è; i posti di questo tavolo hanno i numeri da 0 a { $most }
error-bad_setup = questa partita non si può preparare: { $problem }
error-empty_bank = un orologio ha bisogno di un po' di tempo; dagli più di 0 secondi, o togli l'orologio
error-no_delay = di' di quanti secondi gli spettatori sono in ritardo, o lasciali guardare dal vivo
error-too_many_tables = hai { $most } tavoli non finiti; prima finiscine o eliminane uno
error-owner_only = lo può fare solo il proprietario del tavolo; chiedi a lui
error-already_started = la partita è iniziata; cerca un altro tavolo, o creane uno
error-seat_taken = { PLAYER($seat) } è occupato; scegline un altro
error-seat_code_needed = { PLAYER($seat) } è riservato a qualcuno; entra con il codice di quel posto
error-table_code_needed = questo tavolo è privato; entra con il suo codice
error-already_seated = siedi già a questo tavolo; indica il numero di un posto se ne vuoi un secondo
error-no_free_seat = qui non ci sono posti liberi; cerca un altro tavolo, o creane uno
error-not_seated = quel posto non è tuo, non puoi lasciarlo
error-resign_instead = la partita è iniziata; abbandona, o affida il tuo posto a un bot
error-seats_empty = questi posti sono vuoti: { PLAYERS($seats) }; aspetta altri giocatori, o mettici dei bot
error-not_running = a questo tavolo non c'è una partita in corso
error-not_your_seat = { PLAYER($seat) } non è tuo; indica un posto tuo
error-seat_of_bot = { PLAYER($seat) } è di un bot e resta suo
error-seat_resigned = { PLAYER($seat) } ha abbandonato, e un bot gioca fino alla fine
error-spectators_listen = chi guarda può parlare a partita finita
error-nothing_said = in questo messaggio non c'è nulla; scrivi qualcosa
