# Twilight Imperium 4: la posizione come testo, e che cosa sono le cose. Parole corte per una mappa sullo schermo.

## A che punto è la partita

galaxy-when = { $round ->
    [0] { $phase }
   *[other] Round { $round }, { $phase }
}
galaxy-headline = { $when }{ $active ->
    [none] {""}
   *[other] {""} | turno di { $active }
}{ $system ->
    [0] {""}
   *[other] {""} in { $system }
} | portavoce { $speaker }
galaxy-title = { $player }, { $points } PV, segnalini { $tokens }, non esauriti { $ready }, { $goods } BC, { $commodities } M | { $when }
galaxy-title-setup = { $player } | { $when }
galaxy-phase-setup = preparazione
galaxy-phase-strategy = fase della strategia
galaxy-phase-action = fase delle azioni
galaxy-phase-status = fase di status
galaxy-phase-agenda = fase dell'agenda

## La mappa

galaxy-none = La galassia non è ancora costruita.
galaxy-legend = A ammiraglia, S sole da guerra, C corazzata, T trasporto, i incrociatore, t cacciatorpediniere, c caccia, f fanteria, b bacino spaziale, p PDS, ' danneggiata | dove c'è spazio: c culturale, p pericoloso, i industriale, specializzazione tecnologica B blu, V verde, R rossa, G gialla | 4/2 risorse/influenza, poi la lettera di chi lo controlla, x esaurito | [S] segnalini comando | > sistema attivo | ? 18 dice tutto sul sistema 18, board list mostra tutto a parole
galaxy-list-legend = I sistemi in cui nessuno ha niente non sono elencati; ? 18 racconta di ognuno. 4/2: risorse/influenza. > sistema attivo
galaxy-place = posto { $number }
galaxy-unit-flagship = A
galaxy-unit-war_sun = S
galaxy-unit-dreadnought = C
galaxy-unit-carrier = T
galaxy-unit-cruiser = i
galaxy-unit-destroyer = t
galaxy-unit-fighter = c
galaxy-unit-infantry = f
galaxy-unit-space_dock = b
galaxy-unit-pds = p
galaxy-mark-active = >
galaxy-mark-speaker = *
galaxy-mark-exhausted = x
galaxy-mark-damaged = '
galaxy-sign-alpha = alfa
    .long = wormhole alfa
galaxy-sign-beta = beta
    .long = wormhole beta
galaxy-sign-delta = delta
    .long = wormhole delta
galaxy-sign-asteroid_field = Asteroidi
    .long = campo di asteroidi
galaxy-sign-gravity_rift = Faglia
    .long = faglia gravitazionale
galaxy-sign-nebula = Nebulosa
    .long = nebulosa
galaxy-sign-supernova = Supernova
    .long = supernova
galaxy-far = Fuori dalla portata delle tue navi: { $names }. Se intendi uno di questi, scrivi per esempio { $text }.
galaxy-custodians = Custodi
galaxy-system = Sistema
galaxy-contents = Che cosa c'è
galaxy-empty = niente
galaxy-exhausted = esaurito
galaxy-forces = { $player }: { $units }
galaxy-units = { $name }{ $count ->
    [1] {""}
   *[other] {""} x{ $count }
}{ $damaged ->
    [0] {""}
   *[other] {""} (danneggiate: { $damaged })
}
galaxy-tokens = segnalini comando: { $players }
galaxy-cultural = culturale
    .letter = c
galaxy-hazardous = pericoloso
    .letter = p
galaxy-industrial = industriale
    .letter = i
galaxy-blue = blu
    .letter = B
galaxy-green = verde
    .letter = V
galaxy-red = rosso
    .letter = R
galaxy-yellow = giallo
    .letter = G

## Giocatori, obiettivi, leggi

galaxy-column-player = Giocatore
galaxy-column-points = PV
galaxy-column-tokens = T/F/S
galaxy-column-goods = BC/M
galaxy-column-cards = A/S/C
galaxy-column-technologies = Tecn
galaxy-column-planets = Pian
galaxy-column-strategy = Carte strategia
galaxy-players-legend = > di turno, * portavoce, x esaurita | T/F/S segnalini nella riserva tattica, della flotta e strategica | BC/M beni commerciali e merci | A/S/C carte azione, obiettivi segreti, cambiali in mano | Tecn: tecnologie | Pian: pianeti | non esauriti 7/4: risorse e influenza dei tuoi pianeti non esauriti
galaxy-passed = ha passato
galaxy-eliminated = eliminato
galaxy-note = { $name } ({ $owner })
galaxy-column-objective = Obiettivo
galaxy-column-scored = Completato da
galaxy-laws = Leggi: { $laws }
galaxy-law = { $name }{ $whose ->
    [none] {""}
   *[other] {""} ({ $whose })
}{ $exhausted ->
    [0] {""}
   *[other] {""} x
}
galaxy-law-objective = obiettivo { NAME($objective) }
galaxy-free-cards = Non prese: { $cards }
galaxy-free-card = { $name }{ $goods ->
    [0] {""}
   *[other] {""} (+{ $goods } BC)
}
galaxy-tag-initiative = (iniziativa { $initiative })
galaxy-decks = Nei mazzi: { $action } carte azione, { $agenda } agende

## I propri segreti

galaxy-hand = Carte azione: { $cards }
galaxy-secrets = Obiettivi segreti: { $cards }
galaxy-notes = Cambiali altrui: { $cards }
galaxy-technologies = Tecnologie: { $cards }
galaxy-known-cards = Visto: { $cards }
galaxy-known-card = { $name } presso { $holder }
galaxy-known-agenda = Visto: l'agenda { $place } del mazzo è { NAME($agenda) }

## Che cos'è una cosa

galaxy-is-unit = { NAME($kind) }{ $faction ->
    [none] {""}
   *[other] {""} ({ NAME($faction) })
}: { $figures }
galaxy-is-one = { NAME($unit) }{ $faction ->
    [none] {""}
   *[other] {""} ({ NAME($faction) })
}: { $figures }
galaxy-figure-cost = costo { $value }{ $count ->
    [1] {""}
   *[other] {""} per { $count }
}
galaxy-figure-combat = combattimento { $value }{ $dice ->
    [0] {""}, un dado per ogni nave avversaria
    [1] {""}
   *[other] {""}, { $dice } dadi
}
galaxy-figure-move = movimento { $value }
galaxy-figure-capacity = capacità { $value }
galaxy-figure-sustain_damage = sostenere danni
galaxy-figure-planetary_shield = scudo planetario
galaxy-figure-anti_fighter_barrage = sbarramento anticaccia
galaxy-figure-bombardment = bombardamento
galaxy-figure-space_cannon = cannone spaziale
galaxy-figure-production = produzione
galaxy-figure-roll = { $name } { $value }{ $dice ->
    [1] {""}
   *[other] {""} (x{ $dice })
}
galaxy-figure-output = { $name } { $value }{ $resources ->
    [0] {""}
   *[other] {""} + risorse del pianeta
}
galaxy-is-technology = { $colour ->
    [none] Potenziamento di unità
   *[other] Tecnologia, { $colour }
}{ $faction ->
    [none] {""}
   *[other] {""}, solo { NAME($faction) }
}; { $needed ->
    [none] nessun prerequisito
   *[other] prerequisiti: { $needed }
}
galaxy-owned-by = La possiede: { $players }
galaxy-is-planet = Pianeta { $planet } nel sistema { $system }: { $brief }
galaxy-not-here = { $planet } non è in questa galassia.
galaxy-is-system = Sistema { $system }: { $brief }
galaxy-no-such-tile = Il sistema { $system } non è in questa galassia.
galaxy-is-action-card = Carta azione, { $copies } nel gioco, { $discarded } nella pila degli scarti
galaxy-is-agenda = Agenda: { $kind }; { $elect }
galaxy-agenda-law = legge
galaxy-agenda-directive = direttiva
galaxy-elect-none = a favore o contro
galaxy-elect-player = elegge un giocatore
galaxy-elect-planet = elegge un pianeta
galaxy-elect-law = elegge una legge
galaxy-elect-scored_secret_objective = elegge un obiettivo segreto completato
galaxy-is-objective = { $deck }, { $points ->
    [1] 1 punto vittoria
   *[other] { $points } punti vittoria
}
galaxy-deck-stage_1 = Obiettivo pubblico, stadio I
galaxy-deck-stage_2 = Obiettivo pubblico, stadio II
galaxy-deck-secret = Obiettivo segreto
galaxy-scored-by = Completato da { $players }
galaxy-is-note = Cambiale{ $faction ->
    [none] {""}
   *[other] {""} ({ NAME($faction) })
}: { $how }
galaxy-note-hand = si gioca dalla mano, poi si restituisce
galaxy-note-area = sta scoperta davanti a chi la tiene
galaxy-is-strategy-card = Carta strategia, iniziativa { $initiative }
galaxy-is-ability = Abilità: { NAME($faction) }
galaxy-is-faction = Fazione con { $commodities } merci; sistema natale { $system }
galaxy-start-units = Inizia con: { $units }
galaxy-start-technologies = Tecnologie iniziali: { $technologies }
galaxy-own-technologies = Tecnologie proprie: { $technologies }
galaxy-own-pieces = Ammiraglia: { NAME($flagship) }; cambiale: { NAME($note) }
galaxy-technologies-of = Ha finora: { $technologies }
