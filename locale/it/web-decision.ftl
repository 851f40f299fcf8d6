# Il client web: il riquadro della decisione e gli ordini permanenti accanto.

## La domanda

web-decision-of = La domanda è per { PLAYER($seat) }
web-decision-asked = Una domanda per te: { $question }
web-decision-window = Giochi qualcosa?
web-decision-options = Risposte
web-decision-only-one = { $release ->
    [uniform] È possibile una sola risposta. Confermala per proseguire; gli altri non vengono a sapere che non c'era scelta.
   *[other] È possibile una sola risposta.
}
web-decision-seats = I tuoi posti
web-decision-seat-asked = deve rispondere
web-decision-over = La partita è finita.
web-decision-rule = { $rule ->
    [none] La regola
   *[other] La regola ({ $rule })
}
web-decision-rules-page = Di più nella pagina delle regole
web-decision-why-not = Perché non qualcos'altro?
web-decision-all-allowed = Tutto quello che può venire in mente qui è permesso.
web-decision-refused = { $reason } ({ $rule })
web-decision-and-more = e ancora { $count }

## Comandi

web-decision-less = Meno
web-decision-more = Più
web-decision-bounds = da { $least } a { $most }
web-decision-amount = Quantità
web-decision-on-board = { $count ->
    [one] Scegli sul tabellone, o qui:
   *[other] Scegli tra { $count } sul tabellone, o qui:
}
web-decision-filter = Cerca per nome
web-decision-filter-none = Nulla qui ha quel nome.

## Mandare, dubitare, annullare

web-decision-sending = Invio in corso: { $what } …
web-decision-stale = La domanda era cambiata prima che arrivasse la tua risposta. Ora la situazione è questa.
web-decision-doubt = “{ $what }” non si può annullare. Confermi?
web-decision-doubt-yes = Sì: { $what }
web-decision-doubt-no = No, aspetta
web-decision-undo = Annulla
web-decision-undo-keys = Annulla (U o Ctrl+Z)
web-decision-redo = Ripeti
web-decision-redo-keys = Ripeti (R o Ctrl+Y)
web-decision-take-back = Annulla la mia ultima scelta
web-decision-ask-table = Chiedi al tavolo di annullare la mia ultima scelta
web-decision-asked-table = È stato chiesto al tavolo di annullarla.
web-decision-consent = { $kind ->
    [undo] { $name } chiede di annullare una scelta.
    [mend] { $name } vuole correggere la posizione.
   *[end] { $name } propone di finire ora la partita.
}
web-decision-agree = Accetta
web-decision-disagree = Rifiuta
web-decision-sealed = La tua risposta: { $what }.
web-decision-sealed-change = Ha effetto quando la finestra si chiude. Fino ad allora puoi scegliere altro.
web-decision-hold = { $count ->
    [one] La finestra si chiude tra 1 secondo, per tutti insieme.
   *[other] La finestra si chiude tra { $count } secondi, per tutti insieme.
}

## Attesa

web-decision-bot-plays = { $why ->
    [late] Il tuo tempo è scaduto: adesso un bot gioca per te.
    [handed] Un bot gioca per te, come hai voluto.
   *[resigned] Hai abbandonato; gioca un bot.
}
web-decision-waiting = { $count ->
    [0] Un momento …
   *[other] In attesa di
}
web-decision-waited = { $kind ->
    [bot] { $name ->
        [none] un bot
       *[other] { $name } (bot)
    }
    [here] { $name }
    [away] { $name }, al momento non c'è
   *[unknown] { $name }
}
web-decision-since = { $unit ->
    [minutes] { $count ->
        [one] Già da un minuto.
       *[other] Già da { $count } minuti.
    }
    [hours] { $count ->
        [one] Già da un'ora.
       *[other] Già da { $count } ore.
    }
    [days] { $count ->
        [one] Già da un giorno.
       *[other] Già da { $count } giorni.
    }
   *[seconds] { $count ->
        [one] Già da un secondo.
       *[other] Già da { $count } secondi.
    }
}
web-decision-time-left = { $unit ->
    [minutes] { $count ->
        [one] resta 1 minuto
       *[other] restano { $count } minuti
    }
    [hours] { $count ->
        [one] resta 1 ora
       *[other] restano { $count } ore
    }
    [days] { $count ->
        [one] resta 1 giorno
       *[other] restano { $count } giorni
    }
   *[seconds] { $count ->
        [one] resta 1 secondo
       *[other] restano { $count } secondi
    }
}

## Ordini permanenti

web-decision-orders-offer = Rispondi qui sempre allo stesso modo
web-decision-orders-what = Da lì in poi il tavolo risponde subito per te. Puoi smettere in ogni momento.
web-decision-order-offer = { $lasting ->
    [game] Non chiedermelo mai se posso giocare solo { NAME($thing) }
    [phase] Rispondi sempre così qui in questa fase
   *[round] Passa sempre qui in questo round
}
web-decision-orders = { $count ->
    [one] 1 ordine permanente
   *[other] { $count } ordini permanenti
}
web-decision-order = { $thing ->
    [none] { $prompt ->
        [window] Passa nelle finestre
       *[other] Rispondi senza chiedere
    }
   *[other] Non chiedere se si può giocare solo { NAMES($thing) }
}{ $round ->
    [0] { $name ->
        [none] {""}
       *[other] {""} fino a questa fase: { $name }
    }
   *[other] {""} fino alla fine del round { $round }
}
web-decision-order-uses = { $count ->
    [0] (non ancora usato)
    [one] (usato una volta)
   *[other] (usato { $count } volte)
}
web-decision-order-end = Ritira
web-decision-order-end-what = Ritira questo ordine

## Oltre alla domanda

web-beside = Nel frattempo
web-beside-begun = { $title }: non ancora concluso
web-beside-what = Nessuno aspetta per questo e la domanda aperta resta com'è.
web-beside-orders = Rifiuta le offerte senza chiedermelo
