# Anweisungen: was der Tisch für einen Spieler beantworten soll.

error-order_prompt = das Spiel fragt nie { $name }; eine Anweisung kann gelten für: { $known }
error-order_moment = das Spiel hat keinen Zeitpunkt { $name }; eine Anweisung kann gelten für: { $known }
error-order_plays = nichts, was man in einem Fenster spielen könnte, heißt { $name }; es gibt: { $known }
error-order_phase = das Spiel hat keine Phase { $name }; eine Anweisung kann gelten bis: { $known }
error-order_path = in deiner Sicht heißt nichts { $name }; eine Bedingung kann beginnen mit: { $known }
error-order_not_a_window = nur ein Fenster hat einen Zeitpunkt und etwas zu spielen, { $prompt } nicht; lass moment und plays weg oder nenn als prompt window
error-order_over = worauf diese Anweisung warten würde, ist schon eingetreten; lass sie bis zu etwas Späterem gelten
error-too_many_orders = für diesen Platz gelten { $most } Anweisungen, und mehr dürfen es nicht sein; nimm erst eine zurück
error-no_such_order = du hast hier keine solche Anweisung; vielleicht war sie erledigt und wurde gestrichen
