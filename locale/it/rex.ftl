# Rex: Final Days of an Empire. Che cosa il gioco chiede, offre e rifiuta, con parole nostre.
#
# prompt-<prompt>            la domanda; le variabili sono quelle di `ask.about`
# moment-<moment>            una finestra in cui si può giocare qualcosa; i suoi fatti si chiamano come in rex/moments.py
# option-<verb>              un'opzione; $first, $second ... sono i suoi nomi, $all è l'elenco intero
# option-<prompt>-<verb>     lo stesso, dove una domanda vuole parole sue; può usare anche `ask.about`
# refusal-<key>              perché no; $first, $second ... sono i suoi argomenti
#
# PLAYER($seat) e PLAYERS($seats) nominano i giocatori, NAME($id) e NAMES($ids) tutto il resto.
# Un argomento vuoto arriva come "none".

game = Rex: Final Days of an Empire
    .short = Rex
    .about = Da tre a sei grandi razze si contendono la capitale in fiamme di un impero morente, con eserciti, offerte, traditori e alleanze di comodo.

## Setup

prompt-choose_race = Con quale razza giochi?
option-choose_race-race = { NOUN($first) }

prompt-predict_winner = { $race ->
    [none] La tua predizione sigillata: quale razza sarà tra i vincitori?
   *[other] La tua predizione sigillata: in quale round arriva la vittoria { NAME($race, form: "of") }?
}
option-predict_winner-race = { NOUN($first) }
option-predict_winner-round = Nel round { $first }

prompt-select_traitor = Hai ricevuto quattro carte traditore. Quale tieni?
option-keep = Tieni { NOUN($first, form: "the") }

prompt-fleet_dial = Siedi accanto al primo giocatore: scegli un numero sul tuo disco. La differenza tra i due dischi è il settore in cui comincia la flotta Sol.
option-fleet_dial-dial = Scegli { $first }

prompt-place_starting_units = { $space ->
    [none] { $left ->
        [one] Ti resta una sola unità da piazzare. In quale spazio la metti?
       *[other] Hai { $left } unità da piazzare. In quale spazio ne metti alcune?
    }
   *[other] { $left ->
        [one] La tua ultima unità comincia { NAME($space, form: "in") }?
       *[other] Quante unità cominciano { NAME($space, form: "in") }? Ne hai ancora { $left }.
    }
}
option-place_starting_units-space = { NOUN($first) }
option-place_starting_units-units = Piazza { $first } unità

## Fase influenza

prompt-relocate = L'Offensiva Sol risparmia le tue unità { NAME($origin, form: "in") }. Dove vanno?
option-relocate-stay = Resta { NAME($origin, form: "in") }
option-to = { NOUN($first) }

prompt-negotiate = Una tregua: forma o rompi alleanze, regala influenza, o di' che hai finito. Puoi agire ancora { $left ->
    [one] una volta
   *[other] { $left } volte
}.
option-ready = Ho finito
option-leave = Rompi la tua alleanza
option-propose = Proponi un'alleanza tra { NOUNS($all) }
option-give = Dai influenza a { NOUN($first) }
option-permit = Concedi a { NOUN($first) } il tuo vantaggio dell'alleanza
option-withhold = Nega a { NOUN($first) } il tuo vantaggio dell'alleanza

prompt-answer_proposal = { PLAYER($proposer) } propone un'alleanza tra { PLAYERS($members) }. Ci stai?
option-accept = Accetta
option-decline = Rifiuta

prompt-gift_amount = Quanta influenza dai a { PLAYER($receiver) }?
option-gift_amount-amount = Dai { $first }

## Fase offerta

prompt-bid = { $high ->
    [0] Una carta è all'asta e nessuno ha ancora offerto; carte in vendita in tutto: { $left }.
   *[other] Una carta è all'asta e l'offerta più alta è { $high }; carte in vendita in tutto: { $left }.
} Quanto offri?
option-pass = Passa
option-bid = Offri { $first }

prompt-loan_amount = Quanta della tua influenza consegni a { PLAYER($ally) } prima dell'offerta?
option-loan_amount-amount = Consegna { $first }

prompt-discard_down = La tua Mano Ampia è annullata: hai { $cards } carte e puoi tenerne { $limit }. Quale scarti?
option-discard = Scarta { NOUN($first) }

prompt-name_player = { $ban ->
    [bid] Chi non può fare offerte in questa fase?
   *[alliance] Chi non può entrare in un'alleanza in questa tregua?
}
option-name = { NOUN($first) }

## Fase di reclutamento

prompt-recruit = Chi recuperi dalle tue vittime? Puoi reclutare ancora { $left } unità, { $free ->
    [0] per 2 influenze ciascuna
    [one] la prima gratis, le altre per 2 influenze ciascuna
   *[other] le prime { $free } gratis, le altre per 2 influenze ciascuna
}; un leader costa influenza pari alla sua forza.
option-done = Fatto
option-recruit-units = Recluta { $first } unità
option-recruit-mechanized = Recluta un'unità meccanizzata
option-recruit-leader = Recluta { NOUN($first, form: "the") }

prompt-free_recruits = Le Nuove Reclute non costano nulla: un leader, o fino a cinque unità?
option-free_recruits-units = Recupera { $first } unità
option-free_recruits-leader = Recupera { NOUN($first, form: "the") }

## Fase di manovra

prompt-move_from = Il tuo movimento, fino a { $steps } spazi: da quale spazio parte un gruppo?
option-stay = Non muovere
option-from = Muovi { NOUN($first, form: "from") }

prompt-move_to = Dove va il gruppo che parte { NAME($origin, form: "from") }, al massimo a { $steps } spazi di distanza?

prompt-count_units = { $kind ->
    [mechanized] Quante unità meccanizzate vanno
    [facedown] Quante unità capovolte vanno
   *[units] Quante unità vanno
} { NAME($origin, form: "from") } { NAME($target, form: "to") }{ $pair ->
    [0] {""}
    [1] , due per 1 influenza
    [2] , a 1 influenza l'una
   *[other] , a 2 influenze l'una
}?
option-count_units-units = { $first } unità
option-count_units-mechanized = { $first ->
    [one] 1 meccanizzata
   *[other] { $first } meccanizzate
}
option-count_units-facedown = { $first ->
    [one] 1 capovolta
   *[other] { $first } capovolte
}

prompt-deploy = Il tuo schieramento: { $reserve } unità in riserva, { $influence ->
    [one] 1 influenza
   *[other] { $influence } influenze
}. In quale spazio?
option-deploy-none = Non schierare
option-deploy = Schiera { NOUN($first, form: "in") }
option-transfer = Trasporta unità { NOUN($first, form: "from") }

prompt-deploy_extra = Il tuo Informatore apre un altro spazio: 1 influenza per ogni unità. In quale spazio schieri?
prompt-transfer_to = Verso quale spazio trasporti le unità { NAME($origin, form: "from") }, per 1 influenza ciascuna?

## Fase battaglia

prompt-choose_shield = Di quale spazio in cui hai unità distruggi lo scudo per sempre?
option-space = { NOUN($first) }

prompt-flip = Giri delle unità? Tutte le tue unità in uno stesso spazio devono mostrare lo stesso lato.
option-faceup = Scopri le unità { NOUN($first, form: "in") }
option-facedown = Capovolgi le unità { NOUN($first, form: "in") }

prompt-choose_battle = Quale delle tue battaglie viene adesso?
option-battle = Combatti contro { NOUN($second) } { NOUN($first, form: "in") }

prompt-forbid_title = Il tuo comando: quale carta da battaglia vieti a { PLAYER($target) }?
option-title = { NOUN($first) }

prompt-choose_element = Il tuo comando: che cosa deve rivelare { PLAYER($target) }?
option-element = { $first ->
    [leader] Il leader
    [attack] La carta attacco
    [defense] La carta difesa
   *[number] Il numero sul disco
}

prompt-answer_element = { $element ->
    [leader] Devi dire qual è il tuo leader per questa battaglia, e poi attenerti alla tua parola.
    [attack] Devi mostrare la tua carta attacco o dire che non ne giochi, e poi attenerti alla tua parola.
    [defense] Devi mostrare la tua carta difesa o dire che non ne giochi, e poi attenerti alla tua parola.
   *[number] Devi dire il numero sul tuo disco, e poi attenerti a quello.
}
option-answer_element-none = { $element ->
    [leader] Nessun leader
   *[other] Nessuna carta di questo tipo
}
option-answer_element-leader = { NOUN($first) }
option-answer_element-card = Mostra { NOUN($first) }
option-answer_element-dial = { $first } sul disco

prompt-battle_plan = Piano sigillato per la battaglia { NAME($space, form: "in") }: { $part ->
    [leader] quale leader impegni?
    [slot] quali carte impegni insieme al leader?
   *[strength] quanta forza scegli sul disco? Se vinci, perdi unità per quel valore.
}
option-battle_plan-dial = { $first } sul disco
option-battle_plan-leader = Impegna { NOUN($first, form: "the") }
option-slot = { $first ->
    [attack] Una carta attacco
    [defense] Una carta difesa
    [both] Una carta attacco e una difesa
   *[none] Nessuna carta
}

prompt-commit_card = { $icon ->
    [defense] Quale carta difesa impegni?
   *[attack] Quale carta attacco impegni?
}
option-attack = { NOUN($first) }
option-defense = { NOUN($first) }

prompt-reveal_traitor = Hai al tuo soldo { NAME($leader, form: "the") }. Riveli ora la carta traditore?
option-reveal = Rivela il traditore
option-reveal_traitor-pass = Fai finta di nulla

prompt-take_casualties = Hai vinto { NAME($space, form: "in") } con { $worth } sul disco. Quali unità perdi?
option-lose = { $first ->
    [0] Perdi { $second ->
        [one] 1 meccanizzata
       *[other] { $second } meccanizzate
    }
   *[other] Perdi { $first } unità{ $second ->
        [0] {""}
        [one] {" e"} 1 meccanizzata
       *[other] {" e"} { $second } meccanizzate
    }
}

prompt-keep_cards = Hai vinto e puoi tenere le carte che hai impegnato. Ne scarti qualcuna?
option-keep_cards-done = Non scartare nessuna di queste

## Bombardamento e fine della partita

prompt-choose_flight = Di quanti settori si muove la flotta, invece di pescare una carta?
option-sectors = { $first ->
    [one] 1 settore
   *[other] { $first } settori
}

prompt-share_or_betray = La tua alleanza ha vinto. Condividi la vittoria o riveli la tua carta tradimento?
option-share = Condividi la vittoria
option-betray = Rivela la tua carta tradimento

prompt-counter_reveal = Un alleato ti ha tradito. Rispondi con la tua carta tradimento?

## Finestre: si può giocare qualcosa

prompt-window = Giochi qualcosa?
option-play = Gioca { NOUN($first) }
moment-influence_phase = Sta per iniziare la fase influenza.
moment-ceasefire_revealed = È uscita una Tregua Temporanea; stanno per iniziare le trattative.
moment-bidding_phase = Inizia la fase offerta; le carte non sono ancora state distribuite.
moment-before_bid = { PLAYER($seat) } sta per fare un'offerta; { $high ->
    [0] nessuno ha ancora offerto.
   *[other] { PLAYER($bidder) } è in testa con { $high }.
}
moment-recruitment_phase = Inizia la fase di reclutamento.
moment-after_movement = Il tuo movimento è fatto; ora viene il tuo schieramento.
moment-after_deployment = Il tuo schieramento è fatto; il tuo turno sta per finire.
moment-deployed = { PLAYER($seat) } ha schierato unità.
moment-battle_phase = Inizia la fase battaglia.
moment-first_command = Battaglia { NAME($space, form: "in") } tra { PLAYER($one) } e { PLAYER($other) }: i piani non sono ancora fatti.
moment-second_command = Battaglia { NAME($space, form: "in") } tra { PLAYER($one) } e { PLAYER($other) }: i piani non sono ancora fatti.
moment-bombardment_phase = Inizia la fase bombardamento; la carta non è ancora stata pescata.
moment-advantage_used = { PLAYER($seat) } usa il vantaggio { NAME($advantage) }.

## Rifiuti

refusal-race_taken = qualcuno gioca già con { NAME($first, form: "the") }
refusal-race_not_recommended = { NAME($first) }: razza non consigliata per questo numero di giocatori
refusal-space_bombarded = { NAME($first, form: "the") } è sotto bombardamento
refusal-space_demolished = con tre o quattro giocatori lo spazio { NAME($first) } è demolito
refusal-space_of_ally = c'è un alleato { NAME($first, form: "in") }
refusal-too_far = { NAME($first, form: "the") } è a più di { $second } spazi di distanza
refusal-nowhere_to_go = nessuno spazio è raggiungibile { NAME($first, form: "from") }
refusal-nothing_can_move = nessuna delle tue unità può muoversi
refusal-not_your_turn = non è il tuo turno
refusal-no_target_yet = nessuna carta influenza ha ancora indicato un bersaglio
refusal-offensive_resolved = in questa fase c'è già stata un'Offensiva Sol
refusal-no_alliances = con tre giocatori non ci sono alleanze
refusal-negotiation_limit = in questa tregua hai agito { $first ->
    [one] una volta
   *[other] { $first } volte
}, e questo è il limite
refusal-not_allied = non hai alleati
refusal-alliance_too_large = un'alleanza di { $first } è troppo grande per questo numero di giocatori
refusal-alliance_banned = { PLAYER($first) } non può entrare in un'alleanza in questa tregua
refusal-allied_elsewhere = { PLAYER($first) } ha un alleato fuori da questo gruppo
refusal-allied_already = questi giocatori sono già alleati
refusal-allies_share_space = { PLAYER($first) } e { PLAYER($second) } hanno unità nello stesso spazio
refusal-no_influence = non hai influenza da dare
refusal-banned_already = { PLAYER($first) } ha già questo divieto
refusal-nobody_to_name = tutti gli altri hanno già questo divieto
refusal-bid_too_low = l'offerta più alta è { $first }
refusal-not_enough_influence = { $first ->
    [one] hai 1 influenza
   *[other] hai { $first } influenze
}
refusal-not_an_ally = { PLAYER($first) } non è tra i tuoi alleati
refusal-lent_already = { PLAYER($first) } ha già avuto il tuo aiuto in questo round
refusal-no_casualties = non hai vittime da recuperare
refusal-traitor_deck_empty = non ci sono più carte traditore
refusal-nothing_to_permit = { PLAYER($first) } non potrebbe servirsene prima che tu possa decidere di nuovo
refusal-permission_changed = in questo turno hai già cambiato il permesso per { PLAYER($first) }
refusal-one_leader_a_round = il limite è di un leader a round
refusal-one_mechanized_a_round = il limite è di un'unità meccanizzata a round
refusal-five_units_a_round = il limite è di cinque unità a round
refusal-costs_more = costa { $first } e tu hai { $second }
refusal-outside_landing_zone = { NAME($first, form: "the") } non è nei settori in cui sbarca Sol
refusal-reserve_empty = non hai più unità in riserva
refusal-own_deployment = è il tuo stesso schieramento
refusal-observed_already = in questo round hai già risposto a uno schieramento di { PLAYER($first) }
refusal-own_advantage = è un tuo vantaggio
refusal-cancelled_already = è già annullato
refusal-no_shielded_space = non hai unità in uno spazio schermato
refusal-not_shielded = { NAME($first, form: "the") } non ha scudo
refusal-flipped_already = le unità { NAME($first, form: "in") } sono già state girate in questa fase
refusal-ally_present = c'è un alleato { NAME($first, form: "in") }, perciò le unità restano capovolte
refusal-mixed_sides = le tue unità { NAME($first, form: "in") } mostrano entrambi i lati; prima girale tutte allo stesso modo
refusal-not_your_battle = non combatti in questa battaglia
refusal-not_your_allys_battle = nessun tuo alleato combatte in questa battaglia, oppure ci combatti tu
refusal-title_forbidden = in questa battaglia ti è vietata la carta { NAME($first) }
refusal-bound_by_command = devi attenerti a quello che hai rivelato: { $second ->
    [none] { $first ->
        [leader] nessun leader
        [attack] nessuna carta attacco
       *[defense] nessuna carta difesa
    }
   *[other] { NAME($second) }
}
refusal-no_such_card = non hai in mano una carta { $first ->
    [defense] difesa
   *[attack] attacco
} che tu possa impegnare
refusal-betrayal_unfulfilled = la condizione di { NAME($first) } non è soddisfatta
refusal-betrayal_too_low = c'è già una carta tradimento rivelata di difficoltà { $first }, e la tua è inferiore

## Fasi, impostazioni, modi di vincere

phase-setup = Setup
phase-influence = Influenza
phase-bidding = Offerta
phase-recruitment = Reclutamento
phase-maneuvering = Manovra
phase-battle = Battaglia
phase-collection = Raccolta
phase-bombardment = Bombardamento

setting-races = Come si assegnano le razze quando i posti non le indicano: con choose i giocatori scelgono in ordine di gioco, con random si tirano a sorte.
setting-recommended = Offri solo le razze consigliate per questo numero di giocatori (Rex p.23).
setting-betrayal = Dai a tutti una carta tradimento: gli alleati che vincono possono tradirsi a vicenda (Rex p.23).
setting-facedown_coexist = Le unità Xxcha capovolte possono stare con le unità di un alleato (Rex p.22); altrimenti no.
setting-written_memory = Conserva nella cronaca di un giocatore ciò che gli è stato mostrato di passaggio; le regole lo affidano alla memoria (Rex p.20).
setting-negotiation_limit = Quante volte un giocatore può agire in una tregua, perché prima o poi finisca.

how-strongholds = fortezze
how-sol_siege = assedio di Sol
how-hacan_default = Hacan per esclusione
how-most_strongholds = più fortezze
how-xxcha_prediction = predizione di Xxcha
how-betrayal = tradimento
