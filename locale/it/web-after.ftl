# Il client web: dopo la partita. Rivederla, ripartire da lì, com'è andata.

## Rivedere

web-after-replay-title = { $name ->
    [none] Rivedi la partita
   *[other] Rivedi: { $name }
}
web-after-slider = Passo della partita
web-after-where = Passo { $step } di { $of } · { $round ->
    [none] Setup
   *[other] Round { $round }{ $phase ->
        [none] {""}
       *[other] {""} · { $phase }
    }
}
web-after-steps = Passi
web-after-first = All'inizio
web-after-back = Un passo indietro
web-after-play = Fai scorrere
web-after-pause = Ferma qui
web-after-on = Un passo avanti
web-after-last = Alla fine
web-after-speed = Velocità
web-after-speed-of = { $speed }/s
web-after-leaps = Salti
web-after-leap = { $what ->
    [phase] Fase
    [round] Round
   *[battle] Battaglia
}
web-after-leap-back = { $what ->
    [phase] Alla fase precedente
    [round] Al round precedente
   *[battle] Alla battaglia precedente
}
web-after-leap-on = { $what ->
    [phase] Alla fase successiva
    [round] Al round successivo
   *[battle] Alla battaglia successiva
}
web-after-step = Questo passo
web-after-mended = Qui il tavolo ha deciso di cambiare la posizione: { $why }
web-after-beginning = L'inizio: non è ancora stato scelto nulla.
web-after-quiet = A questo passo non si è raccontato nulla.
web-after-eyes = Visto da
web-after-spectator = Tutti
web-after-copy = Copia il link
web-after-copied = Link a questo passo copiato.
web-after-not-copied = Il browser non lascia copiare il link; prendilo dalla barra degli indirizzi.
web-after-branch = Riparti da qui
web-after-practise = Esercitati da qui
web-after-to-report = Com'è andata
web-after-to-table = Al tavolo
web-after-export = Esporta

## Ripartire da un passo

web-after-branch-title = Riparti dal passo { $step }
web-after-practise-title = Esercitati dalla posizione attuale
web-after-kind = Che cosa è noto
web-after-kind-branch = Riparti
    .more = Una nuova partita con le stesse carte in mano e gli stessi mazzi di questo passo; la sorte è nuova.
web-after-kind-practise = Esercitati
    .more = Una nuova partita contro i bot, a partire da quello che sai al tuo posto; tutto il resto viene distribuito di nuovo.
web-after-holder = { $holder ->
    [me] Io
    [heuristic] Un bot che riflette
    [random] Un bot che gioca a caso
   *[open] Un bot finché qualcuno non si siede
}
web-after-nobody-me = Prendi almeno un posto per te.
web-after-which-seat = Quale dei tuoi posti
web-after-begin = Comincia
web-after-branch-name = { $name ->
    [none] Dal passo { $step }
   *[other] { $name }, dal passo { $step }
}

## Com'è andata

web-after-report-title = Com'è andata
web-after-report-named = Com'è andata: { $name }
web-after-no-report = Nessun resoconto di questa partita
web-after-no-report-what = Nessuno ha ancora disegnato com'è andato questo gioco. Puoi comunque rivedere la partita, passo per passo.
web-after-stopped = Il tavolo ha deciso di finire la partita. Nessuno ha vinto.
web-after-to-replay = Rivedila
web-after-new-game = Una nuova partita
web-after-picture = Salva come immagine
web-after-picture-name = throneworld-{ $id }
web-after-picture-failed = Questo browser non può fare l'immagine; al suo posto è stato salvato un disegno (SVG).
web-after-final-board = Il tabellone alla fine
web-after-ranking = Classifica
web-after-ranking-table = Classifica, come tabella
web-after-player = Giocatore
web-after-winner = Vincitore
web-after-end = fine
web-after-numbers = Lo stesso in numeri
web-after-plot = { $title }, come grafico; seguono i numeri.
web-after-over-rounds = Di round in round
web-after-over-rounds-about = Al momento della prima domanda di ogni round, e alla fine.
web-after-figure-strongholds = Fortezze
web-after-figure-influence = Influenza
web-after-figure-units = Unità sul tabellone
web-after-battles = Battaglie
web-after-no-battles = Nessuno ha combattuto.
web-after-fights = Battaglie e fortuna
web-after-column-strongholds = Fortezze
web-after-column-influence = Influenza
web-after-column-units = Unità
web-after-won-of = { $won } su { $fought }
web-after-won = ha vinto
web-after-battle-round = Round { $round }
web-after-bond-from = Dal round { $round }
web-after-bond-lasted = fino alla fine
web-after-bond-changed = finché non si sono aggiunti altri nel round { $round }
web-after-turns = Punti di svolta
