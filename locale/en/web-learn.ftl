# The rules page and the guided first game.

## Rules

web-learn-rules-other = Other games may have no such page yet. At their tables every question tells the rule behind it, and every card what it does.
web-learn-contents = Contents
web-learn-search = Search the rules
web-learn-found = { $count ->
    [0] Nothing speaks of that. Try another word.
    [one] One paragraph speaks of it.
   *[other] { $count } paragraphs speak of it.
}
web-learn-pages = p. { $pages }
web-learn-pages-title = Pages of the printed rulebook

## Lessons

web-learn-begin = Begin
web-learn-go-on = Go on
web-learn-again = Try again
web-learn-once-more = Play once more
web-learn-all = All lessons
web-learn-next = Next lesson
web-learn-number = Lesson { $number } of { $count }
web-learn-done = done
web-learn-progress = { $done } of { $count } lessons done
web-learn-forget = Forget my progress
web-learn-guest = Guest
web-learn-panel = The lesson
web-learn-fold = Less
web-learn-unfold = More
web-learn-why = Why
web-learn-goals = Your goals
web-learn-goal-reached = reached
web-learn-goal-open = open
web-learn-now = Now
web-learn-waiting = The others are about to act …
web-learn-missed = That did not work this time.
web-learn-gone = This lesson is over; begin it again.
web-learn-rule = The rule in full
web-learn-play = Play against bots
web-learn-rules = Read the rules
web-learn-unknown = There is no such lesson. These are the ones there are.
