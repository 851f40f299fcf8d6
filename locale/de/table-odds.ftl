# Die Aussichten von Kämpfen: throneworld odds. Einheiten heißen so, wie man sie tippt.

cli-odds = Rechne genau aus, wie ein Kampf von GAME endet: wer gewinnt, wie wahrscheinlich und mit welchen Einheiten. Nichts davon ist eine Stichprobe. Was ein Spieler entscheiden kann, folgt den Faustregeln, die unten stehen; Optionen ändern sie.
    .short = Die genauen Aussichten eines Kampfes ausrechnen.
    .epilog = Beispiel: throneworld odds { $game } --attacker "2 dreadnought, 6 fighter" --defender "1 war_sun, 3 destroyer". Einheiten: { $units }
cli-odds-units = Die Einheiten dieser Seite, etwa "2 dreadnought, 6 fighter".
cli-odds-order = In welcher Reihenfolge Einheiten Treffer nehmen, etwa "fighter, sustain dreadnought, cruiser"; was nicht genannt ist, folgt, das Billigste zuerst.
cli-odds-sustain = Wann Einheiten Schaden verkraften: bevor etwas verloren geht (first), zuletzt, wenn sie selbst verloren gingen (last), oder nie (never).
cli-odds-modifier = Was zu Kampfwürfen hinzukommt.
cli-odds-reroll = Welche Würfel in jeder Runde einmal neu geworfen werden: keine (none), alle ohne Treffer (misses) oder der ganze Wurf, wenn er unter seinem Mittel liegt (all).
cli-odds-retreat = Ab der zweiten Runde einen Rückzug ankündigen, wenn nur noch so viele Einheiten oder weniger da sind. Nur im Raumkampf.
cli-odds-volley = Weltraumkanone oder Bombardement vor dem Kampf, etwa "6, 5x3": ein Würfel, der ab 6 trifft, und drei, die ab 5 treffen. Anzugeben ist, was nach Plasmabrenner, Antimassen-Deflektoren und allem bleibt, was solches Feuer verbietet; "5x3!" verschont Jäger (Graviton-Lasersystem).
cli-odds-with = Was diese Seite sonst noch hat, etwa "unrelenting, devotion=3"; die Namen stehen unten.
cli-odds-harrow = Geißel: die Würfel des Bombardements am Ende jeder Runde eines Bodenkampfs, etwa "5, 3x3".
cli-odds-schematics = Die Freigabe von Waffenbauplänen gilt: keine Kriegssonne kann Schaden verkraften.
cli-odds-duranium_armor = Duranium-Panzerung: nach jeder Runde eine Einheit reparieren, die in ihr keinen Schaden verkraftet hat, und zwar die, die ihn zuletzt verkraftet.
cli-odds-assault_cannon = Sturmkanone: mit 3 oder mehr Schiffen, die keine Jäger sind, verliert der Gegner zu Beginn das erste solche Schiff seiner Reihenfolge. Nur im Raumkampf.
cli-odds-ground = Ein Bodenkampf: keine Jägerabwehr, kein Rückzug, keine Sturmkanone.
cli-odds-barrage = Die Jägerabwehr weglassen.
cli-odds-rows = Wie viele der wahrscheinlichsten Gruppen von Überlebenden zu zeigen sind.

## Was eine Seite haben kann

odds-edges = Namen für --attacker-with und --defender-with, in Klammern die Zahl, die gilt, wenn keine mit "=" angegeben ist:
odds-edge = { $name }: { $text }
odds-edge-ambush = Hinterhalt: bis zu zwei Kreuzer und Zerstörer, die besten, würfeln vor einem Raumkampf mit je einem Würfel.
odds-edge-assault_cannon = Sturmkanone: dasselbe wie --attacker-assault-cannon oder --defender-assault-cannon. Was vor einem Raumkampf geschieht, geschieht abwechselnd, der Angreifer zuerst: Sturmkanone, Hinterhalt, Dimensionsspalter, Impulskern.
odds-edge-devotion = (2) Fanatismus: nach jeder Runde eines Raumkampfs wird der billigste Kreuzer oder Zerstörer geopfert, wenn der Treffer dafür ein Schiff zerstört, das mindestens so viel kostet: das teuerste, das ihn nicht verkraften kann. Einmal je Runde.
odds-edge-dimensional_splicer = Dimensionsspalter: vor einem Raumkampf ein Treffer auf das teuerste Schiff des Gegners, das ihn nicht verkraften kann, oder auf sein teuerstes, wenn alle es können.
odds-edge-duranium_armor = Duranium-Panzerung: dasselbe wie --attacker-duranium-armor oder --defender-duranium-armor.
odds-edge-exotrireme_2 = (5) Exo-Triere II: nach jeder Runde wird eine, zuerst eine beschädigte, für die zwei teuersten gegnerischen Schiffe geopfert, wenn sie zusammen mindestens so viel kosten; so oft, wie es solche Schiffe gibt. Ohne diesen Namen wird keine geopfert.
odds-edge-fragile = Zerbrechlich: -1 auf alle Kampfwürfe.
odds-edge-impulse_core = Impulskern: vor einem Raumkampf wird der billigste Kreuzer oder Zerstörer für einen Treffer geopfert, der an ein Schiff geht, das kein Jäger ist, wenn es eins gibt.
odds-edge-indoctrination = Missionieren: vor einem Bodenkampf wird aus der ersten Bodeneinheit in der Reihenfolge des Gegners eine der ersten Art dieser Seite.
odds-edge-magen_defense_grid = Magen-Abwehrschirm: der Gegner würfelt in der ersten Runde eines Bodenkampfs nicht.
odds-edge-munitions_reserves = (0) Munitionsreserven: in so vielen ersten Runden eines Raumkampfs werden alle Würfel ohne Treffer neu geworfen; 0 heißt in jeder.
odds-edge-non_euclidean_shielding = Nichteuklidischer Schutzschild: wer Schaden verkraftet, hebt zwei Treffer auf, wenn es zwei gibt.
odds-edge-prophecy_of_ixth = Die Prophezeiung von Ixth: +1 auf die Kampfwürfe von Jägern.
odds-edge-the_crown_of_thalnos = (1) Die Krone des Thalnos: in jeder Runde werfen Einheiten, die höchstens so viel kosten, alle Würfel ohne Treffer neu; wer damit wieder nicht trifft, ist verloren. Jäger und Infanterie kosten 0.5.
odds-edge-unrelenting = Unnachgiebig: +1 auf alle Kampfwürfe.
odds-edge-valkyrie_particle_weave = Walküren-Partikelfeld: ein Treffer mehr in jeder Runde eines Bodenkampfs, in der der Gegner trifft.
odds-edge-wrath_of_kenara = (1) Zorn von Kenara: so viele Handelsgüter, 1 bis 10. Im Raumkampf wird, solange das Flaggschiff da ist und sie reichen, eins für jeden Würfel ausgegeben, dem nach allem Neuwerfen genau eins zum Treffer fehlt; keins für Einheiten, die durch Die Krone des Thalnos neu werfen.
odds-left-out = Flaggschiffe und Einheiten wirken wie gedruckt; Jäger der Matriarchin allein halten keinen Planeten, das ist also ein Unentschieden. Ein Zuschlag steht auch für einen Nebel (+1 für den Verteidiger) und Die Tekklar-Legion. Ausgelassen sind Aktionskarten, Zuschuss für die Kriegskasse über munitions_reserves=1 hinaus, Technologien, die während eines Kampfs dazukommen (Technologische Singularität), und was danach kommt (Bergungstechnik, Dacxive-Animatoren, die Rückkehr von Infanterie II, Verluste durch zu wenig Kapazität).

## Fehler

error-odds-game = für { $game } gibt es keine Aussichten von Kämpfen; berechnen lassen sie sich für { $games }
error-odds-unit = es gibt keine Einheit { $name }; throneworld odds --help zählt sie auf
error-odds-unnamed = schreib, wie viele von welcher Einheit, etwa 2 cruiser, nicht { $text }
error-odds-count = gib einer Seite 1 bis { $most } Einheiten, nicht { $count }
error-odds-order = { $name } steht in der Reihenfolge, aber nicht in der Flotte; nenne nur { $units }
error-odds-volley = eine Salve sieht so aus: "6, 5x3", Werte von 1 bis 10, jeder mit 1 bis 99 Würfeln; nicht { $text }
error-odds-on-ground = { $name } kämpft nicht am Boden; lass die Einheit weg, oder lass --ground weg
error-odds-in-space = { $name } kämpft nicht im Weltraum; lass die Einheit weg, oder gib --ground an
error-odds-edge = { $name } ist nichts, was eine Seite hier haben kann; nenne nur { $names }
error-odds-edge-on-ground = { $name } gilt nicht im Bodenkampf; lass es weg, oder lass --ground weg
error-odds-edge-in-space = { $name } gilt nicht im Raumkampf; lass es weg, oder gib --ground an
error-odds-edge-needs = { $name } braucht { $unit } unter den Einheiten dieser Seite
error-odds-edge-number = gib { $name } eine Zahl von { $least } bis { $most }, nicht { $text }
error-odds-edge-plain = { $name } nimmt keine Zahl; lass ={ $text } weg
error-odds-sustain = { $name } kann keinen Schaden verkraften; nimm das aus der Reihenfolge
error-odds-whole = der ganze Wurf kann nicht zusammen mit the_crown_of_thalnos oder wrath_of_kenara neu geworfen werden; wähle misses oder none

## Das Bild

odds-added = { $side ->
    [attacker] Angreifer
   *[defender] Verteidiger
}: { $added }
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
