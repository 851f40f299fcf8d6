# Who is calling: guests, accounts, sessions, tokens.

error-sign_in_first = nobody knows who you are; come in as a guest or sign in first
error-token_lacks_scope = this token may not do that; use one with the scope { $scope }
error-unknown_token = this token is not valid, or no longer; make a new one on your account
error-scope_not_yours = you do not have the scope { $scope } yourself and cannot give it to a token; leave it away
error-too_many_tokens = you have { $most } tokens, which is the most there may be; delete one that you do not need
error-no_such_token = you have no such token; look at the list of your tokens

error-wrong_credentials = user name and password do not fit together; try again, or sign up for a new account
error-wrong_password = that is not your password; type it again
error-guest_has_no_password = a guest has no password; sign up first
error-already_an_account = you are signed in as { $username } already; sign out first to make another account
error-username_taken = somebody has the user name { $username } already; choose another
error-no_such_account = there is no account { $username }; check the user name

error-bad_name = a name has 1 to { $most } characters that can be seen, on one line; choose another
error-bad_username = a user name has 3 to 40 characters: letters from a to z, digits, dots, hyphens and underscores; choose another
error-bad_password = a password has { $least } to { $most } characters; choose another

error-csrf_token_wrong = the request does not prove that it comes from this page; load the page again (programs: send as X-CSRF-Token what GET /me tells)
error-foreign_origin = the request comes from a page of another site; open this server's own page
error-too_fast = { $seconds ->
    [one] that was too often; wait a second, then try again
   *[other] that was too often; wait { $seconds } seconds, then try again
}
