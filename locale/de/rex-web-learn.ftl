# Das Gesicht von Rex: der Anfang seiner Regeln und das geführte erste Spiel.

## Regeln

web-learn-rules-title = Die Regeln von Rex
web-learn-rules-intro = Vollständig und in unseren eigenen Worten. Die Zahlen neben den Überschriften sind Seiten des gedruckten Regelhefts.
web-learn-rules-lessons = Lieber beim Spielen lernen? Es gibt zehn kurze Lektionen.
web-learn-space = { $sector ->
    [0] In keinem Sektor
   *[other] Sektor { $sector }: { $marks }
}
web-learn-mark-shield = Schutzschild
web-learn-mark-stronghold = Festung
web-learn-mark-spaceport = Raumhafen
web-learn-mark-influence = Einfluss

## Lektionen

web-learn-title = Dein erstes Spiel Rex, in zehn Lektionen
web-learn-intro = Jede Lektion dauert ein paar Minuten und wird auf dem echten Spielplan gespielt, gegen Gegner, die warten, bis du es herausgefunden hast. Hör auf, wann du willst, und versuch es, sooft du willst.
web-learn-after = Du bist bereit für ein richtiges Spiel. Bots macht es nichts aus, wenn du dir Zeit lässt.
web-learn-1 = Die Stadt, und wie man sie gewinnt
    .teaser = Drei Festungen am Ende einer Runde, und das Spiel gehört dir.
    .text = Das ist Mecatol City von oben. Kreise sind Bezirke, Linien verbinden sie, und die Festungen mit dem Turm entscheiden das Spiel; bei so wenigen Spielern liegt eine der fünf in Trümmern. Du bist Letnev und kontrollierst zwei davon: die Imperiale Flottenbasis und den Kaiserpalast.
    .why = Wer am Ende einer Runde allein drei Festungen kontrolliert, hat gewonnen. Du kontrollierst einen Bezirk, wenn außer dir niemand Einheiten darin hat, und der Zivile Raumhafen ist leer.
    .done = Am Ende der Runde kontrollierst du drei Festungen, und das ist der Sieg. So leicht wird es nicht mehr, wenn andere dasselbe wollen.
    .missed = Du brauchst drei Festungen gleichzeitig: Wenn eine Gruppe loszieht, müssen ein paar Einheiten zurückbleiben.
web-learn-1-goal-1 = Bewege Einheiten in den Zivilen Raumhafen
web-learn-1-goal-2 = Gewinn am Ende der Runde
web-learn-1-hint-move_from = Wähle die Imperiale Flottenbasis: auf dem Spielplan oder in der Liste.
web-learn-1-hint-move_to = Du kontrollierst einen Raumhafen, also darf eine Gruppe bis zu vier Bezirke weit ziehen. Wähle den Zivilen Raumhafen.
web-learn-1-hint-count_units = Schick drei los und lass drei zurück, damit die Flottenbasis dir bleibt.

web-learn-2 = Einfluss
    .teaser = Das Geld liegt auf der Straße, solange die Flotte es liegen lässt.
    .text = Eine Runde beginnt mit einer Einflusskarte, und die hat 10 Einfluss in Holonet Mitte gelegt, gleich neben dir. Du bist Hacan, und du bist pleite.
    .why = Mit Einfluss kaufst du Karten, holst Verluste zurück und bringst neue Einheiten auf den Spielplan. In der Sammelphase nimmt jede Einheit bis zu 2 aus ihrem Bezirk, und dann bekommen alle 2 geschenkt.
    .done = Fünf Einheiten tragen 10, vier tragen 8, und 2 weitere kamen von deiner Heimatflotte.
    .missed = Einheiten sammeln nur dort, wo sie stehen. Schick mindestens vier nach Holonet Mitte.
web-learn-2-goal-1 = Bewege Einheiten nach Holonet Mitte
web-learn-2-goal-2 = Sammle dort mindestens 8 Einfluss
web-learn-2-goal-3 = Erhalte die Unterstützung der Heimatflotte
web-learn-2-hint-move_from = Deine Einheiten warten im Adminus Imperialis.
web-learn-2-hint-move_to = Holonet Mitte ist nur eine Linie entfernt; die Lampe zeigt den Einfluss.
web-learn-2-hint-count_units = Jede Einheit trägt 2. Fünf tragen alles, und die sechste hält deine Festung.

web-learn-3 = Auf eine Karte bieten
    .teaser = Drei verdeckte Karten. Nur du hast sie gesehen.
    .text = Für jeden Spieler kommt eine Strategiekarte zur Versteigerung, und der Meistbietende bekommt sie. Du bist Jol-Nar, und deine Rasse sieht sich jede Karte vor dem Bieten an: Die erste ist eine Energiekanone, eine feine Waffe.
    .why = Nur wer die Karte ersteigert, zahlt. Zahl also für das, was du brauchst, und lass andere ihr Geld für das ausgeben, was du nicht brauchst.
    .done = Eine Waffe zu einem fairen Preis, und Einfluss für später ist auch noch da. Mehr ist am Bieten nicht dran; der Rest ist Nervensache.
    .missed = Ersteigere eine Karte, indem du mehr bietest als die anderen, und pass, wenn eine andere an der Reihe ist.
web-learn-3-goal-1 = Ersteigere eine Karte
web-learn-3-goal-2 = Lass eine andere ziehen
web-learn-3-hint-bid = Du siehst die Karte, die anderen nicht. Biete für die Energiekanone eins mehr als das höchste Gebot; brauchst du eine Karte nicht, pass.

web-learn-4 = Bewegen
    .teaser = Vier Bezirke mit einem Raumhafen, Gegner auf dem Weg, und die Flotte da, wo du sie nicht willst.
    .text = In deinem Zug geht eine Gruppe von einem Bezirk in einen anderen. Zwei Bezirke sind die Regel, aber du kontrollierst den Zivilen Raumhafen, also sind es vier. Der Kaiserpalast ist leer.
    .why = Gegner versperren dir nie den Weg, die Einheiten von Sol in der Intergalaktischen Künstlervereinigung sind also egal. Die Flotte nicht: In den Sektor unter ihr kommt nichts hinein, heraus oder hindurch, und so ist der Weg durch den Adminus Mecatol gesperrt.
    .done = Durch den Rat, an Sol vorbei, in den Palast. Zwei Festungen gehören dir.
    .missed = Die Gruppe im Tilzin-Geschäftsviertel sollte in den Kaiserpalast ziehen.
web-learn-4-goal-1 = Bewege die Gruppe aus dem Tilzin-Geschäftsviertel in den Kaiserpalast
web-learn-4-hint-move_from = Nimm die Gruppe im Tilzin-Geschäftsviertel; die im Raumhafen sollte dort bleiben.
web-learn-4-hint-move_to = Alle Bezirke, die du erreichen kannst, sind markiert. Den Weg um die Flotte herum findet der Spielplan von selbst.
web-learn-4-hint-count_units = Nimm so viele, wie du willst; im Palast erwartet dich noch niemand.

web-learn-5 = Einsetzen
    .teaser = Neue Einheiten können fast überall landen, wenn du zahlst.
    .text = Nach deiner Bewegung darfst du Einheiten aus deiner Reserve in einem Bezirk einsetzen. Du bist Letnev, mit 15 Einheiten in der Reserve und 8 Einfluss.
    .why = Eine Einheit kostet 1 Einfluss, und 2, wo Gegner stehen. Im Kaiserpalast brächten 8 Einfluss vier Einheiten mitten unter drei von Sol. Der Adminus Imperialis ist leer: Dort sind es acht, und ohne Kampf.
    .done = Eine zweite Festung, und kein Schuss ist gefallen. Achte aber auf dein Geld: Was du jetzt ausgibst, kannst du später nicht bieten.
    .missed = Mindestens fünf Einheiten sollten im Adminus Imperialis landen.
web-learn-5-goal-1 = Setz mindestens fünf Einheiten im Adminus Imperialis ein
web-learn-5-hint-move_from = Erst kommt die Bewegung. Sie ist keine Pflicht: Wähle „Nicht bewegen“.
web-learn-5-hint-deploy = Jetzt die Landung: Wähle den Adminus Imperialis.
web-learn-5-hint-count_units = Fünf oder mehr. Was du behältst, hilft bei der nächsten Versteigerung.

web-learn-6 = Die Flotte
    .teaser = Sie zieht Runde für Runde um die Stadt. Sei nicht da, wo sie hinkommt.
    .text = Die Flotte ist über Sektor 13. Am Ende der Runde wird eine Karte von 1 bis 6 gezogen, und so viele Sektoren überfliegt sie, einen nach dem anderen. Deine sechs Hacan-Einheiten stehen im Botschaftsviertel, Sektor 15, ohne Schutzschild.
    .why = In jedem Sektor, den sie erreicht, werden Einheiten und Einfluss ohne Schutzschild vernichtet. Sicher bist du unter einem Schutzschild – oder anderswo.
    .done = Vier Sektoren, und alle deine Einheiten sind noch da. Letnev im Sallab-Elendsviertel war weniger vorsichtig.
    .missed = Die Flotte hat deine Einheiten erwischt. Bring alle aus ihrem Weg, am besten unter einen Schutzschild.
web-learn-6-goal-1 = Verlass das Botschaftsviertel
web-learn-6-goal-2 = Verlier niemanden durch die Bombardierung
web-learn-6-hint-move_from = Die Gefahr droht im Botschaftsviertel.
web-learn-6-hint-move_to = Der Kaiserpalast nebenan hat einen Schutzschild. Das Vel Terro-Wohnviertel hat keinen, und sein Sektor kommt als Nächstes.
web-learn-6-hint-count_units = Alle. Wer zurückbleibt, ist verloren.

web-learn-7 = Ein Kampf
    .teaser = Eine Zahl, ein Anführer und eine Ahnung, was der andere vorhat.
    .text = Du, Letnev, und Hacan seid beide im Kaiserpalast, also kommt es zum Kampf. Geheim stellen beide eine Zahl auf dem Kampfanzeiger ein, höchstens so hoch wie ihre Einheiten dort, und schicken einen Anführer in den Kampf, dessen Stärke dazukommt. Die höhere Summe gewinnt.
    .why = Der Verlierer verliert alle Einheiten dort, der Sieger so viele, wie er eingestellt hat. Gewinn also knapp. Hacan hat hier vier Einheiten, und der beste lebende Anführer von Hacan hat Stärke 3: Mehr als 7 ist nicht möglich. Dein Baron allein bringt 6.
    .done = Der Palast gehört dir. Ein guter Anführer spart Einheiten, denn was du einstellst, verlierst du.
    .missed = Hacan hatte mehr. Rechne aus, was Hacan höchstens erreichen kann, und geh darüber.
web-learn-7-goal-1 = Gewinn den Kampf im Kaiserpalast
web-learn-7-hint-battle_plan = Der Baron (6) und eine eingestellte 2 ergeben 8, und das kann Hacan mit nichts erreichen. Zwei Einheiten wirst du verlieren.

web-learn-8 = Karten im Kampf
    .teaser = Eine Kanone für ihren Anführer, ein Schild für deinen.
    .text = Im Sallab-Elendsviertel triffst du auf Sol, fünf Einheiten auf jeder Seite. Diesmal habt ihr beide Karten. Zusammen mit deinem Anführer entscheidest du, ob eine Angriffskarte, eine Verteidigungskarte oder beide mit in den Kampf gehen.
    .why = Eine Energiekanone vernichtet den gegnerischen Anführer, der dann nichts beiträgt, und bringt dir seine Stärke als Einfluss. Ein Magen-Energieschild stoppt eine Energiekanone. Du hast von beiden eine Karte, und Sol hat eine Karte.
    .done = Ihr bester Anführer ist verloren, bis sie zahlen, um ihn zurückzuholen, und der Preis für ihn liegt in deiner Kasse. Deiner lebt.
    .missed = Ohne deine Karten war Sol stärker. Schick beide mit.
web-learn-8-goal-1 = Vernichte den Anführer von Sol
web-learn-8-goal-2 = Lass dich dafür bezahlen
web-learn-8-goal-3 = Gewinn den Kampf
web-learn-8-hint-battle_plan = Erst die Zahl, dann der Anführer, dann die Karten. Wähle eine Angriffs- und eine Verteidigungskarte; mit beiden genügen eine eingestellte 2 und ein starker Anführer.
web-learn-8-hint-commit_card = Wähle die Karte der Sorte, die du angekündigt hast.
web-learn-8-hint-keep_cards = Der Sieger darf die Karten behalten. Warum nicht?

web-learn-9 = Verräter
    .teaser = Zwei Einheiten gegen acht, und ein Freund auf der anderen Seite.
    .text = Im Adminus Imperialis stehen zwei deiner Einheiten gegen acht von Hacan. Das sieht schlecht aus. Aber zu Beginn des Spiels hast du Verräterkarten bekommen, und der Hacan-Emir steht in deinem Sold.
    .why = Tritt ein Anführer gegen dich an, dessen Verräterkarte du hast, zeig sie vor, und du hast auf der Stelle gewonnen: Die andere Seite verliert alles, du verlierst nichts. Das geht einmal, also wähle den Moment gut.
    .done = Acht Einheiten und ein Anführer sind weg, und von dir nicht eine. Jetzt weißt du, warum niemand den besten Anführer gern zweimal schickt.
    .missed = Wenn du gefragt wirst, ob du den Verräter entlarvst, tu es.
web-learn-9-goal-1 = Entlarve deinen Verräter
web-learn-9-goal-2 = Gewinn durch Verrat
web-learn-9-hint-battle_plan = Auf deinen Plan kommt es diesmal kaum an. Irgendeine Zahl und irgendein Anführer genügen.
web-learn-9-hint-reveal_traitor = Der Emir gehört dir. Zeig die Karte vor.

web-learn-10 = Waffenstillstand, Bündnis, Sieg
    .teaser = Je zwei Festungen, und ein Paar braucht vier.
    .text = Ein Vorübergehender Waffenstillstand: Jetzt werden Bündnisse geschlossen und gebrochen, und nur jetzt. Du bist Letnev und kontrollierst zwei Festungen, Jol-Nar auch. Zwei Verbündete brauchen zusammen vier.
    .why = Verbündete gewinnen gemeinsam, kämpfen nicht gegeneinander und helfen einander mit ihren Bündnisvorteilen. Dafür brauchen sie mehr Festungen, und kein Versprechen bindet.
    .done = Ihr habt gemeinsam gewonnen. Und nun frag dich, wie lange ihr Freunde geblieben wärt.
    .missed = Schlag Jol-Nar ein Bündnis vor, behalte deine Festungen und warte auf das Ende der Runde.
web-learn-10-goal-1 = Schließ ein Bündnis mit Jol-Nar
web-learn-10-goal-2 = Gewinnt gemeinsam
web-learn-10-hint-negotiate = Schlag ein Bündnis mit Jol-Nar vor. Wenn es steht, sag, dass du fertig bist.
web-learn-10-hint-move_from = Bleib, wo du bist: Deine zwei Festungen sind alles, was du brauchst.
