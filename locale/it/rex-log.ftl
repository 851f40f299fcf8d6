# Rex: la cronaca. event-<kind>; le variabili sono quelle di rex/events.py, l'ultima può contenerne più d'una.

## Setup

event-bombardment_card_drawn = { PLAYER($seat) } pesca un { $number } per decidere chi comincia.
event-first_player = { PLAYER($seat) } è il primo giocatore.
event-race_chosen = { PLAYER($seat) } gioca con { NAME($race, form: "the") }.
event-prediction_made = { PLAYER($seat) } ha sigillato una predizione.
event-prediction = { PLAYER($seat) } predice la vittoria { NAME($race, form: "of") } nel round { $round }.
event-traitor_drawn = { PLAYER($seat) } riceve una carta traditore: { NAME($leader) }.
event-traitor_kept = { PLAYER($seat) } tiene come traditore { NAME($leader, form: "the") }.
event-fleet_placed = I dischi mostrano { $left } e { $right }: la flotta Sol comincia sul settore { $sector }.
event-betrayal_dealt = { PLAYER($seat) } riceve la carta tradimento { NAME($betrayal) }.

## Il round

event-round_begins = Inizia il round { $round }.
event-phase_begins = { $phase ->
    [influence] Fase influenza.
    [bidding] Fase offerta.
    [recruitment] Fase di reclutamento.
    [maneuvering] Fase di manovra.
    [battle] Fase battaglia.
    [collection] Fase raccolta.
   *[bombardment] Fase bombardamento.
}
event-turn_begins = Tocca a { PLAYER($seat) }.
event-influence_card_drawn = Carta influenza: { NAME($influence_card) }.
event-placing_prevented = Il bombardamento tiene l'influenza lontana { NAME($space, form: "from") }.
event-card_set_aside = { NAME($influence_card) } esce troppo presto: la carta resta da parte per i prossimi round.
event-card_without_effect = Una seconda carta { NAME($influence_card) } nella stessa fase non ha effetto.
event-round_announced = Le carte influenza annunciano il round { $round } di 8.
event-sol_offensive = Offensiva Sol! Bersagli: { NAME($space) } e { NAME($other_space) }.

## Influenza

event-influence_gained = { PLAYER($seat) } guadagna { $amount ->
    [one] 1 influenza
   *[other] { $amount } influenze
} ({ $source ->
    [setup] dotazione iniziale
    [fleet_support] supporto della flotta
   *[weapon] per il leader ucciso
}).
event-influence_paid = { PLAYER($seat) } paga { $amount ->
    [one] 1 influenza
   *[other] { $amount } influenze
} ({ $reason ->
    [bid] per una carta
    [deploy] per schierare
    [transfer] per trasportare unità
   *[recruit] per reclutare
}).
event-influence_given = { PLAYER($seat) } dà { $amount ->
    [one] 1 influenza
   *[other] { $amount } influenze
} a { PLAYER($other) } ({ $reason ->
    [bid] per una carta
    [deploy] per schierare
    [loan] aiuto prima di un'offerta
   *[gift] in regalo
}).
event-influence_placed = { $amount ->
    [one] Appare 1 influenza
   *[other] Appaiono { $amount } influenze
} { NAME($space, form: "in") }.
event-influence_collected = { PLAYER($seat) } raccoglie { $amount ->
    [one] 1 influenza
   *[other] { $amount } influenze
} { NAME($space, form: "in") }.
event-influence_destroyed = { $amount ->
    [one] Si perde 1 influenza
   *[other] Si perdono { $amount } influenze
} { NAME($space, form: "in") }.

## Unità e leader

event-units_moved = { PLAYER($seat) } { $how ->
    [setup] comincia con
    [deploy] schiera
    [transfer] trasporta
    [relocate] sposta
    [recruit] recluta
    [observer] manda
    [retreat] ritira
   *[move] muove
} { $count } unità{ $mechanized ->
    [0] {""}
    [one] {""} (1 meccanizzata)
   *[other] {""} ({ $mechanized } meccanizzate)
}{ $how ->
    [setup] {""} { NAME($target, form: "in") }
    [deploy] {""} { NAME($target, form: "in") }
    [recruit] {""} nella riserva
    [observer] {""} a osservare { NAME($target, form: "in") }
    [retreat] {""} { NAME($origin, form: "from") } nella riserva
   *[move] {""} { NAME($origin, form: "from") } { NAME($target, form: "to") }
}.
event-units_destroyed = { PLAYER($seat) } perde { $count } unità{ $mechanized ->
    [0] {""}
    [one] {""} (1 meccanizzata)
   *[other] {""} ({ $mechanized } meccanizzate)
} { NAME($space, form: "in") } ({ $how ->
    [bombardment] bombardamento
    [sol_offensive] Offensiva Sol
    [explosion] esplosione
   *[battle] battaglia
}).
event-units_flipped = { PLAYER($seat) } { $side ->
    [facedown] capovolge
   *[faceup] scopre
} le sue unità { NAME($space, form: "in") }.
event-leader_destroyed = { $how ->
    [traitor] Cade come traditore
    [explosion] Muore nell'esplosione
   *[weapon] Un'arma uccide
} { NAME($leader, form: "the") }.
event-leader_recruited = { PLAYER($seat) } recluta { NAME($leader, form: "the") }.

## Carte

event-card_taken = { PLAYER($seat) } prende una carta strategia.
event-card_drawn = { PLAYER($seat) } riceve { NAME($title) }.
event-card_discarded = { PLAYER($seat) } scarta { NAME($title) }.
event-strategy_card_seen = { PLAYER($seat) } guarda la carta all'asta: { NAME($title) }.
event-influence_card_seen = { PLAYER($seat) } guarda la prima carta del mazzo influenza: { NAME($influence_card) }.
event-bombardment_card_seen = { PLAYER($seat) } guarda la prima carta del mazzo bombardamento: { NAME($bombardment_card) }.
event-banned = { PLAYER($seat) } impedisce a { PLAYER($other) } di { $ban ->
    [bid] fare offerte in questa fase
   *[alliance] entrare in alleanze in questa tregua
}.
event-shield_destroyed = { PLAYER($seat) } distrugge per sempre lo scudo { NAME($space, form: "of") }.
event-fleet_ordered = { PLAYER($seat) } ordina alla flotta di { $number ->
    [0] restare dov'è
    [one] muoversi di 1 settore
   *[other] muoversi di { $number } settori
}.

## Tregua

event-alliance_proposed = { PLAYER($seat) } propone un'alleanza tra { PLAYERS($members) }.
event-alliance_declined = { PLAYER($seat) } rifiuta.
event-alliance_formed = { PLAYERS($members) } ora sono alleati.
event-alliance_left = { PLAYER($seat) } rompe l'alleanza.
event-permission_granted = { PLAYER($seat) } concede a { PLAYER($other) } il vantaggio dell'alleanza.
event-permission_withheld = { PLAYER($seat) } nega a { PLAYER($other) } il vantaggio dell'alleanza.

## Offerta

event-row_dealt = { $count ->
    [0] Nessuna carta strategia va
    [one] 1 carta strategia va
   *[other] { $count } carte strategia vanno
} all'asta.
event-auction_begins = Va all'asta la prossima carta (rimaste: { $count }); apre { PLAYER($seat) }.
event-bid = { PLAYER($seat) } offre { $amount }.
event-passed = { PLAYER($seat) } passa.
event-card_bought = { PLAYER($seat) } si aggiudica la carta per { $amount }.
event-nobody_bid = Nessuno fa offerte.
event-row_returned = { $count ->
    [one] 1 carta torna
   *[other] { $count } carte tornano
} nel mazzo.

## Battaglia

event-battle_begins = Battaglia { NAME($space, form: "in") }: { PLAYER($seat) } contro { PLAYER($other) }.
event-situation_report = { PLAYER($seat) } ha lì { $count } unità; { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
} in mano; forza dei leader: { NAMES($strengths) }.
event-title_forbidden = { PLAYER($seat) } vieta a { PLAYER($other) } la carta { NAME($title) }.
event-element_asked = { PLAYER($seat) } fa rivelare a { PLAYER($other) } { $element ->
    [leader] il leader
    [attack] la carta attacco
    [defense] la carta difesa
   *[number] il numero sul disco
}.
event-element_answered = { PLAYER($seat) } rivela: { $word ->
    [none] { $element ->
        [leader] nessun leader
        [attack] nessuna carta attacco
       *[defense] nessuna carta difesa
    }
   *[other] { NAME($word) }
}.
event-dial_revealed = { PLAYER($seat) } rivela { $number } sul disco, { $leader ->
    [none] senza leader
   *[other] con { NAME($leader, form: "the") }
}{ $slot ->
    [attack] {""} e una carta attacco
    [defense] {""} e una carta difesa
    [both] {""} e due carte
   *[none] , senza carte
}.
event-cards_revealed = { PLAYER($seat) } { $titles ->
    [none] non impegna carte
   *[other] impegna { NAMES($titles) }
}.
event-traitor_revealed = { PLAYER($seat) } smaschera un traditore: { NAME($leader, form: "the") }!
event-battle_won = { PLAYER($seat) } vince { NAME($space, form: "in") } contro { PLAYER($other) }: { $total } a { $other_total }.
event-battle_won_by_treason = { PLAYER($seat) } vince { NAME($space, form: "in") } grazie a un traditore.
event-retreated = { PLAYER($seat) } si ritira { NAME($space, form: "from") }.
event-explosion = Un'esplosione devasta { NAME($space, form: "the") }.

## Bombardamento e fine della partita

event-bombardment_card_revealed = Carta bombardamento: { $number }.
event-fleet_moved = La flotta entra nel settore { $sector }.
event-prediction_revealed = { PLAYER($seat) } svela la predizione: { NAME($race) } nel round { $round }.
event-betrayal_revealed = { PLAYER($seat) } rivela { NAME($betrayal) } (difficoltà { $difficulty }).
event-game_over = { PLAYERS($winners) } { $how ->
    [strongholds] { $winners_count ->
        [one] vince: ha il controllo di abbastanza fortezze.
       *[other] vincono insieme: la loro alleanza controlla abbastanza fortezze.
    }
    [sol_siege] { $winners_count ->
        [one] vince: l'ottavo round è finito e nessuno tranne Sol controlla il Palazzo Imperiale o il Mecatol Power South.
       *[other] vincono insieme: l'ottavo round è finito e nessuno tranne Sol controlla il Palazzo Imperiale o il Mecatol Power South.
    }
    [hacan_default] { $winners_count ->
        [one] vince: l'ottavo round è finito e nessun altro ha vinto.
       *[other] vincono insieme: l'ottavo round è finito e nessun altro ha vinto.
    }
    [xxcha_prediction] vince: la predizione sigillata si è avverata.
    [betrayal] vince da solo tradendo l'alleanza.
   *[most_strongholds] { $winners_count ->
        [one] vince: l'ottavo round è finito e nessuno controlla un numero maggiore di fortezze.
       *[other] condividono la vittoria: l'ottavo round è finito e nessuno controlla un numero maggiore di fortezze.
    }
}
