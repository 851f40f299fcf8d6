# Il client web: ciò che sta attorno al tabellone. Punteggio, mano, cronaca, dialogo, appunti, menu del tavolo.

## Il punteggio in una riga

web-around-score = Punteggio
web-around-round-short = Round { $round }
web-around-first = Primo giocatore
web-around-waited-for = Il tavolo aspetta questo giocatore

## Schede razza

web-around-you = tu
web-around-presence = { $presence ->
    [here] presente
    [away] assente
    [bot] bot
    [bot-for] per ora gioca un bot
   *[resigned] ha abbandonato; gioca un bot
}
web-around-of = { $count } su { $of }

## La mia mano

web-around-mine = Quello che ho
web-around-hide = Nascondi
web-around-show = Mostra

## Schede

web-around-tab-log = Cronaca
web-around-tab-hand = Mano
web-around-tab-players = Giocatori
web-around-tab-talk = Chat
web-around-tab-table = Tavolo
web-around-news = { $count ->
    [one] 1 novità
   *[other] { $count } novità
}

## La cronaca

web-around-log = Cronaca
web-around-earlier = Righe precedenti ({ $count })
web-around-between = Tra una fase e l'altra
web-around-nothing-told = Non è ancora successo nulla di simile.
web-around-moment = Mostra questo momento
web-around-filter-player = Quale giocatore
web-around-filter-phase = Quale fase
web-around-everybody = Tutti
web-around-every-phase = Tutte le fasi

## Dialogo

web-around-talk = Chat
web-around-public = Lo leggono tutti al tavolo.
web-around-silence = Nessuno ha ancora detto nulla.
web-around-say = Di' qualcosa
web-around-send = Invia
web-around-said = { $name }: { $text }
web-around-watchers-talk = Chi guarda può parlare a partita finita.

## Appunti e ordini permanenti

web-around-notes = I miei appunti
web-around-notes-hint = Nessun altro li vede. Si salvano mentre scrivi.
web-around-notes-state = { $state ->
    [waiting] Non ancora salvati …
    [failed] Non salvati. Cambia qualcosa per riprovare.
   *[saved] Salvati
}
web-around-orders = I miei ordini permanenti
web-around-no-orders = Nessuno. Quando una domanda torna più volte, puoi darne uno lì accanto.
web-around-orders-used = Risposte date per te, le più recenti prima
web-around-order-used = { $question } — { $answer }
web-around-withdraw = Ritira

## Proposte

web-around-proposal = Una proposta
web-around-proposes = { $kind ->
    [undo] { $name } chiede di annullare una scelta di { PLAYER($seat) }.
    [end] { $name } propone di finire qui la partita.
   *[mend] { $name } propone di correggere la posizione.
}
web-around-still-needed = Deve ancora rispondere: { PLAYERS($seats) }.
web-around-agree = Accetta
web-around-decline = Rifiuta

## Il tavolo

web-around-table = Tavolo
web-around-watchers = { $count ->
    [0] Nessuno sta guardando.
    [one] 1 spettatore sta guardando.
   *[other] { $count } spettatori stanno guardando.
}
web-around-copy = Copia il link
web-around-copied = Link copiato.
web-around-not-copied = Il browser non ci lascia copiare. Questo è il link: { $link }
web-around-export = File della partita
web-around-take-back = Torno a giocare io
web-around-hand-over = Fai giocare un bot al posto mio
web-around-hand-over-text = Un bot gioca al tuo posto finché non lo riprendi. Può decidere cose che non si possono annullare.
web-around-hand-over-act = Fallo giocare
web-around-propose-end = Proponi di finire
web-around-end-text = Se sono tutti d'accordo, la partita si ferma qui, senza vincitori.
web-around-end-act = Proponi
web-around-resign = Abbandona
web-around-resign-text = Lasci questa partita per sempre, e un bot gioca al tuo posto. Non si può annullare.
web-around-resign-act = Abbandona per sempre
web-around-no = Lascia stare
web-around-happenings = Al tavolo
web-around-happening = { $kind ->
    [resigned] { $name } abbandona; da qui un bot gioca con { PLAYER($seat) }.
    [handed_over] { $name } fa giocare un bot con { PLAYER($seat) }.
    [taken_back] { $name } gioca di nuovo con { PLAYER($seat) }.
    [returned] { $name } è di ritorno e gioca di nuovo con { PLAYER($seat) }.
    [time_up] È scaduto il tempo di { PLAYER($seat) }.
    [bot_plays] È scaduto il tempo di { PLAYER($seat) }; un bot gioca fino al ritorno del giocatore.
    [rewind] È stata annullata una scelta di { PLAYER($seat) }.
    [mend] La posizione è stata corretta.
   *[end] Il tavolo ha deciso di finire la partita.
}
web-around-terms = Condizioni del tavolo
web-around-term-clock = Orologio
web-around-no-clock = Nessuno: ognuno si prende il tempo che gli serve.
web-around-clock-terms = { $bank } per ogni posto, più { $increment } a ogni mossa.
web-around-time-out = { $way ->
    [pass] A tempo scaduto il giocatore passa.
    [bot_takes_seat] A tempo scaduto un bot gioca finché il giocatore non torna.
   *[bot_decides] A tempo scaduto un bot prende quella sola decisione.
}
web-around-term-release = Risposte
web-around-release = { $release ->
    [uniform] Hanno effetto dopo un tempo uguale per tutti, qualunque cosa si abbia in mano: { $hold }.
   *[instant] Hanno effetto subito.
}
web-around-term-watching = Spettatori
web-around-watching = { $watching ->
    [delayed] Vedono la partita con { $delay } di ritardo.
    [after_the_end] Vedono la partita dopo la fine.
   *[live] Vedono la partita mentre si gioca.
}
web-around-commitment = Impronta della sorte
web-around-commitment-text = Tutta la sorte di questa partita era fissata prima dell'inizio. Questa è la sua impronta; dopo la fine si mostra il seme, e chiunque può controllare.
web-around-seed = Seme
web-around-span = { $unit ->
    [seconds] { $count ->
        [one] 1 secondo
       *[other] { $count } secondi
    }
    [minutes] { $count ->
        [one] 1 minuto
       *[other] { $count } minuti
    }
    [hours] { $count ->
        [one] 1 ora
       *[other] { $count } ore
    }
   *[days] { $count ->
        [one] 1 giorno
       *[other] { $count } giorni
    }
}

## La decisione in una riga, la fine della partita

web-around-line-yours = Tocca a te: { $question }
web-around-line-waiting = { $seats ->
    [none] In attesa …
   *[other] In attesa di { PLAYERS($seats) }
}
web-around-line-sealed = { $seats ->
    [none] La tua risposta è sigillata.
   *[other] La tua risposta è sigillata. In attesa di { PLAYERS($seats) }
}
web-around-line-bot = { $why ->
    [resigned] Hai abbandonato; gioca un bot
   *[other] Un bot gioca per te
}
web-around-line-over = La partita è finita
web-around-fold = Richiudi la decisione
web-around-unfold = Apri la decisione
web-around-your-turn = Tocca a te
web-around-over = La partita è finita.
web-around-faceless = Questa pagina è più vecchia del server e non sa ancora disegnare questo gioco. Ricaricala.
web-around-stopped = Il tavolo ha deciso di finirla qui, senza vincitori.
web-around-report = Com'è andata
web-around-replay = Rivedila

## La connessione

web-around-lost = Connessione persa. Nuovo tentativo di connessione …
web-around-away = Il server non risponde; forse lo stanno riavviando. La pagina riprova da sola.
web-around-offline = Questo dispositivo non è in rete. La connessione riprende appena c'è una rete.
web-around-slow = Connessione più lenta. Funziona tutto.
web-around-slow-why = Questa rete non lascia passare quella diretta.
web-around-age = Quello che vedi è di { $age } fa.
web-around-kept = La tua scelta è conservata e parte appena la connessione ritorna.
web-around-unseated = Qui il tuo accesso non vale più, oppure ora c'è l'accesso di qualcun altro: guardi soltanto. Accedi di nuovo per continuare a giocare.
web-around-back = Connessione ristabilita. Quello che vedi è aggiornato.

## Tasti e interruttori

web-around-as-map = Mappa
web-around-as-text = Testo
web-around-keys = Tasti
web-around-keys-on = Usa singole lettere come scorciatoie
web-around-key-board = Al tabellone
web-around-key-decision = Alla decisione
web-around-key-beside = Al commercio e a ciò che si può fare oltre alla domanda, e ritorno
web-around-key-hand = Alla mia mano
web-around-key-players = Ai giocatori
web-around-key-log = Alla cronaca
web-around-key-talk = Alla chat
web-around-key-table = Ad appunti, ordini e tavolo
web-around-key-switch = Tabellone come mappa o come testo
web-around-key-help = Questo aiuto
web-around-keyname-tab = Tab
web-around-key-tab = Da una cosa alla successiva
web-around-keyname-enter = Invio
web-around-key-enter = Scegli ciò che è evidenziato
web-around-keyname-arrows = Frecce
web-around-key-arrows = Da scheda a scheda, da spazio a spazio
web-around-keyname-escape = Esc
web-around-key-escape = Chiudi ciò che è aperto
