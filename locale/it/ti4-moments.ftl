# Twilight Imperium 4: i momenti in cui si può giocare qualcosa. moment-<stop>; $fact0, $fact1 ... sono i suoi
# fatti, nell'ordine in cui il gioco li dà.

## Fase della strategia e turni

moment-strategy_phase_start = Inizia la fase della strategia.
moment-strategy_card_choice_when = { PLAYER($fact0) } sta per prendere { NAME($fact1) }.
moment-strategy_phase_end = Finisce la fase della strategia.
moment-turn_start = Inizia il turno di { PLAYER($fact0) }.
moment-action = { PLAYER($fact0) } svolge un'azione.
moment-action_performed_after = { PLAYER($fact0) } ha svolto un'azione.
moment-score_action_phase = { PLAYER($fact0) } soddisfa i requisiti di un obiettivo: { NAME($fact1) }.
moment-diplomacy_resolved_after = { PLAYER($fact0) } ha risolto { NAME("diplomacy") }.

## Azione tattica

moment-system_activated = { PLAYER($fact0) } ha attivato il { PLACE($fact1) }.
moment-ships_arrived = { PLAYER($fact0) } ha mosso navi { PLACE($fact1, form: "to") }.
moment-space_cannon_before = { PLAYER($fact0) } sta per usare il cannone spaziale { PLACE($fact1, form: "in") }.
moment-space_cannon_hits = Il cannone spaziale di { PLAYER($fact2) } ha colpito { PLAYER($fact0) } { PLACE($fact1, form: "in") }; nessun colpo è ancora assegnato.
moment-space_combat_start = { PLAYER($fact0) } attacca { PLAYER($fact1) }: inizia il combattimento spaziale { PLACE($fact2, form: "in") }.
moment-space_combat_round_start = { PLAYER($fact0) } contro { PLAYER($fact1) } { PLACE($fact2, form: "in") }: inizia il round { $fact3 }.
moment-retreat_announced_after = { PLAYER($fact0) } ha annunciato la ritirata davanti a { PLAYER($fact1) } { PLACE($fact2, form: "in") }.
moment-dice_rolled = { PLAYER($fact0) } ha lanciato i dadi contro { PLAYER($fact1) } { PLACE($fact2, form: "in") }.
moment-space_combat_hits = { PLAYER($fact1) } ha colpito { PLAYER($fact0) } { PLACE($fact2, form: "in") }; nessun colpo è ancora assegnato.
moment-damage_sustained = { NAME($fact1) } di { PLAYER($fact0) } { PLACE($fact2, form: "in") } ha sostenuto danni.
moment-hits_assigned_after = { PLAYER($fact0) } contro { PLAYER($fact1) } { PLACE($fact2, form: "in") }: i colpi sono assegnati.
moment-units_destroyed = { PLAYER($fact0) } ha perso { $fact2 } × { NAME($fact1) } { PLACE($fact3, form: "in") } ({ NAME($fact5) }{ $fact4 ->
    [-1] {""}
   *[other] , { PLAYER($fact4) }
}).
moment-space_combat_round_end = { PLAYER($fact0) } contro { PLAYER($fact1) } { PLACE($fact2, form: "in") }: finisce il round { $fact3 }.
moment-space_combat_end = { PLAYER($fact0) } ha vinto il combattimento spaziale contro { PLAYER($fact1) } { PLACE($fact2, form: "in") }.
moment-invasion_start = { PLAYER($fact0) } inizia un'invasione { PLACE($fact1, form: "in") }.
moment-forces_committed = { PLAYER($fact0) } ha fatto atterrare forze di terra su { PLACE($fact1) }.
moment-ground_combat_start = { PLAYER($fact0) } attacca { PLAYER($fact1) }: inizia il combattimento di terra su { PLACE($fact2) }.
moment-ground_combat_round_start = { PLAYER($fact0) } contro { PLAYER($fact1) } su { PLACE($fact2) }: inizia il round { $fact3 }.
moment-ground_combat_rolls_after = { PLAYER($fact0) } e { PLAYER($fact1) } hanno lanciato i dadi su { PLACE($fact2) }.
moment-ground_combat_round_end = { PLAYER($fact0) } contro { PLAYER($fact1) } su { PLACE($fact2) }: finisce il round { $fact3 }.
moment-ground_combat_won_after = { PLAYER($fact0) } ha vinto il combattimento di terra contro { PLAYER($fact1) } su { PLACE($fact2) }.
moment-control_changes = { PLAYER($fact0) } sta per ottenere il controllo di { PLACE($fact1) }{ $fact2 ->
    [-1] .
   *[other] , finora controllato da { PLAYER($fact2) }.
}
moment-gain_control_after = { PLAYER($fact0) } ha ottenuto il controllo di { PLACE($fact1) }.
moment-production_when = { PLAYER($fact0) } sta per produrre unità { PLACE($fact1, form: "in") }.
moment-production_after = { PLAYER($fact0) } ha prodotto unità { PLACE($fact1, form: "in") }.
moment-space_dock_placed_when = { PLAYER($fact0) } mette un bacino spaziale { PLACE($fact1, form: "in") }.
moment-tactical_action_resolved_after = L'azione tattica di { PLAYER($fact0) } { PLACE($fact1, form: "in") } è finita.

## Beni, carte, giocatori

moment-research_after = { PLAYER($fact0) } ha ricercato { NAME($fact1) }.
moment-replenish_when = { PLAYER($fact0) } si rifornisce di merci.
moment-replenish_after = { PLAYER($fact0) } ha fatto rifornimento di merci.
moment-goods_gained = { PLAYER($fact0) } ha ottenuto beni commerciali o concluso una transazione.
moment-other_plays_action_card_when = { PLAYER($fact1) } gioca { NAME($fact0) }.
moment-note_received = { PLAYER($fact0) } ha ricevuto { NAME($fact1) }.
moment-player_eliminated_when = { PLAYER($fact0) } è fuori dal gioco.

## Fase di status e fase dell'agenda

moment-status_phase_start = Inizia la fase di status.
moment-status_return_strategy_cards_when = Le carte strategia stanno per essere restituite.
moment-status_phase_end = Finisce la fase di status.
moment-agenda_phase_start = Inizia la fase dell'agenda.
moment-agenda_revealed_when = Viene rivelata un'agenda: { NAME($fact0) }.
moment-agenda_revealed_after = Agenda rivelata: { NAME($fact0) }; ora si vota.
moment-vote_before = Sta per iniziare il voto su { NAME($fact0) }.
moment-self_voted_after = { PLAYER($fact0) } ha votato su { NAME($fact1) }.
moment-speaker_voted_after = Tutti hanno votato su { NAME($fact0) }.
moment-self_elected_when = { NAME($fact1) } elegge { PLAYER($fact0) }.
moment-prediction_resolve_after = Deciso su { NAME($fact0) }: { part-outcome-fact }.
