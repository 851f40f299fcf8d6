# Messages to people who are away, and what the server says when it cannot send them.

# $count tables wait; $table is the one that has waited longest.
notice-turn = { $count ->
    [one] A table waits for you:
   *[other] { $count } tables wait for you:
}
    .title = { $count ->
    [one] Your turn: { $table }
   *[other] Your turn at { $count } tables
}
notice-offer = { $count ->
    [one] You have been made an offer:
   *[other] You have been made offers at these tables:
}
    .title = { $count ->
        [one] An offer for you: { $table }
       *[other] Offers for you at { $count } tables
    }
notice-table = { $table } ({ $game }): { $link }
notice-more = ... and { $count } more: { $link }

notice-test = If you can read this, Throneworld can tell you when it is your turn: { $link }
    .title = A test message from Throneworld

## Mistakes

error-notices_too_many_urls = You can be told in { $most } ways at most; remove one before you add another.
error-notices_unknown_service = This server does not send to addresses like number { $number } of those you add; use mailto://, discord://, tgram://, ntfy:// or another message service that Apprise knows.
error-notices_unreadable_url = Number { $number } of the addresses you add is not complete or not written as its service wants it; compare it with the service's page at appriseit.com.
error-notices_private_address = Number { $number } of the addresses you add lies inside the server's own network; use one that can be reached from everywhere, or ask whoever runs this server to allow it.
error-notices_not_checked = Number { $number } of the addresses you add could not be looked at in time; try again in a minute.
error-notices_no_such_url = You have no address with the id { $id }; load your settings again.
error-notices_unknown_zone = There is no time zone { $zone }; write it like Europe/Rome or America/New_York.
error-notices_quiet_all_day = Quiet hours that begin and end at the same time say nothing; change one of them, or leave them out.
error-notices_nothing_to_test = There is nowhere to send a test message to; add an address first.
error-notices_too_often = That was often enough for now; try again in { $seconds } seconds.
