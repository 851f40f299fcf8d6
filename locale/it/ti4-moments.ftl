# Twilight Imperium 4: i momenti in cui si può giocare qualcosa. moment-<stop>; i suoi fatti si chiamano
# come in ti4/moments.py.

## Fase della strategia e turni

moment-strategy_phase_start = Inizia la fase della strategia.
moment-strategy_card_choice_when = { PLAYER($seat) } sta per prendere { NAME($strategy_card) }.
moment-strategy_phase_end = Finisce la fase della strategia.
moment-turn_start = Inizia il turno di { PLAYER($seat) }.
moment-action = { PLAYER($seat) } svolge un'azione.
moment-action_performed_after = { PLAYER($seat) } ha svolto un'azione.
moment-score_action_phase = { PLAYER($seat) } soddisfa i requisiti di un obiettivo: { NAME($happening) }.
moment-diplomacy_resolved_after = { PLAYER($seat) } ha risolto { NAME("diplomacy") }.

## Azione tattica

moment-system_activated = { PLAYER($seat) } ha attivato il { PLACE($system) }.
moment-ships_arrived = { PLAYER($seat) } ha mosso navi { PLACE($system, form: "to") }.
moment-space_cannon_before = { PLAYER($seat) } sta per usare il cannone spaziale { PLACE($place, form: "in") }.
moment-space_cannon_hits = Il cannone spaziale di { PLAYER($other) } ha colpito { PLAYER($seat) } { PLACE($place, form: "in") }; nessun colpo è ancora assegnato.
moment-space_combat_start = { PLAYER($attacker) } attacca { PLAYER($defender) }: inizia il combattimento spaziale { PLACE($system, form: "in") }.
moment-space_combat_round_start = { PLAYER($attacker) } contro { PLAYER($defender) } { PLACE($system, form: "in") }: inizia il round { $number }.
moment-retreat_announced_after = { PLAYER($seat) } ha annunciato la ritirata davanti a { PLAYER($other) } { PLACE($system, form: "in") }.
moment-dice_rolled = { PLAYER($seat) } ha lanciato i dadi contro { PLAYER($other) } { PLACE($place, form: "in") }.
moment-space_combat_hits = { PLAYER($other) } ha colpito { PLAYER($seat) } { PLACE($system, form: "in") }; nessun colpo è ancora assegnato.
moment-damage_sustained = { NAME($kind) } di { PLAYER($seat) } { PLACE($place, form: "in") } ha sostenuto danni.
moment-hits_assigned_after = { PLAYER($attacker) } contro { PLAYER($defender) } { PLACE($place, form: "in") }: i colpi sono assegnati.
moment-units_destroyed = { PLAYER($seat) } ha perso { $count } × { NAME($kind) } { PLACE($place, form: "in") } ({ NAME($how) }{ $other ->
    [-1] {""}
   *[other] , { PLAYER($other) }
}).
moment-space_combat_round_end = { PLAYER($attacker) } contro { PLAYER($defender) } { PLACE($system, form: "in") }: finisce il round { $number }.
moment-space_combat_end = { PLAYER($winner) } ha vinto il combattimento spaziale contro { PLAYER($loser) } { PLACE($system, form: "in") }.
moment-invasion_start = { PLAYER($seat) } inizia un'invasione { PLACE($system, form: "in") }.
moment-forces_committed = { PLAYER($seat) } ha fatto atterrare forze di terra su { PLACE($planet) }.
moment-ground_combat_start = { PLAYER($attacker) } attacca { PLAYER($defender) }: inizia il combattimento di terra su { PLACE($planet) }.
moment-ground_combat_round_start = { PLAYER($attacker) } contro { PLAYER($defender) } su { PLACE($planet) }: inizia il round { $number }.
moment-ground_combat_rolls_after = { PLAYER($attacker) } e { PLAYER($defender) } hanno lanciato i dadi su { PLACE($planet) }.
moment-ground_combat_round_end = { PLAYER($attacker) } contro { PLAYER($defender) } su { PLACE($planet) }: finisce il round { $number }.
moment-ground_combat_won_after = { PLAYER($winner) } ha vinto il combattimento di terra contro { PLAYER($loser) } su { PLACE($planet) }.
moment-control_changes = { PLAYER($seat) } sta per ottenere il controllo di { PLACE($planet) }{ $other ->
    [-1] .
   *[other] , finora controllato da { PLAYER($other) }.
}
moment-gain_control_after = { PLAYER($seat) } ha ottenuto il controllo di { PLACE($planet) }.
moment-production_when = { PLAYER($seat) } sta per produrre unità { PLACE($system, form: "in") }.
moment-production_after = { PLAYER($seat) } ha prodotto unità { PLACE($system, form: "in") }.
moment-space_dock_placed_when = { PLAYER($seat) } mette un bacino spaziale { PLACE($place, form: "in") }.
moment-tactical_action_resolved_after = L'azione tattica di { PLAYER($seat) } { PLACE($system, form: "in") } è finita.

## Beni, carte, giocatori

moment-research_after = { PLAYER($seat) } ha ricercato { NAME($technology) }.
moment-replenish_when = { PLAYER($seat) } si rifornisce di merci.
moment-replenish_after = { PLAYER($seat) } ha fatto rifornimento di merci.
moment-goods_gained = { PLAYER($seat) } ha ottenuto beni commerciali o concluso una transazione.
moment-other_plays_action_card_when = { PLAYER($seat) } gioca { NAME($title) }.
moment-note_received = { PLAYER($seat) } ha ricevuto { NAME($note) }.
moment-player_eliminated_when = { PLAYER($seat) } è fuori dal gioco.

## Fase di status e fase dell'agenda

moment-status_phase_start = Inizia la fase di status.
moment-status_return_strategy_cards_when = Le carte strategia stanno per essere restituite.
moment-status_phase_end = Finisce la fase di status.
moment-agenda_phase_start = Inizia la fase dell'agenda.
moment-agenda_revealed_when = Viene rivelata un'agenda: { NAME($agenda) }.
moment-agenda_revealed_after = Agenda rivelata: { NAME($agenda) }; ora si vota.
moment-vote_before = Sta per iniziare il voto su { NAME($agenda) }.
moment-self_voted_after = { PLAYER($seat) } ha votato su { NAME($agenda) }.
moment-speaker_voted_after = Tutti hanno votato su { NAME($agenda) }.
moment-self_elected_when = { NAME($agenda) } elegge { PLAYER($seat) }.
moment-prediction_resolve_after = Deciso su { NAME($agenda) }: { part-outcome-fact }.
