# Rex: die Optionen eines neuen Spiels, und was vor dem Beginn darüber gesagt wird.

web-before-game-rex = Rex: Final Days of an Empire
    .what = Eine belagerte Hauptstadt, sechs Rassen und die Flotte, die alles verbrennt, worüber sie hinwegzieht. Höchstens acht Runden.
    .short = Rex
    .picture = Die Stadt bei Nacht aus dem Orbit, unter ihren Schutzschilden, darüber die Flotte.
    .learn = Rex in zehn kurzen Lektionen lernen

web-before-setting-races = Wie die Rassen verteilt werden
    .what = Nur wenn kein Platz eine Rasse nennt: Die Spieler suchen sie reihum aus, oder sie werden ausgelost.
web-before-setting-recommended = Nur empfohlene Rassen
web-before-setting-betrayal = Hinterlistkarten
web-before-setting-facedown_coexist = Verdeckte Xxcha neben Verbündeten
web-before-setting-written_memory = Gedächtnisstütze
web-before-setting-negotiation_limit = Handlungen im Waffenstillstand
