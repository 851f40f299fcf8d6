# Twilight Imperium 4: die Einstellungen eines neuen Spiels.
#
# setting-<id>              was sie bewirkt, für die Kommandozeile (`throneworld games`)
# web-before-setting-<id>   ihre Beschriftung im Formular, mit .what, wo das Formular anders sagt, was sie bewirkt
# web-before-choice-<id>    was zur Wahl steht; die Worte für `choose` und `random` stehen in web-before.ftl

web-before-game-ti4 = Twilight Imperium 4
    .what = Eine Galaxie zum Erobern, siebzehn Fraktionen, Handel, Abstimmungen und Krieg um zehn Siegpunkte. Ein langes Spiel.
    .short = Twilight Imperium
    .picture = Eine Galaxie aus Systemteilen mit der alten Hauptstadt in der Mitte.

setting-factions = Wie die Fraktionen verteilt werden, wenn die Plätze sie nicht nennen: Bei choose suchen die Spieler sie ab dem Sprecher im Uhrzeigersinn aus, bei random werden sie gezogen.
setting-colours = Wie die Farben verteilt werden: bei seats nach der Reihenfolge der Plätze, bei choose suchen die Spieler sie ab dem Sprecher im Uhrzeigersinn aus, bei random werden sie gezogen.
setting-galaxy = Wie die Galaxie entsteht: fair verteilt ausgewogene Umgebungen, bei build legen die Spieler die Systemteile, preset nimmt eine gedruckte Karte, random mischt die Systemteile, string liest map_string.
setting-preset = Welche gedruckte Karte bei galaxy=preset ausgelegt wird; suggested nimmt die für ein erstes Spiel mit dieser Spielerzahl.
setting-map_string = Die Systemteile der Karte von der Mitte nach außen, wie Kartenprogramme sie schreiben, bei galaxy=string.
setting-points = Mit wie vielen Siegpunkten man gewinnt: 10 oder 14 (RR 87.2).
setting-fighters_block = Schon Jäger allein halten die Schiffe anderer unterwegs auf; sonst tun das nur andere Schiffe (RR 49.4).
setting-rift_destroys = Schiffe, die ein Gravitationsriss verschlingt, werden zerstört (RR 37.2); sonst werden sie entfernt, und nichts reagiert auf ihre Zerstörung.
setting-excess_is_destroyed = Jäger und Bodentruppen ohne Platz an Bord werden zerstört (RR 16.3); sonst werden sie entfernt.
setting-fleet_excess_is_destroyed = Schiffe über den Flottenvorrat hinaus werden zerstört, wie RR 34.3 wörtlich sagt; sonst werden sie entfernt.
setting-blind_retreat = Ein Rückzug darf auch angekündigt werden, wenn es noch kein System gibt, in das er führen könnte.
setting-warfare_dock_only = Die Sekundärfähigkeit von „Kriegsführung“ nutzt nur eine Raumwerft, wie die Karte sagt; sonst jede Einheit mit Produktion (RR 88.3).

web-before-setting-factions = Verteilung der Fraktionen
    .what = Nur wenn kein Platz eine Fraktion nennt: Die Spieler suchen sie ab dem Sprecher im Uhrzeigersinn aus, oder sie werden ausgelost.
web-before-setting-colours = Verteilung der Farben
    .what = Nach der Reihenfolge der Plätze, ab dem Sprecher im Uhrzeigersinn gewählt oder ausgelost. Eine Farbe hat keinen Einfluss aufs Spiel.
web-before-setting-galaxy = Galaxie
    .what = Ausgewogen verteilt: gleich gute Umgebungen für alle. Von den Spielern gelegt: Jeder legt reihum Systemteile, wie in den Regeln. Eine gedruckte Karte: eine, auf der andere gespielt haben. Ausgelost: Die Systemteile werden gemischt. Aus einem Kartencode: wie Kartenprogramme im Netz ihn schreiben.
web-before-setting-preset = Gedruckte Karte
    .what = Braucht so viele Spieler, wie dabeisteht; die empfohlene gibt es für jede Zahl.
web-before-setting-map_string = Kartencode
    .what = Die Nummern der Systemteile von der Mitte nach außen, mit Leerzeichen dazwischen.
web-before-setting-points = Siegpunkte
web-before-setting-fighters_block = Jäger versperren den Weg
web-before-setting-rift_destroys = Gravitationsrisse zerstören
web-before-setting-excess_is_destroyed = Einheiten ohne Platz werden zerstört
web-before-setting-fleet_excess_is_destroyed = Schiffe über den Flottenvorrat hinaus werden zerstört
web-before-setting-blind_retreat = Rückzug ins Ungewisse
web-before-setting-warfare_dock_only = Kriegsführung: nur Raumwerften

web-before-choice-seats = Nach der Reihenfolge der Plätze
web-before-choice-fair = Ausgewogen verteilt
web-before-choice-build = Von den Spielern gelegt
web-before-choice-preset = Eine gedruckte Karte
web-before-choice-string = Aus einem Kartencode
web-before-choice-suggested = Empfohlen fürs erste Spiel
web-before-choice-learn_to_play_3p = Erstes Spiel, 3 Spieler
web-before-choice-learn_to_play_4p = Erstes Spiel, 4 Spieler
web-before-choice-learn_to_play_5p = Erstes Spiel, 5 Spieler
web-before-choice-learn_to_play_6p = Erstes Spiel, 6 Spieler
web-before-choice-scpt_2019_preliminary_6p = SCPT 2019, Vorrunde, 6 Spieler
web-before-choice-scpt_2020_final_6p = SCPT 2020, Finale, 6 Spieler
web-before-choice-clear_skies_6p = Clear Skies, 6 Spieler
