# Perché no: ciò che i giocatori tentano e nessuna domanda propone.

refusal-not_your_leader = { NAME($first) } non è tra i tuoi leader
refusal-leader_is_dead = { NAME($first) } è tra le vittime
refusal-fought_elsewhere = in questo round { NAME($first) } ha già combattuto { NAME($second, form: "in") }
refusal-leader_is_alive = { NAME($first) } non è tra le vittime
refusal-not_in_hand = non hai in mano { NAME($first) }
refusal-card_of_another_kind = { NAME($first) } non è una carta { $second ->
    [defense] difesa
   *[attack] attacco
}
refusal-at_least_one_unit = serve almeno una unità
refusal-at_least_one_influence = serve almeno un'influenza
refusal-casualties_at_most = hai { $first } unità comuni tra le vittime
refusal-facedown_there = le tue unità { NAME($first, form: "in") } sono a faccia in giù
refusal-no_units_there = non hai unità { NAME($first, form: "in") }
refusal-only_in_ceasefire = si può fare solo in una tregua temporanea
refusal-permission_has_its_time = i permessi cambiano solo in una tregua temporanea e nel tuo reclutamento
refusal-no_such_round = la partita ha i round da 1 a { $first }
refusal-predict_another = la predizione riguarda un altro giocatore
refusal-race_not_at_table = nessuno gioca con { NAME($first, form: "the") }
refusal-traitor_not_dealt = { NAME($first) } non è tra le carte traditore che hai ricevuto
refusal-dial_ends = la ghiera arriva a { $first }
refusal-dial_at_most = lì le tue unità valgono { $first }
refusal-starting_units_left = ti restano { $first } unità da schierare
refusal-already_there = le unità sono già { NAME($first, form: "in") }
refusal-other_kind_asked = si chiede il numero di unità { $first ->
    [mechanized] meccanizzate
    [facedown] a faccia in giù
   *[units] comuni
}
refusal-units_there = { NAME($second, form: "in") } ne hai { $first }
refusal-only_facedown_beside_ally = accanto a un alleato { NAME($first, form: "in") } possono stare solo unità a faccia in giù
refusal-only_influence = si può dare soltanto influenza
refusal-give_to_another = si dà a un altro giocatore
refusal-propose_with_yourself = puoi proporre solo un'alleanza di cui fai parte
refusal-members_in_order = indica ogni membro una volta, nell'ordine dei posti
refusal-no_permission_needed = il tuo vantaggio da alleato non richiede permessi
refusal-permission_stands = per { PLAYER($first) } è già così
refusal-bid_banned = in questo round non puoi fare offerte
refusal-hand_full = hai { $first } carte strategia, il tuo limite
refusal-passed_already = in quest'asta hai già passato
refusal-lazax_only = solo i Lazax hanno unità meccanizzate
refusal-no_mechanized_casualties = non ci sono unità meccanizzate tra le vittime
refusal-mechanized_not_free = le unità meccanizzate non tornano così
refusal-five_free_units = così tornano al massimo cinque unità
refusal-way_bombarded = la flotta sbarra la strada { NAME($first, form: "to") }
refusal-way_demolished = la strada { NAME($first, form: "to") } passa per lo spazio demolito
refusal-way_barred_twice = le strade { NAME($first, form: "to") } sono sbarrate dalla flotta e dallo spazio demolito
refusal-advantage_cancelled = annullato: { NAME($first) }
refusal-hacan_ships_only = solo gli Hacan, e gli alleati a cui lo permettono, trasportano unità
refusal-battles_are_fought = ogni battaglia va combattuta
refusal-fight_another = si combatte contro un altro giocatore
refusal-allies_do_not_fight = { PLAYER($first) } è tra i tuoi alleati
refusal-no_battle_in_council = { NAME($first, form: "in") } non si combatte
refusal-opponent_not_there = { PLAYER($first) } non ha unità a faccia in su { NAME($second, form: "in") }
refusal-all_facedown = tutte le tue unità { NAME($first, form: "in") } sono già a faccia in giù
refusal-all_faceup = tutte le tue unità { NAME($first, form: "in") } sono già a faccia in su
refusal-no_battle_card = { NAME($first) } non si impegna in battaglia
refusal-other_part_asked = ti si chiede { $first ->
    [number] un numero
    [leader] un leader
    [attack] una carta attacco
    [defense] una carta difesa
   *[slot] uno spazio della ghiera
}
refusal-card_needs_leader = { NAME($first) } richiede un leader che possa combattere
refusal-leader_required = hai un leader che può combattere, quindi uno deve farlo
refusal-card_promised = lo spazio scelto richiede { $first ->
    [defense] una carta difesa
   *[attack] una carta attacco
}
refusal-losses_there = { NAME($third, form: "in") } hai { $first } unità comuni e { $second } meccanizzate
refusal-losses_at_least = le perdite devono valere { $first }
refusal-losses_needless = bastano meno unità per un valore di { $first }
refusal-not_committed = { NAME($first) } non è tra le carte che ti restano da questa battaglia
refusal-name_another = indica un altro giocatore
refusal-flight_at_most = la flotta vola al massimo di { $first } settori
refusal-loan_at_most = puoi fare a meno di { $first } influenza
