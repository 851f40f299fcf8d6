# Wer da ist: Gäste, Konten, Sitzungen, Tokens.

error-sign_in_first = niemand weiß, wer du bist; komm als Gast herein oder melde dich erst an
error-token_lacks_scope = dieses Token darf das nicht; nimm eines mit dem Scope { $scope }
error-unknown_token = dieses Token gilt nicht oder nicht mehr; erstell in deinem Konto ein neues
error-scope_not_yours = du hast den Scope { $scope } selbst nicht und kannst ihn keinem Token geben; lass ihn weg
error-too_many_tokens = du hast { $most } Tokens, mehr dürfen es nicht sein; lösch eines, das du nicht brauchst
error-no_such_token = du hast kein solches Token; sieh in der Liste deiner Tokens nach

error-wrong_credentials = Benutzername und Passwort passen nicht zusammen; versuch es noch einmal oder registriere ein neues Konto
error-wrong_password = das ist nicht dein Passwort; tipp es noch einmal
error-guest_has_no_password = ein Gast hat kein Passwort; registriere dich erst
error-already_an_account = du bist schon als { $username } angemeldet; melde dich erst ab, um ein weiteres Konto anzulegen
error-username_taken = jemand hat den Benutzernamen { $username } schon; such einen anderen aus
error-no_such_account = es gibt kein Konto { $username }; prüf den Benutzernamen

error-bad_name = ein Name hat 1 bis { $most } sichtbare Zeichen in einer Zeile; such einen anderen aus
error-bad_username = ein Benutzername hat 3 bis 40 Zeichen: Buchstaben von a bis z, Ziffern, Punkte, Bindestriche und Unterstriche; such einen anderen aus
error-bad_password = ein Passwort hat { $least } bis { $most } Zeichen; such ein anderes aus

error-csrf_token_wrong = die Anfrage beweist nicht, dass sie von dieser Seite kommt; lade die Seite neu (Programme: schickt als X-CSRF-Token, was GET /me nennt)
error-foreign_origin = die Anfrage kommt von einer fremden Seite; öffne die eigene Seite dieses Servers
error-too_fast = { $seconds ->
    [one] das war zu oft; warte eine Sekunde und versuch es dann noch einmal
   *[other] das war zu oft; warte { $seconds } Sekunden und versuch es dann noch einmal
}
