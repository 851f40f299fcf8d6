# Rex: die Regel hinter jeder Frage, in eigenen Worten. rule-<prompt>.

rule-choose_race = In Spielerreihenfolge nimmt sich jeder eine Rasse, die noch frei ist. Die Rassen unterscheiden sich darin, womit sie beginnen, welche Vorteile sie haben und wie sie gewinnen können.
rule-predict_winner = Vor Spielbeginn legt Xxcha geheim eine Rasse und eine Runde fest. Ist diese Rasse in genau dieser Runde unter den Siegern, deckt Xxcha die Vorhersage auf und gewinnt stattdessen allein.
rule-select_traitor = Eine Verräterkarte macht einen Anführer einer anderen Rasse zu deinem: Tritt er im Kampf gegen dich an, zeig die Karte vor und gewinn auf der Stelle. Eine Karte deiner eigenen Rasse nützt dir nichts. Was du nicht behältst, kommt zurück in den Stapel.
rule-fleet_dial = Beide Nachbarn des Startspielers wählen geheim eine Zahl. Die Flotte beginnt über dem Sektor mit der Nummer der Differenz; gibt es ihn nicht, über Sektor 1. Den Sektor unter der Flotte kann man weder betreten noch verlassen.
rule-place_starting_units = Sol verteilt zehn Einheiten nach Belieben auf die Bezirke der Sektoren 5, 13 und 16, aber keine unter der Flotte.
rule-relocate = Ein Sol-Angriff kostet Sol und die Verbündeten von Sol nichts. Danach dürfen beliebig viele der verschonten Einheiten in einen anderen Bezirk ziehen, nah oder fern, in dem kein Verbündeter steht und der nicht bombardiert wird.
rule-negotiate = Im Waffenstillstand dürfen die Spieler Bündnisse brechen und schließen und einander Einfluss geben. Ein Bündnis hat höchstens drei Mitglieder, bei vier Spielern zwei; zu dritt gibt es keine. Außer im Galaktischen Rat stehen Verbündete nie im selben Bezirk. Gemeinsam brauchen sie vier Festungen zu zweit und fünf zu dritt. Versprechen binden niemanden.
rule-answer_proposal = Ein Bündnis kommt zustande, wenn alle Genannten mitmachen. Verbündete gewinnen gemeinsam, kämpfen nicht gegeneinander und teilen ihre Bündnisvorteile, bis jemand in einem späteren Waffenstillstand das Bündnis bricht.
rule-gift_amount = Im Waffenstillstand darf Einfluss den Besitzer wechseln. Geschenkt ist geschenkt: Was dafür versprochen wurde, bindet niemanden.
rule-bid = Für jeden Spieler mit Platz auf der Hand wird eine verdeckte Karte versteigert, eine nach der anderen. Geboten wird reihum, bis alle bis auf einen gepasst haben; wer passt, ist für diese Karte draußen. Mehr als du hast, kannst du nicht bieten. Bietet niemand, ist die Phase vorbei.
rule-loan_amount = Einmal pro Runde und Verbündetem, kurz bevor dieser bietet, darf Lazax ihm beliebig viel Einfluss überlassen. Er muss ihn nicht ausgeben.
rule-discard_down = Ein Informant gegen die „Große Hand“ zwingt Letnev, sofort bis auf vier Karten abzuwerfen. Später darf die Hand wieder auf acht wachsen.
rule-name_player = Die Diplomatische Intervention trifft einen anderen Spieler: Er darf in dieser Bietphase nicht bieten oder in diesem Waffenstillstand kein Bündnis eingehen.
rule-recruit = Aus dem Verlustbereich kommen Einheiten zurück in die Reserve: bis zu fünf pro Runde, die ersten kostenlos, wie auf der Rassentafel steht, die übrigen für je 2 Einfluss, und ein Anführer für Einfluss in Höhe seiner Stärke. Lazax holt pro Runde eine mechanische Einheit zurück.
rule-free_recruits = Neue Rekruten bringen gratis einen Anführer oder bis zu fünf nicht mechanische Einheiten zurück und zählen beim Limit der Phase nicht mit.
rule-move_from = In deinem Zug darfst du eine Gruppe von Einheiten aus einem Bezirk in einen anderen bewegen, entlang der Linien bis zu zwei Bezirke weit; Sol drei; vier, wenn du zu Beginn der Phase einen Raumhafen kontrolliert hast. In den Sektor unter der Flotte kommt nichts hinein, heraus oder hindurch. Gegner halten dich nicht auf.
rule-move_to = Die Gruppe darf durch Bezirke von Gegnern und Verbündeten ziehen, aber außer im Galaktischen Rat nicht bei einem Verbündeten anhalten und den Sektor unter der Flotte weder durchqueren noch betreten. Wo sie auf Gegner trifft, kommt es zum Kampf.
rule-count_units = Es dürfen beliebig viele der Einheiten gehen, mindestens eine; die anderen bleiben. Verdeckte und mechanische Einheiten werden einzeln gezählt.
rule-deploy = Nach der Bewegung darfst du beliebig viele Einheiten aus deiner Reserve in einem Bezirk einsetzen, der nicht bombardiert wird: je 1 Einfluss, 2 wenn dort Gegner stehen, im Galaktischen Rat immer 1. Hacan zahlt die Hälfte oder transportiert stattdessen Einheiten quer über den Spielplan; Sol zahlt nichts, landet aber nur in den Sektoren 13 bis 17.
rule-deploy_extra = Ein Informant lässt dich noch einmal einsetzen, überall, wo nicht bombardiert wird, für 1 Einfluss pro Einheit in den Einflussvorrat.
rule-transfer_to = Statt einzusetzen, transportiert Hacan Einheiten für je 1 Einfluss von einem Bezirk in einen beliebigen anderen. Keiner der beiden darf bombardiert werden, und im Ziel darf kein Verbündeter stehen.
rule-choose_shield = Ein Schwerkraftnegator zerstört einen Schutzschild für den Rest des Spiels. Von da an trifft die Bombardierung auch diesen Bezirk; ist die Flotte gerade darüber, sind alle Einheiten dort verloren.
rule-choose_battle = Wo Einheiten von Spielern aufeinandertreffen, die nicht verbündet sind, muss gekämpft werden, außer im Galaktischen Rat. In Spielerreihenfolge trägt jeder seine Kämpfe aus, wie es ihm am besten passt, immer gegen einen Gegner auf einmal.
rule-flip = Verdeckte Einheiten kämpfen nicht, kontrollieren nichts, sammeln nichts und sind auch sonst meist wie nicht da; Bombardierung und Sol-Angriffe vernichten sie trotzdem. Einheiten im selben Bezirk zeigen dieselbe Seite. Neben einem Verbündeten lassen sie sich nicht aufdecken.
rule-forbid_title = Zu Beginn des Kampfes nennt Xxcha eine der Kampfkarten, die der Gegner nicht spielen darf.
rule-choose_element = Jol-Nar verlangt eines davon: den Anführer, die Angriffskarte, die Verteidigungskarte oder die eingestellte Zahl. Die Antwort bindet den Gegner in diesem Kampf.
rule-answer_element = Was du jetzt aufdeckst, musst du in diesem Kampf auch spielen. Du darfst sagen, dass du keine Karte dieser Sorte spielst; auch das gilt dann.
rule-battle_plan = Geheim stellst du eine Stärke ein, höchstens die deiner Einheiten, schickst einen Anführer, der diese Runde nicht schon anderswo gekämpft hat, und entscheidest, welche Karten mitkommen. Stärke, Anführer und Karten zählen zusammen, die höhere Summe gewinnt; bei Gleichstand, wer in Spielerreihenfolge früher kommt. Der Verlierer verliert alle Einheiten dort, der Sieger so viele wie eingestellt. Ohne Anführer keine Karten.
rule-commit_card = Wer den Anführer in eine Aussparung mit Symbol legt, muss eine Karte dieser Sorte spielen. Aufgedeckt wird gleichzeitig. Der Verlierer wirft die Karten ab, der Sieger darf sie behalten.
rule-reveal_traitor = Hast du die Verräterkarte des gegnerischen Anführers, darfst du sie vorzeigen: Diese Seite verliert den Kampf mit Anführer, Einheiten und Karten, und du verlierst nichts. Tun es beide, verlieren beide. Du darfst auch auf einen besseren Moment warten.
rule-take_casualties = Der Sieger verliert Einheiten im Wert der eingestellten Zahl. Eine mechanische Einheit zählt zwei.
rule-keep_cards = Der Sieger darf die gespielten Karten behalten oder beliebige davon abwerfen.
rule-choose_flight = Flottensabotage ersetzt die Bombardierungskarte: Die Flotte fliegt so viele Sektoren weit, wie du willst, höchstens zehn, und vernichtet in jedem Sektor, den sie erreicht, alles ohne Schutzschild.
rule-share_or_betray = Mit Hinterlistkarten darf jedes Mitglied eines siegreichen Bündnisses eine Karte vorzeigen, deren Bedingung erfüllt ist, und allein gewinnen. Unter mehreren siegt die höchste Schwierigkeit.
rule-counter_reveal = Nach einer Hinterlist dürfen die anderen noch Karten mit höherer Schwierigkeit vorzeigen, wenn deren Bedingung erfüllt ist. Die höchste gewinnt allein.
rule-window = Karten und Vorteile nennen den Zeitpunkt, zu dem sie gespielt werden dürfen; jetzt ist so einer. Was hier gespielt wird, geschieht in Spielerreihenfolge. Wer passt, verliert nichts.

## In the terminal

help-race = { NAME($race) }. { $begins }
help-victory = Sondersieg: { $text }
help-ally = Für Verbündete: { $text }
help-leaders = Anführer: { $leaders }
help-space = { NAME($space) } ({ $brief }). Verbindungen: { $lines }
