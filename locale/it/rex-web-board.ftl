# Il volto di Rex: il tabellone, disegnato e come testo.

web-board-sector = { $sector ->
    [0] in nessun settore
   *[other] settore { $sector }
}
web-board-stronghold = fortezza
web-board-shielded = scudo
web-board-spaceport = spazioporto
web-board-demolished = demolito
web-board-bombarded = sotto bombardamento
web-board-influence = { $count ->
    [one] { $count } influenza
   *[other] { $count } influenze
}
web-board-empty = nessuna unità
web-board-units = { $count ->
    [one] { $count } unità
   *[other] { $count } unità
}
web-board-mechanized = { $count ->
    [one] { $count } meccanizzata
   *[other] { $count } meccanizzate
}
web-board-facedown = { $count ->
    [one] { $count } capovolta
   *[other] { $count } capovolte
}
web-board-force = { PLAYER($seat) }: { $units }
web-board-space = { NAME($space) }: { $facts }
web-board-which = { NAME($space) }: quale?
web-board-lines = Linee verso { NAMES($lines) }
web-board-threat = Carte bombardamento che portano qui la flotta: { $cards } su { $all }
web-board-threat-shielded = Carte bombardamento che portano qui la flotta: { $cards } su { $all }; le unità sotto lo scudo sopravvivono
web-board-fleet = { $sector ->
    [0] La flotta non è ancora arrivata
   *[other] La flotta è sul settore { $sector }; poi può colpire i settori da { $first } a { $last }
}

## Che cosa potrebbe raggiungere uno spazio

web-board-reach = Potrebbero arrivare ora
web-board-march = muove di { $steps }, partendo da: { NAMES($from) }
web-board-transfer = trasporta per { $price } a unità, partendo da: { NAMES($from) }
web-board-landing = { $price ->
    [0] schiera gratis, fino a { $most }
   *[other] schiera per { $price } a unità, fino a { $most }
}
web-board-no-landing = { $why ->
    [space_bombarded] non schiera: bombardamento
    [space_demolished] non schiera: demolito
    [space_of_ally] non schiera: c'è un alleato
    [outside_landing_zone] non schiera: fuori dalla sua zona di sbarco
    [costs_more] non schiera: troppo poca influenza
    [reserve_empty] non schiera: riserva vuota
   *[other] non schiera
}

## Mazzi e riserve

web-board-piles = Mazzi, riserva dell'influenza e vittime
web-board-strategy = Strategia
web-board-influence-deck = Influenza
web-board-traitor = Traditori
web-board-deck = { $deck } (scarti: { $discards })
web-board-deck-told = { $deck ->
    [one] { $deck } carta nel mazzo
   *[other] { $deck } carte nel mazzo
}; { $discards ->
    [0] nessuno scarto
    [one] { $discards } scarto
   *[other] { $discards } scarti, prima gli ultimi
}
web-board-removed = Fuori dal gioco
web-board-set-aside = Da parte, torneranno nel mazzo
web-board-pool = Riserva dell'influenza
web-board-casualties = Vittime
web-board-leaders = { $count ->
    [one] { $count } leader
   *[other] { $count } leader
}

## Nomi dove lo spazio è poco

web-board-short-galactic_council = Concilio
web-board-short-imperial_palace = Palazzo
web-board-short-adminus_mecatol = Adm. Mec.
web-board-short-iaf_hq = IAF HQ
web-board-short-imperial_navy_base = Marina
web-board-short-vel_terro_residential = Vel Terro
web-board-short-sallab_slums = Sallab
web-board-short-embassy_quarters = Embassy
web-board-short-hall_of_records = Records
web-board-short-tarraguth_slums = Tarraguth
web-board-short-tilzin_business = Tilzin
web-board-short-mecatol_power_north = Power N
web-board-short-civilian_spaceport = Sp. Civile
web-board-short-sector_incarcetorum = Incarc.
web-board-short-pleasure_district = Piacere
web-board-short-hall_of_cartography = Cartogr.
web-board-short-sai_sallai_residential = Sai Sallai
web-board-short-holonet_central = Holonet
web-board-short-cultural_sector = Cultura
web-board-short-quarters_of_the_nobility = Nobiltà
web-board-short-scholara_imperialis = Scholara
web-board-short-adminus_imperialis = Adm. Imp.
web-board-short-vel_hamech_financial = Financial
web-board-short-imperial_intelligence_hq = Intel. HQ
web-board-short-trauma_and_physiology_zone = Traumi
web-board-short-sai_morgai_industrial = Sai Morgai
web-board-short-hirzall_industrial = Hirzall
web-board-short-mecatol_power_south = Power S

## Il tabellone come testo

web-board-heading = { $sector ->
    [0] Fuori da tutti i settori
   *[other] Settore { $sector }
}
web-board-coming = Carte bombardamento che portano qui la flotta: { $cards } su { $all }
web-board-more = Linee e chi potrebbe arrivare
web-board-leaving = da qui partono unità
web-board-going = qui arrivano unità
web-board-battle = battaglia
