# Twilight Imperium 4: warum nicht. refusal-<key>; $first, $second ... sind die Argumente. Ein Satz, der dem Namen der
# Möglichkeit folgt: Er beginnt klein und hat keinen Punkt.

## Wann etwas gespielt werden darf

refusal-no_boost = „{ NAME("gravity_drive") }“ steht nicht zur Verfügung
refusal-not_about_its_owner = bei „{ NAME($first) }“ geht es darum, was der Eigentümer tut
refusal-not_your_turn = du bist nicht am Zug
refusal-not_a_space_combat = das ist kein Raumkampf
refusal-not_the_first_round = das wirkt nur in der ersten Runde des Kampfs
refusal-not_your_opponent = das antwortet auf deinen Gegner, nicht auf dich
refusal-not_your_hit = der Treffer war nicht von dir
refusal-not_your_loss = nicht du hast diesen Planeten verloren
refusal-not_gained_now = du hast { PLACE($first) } nicht in dieser Aktion bekommen
refusal-not_in_this_system = dein Flaggschiff ist nicht in diesem System
refusal-not_the_flagship = das ist nicht das Flaggschiff
refusal-not_held = du hast „{ NAME($first) }“ dieses Spielers nicht
refusal-another_note = das ist ein anderes Versprechen
refusal-not_against_its_owner = der Besitzer von „{ NAME($first) }“ wurde nicht besiegt
refusal-not_at_its_owners_home = das ist nicht das Heimatsystem eines anderen Spielers, der „{ NAME($first) }“ besitzt
refusal-not_attached_here = „{ NAME($first) }“ liegt bei einem anderen Planeten
refusal-used_already = „{ NAME($first) }“ ist vorerst verbraucht
refusal-placed_already = der 0-Marker liegt schon auf einer Karte
refusal-given_away = in dieser Runde hat ein anderer Spieler den 0-Marker
refusal-cancelled_already = das ist schon aufgehoben
refusal-your_own_card = das ist deine eigene Karte
refusal-not_against_sabotage = „{ NAME("sabotage") }“ lässt sich damit nicht aufheben
refusal-restrained = ein Versprechen hindert dich daran
refusal-passed_and_silent = du hast gepasst, und „{ NAME("transparasteel_plating") }“ verbietet dir in diesem Zug das Wort
refusal-protected = ein Versprechen schützt { PLAYER($first) }
refusal-other_upgrade = deine Infanterie ist nicht „{ NAME($first) }“
refusal-nobody_rests = keine Infanterie wartet auf ihre Rückkehr
refusal-no_action_now = jetzt ist nicht die Zeit für eine Aktion
refusal-no_movement_now = jetzt ist nicht die Zeit, Schiffe zu bewegen
refusal-no_landing_now = jetzt ist nicht die Zeit zu landen
refusal-nothing_played_now = in diesem Moment kann nichts gespielt werden
refusal-no_trade_now = jetzt ist nicht die Zeit zu handeln
refusal-no_production_now = jetzt ist nicht die Zeit zu produzieren
refusal-no_retreat_now = jetzt ist nicht die Zeit für einen Rückzug
refusal-no_bombardment_now = jetzt ist nicht die Zeit zu bombardieren
refusal-no_vote_now = jetzt ist nicht die Zeit abzustimmen
refusal-no_scoring_now = jetzt ist nicht die Zeit, Ziele zu werten
refusal-no_research_now = jetzt ist nicht die Zeit zu forschen

## Worauf eine Karte zielen darf

refusal-law_not_in_play = „{ NAME($first) }“ liegt nicht aus
refusal-of_another = es muss einem anderen Spieler gehören
refusal-mine = es muss deins sein
refusal-not_mine = es gehört schon dir
refusal-not_home = in Heimatsystemen darf nichts gewählt werden
refusal-not_mecatol_rex = { PLACE("mecatol_rex") } darf nicht gewählt werden
refusal-hazardous = das ist kein gefährlicher Planet
refusal-exhausted = der Planet ist nicht erschöpft
refusal-readied = der Planet ist nicht spielbereit
refusal-readied_or_with_infantry = der Planet ist erschöpft und hat keine Infanterie
refusal-with_pds = dort ist kein PDS
refusal-with_infantry = dort ist keine Infanterie
refusal-without_units = dort sind Einheiten
refusal-next_to_mine = keiner deiner Planeten liegt im selben oder in einem angrenzenden System
refusal-of_the_new_controller = er gehört nicht dem Spieler, der deinen Planeten genommen hat
refusal-below_my_bombardment = keines deiner Schiffe kann ihn bombardieren
refusal-takes_infantry = dort kannst du keine Infanterie platzieren
refusal-beside_my_planet = du kontrollierst keinen Planeten in diesem System
refusal-in_or_next_to_this_system = es liegt weder in diesem noch in einem angrenzenden System
refusal-with_action_cards = dieser Spieler hat keine Aktionskarten
refusal-with_tactic_tokens = dieser Spieler hat keinen Marker im Taktikvorrat
refusal-with_technology_to_take = dieser Spieler hat keine Technologie, die du übernehmen könntest
refusal-voted_for_the_outcome = dieser Spieler hat nicht für den Ausgang gestimmt
refusal-without_token_in_target = dieser Spieler hat schon einen Kommandomarker in diesem System
refusal-without_token_of_another = alle anderen Spieler haben dort schon einen Kommandomarker
refusal-with_wormhole = dort ist kein Wurmloch
refusal-with_my_ships = du hast dort keine Schiffe
refusal-near_my_ships = du hast weder dort noch in einem angrenzenden System Schiffe
refusal-with_my_war_sun = du hast dort keine Kriegssonne
refusal-with_my_bombardment = du hast dort nichts, was bombardiert
refusal-with_my_token = du hast dort keinen Kommandomarker
refusal-with_readied_planets_of_others = andere Spieler haben dort keinen spielbereiten Planeten
refusal-without_ships_of_others = dort haben andere Spieler Schiffe
refusal-open_next_to_this_system = von diesem System aus kannst du nicht dorthin
refusal-takes_cruiser = dort kannst du keinen Kreuzer platzieren
refusal-takes_destroyer = dort kannst du keinen Zerstörer platzieren
refusal-takes_fighter_or_destroyer = dort kannst du weder Jäger noch einen Zerstörer platzieren
refusal-no_such_planet = du kontrollierst keinen solchen Planeten
refusal-nothing_to_ready = du hast keinen solchen Planeten, der erschöpft ist
refusal-nothing_to_replace = es gibt nichts zu ersetzen

## Spielaufbau und Strategiephase

refusal-faction_taken = { NAME($first) }: schon vergeben
refusal-colour_taken = { NAME($first) }: schon vergeben
refusal-tile_clashes_everywhere = System { $first } läge überall neben seinesgleichen; leg erst ein anderes
refusal-inner_ring_first = die inneren Ringe kommen zuerst
refusal-position_taken = dort liegt schon ein System
refusal-tile_not_in_hand = System { $first } ist nicht auf deiner Hand
refusal-tile_not_picked = du hast ein anderes System gewählt als { $first }
refusal-no_starting_technology = „{ NAME($first) }“ steht deiner Fraktion zu Beginn nicht zur Wahl
refusal-not_your_home = { PLACE($first) } ist kein Planet deines Heimatsystems
refusal-unit_comes_first = als Nächstes wird platziert: { NAME($first) }
refusal-not_dealt_to_you = „{ NAME($first) }“ wurde dir nicht ausgeteilt
refusal-anomalies_touch = zwei Anomalien würden sich berühren
refusal-wormholes_touch = zwei gleiche Wurmlöcher würden sich berühren
refusal-card_taken = „{ NAME($first) }“ ist schon vergeben
refusal-card_refused = du musst eine andere Karte als „{ NAME($first) }“ wählen
refusal-no_other_card = es gibt keine andere Karte zur Wahl
refusal-no_strategy_card = du hast keine Strategiekarte
refusal-nothing_chosen = { PLAYER($first) } hat in dieser Phase keine Strategiekarte gewählt
refusal-nothing_to_swap = es gibt nichts zu tauschen
refusal-card_with_nobody_else = kein anderer Spieler hat „{ NAME($first) }“
refusal-another_card_is_used = jetzt wird „{ NAME($first) }“ genutzt

## Züge und Marker

refusal-strategy_card_exhausted = du hast „{ NAME($first) }“ schon genutzt
refusal-strategy_card_not_used = du musst erst „{ NAME($first) }“ nutzen
refusal-no_action_left = du hast in diesem Zug keine Aktion mehr
refusal-acted_in_this_turn = du hast in diesem Zug schon eine Aktion ausgeführt
refusal-not_acted_yet = du hast in diesem Zug noch keine Aktion ausgeführt
refusal-no_component_action = „{ NAME($first) }“ wird nicht durch eine Aktion genutzt
refusal-no_strategy_token = der Strategievorrat ist leer
refusal-empty_fleet_pool = der Flottenvorrat von { PLAYER($first) } ist leer
refusal-no_tokens_left = du hast keinen Kommandomarker mehr in der Verstärkung
refusal-not_from_this_pool = der Marker darf nicht von dort kommen: { NAME($first) }
refusal-at_least_one = es muss mindestens einer sein
refusal-fleet_regulations = { NAME("fleet_regulations") }: mehr als { $first } Marker gehen nicht
refusal-not_enough_influence = du kannst nicht { $first } Einfluss ausgeben
refusal-chosen_already = { PLAYER($first) } ist schon gewählt
refusal-speaker_already = du bist schon Sprecher
refusal-readied_already = { PLACE($first) } ist nicht erschöpft
refusal-no_structure_possible = dort passt kein Bauwerk hin
refusal-not_at_home = { PLACE($first) } liegt nicht in deinem Heimatsystem
refusal-does_not_produce = produziert nicht: { NAME($first) }

## Bewegung

refusal-chaos_mapping = „{ NAME("chaos_mapping") }“ sperrt dir den Weg { PLACE($first, form: "to") }
refusal-into_asteroid_field = { PLACE($first) } ist ein Asteroidenfeld, in das keines deiner Schiffe fliegen kann
refusal-into_supernova = { PLACE($first) } ist eine Supernova, in die keines deiner Schiffe fliegen kann
refusal-into_nebula = { PLACE($first) } ist ein Nebel, in den Schiffe nur fliegen, wenn er aktiv ist
refusal-asteroid_field_in_the_way = ein Asteroidenfeld versperrt den Weg
refusal-supernova_in_the_way = eine Supernova versperrt den Weg
refusal-nebula_in_the_way = ein Nebel versperrt den Weg: Schiffe fliegen nicht hindurch
refusal-no_room = an Bord ist kein Platz
refusal-no_units_to_connect = du brauchst Einheiten in diesem und in einem anderen System
refusal-no_units_there = dort sind keine passenden Einheiten
refusal-no_units_of_others = niemand sonst hat Einheiten { PLACE($first, form: "in") }
refusal-no_ships_there = du hast keine Schiffe { PLACE($first, form: "in") }
refusal-no_cruiser_there = du hast keinen Kreuzer { PLACE($first, form: "in") }
refusal-no_wormhole = { PLACE($first, form: "in") } ist kein Wurmloch
refusal-home_system = { PLACE($first) } ist ein Heimatsystem
refusal-ships_of_others = andere Spieler haben Schiffe { PLACE($first, form: "in") }
refusal-not_next_to = { PLACE($second) } grenzt nicht an { PLACE($first) }
refusal-nothing_of_yours = du hast weder Einheiten noch Planeten { PLACE($first, form: "in") }

## Kampf

refusal-no_dice = du hast nicht gewürfelt
refusal-no_such_die = keiner deiner Würfel zeigt das
refusal-rerolled_already = dieser Würfel wurde schon neu geworfen
refusal-lacks_not_one = diesem Würfel fehlt nicht genau 1, oder er hat sein Handelsgut schon
refusal-no_die_to_raise = keinem Würfel fehlt genau 1
refusal-no_hits_produced = es gibt keine Treffer
refusal-no_fighters = du hast dort keine Jäger
refusal-no_fighters_there = { PLACE($first, form: "in") } sind keine Jäger
refusal-no_cruiser_or_destroyer = du hast weder Kreuzer noch Zerstörer { PLACE($first, form: "in") }
refusal-no_such_ship_there = du hast dort keines der nötigen Schiffe
refusal-no_ship = { NAME($first, form: "the") } ist kein Schiff im Weltraum
refusal-no_ship_of_yours = das war keines deiner Schiffe
refusal-no_ship_to_destroy = du hast kein Schiff, das du zerstören könntest
refusal-no_damaged_ship = dort ist kein beschädigtes Schiff dieser Art mehr ({ NAME($first) })
refusal-no_opposing_ships = dein Gegner hat dort keine Schiffe mehr
refusal-no_opposing_big_ships = dein Gegner hat dort kein Schiff außer Jägern
refusal-no_fight_with = du hast hier keinen Kampf mit { PLAYER($first) }
refusal-no_ships_of_his = { PLAYER($first) } hat dort keine Schiffe
refusal-not_the_active_player = Raumkanonen feuern auf den aktiven Spieler, nicht auf { PLAYER($first) }
refusal-immune = { NAME($first, form: "the") } ist dagegen immun
refusal-not_damaged = dein Flaggschiff ist nicht beschädigt
refusal-nothing_to_repair = nichts von dir ist dort beschädigt
refusal-too_few_ships = du brauchst dort { $first } Schiffe, Jäger nicht mitgezählt
refusal-no_commodities = dieser Spieler hat keine Waren

## Invasion

refusal-all_aimed = alle davon haben schon ein Ziel ({ NAME($first) })
refusal-no_more_to_aim = es ist höchstens eine Einheit übrig
refusal-nothing_to_bombard = { PLACE($first, form: "in") } gibt es nichts zu bombardieren
refusal-nothing_bombards = nichts dort könnte bombardieren
refusal-nothing_to_bombard_with = du hast dort nichts, womit du bombardieren könntest
refusal-does_not_bombard = bombardiert nicht: { NAME($first) }
refusal-not_aimed_there = nichts davon ist auf { PLACE($second) } gerichtet: { NAME($first) }
refusal-planetary_shield = { PLACE($first) } hat einen planetaren Schild
refusal-no_planetary_shield = { PLACE($first) } hat keinen planetaren Schild
refusal-conventions_of_war = { NAME("conventions_of_war") }: { PLACE($first) } ist ein kultureller Planet
refusal-custodians = der Hütermarker sperrt { PLACE("mecatol_rex") }
refusal-nothing_to_resolve = auf { PLACE($first) } ist nichts abzuhandeln
refusal-must_commit = du musst { PLACE($first, form: "in") } landen
refusal-parleyed = „{ NAME("parley") }“ sperrt vorerst { PLACE($first) }
refusal-demilitarized = { PLACE($first) } ist eine entmilitarisierte Zone
refusal-no_planet_of_yours = du kontrollierst keinen Planeten { PLACE($first, form: "in") }
refusal-no_pds_there = andere Spieler haben dort kein PDS
refusal-no_ground_forces = du hast dort keine Bodentruppen
refusal-no_ground_forces_there = { PLACE($first, form: "in") } sind keine Bodentruppen
refusal-no_other_planet = { PLAYER($first) } hat keinen anderen Planeten für sie
refusal-not_his_planet = wer das Versprechen gegeben hat, kontrolliert { PLACE($first) } nicht
refusal-they_leave_it = sie sollen { PLACE($first) } verlassen
refusal-no_forces_there = du hast keine Bodentruppen { PLACE($first, form: "in") }
refusal-no_opposing_infantry = dein Gegner hat keine Infanterie { PLACE($first, form: "in") }
refusal-not_adjacent = { PLACE($second) } liegt nicht neben { PLACE($first) }
refusal-nothing_to_transfer = du hast keine Bodentruppen zu bewegen

## Produktion, Bezahlung, Forschung

refusal-too_few_trade_goods = das kostet { $first } Handelsgüter
refusal-nowhere_to_place = es gibt keinen Ort dafür
refusal-stymied = ein Versprechen hindert dich, dort zu produzieren
refusal-no_production = nichts von dir produziert dort
refusal-no_war_sun = { PLACE($first, form: "in") } war keine Kriegssonne, und keine Supernova grenzt daran
refusal-no_planet_there = keiner deiner Planeten { PLACE($first, form: "in") } kann Infanterie aufnehmen
refusal-nothing_to_pay_with = du hast nichts zum Bezahlen
refusal-nothing_to_research = es gibt nichts, was du erforschen könntest
refusal-technology_owned = du besitzt „{ NAME($first) }“ schon
refusal-technology_not_owned = du besitzt „{ NAME($first) }“ nicht
refusal-not_in_deck = „{ NAME($first) }“ ist nicht in deinem Technologiestapel
refusal-prerequisites_missing = dir fehlen Voraussetzungen für „{ NAME($first) }“: { TALLY($second) }
refusal-does_not_help = „{ NAME($first) }“ erfüllt keine Voraussetzung, die noch fehlt
refusal-faction_technology = „{ NAME($first) }“ gehört einer bestimmten Fraktion
refusal-already_assimilated = „{ NAME($first) }“ ist schon kopiert
refusal-same_unit_type = „{ NAME($first) }“ kopiert schon eine Verbesserung derselben Einheit
refusal-nothing_to_gain = { PLAYER($first) } hat keine Technologie, die du übernehmen könntest
refusal-not_his_technology = { PLAYER($second) } besitzt „{ NAME($first) }“ nicht
refusal-no_faction_technology = „{ NAME($first) }“ gehört keiner Fraktion; man erhält sie, statt sie zu kopieren
refusal-no_assimilator = „{ NAME($first) }“ kopiert nichts

## Aufträge und Karten

refusal-already_scored = du hast „{ NAME($first) }“ schon gewertet
refusal-not_your_objective = „{ NAME($first) }“ ist nicht dein geheimer Auftrag
refusal-not_revealed = „{ NAME($first) }“ ist nicht aufgedeckt
refusal-public_only = „{ NAME($first) }“ ist geheim; jetzt wird nur ein öffentliches Ziel gewertet
refusal-home_planet_lost = du kontrollierst { PLACE($first) } in deinem Heimatsystem nicht
refusal-lacks_planets = „{ NAME($first) }“ verlangt { $third } Planeten dieser Art, und du hast { $second }
refusal-lacks_upgrades = „{ NAME($first) }“ verlangt { $third } verbesserte Einheitentypen, und du hast { $second }
refusal-lacks_faction_technologies = „{ NAME($first) }“ verlangt { $third } Fraktionstechnologien, und du hast { $second }
refusal-lacks_colours = „{ NAME($first) }“ verlangt { $third } Farben mit genug Technologien, und du hast { $second }
refusal-lacks_fleets = „{ NAME($first) }“ verlangt { $third } Systeme mit deinen Schiffen, und du hast { $second }
refusal-lacks_ships = „{ NAME($first) }“ verlangt { $third } Schiffe in einem System, und du hast { $second }
refusal-lacks_units = „{ NAME($first) }“ verlangt { $third } Einheiten auf dem Spielplan, und du hast { $second }
refusal-lacks_trade_goods = „{ NAME($first) }“ verlangt { $third } Handelsgüter, und du hast { $second }
refusal-lacks_action_cards = „{ NAME($first) }“ verlangt { $third } Aktionskarten, und du hast { $second }
refusal-lacks_tokens = „{ NAME($first) }“ verlangt { $third } Kommandomarker in deinen Vorräten, und du hast { $second }
refusal-lacks_resources = „{ NAME($first) }“ verlangt { $third } Ressourcen, und du hast { $second }
refusal-lacks_influence = „{ NAME($first) }“ verlangt { $third } Einfluss, und du hast { $second }
refusal-lacks_happenings = was „{ NAME($first) }“ verlangt, ist jetzt nicht geschehen
refusal-not_in_this_phase = „{ NAME($first) }“ wird nicht in dieser Phase gewertet
refusal-scored_in_this_combat = du hast in diesem Kampf schon einen Auftrag gewertet
refusal-one_of_each_kind = du hast schon einen Auftrag dieser Art gewertet
refusal-no_action_cards = auf dieser Hand ist keine Aktionskarte
refusal-not_in_that_hand = { PLAYER($second) } hat „{ NAME($first) }“ nicht
refusal-agenda_not_seen = „{ NAME($first) }“ ist keine der Agenden, die du angesehen hast

## Agendaphase

refusal-cannot_vote = du kannst über diese Agenda nicht abstimmen
refusal-galactic_threat = { NAME("galactic_threat") }: Du kannst nicht abstimmen
refusal-nothing_to_vote_with = du hast keinen spielbereiten Planeten mit Einfluss
refusal-no_votes_yet = du hast noch keine Stimme abgegeben
refusal-one_outcome_only = alle deine Stimmen gelten dem Ergebnis, das du gewählt hast
refusal-no_more_planets = es ist höchstens noch ein Planet übrig
refusal-has_not_voted = du hast nicht abgestimmt
refusal-no_player_elected = „{ NAME($first) }“ wählt keinen Spieler
refusal-voted_on_again = über „{ NAME($first) }“ wird gerade selbst abgestimmt
refusal-no_possible_outcome = diese Agenda kann keinen Ausgang haben
refusal-for_or_against = über „{ NAME($first) }“ wird mit Dafür oder Dagegen abgestimmt
refusal-elects_player = mit „{ NAME($first) }“ wird ein Spieler gewählt
refusal-elects_planet = mit „{ NAME($first) }“ wird ein Planet gewählt
refusal-elects_law = mit „{ NAME($first) }“ wird ein Gesetz gewählt
refusal-elects_scored_secret_objective = mit „{ NAME($first) }“ wird ein gewertetes geheimes Ziel gewählt
refusal-planet_uncontrolled = niemand kontrolliert { PLACE($first) }
refusal-must_be_non_home = { PLACE($first) } liegt in einem Heimatsystem
refusal-must_be_not_mecatol_rex = { PLACE($first) } kann nicht gewählt werden
refusal-must_be_cultural = { PLACE($first) } ist kein kultureller Planet
refusal-must_be_hazardous = { PLACE($first) } ist kein gefährlicher Planet
refusal-must_be_industrial = { PLACE($first) } ist kein industrieller Planet
refusal-secret_not_scored = niemand hat „{ NAME($first) }“ gewertet
refusal-not_tied = dieses Ergebnis gehört nicht zu denen mit Gleichstand
refusal-not_fewest_points = { PLAYER($first) } hat nicht die wenigsten Punkte
refusal-not_predicted = du hast diesen Ausgang nicht vorausgesagt
refusal-another_prediction_first = erst kommt eine andere Voraussage

## Handel zwischen Spielern

refusal-no_such_partner = mit diesem Spieler kannst du nicht handeln
refusal-no_neighbours = { PLAYER($first) } ist nicht dein Nachbar
refusal-traded_already = du hast deine Transaktion mit { PLAYER($first) } schon abgeschlossen
refusal-enough_offers = du hast { PLAYER($first) } vorerst genug Angebote gemacht
refusal-offer_stands = dein Angebot an { PLAYER($first) } steht noch; zieh es zuerst zurück
refusal-nothing_to_withdraw = du hast { PLAYER($first) } nichts angeboten
refusal-nothing_offered = das Angebot ist leer
refusal-nothing_to_clear = es gibt noch nichts zurückzunehmen
refusal-named_in_steps = nenne zuerst { $first }, dann mehr
refusal-term_is_settled = dieser Teil des Angebots steht schon fest
refusal-you_do_not_have_it = du hast nicht, was verlangt wird
refusal-he_may_not_have_it = { PLAYER($first) } hat es vielleicht nicht mehr
refusal-he_is_busy = { PLAYER($first) } muss zuerst etwas zu Ende bringen
refusal-you_have_only = du hast nicht mehr als { $first }
refusal-he_has_only = { PLAYER($first) } hat nicht mehr als { $second }
refusal-note_in_play = „{ NAME($first) }“ liegt offen in einem Spielbereich
refusal-you_hold_it = du hältst „{ NAME($first) }“ selbst
refusal-not_seen_with = du hast „{ NAME($first) }“ nicht auf der Hand von { PLAYER($second) } gesehen
refusal-no_cards_in_trade = Aktionskarten werden nur mit den Hacan gehandelt
refusal-no_more_of_it = du hast „{ NAME($first) }“ nicht mehr zu geben
refusal-only_while_voting = Stimmen verspricht man nur während einer Abstimmung
refusal-changed_already = ein geändertes Angebot wird nicht noch einmal geändert
