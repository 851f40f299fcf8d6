### Perché no, secondo le regole che i giochi tra le stelle condividono

refusal-about_yourself = risponde a ciò che fa un altro giocatore, non tu
refusal-not_about_you = riguarda un altro giocatore
refusal-not_in_this_combat = non partecipi a questo combattimento
refusal-not_your_planet = non controlli { PLACE($first) }
refusal-nothing_put_off = { NAME($first) } non ha in serbo nulla per te
refusal-no_target = { $second ->
    [none] manca: { NAMES($first) }
   *[other] manca: { NAMES($first) } ({ NAMES($second) })
}
refusal-player_eliminated = { PLAYER($first) } è fuori dal gioco
refusal-other_kind = non riguarda unità { NAME($first) }
refusal-no_unit_there = non c'è { NAME($first) }: { PLACE($second) }
refusal-none_is_damaged = nessuna unità { NAME($first) } è danneggiata: { PLACE($second) }
refusal-all_are_damaged = tutte le unità { NAME($first) } sono danneggiate: { PLACE($second) }
refusal-in_another_system = { PLACE($first) } è in un altro sistema
refusal-another = dev'essere un altro giocatore
refusal-card_not_with = { NAME($first) } non è davanti a { PLAYER($second) }
refusal-empty_pool = la tua { NAME($first) } è vuota
refusal-moved_back = un segnalino tornerebbe da dove è venuto
refusal-same_pool = il segnalino resterebbe dov'è: { NAME($first) }
refusal-no_such_system = non c'è un sistema così
refusal-own_token = lì c'è un tuo segnalino comando
refusal-no_move_value = { NAME($first) }: non ha movimento proprio
refusal-out_of_reach = è troppo lontano
refusal-ships_in_the_way = le navi di altri giocatori sbarrano la strada
refusal-border_in_the_way = un confine sul percorso è chiuso alle tue navi
refusal-border_ends_move = un confine sul percorso pone fine al movimento di chi lo attraversa
refusal-slowed_by_nebula = parte da una nebulosa, { PLACE($first) }, dove il suo valore di movimento è 1
refusal-straight_through_gravity_rift = attraversando dritto una faglia gravitazionale una nave non va più lontano, e il percorso è troppo lungo
refusal-has_moved = ha già mosso
refusal-no_such_ship = non c'è una nave così
refusal-comes_anyway = arriva anche senza
refusal-without_use = tornerebbe senza nulla a bordo
refusal-travel_ban = { NAME($first) } chiude il wormhole sulla strada
refusal-hindered_together = più cose insieme chiudono le strade più brevi: navi, anomalie, leggi
refusal-load_singly = non si può caricare più di un'unità insieme
refusal-not_cargo = { NAME($first) } non viaggia a bordo di navi
refusal-already_there = è già lì
refusal-not_on_the_way = il { PLACE($first) } non è sul percorso
refusal-not_in_excess = non è quello che hai di troppo
refusal-no_capacity = non c'è posto { PLACE($first, form: "in") }
refusal-kind_full = in una flotta non possono stare più di { $first } navi dello stesso tipo: { NAME($second) } { PLACE($third, form: "in") }
refusal-fleet_full = la tua riserva della flotta permette { $first ->
    [one] 1 nave
   *[other] { $first } navi
} in un sistema{ $fourth ->
    [none] {""}
   *[other] : { $third ->
        [one] 1 segnalino
       *[other] { $third } segnalini
    }, { ADDED($fourth) }
}
refusal-takes_no_part = { NAME($first) } non vi prende parte
refusal-all_chosen = ogni unità { NAME($first) } è già scelta
refusal-cannot_sustain = { NAME($first) } non può sostenere danni
refusal-kept_from_sustaining = qui qualcosa impedisce a { NAME($first) } di sostenere danni
refusal-hits_are_for_other_ships = { $first ->
    [one] 1 colpo va a una nave che non sia un caccia
   *[other] { $first } colpi vanno a navi che non siano caccia
}
refusal-no_ground_force = { NAME($first) } non sbarca sui pianeti
refusal-no_plastic_piece = { NAME($first) }: non hai più miniature di plastica per iniziare un nuovo gruppo
refusal-planet_exhausted = { PLACE($first) } è esaurito
refusal-planet_worth_nothing = { PLACE($first) } non dà { NAME($second) }
refusal-no_trade_goods = non hai beni commerciali
refusal-no_cost = { NAME($first) }: non puoi ancora produrne
refusal-too_expensive = costerebbe { $second } risorse{ $third ->
    [none] {""}
   *[other] {" "}({ ADDED($third) })
}, più di quante puoi spenderne
refusal-cost_limit = le unità possono costare in tutto { $first }
refusal-infantry_limit = il limite è di { $first } fanterie
refusal-production_limit = si può produrre { $first } al massimo
refusal-blockaded = c'è un blocco { PLACE($first, form: "in") }
refusal-none_left = non ne hai più da mettere
refusal-needs_planet = { NAME($first) }: il suo posto è su un pianeta
refusal-needs_space = { NAME($first) } va nello spazio
refusal-not_placed_there = ora non si può mettere lì: { PLACE($first) }
refusal-not_taken_from_there = da { PLACE($first) } non si riprende nulla per questo
refusal-planet_full = { PLACE($first) } non ha posto per un altro { NAME($second) }
refusal-not_produced = { NAME($first) } si costruisce in altro modo, non si produce
refusal-produced_elsewhere = non stai producendo in questo luogo: { PLACE($first) }
refusal-no_producer_there = nessuna tua unità produce su { PLACE($first) }
refusal-not_enough_resources = non puoi spendere { $first } risorse
