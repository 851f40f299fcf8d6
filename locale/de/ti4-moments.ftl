# Twilight Imperium 4: die Zeitpunkte, zu denen etwas gespielt werden darf. moment-<stop>; $fact0, $fact1 ... sagen mehr
# darüber, in der Reihenfolge, in der das Spiel sie nennt.

## Strategiephase und Züge

moment-strategy_phase_start = Die Strategiephase beginnt.
moment-strategy_card_choice_when = { PLAYER($fact0) } nimmt gleich „{ NAME($fact1) }“.
moment-strategy_phase_end = Die Strategiephase endet.
moment-turn_start = Der Zug von { PLAYER($fact0) } beginnt.
moment-action = { PLAYER($fact0) } führt eine Aktion aus.
moment-action_performed_after = { PLAYER($fact0) } hat eine Aktion ausgeführt.
moment-score_action_phase = { PLAYER($fact0) } hat „{ NAME($fact1) }“ erfüllt.
moment-diplomacy_resolved_after = { PLAYER($fact0) } hat „{ NAME("diplomacy") }“ ausgeführt.

## Taktikaktion

moment-system_activated = { PLAYER($fact0) } hat { PLACE($fact1) } aktiviert.
moment-ships_arrived = { PLAYER($fact0) } hat Schiffe { PLACE($fact1, form: "to") } bewegt.
moment-space_cannon_before = { PLAYER($fact0) } setzt gleich { PLACE($fact1, form: "in") } Weltraumkanone ein.
moment-space_cannon_hits = Die Weltraumkanone von { PLAYER($fact2) } hat { PLAYER($fact0) } { PLACE($fact1, form: "in") } getroffen; noch ist kein Treffer zugewiesen.
moment-space_combat_start = { PLAYER($fact0) } greift { PLAYER($fact1) } an: Der Raumkampf { PLACE($fact2, form: "in") } beginnt.
moment-space_combat_round_start = { PLAYER($fact0) } gegen { PLAYER($fact1) } { PLACE($fact2, form: "in") }: Runde { $fact3 } beginnt.
moment-retreat_announced_after = { PLAYER($fact0) } hat gegen { PLAYER($fact1) } einen Rückzug { PLACE($fact2, form: "from") } angekündigt.
moment-dice_rolled = { PLAYER($fact0) } hat { PLACE($fact2, form: "in") } gegen { PLAYER($fact1) } gewürfelt.
moment-space_combat_hits = { PLAYER($fact1) } hat { PLAYER($fact0) } { PLACE($fact2, form: "in") } getroffen; noch ist kein Treffer zugewiesen.
moment-damage_sustained = { PLAYER($fact0) } hat { PLACE($fact2, form: "in") } Schaden verkraftet: { NAME($fact1) }.
moment-hits_assigned_after = { PLAYER($fact0) } gegen { PLAYER($fact1) } { PLACE($fact2, form: "in") }: Die Treffer sind zugewiesen.
moment-units_destroyed = { PLAYER($fact0) } hat { $fact2 } × { NAME($fact1) } { PLACE($fact3, form: "in") } verloren ({ NAME($fact5) }{ $fact4 ->
    [-1] {""}
   *[other] , { PLAYER($fact4) }
}).
moment-space_combat_round_end = { PLAYER($fact0) } gegen { PLAYER($fact1) } { PLACE($fact2, form: "in") }: Runde { $fact3 } endet.
moment-space_combat_end = { PLAYER($fact0) } hat den Raumkampf gegen { PLAYER($fact1) } { PLACE($fact2, form: "in") } gewonnen.
moment-invasion_start = { PLAYER($fact0) } beginnt eine Invasion { PLACE($fact1, form: "in") }.
moment-forces_committed = { PLAYER($fact0) } hat Bodentruppen { PLACE($fact1, form: "in") } gelandet.
moment-ground_combat_start = { PLAYER($fact0) } greift { PLAYER($fact1) } an: Der Bodenkampf { PLACE($fact2, form: "in") } beginnt.
moment-ground_combat_round_start = { PLAYER($fact0) } gegen { PLAYER($fact1) } { PLACE($fact2, form: "in") }: Runde { $fact3 } beginnt.
moment-ground_combat_rolls_after = { PLAYER($fact0) } und { PLAYER($fact1) } haben { PLACE($fact2, form: "in") } gewürfelt.
moment-ground_combat_round_end = { PLAYER($fact0) } gegen { PLAYER($fact1) } { PLACE($fact2, form: "in") }: Runde { $fact3 } endet.
moment-ground_combat_won_after = { PLAYER($fact0) } hat den Bodenkampf gegen { PLAYER($fact1) } { PLACE($fact2, form: "in") } gewonnen.
moment-control_changes = { PLAYER($fact0) } erhält gleich die Kontrolle über { PLACE($fact1) }{ $fact2 ->
    [-1] .
   *[other] , bisher unter Kontrolle von { PLAYER($fact2) }.
}
moment-gain_control_after = { PLAYER($fact0) } hat die Kontrolle über { PLACE($fact1) } erhalten.
moment-production_when = { PLAYER($fact0) } produziert gleich Einheiten { PLACE($fact1, form: "in") }.
moment-production_after = { PLAYER($fact0) } hat Einheiten { PLACE($fact1, form: "in") } produziert.
moment-space_dock_placed_when = { PLAYER($fact0) } platziert eine Raumwerft { PLACE($fact1, form: "in") }.
moment-tactical_action_resolved_after = Die Taktikaktion von { PLAYER($fact0) } { PLACE($fact1, form: "in") } ist vorbei.

## Güter, Karten, Spieler

moment-research_after = { PLAYER($fact0) } hat „{ NAME($fact1) }“ erforscht.
moment-replenish_when = { PLAYER($fact0) } füllt Waren auf.
moment-replenish_after = { PLAYER($fact0) } hat Waren aufgefüllt.
moment-goods_gained = { PLAYER($fact0) } hat Handelsgüter erhalten oder eine Transaktion abgeschlossen.
moment-other_plays_action_card_when = { PLAYER($fact1) } spielt „{ NAME($fact0) }“.
moment-note_received = { PLAYER($fact0) } hat ein Versprechen erhalten: { NAME($fact1) }.
moment-player_eliminated_when = { PLAYER($fact0) } scheidet aus.

## Status- und Agendaphase

moment-status_phase_start = Die Statusphase beginnt.
moment-status_return_strategy_cards_when = Gleich werden die Strategiekarten zurückgegeben.
moment-status_phase_end = Die Statusphase endet.
moment-agenda_phase_start = Die Agendaphase beginnt.
moment-agenda_revealed_when = „{ NAME($fact0) }“ wird aufgedeckt.
moment-agenda_revealed_after = „{ NAME($fact0) }“ ist aufgedeckt; als Nächstes wird abgestimmt.
moment-vote_before = Gleich beginnt die Abstimmung über „{ NAME($fact0) }“.
moment-self_voted_after = { PLAYER($fact0) } hat über „{ NAME($fact1) }“ abgestimmt.
moment-speaker_voted_after = Alle haben über „{ NAME($fact0) }“ abgestimmt.
moment-self_elected_when = „{ NAME($fact1) }“ wählt { PLAYER($fact0) }.
moment-prediction_resolve_after = „{ NAME($fact0) }“ ist entschieden: { part-outcome-fact }.
