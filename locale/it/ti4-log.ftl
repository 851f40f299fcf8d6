# Twilight Imperium 4: la cronaca. event-<kind>, con i nomi degli argomenti che il gioco dichiara.
# `other` può essere -1, nessuno. part-units nomina un numero di unità di $kind.

## La partita

event-round_begins = Round { $round }.
event-phase_begins = { $phase ->
    [strategy] Fase della strategia.
    [action] Fase delle azioni.
    [status] Fase di status.
   *[agenda] Fase dell'agenda.
}
event-turn_begins = Tocca a { PLAYER($seat) }.
event-passed = { PLAYER($seat) } passa.
event-initiative_order = Ordine di iniziativa: { PLAYERS($seats) }.
event-player_eliminated = { PLAYER($seat) } è fuori dal gioco.
event-game_over = { PLAYERS($winners) } { $how ->
    [points] ha abbastanza punti vittoria e vince la partita.
    [last] è il solo giocatore rimasto e vince la partita.
   *[objectives] ha più punti vittoria di tutti ora che gli obiettivi sono finiti, e vince la partita.
}

## Preparazione

event-faction_chosen = Entra in gioco: { NAME($faction) }.
event-colour_chosen = { PLAYER($seat) } prende il colore { NAME($colour) }.
event-galaxy_created = La galassia è pronta.
event-tiles_dealt = { PLAYER($seat) } riceve i sistemi { NAMES($tiles) }.
event-tile_drawn = { PLAYER($seat) } pesca il sistema { $tile }, da mettere per primo.
event-tile_placed = { PLAYER($seat) } mette il sistema { $tile } al posto { $place }.
event-command_tokens_taken = { PLAYER($seat) } comincia con { $tactic } segnalini nella riserva tattica, { $fleet } nella riserva della flotta, { $strategy } nella riserva strategica.

## Carte strategia

event-strategy_card_refused = { PLAYER($seat) } deve scegliere una carta diversa da { NAME($strategy_card) }.
event-trade_goods_put_on_card = Su { NAME($strategy_card) } ora { $amount ->
    [one] c'è 1 bene commerciale
   *[other] ci sono { $amount } beni commerciali
}.
event-strategy_card_exhausted = { PLAYER($seat) } esaurisce { NAME($strategy_card) }.
event-strategy_cards_returned = { PLAYER($seat) } restituisce le carte strategia.
event-strategic_action = { PLAYER($seat) } usa { NAME($strategy_card) }.
event-secondary_granted = { PLAYER($seat) } lascia usare gratis { NAME($strategy_card) } a { PLAYER($other) }.
event-zero_token_placed = { PLAYER($seat) } ha il segnalino 0 e apre l'ordine di iniziativa.
event-agendas_looked_at = { PLAYER($seat) } guarda { $count ->
    [one] la prima agenda del mazzo
   *[other] le prime { $count } agende del mazzo
}.
event-agendas_seen = { PLAYER($seat) } vede: { NAMES($agendas) }.
event-agenda_put = { PLAYER($seat) } mette un'agenda { $where ->
    [top] in cima al mazzo
   *[bottom] in fondo al mazzo
}.

## Unità

event-units_rest = { $count ->
    [one] 1 fanteria di { PLAYER($seat) } tornerà.
   *[other] { $count } fanterie di { PLAYER($seat) } torneranno.
}
event-rest_ends = { $count ->
    [one] 1 fanteria di { PLAYER($seat) } torna.
   *[other] { $count } fanterie di { PLAYER($seat) } tornano.
}
event-ground_forces_named = Forze di terra di { PLAYER($seat) } combattono come navi.

## Segnalini comando

## Beni

event-commodities_given = { PLAYER($seat) } dà a { PLAYER($other) } { $amount ->
    [one] 1 merce
   *[other] { $amount } merci
}{ $why ->
    [transaction] .
   *[other] {" "}({ NAME($why) }).
}
event-replenished = { $amount ->
    [0] { PLAYER($seat) } ha già tutte le merci.
    [one] { PLAYER($seat) } si rifornisce di 1 merce.
   *[other] { PLAYER($seat) } si rifornisce di { $amount } merci.
}

## Carte in mano

event-unit_named = { PLAYER($seat) } sceglie { NAME($kind) } di { PLAYER($owner) } ({ PLACE($place) }).
event-note_given = { PLAYER($seat) } dà a { PLAYER($other) } una cambiale.
event-note_seen = { PLAYER($seat) } dà a { PLAYER($other) } { NAME($note) } di { PLAYER($owner) }.
event-note_played = { PLAYER($seat) } mette in gioco { NAME($note) } di { PLAYER($owner) }.
event-note_returned = { PLAYER($seat) } restituisce { NAME($note) } a { PLAYER($owner) }.
event-objective_revealed = Viene rivelato un obiettivo pubblico: { NAME($objective) }.
event-objective_scored = { PLAYER($seat) } completa l'obiettivo { NAME($objective) }.

## Pianeti e tecnologie

event-cards_readied = Tutte le carte esaurite sono ripristinate.
event-technology_gained = { PLAYER($seat) } { $how ->
    [setup] comincia con { NAME($technology) }
    [researched] ricerca { NAME($technology) }
    [assimilated] copia { NAME($technology) }
   *[gained] ottiene { NAME($technology) }
}.
event-technology_lost = { PLAYER($seat) } perde { NAME($technology) }.
event-technology_exhausted = { PLAYER($seat) } esaurisce { NAME($technology) }.
event-wormhole_token_placed = { PLAYER($seat) } mette il segnalino wormhole { NAME($wormhole) } { PLACE($system, form: "in") }.

## Azione tattica

event-system_activated = { PLAYER($seat) } attiva il { PLACE($system) }.
event-space_combat_begins = Combattimento spaziale { PLACE($system, form: "in") }: { PLAYER($attacker) } attacca { PLAYER($defender) }.
event-space_combat_ends = { $winner ->
    [-1] Il combattimento spaziale { PLACE($system, form: "in") } finisce senza vincitore.
   *[other] { PLAYER($winner) } vince il combattimento spaziale { PLACE($system, form: "in") }.
}
event-retreat_announced = { PLAYER($seat) } annuncia la ritirata { PLACE($system, form: "from") }.
event-custodians_removed = { PLAYER($seat) } rimuove il segnalino Custodi { PLACE("mecatol_rex", form: "from") }. D'ora in poi c'è la fase dell'agenda.
event-ground_combat_begins = Combattimento di terra su { PLACE($planet) }: { PLAYER($attacker) } attacca { PLAYER($defender) }.
event-ground_combat_ends = { $winner ->
    [-1] Il combattimento di terra su { PLACE($planet) } finisce senza vincitore.
   *[other] { PLAYER($winner) } vince il combattimento di terra su { PLACE($planet) }.
}

## Commercio tra giocatori

event-terms_offered = { PLAYER($seat) } offre a { PLAYER($other) }:{ part-terms }.
event-terms_asked = { PLAYER($seat) } chiede a { PLAYER($other) }:{ part-terms }.
event-cards_offered = { PLAYER($seat) } offre a { PLAYER($other) }{ $note ->
    [none] {""}
   *[other] {" "}la cambiale { NAME($note) } di { PLAYER($owner) }
}{ $cards ->
    [none] {""}
   *[other] {" "}le carte { NAMES($cards) }
}.
event-cards_asked = { PLAYER($seat) } chiede a { PLAYER($other) }{ $note ->
    [none] {""}
   *[other] {" "}la cambiale { NAME($note) } di { PLAYER($owner) }
}{ $cards ->
    [none] {""}
   *[other] {" "}le carte { NAMES($cards) }
}.
event-offer_declined = { PLAYER($seat) } rifiuta l'offerta di { PLAYER($other) }.
event-offer_lapsed = L'offerta di { PLAYER($seat) } a { PLAYER($other) } decade.
event-offer_reconsidered = { PLAYER($seat) } vuole cambiare l'offerta di { PLAYER($other) }.
event-offer_withdrawn = { PLAYER($seat) } ritira l'offerta a { PLAYER($other) }.
event-deal_made = { PLAYER($seat) } e { PLAYER($other) } concludono l'accordo.
event-pledged = { PLAYER($seat) } promette a { PLAYER($other) } { NAME($pledge) }.

## Fase dell'agenda

event-agenda_revealed = Agenda: { NAME($agenda) }.
event-agenda_discarded = Agenda scartata: { NAME($agenda) }.
event-elected_without_vote = { PLAYER($seat) } fa eleggere { part-outcome } senza voto.
event-predicted = { PLAYER($seat) } predice: { part-outcome } ({ NAME($component) }).
event-prediction_came_true = La predizione di { PLAYER($seat) } si avvera ({ NAME($component) }).
event-abstained = { PLAYER($seat) } si astiene.
event-tie_broken = { PLAYER($seat) } decide la parità: { part-outcome }.
event-outcome_changed = L'esito ora è: { part-outcome }.
event-agenda_resolved = Esito di { NAME($agenda) }: { part-outcome }.
event-law_exhausted = Legge esaurita: { NAME($law) }.
