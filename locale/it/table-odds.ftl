# Le probabilità dei combattimenti: throneworld odds. Le unità si chiamano come si digitano.

cli-odds = Calcola esattamente come finisce un combattimento di GAME: chi vince, con quale probabilità e con quali unità. Nulla è simulato. Ciò che un giocatore può scegliere segue le regole pratiche descritte in fondo; le opzioni le cambiano.
    .short = Calcola le probabilità esatte di un combattimento.
    .epilog = Esempio: throneworld odds { $game } --attacker "2 dreadnought, 6 fighter" --defender "1 war_sun, 3 destroyer". Unità: { $units }
cli-odds-units = Le unità di questa parte, per esempio "2 dreadnought, 6 fighter".
cli-odds-order = In quale ordine le unità prendono i colpi, per esempio "fighter, sustain dreadnought, cruiser"; ciò che non è nominato segue, dal meno costoso.
cli-odds-sustain = Quando le unità sostengono danni: prima (first) di ogni perdita, per ultime (last) quando sarebbero perse loro stesse, o mai (never).
cli-odds-modifier = Quanto si aggiunge ai tiri di combattimento.
cli-odds-reroll = Quali dadi si rilanciano una volta in ogni round: nessuno (none), quelli mancati (misses), o l'intero tiro se è sotto la sua media (all).
cli-odds-retreat = Annuncia la ritirata, dal secondo round in poi, quando restano al massimo tante unità. Solo nei combattimenti spaziali.
cli-odds-volley = Cannone spaziale o bombardamento prima del combattimento, per esempio "6, 5x3": un dado che colpisce da 6 in su, tre che colpiscono da 5 in su. Indica ciò che resta dopo Incisione al Plasma, Deflettori Antimassa e tutto ciò che vieta questo fuoco; "5x3!" risparmia i caccia (Sistema Laser Gravitonico).
cli-odds-with = Che cos'altro ha questa parte, per esempio "unrelenting, devotion=3"; i nomi sono in fondo.
cli-odds-harrow = Devastazione: i dadi di bombardamento alla fine di ogni round di un combattimento di terra, per esempio "5, 3x3".
cli-odds-schematics = Vale la Divulgazione degli Schemi Bellici: nessun sole da guerra può sostenere danni.
cli-odds-duranium_armor = Corazza di Duranio: dopo ogni round ripara un'unità che in quel round non ha sostenuto danni, quella che li sostiene per ultima.
cli-odds-assault_cannon = Cannone d'Assalto: con 3 o più navi che non sono caccia, all'inizio l'avversario perde la sua prima nave di questo tipo nell'ordine. Solo nei combattimenti spaziali.
cli-odds-ground = Un combattimento di terra: niente sbarramento, niente ritirata, niente Cannone d'Assalto.
cli-odds-barrage = Tralascia lo sbarramento anticaccia.
cli-odds-rows = Quanti dei gruppi di superstiti più probabili mostrare.

## Che cosa può avere una parte

odds-edges = Nomi per --attacker-with e --defender-with, tra parentesi il numero che vale se non se ne indica uno con "=":
odds-edge = { $name }: { $text }
odds-edge-ambush = Imboscata: prima di un combattimento spaziale fino a due incrociatori e cacciatorpediniere, i migliori, tirano un dado ciascuno.
odds-edge-assault_cannon = Cannone d'Assalto: lo stesso di --attacker-assault-cannon o --defender-assault-cannon. Ciò che precede un combattimento spaziale avviene a turno, prima l'attaccante: Cannone d'Assalto, Imboscata, Giuntore Dimensionale, Nucleo a Impulsi.
odds-edge-devotion = (2) Devozione: dopo ogni round di un combattimento spaziale si sacrifica l'incrociatore o cacciatorpediniere meno costoso se il colpo distrugge una nave che costa almeno tanto: la più costosa che non può sostenerlo. Una volta per round.
odds-edge-dimensional_splicer = Giuntore Dimensionale: prima di un combattimento spaziale un colpo sulla nave avversaria più costosa che non può sostenerlo, o sulla più costosa se tutte possono.
odds-edge-duranium_armor = Corazza di Duranio: lo stesso di --attacker-duranium-armor o --defender-duranium-armor.
odds-edge-exotrireme_2 = (5) Esotrireme II: dopo ogni round se ne sacrifica una, prima una danneggiata, per le due navi avversarie più costose se insieme costano almeno tanto; tante volte quante sono tali navi. Senza questo nome non se ne sacrifica nessuna.
odds-edge-fragile = Fragili: -1 a tutti i tiri di combattimento.
odds-edge-impulse_core = Nucleo a Impulsi: prima di un combattimento spaziale si sacrifica l'incrociatore o cacciatorpediniere meno costoso per un colpo, che va a una nave che non è un caccia, se c'è.
odds-edge-indoctrination = Indottrinamento: prima di un combattimento di terra la prima forza di terra nell'ordine dell'avversario diventa una del primo tipo di questa parte.
odds-edge-magen_defense_grid = Griglia Difensiva Magen: l'avversario non tira dadi nel primo round di un combattimento di terra.
odds-edge-munitions_reserves = (0) Scorte di Munizioni: nei primi round di un combattimento spaziale, tanti quanti il numero, si rilanciano tutti i dadi mancati; 0 vuol dire in ogni round.
odds-edge-non_euclidean_shielding = Schermatura Non Euclidea: chi sostiene danni annulla due colpi, se ce ne sono due.
odds-edge-prophecy_of_ixth = Profezia di Ixth: +1 ai tiri di combattimento dei caccia.
odds-edge-the_crown_of_thalnos = (1) Corona di Thalnos: in ogni round le unità che costano al massimo tanto rilanciano tutti i dadi mancati; quelle che di nuovo non colpiscono sono perse. Caccia e fanteria costano 0.5.
odds-edge-unrelenting = Implacabili: +1 a tutti i tiri di combattimento.
odds-edge-valkyrie_particle_weave = Trama di Particelle Valkyrie: un colpo in più in ogni round di un combattimento di terra in cui l'avversario colpisce.
odds-edge-wrath_of_kenara = (1) Ira di Kenara: tanti beni commerciali, da 1 a 10. In un combattimento spaziale, finché c'è l'ammiraglia e finché bastano, se ne spende uno per ogni dado a cui manca uno solo per colpire dopo tutti i rilanci; nessuno per le unità che rilanciano con la Corona di Thalnos.
odds-left-out = Ammiraglie e unità valgono come stampate; i caccia della Matriarca da soli non tengono un pianeta, quindi è un pareggio. Un modificatore vale anche per una nebulosa (+1 al difensore) e la Legione Tekklar. Restano fuori le carte azione, i Fondi di Guerra oltre munitions_reserves=1, le tecnologie ottenute durante un combattimento (Singolarità Tecnologica) e ciò che viene dopo (Operazioni di Recupero, Animatori Dacxive, il ritorno della Fanteria II, le perdite per capacità).

## Errori

error-odds-game = per { $game } non ci sono probabilità di combattimenti; si possono calcolare per { $games }
error-odds-unit = non c'è nessuna unità { $name }; throneworld odds --help le elenca
error-odds-unnamed = scrivi quante unità e quali, per esempio 2 cruiser, non { $text }
error-odds-count = dai a ogni parte da 1 a { $most } unità, non { $count }
error-odds-order = { $name } è nell'ordine ma non nella flotta; nomina solo { $units }
error-odds-volley = una salva si scrive così: "6, 5x3", valori da 1 a 10, ognuno con 1 a 99 dadi; non { $text }
error-odds-on-ground = { $name } non combatte a terra; tralascia l'unità, o tralascia --ground
error-odds-in-space = { $name } non combatte nello spazio; tralascia l'unità, o aggiungi --ground
error-odds-edge = { $name } non è nulla che una parte possa avere qui; nomina solo { $names }
error-odds-edge-on-ground = { $name } non vale nei combattimenti di terra; tralascialo, o tralascia --ground
error-odds-edge-in-space = { $name } non vale nei combattimenti spaziali; tralascialo, o aggiungi --ground
error-odds-edge-needs = { $name } vuole { $unit } tra le unità di quella parte
error-odds-edge-number = dai a { $name } un numero da { $least } a { $most }, non { $text }
error-odds-edge-plain = { $name } non prende numeri; tralascia ={ $text }
error-odds-sustain = { $name } non può sostenere danni; toglilo dall'ordine
error-odds-whole = l'intero tiro non si può rilanciare insieme a the_crown_of_thalnos o wrath_of_kenara; scegli misses o none

## L'immagine

odds-added = { $side ->
    [attacker] Attaccante
   *[defender] Difensore
}: { $added }
odds-attacker-wins = Vince l'attaccante
odds-defender-wins = Vince il difensore
odds-draw = Pareggio
odds-attacker-retreats = L'attaccante si ritira
odds-defender-retreats = Il difensore si ritira
odds-endless = Nessuno può vincere
odds-left = { $outcome }, ne { $left ->
    [one] resta { $left }
   *[other] restano { $left }
}
odds-title-left = Unità rimaste a chi vince o si ritira:
odds-title-survivors = I superstiti più probabili:
odds-damaged = { $units } ({ $damaged ->
    [one] { $damaged } danneggiata
   *[other] { $damaged } danneggiate
})
odds-losses = { $units } (costo { $cost })
odds-attacker-losses = L'attaccante perde in media: { $losses }
odds-defender-losses = Il difensore perde in media: { $losses }
