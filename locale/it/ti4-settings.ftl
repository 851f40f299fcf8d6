# Twilight Imperium 4: le opzioni di una nuova partita.
#
# setting-<id>              che cosa fa, per la riga di comando (`throneworld games`)
# web-before-setting-<id>   la sua etichetta nel modulo, con .what dove il modulo dice con altre parole che cosa fa
# web-before-choice-<id>    che cosa si può scegliere; `choose` e `random` hanno le loro parole in web-before.ftl

web-before-game-ti4 = Twilight Imperium 4
    .what = Una galassia da conquistare, diciassette fazioni, commercio, voti e guerra per dieci punti vittoria. Una partita lunga.
    .short = Twilight Imperium
    .picture = Una galassia di tessere con la vecchia capitale nel mezzo.

setting-factions = Come si assegnano le fazioni quando i posti non le indicano: con choose i giocatori scelgono in senso orario a partire dal portavoce, con random si tirano a sorte.
setting-colours = Come si assegnano i colori: con seats secondo l'ordine dei posti, con choose i giocatori scelgono in senso orario a partire dal portavoce, con random si tirano a sorte.
setting-galaxy = Come nasce la galassia: fair distribuisce dintorni equilibrati, build fa mettere le tessere ai giocatori, preset prende una mappa stampata, random mescola le tessere, string legge map_string.
setting-preset = Quale mappa stampata si usa con galaxy=preset; suggested prende quella per una prima partita con questo numero di giocatori.
setting-map_string = Le tessere della mappa dal centro verso l'esterno, come le scrivono i programmi per fare mappe, con galaxy=string.
setting-points = Quanti punti vittoria servono per vincere la partita: 10 o 14 (RR 87.2).
setting-fighters_block = Anche i soli caccia fermano le navi altrui lungo il percorso; altrimenti lo fanno solo le altre navi (RR 49.4).
setting-rift_destroys = Le navi perse in una faglia gravitazionale sono distrutte (RR 37.2); altrimenti vengono rimosse, e nulla risponde alla loro distruzione.
setting-excess_is_destroyed = Caccia e forze di terra senza posto a bordo sono distrutti (RR 16.3); altrimenti vengono rimossi.
setting-fleet_excess_is_destroyed = Le navi oltre la riserva della flotta sono distrutte, come dice alla lettera RR 34.3; altrimenti vengono rimosse.
setting-blind_retreat = Si può annunciare la ritirata anche se non c'è ancora un sistema in cui ritirarsi.
setting-warfare_dock_only = L'abilità secondaria di Guerra usa solo un bacino spaziale, come dice la carta; altrimenti qualsiasi unità con produzione (RR 88.3).

web-before-setting-factions = Come si assegnano le fazioni
    .what = Solo se nessun posto indica una fazione: i giocatori scelgono in senso orario a partire dal portavoce, o le fazioni si tirano a sorte.
web-before-setting-colours = Come si assegnano i colori
    .what = Secondo l'ordine dei posti, scelti dai giocatori in senso orario a partire dal portavoce, o a sorte. Un colore non ha effetti sul gioco.
web-before-setting-galaxy = Galassia
    .what = Distribuita in modo equo: dintorni ugualmente buoni per tutti. Costruita dai giocatori: ognuno mette tessere a turno, come da regole. Una mappa stampata: una su cui altri hanno giocato. A sorte: le tessere si mescolano. Da una stringa della mappa: come la scrivono i programmi per fare mappe.
web-before-setting-preset = Mappa stampata
    .what = Vuole tanti giocatori quanti ne dice; quella consigliata c'è per ogni numero.
web-before-setting-map_string = Stringa della mappa
    .what = I numeri delle tessere dal centro verso l'esterno, separati da spazi.
web-before-setting-points = Punti vittoria
web-before-setting-fighters_block = I caccia bloccano il passaggio
web-before-setting-rift_destroys = Le faglie gravitazionali distruggono
web-before-setting-excess_is_destroyed = Le unità senza posto sono distrutte
web-before-setting-fleet_excess_is_destroyed = Le navi oltre la riserva della flotta sono distrutte
web-before-setting-blind_retreat = Ritirata verso l'ignoto
web-before-setting-warfare_dock_only = Guerra: solo bacini spaziali

web-before-choice-seats = Secondo l'ordine dei posti
web-before-choice-fair = Distribuita in modo equo
web-before-choice-build = Costruita dai giocatori
web-before-choice-preset = Una mappa stampata
web-before-choice-string = Da una stringa della mappa
web-before-choice-suggested = Consigliata per una prima partita
web-before-choice-learn_to_play_3p = Prima partita, 3 giocatori
web-before-choice-learn_to_play_4p = Prima partita, 4 giocatori
web-before-choice-learn_to_play_5p = Prima partita, 5 giocatori
web-before-choice-learn_to_play_6p = Prima partita, 6 giocatori
web-before-choice-scpt_2019_preliminary_6p = SCPT 2019, turno preliminare, 6 giocatori
web-before-choice-scpt_2020_final_6p = SCPT 2020, finale, 6 giocatori
web-before-choice-clear_skies_6p = Clear Skies, 6 giocatori
