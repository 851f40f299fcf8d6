# Che cosa risponde il tavolo mentre si gioca.

error-refused = le regole non lo permettono
error-stale_choice = questa domanda non è più aperta; guarda lo stato attuale e scegli di nuovo
error-seat_with_bot = un bot gioca questo posto per te; prima riprenditelo
error-nothing_to_redo = non c'è nulla da ripetere
error-nothing_to_undo = non c'è nulla da annullare
error-only_after_the_end = questo tavolo si può guardare solo a partita finita
error-not_started = questo tavolo non è ancora iniziato
error-needs_repair = questa versione del server non può aprire la partita; chiedi a chi lo gestisce di eseguire: throneworld admin repair
error-busy = il tavolo è occupato; riprova tra un momento
error-game_is_over = la partita è finita
error-bad_message = questo messaggio non si può leggere: { $detail }
error-too_large = è troppo grande; manda meno alla volta
error-no_such_page = qui non c'è nulla; la documentazione dell'API è in /api/v1/docs
error-no_such_method = qui questo non si può fare; la documentazione dell'API è in /api/v1/docs
error-no_such_thing = in questa partita non c'è nulla del genere; guarda nella vista che cosa c'è
error-not_json = manda JSON, con l'intestazione Content-Type: application/json
error-bad_request = questa richiesta non va bene: { $detail }
error-bug_here = qualcosa è andato storto qui, non da te; riprova; se continua, dillo a chi gestisce questo server

error-not_asked_to_consent = a questo posto non è chiesto il consenso, oppure ha già risposto
error-not_your_proposal = solo chi ha fatto una proposta può ritirarla
error-no_such_proposal = questa proposta non è più aperta
error-too_many_proposals = ci sono già { $most } proposte aperte; prima rispondi a quelle
error-only_players_propose = solo chi gioca a questo tavolo può proporlo
error-only_an_arbiter = solo un amministratore di questo server può correggere una posizione
error-mend_needs_patch_and_reason = per correggere servono una modifica e un motivo che tutti possano leggere
error-mend_does_not_fit = la posizione non sarebbe regolare: { $detail }
error-undo_needs_a_seat = di' per quale dei tuoi posti
web-not-built = Le pagine del client web non sono state costruite: esegui "make web" nella cartella del progetto e riavvia il server. L'API è in /api/v1, la sua documentazione in /api/v1/docs.
