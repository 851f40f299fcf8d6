# Twilight Imperium 4: perché no. refusal-<key>; $first, $second ... sono i suoi argomenti. Un frammento che segue
# il nome dell'opzione, perciò comincia con la minuscola e non ha punto finale.

## Quando si può giocare qualcosa

refusal-about_yourself = risponde a ciò che fa un altro giocatore, non tu
refusal-not_about_you = riguarda un altro giocatore
refusal-not_about_its_owner = { NAME($first) } riguarda ciò che fa il proprietario
refusal-not_your_turn = non è il tuo turno
refusal-not_in_this_combat = non partecipi a questo combattimento
refusal-not_a_space_combat = questo non è un combattimento spaziale
refusal-not_the_first_round = vale solo nel primo round del combattimento
refusal-not_your_opponent = risponde all'avversario, non a te
refusal-not_your_hit = il colpo non era tuo
refusal-not_your_loss = questo pianeta non l'hai perso tu
refusal-not_your_planet = non controlli { PLACE($first) }
refusal-not_gained_now = non hai ottenuto { PLACE($first) } in questa azione
refusal-not_in_this_system = la tua ammiraglia non è in questo sistema
refusal-not_the_flagship = non è l'ammiraglia
refusal-not_held = di questo giocatore non hai { NAME($first) }
refusal-another_note = è un'altra cambiale
refusal-not_against_its_owner = il possessore di { NAME($first) } non è stato sconfitto
refusal-not_at_its_owners_home = questo non è il sistema natale di un altro giocatore che possiede { NAME($first) }
refusal-not_attached_here = { NAME($first) } riguarda un altro pianeta
refusal-used_already = { NAME($first) }: per ora l'hai già usata
refusal-placed_already = il segnalino 0 è già su una carta
refusal-given_away = in questo round il segnalino 0 ce l'ha un altro giocatore
refusal-cancelled_already = è già annullata
refusal-your_own_card = è una tua carta
refusal-not_against_sabotage = non può annullare { NAME("sabotage") }
refusal-restrained = una cambiale te lo impedisce
refusal-passed_and_silent = hai passato, e { NAME("transparasteel_plating") } ti fa tacere in questo turno
refusal-protected = una cambiale protegge { PLAYER($first) }
refusal-other_upgrade = le tue fanterie non sono { NAME($first) }
refusal-nobody_rests = nessuna fanteria aspetta di tornare
refusal-nothing_put_off = { NAME($first) } non ha in serbo nulla per te

## Contro che cosa si può giocare una carta

refusal-no_target = { $second ->
    [none] manca: { NAMES($first) }
   *[other] manca: { NAMES($first) } ({ NAMES($second) })
}
refusal-another = dev'essere un altro giocatore
refusal-of_another = deve appartenere a un altro giocatore
refusal-mine = deve appartenere a te
refusal-not_mine = è già tuo
refusal-not_home = non puoi scegliere nulla in un sistema natale
refusal-not_mecatol_rex = non puoi scegliere { PLACE("mecatol_rex") }
refusal-hazardous = non è un pianeta pericoloso
refusal-exhausted = il pianeta non è esaurito
refusal-readied = il pianeta è esaurito
refusal-readied_or_with_infantry = il pianeta è esaurito e non ha fanterie
refusal-with_pds = non ci sono PDS
refusal-with_infantry = non ci sono fanterie
refusal-without_units = ci sono unità
refusal-next_to_mine = non hai pianeti nel suo sistema né in uno adiacente
refusal-of_the_new_controller = non è del giocatore che ha preso il tuo pianeta
refusal-below_my_bombardment = nessuna tua nave può bombardarlo
refusal-takes_infantry = non puoi metterci fanterie
refusal-beside_my_planet = non controlli pianeti in quel sistema
refusal-in_or_next_to_this_system = non è in questo sistema né in uno adiacente
refusal-with_action_cards = questo giocatore non ha carte azione
refusal-with_tactic_tokens = questo giocatore non ha segnalini nella riserva tattica
refusal-with_technology_to_take = questo giocatore non ha tecnologie che potresti prendere
refusal-voted_for_the_outcome = questo giocatore non ha votato per quell'esito
refusal-without_token_in_target = questo giocatore ha già un segnalino comando in quel sistema
refusal-without_token_of_another = tutti gli altri hanno già un segnalino comando lì
refusal-with_wormhole = non c'è un wormhole
refusal-with_my_ships = non hai navi lì
refusal-near_my_ships = non hai navi lì né in un sistema adiacente
refusal-with_my_war_sun = non hai soli da guerra lì
refusal-with_my_bombardment = lì non hai nulla che bombardi
refusal-with_my_token = non hai segnalini comando lì
refusal-with_readied_planets_of_others = gli altri non hanno pianeti non esauriti lì
refusal-without_ships_of_others = altri giocatori hanno navi lì
refusal-open_next_to_this_system = da questo sistema non puoi andarci
refusal-takes_cruiser = non puoi metterci un incrociatore
refusal-takes_destroyer = non puoi metterci un cacciatorpediniere
refusal-takes_fighter_or_destroyer = non puoi metterci né caccia né un cacciatorpediniere
refusal-no_such_planet = non controlli pianeti di quel tipo
refusal-nothing_to_ready = non hai pianeti esauriti di quel tipo
refusal-nothing_to_replace = non c'è nulla da sostituire

## Preparazione e fase della strategia

refusal-faction_taken = qualcuno gioca già con { NAME($first, form: "the") }
refusal-colour_taken = qualcuno ha già preso il colore { NAME($first) }
refusal-tile_clashes_everywhere = il sistema { $first } toccherebbe ovunque un suo simile; mettine prima un altro
refusal-inner_ring_first = prima vengono gli anelli interni
refusal-anomalies_touch = due anomalie si toccherebbero
refusal-wormholes_touch = due wormhole uguali si toccherebbero
refusal-card_taken = qualcuno ha già preso { NAME($first) }
refusal-card_refused = devi scegliere una carta diversa da { NAME($first) }
refusal-no_other_card = non c'è un'altra carta da scegliere
refusal-no_strategy_card = non hai carte strategia
refusal-nothing_chosen = { PLAYER($first) } non ha scelto carte strategia in questa fase
refusal-nothing_to_swap = non c'è nulla da scambiare

## Turni e segnalini

refusal-strategy_card_exhausted = hai già usato { NAME($first) }
refusal-strategy_card_not_used = prima devi usare { NAME($first) }
refusal-no_strategy_token = la riserva strategica è vuota
refusal-empty_fleet_pool = la riserva della flotta di { PLAYER($first) } è vuota
refusal-empty_pool = la tua { NAME($first) } è vuota
refusal-no_tokens_left = non hai più segnalini comando nei rinforzi
refusal-moved_back = un segnalino tornerebbe da dove è venuto
refusal-fleet_regulations = { NAME("fleet_regulations") }: il limite è di { $first } segnalini
refusal-not_enough_influence = non puoi spendere { $first } influenze
refusal-chosen_already = hai già scelto { PLAYER($first) }
refusal-speaker_already = hai già il segnalino portavoce
refusal-commodities_full = hai già tutte le tue merci
refusal-readied_already = { PLACE($first) } non è esaurito
refusal-no_exhausted_planet = nessun tuo pianeta è esaurito
refusal-no_structure_possible = lì non c'è posto per una struttura
refusal-no_production_at_home = nulla nel tuo sistema natale produce

## Movimento

refusal-no_such_system = non c'è un sistema così
refusal-own_token = lì c'è un tuo segnalino comando
refusal-chaos_mapping = { NAME("chaos_mapping") } ti tiene fuori { PLACE($first, form: "from") }
refusal-has_moved = ha già mosso
refusal-no_such_ship = non c'è una nave così
refusal-no_gravity_drive = { NAME("gravity_drive") } non è disponibile
refusal-comes_anyway = arriva anche senza
refusal-no_move_value = { NAME($first) }: non ha movimento proprio
refusal-into_asteroid_field = { PLACE($first) } è un campo di asteroidi: le tue navi non possono entrarvi
refusal-into_supernova = { PLACE($first) } è una supernova: le tue navi non possono entrarvi
refusal-out_of_reach = è troppo lontano
refusal-ships_in_the_way = le navi di altri giocatori sbarrano la strada
refusal-asteroid_field_in_the_way = un campo di asteroidi chiude la strada
refusal-supernova_in_the_way = una supernova chiude la strada
refusal-nebula_in_the_way = una nebulosa chiude la strada: le navi non la attraversano
refusal-slowed_by_nebula = parte da una nebulosa, { PLACE($first) }, dove il suo valore di movimento è 1
refusal-travel_ban = { NAME($first) } chiude il wormhole sulla strada
refusal-hindered_together = più cose insieme chiudono le strade più brevi: navi, anomalie, leggi
refusal-without_use = tornerebbe senza nulla a bordo
refusal-nothing_to_load = non c'è nulla da imbarcare, o non c'è posto
refusal-already_there = è già lì
refusal-not_on_the_way = il { PLACE($first) } non è sul percorso
refusal-not_in_excess = non è quello che hai di troppo
refusal-no_room = non c'è posto a bordo
refusal-no_capacity = non c'è posto { PLACE($first, form: "in") }
refusal-fleet_full = la tua riserva della flotta permette { $first ->
    [one] 1 nave
   *[other] { $first } navi
} in un sistema
refusal-no_units_to_connect = ti servono unità in questo sistema e in un altro
refusal-no_units_there = non ci sono le unità che richiede
refusal-no_units_of_others = nessun altro ha unità { PLACE($first, form: "in") }
refusal-no_ships_there = non hai navi { PLACE($first, form: "in") }
refusal-no_cruiser_there = non hai incrociatori { PLACE($first, form: "in") }
refusal-no_wormhole = non c'è un wormhole { PLACE($first, form: "in") }
refusal-home_system = il { PLACE($first) } è un sistema natale
refusal-ships_of_others = altri giocatori hanno navi { PLACE($first, form: "in") }

## Combattimento

refusal-no_dice = non hai lanciato dadi
refusal-no_die_to_raise = a nessun dado manca solo 1
refusal-no_hits_produced = non ci sono colpi
refusal-no_fighters = non hai caccia lì
refusal-no_fighters_there = non ci sono caccia { PLACE($first, form: "in") }
refusal-no_cruiser_or_destroyer = non hai né incrociatori né cacciatorpediniere { PLACE($first, form: "in") }
refusal-no_such_ship_there = lì non hai nessuna delle navi che servono
refusal-no_ship = { NAME($first) }: non è una nave nello spazio
refusal-no_ship_of_yours = non era una tua nave
refusal-no_ship_to_destroy = non hai navi da distruggere
refusal-no_damaged_ship = { NAME($first) }: lì non c'è più nulla di danneggiato
refusal-no_opposing_ships = l'avversario non ha più navi lì
refusal-no_opposing_big_ships = l'avversario non ha lì navi diverse dai caccia
refusal-immune = { NAME($first) }: è immune
refusal-not_damaged = la tua ammiraglia non è danneggiata
refusal-nothing_to_repair = lì non hai nulla di danneggiato
refusal-too_few_ships = lì ti servono { $first } navi, caccia esclusi
refusal-hits_are_for_other_ships = { $first ->
    [one] 1 colpo va a una nave che non sia un caccia
   *[other] { $first } colpi vanno a navi che non siano caccia
}
refusal-no_commodities = questo giocatore non ha merci

## Invasione

refusal-all_aimed = { NAME($first) }: tutte le tue unità di questo tipo hanno già un bersaglio
refusal-no_more_to_aim = resta al più un'unità da puntare
refusal-nothing_to_bombard = non c'è nulla da bombardare su { PLACE($first) }
refusal-nothing_bombards = lì nulla potrebbe bombardare
refusal-nothing_to_bombard_with = lì non hai nulla con cui bombardare
refusal-planetary_shield = { PLACE($first) } ha uno scudo planetario
refusal-no_planetary_shield = { PLACE($first) } non ha uno scudo planetario
refusal-conventions_of_war = { NAME("conventions_of_war") }: { PLACE($first) } è un pianeta culturale
refusal-custodians = il segnalino Custodi chiude { PLACE("mecatol_rex") }
refusal-nobody_to_commit = non hai forze di terra da far atterrare
refusal-must_commit = devi atterrare su { PLACE($first) }
refusal-parleyed = per ora { NAME("parley") } chiude { PLACE($first) }
refusal-demilitarized = { PLACE($first) } è una zona demilitarizzata
refusal-no_plastic_piece = { NAME($first) }: non hai più miniature di plastica per iniziare un nuovo gruppo
refusal-no_planet_of_yours = non controlli pianeti { PLACE($first, form: "in") }
refusal-no_pds_there = gli altri giocatori non hanno PDS lì
refusal-no_ground_forces = non hai forze di terra lì
refusal-no_ground_forces_there = non ci sono forze di terra su { PLACE($first) }
refusal-no_other_planet = { PLAYER($first) } non ha un altro pianeta per loro
refusal-no_forces_there = non hai forze di terra su { PLACE($first) }
refusal-no_opposing_infantry = l'avversario non ha fanterie su { PLACE($first) }
refusal-not_adjacent = { PLACE($second) } non è in un sistema adiacente a quello di { PLACE($first) }
refusal-nothing_to_transfer = non hai forze di terra da spostare

## Produzione, pagamento, ricerca

refusal-planet_exhausted = { PLACE($first) } è esaurito
refusal-planet_worth_nothing = { PLACE($first) } non dà { NAME($second) }
refusal-no_trade_goods = non hai beni commerciali
refusal-too_few_trade_goods = servono { $first } beni commerciali
refusal-no_cost = { NAME($first) }: non puoi ancora produrne
refusal-too_expensive = costerebbe { $second } risorse, più di quante puoi spenderne
refusal-cost_limit = le unità possono costare in tutto { $first }
refusal-production_limit = { $first ->
    [one] il limite è di 1 unità
   *[other] il limite è di { $first } unità
}
refusal-infantry_limit = il limite è di { $first } fanterie
refusal-blockaded = c'è un blocco { PLACE($first, form: "in") }
refusal-none_left = non ne hai più da mettere
refusal-needs_planet = { NAME($first) }: il suo posto è su un pianeta
refusal-planet_full = { PLACE($first) } non ha posto per un altro { NAME($second) }
refusal-nowhere_to_place = non c'è un posto adatto
refusal-stymied = una cambiale ti impedisce di produrre lì
refusal-no_production = lì nulla di tuo produce
refusal-no_war_sun = non c'era un sole da guerra { PLACE($first, form: "in") }, e nessuna supernova è adiacente
refusal-no_planet_there = nessun tuo pianeta { PLACE($first, form: "in") } può ricevere fanterie
refusal-nothing_to_pay_with = non hai nulla con cui pagare
refusal-not_enough_resources = non puoi spendere { $first } risorse
refusal-nothing_to_research = non c'è nulla che tu possa ricercare
refusal-technology_owned = possiedi già { NAME($first) }
refusal-technology_not_owned = non possiedi { NAME($first) }
refusal-not_in_deck = { NAME($first) } non è nel tuo mazzo delle tecnologie
refusal-prerequisites_missing = ti mancano prerequisiti per { NAME($first) }: { TALLY($second) }
refusal-faction_technology = { NAME($first) } appartiene a una sola fazione
refusal-already_assimilated = { NAME($first) }: tecnologia già copiata
refusal-same_unit_type = { NAME($first) } copia già un potenziamento della stessa unità
refusal-nothing_to_gain = { PLAYER($first) } non ha tecnologie che potresti prendere

## Obiettivi e carte

refusal-already_scored = { NAME($first) }: l'hai già completato
refusal-not_your_objective = { NAME($first) } non è un tuo obiettivo segreto
refusal-home_planet_lost = non controlli { PLACE($first) } nel tuo sistema natale
refusal-lacks_planets = { NAME($first) } richiede { $third } pianeti di quel tipo, e tu ne hai { $second }
refusal-lacks_upgrades = { NAME($first) } richiede { $third } tipi di unità migliorati, e tu ne hai { $second }
refusal-lacks_faction_technologies = { NAME($first) } richiede { $third } tecnologie di fazione, e tu ne hai { $second }
refusal-lacks_colours = { NAME($first) } richiede { $third } colori con abbastanza tecnologie, e tu ne hai { $second }
refusal-lacks_fleets = { NAME($first) } richiede { $third } sistemi con tue navi, e tu ne hai { $second }
refusal-lacks_ships = { NAME($first) } richiede { $third } navi in un sistema, e tu ne hai { $second }
refusal-lacks_units = { NAME($first) } richiede { $third } unità sulla plancia, e tu ne hai { $second }
refusal-lacks_trade_goods = { NAME($first) } richiede { $third } beni commerciali, e tu ne hai { $second }
refusal-lacks_action_cards = { NAME($first) } richiede { $third } carte azione, e tu ne hai { $second }
refusal-lacks_tokens = { NAME($first) } richiede { $third } segnalini comando nelle tue riserve, e tu ne hai { $second }
refusal-lacks_resources = { NAME($first) } richiede { $third } risorse, e tu ne hai { $second }
refusal-lacks_influence = { NAME($first) } richiede { $third } influenza, e tu ne hai { $second }
refusal-lacks_happenings = ciò che { NAME($first) } richiede non è avvenuto ora
refusal-not_in_this_phase = { NAME($first) } non si completa in questa fase
refusal-scored_in_this_combat = hai già completato un obiettivo in questo combattimento
refusal-one_of_each_kind = hai già completato un obiettivo di questo tipo
refusal-no_cards_left = nel mazzo non ci sono più obiettivi segreti
refusal-no_action_cards = in quella mano non ci sono carte azione

## Fase dell'agenda

refusal-cannot_vote = non puoi votare su questa agenda
refusal-galactic_threat = { NAME("galactic_threat") }: non puoi votare
refusal-nothing_to_vote_with = non hai pianeti non esauriti con influenza
refusal-no_votes_yet = non hai ancora espresso voti
refusal-no_more_planets = non resta più di un pianeta
refusal-has_not_voted = non hai votato
refusal-no_player_elected = { NAME($first) } non elegge un giocatore
refusal-voted_on_again = si sta votando proprio su { NAME($first) }
refusal-no_possible_outcome = questa agenda non può avere un esito
refusal-not_predicted = non hai predetto questo esito
refusal-another_prediction_first = prima viene un'altra predizione

## Commercio tra giocatori

refusal-no_such_partner = non puoi commerciare con questo giocatore
refusal-no_neighbours = { PLAYER($first) } non è tuo vicino
refusal-traded_already = hai già fatto la tua transazione con { PLAYER($first) }
refusal-enough_offers = per ora hai fatto abbastanza offerte a { PLAYER($first) }
refusal-nothing_offered = l'offerta è vuota
refusal-nothing_to_clear = non c'è nulla da ricominciare
refusal-term_is_settled = questa parte dell'offerta l'hai già fissata
refusal-you_do_not_have_it = non hai ciò che viene chiesto
