# Il volto di Rex: comandi e scene.

## Comandi

web-decision-purse = { $count ->
    [one] Hai 1 influenza.
   *[other] Hai { $count } influenze.
}
web-decision-bid-leader = { PLAYER($seat) } è in testa con { $high }.
web-decision-bid-leaves = Influenza: ne hai { $purse }; dopo questa offerta ne avresti { $left }.
web-decision-bid-up-to = Offri per me fino a { $most }
web-decision-bid-up-to-what = Il tavolo supera allora di uno le offerte degli altri al posto tuo, fino a questa cifra e solo per questa carta.
web-decision-price-leaves = Influenza: { $price } in tutto; dopo ne avresti { $left }.
web-decision-price = { $price ->
    [0] gratis
    [one] 1 influenza
   *[other] { $price } influenze
}
web-decision-recruit-units = Unità
web-decision-take = Prendi
web-decision-take-race = Prendi { NAME($race, form: "the") }
web-decision-race-more = Vantaggi e come vince
web-decision-race-victory = Vittoria
web-decision-race-ally = Per gli alleati
web-decision-own-traitor = È un tuo leader: per te non vale nulla.
web-decision-propose = Proponi un'alleanza con
web-decision-propose-brings = { PLAYER($seat) } come alleato: { $does }
web-decision-propose-holds = { $count ->
    [one] Insieme ora controllate 1 fortezza.
   *[other] Insieme ora controllate { $count } fortezze.
}
web-decision-propose-not = Questa alleanza ora non si può formare; aggiungi qualcuno, o guarda qui sotto perché.
web-decision-gift = Dai influenza a

## Piani di battaglia

web-decision-dial = Forza sul disco
web-decision-dial-cost = { $dial ->
    [0] Se vinci non perdi unità.
   *[other] Se vinci perdi unità per un valore di { $dial }.
}
web-decision-dial-total = { $spread ->
    [0] Con leader e carte arrivi a { $most }.
   *[other] Con leader e carte arrivi a un totale tra { $least } e { $most }.
}
web-decision-span = { $spread ->
    [0] { $most }
   *[other] { $least } – { $most }
}
web-decision-plan-so-far = Il tuo piano finora:
web-decision-verdict = { $verdict ->
    [sure] batte ogni piano, con il leader e le carte giuste
    [never] non può vincere
   *[maybe] può vincere
}
web-decision-outlook = { $spread ->
    [0] Per quanto si sa, { PLAYER($seat) } arriva a { $most }.
   *[other] Per quanto si sa, { PLAYER($seat) } può arrivare a un totale tra { $least } e { $most }.
}
web-decision-risks = Inoltre, attenzione a { $risks }.
web-decision-risk = { $risk ->
    [weapon] un'arma contro il tuo leader
    [retreat] una ritirata
    [explosion] un'esplosione
   *[traitor] un traditore, che pesa più di ogni numero
}

## Scene

web-decision-meanwhile = Dalla tua ultima scelta
web-decision-auction = Asta
web-decision-auction-left = { $count ->
    [one] 1 carta in vendita, compresa questa.
   *[other] { $count } carte in vendita, compresa questa.
}
web-decision-auction-known = Hai visto la carta: { NAME($title) }
web-decision-auction-order = Ordine delle offerte
web-decision-auction-standing = { $standing ->
    [leads] è in testa con { $high }
    [bids] sta per offrire
    [passed] ha passato
    [barred] non può offrire
    [full] ha la mano piena
   *[in] è ancora in gara
}
web-decision-ceasefire = Tregua
web-decision-ceasefire-alliances = Alleanze ora
web-decision-ceasefire-allied = Alleati:
web-decision-ceasefire-ready = { $ready ->
    [true] ha finito
   *[false] tratta
}
web-decision-battle-all = Mostra tutto
web-decision-battle-result = { $won ->
    [true] vince
   *[false] perde
}
web-decision-battle-report = { $units ->
    [one] 1 unità
   *[other] { $units } unità
}, { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
web-decision-battle-forbidden = Carta vietata: { NAME($title) }
web-decision-battle-word = { $element ->
    [number] Vincolo: { $word } sul disco
   *[other] { $word ->
        [none] { $element ->
            [leader] Vincolo: nessun leader
            [attack] Vincolo: nessuna carta attacco
           *[defense] Vincolo: nessuna carta difesa
        }
       *[other] Vincolo: { NAME($word) }
    }
}
web-decision-battle-leaders = Leader
web-decision-battle-leader = { NAME($leader) }{ $out ->
    [true] {""}, ha combattuto altrove
   *[false] {""}
}
web-decision-battle-screen = { $mine ->
    [true] { $parts ->
        [0] Stai facendo il tuo piano.
       *[other] Parte del tuo piano è sigillata.
    }
   *[false] Piani dietro lo schermo.
}
web-decision-battle-dial = Disco
web-decision-battle-leader-name = Leader
web-decision-battle-traitor = un traditore!
web-decision-battle-cards = Carte
web-decision-battle-slot = { $slot ->
    [attack] una carta attacco, coperta
    [defense] una carta difesa, coperta
    [both] due carte, coperte
   *[none] nessuna
}
web-decision-battle-total = Totale
web-decision-battle-lost = Perdite
web-decision-battle-step = { $step ->
    [commands] Comandi
    [cards] Carte rivelate
    [traitors] Traditori
    [weapons] Che cosa fanno le carte
    [outcome] Esito
   *[losses] Perdite
}

## Al posto di ciò che si dice per ogni gioco

web-decision-amount-own = { $verb ->
    [bid] La tua offerta
    [dial] Il disco
    [sectors] Settori
    [units] Unità
    [mechanized] Unità meccanizzate
    [facedown] Unità capovolte
    [round] Round
   *[other] Quantità
}
web-decision-order-offer-own = { $lasting ->
    [game] Non chiedermelo mai se posso giocare solo { NAME($thing) }
    [phase] { $prompt ->
        [bid] Passa su tutte le carte di questa fase
        [negotiate] Rispondi “Ho finito” fino alla fine delle trattative
        [flip] Non girare nulla in questa fase
       *[window] Passa sempre qui in questa fase
    }
   *[round] Passa sempre qui in questo round
}
web-decision-order-own = { $thing ->
    [none] { $prompt ->
        [bid] { $most ->
            [0] Passa sulle carte
           *[other] Offri fino a { $most } per la carta all'asta
        }
        [negotiate] Rispondi “Ho finito” in una tregua
        [flip] Non girare nulla
        [window] { $moment ->
            [influence_phase] Passa prima della fase influenza
            [ceasefire_revealed] Passa prima di una tregua
            [bidding_phase] Passa all'inizio della fase offerta
            [before_bid] Passa prima dell'offerta di un alleato
            [recruitment_phase] Passa all'inizio della fase di reclutamento
            [after_movement] Passa dopo il tuo movimento
            [after_deployment] Passa dopo il tuo schieramento
            [deployed] Passa quando schierano gli altri
            [battle_phase] Passa all'inizio della fase battaglia
            [first_command] Passa al primo comando nelle battaglie
            [second_command] Passa al secondo comando nelle battaglie
            [bombardment_phase] Passa all'inizio della fase bombardamento
            [advantage_used] Passa quando si usa un vantaggio
           *[other] Passa nelle finestre
        }
       *[other] Rispondi senza chiedere
    }
   *[other] Non chiedere se si può giocare solo { NAMES($thing) }
}{ $round ->
    [0] { $phase ->
        [none] {""}
        [influence] {""} fino alla fase influenza
        [bidding] {""} fino alla fase offerta
        [recruitment] {""} fino alla fase di reclutamento
        [maneuvering] {""} fino alla fase di manovra
        [battle] {""} fino alla fase battaglia
        [collection] {""} fino alla fase raccolta
       *[bombardment] {""} fino alla fase bombardamento
    }
   *[other] {""} fino alla fine del round { $round }
}
