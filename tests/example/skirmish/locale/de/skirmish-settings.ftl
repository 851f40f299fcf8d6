# Skirmish: die Optionen einer neuen Partie, und was vor ihrem Beginn von ihr gesagt wird.

web-before-game-skirmish = Skirmish
    .what = Wracks im Staub, und zu viele Mannschaften, die sie wollen. Eine Viertelstunde.
    .short = Skirmish

setting-crews = Wie Mannschaften vergeben werden, wenn die Plätze sie nicht nennen: choose lässt die Spieler vom Startspieler an wählen, random lost sie aus.
setting-wrecks = Um wie viele Wracks gekämpft wird.
setting-shares = Wer gleich stark ist, teilt sich ein Wrack: ein Punkt für jeden.

web-before-setting-crews = Wie Mannschaften vergeben werden
    .what = Nur wenn kein Platz eine Mannschaft nennt: die Spieler wählen, oder es wird gelost.
web-before-setting-wrecks = Wracks
web-before-setting-shares = Gleichstarke teilen ein Wrack
