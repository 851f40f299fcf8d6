# Twilight Imperium 4: perché no. refusal-<key>; $first, $second ... sono i suoi argomenti. Un frammento che segue
# il nome dell'opzione, perciò comincia con la minuscola e non ha punto finale.

## Quando si può giocare qualcosa

refusal-no_boost = { NAME("gravity_drive") } non è disponibile
refusal-not_about_its_owner = { NAME($first) } riguarda ciò che fa il proprietario
refusal-not_your_turn = non è il tuo turno
refusal-not_a_space_combat = questo non è un combattimento spaziale
refusal-not_the_first_round = vale solo nel primo round del combattimento
refusal-not_your_opponent = risponde all'avversario, non a te
refusal-not_your_hit = il colpo non era tuo
refusal-not_your_loss = questo pianeta non l'hai perso tu
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
refusal-no_action_now = non è il momento di un'azione
refusal-no_movement_now = non è il momento di muovere navi
refusal-no_landing_now = non è il momento di sbarcare
refusal-nothing_played_now = in questo momento non si può giocare nulla
refusal-no_trade_now = non è il momento di commerciare
refusal-no_production_now = non è il momento di produrre
refusal-no_retreat_now = non è il momento di ritirarsi
refusal-no_bombardment_now = non è il momento di bombardare
refusal-no_vote_now = non è il momento di votare
refusal-no_scoring_now = non è il momento di realizzare obiettivi
refusal-no_research_now = non è il momento di ricercare

## Contro che cosa si può giocare una carta

refusal-law_not_in_play = { NAME($first) } non è in gioco
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
refusal-position_taken = lì c'è già un sistema
refusal-tile_not_in_hand = il sistema { $first } non è nella tua mano
refusal-tile_not_picked = hai preso un sistema diverso da { $first }
refusal-no_starting_technology = la tua fazione non sceglie { NAME($first) } all'inizio
refusal-not_your_home = { PLACE($first) } non è un pianeta del tuo sistema natale
refusal-unit_comes_first = da piazzare ora: { NAME($first) }
refusal-not_dealt_to_you = { NAME($first) } non ti è stato distribuito
refusal-anomalies_touch = due anomalie si toccherebbero
refusal-wormholes_touch = due wormhole uguali si toccherebbero
refusal-card_taken = qualcuno ha già preso { NAME($first) }
refusal-card_refused = devi scegliere una carta diversa da { NAME($first) }
refusal-no_other_card = non c'è un'altra carta da scegliere
refusal-no_strategy_card = non hai carte strategia
refusal-nothing_chosen = { PLAYER($first) } non ha scelto carte strategia in questa fase
refusal-nothing_to_swap = non c'è nulla da scambiare
refusal-card_with_nobody_else = nessun altro giocatore ha { NAME($first) }
refusal-another_card_is_used = ora si usa { NAME($first) }

## Turni e segnalini

refusal-strategy_card_exhausted = hai già usato { NAME($first) }
refusal-strategy_card_not_used = prima devi usare { NAME($first) }
refusal-no_action_left = non hai più azioni in questo turno
refusal-acted_in_this_turn = hai già svolto un'azione in questo turno
refusal-not_acted_yet = non hai ancora svolto azioni in questo turno
refusal-no_component_action = { NAME($first) } non si usa con un'azione
refusal-no_strategy_token = la riserva strategica è vuota
refusal-empty_fleet_pool = la riserva della flotta di { PLAYER($first) } è vuota
refusal-no_tokens_left = non hai più segnalini comando nei rinforzi
refusal-not_from_this_pool = il segnalino non può venire da lì: { NAME($first) }
refusal-at_least_one = dev'essere almeno uno
refusal-fleet_regulations = { NAME("fleet_regulations") }: il limite è di { $first } segnalini
refusal-not_enough_influence = non puoi spendere { $first } influenze
refusal-chosen_already = hai già scelto { PLAYER($first) }
refusal-speaker_already = hai già il segnalino portavoce
refusal-readied_already = { PLACE($first) } non è esaurito
refusal-no_structure_possible = lì non c'è posto per una struttura
refusal-not_at_home = { PLACE($first) } non è nel tuo sistema natale
refusal-does_not_produce = { NAME($first) } non produce

## Movimento

refusal-chaos_mapping = { NAME("chaos_mapping") } ti tiene fuori { PLACE($first, form: "from") }
refusal-into_asteroid_field = { PLACE($first) } è un campo di asteroidi: le tue navi non possono entrarvi
refusal-into_supernova = { PLACE($first) } è una supernova: le tue navi non possono entrarvi
refusal-into_nebula = { PLACE($first) } è una nebulosa, dove le navi entrano solo se è attiva
refusal-asteroid_field_in_the_way = un campo di asteroidi chiude la strada
refusal-supernova_in_the_way = una supernova chiude la strada
refusal-nebula_in_the_way = una nebulosa chiude la strada: le navi non la attraversano
refusal-no_room = non c'è posto a bordo
refusal-no_units_to_connect = ti servono unità in questo sistema e in un altro
refusal-no_units_there = non ci sono le unità che richiede
refusal-no_units_of_others = nessun altro ha unità { PLACE($first, form: "in") }
refusal-no_ships_there = non hai navi { PLACE($first, form: "in") }
refusal-no_cruiser_there = non hai incrociatori { PLACE($first, form: "in") }
refusal-no_wormhole = non c'è un wormhole { PLACE($first, form: "in") }
refusal-home_system = il { PLACE($first) } è un sistema natale
refusal-ships_of_others = altri giocatori hanno navi { PLACE($first, form: "in") }
refusal-not_next_to = { PLACE($second) } non è adiacente a { PLACE($first) }
refusal-nothing_of_yours = non hai unità né pianeti { PLACE($first, form: "in") }

## Combattimento

refusal-no_dice = non hai lanciato dadi
refusal-no_such_die = nessun tuo dado mostra questo
refusal-rerolled_already = quel dado è già stato ritirato
refusal-lacks_not_one = a quel dado non manca proprio 1, o ha già avuto il suo bene commerciale
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
refusal-no_fight_with = qui non hai un combattimento con { PLAYER($first) }
refusal-no_ships_of_his = { PLAYER($first) } non ha navi lì
refusal-not_the_active_player = i cannoni spaziali sparano al giocatore attivo, non a { PLAYER($first) }
refusal-immune = { NAME($first) }: è immune
refusal-not_damaged = la tua ammiraglia non è danneggiata
refusal-nothing_to_repair = lì non hai nulla di danneggiato
refusal-too_few_ships = lì ti servono { $first } navi, caccia esclusi
refusal-no_commodities = questo giocatore non ha merci

## Invasione

refusal-all_aimed = { NAME($first) }: tutte le tue unità di questo tipo hanno già un bersaglio
refusal-no_more_to_aim = resta al più un'unità da puntare
refusal-nothing_to_bombard = non c'è nulla da bombardare su { PLACE($first) }
refusal-nothing_bombards = lì nulla potrebbe bombardare
refusal-nothing_to_bombard_with = lì non hai nulla con cui bombardare
refusal-does_not_bombard = { NAME($first) } non bombarda
refusal-not_aimed_there = nessuna unità { NAME($first) } mira a { PLACE($second) }
refusal-planetary_shield = { PLACE($first) } ha uno scudo planetario
refusal-no_planetary_shield = { PLACE($first) } non ha uno scudo planetario
refusal-conventions_of_war = { NAME("conventions_of_war") }: { PLACE($first) } è un pianeta culturale
refusal-custodians = il segnalino Custodi chiude { PLACE("mecatol_rex") }
refusal-nothing_to_resolve = non c'è nulla da risolvere su { PLACE($first) }
refusal-must_commit = devi atterrare su { PLACE($first) }
refusal-parleyed = per ora { NAME("parley") } chiude { PLACE($first) }
refusal-demilitarized = { PLACE($first) } è una zona demilitarizzata
refusal-no_planet_of_yours = non controlli pianeti { PLACE($first, form: "in") }
refusal-no_pds_there = gli altri giocatori non hanno PDS lì
refusal-no_ground_forces = non hai forze di terra lì
refusal-no_ground_forces_there = non ci sono forze di terra su { PLACE($first) }
refusal-no_other_planet = { PLAYER($first) } non ha un altro pianeta per loro
refusal-not_his_planet = il proprietario della cambiale non controlla { PLACE($first) }
refusal-they_leave_it = devono lasciare { PLACE($first) }
refusal-no_forces_there = non hai forze di terra su { PLACE($first) }
refusal-no_opposing_infantry = l'avversario non ha fanterie su { PLACE($first) }
refusal-not_adjacent = { PLACE($second) } non è in un sistema adiacente a quello di { PLACE($first) }
refusal-nothing_to_transfer = non hai forze di terra da spostare

## Produzione, pagamento, ricerca

refusal-too_few_trade_goods = servono { $first } beni commerciali
refusal-nowhere_to_place = non c'è un posto adatto
refusal-stymied = una cambiale ti impedisce di produrre lì
refusal-no_production = lì nulla di tuo produce
refusal-no_war_sun = non c'era un sole da guerra { PLACE($first, form: "in") }, e nessuna supernova è adiacente
refusal-no_planet_there = nessun tuo pianeta { PLACE($first, form: "in") } può ricevere fanterie
refusal-nothing_to_pay_with = non hai nulla con cui pagare
refusal-nothing_to_research = non c'è nulla che tu possa ricercare
refusal-technology_owned = possiedi già { NAME($first) }
refusal-technology_not_owned = non possiedi { NAME($first) }
refusal-not_in_deck = { NAME($first) } non è nel tuo mazzo delle tecnologie
refusal-prerequisites_missing = ti mancano prerequisiti per { NAME($first) }: { TALLY($second) }
refusal-does_not_help = { NAME($first) } non soddisfa nessun prerequisito rimasto
refusal-faction_technology = { NAME($first) } appartiene a una sola fazione
refusal-already_assimilated = { NAME($first) }: tecnologia già copiata
refusal-same_unit_type = { NAME($first) } copia già un potenziamento della stessa unità
refusal-nothing_to_gain = { PLAYER($first) } non ha tecnologie che potresti prendere
refusal-not_his_technology = { PLAYER($second) } non possiede { NAME($first) }
refusal-no_faction_technology = { NAME($first) } non è di una fazione: si ottiene, non si copia
refusal-no_assimilator = { NAME($first) } non copia nulla

## Obiettivi e carte

refusal-already_scored = { NAME($first) }: l'hai già completato
refusal-not_your_objective = { NAME($first) } non è un tuo obiettivo segreto
refusal-not_revealed = { NAME($first) } non è rivelato
refusal-public_only = { NAME($first) } è segreto: ora si realizza solo un obiettivo pubblico
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
refusal-no_action_cards = in quella mano non ci sono carte azione
refusal-not_in_that_hand = { PLAYER($second) } non ha { NAME($first) }
refusal-agenda_not_seen = { NAME($first) } non è tra le agende che hai guardato

## Fase dell'agenda

refusal-cannot_vote = non puoi votare su questa agenda
refusal-galactic_threat = { NAME("galactic_threat") }: non puoi votare
refusal-nothing_to_vote_with = non hai pianeti non esauriti con influenza
refusal-no_votes_yet = non hai ancora espresso voti
refusal-one_outcome_only = tutti i tuoi voti vanno al risultato che hai scelto
refusal-no_more_planets = non resta più di un pianeta
refusal-has_not_voted = non hai votato
refusal-no_player_elected = { NAME($first) } non elegge un giocatore
refusal-voted_on_again = si sta votando proprio su { NAME($first) }
refusal-no_possible_outcome = questa agenda non può avere un esito
refusal-for_or_against = per { NAME($first) } si vota a favore o contro
refusal-elects_player = { NAME($first) } elegge un giocatore
refusal-elects_planet = { NAME($first) } elegge un pianeta
refusal-elects_law = { NAME($first) } elegge una legge
refusal-elects_scored_secret_objective = { NAME($first) } elegge un obiettivo segreto realizzato
refusal-planet_uncontrolled = nessuno controlla { PLACE($first) }
refusal-must_be_non_home = { PLACE($first) } è in un sistema natale
refusal-must_be_not_mecatol_rex = { PLACE($first) } non può essere eletto
refusal-must_be_cultural = { PLACE($first) } non è un pianeta culturale
refusal-must_be_hazardous = { PLACE($first) } non è un pianeta pericoloso
refusal-must_be_industrial = { PLACE($first) } non è un pianeta industriale
refusal-secret_not_scored = nessuno ha realizzato { NAME($first) }
refusal-not_tied = quel risultato non è tra quelli in parità
refusal-not_fewest_points = { PLAYER($first) } non ha il minor numero di punti
refusal-not_predicted = non hai predetto questo esito
refusal-another_prediction_first = prima viene un'altra predizione

## Commercio tra giocatori

refusal-no_such_partner = non puoi commerciare con questo giocatore
refusal-no_neighbours = { PLAYER($first) } non è tuo vicino
refusal-traded_already = hai già fatto la tua transazione con { PLAYER($first) }
refusal-enough_offers = per ora hai fatto abbastanza offerte a { PLAYER($first) }
refusal-offer_stands = la tua offerta a { PLAYER($first) } è ancora valida; prima ritirala
refusal-nothing_to_withdraw = non hai offerto nulla a { PLAYER($first) }
refusal-nothing_offered = l'offerta è vuota
refusal-nothing_to_clear = non c'è nulla da ricominciare
refusal-named_in_steps = nomina prima { $first }, poi di più
refusal-term_is_settled = questa parte dell'offerta l'hai già fissata
refusal-you_do_not_have_it = non hai ciò che viene chiesto
refusal-he_may_not_have_it = { PLAYER($first) } potrebbe non averlo più
refusal-he_is_busy = { PLAYER($first) } deve prima finire qualcosa
refusal-you_have_only = non ne hai più di { $first }
refusal-he_has_only = { PLAYER($first) } non ne ha più di { $second }
refusal-note_in_play = { NAME($first) } è scoperta in un'area di gioco
refusal-you_hold_it = { NAME($first) } è nella tua mano
refusal-not_seen_with = non hai visto { NAME($first) } nella mano di { PLAYER($second) }
refusal-no_cards_in_trade = le carte azione si scambiano solo con gli Hacan
refusal-no_more_of_it = non hai altre carte { NAME($first) } da dare
refusal-only_while_voting = i voti si promettono solo durante una votazione
refusal-changed_already = un'offerta modificata non si modifica di nuovo
