# The guided first game, as far as the server speaks of it.

error-no_lessons = this game has no lessons
error-no_such_lesson = there is no such lesson; lessons are numbered 1 to { $most }
