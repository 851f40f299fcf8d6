# Il volto di Rex: punteggio, schede razza, mano.

## Il punteggio in una riga

web-around-round = Round { $round }/8
web-around-phases = Fasi del round
web-around-phase-short = { $phase } ({ $place }/{ $of })
web-around-fleet = Flotta sul settore { $sector }
web-around-fleet-away = La flotta non è ancora arrivata
web-around-allied = in alleanza con
web-around-strongholds = { $count ->
    [one] 1 fortezza{ $needed ->
        [0] {""}
       *[other] , si vince con { $needed }
    }
   *[other] { $count } fortezze{ $needed ->
        [0] {""}
       *[other] , si vince con { $needed }
    }
}
web-around-together = { $count ->
    [one] Insieme 1 fortezza; si vince con { $needed }.
   *[other] Insieme { $count } fortezze; si vince con { $needed }.
}
web-around-influence = { $count ->
    [one] 1 influenza
   *[other] { $count } influenze
}
web-around-cards = { $count ->
    [one] 1 carta strategia
   *[other] { $count } carte strategia
}

## Schede razza

web-around-fact-strongholds = Fortezze
web-around-fact-influence = Influenza
web-around-fact-hand = Mano
web-around-fact-traitors = Traditori
web-around-fact-reserve = Riserva
web-around-fact-casualties = Vittime
web-around-force = { $mechanized ->
    [0] { $units }
   *[other] { $units } + { $mechanized } mecc.
}
web-around-allies = In alleanza con { PLAYERS($seats) }.
web-around-withheld = Nega il vantaggio dell'alleanza a { PLAYERS($seats) }.
web-around-spaceport = All'inizio della fase controllava uno spazioporto: muove fino a quattro spazi.
web-around-bid-ban = Non può fare offerte in questa fase.
web-around-alliance-ban = Non può entrare in alleanze in questa tregua.
web-around-leaders = Leader
web-around-leader-dead = morto
web-around-leader-fought = ha combattuto { NAME($space, form: "in") }
web-around-race-text = Che cosa può fare { NAME($race, form: "short") }
web-around-race-victory = Come vince
web-around-race-ally = Per i suoi alleati
web-around-race-begins = Come comincia

## La mia mano

web-around-hidden = Coperti: { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}, { $traitors ->
    [one] 1 traditore
   *[other] { $traitors } traditori
}.
web-around-no-cards = Nessuna carta strategia.
web-around-traitors = I miei traditori
web-around-betrayal = La mia carta tradimento
web-around-prediction = La tua predizione sigillata: la vittoria { NAME($race, form: "of") } nel round { $round }.
web-around-sees-bombardment = Conosci la prossima carta bombardamento: { $number }.
web-around-sees-influence = Conosci la prossima carta influenza: { NAME($card) }.
web-around-sees-auction = Conosci la carta all'asta: { NAME($card) }.
