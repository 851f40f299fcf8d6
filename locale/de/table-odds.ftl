# Die Aussichten von Kämpfen: throneworld odds. Einheiten heißen so, wie man sie tippt.

cli-odds = Rechne genau aus, wie ein Kampf von GAME endet: wer gewinnt, wie wahrscheinlich und mit welchen Einheiten. Nichts davon ist eine Stichprobe. Ausgelassen sind Entscheidungen, für die man bezahlt: das Opfer einer Exo-Triere II, die Krone des Thalnos und die Handelsgüter des Zorns von Kenara.
    .short = Die genauen Aussichten eines Kampfes ausrechnen.
    .epilog = Beispiel: throneworld odds ti4 --attacker "2 dreadnought, 6 fighter" --defender "1 war_sun, 3 destroyer". Einheiten: { $units }
cli-odds-units = Die Einheiten dieser Seite, etwa "2 dreadnought, 6 fighter".
cli-odds-order = In welcher Reihenfolge Einheiten Treffer nehmen, etwa "fighter, sustain dreadnought, cruiser"; was nicht genannt ist, folgt, das Billigste zuerst.
cli-odds-sustain = Wann Einheiten Schaden verkraften: bevor etwas verloren geht (first), zuletzt, wenn sie selbst verloren gingen (last), oder nie (never).
cli-odds-modifier = Was zu Kampfwürfen hinzukommt.
cli-odds-reroll = Welche Würfel in jeder Runde einmal neu geworfen werden: keine (none), alle ohne Treffer (misses) oder der ganze Wurf, wenn er unter seinem Mittel liegt (all).
cli-odds-retreat = Ab der zweiten Runde einen Rückzug ankündigen, wenn nur noch so viele Einheiten oder weniger da sind. Nur im Raumkampf.
cli-odds-volley = Weltraumkanone oder Bombardement vor dem Kampf, etwa "6, 5x3": ein Würfel, der ab 6 trifft, und drei, die ab 5 treffen.
cli-odds-duranium = Duranium-Panzerung: nach jeder Runde eine Einheit reparieren, die in ihr keinen Schaden verkraftet hat, und zwar die, die ihn zuletzt verkraftet.
cli-odds-assault = Sturmkanone: mit 3 oder mehr Schiffen, die keine Jäger sind, verliert der Gegner zu Beginn das erste solche Schiff seiner Reihenfolge. Nur im Raumkampf.
cli-odds-ground = Ein Bodenkampf: kein Sperrfeuer, kein Rückzug, keine Sturmkanone.
cli-odds-barrage = Das Sperrfeuer gegen Jäger weglassen.
cli-odds-rows = Wie viele der wahrscheinlichsten Gruppen von Überlebenden zu zeigen sind.

## Fehler

error-odds-unit = es gibt keine Einheit { $name }; throneworld odds --help zählt sie auf
error-odds-count = gib einer Seite 1 bis { $most } Einheiten, nicht { $count }
error-odds-order = { $name } steht in der Reihenfolge, aber nicht in der Flotte; nenne nur { $units }
error-odds-volley = eine Salve sieht so aus: "6, 5x3", Werte von 1 bis 10, jeder mit 1 bis 99 Würfeln; nicht { $text }
error-odds-on-ground = { $name } kämpft nicht am Boden; lass die Einheit weg, oder lass --ground weg
error-odds-in-space = { $name } kämpft nicht im Weltraum; lass die Einheit weg, oder gib --ground an

## Das Bild

odds-attacker-wins = Angreifer gewinnt
odds-defender-wins = Verteidiger gewinnt
odds-draw = Unentschieden
odds-attacker-retreats = Angreifer zieht sich zurück
odds-defender-retreats = Verteidiger zieht sich zurück
odds-endless = Niemand kann gewinnen
odds-left = { $outcome }, { $left } übrig
odds-title-left = Einheiten, die dem Sieger bleiben oder sich zurückziehen:
odds-title-survivors = Die wahrscheinlichsten Überlebenden:
odds-damaged = { $units } ({ $damaged } beschädigt)
odds-losses = { $units } (Kosten { $cost })
odds-attacker-losses = Der Angreifer verliert im Mittel: { $losses }
odds-defender-losses = Der Verteidiger verliert im Mittel: { $losses }
