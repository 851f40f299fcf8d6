# Twilight Imperium 4: die Regel hinter jeder Frage, in eigenen Worten. rule-<prompt>.

## Spielaufbau

rule-choose_faction = Ab dem Sprecher nimmt sich im Uhrzeigersinn jeder eine Fraktion, die noch frei ist. Die Fraktionen unterscheiden sich in Fähigkeiten, Starteinheiten, Technologien, Waren und haben ihr eigenes Flaggschiff, eigene Einheiten und ein eigenes Versprechen.
rule-choose_colour = Ab dem Sprecher nimmt sich im Uhrzeigersinn jeder eine Farbe, die noch frei ist. Auf das Spiel wirkt sie sich nicht aus.
rule-build_galaxy = Ab dem Sprecher im Uhrzeigersinn und wieder zurück legt jeder Spieler ein Systemteil nach dem anderen, den inneren Ring zuerst. Zwei Anomalien oder zwei gleiche Wurmlöcher dürfen sich nicht berühren, außer es geht nicht anders.
rule-choose_starting_technology = Dein Fraktionsbogen lässt dich unter diesen Technologien wählen. Voraussetzungen spielen hier keine Rolle.
rule-place_starting_units = Bodentruppen und Bauwerke deiner Fraktion beginnen auf den Planeten deines Heimatsystems, nach Belieben verteilt. Auf einen Planeten passen höchstens eine Raumwerft und zwei PDS.
rule-keep_secret = Du erhältst zwei geheime Aufträge und behältst einen; der andere kommt ungesehen in den Stapel zurück. Zusammen mit den gewerteten darfst du insgesamt drei haben.

## Strategiephase

rule-choose_strategy_card = Ab dem Sprecher nimmt sich im Uhrzeigersinn jeder eine Strategiekarte, bei drei oder vier Spielern zwei. Ihre Zahl ist dein Platz in der Initiativreihenfolge. Eine Karte, die niemand nimmt, bekommt ein Handelsgut, das ihr nächster Besitzer erhält.

## Züge

rule-choose_action = In deinem Zug führst du eine Aktion aus: Strategieaktion, Taktikaktion oder Komponentenaktion. Außerdem darfst du mit jedem Nachbarn einmal handeln. Passen kannst du erst, wenn du deine Strategiekarten genutzt hast; danach hast du in dieser Runde keinen Zug mehr.
rule-secondary_ability = Nach einer Primärfähigkeit dürfen die anderen im Uhrzeigersinn die Sekundärfähigkeit nutzen. Sie kostet einen Kommandomarker aus deinem Strategievorrat, außer bei „Führungsstärke“. Niemand muss.
rule-buy_tokens = Mit „Führungsstärke“ erhältst du einen Kommandomarker für je 3 Einfluss, die du ausgibst. Alles Ausgegebene zählt zusammen, ein Rest verfällt.
rule-diplomacy_system = Jeder andere Spieler legt einen Kommandomarker aus der Verstärkung ins gewählte System und kann es dadurch nicht aktivieren. Es muss einen deiner Planeten enthalten und darf nicht das von Mecatol Rex sein. Deine erschöpften Planeten dort werden spielbereit.
rule-ready_planet = Einen spielbereiten Planeten kannst du wieder für Ressourcen, Einfluss oder Stimmen erschöpfen.
rule-choose_speaker = Neuer Sprecher wird jemand anderes als der jetzige. Der Sprecher wählt in der nächsten Strategiephase zuerst, stimmt zuletzt ab und entscheidet bei Unentschieden.
rule-put_agenda_back = Mit „Politik“ siehst du dir die obersten zwei Agenden an und legst jede auf oder unter den Stapel, in beliebiger Reihenfolge. Die nächste Agendaphase zieht von oben.
rule-construction_system = Mit der Sekundärfähigkeit von „Infrastruktur“ kommt ein Kommandomarker aus deinem Strategievorrat in ein System, und du platzierst ein PDS oder eine Raumwerft auf einem Planeten, den du dort kontrollierst. Dieses System kannst du in dieser Runde nicht aktivieren.
rule-who_replenishes = Mit „Handel“ erhältst du 3 Handelsgüter und füllst deine Waren auf. Die Spieler, die du wählst, füllen ihre auf, ohne einen Marker auszugeben; die anderen dürfen es für einen Marker.
rule-remove_token = Mit „Kriegsführung“ verlässt einer deiner Kommandomarker den Spielplan, sodass du sein System wieder aktivieren kannst. Er kommt in einen Vorrat deiner Wahl, und du darfst deine Vorräte neu verteilen.
rule-producing_unit = Mit der Sekundärfähigkeit von „Kriegsführung“ setzt eine Einheit in deinem Heimatsystem Produktion ein, ohne dass du das System aktivierst.
rule-research_again = Mit „Technologie“ erforschst du eine Technologie und für 6 Ressourcen noch eine zweite.
rule-score_public_objective = Mit „Imperium“ wertest du sofort einen öffentlichen Auftrag, den du erfüllst. Kontrollierst du Mecatol Rex, erhältst du außerdem einen Siegpunkt; sonst darfst du stattdessen einen geheimen Auftrag ziehen.
rule-draw_secret_objective = Du darfst drei geheime Aufträge haben, gewertete mitgezählt. Ziehst du einen vierten, kommt ein nicht gewerteter zurück in den Stapel.

## Taktikaktion

rule-move_ships = Schiffe ziehen bis zu ihrem Bewegungswert weit ins aktive System, aber nicht aus einem System mit deinem Kommandomarker und nicht durch Schiffe anderer. In Asteroidenfelder und Supernovae kommen sie nicht, in einen Nebel nur, wenn er aktiv ist; ein Gravitationsriss gibt 1 dazu und kann das Schiff zerstören.
rule-load_ship = Ein Schiff trägt Jäger und Bodentruppen bis zu seiner Kapazität. Es darf sie aufnehmen, wo es startet, wo es durchkommt und im aktiven System, aber außer dort nirgends, wo dein Kommandomarker liegt.
rule-respect_limits = In jedem System darfst du so viele Schiffe haben, Jäger nicht mitgezählt, wie Marker in deinem Flottenvorrat liegen. Jäger und Bodentruppen im Weltraum brauchen Platz an Bord deiner Schiffe. Was zu viel ist, kommt in deine Verstärkung zurück.
rule-use_space_cannon = Nach der Bewegung dürfen Einheiten mit Weltraumkanone im aktiven System auf die Schiffe dort feuern, PDS II auch aus angrenzenden Systemen; die Treffer weist der Getroffene zu. Auf einem Planeten feuert die Weltraumkanone auf gelandete Truppen.
rule-choose_opponent = Ein Raumkampf hat zwei Seiten. Haben mehrere andere Spieler Schiffe im aktiven System, wählst du, gegen wen du kämpfst.

## Raumkampf

rule-announce_retreat = Vor den Würfen darf der Verteidiger einen Rückzug ankündigen, und nur wenn er das nicht tut, der Angreifer. Die Schiffe gehen am Ende der Runde in ein angrenzendes System ohne Schiffe anderer, in dem du Einheiten oder einen Planeten hast; ein Kommandomarker kommt dorthin.
rule-take_aboard = Wer einen Rückzug ankündigt, darf Bodentruppen von den Planeten des Systems an Bord nehmen, soweit Platz ist.
rule-choose_retreat = Alle deine Schiffe gehen in ein angrenzendes System ohne Schiffe anderer, in dem du Einheiten oder einen Planeten hast. Ein Kommandomarker aus deiner Verstärkung kommt dorthin.
rule-leave_behind = Jäger und Bodentruppen, für die auf den abziehenden Schiffen kein Platz ist, werden zerstört.
rule-sustain_damage = Eine Einheit mit „Schaden verkraften“ darf einen Treffer aufheben und ist dann beschädigt. Beschädigt kann sie das nicht noch einmal, bis sie repariert wird, spätestens in der Statusphase.
rule-choose_casualties = Für jeden übrigen Treffer wählst du eine deiner Einheiten; sie werden alle zugleich zerstört. Manche Treffer dürfen nur bestimmte Einheiten treffen.
rule-choose_unit_to_hit = Diesen Treffer weist zu, wer ihn erzielt hat. Die Einheit darf noch „Schaden verkraften“ einsetzen.
rule-reroll_dice = Jeden Würfel darfst du mit einer Fähigkeit einmal neu werfen. Es gilt der neue Wurf.
rule-raise_dice = Zorn von Kenara: Nach einem Wurf im Raumkampf darfst du 1 Handelsgut ausgeben, um einen Würfel um 1 zu erhöhen, einmal pro Würfel. Zur Wahl stehen nur Würfel, die dadurch treffen.
rule-destroy_own_ships = Für jeden Würfel, der hoch genug war, wählst du eines deiner Schiffe im System und zerstörst es. Das sind keine Treffer: „Schaden verkraften“ hilft nicht.
rule-destroy_own_ship = Die Fähigkeit hat ihren Preis: eines deiner Schiffe im Kampf. Es wird zerstört, „Schaden verkraften“ hilft nicht.
rule-destroy_opposing_ships = Die gewählten Schiffe werden zerstört; das sind keine Treffer, „Schaden verkraften“ hilft also nicht.
rule-choose_ship_to_lose = Wer die „Sturmkanone“ und mindestens drei Schiffe außer Jägern im Raumkampf hat, zwingt den Gegner, ein Schiff zu zerstören, das kein Jäger ist.
rule-choose_ram = Impulskern: Zu Beginn eines Raumkampfs darfst du einen deiner Kreuzer oder Zerstörer zerstören. Dein Gegner nimmt dann einen Treffer, wenn möglich auf ein Schiff, das kein Jäger ist.
rule-fire_before_combat = Vor dem Kampf wirft jedes dieser Schiffe einen Würfel gegen seinen Kampfwert. Dein Gegner weist die Treffer zu.
rule-name_ground_forces = „Die Alastor“ lässt Bodentruppen in ihrem System im Raumkampf als Schiffe kämpfen. Sie würfeln, nehmen Treffer und sterben wie Schiffe; danach sind sie wieder Bodentruppen.
rule-repair_in_combat = Eine reparierte Einheit kann wieder Schaden verkraften.
rule-choose_refuge = Deine Schiffe verlassen den Kampf in ein angrenzendes System ohne Schiffe anderer, ob du dort etwas hast oder nicht. Liegt dort noch kein Kommandomarker von dir, kommt einer hin.
rule-take_along = Abziehende Schiffe dürfen Bodentruppen von den Planeten des Systems mitnehmen, soweit Platz ist.

## Invasion

rule-choose_bombardment = Jede Einheit mit Bombardement darf auf einen Planeten im System feuern. Ein planetarer Schild verhindert das, außer eine Kriegssonne ist da. Treffer zerstören Bodentruppen; der Verteidiger wählt sie aus.
rule-name_extra_die = Plasmabrenner: Eine der bombardierenden Einheiten wirft einen Würfel mehr. Du nennst sie vor dem Wurf.
rule-remove_custodians = Auf Mecatol Rex landet niemand, bevor nicht jemand 6 Einfluss ausgegeben hat, um den Hütermarker zu entfernen. Das bringt einen Siegpunkt und eröffnet die Agendaphase für den Rest des Spiels. Wer ihn entfernt, muss dort landen.
rule-commit_ground_forces = Bodentruppen im Weltraum landen auf Planeten des Systems, nach Belieben verteilt. Hat dort ein anderer Spieler Bodentruppen, folgt ein Bodenkampf; sonst erhältst du die Kontrolle.
rule-next_planet = Der aktive Spieler wählt, in welcher Reihenfolge die Planeten drankommen.

## Produktion, Bezahlung, Forschung

rule-pay = Du erschöpfst Planeten für ihre Ressourcen oder ihren Einfluss; Handelsgüter darfst du für beides ausgeben. Was du zu viel bezahlst, verfällt.
rule-produce_unit = Einheiten mit Produktion stellen zusammen so viele Einheiten her, wie ihre Produktionswerte erlauben. Schiffe erscheinen im System, Bodentruppen auf dem Planeten, der produziert. Flottenvorrat und Kapazität gelten; blockieren Schiffe anderer die Werft, können keine Schiffe produziert werden.
rule-choose_planet_to_swap = Hegemoniale Handelsstrategie: Für diese Produktion tauschen Ressourcen und Einfluss eines Planeten den Platz.
rule-produce_in_which_system = Du produzierst eine Einheit in einem System, in dem du eine Einheit mit Produktion hast, und bezahlst sie.
rule-choose_technology = Du brauchst die farbigen Voraussetzungen aus Technologien, die du besitzt; Planeten mit passender Spezialisierung kannst du erschöpfen, um eine zu ignorieren. Eine Einheitenverbesserung verbessert alle deine Einheiten dieser Art.
rule-satisfy_prerequisites = Mit einem Planeten mit Technologiespezialisierung und mit manchen Karten und Fähigkeiten darfst du je eine Voraussetzung ignorieren. Was du dafür nutzt, wird erschöpft.
rule-assimilate_technology = Du übernimmst eine Technologie des anderen Spielers, ohne Voraussetzungen. Fraktionstechnologien anderer lassen sich nur mit einem Valefar-Assimilator kopieren.
rule-place_unit = Die Einheit kommt aus deiner Verstärkung. Auf einen Planeten passen höchstens eine Raumwerft und zwei PDS.
rule-place_several = Die Einheiten kommen nacheinander aus deiner Verstärkung, jede an einen der Orte, wie du willst.
rule-place_while_pieces_last = Auf jeden Planeten kommt eine Infanterie, solange du Plastikfiguren hast; du wählst, wo.
rule-take_unit_back = Ist keine mehr in deiner Verstärkung, darfst du eine vom Spielplan nehmen, aus einem System ohne deinen Kommandomarker.

## Kommandomarker

rule-gain_token = Marker im Taktikvorrat lassen dich Systeme aktivieren, die im Flottenvorrat sagen, wie viele Schiffe du in einem System haben darfst, die im Strategievorrat bezahlen Sekundärfähigkeiten.
rule-redistribute_tokens = Du darfst deine Marker neu auf die drei Vorräte verteilen. Wird der Flottenvorrat zu klein für eine Flotte, gibst du überzählige Schiffe auf.
rule-token_from_which_pool = Der Marker käme aus deiner Verstärkung; ist dort keiner mehr, kommt er aus einem Vorrat deiner Wahl.
rule-return_token = Der Marker kommt aus dem Vorrat in deine Verstärkung.
rule-spend_token = Ausgegebene Marker kommen in deine Verstärkung zurück.

## Aufträge und Karten

rule-score_objectives = In der Statusphase darf in Initiativreihenfolge jeder einen öffentlichen und einen geheimen Auftrag werten. Für öffentliche musst du alle Planeten deines Heimatsystems kontrollieren. Wer zuerst genug Siegpunkte hat, gewinnt sofort.
rule-return_secret = Du darfst drei geheime Aufträge haben, gewertete mitgezählt. Was zu viel ist, kommt zurück in den Stapel.
rule-discard_action_card = Du darfst sieben Aktionskarten auf der Hand haben; was dich zum Abwerfen zwingt, sagt, wie viele.

## Agendaphase

rule-choose_vote = Links vom Sprecher beginnend stimmt jeder einmal ab, der Sprecher zuletzt. Der Einfluss der Planeten, die du erschöpfst, ist die Zahl deiner Stimmen; Handelsgüter zählen nicht. Alle Stimmen gehen an einen Ausgang. Du darfst jetzt auch mit jedem handeln.
rule-exhaust_for_votes = Jeder Planet, den du erschöpfst, gibt seinen ganzen Einfluss als Stimmen.
rule-break_tie = Bei Unentschieden, oder wenn niemand abgestimmt hat, entscheidet der Sprecher.
rule-predict_outcome = Trifft der Ausgang ein, den du nennst, bekommst du, was die Karte verspricht. Mit den meisten solchen Karten darfst du über diese Agenda nicht abstimmen.
rule-elect_without_vote = „Bildung eines Komitees“ wird abgeworfen, um ohne Abstimmung einen Spieler zu wählen. Jeder kommt infrage.
rule-choose_bribe = Bestechung: Nachdem der Sprecher abgestimmt hat, gibst du Handelsgüter aus und gibst ebenso viele weitere Stimmen für den Ausgang ab, für den du gestimmt hast.
rule-close_system = Nachtrag zum Diplomatiegesetz: Trifft deine Voraussage ein, wähl ein System mit einem Planeten, den du kontrollierst; jeder andere Spieler legt einen Kommandomarker dorthin und kann es dadurch nicht aktivieren.
rule-learn_from_voter = Galaktische Bedrohung: Trifft deine Voraussage ein, erhältst du eine Technologie eines Spielers, der für den Ausgang gestimmt hat.
rule-choose_losses = Du wählst, welche deiner Einheiten die Agenda zerstört. Das sind keine Treffer: „Schaden verkraften“ hilft nicht.
rule-choose_settler = Die „Neuverteilung von Kolonialgebieten“ zerstört alle Einheiten auf dem gewählten Planeten. Wer ihn kontrolliert, bestimmt einen Spieler mit den wenigsten Siegpunkten, der dort 1 Infanterie platzieren und ihn so übernehmen darf.
rule-destroy_own_unit = Das Gesetz zwingt dich, eine deiner Einheiten zu zerstören. Das ist kein Treffer: „Schaden verkraften“ hilft nicht.
rule-exhaust_own_planet = Die Agenda zwingt dich, für jede Technologie, die du besitzt, einen Planeten zu erschöpfen, soweit du spielbereite hast.
rule-swap_strategy_cards = Wer „Imperialer Vermittler“ besitzt, darf die Karte am Ende der Strategiephase abwerfen, um mit einem anderen Spieler eine Strategiekarte zu tauschen.

## Karten, Technologien, Fähigkeiten

rule-choose_kind = Die Karte lässt dich wählen, welche dieser Einheiten platziert wird.
rule-choose_player = Alles, was zur Wahl steht, ist ein erlaubtes Ziel. Nenn es, bevor andere die Karte aufheben dürfen.
rule-choose_system = Alles, was zur Wahl steht, ist ein erlaubtes Ziel. Nenn es, bevor andere die Karte aufheben dürfen.
rule-choose_planet = Alles, was zur Wahl steht, ist ein erlaubtes Ziel. Nenn es, bevor andere die Karte aufheben dürfen.
rule-choose_planet_if_any = Die Karte nennt zwei Planeten, einen für jeden ihrer Teile. Ein Teil, für den es keinen Planeten gibt, entfällt.
rule-choose_unit = Alles, was zur Wahl steht, ist ein erlaubtes Ziel. Nenn es, bevor andere die Karte aufheben dürfen.
rule-choose_law = Alles, was zur Wahl steht, ist ein erlaubtes Ziel. Nenn es, bevor andere die Karte aufheben dürfen.
rule-take_action_card = Du siehst dir die Hand des anderen Spielers an und nimmst eine Karte.
rule-take_good = „Plündern“ nimmt einem Nachbarn mit mindestens drei Handelsgütern ein Handelsgut oder eine Ware weg.
rule-choose_exchange = Quantennetzwerk: Am Ende der Strategiephase darfst du einen Kommandomarker ausgeben und einem anderen Spieler 3 Handelsgüter geben, um Strategiekarten zu tauschen.
rule-choose_exchange_with_owner = Duldung: Am Ende der Strategiephase tauschst du eine deiner Strategiekarten gegen eine, die der Eigentümer gewählt hat.
rule-choose_note = Du hast mehrere Versprechen dieses Namens. Das gespielte kommt zu seinem Eigentümer zurück.
rule-send_ground_forces_away = Raghs Ruf: Nachdem du Einheiten auf einem Planeten gelandet hast, kommen alle Bodentruppen des Eigentümers dort auf einen anderen Planeten, den er kontrolliert. Dann geht das Versprechen zurück.
rule-land_reinforcements = Militärische Unterstützung: Zu Beginn seines Zuges verliert der Eigentümer einen Strategiemarker, und du darfst Infanterie auf einem Planeten platzieren, den du kontrollierst.
rule-take_up_forces = Transit-Dioden: Bis zu vier deiner Bodentruppen verlassen den Spielplan und werden auf Planeten platziert, die du kontrollierst.
rule-move_forces_nearby = Bioplasmose: Am Ende der Statusphase darf beliebig viel deiner Infanterie von Planeten, die du kontrollierst, auf andere in demselben oder einem angrenzenden System ziehen, jede einmal.
rule-choose_wormhole_token = Die Marker zählen als Alpha- und Beta-Wurmloch. Einer, der auf dem Spielplan liegt, darf bewegt werden.
rule-place_wormhole_token = Der Marker kommt in ein System mit einem Planeten, den du kontrollierst, oder in eines ohne Schiffe anderer Spieler, das kein Heimatsystem ist.

## Handel zwischen Spielern

rule-approach = In deinem Zug darfst du mit jedem Nachbarn einmal handeln, was auch gerade geschieht; während eine Agenda abgehandelt wird, darf jeder mit jedem handeln. Niemand wartet darauf, und was am Ende des Zuges oder der Agenda nicht vereinbart ist, verfällt.
rule-make_offer = In deinem Zug darfst du mit jedem Nachbarn eine Transaktion abschließen: Handelsgüter, Waren und je ein Versprechen in jede Richtung, gleich viel oder nicht. Waren, die du bekommst, werden zu Handelsgütern. Weitere Zusagen erzwingt niemand.
rule-answer_offer = Nichts wechselt den Besitzer, wenn nicht beide einverstanden sind. Du darfst ein Angebot einmal ändern; der andere nimmt es dann an oder lehnt ab.

## Zeitpunkte

rule-window = Karten und Fähigkeiten nennen den Zeitpunkt, zu dem sie sich einsetzen lassen; dies ist einer. Die Spieler handeln reihum, der aktive zuerst, bis alle passen. Mit Passen verlierst du nichts.
