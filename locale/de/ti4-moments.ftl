# Twilight Imperium 4: die Zeitpunkte, zu denen etwas gespielt werden darf. moment-<stop>; was das Spiel darüber
# sagt, heißt wie in ti4/moments.py.

## Strategiephase und Züge

moment-strategy_phase_start = Die Strategiephase beginnt.
moment-strategy_card_choice_when = { PLAYER($seat) } nimmt gleich „{ NAME($strategy_card) }“.
moment-strategy_phase_end = Die Strategiephase endet.
moment-turn_start = Der Zug von { PLAYER($seat) } beginnt.
moment-action = { PLAYER($seat) } führt eine Aktion aus.
moment-action_performed_after = { PLAYER($seat) } hat eine Aktion ausgeführt.
moment-score_action_phase = { PLAYER($seat) } hat „{ NAME($happening) }“ erfüllt.
moment-diplomacy_resolved_after = { PLAYER($seat) } hat „{ NAME("diplomacy") }“ ausgeführt.

## Taktikaktion

moment-system_activated = { PLAYER($seat) } hat { PLACE($system) } aktiviert.
moment-ships_arrived = { PLAYER($seat) } hat Schiffe { PLACE($system, form: "to") } bewegt.
moment-space_cannon_before = { PLAYER($seat) } setzt gleich { PLACE($place, form: "in") } Weltraumkanone ein.
moment-space_cannon_hits = Die Weltraumkanone von { PLAYER($other) } hat { PLAYER($seat) } { PLACE($place, form: "in") } getroffen; noch ist kein Treffer zugewiesen.
moment-space_combat_start = { PLAYER($attacker) } greift { PLAYER($defender) } an: Der Raumkampf { PLACE($system, form: "in") } beginnt.
moment-space_combat_round_start = { PLAYER($attacker) } gegen { PLAYER($defender) } { PLACE($system, form: "in") }: Runde { $number } beginnt.
moment-retreat_announced_after = { PLAYER($seat) } hat gegen { PLAYER($other) } einen Rückzug { PLACE($system, form: "from") } angekündigt.
moment-dice_rolled = { PLAYER($seat) } hat { PLACE($place, form: "in") } gegen { PLAYER($other) } gewürfelt.
moment-space_combat_hits = { PLAYER($other) } hat { PLAYER($seat) } { PLACE($system, form: "in") } getroffen; noch ist kein Treffer zugewiesen.
moment-damage_sustained = { PLAYER($seat) } hat { PLACE($place, form: "in") } Schaden verkraftet: { NAME($kind) }.
moment-hits_assigned_after = { PLAYER($attacker) } gegen { PLAYER($defender) } { PLACE($place, form: "in") }: Die Treffer sind zugewiesen.
moment-units_destroyed = { PLAYER($seat) } hat { $count } × { NAME($kind) } { PLACE($place, form: "in") } verloren ({ NAME($how) }{ $other ->
    [-1] {""}
   *[other] , { PLAYER($other) }
}).
moment-space_combat_round_end = { PLAYER($attacker) } gegen { PLAYER($defender) } { PLACE($system, form: "in") }: Runde { $number } endet.
moment-space_combat_end = { PLAYER($winner) } hat den Raumkampf gegen { PLAYER($loser) } { PLACE($system, form: "in") } gewonnen.
moment-invasion_start = { PLAYER($seat) } beginnt eine Invasion { PLACE($system, form: "in") }.
moment-forces_committed = { PLAYER($seat) } hat Bodentruppen { PLACE($planet, form: "in") } gelandet.
moment-ground_combat_start = { PLAYER($attacker) } greift { PLAYER($defender) } an: Der Bodenkampf { PLACE($planet, form: "in") } beginnt.
moment-ground_combat_round_start = { PLAYER($attacker) } gegen { PLAYER($defender) } { PLACE($planet, form: "in") }: Runde { $number } beginnt.
moment-ground_combat_rolls_after = { PLAYER($attacker) } und { PLAYER($defender) } haben { PLACE($planet, form: "in") } gewürfelt.
moment-ground_combat_round_end = { PLAYER($attacker) } gegen { PLAYER($defender) } { PLACE($planet, form: "in") }: Runde { $number } endet.
moment-ground_combat_won_after = { PLAYER($winner) } hat den Bodenkampf gegen { PLAYER($loser) } { PLACE($planet, form: "in") } gewonnen.
moment-control_changes = { PLAYER($seat) } erhält gleich die Kontrolle über { PLACE($planet) }{ $other ->
    [-1] .
   *[other] , bisher unter Kontrolle von { PLAYER($other) }.
}
moment-gain_control_after = { PLAYER($seat) } hat die Kontrolle über { PLACE($planet) } erhalten.
moment-production_when = { PLAYER($seat) } produziert gleich Einheiten { PLACE($system, form: "in") }.
moment-production_after = { PLAYER($seat) } hat Einheiten { PLACE($system, form: "in") } produziert.
moment-space_dock_placed_when = { PLAYER($seat) } platziert eine Raumwerft { PLACE($place, form: "in") }.
moment-tactical_action_resolved_after = Die Taktikaktion von { PLAYER($seat) } { PLACE($system, form: "in") } ist vorbei.

## Güter, Karten, Spieler

moment-research_after = { PLAYER($seat) } hat „{ NAME($technology) }“ erforscht.
moment-replenish_when = { PLAYER($seat) } füllt Waren auf.
moment-replenish_after = { PLAYER($seat) } hat Waren aufgefüllt.
moment-goods_gained = { PLAYER($seat) } hat Handelsgüter erhalten oder eine Transaktion abgeschlossen.
moment-other_plays_action_card_when = { PLAYER($seat) } spielt „{ NAME($title) }“.
moment-note_received = { PLAYER($seat) } hat ein Versprechen erhalten: { NAME($note) }.
moment-player_eliminated_when = { PLAYER($seat) } scheidet aus.

## Status- und Agendaphase

moment-status_phase_start = Die Statusphase beginnt.
moment-status_return_strategy_cards_when = Gleich werden die Strategiekarten zurückgegeben.
moment-status_phase_end = Die Statusphase endet.
moment-agenda_phase_start = Die Agendaphase beginnt.
moment-agenda_revealed_when = „{ NAME($agenda) }“ wird aufgedeckt.
moment-agenda_revealed_after = „{ NAME($agenda) }“ ist aufgedeckt; als Nächstes wird abgestimmt.
moment-vote_before = Gleich beginnt die Abstimmung über „{ NAME($agenda) }“.
moment-self_voted_after = { PLAYER($seat) } hat über „{ NAME($agenda) }“ abgestimmt.
moment-speaker_voted_after = Alle haben über „{ NAME($agenda) }“ abgestimmt.
moment-self_elected_when = „{ NAME($agenda) }“ wählt { PLAYER($seat) }.
moment-prediction_resolve_after = „{ NAME($agenda) }“ ist entschieden: { part-outcome-fact }.
