# Il volto di Rex: il resoconto.

## Com'è andata

web-after-luck = Fortuna in battaglia
    .about = Battaglie vinte, meno le probabilità di vincerle. Una probabilità è la quota di tutti i piani, con qualsiasi numero sul disco e qualsiasi leader da entrambe le parti, con cui si vince; carte e traditori non sono contati. Chi indovina bene qui sembra fortunato.
web-after-lost = Unità perse
    .about = In battaglia, e a causa della flotta Sol.
web-after-lost-of = { $battle } in battaglia, { $fleet } per colpa della flotta
web-after-cards = Influenza pagata per le carte
web-after-cards-of = { $paid } per { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
web-after-collected = Influenza trovata in città
web-after-column-battles = Battaglie vinte
web-after-column-traitors = Traditori smascherati
web-after-column-leaders = Leader persi
web-after-battle-side = { $staked } di { $strength } sul disco{ $played ->
    [none] , senza leader
   *[other] , con: { NAMES($played) }
}
web-after-battle-cost = { $total ->
    [none] {""}
   *[other] Totale { $total }.
} { $lost ->
    [0] Non perde nulla
    [one] Perde 1 unità
   *[other] Perde { $lost } unità
}. Probabilità { $chance }%.
web-after-battle-how = { $how ->
    [strength] Ha deciso la forza.
    [treason] Ha deciso un traditore.
    [retreat] Una parte si è ritirata.
    [explosion] Un'esplosione non ha risparmiato nessuno.
   *[undecided] Non ha vinto nessuno.
}
web-after-alliances = Alleanze
web-after-no-alliances = Nessuno ha formato un'alleanza.
web-after-bond-left = finché { PLAYER($seat) } non l'ha rotta nel round { $round }
