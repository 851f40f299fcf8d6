# Skirmish: le opzioni di una nuova partita, e ciò che se ne dice prima che cominci.

web-before-game-skirmish = Skirmish
    .what = Relitti nella polvere, e troppi equipaggi che li vogliono. Un quarto d’ora.
    .short = Skirmish

setting-crews = Come si assegnano gli equipaggi se i posti non li nominano: choose lascia scegliere i giocatori a partire dal primo, random li estrae.
setting-wrecks = Per quanti relitti si combatte.
setting-shares = Chi è ugualmente forte si divide un relitto: un punto ciascuno.

web-before-setting-crews = Come si assegnano gli equipaggi
    .what = Solo se nessun posto nomina un equipaggio: scelgono i giocatori, oppure si estrae.
web-before-setting-wrecks = Relitti
web-before-setting-shares = I pari si dividono un relitto
