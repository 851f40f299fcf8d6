# Twilight Imperium 4. Che cosa il gioco chiede e offre, con parole nostre.
#
# prompt-<prompt>            la domanda; le variabili sono quelle di `ask.about`
# option-<verb>              un'opzione; $first, $second ... sono i suoi nomi, $all è l'elenco intero
# option-<prompt>-<verb>     lo stesso, dove una domanda vuole parole sue; può usare anche `ask.about`
#
# I momenti delle finestre sono in ti4-moments.ftl, i rifiuti in ti4-refusals.ftl, i piccoli nomi e le parti di
# frase (part-<what>) in ti4-terms.ftl. PLACE($id) nomina un pianeta o l'area spaziale di un sistema.

game = Twilight Imperium 4
    .short = TI4
    .about = Da tre a sei fazioni si espandono, ricercano, commerciano, votano e combattono per il trono della galassia: vince chi arriva per primo a dieci punti vittoria.

how-points = abbastanza punti vittoria
how-objectives = più punti di tutti alla fine degli obiettivi
how-last = solo giocatore rimasto in gioco

## Opzioni che significano lo stesso ovunque

option-done = Fatto
option-pass = Passa
option-for_me = Scegli per me
option-all = Tutte
option-exhaust = Esaurisci { NOUN($first) }
option-system = Sistema { $first }
option-planet = { NOUN($first) }
option-player = { NOUN($first) }
option-place = { NOUN($first) }: { NOUN($second) }
option-take = Prendi { NOUN($first) }
option-destroy = Distruggi: { NOUN($first) }{ part-damaged-second }
option-destroy_on = Distruggi: { NOUN($first) }{ part-damaged-second } { NOUN($third, form: "in") }
option-exchange = Dai { NOUN($first) }, ricevi { NOUN($second) }
option-board = Imbarca una fanteria { NOUN($first, form: "from") }
option-score = Completa: { NOUN($first) }
option-from = Dalla { NOUN($first) }
option-transaction = Commercia con { NOUN($first) }

## Preparazione

prompt-choose_faction = Con quale fazione giochi?
option-faction = { NOUN($first) }

prompt-choose_colour = Con quale colore giochi?
option-colour = { NOUN($first) }

prompt-build_galaxy = { $tile ->
    [0] Quale tessera sistema metti adesso?
   *[other] Dove metti il sistema { $tile }?
}
option-build_galaxy-tile = Sistema { $first }
option-build_galaxy-place = Posto { $second }

prompt-choose_starting_technology = Con quale tecnologia cominci?
option-technology = { NOUN($first) }

prompt-place_starting_units = Dove comincia { part-one-unit }? { $left ->
    [one] È l'ultima unità.
   *[other] Restano { $left } unità da mettere.
}
option-place_starting_units-place = { NOUN($second) }

prompt-keep_secret = Hai ricevuto due obiettivi segreti. Quale tieni?
option-keep = Tieni: { NOUN($first) }

## Fase della strategia

prompt-choose_strategy_card = Quale carta strategia prendi?
option-choose_strategy_card-take = { NOUN($first) }{ ID($first) ->
    [leadership] { part-goods-leadership }
    [diplomacy] { part-goods-diplomacy }
    [politics] { part-goods-politics }
    [construction] { part-goods-construction }
    [trade] { part-goods-trade }
    [warfare] { part-goods-warfare }
    [technology] { part-goods-technology }
   *[imperial] { part-goods-imperial }
}
part-goods-leadership = { $goods_leadership ->
    [0] {""}
   *[other] {" "}(+{ $goods_leadership } BC)
}
part-goods-diplomacy = { $goods_diplomacy ->
    [0] {""}
   *[other] {" "}(+{ $goods_diplomacy } BC)
}
part-goods-politics = { $goods_politics ->
    [0] {""}
   *[other] {" "}(+{ $goods_politics } BC)
}
part-goods-construction = { $goods_construction ->
    [0] {""}
   *[other] {" "}(+{ $goods_construction } BC)
}
part-goods-trade = { $goods_trade ->
    [0] {""}
   *[other] {" "}(+{ $goods_trade } BC)
}
part-goods-warfare = { $goods_warfare ->
    [0] {""}
   *[other] {" "}(+{ $goods_warfare } BC)
}
part-goods-technology = { $goods_technology ->
    [0] {""}
   *[other] {" "}(+{ $goods_technology } BC)
}
part-goods-imperial = { $goods_imperial ->
    [0] {""}
   *[other] {" "}(+{ $goods_imperial } BC)
}

## Fase delle azioni: un turno

prompt-choose_action = { $left ->
    [0] Non hai più azioni. Puoi ancora commerciare, o finire il turno.
   *[other] { $begun ->
        [1] Puoi svolgere un'altra azione, commerciare, o finire il turno.
       *[other] Quale azione svolgi?
    }
}
option-strategic = Carta strategia: { NOUN($first) }
option-tactical = Attiva il { NOUN($first) }
option-component = { NOUN($first) }
option-end_turn = Finisci il turno

prompt-secondary_ability = Usi l'abilità secondaria di { NAME($strategy_card) }?
option-secondary = Usala
option-secondary_ability-pass = Non stavolta

prompt-buy_tokens = { NAME("leadership") }: quanti segnalini comando compri, per { $price } influenze ciascuno?
option-buy = Compra { $first ->
    [one] 1 segnalino
   *[other] { $first } segnalini
}
option-buy_tokens-done = Non comprare

prompt-diplomacy_system = Diplomazia: quale sistema con un tuo pianeta chiudi? Ogni altro giocatore ci mette un segnalino comando.
prompt-ready_planet = Quale pianeta esaurito ripristini? { $left ->
    [one] Ancora uno.
   *[other] Al massimo { $left }.
}
option-ready = Ripristina { NOUN($first) }

prompt-choose_speaker = Politica: chi diventa portavoce?
option-speaker = { NOUN($first) }
prompt-put_agenda_back = Dove va ogni agenda che hai visto? { $left ->
    [one] È l'ultima.
   *[other] Ne restano { $left }.
}
option-top = { NOUN($first) } in cima
option-bottom = { NOUN($first) } in fondo

prompt-construction_system = Costruzione: in quale sistema metti un segnalino comando dalla riserva strategica, per costruire?
option-construction_system-pass = Non costruire

prompt-who_replenishes = Commercio: quali altri giocatori si riforniscono gratis di merci?{ $chosen ->
    [none] {""}
   *[other] {" "}Scelti finora: { PLAYERS($chosen) }.
}

prompt-remove_token = Guerra: da quale sistema riprendi il tuo segnalino comando?
prompt-producing_unit = Guerra: quale unità nel tuo sistema natale produce?
option-producing_unit-unit = { NOUN($first) }: { NOUN($second) }

prompt-research_again = Ricerchi una seconda tecnologia per { $price } risorse?
option-research_again-research = Ricerca ancora
option-research_again-pass = Basta così

prompt-score_public_objective = Imperiale: quale obiettivo pubblico completi adesso?
option-score_public_objective-pass = Nessuno
prompt-draw_secret_objective = Peschi un obiettivo segreto?
option-draw = Pesca
option-draw_secret_objective-pass = Non pescare

## Azione tattica: movimento

option-ship = { NOUN($first) }{ part-damaged-third } { NOUN($second, form: "from") }
option-boost = { NOUN($first) }{ part-damaged-third } { NOUN($second, form: "from") }, con { NAME("gravity_drive") }
option-move_ships-done = Nessun'altra nave

option-load = { NOUN($first) } { NOUN($second, form: "from") }
option-load_up = Tutto ciò che ci sta
option-load_ship-done = Nient'altro

option-remove = Rinuncia a: { NOUN($first) }{ part-damaged-second }
option-respect_limits-destroy = Rinuncia a: { NOUN($first) }
option-give_up = Rinuncia a tutto il gruppo: { NOUN($first) }, { NOUN($second) }

prompt-use_space_cannon = Cannone spaziale { PLACE($place, form: "in") }: a chi spari?
option-use_space_cannon-fire = Spara a { NOUN($first) }
option-use_space_cannon-pass = Non sparare

prompt-choose_opponent = Più giocatori hanno navi { PLACE($system, form: "in") }. Contro chi combatti prima?
option-fight = Combatti contro { NOUN($first) }

## Combattimento spaziale

prompt-announce_retreat = Annunci la ritirata { PLACE($system, form: "from") }?
option-announce_retreat-retreat = Annuncia la ritirata
option-stay = Resta e combatti
prompt-take_aboard = Prima di ritirarti { PLACE($system, form: "from") }: quali forze di terra imbarchi?
option-take_aboard-done = Nessun'altra
prompt-choose_retreat = Dove si ritirano le tue navi { PLACE($system, form: "from") }?
option-choose_retreat-retreat = Sistema { $first }
prompt-leave_behind = Le tue navi { PLACE($system, form: "in") } non hanno posto per { $count ->
    [one] 1 unità.
   *[other] { $count } unità.
} Quale resta indietro ed è distrutta?
option-leave = Lascia indietro: { NOUN($first) }

option-sustain = Sostieni danni: { NOUN($first) }
option-sustain_damage-done = Basta così
option-hit = { NOUN($first) }{ part-damaged-second }
option-hit_on = { NOUN($first) }{ part-damaged-second } { NOUN($third, form: "in") }

option-reroll = { NOUN($first) }: rilancia { $second }
option-reroll_misses = Rilancia tutti i dadi mancati
option-reroll_dice-done = Tieni gli altri
prompt-raise_dice = Spendi un bene commerciale per aggiungere 1 a uno dei tuoi { $dice } dadi?
option-raise = { NOUN($first) }: aggiungi 1 a { $second }

prompt-destroy_own_ships = { NAME($why) }: devi distruggere { $count ->
    [one] 1 tua nave
   *[other] { $count } tue navi
} { PLACE($place, form: "in") }. Quale?
prompt-destroy_own_ship = { NAME($why) }: quale tua nave distruggi?
prompt-destroy_opposing_ships = { NAME($why) }: quale nave dell'avversario è distrutta? { $left ->
    [one] Ancora una.
   *[other] Al massimo { $left }.
}
prompt-choose_ship_to_lose = { NAME("assault_cannon") }: quale tua nave { PLACE($place, form: "in") } è distrutta?
prompt-choose_ram = { NAME("impulse_core") }: a quale tua nave rinunci per infliggere un colpo?
option-choose_ram-destroy = Rinuncia a: { NOUN($first) }
prompt-fire_before_combat = { NAME($why) }: quale tua nave spara? { $left ->
    [0] Nessun'altra può sparare.
    [one] Può sparare ancora una nave.
   *[other] Possono sparare al massimo { $left } navi.
}
option-fire = Spara: { NOUN($first) }
prompt-name_ground_forces = Quali tue forze di terra { PLACE($system, form: "in") } combattono come se fossero navi?
option-fight_as_ship = Fanteria: { NOUN($first) }
prompt-repair_in_combat = Quale tua unità { PLACE($place, form: "in") } ripari?
option-repair = { NOUN($first) }: { NOUN($second) }
prompt-choose_refuge = { $card ->
    [none] In quale sistema adiacente vanno le tue navi?
   *[other] { NAME($card) }: in quale sistema adiacente vanno le tue navi?
}
prompt-take_along = { NAME($how) }: quali forze di terra porti via { PLACE($system, form: "from") }?
option-take_along-done = Nessun'altra

## Invasione

prompt-choose_bombardment = Quale tua unità { PLACE($system, form: "in") } bombarda quale pianeta?
option-bombard = { NOUN($first) } bombarda { NOUN($second) }
option-bombard_all = Tutte le restanti bombardano { NOUN($first) }
option-choose_bombardment-done = Basta bombardamenti
prompt-name_extra_die = { NAME("plasma_scoring") }: quale unità lancia un dado in più?
option-extra_die = { NOUN($first) } contro { NOUN($second) }
prompt-remove_custodians = { $influence ->
    [0] Rimuovi il segnalino Custodi { PLACE("mecatol_rex", form: "from") }? Non ti costa nulla, e devi atterrare lì.
   *[other] Rimuovi il segnalino Custodi { PLACE("mecatol_rex", form: "from") }, per { $influence } influenze? Poi devi atterrare lì.
}
option-remove_custodians = Rimuovilo
option-leave_custodians = Lascialo lì
option-land = { NOUN($first) } atterra su { NOUN($second) }
option-land_all = Tutte le fanterie atterrano su { NOUN($first) }
option-commit_ground_forces-done = Basta atterraggi
prompt-next_planet = { $what ->
    [ground_combat] Quale combattimento di terra viene adesso?
   *[space_cannon_defense] Su quale pianeta spara adesso il cannone spaziale in difesa?
}
option-next = { NOUN($first) }

## Produzione, ricerca, pagamento

option-trade_good = Spendi 1 bene commerciale
option-pay-for_me = Paga per me
option-produce = { $first ->
    [infantry] { NOUN($first) }: { NOUN($second) }
   *[other] { NOUN($first) }
}
option-produce_unit-done = { $produced ->
    [0] Non produrre nulla
   *[other] È tutto
}
prompt-choose_planet_to_swap = Quale pianeta scambia tra loro risorse e influenza per questa produzione?
option-choose_planet_to_swap-swap = { NOUN($first) }
prompt-produce_in_which_system = In quale sistema produci 1 unità?
prompt-choose_technology = Quale tecnologia ricerchi?
option-research = { NOUN($first) }
option-choose_technology-decline = Non ricercare
prompt-satisfy_prerequisites = { NAME($technology) }: che cosa usi per ignorare un prerequisito che ti manca?
option-ignore_with = { NOUN($first) }
prompt-assimilate_technology = Quale tecnologia di { PLAYER($other) } prendi?
option-assimilate_technology-gain = { NOUN($first) }
option-assimilate = { NOUN($first) }, con { NOUN($second) }
option-place_several-place = { NOUN($second) }
prompt-place_while_pieces_last = { NAME($how) }: dove metti le fanterie? { $left ->
    [one] Ne resta 1.
   *[other] Ne restano { $left }.
}
option-place_while_pieces_last-place = { NOUN($second) }
option-take_unit_back-take = { NOUN($first) }

## Segnalini comando

option-gain = Nella { NOUN($first) }
option-redistribute_tokens-move = Dalla { NOUN($first) } alla { NOUN($second) }
prompt-return_token = { NAME($why) }: da quale riserva restituisci un segnalino comando?
prompt-spend_token = { NAME($why) }: da quale riserva spendi un segnalino comando? { $count ->
    [one] 1 da spendere.
   *[other] { $count } da spendere.
}
option-spend_token-spend = Dalla { NOUN($first) }

## Fase di status, obiettivi, carte in mano

prompt-score_objectives = Quale obiettivo completi? Al massimo uno pubblico e uno segreto.
option-score_objectives-decline = Nessun altro
prompt-return_secret = Hai troppi obiettivi segreti. Quale torna nel mazzo?
option-return = Restituisci: { NOUN($first) }
option-discard = Scarta { NOUN($first) }

## Fase dell'agenda

prompt-choose_vote = { NAME($agenda) }: come voti? { $available ->
    [0] Non hai voti.
    [one] Hai 1 voto.
   *[other] Hai fino a { $available } voti.
} { $cast ->
    [none] Finora nessun voto.
   *[other] Voti espressi finora: { TALLY($cast) }.
}
option-vote = Vota: { NOUN($first) }
option-abstain = Astieniti
prompt-exhaust_for_votes = { NAME($agenda) }: finora { $votes ->
    [one] 1 voto
   *[other] { $votes } voti
} ({ part-outcome }), altri { $available } a disposizione. { $cast ->
    [none] {""}
   *[other] Voti degli altri: { TALLY($cast) }.{" "}
}Quale pianeta esaurisci per la sua influenza?
option-exhaust_for_votes-all = Esauriscili tutti (+{ $available })
option-exhaust_for_votes-done = Esprimi { $votes ->
    [one] 1 voto
   *[other] { $votes } voti
}
prompt-break_tie = Il voto su { NAME($agenda) } è in parità. Hai il segnalino portavoce: quale esito scegli?
option-resolve = { NOUN($first) }
prompt-predict_outcome = { NAME($component) }: quale esito predici per { NAME($agenda) }?
option-predict = { NOUN($first) }
prompt-elect_without_vote = { NAME("committee_formation") }: chi viene eletto per { NAME($agenda) }, senza voto?
option-elect = { NOUN($first) }
prompt-choose_bribe = { NAME("bribery") }: quanti beni commerciali spendi, per un voto ciascuno?
option-choose_bribe-spend = Spendi { $first }
prompt-close_system = La tua predizione su { NAME($agenda) } si è avverata. In quale tuo sistema ogni altro giocatore mette un segnalino comando?
prompt-learn_from_voter = La tua predizione si è avverata. Da chi prendi una tecnologia?
prompt-choose_losses = { NAME($why) }: quale tua unità è distrutta? { $left ->
    [one] Ancora una.
   *[other] In tutto { $left }.
}
option-lose = { NOUN($first) }{ part-damaged-third }: { NOUN($second) }
prompt-choose_settler = { NAME("colonial_redistribution") }: quale giocatore con meno punti di tutti può insediarsi su { PLACE($planet) }?
prompt-destroy_own_unit = { NAME($why) }: quale tua unità distruggi?
option-destroy_own_unit-destroy = { NOUN($first) }{ part-damaged-third }: { NOUN($second) }
prompt-exhaust_own_planet = { NAME($why) }: quale pianeta esaurisci? { $left ->
    [one] Ancora uno.
   *[other] { $left } da esaurire.
}
prompt-swap_strategy_cards = { NAME("imperial_arbiter") }: quali carte strategia passano di mano?
option-swap_strategy_cards-swap = Dai { NOUN($first) } a { NOUN($second) }, ricevi { NOUN($third) }

## Carte, tecnologie, abilità

prompt-choose_kind = { $card ->
    [none] Quale unità metti?
   *[other] { NAME($card) }: quale unità metti?
}
option-kind = { NOUN($first) }
prompt-choose_player = { $card ->
    [none] Quale giocatore?
   *[other] { NAME($card) }: quale giocatore?
}
prompt-choose_system = { $card ->
    [none] Quale sistema?
   *[other] { NAME($card) }: quale sistema?
}
prompt-choose_planet = { $card ->
    [none] Quale pianeta?
   *[other] { NAME($card) }: quale pianeta?
}
prompt-choose_planet_if_any = { $card ->
    [none] Quale pianeta?
   *[other] { NAME($card) }: quale pianeta?
}
prompt-choose_unit = { $card ->
    [none] Quale unità?
   *[other] { NAME($card) }: quale unità?
}
option-unit = { NOUN($first) }: { NOUN($second) }{ part-damaged-fourth }, { NOUN($third) }
prompt-choose_law = { $card ->
    [none] Quale legge?
   *[other] { NAME($card) }: quale legge?
}
option-law = { NOUN($first) }
prompt-take_action_card = Quale carta azione di { PLAYER($other) } prendi?
prompt-take_good = { NAME($why) }: che cosa prendi a { PLAYER($other) }?
option-take_good-trade_good = 1 bene commerciale
option-commodity = 1 merce
prompt-choose_exchange = Quali carte strategia passano di mano?
prompt-choose_exchange_with_owner = { NAME("acquiescence") }: quali carte strategia passano di mano?
prompt-choose_note = { NAME($note) }: di chi è la cambiale che giochi?
prompt-send_ground_forces_away = { NAME("raghs_call") }: su quale pianeta vanno le forze di terra del proprietario che sono su { PLACE($planet) }?
prompt-land_reinforcements = { NAME($how) }: su quale pianeta metti { $count } fanterie?
option-land_reinforcements-place = { NOUN($second) }
option-land_reinforcements-done = Non metterne
prompt-take_up_forces = { NAME("transit_diodes") }: quali forze di terra togli? Finora { $taken } su { $most }.
option-take_up_forces-take = Fanteria: { NOUN($first) }
prompt-move_forces_nearby = { NAME("bioplasmosis") }: quale fanteria si sposta, e dove?
option-move = Fanteria { NOUN($first, form: "from") } { NOUN($second, form: "to") }
prompt-choose_wormhole_token = Quale segnalino wormhole metti o sposti?
option-token = Il wormhole { NOUN($first) }
prompt-place_wormhole_token = { $lies_in ->
    [0] Dove metti il wormhole { NAME($wormhole) }?
   *[other] Dove va il wormhole { NAME($wormhole) }? Ora è { PLACE($lies_in, form: "in") }.
}

## Commercio tra giocatori

prompt-approach = Con chi vuoi commerciare?
option-withdraw = Ritira l'offerta a { NOUN($first) }
prompt-make_offer = La tua offerta a { PLAYER($other) }. Dai:{ part-gives }. Ricevi:{ part-asks }.
option-give_trade_goods = Dai { $first ->
    [one] 1 bene commerciale
   *[other] { $first } beni commerciali
}
option-give_commodities = Dai { $first ->
    [one] 1 merce
   *[other] { $first } merci
}
option-give_note = Dai { NOUN($first) }
option-give_card = Dai { NOUN($first) }
option-pledge = Prometti { NOUN($first) }
option-ask_trade_goods = Chiedi { $first ->
    [one] 1 bene commerciale
   *[other] { $first } beni commerciali
}
option-ask_commodities = Chiedi { $first ->
    [one] 1 merce
   *[other] { $first } merci
}
option-ask_note = Chiedi { NOUN($first) }
option-ask_card = Chiedi { NOUN($first) }
option-ask_pledge = Chiedi { NOUN($first) }
option-clear = Ricomincia da capo
option-propose = Fai questa offerta
option-cancel = Nessuna offerta
prompt-answer_offer = { PLAYER($other) } propone un accordo. Ricevi:{ part-gives }. Dai:{ part-asks }.
option-accept = Accetta
option-answer_offer-decline = Rifiuta
option-counter = Cambia l'offerta

## Finestre: si può giocare qualcosa

prompt-window = Giochi qualcosa?
option-play = { NOUN($first) }
