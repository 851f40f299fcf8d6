# Die Regeln von Rex: Final Days of an Empire, vollständig und in eigenen Worten.
#
# rules-rex-<section>               die Überschrift eines Abschnitts
# rules-rex-<section>-<paragraph>   ein Absatz; welche es gibt, und ihre Reihenfolge, steht in web/src/rules/contents.ts
# Die Texte von Karten, Rassen und Vorteilen sind die von rex-names.ftl.

## Kapitel

rules-rex-chapter-overview = Das Spiel
rules-rex-chapter-round = Eine Runde, Phase für Phase
rules-rex-chapter-fighting = Kämpfe
rules-rex-chapter-winning = Gewinnen
rules-rex-chapter-races = Die sechs Rassen
rules-rex-chapter-cards = Die Karten
rules-rex-chapter-variants = Andere Arten zu spielen
rules-rex-chapter-small = Kleingedrucktes

## Das Spiel

rules-rex-aim = Das Ziel
rules-rex-aim-goal = Schlachtschiffe von Sol brennen die Hauptstadt eines Imperiums nieder, und drei bis sechs große Rassen kämpfen um das, was von ihr übrig ist. Wer am Ende einer Runde allein drei der fünf Festungen kontrolliert, hat gewonnen. Zwei Verbündete brauchen zusammen vier Festungen, drei Verbündete alle fünf, und dann gewinnen sie gemeinsam.
rules-rex-aim-end = Es gibt höchstens acht Runden. Hat bis dahin niemand gewonnen, können Sol oder Hacan auf ihre eigene Weise siegen, und sonst siegt, wer die meisten Festungen hat. Xxcha kann jeden Sieg stehlen, den es vorhergesagt hat.
rules-rex-aim-heart = Einheiten und Einfluss sind immer knapp. Entscheidend ist, wem du traust, was du andere glauben lässt und wann du ein Versprechen nicht mehr hältst.

rules-rex-box = Was es gibt
rules-rex-box-units = Jede Rasse hat 20 Einheiten. Fünf der zwanzig von Lazax sind mechanisch und zählen im Kampf doppelt.
rules-rex-box-leaders = Jede Rasse hat fünf Anführer, jeder mit einer Stärke. Ein Anführer zieht mit den Einheiten in den Kampf, und seine Stärke kommt dazu. Zu jedem Anführer gibt es eine Verräterkarte.
rules-rex-box-influence = Einfluss ist die Währung: Mit ihm ersteigerst du Strategiekarten, holst Verluste zurück und bezahlst das Einsetzen von Einheiten. Einfluss, der niemandem gehört und in keinem Bezirk liegt, ist im Einflussvorrat.
rules-rex-box-decks = Es gibt 42 Strategiekarten zum Ersteigern und Spielen, 16 Einflusskarten, die sagen, was in der Stadt geschieht, 6 Bombardierungskarten, die die Flotte antreiben, eine Verräterkarte für jeden Anführer im Spiel und 8 Hinterlistkarten für alle, die sie mögen.
rules-rex-box-fleet = Die Flotte, der Schlachtschiff-Verband, hängt über einem Sektor des Spielplans und zieht am Ende jeder Runde weiter.

rules-rex-board = Der Spielplan
rules-rex-board-spaces = Die Stadt hat 28 Bezirke, die durch Linien verbunden sind. Einheiten stehen in Bezirken und bewegen sich entlang der Linien.
rules-rex-board-control = Du kontrollierst einen Bezirk, wenn nur du Einheiten darin hast. Auf die Kontrolle kommt es bei Festungen und Raumhäfen an.
rules-rex-board-sectors = Jeder Bezirk außer einem liegt in einem Sektor; sie sind rund um die Stadt von 1 bis 18 nummeriert, und manche umfassen zwei Bezirke. Die Flotte ist immer über einem ganzen Sektor.
rules-rex-board-shield = Ein Schutzschild bewahrt alles in seinem Bezirk vor der Bombardierung. Durchlässig ist er nicht: Solange die Flotte über einem Bezirk mit Schutzschild ist, kommt niemand hinein oder heraus.
rules-rex-board-stronghold = Festungen entscheiden das Spiel. Es gibt fünf, alle mit Schutzschild.
rules-rex-board-spaceport = Die beiden Raumhäfen sind die Imperiale Flottenbasis und der Zivile Raumhafen. Wer zu Beginn der Manöverphase einen davon kontrolliert, kommt weiter.
rules-rex-board-influence = In Bezirke mit Einflusssymbol können Einflusskarten Einfluss legen. Deine Einheiten sammeln ihn, wenn sie am Ende der Runde dort sind.
rules-rex-board-council = Der Galaktische Rat in der Mitte gehört zu keinem Sektor. Die Flotte erreicht ihn nie, dort kämpft niemand, und beliebig viele Rassen dürfen nebeneinander stehen.
rules-rex-board-table = Alle Bezirke nach Sektoren:

rules-rex-terms = Wörter, die genau eines bedeuten
rules-rex-terms-reserve = Reserve: was ein Spieler hat, aber nicht auf dem Spielplan: Einheiten, lebende Anführer, Einfluss. Alle dürfen nachzählen.
rules-rex-terms-casualties = Verlustbereich: wo Einheiten und Anführer liegen, die vernichtet wurden. In der Rekrutierungsphase kommen sie zurück.
rules-rex-terms-friendly = Eigen ist, was dir gehört. Gegner sind alle anderen, mit denen du nicht verbündet bist.
rules-rex-terms-first = Der Startspieler beginnt jede Phase, und die anderen folgen im Uhrzeigersinn. Das ist die Spielerreihenfolge; sie entscheidet auch, wer zuerst kommt, wenn mehrere im selben Moment etwas tun wollen. Der Startspieler wechselt jede Runde.
rules-rex-terms-golden = Sagt eine Karte oder ein Vorteil etwas anderes als diese Regeln, gilt die Karte oder der Vorteil. Widersprechen sich eine Strategiekarte und ein Rassenvorteil, gilt die Karte.

rules-rex-setup = Spielaufbau
rules-rex-setup-decks = Alle Stapel werden gemischt. Jeder zieht eine Bombardierungskarte; die niedrigste Zahl macht zum Startspieler, und die Karten kommen zurück.
rules-rex-setup-races = In Spielerreihenfolge nimmt sich jeder eine Rasse, die noch frei ist, mit Einheiten, Anführern und Karten. Was zu anderen Rassen gehört, ist nicht im Spiel.
rules-rex-setup-prediction = Spielt Xxcha mit, legt es jetzt seine geheime Vorhersage fest: eine andere Rasse im Spiel und eine Runde von 1 bis 8. Niemand sieht sie, bevor sie eintrifft.
rules-rex-setup-traitors = Jeder erhält vier Verräterkarten und behält eine davon, verdeckt; Letnev behält alle vier. Der Rest wird zurückgemischt. Eine Karte mit einem eigenen Anführer nützt nichts, aber dann hat sie auch kein anderer. Was du gesehen und zurückgegeben hast, musst du dir merken.
rules-rex-setup-fleet = Die beiden Nachbarn des Startspielers stellen geheim je eine Zahl von 0 bis 20 ein. Die Flotte beginnt über dem Sektor, dessen Nummer die Differenz der beiden ist. Ist die Differenz 0 oder größer als 18, beginnt sie über Sektor 1. Vernichtet wird dadurch nichts.
rules-rex-setup-cards = Jeder zieht eine Strategiekarte; Letnev zieht zwei.
rules-rex-setup-influence = Jeder nimmt sich den Einfluss, mit dem seine Rasse beginnt.
rules-rex-setup-units = Einheiten kommen dorthin, wo die Rassentafel es sagt, auch unter die Flotte. Sol verteilt zehn Einheiten nach Belieben auf die Bezirke der Sektoren 5, 13 und 16, aber keine unter die Flotte.

## Eine Runde

rules-rex-round = Die sieben Phasen
rules-rex-round-influence = Einfluss: Eine Karte wird gezogen, und irgendwo in der Stadt erscheint Einfluss. Auch Waffenstillstände und Sol-Angriffe geschehen hier.
rules-rex-round-bidding = Bieten: Strategiekarten gehen an die, die am meisten zahlen.
rules-rex-round-recruitment = Rekrutierung: Verluste kommen zurück in die Reserve.
rules-rex-round-maneuvering = Manöver: In Spielerreihenfolge bewegt jeder eine Gruppe und setzt dann neue Einheiten in einem Bezirk ein.
rules-rex-round-battle = Kampf: Wo Gegner aufeinandertreffen, kämpfen sie.
rules-rex-round-collection = Sammeln: Einheiten nehmen den Einfluss auf, der bei ihnen liegt.
rules-rex-round-bombardment = Bombardierung: Die Flotte zieht weiter und vernichtet. Danach zeigt sich, ob jemand gewonnen hat, und der nächste Spieler im Uhrzeigersinn wird Startspieler.

rules-rex-influence_phase_rules = Phase 1: Einfluss
rules-rex-influence_phase_rules-before = Bevor die erste Karte gezogen wird, darf ein Leitsignal gespielt werden, aber nicht in der ersten Runde.
rules-rex-influence_phase_rules-draw = Es werden Einflusskarten gezogen, bis eine davon Einfluss bringt. Sie nennt einen oder zwei Bezirke mit je einer Menge; so viel kommt aus dem Einflussvorrat dorthin, zu dem, was noch da liegt. Ein Bezirk unter der Flotte bekommt nichts, ob mit Schutzschild oder ohne.
rules-rex-influence_phase_rules-count = Danach kommt die Karte offen auf den Ablagestapel. Weil pro Runde genau eine solche Karte gezogen wird, zeigt der Ablagestapel die Nummer der Runde.
rules-rex-influence_phase_rules-special = Die beiden anderen Arten von Karten, Sol-Angriff und Vorübergehender Waffenstillstand, kommen aus dem Spiel, sobald sie geschehen sind, und die nächste Karte wird gezogen. Eine zweite Karte derselben Art in einer Phase kommt ohne Wirkung aus dem Spiel.

rules-rex-offensive = Sol-Angriff
rules-rex-offensive-strike = Angriffsschiffe treffen beide Bezirke der Einflusskarte, die oben auf dem Ablagestapel liegt, den linken zuerst. Alle Einheiten und aller Einfluss darin werden vernichtet. Schutzschilde helfen nicht, und ein Bezirk wird auch dann getroffen, wenn dort gar kein Einfluss hingelegt wurde.
rules-rex-offensive-first = In der ersten Runde gibt es noch kein Ziel: Die Karte wird beiseitegelegt, eine andere gezogen, und am Ende der Phase wird sie zurück in den Stapel gemischt.
rules-rex-offensive-sol = Sol und seine Verbündeten verlieren keine Einheiten. Nachdem einer der beiden Bezirke getroffen ist, darf Sol, und mit dessen Erlaubnis auch die Verbündeten, beliebig viele der verschonten Einheiten von dort in einen anderen Bezirk verlegen, wie weit er auch weg ist. Das Ziel darf nicht unter der Flotte liegen, und außer im Galaktischen Rat darf dort kein Verbündeter stehen; Gegner schon.

rules-rex-ceasefire = Vorübergehender Waffenstillstand
rules-rex-ceasefire-before = Wird die Karte gezogen, darf zuerst eine Diplomatische Intervention gespielt werden, die einen Spieler von neuen Bündnissen ausschließt.
rules-rex-ceasefire-talk = Dann verhandeln alle gleichzeitig. Jeder darf ein Bündnis brechen, eines vorschlagen oder Einfluss verschenken, bis alle fertig sind. An diesem Tisch darf jeder nur begrenzt oft so handeln (viermal, wenn beim Eröffnen nichts anderes eingestellt wurde), damit jeder Waffenstillstand ein Ende findet.
rules-rex-ceasefire-gifts = Nur jetzt darf Einfluss von einem Spieler zum anderen gehen, verbündet oder nicht. Ein Geschenk gilt sofort und endgültig. Anderes wechselt nie den Besitzer: keine Karten, keine Einheiten, keine Anführer.
rules-rex-ceasefire-permission = Hacan und Sol helfen ihren Verbündeten nur, solange sie wollen: In einem Waffenstillstand und in ihrem eigenen Zug der Rekrutierungsphase dürfen sie einem Verbündeten den Bündnisvorteil verweigern oder wieder erlauben. Er ist erlaubt, bis sie etwas anderes sagen.

rules-rex-alliances = Bündnisse
rules-rex-alliances-forming = Ein Bündnis kommt zustande, wenn alle Genannten zustimmen. Es hat zwei oder drei Mitglieder; bei vier Spielern höchstens zwei, und bei drei Spielern gibt es keine. Niemand gehört zwei Bündnissen an: Wer anderswo verbündet ist, muss dort erst gehen.
rules-rex-alliances-apart = Außer im Galaktischen Rat dürfen Verbündete nie im selben Bezirk sein. Wer schon einen Bezirk teilt, kann sich nicht verbünden, und später darf keiner eine Bewegung dort beenden oder dort einsetzen, wo der andere steht. Durchziehen ist erlaubt. So kämpfen Verbündete nie gegeneinander.
rules-rex-alliances-breaking = Bündnisse werden nur im Waffenstillstand gebrochen. Wer geht, nimmt den eigenen Bündnisvorteil mit; die anderen zwei von dreien bleiben verbündet. Man darf sofort einem anderen Bündnis beitreten.
rules-rex-alliances-help = Verbündete geben einander den Bündnisvorteil ihrer Rasse und nicht mehr: Weder andere Vorteile noch die Reichweite eines Raumhafens werden geteilt.
rules-rex-alliances-win = Verbündete gewinnen nur gemeinsam, mit der höheren Zahl von Festungen. Wer verbündet ist und allein drei kontrolliert, hat nicht gewonnen.

rules-rex-bidding = Phase 2: Bieten
rules-rex-bidding-row = Zu Beginn der Phase kann eine Diplomatische Intervention einen Spieler vom Bieten ausschließen. Dann wird für jeden Spieler, dessen Hand nicht voll ist, eine Strategiekarte verdeckt ausgelegt, eine weniger, wenn ein Spieler nicht bieten darf.
rules-rex-bidding-bid = Die Karten werden eine nach der anderen versteigert. Einer eröffnet, und reihum bietet jeder entweder mehr als das höchste Gebot bisher, mindestens 1 und nicht mehr, als er hat, oder er passt und ist für diese Karte draußen. Haben alle anderen gepasst, zahlt der Meistbietende und nimmt die Karte. Sonst zahlt niemand etwas.
rules-rex-bidding-opener = Bei der ersten Karte eröffnet der Startspieler. Mit jeder weiteren Karte wandert das Eröffnen einen Spieler nach links; wer keinen Einfluss oder eine volle Hand hat oder nicht bieten darf, wird übersprungen.
rules-rex-bidding-nobody = Bietet niemand auf eine Karte, wird sie mit allen, die noch ausliegen, zurück in den Stapel gemischt, und die Phase ist vorbei.
rules-rex-bidding-limit = Das Handkartenlimit ist vier Strategiekarten, bei Letnev acht. Mit voller Hand kann man nicht bieten. Wie viele Karten jemand hält, ist öffentlich, welche es sind, nicht.
rules-rex-bidding-money = Was gezahlt wird, geht an Lazax, wenn Lazax mitspielt und nicht selbst der Käufer ist; sonst in den Einflussvorrat.

rules-rex-recruitment = Phase 3: Rekrutierung
rules-rex-recruitment-before = Zu Beginn der Phase dürfen Neue Rekruten und Doppelagenten gespielt werden.
rules-rex-recruitment-units = In Spielerreihenfolge darf jeder bis zu fünf eigene Einheiten aus dem Verlustbereich zurückholen. Die ersten sind kostenlos, so viele, wie die Rassentafel sagt; jede weitere kostet 2 Einfluss. Sie kommen in die Reserve.
rules-rex-recruitment-leader = Außerdem darf ein Anführer zurückkommen, für Einfluss in Höhe seiner Stärke. Er darf wieder kämpfen und kann wieder zum Verräter werden.
rules-rex-recruitment-mechanized = Lazax holt von seinen fünf mechanischen Einheiten höchstens eine pro Runde zurück.

rules-rex-maneuvering = Phase 4: Manöver
rules-rex-maneuvering-turn = In Spielerreihenfolge hat jeder einen Zug: erst einen Bewegungsschritt, dann einen Einsetzschritt. Beide darf man auslassen. Eine Schnelle Mobilisierung darf im eigenen Zug nach einem der beiden Schritte gespielt werden, ein Informant nach dem Einsetzschritt.

rules-rex-movement = Bewegungsschritt
rules-rex-movement-group = Beliebig viele deiner Einheiten aus einem Bezirk dürfen als eine Gruppe in einen anderen ziehen. Sie kommen entlang der Linien bis zu zwei Bezirke weit; drei, wenn du Sol bist.
rules-rex-movement-port = Hast du zu Beginn der Phase einen Raumhafen kontrolliert, kommt deine Gruppe bis zu vier Bezirke weit, wo sie auch losgeht. Das gilt für die ganze Phase, selbst wenn der Raumhafen inzwischen verloren ist. Ein Raumhafen, um den zwei Gegner streiten, hilft keinem.
rules-rex-movement-path = Gegner versperren nie den Weg, und eine Gruppe darf durch Verbündete ziehen. Sie darf nicht bei einem Verbündeten anhalten, außer im Galaktischen Rat. In einen Sektor unter der Flotte kommt nichts hinein, heraus oder hindurch, Schutzschild oder nicht.
rules-rex-movement-count = Mindestens eine Einheit geht; die anderen bleiben. Mechanische und verdeckte Einheiten werden einzeln gezählt. Vom Spielplan zurück in die Reserve kann man Einheiten nie bewegen.

rules-rex-deployment = Einsetzschritt
rules-rex-deployment-price = Du darfst beliebig viele Einheiten aus deiner Reserve in einem Bezirk einsetzen. Jede kostet 1 Einfluss, oder 2, wenn dort Gegner stehen. Im Galaktischen Rat ist es immer 1.
rules-rex-deployment-where = Nicht in einem Sektor unter der Flotte, und außer im Rat nicht neben einem Verbündeten.
rules-rex-deployment-money = Was gezahlt wird, geht an Hacan, wenn Hacan mitspielt und nicht selbst einsetzt; sonst in den Einflussvorrat.
rules-rex-deployment-race = Hacan zahlt die Hälfte und darf stattdessen Einheiten quer über den Spielplan transportieren. Sol zahlt nichts, setzt aber nur in den Sektoren 13 bis 17 ein. Mehr dazu in ihren eigenen Abschnitten.

rules-rex-battle_phase_rules = Phase 5: Kampf
rules-rex-battle_phase_rules-start = Zu Beginn der Phase darf ein Schwerkraftnegator gespielt werden. Dann darf Xxcha Einheiten umdrehen.
rules-rex-battle_phase_rules-order = Wo Einheiten von Spielern, die nicht verbündet sind, im selben Bezirk stehen, müssen sie kämpfen; nur im Galaktischen Rat herrscht Frieden. In Spielerreihenfolge trägt jeder alle eigenen Kämpfe aus, in beliebiger Reihenfolge und immer gegen einen Gegner. Sind drei Rassen in einem Bezirk, kämpfen die Überlebenden weiter.

rules-rex-collection = Phase 6: Sammeln
rules-rex-collection-city = Jede Einheit nimmt bis zu 2 Einfluss aus dem Bezirk, in dem sie steht. Was übrig ist, bleibt für spätere Runden liegen. Verdeckte Einheiten nehmen nichts.
rules-rex-collection-support = Dann bekommt jeder 2 Einfluss aus dem Einflussvorrat, auch wer nichts auf dem Spielplan hat.

rules-rex-bombardment = Phase 7: Bombardierung
rules-rex-bombardment-before = Bevor die Karte gezogen wird, darf an ihrer Stelle Flottensabotage gespielt werden.
rules-rex-bombardment-move = Eine Bombardierungskarte wird gezogen, 1 bis 6. Die Flotte zieht so viele Sektoren weiter, einen nach dem anderen, und nach 18 kommt wieder 1. In jedem Sektor, den sie erreicht, werden in Bezirken ohne Schutzschild alle Einheiten und aller Einfluss vernichtet. Der Sektor, in dem sie begann, wird nicht noch einmal getroffen.
rules-rex-bombardment-stay = Wo die Flotte anhält, bleibt sie bis zur nächsten Bombardierungsphase: In diesen Sektor, aus ihm und durch ihn bewegt sich nichts, dort wird nichts eingesetzt, Schutzschild oder nicht, und kein Einfluss kommt hin. Sektoren, die sie nur überflogen hat, sind frei.
rules-rex-bombardment-victory = Jetzt zeigt sich, ob jemand gewonnen hat.
rules-rex-bombardment-token = Wenn nicht, kommt die Karte zurück, der Stapel wird gemischt, der nächste Spieler im Uhrzeigersinn wird Startspieler, und eine neue Runde beginnt.

## Kämpfe

rules-rex-battle = Wie ein Kampf abläuft
rules-rex-battle-report = Lage. Alle dürfen wissen, wie viele Einheiten, wie viele Strategiekarten und welche Anführer jede Seite hat.
rules-rex-battle-commands = Befehle. Xxcha darf eine Karte verbieten, dann darf Jol-Nar nach einem Teil des Plans fragen, wenn sie selbst oder ein Verbündeter hier kämpfen.
rules-rex-battle-plan = Plan. Geheim stellen beide Seiten auf dem Kampfanzeiger eine Stärke ein, von 0 bis zur Stärke ihrer Einheiten dort und nie über 20; sie wählen einen Anführer und entscheiden, ob eine Angriffskarte, eine Verteidigungskarte, beide oder keine mitkommen. Wer einen Anführer hat, der kämpfen kann, muss einen schicken. Eine Sorte darf nur wählen, wer eine Karte dieser Sorte auf der Hand hat.
rules-rex-battle-dials = Aufdecken. Beide Pläne werden gezeigt: Zahlen, Anführer und welche Sorten von Karten kommen.
rules-rex-battle-cards = Karten. Beide Seiten wählen geheim ihre Karten, genau von den angekündigten Sorten, höchstens eine von jeder, und decken sie gleichzeitig auf.
rules-rex-battle-traitors = Verräter. Wer die Verräterkarte des gegnerischen Anführers hat, darf sie vorzeigen und hat auf der Stelle gewonnen, was auch die Zahlen sagen. Der Anführer wird vernichtet, und keine gespielte Karte wirkt. Tun es beide Seiten, verlieren beide. Letnev darf es für einen Verbündeten tun.
rules-rex-battle-resolve = Wirkung. Die Karten tun, was sie sagen, die des Spielers zuerst, der in Spielerreihenfolge früher kommt. Ein vernichteter Anführer trägt nichts bei, aber die Karten seiner Seite wirken trotzdem, und so können beide Anführer fallen.
rules-rex-battle-winner = Sieger. Beide zählen eingestellte Zahl, Anführer und Karten zusammen, die Stärke bringen. Die höhere Summe gewinnt; bei Gleichstand, wer in Spielerreihenfolge früher kommt.
rules-rex-battle-loser = Niederlage. Der Verlierer verliert alle Einheiten im Bezirk und wirft alle gespielten Karten ab. Der Anführer überlebt, wenn ihn keine Karte vernichtet und er nicht als Verräter entlarvt wird.
rules-rex-battle-casualties = Verluste. Der Sieger verliert Einheiten im Wert der eingestellten Zahl. Es kann sein, dass keine übrig bleibt. Lazax sucht aus, welche gehen: Eine mechanische ist zwei wert, und keine darf verloren gehen, die man hätte schonen können.
rules-rex-battle-keep = Danach darf der Sieger jede seiner gespielten Karten behalten oder abwerfen.

rules-rex-leaders = Anführer im Kampf
rules-rex-leaders-once = Ein Anführer, der in einem Bezirk gekämpft hat, kann in derselben Runde in keinem anderen kämpfen, in diesem aber noch einmal.
rules-rex-leaders-none = Kann kein Anführer kämpfen, geht es ohne Anführer und ohne Karten in den Kampf: Nur die eingestellte Zahl zählt. Wer keinen Anführer schickt, den kann auch keiner verraten.
rules-rex-leaders-lost = Anführer werden nur durch Karten, durch eine Explosion oder durch Verrat vernichtet. Ein verlorener Kampf schadet ihnen nicht.

rules-rex-treason = Mehr über Verräter
rules-rex-treason-free = Wer durch Verrat gewinnt, verliert keine Einheiten und darf die gespielten Karten behalten. Die andere Seite verliert ihre Einheiten, ihre Karten und den Anführer. Für einen Anführer, der so verloren geht, gibt es keinen Einfluss.
rules-rex-treason-back = Eine vorgezeigte Verräterkarte kommt zurück in den Verräterstapel, und ein Doppelagent kann sie wieder hervorholen.
rules-rex-treason-beats = Verrat kommt vor jeder Karte: Er schlägt einen Taktischen Rückzug, und mit ihm gibt es keine Explosion.
rules-rex-treason-wait = Niemand muss vorzeigen. Vielleicht kommt ein besserer Moment.

rules-rex-weapons = Waffen, Schilde und Explosionen
rules-rex-weapons-kill = Eine Energiekanone oder eine Biologische Waffe X-35 vernichtet den gegnerischen Anführer, wenn nicht die passende Verteidigungskarte dagegensteht: gegen die erste ein Magen-Energieschild, gegen die zweite ein Atmosphärenionisator. Wer mit einer Waffe einen Anführer vernichtet, bekommt dessen Stärke als Einfluss aus dem Einflussvorrat, auch wenn der Kampf dann verloren geht.
rules-rex-weapons-explosion = Eine Hylar III-Impulskanone und ein Magen-Energieschild im selben Kampf, gleich von welcher Seite, explodieren: Beide Anführer, alle Einheiten im Bezirk, von wem auch immer, und der Einfluss dort werden vernichtet, beide Seiten werfen ihre Karten ab, und niemand hat gewonnen. Verdeckte Xxcha-Einheiten bleiben verschont.
rules-rex-weapons-retreat = Ein Taktischer Rückzug kommt vor allen anderen Karten und macht sie wirkungslos. Anführer und Einheiten dessen, der ihn spielt, kehren in die Reserve zurück; der Gegner ist der Sieger; niemand hat Verluste. Ziehen sich beide zurück, gewinnt niemand. Als Kampf in diesem Bezirk zählt es für den Anführer trotzdem.

## Gewinnen

rules-rex-victory = Am Ende einer Runde
rules-rex-victory-strongholds = Wenn die Flotte zur Ruhe gekommen ist, werden Festungen gezählt: drei für einen Spieler ohne Verbündete, vier für zwei Verbündete zusammen, fünf für drei. Wer sie hat, hat gewonnen.
rules-rex-victory-example = Zwei Verbündete mit je zwei Festungen haben gewonnen. Ein Spieler mit drei Festungen und ein Verbündeter ohne Festung haben es nicht; hätte dieser Spieler in einem Waffenstillstand das Bündnis gebrochen, würde er mit den dreien gewinnen.

rules-rex-last = Nach der achten Runde
rules-rex-last-sol = Hat niemand mit Festungen gewonnen, gewinnt Sol, wenn Kaiserpalast und Mecatol-Machtbereich Süd jeweils von Sol selbst oder von niemandem kontrolliert werden. Ein Verbündeter dort macht es zunichte. Die Verbündeten von Sol gewinnen mit.
rules-rex-last-hacan = Sonst gewinnt Hacan mit seinen Verbündeten, wenn Hacan mitspielt.
rules-rex-last-most = Sonst gewinnt der Spieler mit den meisten Festungen, allein, ohne Verbündete. Haben mehrere die meisten, teilen sie sich den Sieg, selbst wenn niemand eine hat.

rules-rex-prediction = Die Vorhersage von Xxcha
rules-rex-prediction-check = Wie das Spiel auch gewonnen wird: Ist die Rasse, die Xxcha genannt hat, in genau der genannten Runde unter den Siegern, deckt Xxcha die Vorhersage auf und gewinnt allein. Mit Xxcha verbündet zu sein, hilft nicht.

## Die sechs Rassen: was über ihre Tafeln hinausgeht

rules-rex-race-begins = Zu Beginn
rules-rex-race-victory = Sieg
rules-rex-race-ally = Für Verbündete
rules-rex-race-leaders = Anführer

rules-rex-lazax-mechanized = Beim Einsetzen, Bewegen und Sammeln kostet und zählt eine mechanische Einheit wie jede andere. Im Kampf ist sie zwei wert, beim Einstellen wie bei den Verlusten. Der Kampfanzeiger endet trotzdem bei 20. Verluste müssen voll bezahlt werden: Bei einer eingestellten 3 und drei mechanischen Einheiten gehen zwei davon verloren.
rules-rex-lazax-loan = Kurz bevor ein Verbündeter bietet, einmal pro Runde und Verbündetem, darf Lazax ihm beliebig viel Einfluss überlassen. Der Verbündete behält, was er nicht ausgibt, und muss nicht bieten. Führt Lazax selbst beim Bieten, überlässt es nur, was das eigene Gebot nicht braucht.
rules-rex-lazax-cancel = Ein Informant hebt die Einnahme aus einer einzelnen Versteigerung auf; diese Zahlung geht in den Einflussvorrat. Mechanische Einheiten lassen sich nicht aufheben.

rules-rex-hacan-shipping = Statt einzusetzen, darf Hacan beliebig viele Einheiten für je 1 Einfluss, gezahlt in den Einflussvorrat, von einem Bezirk in einen beliebigen anderen transportieren. Entfernung und Gegner spielen keine Rolle; keiner der beiden Bezirke darf unter der Flotte liegen, und außer im Rat darf im Ziel kein Verbündeter stehen. Das ist kein Einsetzen: Xxcha reagiert nicht darauf.
rules-rex-hacan-half = Der halbe Preis wird aus der ganzen Summe berechnet und aufgerundet: Drei Einheiten in einem leeren Bezirk kosten 2.
rules-rex-hacan-ally = Verbündete setzen zum halben Preis ein, gezahlt an Hacan, oder transportieren Einheiten, wie Hacan es tut, gezahlt in den Einflussvorrat. Sol als Verbündeter setzt weiterhin nur in den Sektoren 13 bis 17 ein, darf aber transportieren.
rules-rex-hacan-cancel = Ein Informant kann die Einnahme aus einem Einsatz aufheben, die dann in den Einflussvorrat geht, oder den halben Preis und den Transport; Hacan entscheidet dann neu, zum üblichen Preis.

rules-rex-sol-landing = Sol zahlt nie fürs Einsetzen, landet aber nur in einem Bezirk der Sektoren 13 bis 17, mit Gegnern oder ohne, und nicht unter der Flotte. Nur mit einem Informanten kann Sol anderswo einsetzen.
rules-rex-sol-peek = Sol kennt jederzeit die nächste Bombardierungskarte. Nach einer Flottensabotage ist es noch dieselbe.
rules-rex-sol-cancel = Ein Informant kann den dritten Bezirk einer Bewegung aufheben, einen Blick auf die Bombardierungskarte bis zur nächsten Bombardierungsphase oder eine kostenlose Landung: Dann darf Sol überall einsetzen, zum üblichen Preis.

rules-rex-letnev-bonus = Die Bonuskarte kommt vom Stapel und nicht aus der Auslage. Mit acht Karten auf der Hand gibt es keine.
rules-rex-letnev-discard = Hebt ein Informant die „Große Hand“ auf, wenn Letnev eine Karte über die vierte hinaus genommen hat, wirft Letnev bis auf vier ab. Später darf die Hand wieder wachsen. Die vier Verräter und die zwei Karten vom Spielaufbau lassen sich nicht aufheben.
rules-rex-letnev-ally = Für einen Verbündeten entlarvt Letnev die eigenen Verräter, als kämpfte es dort selbst.

rules-rex-jol_nar-look = Jol-Nar sieht sich jede Karte an, die zur Versteigerung kommt, auch wenn es selbst nicht bieten kann, und in der Manöverphase die nächste Einflusskarte.
rules-rex-jol_nar-ask = Zu Beginn eines eigenen Kampfes, nach einem Befehl von Xxcha, verlangt Jol-Nar vom Gegner eines davon: den Anführer, die Angriffskarte, die Verteidigungskarte oder die eingestellte Zahl. Die Antwort hören alle.
rules-rex-jol_nar-answer = Die Antwort bindet. Man darf antworten, dass man keine solche Karte spielt, und darf dann auch keine spielen. Alles andere bleibt frei.
rules-rex-jol_nar-cancel = Ein Informant hebt den Blick auf eine Karte auf oder einen Befehl. Der Befehl für einen Verbündeten lässt sich nicht aufheben.

rules-rex-xxcha-command = Zu Beginn eines eigenen Kampfes nennt Xxcha eine der sieben Kampfkarten, und der Gegner darf sie in diesem Kampf nicht spielen. Gibt auch Jol-Nar einen Befehl, kommt der von Xxcha zuerst.
rules-rex-xxcha-observer = Immer wenn ein anderer Spieler Einheiten einsetzt, darf Xxcha eine Einheit aus der Reserve in den Galaktischen Rat stellen, einmal pro Runde und Spieler. Das ist kostenlos und gilt nicht als Einsetzen.
rules-rex-xxcha-flip = Zu Beginn der Kampfphase, und nur dann, darf Xxcha die Einheiten beliebiger Bezirke aufdecken oder verdecken. Danach müssen alle Xxcha-Einheiten in einem Bezirk dieselbe Seite zeigen; neue Einheiten kommen aufgedeckt an. Neben einem Verbündeten lassen sich verdeckte Einheiten außer im Rat nicht aufdecken.
rules-rex-xxcha-facedown = Verdeckte Einheiten kämpfen, kontrollieren und sammeln nicht, erhöhen keine Preise und sind auch sonst meist wie nicht da. Aber sie bewegen sich wie andere, und Bombardierung und Sol-Angriffe vernichten sie.
rules-rex-xxcha-ally = Auch verdeckte Einheiten dürfen außer im Rat nicht bei einem Verbündeten stehen, es sei denn, der Tisch hat es so vereinbart.
rules-rex-xxcha-cancel = Hebt ein Informant das Umdrehen auf, dreht Xxcha in dieser Runde nichts mehr um; Gruppen, die beide Seiten zeigen, werden aufgedeckt.

## Die Karten

rules-rex-cards_battle = Strategiekarten für den Kampf
rules-rex-cards_battle-kinds = Angriffskarten sind rot, Verteidigungskarten blau. In einem Kampf spielt jede Seite höchstens eine von jeder Sorte.
rules-rex-cards_other = Andere Strategiekarten
rules-rex-cards_other-when = Jede sagt, wann sie gespielt werden darf. Ist sie gespielt, wird sie abgeworfen. Sonst verlässt eine Strategiekarte die Hand nur durch einen Kampf; einfach wegwerfen darf man keine.
rules-rex-card-informant = Ein Informant hebt einen Vorteil in dem Moment auf, in dem er genutzt würde, und nur für dieses eine Mal. Einen Bündnisvorteil hebt er nie auf. Das zusätzliche Einsetzen kostet 1 Einfluss pro Einheit, wer auch dort steht, und das Geld geht in den Einflussvorrat.
rules-rex-card-diplomatic_interference = Wer nicht bieten darf, nimmt eine Karte aus der Auslage: Es kommt eine weniger zur Versteigerung. Jol-Nar darf sie trotzdem ansehen.
rules-rex-card-graviton_negator = Eine einzige Einheit von dir im Bezirk genügt. Ist die Flotte gerade über diesem Bezirk, werden alle Einheiten darin sofort vernichtet.
rules-rex-card-fresh_recruits = In einer Phase dürfen mehrere gespielt werden.
rules-rex-card-tracking_beacon = Es zählt als der Sol-Angriff dieser Phase: Einer, der danach gezogen wird, hat keine Wirkung.
rules-rex-card-rapid_mobilization = Die zweite Bewegung folgt denselben Regeln, mit der Reichweite von Sol oder eines Raumhafens.
rules-rex-card-double_agent = Eine Verräterkarte, die schon benutzt wurde, kann wieder auftauchen.
rules-rex-card-fleet_sabotage = Mit 0 bleibt die Flotte, wo sie ist, und trifft nichts aufs Neue.
rules-rex-cards_influence = Einflusskarten
rules-rex-cards_influence-deck = Neun Karten bringen Einfluss, drei sind Sol-Angriffe, vier sind Vorübergehende Waffenstillstände.
rules-rex-cards_influence-places = { $places }
rules-rex-cards_influence-place = { $space }: { $amount } Einfluss
rules-rex-cards_bombardment = Bombardierungskarten
rules-rex-cards_bombardment-deck = Sechs Karten, von 1 bis 6 nummeriert. Die gezogene kommt zurück, bevor der Stapel gemischt wird, also kann jede Zahl wiederkommen.
rules-rex-cards_copies = { $copies ->
    [one] Einmal im Stapel.
   *[other] { $copies }-mal im Stapel.
}

## Andere Arten zu spielen

rules-rex-few = Drei, vier oder fünf Spieler
rules-rex-few-demolished = Bei drei oder vier Spielern ist der Mecatol-Machtbereich Süd vernichtet: Keine Einheit darf hinein oder hindurch, und vier Festungen bleiben. Zum Sieg braucht man so viele wie sonst. Für den Sieg von Sol gilt der vernichtete Bezirk als leer.
rules-rex-few-three = Bei drei Spielern gibt es keine Bündnisse, aber im Waffenstillstand darf man Einfluss verschenken. Einflusskarten füllen nur ihren ersten Bezirk; ein Sol-Angriff trifft trotzdem beide. Empfohlen: Sol, Lazax, Jol-Nar.
rules-rex-few-four = Bei vier Spielern hat ein Bündnis höchstens zwei Mitglieder. Empfohlen: Sol, Lazax, Jol-Nar, Letnev.
rules-rex-few-five = Bei fünf Spielern ändert sich nichts. Empfohlen: alle außer Xxcha.

rules-rex-betrayal = Hinterlistkarten
rules-rex-betrayal-deal = Ist der Tisch damit einverstanden, erhält jeder eine Hinterlistkarte, die sonst niemand sieht. Sie nennt eine Bedingung und eine Schwierigkeit von 1 bis 8.
rules-rex-betrayal-choose = Hat ein Bündnis gewonnen, entscheidet jedes Mitglied geheim: den Sieg teilen oder, wenn die Bedingung der eigenen Karte jetzt erfüllt ist, die Karte vorzeigen. Teilen alle, haben alle gewonnen.
rules-rex-betrayal-counter = Hat jemand die anderen hintergangen, dürfen diese noch mit einer Karte höherer Schwierigkeit antworten, deren Bedingung erfüllt ist. Am Ende gewinnt die höchste Schwierigkeit allein.
rules-rex-betrayal-xxcha = Trifft die Vorhersage von Xxcha ein, bewirken Hinterlistkarten nichts.

## Kleingedrucktes

rules-rex-secrets = Was geheim ist
rules-rex-secrets-public = Alle dürfen wissen, wie viele Einheiten und Karten und wie viel Einfluss jemand hat, dazu alle Anführer mit ihrer Stärke und was auf den Ablagestapeln liegt.
rules-rex-secrets-hidden = Handkarten, Verräterkarten, die Vorhersage, Hinterlistkarten, angesehene Karten und Pläne sind geheim. Man darf über sie sagen, was man will, wahr oder nicht, aber man darf sie nicht zeigen.
rules-rex-secrets-memory = Was man im Vorbeigehen gesehen hat, darf man nicht aufschreiben. Dieser Tisch zeigt es nicht noch einmal, außer er wurde so eingestellt.
rules-rex-secrets-talk = Alle Gespräche sind offen. Auch Verbündete reden nie heimlich miteinander.

rules-rex-deals = Abmachungen
rules-rex-deals-word = Versprich, was du willst, wann du willst; kein Versprechen bindet. Nur Einfluss darf Teil einer Abmachung sein, und nur im Waffenstillstand.

rules-rex-limits = Wenn etwas ausgeht
rules-rex-limits-strategy = Ist die letzte Strategiekarte gezogen, wird der Ablagestapel zu einem neuen Stapel gemischt. Liegt auch dort nichts, kommen weniger Karten zur Versteigerung.
rules-rex-limits-influence = Insgesamt gibt es 220 Einfluss. Kann der Einflussvorrat nicht alles zahlen, zahlt er, was er hat, in Spielerreihenfolge.
rules-rex-limits-half = Halbe werden immer aufgerundet.
rules-rex-limits-nobody = Niemand scheidet je aus: Auch ohne Einheit auf dem Spielplan bekommt man Einfluss, rekrutiert und setzt ein.

rules-rex-timing = Karten und Vorteile im selben Moment
rules-rex-timing-window = Karten und Vorteile nennen den Zeitpunkt, zu dem sie gespielt werden dürfen. Dann werden alle gefragt, die etwas spielen könnten; was gespielt wird, geschieht in Spielerreihenfolge, und danach wird noch einmal gefragt.
rules-rex-timing-cancel = Was etwas aufhebt, kommt zuerst. Wollen zwei dasselbe aufheben, tut es der Erste in Spielerreihenfolge, und der andere behält die Karte.
rules-rex-timing-undo = Du darfst eigene Entscheidungen zurücknehmen, bis jemand anders entschieden hat, der Zufall gesprochen hat oder etwas Geheimes bekannt wurde. Geschenke und Hilfen vor dem Gebot sind endgültig.

rules-rex-rulings = Wo das Regelheft schweigt
rules-rex-rulings-lines = Manches war nirgends gedruckt, wo wir es lesen konnten: die meisten Linien zwischen den Bezirken, einige Sektornummern und Schutzschilde, wie oft manche Karten im Stapel sind, einige Titel. Wir haben Werte gewählt, mit denen es sich gut spielt, und sie lassen sich ersetzen.
rules-rex-rulings-end = Der Sieg wird geprüft, wenn die Flotte zur Ruhe gekommen ist, obwohl ein Kasten im Regelheft von der Sammelphase spricht.
rules-rex-rulings-council = Im Galaktischen Rat darf man neben einem Verbündeten einsetzen und Xxcha-Einheiten aufdecken.
rules-rex-rulings-ranking = Das Regelheft kennt nur Sieger. Wer verloren hat, wird nach Festungen gereiht, dann nach Einfluss.
rules-rex-rulings-all = Alle unsere Entscheidungen mit ihren Gründen stehen in docs/rulings.md beim Quelltext.
