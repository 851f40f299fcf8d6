# Twilight Imperium 4: das Protokoll. event-<kind>, mit den Namen der Argumente, wie das Spiel sie nennt.
# `other` kann -1 sein, niemand. part-units nennt eine Zahl von Einheiten der Art $kind.

## Das Spiel

event-round_begins = Runde { $round }.
event-phase_begins = { $phase ->
    [strategy] Strategiephase.
    [action] Aktionsphase.
    [status] Statusphase.
   *[agenda] Agendaphase.
}
event-turn_begins = { PLAYER($seat) } ist am Zug.
event-passed = { PLAYER($seat) } passt.
event-initiative_order = Initiativreihenfolge: { PLAYERS($seats) }.
event-player_eliminated = { PLAYER($seat) } scheidet aus.
event-game_over = { PLAYERS($winners) } { $how ->
    [points] hat genug Siegpunkte und gewinnt das Spiel.
    [last] ist als Letzter übrig und gewinnt das Spiel.
   *[objectives] hat die meisten Siegpunkte, jetzt da die Aufträge ausgegangen sind, und gewinnt das Spiel.
}

## Spielaufbau

event-faction_chosen = Neu im Spiel: { NAME($faction) }.
event-colour_chosen = { PLAYER($seat) } nimmt { NAME($colour) }.
event-galaxy_created = Die Galaxie ist ausgelegt.
event-tiles_dealt = { PLAYER($seat) } erhält die Systeme { NAMES($tiles) }.
event-tile_drawn = { PLAYER($seat) } zieht System { $tile }, das zuerst gelegt wird.
event-tile_placed = { PLAYER($seat) } legt System { $tile } auf Platz { $place }.
event-command_tokens_taken = { PLAYER($seat) } beginnt mit { $tactic } Markern im Taktikvorrat, { $fleet } im Flottenvorrat und { $strategy } im Strategievorrat.

## Strategiekarten

event-strategy_card_refused = { PLAYER($seat) } muss eine andere Karte als „{ NAME($strategy_card) }“ wählen.
event-trade_goods_put_on_card = Auf „{ NAME($strategy_card) }“ { $amount ->
    [one] liegt jetzt 1 Handelsgut
   *[other] liegen jetzt { $amount } Handelsgüter
}.
event-strategy_card_exhausted = { PLAYER($seat) } erschöpft „{ NAME($strategy_card) }“.
event-strategy_cards_returned = { PLAYER($seat) } gibt die Strategiekarten zurück.
event-strategic_action = { PLAYER($seat) } nutzt „{ NAME($strategy_card) }“.
event-secondary_granted = { PLAYER($seat) } lässt { PLAYER($other) } „{ NAME($strategy_card) }“ kostenlos nutzen.
event-zero_token_placed = { PLAYER($seat) } hat den 0-Marker und ist Erster der Initiativreihenfolge.
event-agendas_looked_at = { PLAYER($seat) } sieht sich die { $count ->
    [one] oberste Agenda
   *[other] obersten { $count } Agenden
} an.
event-agendas_seen = { PLAYER($seat) } sieht: { NAMES($agendas) }.
event-agenda_put = { PLAYER($seat) } legt eine Agenda { $where ->
    [top] auf den Stapel
   *[bottom] unter den Stapel
}.

## Einheiten

event-units_rest = { $count ->
    [one] 1 Infanterie von { PLAYER($seat) } wird zurückkehren.
   *[other] { $count } Infanterie von { PLAYER($seat) } werden zurückkehren.
}
event-rest_ends = { $count ->
    [one] 1 Infanterie von { PLAYER($seat) } kehrt zurück.
   *[other] { $count } Infanterie von { PLAYER($seat) } kehren zurück.
}
event-ground_forces_named = Bodentruppen von { PLAYER($seat) } kämpfen als Schiffe.

## Kommandomarker

## Güter

event-commodities_given = { PLAYER($seat) } gibt { PLAYER($other) } { $amount ->
    [one] 1 Ware
   *[other] { $amount } Waren
}{ $why ->
    [transaction] .
   *[other] {" "}({ NAME($why) }).
}
event-replenished = { $amount ->
    [0] { PLAYER($seat) } hat schon alle Waren.
    [one] { PLAYER($seat) } füllt 1 Ware auf.
   *[other] { PLAYER($seat) } füllt { $amount } Waren auf.
}

## Handkarten

event-unit_named = { PLAYER($seat) } wählt { NAME($kind) } von { PLAYER($owner) } ({ PLACE($place) }).
event-note_given = { PLAYER($seat) } gibt { PLAYER($other) } ein Versprechen.
event-note_seen = { PLAYER($seat) } gibt { PLAYER($other) } „{ NAME($note) }“ von { PLAYER($owner) }.
event-note_played = { PLAYER($seat) } bringt „{ NAME($note) }“ von { PLAYER($owner) } ins Spiel.
event-note_returned = { PLAYER($seat) } gibt „{ NAME($note) }“ an { PLAYER($owner) } zurück.
event-objective_revealed = Ein öffentlicher Auftrag wird aufgedeckt: { NAME($objective) }.
event-objective_scored = { PLAYER($seat) } wertet „{ NAME($objective) }“.

## Planeten und Technologien

event-cards_readied = Alle erschöpften Karten werden spielbereit.
event-technology_gained = { PLAYER($seat) } { $how ->
    [setup] beginnt mit „{ NAME($technology) }“
    [researched] erforscht „{ NAME($technology) }“
    [assimilated] kopiert „{ NAME($technology) }“
   *[gained] erhält „{ NAME($technology) }“
}.
event-technology_lost = { PLAYER($seat) } verliert „{ NAME($technology) }“.
event-technology_exhausted = { PLAYER($seat) } erschöpft „{ NAME($technology) }“.
event-wormhole_token_placed = { PLAYER($seat) } legt den { NAME($wormhole) }-Wurmlochmarker { PLACE($system, form: "to") }.

## Taktikaktion

event-system_activated = { PLAYER($seat) } aktiviert { PLACE($system) }.
event-space_combat_begins = Raumkampf { PLACE($system, form: "in") }: { PLAYER($attacker) } greift { PLAYER($defender) } an.
event-space_combat_ends = { $winner ->
    [-1] Der Raumkampf { PLACE($system, form: "in") } endet ohne Sieger.
   *[other] { PLAYER($winner) } gewinnt den Raumkampf { PLACE($system, form: "in") }.
}
event-retreat_announced = { PLAYER($seat) } kündigt einen Rückzug { PLACE($system, form: "from") } an.
event-custodians_removed = { PLAYER($seat) } entfernt den Hütermarker { PLACE("mecatol_rex", form: "from") }. Von jetzt an gibt es eine Agendaphase.
event-ground_combat_begins = Bodenkampf { PLACE($planet, form: "in") }: { PLAYER($attacker) } greift { PLAYER($defender) } an.
event-ground_combat_ends = { $winner ->
    [-1] Der Bodenkampf { PLACE($planet, form: "in") } endet ohne Sieger.
   *[other] { PLAYER($winner) } gewinnt den Bodenkampf { PLACE($planet, form: "in") }.
}

## Handel zwischen Spielern

event-terms_offered = { PLAYER($seat) } bietet { PLAYER($other) }:{ part-terms }.
event-terms_asked = { PLAYER($seat) } verlangt von { PLAYER($other) }:{ part-terms }.
event-cards_offered = { PLAYER($seat) } bietet { PLAYER($other) }:{ $note ->
    [none] {""}
   *[other] {" "}das Versprechen „{ NAME($note) }“ von { PLAYER($owner) }
}{ $cards ->
    [none] {""}
   *[other] {" "}die Karten { NAMES($cards) }
}.
event-cards_asked = { PLAYER($seat) } verlangt von { PLAYER($other) }:{ $note ->
    [none] {""}
   *[other] {" "}das Versprechen „{ NAME($note) }“ von { PLAYER($owner) }
}{ $cards ->
    [none] {""}
   *[other] {" "}die Karten { NAMES($cards) }
}.
event-offer_declined = { PLAYER($seat) } lehnt das Angebot von { PLAYER($other) } ab.
event-offer_lapsed = Das Angebot von { PLAYER($seat) } an { PLAYER($other) } verfällt.
event-offer_reconsidered = { PLAYER($seat) } möchte das Angebot von { PLAYER($other) } ändern.
event-offer_withdrawn = { PLAYER($seat) } zieht das Angebot an { PLAYER($other) } zurück.
event-deal_made = { PLAYER($seat) } und { PLAYER($other) } sind sich einig.
event-pledged = { PLAYER($seat) } sagt { PLAYER($other) } zu: { NAME($pledge) }.

## Agendaphase

event-agenda_revealed = Agenda: { NAME($agenda) }.
event-agenda_discarded = „{ NAME($agenda) }“ wird abgeworfen.
event-elected_without_vote = { PLAYER($seat) } bestimmt ohne Abstimmung, wer gewählt ist: { part-outcome }.
event-predicted = { PLAYER($seat) } sagt voraus: { part-outcome } ({ NAME($component) }).
event-prediction_came_true = Die Voraussage von { PLAYER($seat) } trifft ein ({ NAME($component) }).
event-abstained = { PLAYER($seat) } enthält sich.
event-tie_broken = { PLAYER($seat) } entscheidet das Unentschieden: { part-outcome }.
event-outcome_changed = Der Ausgang ist jetzt: { part-outcome }.
event-agenda_resolved = Ergebnis von „{ NAME($agenda) }“: { part-outcome }.
event-law_exhausted = „{ NAME($law) }“ wird erschöpft.
