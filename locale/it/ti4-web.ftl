# La pagina di una partita di Twilight Imperium 4.

## A che punto è la partita

web-ti4-when = Round { $round }, { $phase }
web-ti4-score = Punteggio
web-ti4-speaker = portavoce
web-ti4-passed = ha passato
web-ti4-eliminated = fuori dal gioco
web-ti4-active = { PLAYER($seat) } agisce in: { $system }

## La galassia

web-ti4-no-galaxy = La galassia non è ancora costruita.
web-ti4-ring = { $ring ->
    [0] Centro
   *[other] Anello { $ring }
}
web-ti4-off-map = Accanto alla mappa
web-ti4-system = { $planets ->
    [none] Sistema { $number }
   *[other] { $number } { $planets }
}
web-ti4-units = { part-units }{ $damaged ->
    [0] {""}
   *[other] {" "}({ $damaged } con danni)
}
web-ti4-forces = { PLAYER($seat) }: { $units }
web-ti4-feature = { $what ->
    [cultural] culturale
    [hazardous] pericoloso
    [industrial] industriale
    [blue] specializzazione blu
    [green] specializzazione verde
    [red] specializzazione rossa
    [yellow] specializzazione gialla
    [nebula] nebulosa
    [gravity_rift] faglia gravitazionale
    [asteroid_field] campo di asteroidi
    [supernova] supernova
   *[other] { $what }
}
web-ti4-wormhole = { $kind ->
    [alpha] wormhole alfa
    [beta] wormhole beta
   *[delta] wormhole delta
}
web-ti4-worth = { $resources ->
    [one] 1 risorsa
   *[other] { $resources } risorse
}, { $influence ->
    [one] 1 influenza
   *[other] { $influence } influenze
}
web-ti4-owner = di { PLAYER($seat) }
web-ti4-exhausted = esaurito
web-ti4-is-exhausted = { $what } (esaurita)
web-ti4-custodians = segnalino Custodi
web-ti4-tokens = segnalini comando: { PLAYERS($seats) }

## Accanto alla mappa

web-ti4-underway = In corso
web-ti4-objectives = Obiettivi pubblici
web-ti4-scored-by = completato da { PLAYERS($seats) }
web-ti4-leaked = reso pubblico da { NAME("classified_document_leaks") }
web-ti4-strategy-cards = Carte strategia
web-ti4-free = libera
web-ti4-used = usata
web-ti4-bonus = { $count ->
    [one] { $count } bene commerciale
   *[other] { $count } beni commerciali
}
web-ti4-laws = Leggi
web-ti4-decks = Mazzi
web-ti4-decks-told = { $action } carte azione, { $agenda } agende, { $secret } obiettivi segreti, { $objectives } obiettivi pubblici non ancora rivelati
web-ti4-discards = Scartate: { $cards }

## Giocatori

web-ti4-points = Punti vittoria
web-ti4-tactic = Tattica
web-ti4-fleet = Flotta
web-ti4-strategy = Strategia
web-ti4-resources = Risorse
web-ti4-influence = Influenza
web-ti4-trade-goods = Beni commerciali
web-ti4-commodities = Merci
web-ti4-action-cards = Carte azione
web-ti4-secrets = Obiettivi segreti
web-ti4-notes = Cambiali
web-ti4-reinforcements = Rinforzi
web-ti4-technologies = Tecnologie
web-ti4-scored = Completati
web-ti4-notes-in-play = Cambiali in gioco
web-ti4-planets = Pianeti
web-ti4-neighbours = Vicini
web-ti4-mine = Lo vedi solo tu
web-ti4-known = Che cosa sai degli altri
web-ti4-agenda-at = mazzo delle agende, carta { $place }
