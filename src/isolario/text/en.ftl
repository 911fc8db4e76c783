### What every table says, in English. Games add their own messages (games/*/text/en.ftl) and may
### word these their own way. docs/glossary.md fixes the terms; tests/words compares.

language_name = English

## Terms: docs/glossary.md, "Common".

seat = seat
player = player
bot = bot
spectator = spectator
turn = turn
round = round
step = step
board = board
cell = cell
tile = tile
stack = stack
card = card
deck = deck
hand = hand
token = token
piece = piece
place = place
take = take
draw = draw
discard = discard
swap = swap
mirror = mirror
points = points
option = option
solo = solo
undo = undo
confirm = confirm
cancel = cancel
hint = hint
what_if = what would happen
legal_place = possible place
legal_turns =
    { $n ->
        [one] possible place, { $n } way to turn it
       *[other] possible place, { $n } ways to turn it
    }
why_not = why not?
log = log
curtain = curtain
replay = replay
seed = seed
part = part
commitment = commitment
easy = easy
medium = medium
hard = hard
rank = rank
title = title
yes = yes
no = no

## Counted things: $n of them.

count_points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
count_coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
count_players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
# $least or $n players, nothing between.
count_players_either =
    { $n ->
        [one] { $least } or { $n } player
       *[other] { $least } or { $n } players
    }
# From $least to $n players.
count_players_range =
    { $n ->
        [one] { $least }–{ $n } player
       *[other] { $least }–{ $n } players
    }
# What an event brought somebody: the end of a line of the log.
plus_points =
    { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }

## Table talk. A player's name stands before a colon or after one.

your_turn = Your turn
turn_of = Turn: { $player }
waiting_for = Waiting for: { $player }
ready = { $player }: ready
bot_thinks = { $player }: the bot is thinking
seat_number = Seat { $number }
player_number = Player { $number }
unknown = something unknown
not_your_turn = It is not your turn.
already_ready = You have already decided. To change your choice, undo it.
wrong_step = That is not what is being decided now.
not_possible = That is not possible here.
game_is_over = The game is over.
game_ends = The game is over.
prompt_wait = Please wait: you have nothing to decide now.
prompt_watch = Somebody at the table is deciding.
prompt_over = The game is over.
prompt_choose = Choose in secret.
prompt_turn = It is your turn.
step_choose = Choose
step_turn = Take a turn
progress_turn = Turn { $n }
progress_short = { $done }/{ $of }
progress_words = { $done } of { $of }
nothing_to_undo = There is nothing to take back now.
undo_undecided = You have not decided anything yet, so there is nothing to take back.
undo_decided_together = Everyone has decided and the decisions are out, so they stand.
undo_others_decided = { $player } has moved since, so this cannot be taken back.
undo_drawn = This cannot be taken back, because something new has come up: { $what }.
undo_shown = This cannot be taken back, because the others have seen it: { $what }.
undo_unseen = This cannot be taken back: something that you cannot see has happened since.
not_that_undo = That cannot be taken back on its own now.
undone = Your step has been taken back.
by_clause = { $reason } (rule { $clause })
pass_to = Pass the screen to: { $player }
button_pass_to = Pass the screen to: { $player }
i_am = I am { $player }
one_moment = { $player }: one moment more
others_look_away = No peeking, everybody else.

## The end of a game.

game_over = Game over
winner = Winner: { $player }
shared_winners = Shared victory: { $player }
place_of = Place { $place }: { $player }
score_of = { $player }: { $score }
tie_broken = Equal on points; a tie-break decides the places

## Parts of the table, as headings.

area_board = Board
area_hand = Hand
area_players = Players
area_score = Score

## What a table shows, in words: lists, and what lies where.

listed = { $one }, { $more }
listed_apart = { $one }; { $more }
so_many = { $n } × { $thing }
lies_at = { $thing }: { $cells }
lies_there = { $cell }: { $thing }

## Buttons.

button_undo = Undo
button_confirm = Confirm
button_cancel = Cancel
button_ready = Ready
button_hint = Hint
button_turn_right = Turn right
button_turn_left = Turn left
button_mirror = Mirror
button_flip_over = Flip over
button_log = Log
button_rules = Rules
button_score = Score sheet
button_players = Players
button_invite = Invite
button_rematch = Play again
button_zoom_in = Zoom in
button_zoom_out = Zoom out
button_fit = Show everything
button_close = Close

## The page: starting.

page_title = Isolario
page_subtitle = Board games for map-makers
page_your_tables = Your tables
page_seat_kept = A seat is kept for you
page_take_off = Hide from my list
page_take_off_sure = Hide an unfinished game?
page_delete = Delete
page_delete_sure = Delete for good?
page_restart = Start again
page_restart_sure = Drop this game and start again?
page_leave = Leave: the game is kept
page_table_gone = This table has been deleted.
page_no_tables = You have no tables yet.
page_to_games = To the games
page_tables_over = Finished
page_all_tables = All your tables ({ $n })
page_next_game = To the next game
button_revenge = Rematch
page_seats = Seats
page_who_sits_where = Who sits where
page_seats_drawn = At random
page_seats_chosen = As listed
page_reasons = Why bots moved
page_reasons_true = They say so when asked
page_reasons_false = They do not say
page_seat_person = Person
page_seat_bot = Bot: { $level }
page_seat_bots =
    { $n ->
        [one] { $n } bot: { $level }
       *[other] { $n } bots: { $level }
    }
page_seat_free = Free seat
page_seat_you = You
page_your_name = Your name
page_sit = Take this seat
page_invite_hint = Send this link to the people you want to play with.
page_invite_here_only = This link works on this computer only. To let others in, start Isolario with { $option }, and send them the link with this computer’s address in the network in place of { $host }.
page_copy_link = Copy the link
page_link_copied = Link copied.
page_same_screen = All on this screen

## The page: playing.

page_watching = You are watching
page_what_to_do = What to do
page_last_move = Last move
page_steps = Steps of the turn
page_step_done = { $step }: done
page_step_now = { $step }: now
page_step_ahead = { $step }: still to come
page_score_now = If everything were scored now
page_log_empty = Nothing has happened yet.
page_download = Save the record

## How honest a shuffle was: before somebody sits down, and at the end.

page_seed_chosen = Whoever opened this table has chosen the shuffle, and may know beforehand all that will be drawn.
page_seed_unmixed = So far only the server has added to the shuffle. When you sit down, your browser adds its part.
page_seed_changed_before = The server has changed its commitment to the shuffle. It is not safe to sit down here.
page_shuffle_good = The shuffle was honest: your browser has checked it.
page_shuffle_unseen = This browser cannot check whether the shuffle was honest.
page_shuffle_server = Only the server added to this shuffle, so nobody can prove that it was fair.
page_shuffle_chosen = The seed was chosen by hand, so nobody can prove that the shuffle was fair.
page_shuffle_changed = The rules have changed during this game, so the shuffle can no longer be checked.
page_shuffle_bad = The shuffle was not honest, or cannot be trusted!
page_shuffle_bad_commitment = The server’s commitment is not the one that this browser saw before you sat down.
page_shuffle_bad_server = The server’s part does not fit its commitment.
page_shuffle_bad_part = The part that this browser added to the seed is missing or has been changed.
page_shuffle_bad_others = Parts have been added for seats that bots play, or by the server.
page_shuffle_bad_terms = Game, options or number of seats are not those that you sat down to.
page_shuffle_bad_seed = The published parts do not give this shuffle.
page_shuffle_bad_chosen = The seed turns out to be chosen by hand; nobody said so before you sat down.
page_shuffle_bad_missing = The server does not publish what the shuffle was made of.
page_shuffle_what = What does this mean?
page_shuffle_about = Before you sat down, the server fixed its part of the seed and showed a commitment to it. Only then did your browser add a part of its own, so that neither could choose the shuffle alone. When the game is over all parts are published; your browser compares them with what it noted. Only the server in league with a player who sat down after you could still have chosen.
page_shuffle_about_unseen = Checking takes what the browser noted when you sat down: the server’s commitment, and the part that it added itself. This one has no such note: you sat down in another browser, only look on, or its storage was cleared.
page_shuffle_by_hand = You need not believe this page. Save the record, and have it checked and played again on a computer of your own:
page_copy = Copy
page_copied = Copied.

## The book of a game.

page_book = How to play
page_book_first = For a first game
page_book_rest = The rest of the rules
page_book_in_play = On this table
page_book_contents = Contents
page_book_search = What are you looking for?
page_book_found = Found: { $n }
page_book_nothing = Nothing found. Try another word.
page_book_at_table = As this table plays
page_book_everything = All variants
page_book_example = Example
page_book_scores = Together: { $score }
page_book_change = Before: { $before }. After: { $score }.
page_book_only = Only: { $what }

## The page: settings.

page_language = Language
page_theme = Colours
page_theme_light = Light
page_theme_dark = Dark
page_theme_system = Same as the device
page_motion = Motion
page_on = On
page_off = Off
page_places_again = Place a shape with a second tap, without confirming

## The page: what goes wrong.

page_loading = Setting the table…
page_reconnecting = Reconnecting…
page_not_sent = Your move has not been sent yet. Reconnecting…
page_connection_lost = Connection lost. The game will wait for you.
page_try_again = Try again
page_seat_taken = That seat is taken.
page_no_such_table = There is no such table. Is the link complete?
page_no_such_page = There is nothing here.
page_name_long =
    { $most ->
        [one] A name has at most { $most } letter.
       *[other] A name has at most { $most } letters.
    }
page_name_taken = Somebody at this table already has that name.
server_not_a_move = “{ $typed }” is not a move.
page_bad_input = That could not be understood.
page_server_error = Something went wrong on our side. Your game is safe; try again.

## The terminal.

terminal_welcome = { $game }. Type “{ terminal_command_help }” for help.
terminal_ask = Choose a number or type a move:
terminal_no_such_number = There is no move { $number }: choose from 1 to { $most }.
terminal_not_a_move = “{ $typed }” is not a move.
terminal_press_enter = Press Enter to go on.
terminal_bye = Goodbye!
terminal_seat = Seat { $number }: { $player }
terminal_help_heading = What you can type
terminal_help_number = a number: the move with that number in the list
terminal_help_move = a move: as it is written in the list
terminal_help_undo = { terminal_command_undo }: take back your last step; with a move after it, that step of a secret choice
terminal_help_log = { terminal_command_log }: show what has happened so far
terminal_help_help = { terminal_command_help }: show this list
terminal_help_quit = { terminal_command_quit }: leave the game
terminal_command_undo = undo
terminal_command_log = log
terminal_command_help = help
terminal_command_quit = quit
terminal_saved = Record saved: { $file }

## Starting the server.

serve_address = Isolario: { $address } (Ctrl-C stops it)
serve_store = Tables are kept in { $place }
tables_exported =
    { $n ->
        [one] { $n } table is now also in { $file }.
       *[other] { $n } tables are now also in { $file }.
    }
tables_secret = Games that are being played are among them: the file holds their secrets, and only you can read it.
tables_imported =
    { $n ->
        [one] { $n } table has come.
       *[other] { $n } tables have come.
    }
tables_there =
    { $n ->
        [one] { $n } was there already, and stays as it is.
       *[other] { $n } were there already, and stay as they are.
    }
tables_deleted =
    { $n ->
        [one] { $n } table is gone for good.
       *[other] { $n } tables are gone for good.
    }
serve_taken_over = Tables were copied from { $file }; that file stays as it is.
serve_copy_kept = The store comes from an older version; a copy of it is kept in { $file }
serve_other_port = Port { $port } is taken, so another one is used.

## Checking a record.

verify_good =
    { $n ->
        [one] The record is good: { $n } move, each by the rules, and the same result.
       *[other] The record is good: { $n } moves, each by the rules, and the same result.
    }
verify_bad = The record is not good: { $why }
verify_seed_good = The shuffle was fixed before the game began: commitment and parts are those that you noted. Seats that added to it: { $seats }.
verify_seed_fits = The published parts give this shuffle. Seats that added to it: { $seats }. Not checked: whether these were the parts before the game began. Who noted the commitment and their own part then can tell: --commitment, --part.
verify_seed_server = The server could have chosen this shuffle: nobody else added to it, or the server filled in a part.
verify_seed_none = The seed was chosen by hand, or the rules have changed since the table was opened: whether the shuffle was fair cannot be checked.
verify_seed_bad = The published parts do not give this shuffle.
verify_seed_other_commitment = The commitment is not the one that you noted: the server could have chosen its part when it knew yours.
verify_seed_other_part = Your part is not among the published ones as you noted it: the server could have chosen this shuffle.
check_kept = { $part }: kept
check_broken = { $part }: broken: { $why }
check_broken_again = { $part }: broken again: { $checks }
check_result =
    { $n ->
        [one] { $game }: { $kept } of { $n } part of the contract kept
       *[other] { $game }: { $kept } of { $n } parts of the contract kept
    }

### Terminal

terminal_command_board = board
terminal_command_score = score
terminal_command_rules = rules
terminal_command_save = save
terminal_help_preview = ? and a move: what it would do
terminal_help_list = ?: every possible move
terminal_help_board = { terminal_command_board }: show the board in full detail, and your moves
terminal_help_score = { terminal_command_score }: what the score is, and why
terminal_help_rules = { terminal_command_rules }: the rules of this game; with a word after it, what they say about that
terminal_help_save = { terminal_command_save } FILE: save the record of the game
terminal_many =
    { $n ->
        [one] { $n } move, such as { $move }
       *[other] { $n } moves, such as { $move }
    }
terminal_such_as = A move looks like this: { $move }. “?” lists them all.
terminal_which = Which one? Enter alone goes back:
terminal_more_in_log = … and more in the log: { $n }
terminal_now_then = { $player }: now { $now }, then { $then }
terminal_no_change = The score stays as it is for now.
terminal_cannot_tell = Nobody can tell yet how the score will change.
terminal_pass_on = Enter hides all this:
terminal_pass_or_undo = Enter hides all this, “{ terminal_command_undo }” takes the step back:
terminal_go_on_or_undo = Enter goes on, “{ terminal_command_undo }” takes the step back:
terminal_not_here = “{ $typed }” means nothing here.
terminal_team_now_then = Team: now { $now }, then { $then }
terminal_alone_now_then = Score: now { $now }, then { $then }
terminal_as_scored = The board as it was scored
terminal_end_ask = “{ terminal_command_save } FILE” keeps the record, “{ terminal_command_log }” tells the whole story, Enter alone leaves:
terminal_save_where = Put the name of a file after it: { terminal_command_save } game.json
terminal_not_saved = The record could not be saved: { $why }
terminal_you = { $player } (you)

### Server: what a table refuses, and why.

server_bad_message = The message could not be read: { $why }
server_long_message =
    { $most ->
        [one] The message is too long: at most { $most } byte.
       *[other] The message is too long: at most { $most } bytes.
    }
server_too_fast = Too many requests at once: wait a moment.
server_say_hello = This page has not said hello yet.
server_not_your_seat = That seat is somebody else’s.
server_bad_token = This token is too short, or has letters that a token cannot have.
server_rematch_later = The next game can begin once this one is over.
server_not_yours_to_delete = Only whoever opened a table can delete it, and only while nobody else sits there.
server_game_gone = The game “{ $game }” is no longer installed here.
server_pieces_gone = This game was played with other pieces than are on the table now.
page_no_cookies = This browser keeps no cookies for Isolario, so a seat could not be held for you. Allow them and load the page again.
server_crowded = Too many people are watching this table.
server_many_pages = Too many pages are open at this address. Close some and try again.
home_other_tab = This table is open in another tab of this browser. Close it there, and go on here.
home_not_kept = This browser keeps nothing more: your tables last only as long as this page is open.
home_new_version = A new version of Isolario is ready. Your tables stay as they are.
home_take_version = Use it now
home_later = Later
server_other_pages = This table has been opened in too many other windows of this browser.
server_unknown_host = Isolario does not know itself by the name “{ $host }”. Whoever runs it can tell it with --public-url.
server_many_bots = Too many bots at once: seat fewer, or wait a few minutes.
server_many_tables = Too many tables are being opened just now. Try again in a few minutes.
server_foreign_page = A page from another site may not do that.
server_not_begun = The game has not begun: not everybody is here yet.
server_no_such_seat = There is no seat { $number } at this table.
server_no_such_game = There is no game “{ $game }”. There are: { $games }.
server_no_such_option = There is no option “{ $option }”. There are: { $allowed }.
server_bad_option = “{ $option }” does not have that value. It can be: { $allowed }.
server_no_such_bot = There is no bot “{ $bot }”. There are: { $bots }.
server_wrong_seats = This number of players is not possible: { $n }. Possible: { $allowed }.
server_bad_part = A part of the seed is 16 bytes: 32 digits from 0 to f.
server_other_commitment = A part of the seed has to answer the table’s commitment as it is now. Load the page again.
server_bad_seed =
    { $most ->
        [one] A seed is a number or a text of at most { $most } letter.
       *[other] A seed is a number or a text of at most { $most } letters.
    }
server_record_later = The record is published when the game is over.
server_no_reason = There is no bot’s reason to tell here.
server_no_record = This game has no record: the rules changed while it was played.
server_table_broken = This game cannot be restored.
server_table_newer = This game goes on at a newer version of the server. Try again in a moment.

### Page

page_settings = Settings
page_bot_name = Bot ({ $level })
page_seat_friend = A friend, by link
page_open_table = Open the table
page_waiting_room = Waiting for players
page_away = not connected
page_which_piece = Which one goes there?
page_choose_piece = { $what }: choose which one.
page_choose_place = { $what }: choose where.
page_seat_here = At this screen
page_under_way = One moment…
button_stop = Stop
button_another_place = Another place
tool_turn = Turn
tool_mirror = Mirror
tool_face = Flip
tool_another = Next fit

## The score sheet.

page_source = What for
page_sum = Total
page_course = How the scores rose

## Why not: what is refused, and why.

# Something else is being decided: $prompt says what is to be done.
not_now = Not now. { $prompt }
page_more_actions = { $n } more
page_more_to_choose = There is more to choose first.

## Where things stand on the page

page_keys_button = Keys

## Keys

keys_title = Keys
keys_arrows = the arrow keys
keys_piece = Pick up a piece or card: the first, the second …
keys_ghost = Move it to the next possible place, or walk over the board
keys_cells = Walk from cell to cell, with a piece in hand too
keys_make = Choose, or make the move that is shown
keys_next = Cover the same cell another way; skip to the end of what is happening
keys_give_up = Put everything back
keys_mouse_wheel = Mouse wheel
keys_wheel = Turn the piece in hand; without one, or with Ctrl, closer or further
keys_move_board = Move the board
keys_zoom = Zoom in, zoom out, show everything
keys_tab = On to the next thing that can be chosen
keys_list = This list

## The page: replays and posters.

area_of = { $player }: { $area }
page_replay = Replay
page_eyes = Seen by
page_all_open = Everything open
page_moment = Step { $move } of { $moves }
page_moment_first = The beginning
page_step_back = Step back
page_step_on = Step forward
page_run = Play
page_pause = Pause
page_to_table = To the table
server_replay_lost = This game cannot be replayed: its rules have changed since.
page_poster = Poster
page_save_svg = Save as SVG
page_save_png = Save as PNG
server_poster_later = The poster is drawn when the game is over.
poster_day = { $day } { $month ->
         [1] January
         [2] February
         [3] March
         [4] April
         [5] May
         [6] June
         [7] July
         [8] August
         [9] September
         [10] October
         [11] November
        *[12] December
    } { $year }

## Boards of others.

page_no_such_board = There is no such board.

## Lessons and the coach.

page_learn = Learn it in four minutes
page_learn_first = Your first time? Learn it in four minutes
page_lesson = Lesson
page_lesson_at = { $at } of { $n }
page_lesson_right = Right.
page_lesson_worse = Allowed, but not the best.
page_lesson_other = Allowed, but there is something better here.
page_lesson_over = That was the lesson
page_lesson_read = Read the reply, then press “Next”.
page_lesson_play = Play now
page_lesson_try = Try it
page_coach = Coach
page_coach_first = In the first game
page_coach_always = Always
page_coach_never = Never
button_next = Next
button_leave_lesson = Leave the lesson
server_no_lesson = { $game } has no lesson yet.
server_lesson_done = This is done: go on to the next step.
terminal_lesson = { $at } of { $n }: { $title }
terminal_lesson_on = Press Enter for the next step.
terminal_command_hint = hint
terminal_help_hint = { terminal_command_hint }: what this decision is about
terminal_command_why = why
terminal_help_why = { terminal_command_why }: why the bots moved
terminal_no_book = This game has no rulebook.
terminal_games_more = isolario games NAME: what can be chosen in a game; --all: in all of them
terminal_no_hint = Nothing special about this decision.
terminal_no_why = The bots have made no move since your last one that they could explain.

## Points, and where they come from.

scored_nothing = No points for this
page_scoring = Scoring: { $what }
button_skip = Skip
page_boards_of_all = Everybody’s boards
page_put_back = Press a piece you have chosen to put it back.

## Cards: what explains the things on a table.

card_to_move = Whose turn it is
card_to_move_text = The flag stands beside the player whose turn it is.
card_ready = Ready
card_ready_text = This player has decided. When all are ready, the game goes on.
card_progress = How far the game has got
card_progress_text = The bar shows how much of the game has been played.
page_card_book = Read more in the rules
keys_card = What is this? Explains what is chosen or pointed at

page_lesson_fresh = The table has been set up again.
page_lesson_again = Try again
lesson_stays = In a lesson the right answer stays. Go on to the next step.
winner_you = You have won
page_result = Result
page_ways = The number on a cell: how many ways it can be turned there.
page_book_loading = Opening the book…
page_show_moment = Show this moment
page_nothing_scored = Nothing was scored for this.

# In a replay, in place of whose turn it is.
replay_all_decide = All decide
server_lesson_other_pieces = { $game }: the lesson needs the pieces that Isolario comes with. With your own pieces you can still play and read the book.
page_here = Here?
page_at_table = At the table
page_standing = The score as it stands
page_standing_text = What each would have if everything on the table were scored now. Scored so far — { $scores }.
page_standing_alone = What you would have if everything on the table were scored now. Scored so far — { $scores }.
page_in_all = { $n } in all

## The start page and the set-up of a table

page_first_game = Play a first game
page_play = Play
page_learn_it = Learn it
page_alone = Alone
page_with_bot = With a bot
page_one_screen = At one screen
page_with_friends = With friends
page_minutes = { $minutes } min
page_set_up = Set up a table
page_last_time = As last time: { $what }
page_all_games = All games

## The chart of the day: what it is called, what is shared, what a link turns out to be.

chart_share = Isolario, chart of the day, { $day }: { $game }
chart_won = Won, { $mine }:{ $theirs }
chart_lost = Lost, { $mine }:{ $theirs }
chart_shared = Shared victory, { $mine }:{ $theirs }
chart_later_try = Not the first try
chart_none = There is no chart of this day.
chart_early = The chart of this day is not out yet.
chart_stays = Today’s chart stays until the day is over: the first try counts.
chart_broken = This is not a whole link.
chart_other = It is packed in a way that this Isolario does not know.
chart_other_scheme = It was made by version { $theirs } of the scheme that gives each day its chart; here is version { $ours }.
chart_other_rules = It was played by version { $theirs } of the rules; here is version { $ours }.
chart_other_pieces = It was played with other pieces than are on the table here.
chart_other_bots = It was played against version { $theirs } of the bots; here is version { $ours }.
chart_forged_day = There is no chart of this day, or not yet.
chart_forged_seed = It was shuffled otherwise than on that day.
chart_forged_move = Move { $n } is against the rules.
chart_forged_order = Its moves are not in the order in which they were made.
chart_forged_unfinished = The game was not played to its end.
chart_forged_scores = The moves bring another result than it says.
chart_forged_bot = Move { $n } is not what the bot would have done.

## The chart of the day in the terminal.

today_try = Try { $number }: the first one counts.
today_go_on = This chart goes on where you left it.
today_played = You have played this chart. For another try, add --again.
today_share = To share
today_link = Anybody can check it: isolario today --check { $link }
today_streak =
    { $n ->
        [one] { $n } day in a row
       *[other] { $n } days in a row
    }
today_best = Your best first try at this game: { $points }
today_bot_plays = { $bot }: playing the same chart…
today_beside = The same chart, played by bots
today_checking = Playing it again…
today_fine = Checked: every move is by the rules, those of a bot are its own, and the result is right.
today_unaided = Nobody can tell whether there was help: the seed is public.
today_other = This cannot be checked here.
today_broken = This link is broken.
today_forged = This game is forged.

## Why a bot made its move: parts of a sentence that begins with its name.

reasons_one = { $player }: { $first }.
reasons_two = { $player }: { $first }; { $second }.
reasons_three = { $player }: { $first }; { $second }; { $third }.
reasons_secret = { $player }: keeps its reasons to itself.
reasons_tried_out = { $reasons } At its level, likely moves are tried out before one is chosen.

## Counting a table after a game that was played without Isolario: names of lines, what is said of them, what cannot be.

tally_where = Line { $line }: { $reason }
tally_key_game = game
tally_key_players = players
about_tally_key_players = The names of the players in the order in which they sit, or how many they are.
tally_some_names = Ann, Ben, Cleo, Dan
tally_comment = What follows a semicolon is for people.
tally_nothing = nothing
page_count = Count a real table
page_count_about = You have played around a table? Write down what lies there, or draw or lay it, and see what every point is for.
page_count_text = What lies on the table
page_count_example = Back to the example
page_count_draw = Choose what to draw, then press cells
page_count_choose = Choose
page_count_line = To line { $line }
page_count_lay = Press a place on the map to lay a tile there, or a tile to turn it or take it away
page_count_which = Which tile lies here?
page_count_where = { $tile }: press its place on the map
page_count_lies = Chosen on the map: { $tile }
page_count_first_text = First put right what is written
page_count_who = Laid by
page_count_nobody = not said
page_count_take = Take away
page_count_empty = Empty map
page_count_seen = What is on its edges: choose, then press edges
page_count_any = any
page_count_edge = Edge { $n }
page_count_wipe = Clear the edges
page_count_as_seen = Lay it as described
page_count_code =
    { $n ->
        [one] Code; { $n } tile looks like that
       *[other] Code; { $n } tiles look like that
    }
page_count_none = No tile of ours looks like that. Once nothing is open, it can be laid as described.
tally_too_long = This is too long: { $n } characters are enough for any table.
tally_no_heading = It is not said what this is: a line with a name and a colon comes first.
tally_none_of = “{ $word }” is not known here. These are: { $known }.
tally_no_number = “{ $word }” should be a number from { $least } to { $most }.
tally_missing = There is no line “{ $name }:”.
tally_once = “{ $name }:” is there already.
tally_unknown = “{ $word }:” says nothing in this game.
tally_parts = Parts between the lines |: { $found }. There should be one for each: { $n }.
tally_rows = Rows below: { $found }. There should be { $n }.
tally_cells = Cells in this row: { $found }. There should be { $n }.
tally_cell = { $cell }: “{ $word }” is not known here. These are: { $known }.
tally_options = What was agreed on does not go together: { $why }
tally_not_this_game = Tables of this game cannot be counted.
tally_which_game = Which game is it? A line “game:” says so, with one of these: { $known }.
tally_names = Every player needs a name of { $n } characters at most.
tally_seats = Players: { $found }. There can be: { $known }.
tally_noted_loss = { $player }: { $what }, as noted: { $points }
tally_noted = { $player }: { $what }, as noted: { plus_points }

## The chart of the day, as the page shows it

page_chart = Chart of the day
page_chart_about = One game a day, the same for everybody in the world. The first try counts.
page_chart_about_past = Past days can be played at any time. Only today’s chart counts towards days in a row.
page_chart_alone = On your own
page_chart_duel = Against a bot: { $level }
page_chart_play = Play
page_chart_go_on = Go on
page_chart_again = Try again
page_chart_again_sure = The first try stays your result. Play a second one?
page_chart_try = Try { $number }: { $result }
page_chart_wins = Won: { $won } of { $of }
page_chart_later = This was try { $number }. The first one stays your result.
page_chart_begun = begun
page_chart_new = waiting for you
page_chart_next = A new chart comes at { $time }.
page_chart_todays = Today’s chart
page_chart_among = Beside the bots
page_chart_bots_play = The bots are playing the same chart…
page_chart_place = Place { $place } of { $n }.
page_chart_in_place = Each bot plays in your place, against the same opponent.
page_chart_score = Result
page_chart_bot_at = Move { $moves } of about { $of }
page_chart_share = Show it to others
page_chart_share_about = The text and its map give nothing away. The link holds your game: whoever opens it can check it, play the chart, and then watch you.
page_chart_send = Share
page_chart_copy_text = Copy the text
page_chart_days = All days
page_chart_month_before = The month before
page_chart_month_after = The next month
page_chart_bests = Your charts
page_chart_streak =
    { $n ->
        [one] { $n } day in a row
       *[other] { $n } days in a row
    }
page_chart_no_streak = No days in a row yet
page_chart_longest = at most { $n }

page_chart_to = To the chart of the day
page_chart_sent = A chart that was sent to you
page_chart_no_link = Nothing was sent along with this link. Is it complete?
page_chart_checking = The game is being played again, to check it…
page_chart_fine = Checked by playing it again: every move is legal, and the result is right.
page_chart_fine_duel = Checked by playing it again: every move is legal, the bot’s moves are its own, and the result is right.
page_chart_unaided = Nobody can tell whether it was played unaided: the seed is public.
page_chart_other = This cannot be checked here
page_chart_other_about = It comes from another version of Isolario. That says nothing against it.
page_chart_broken = This link is broken
page_chart_broken_about = Perhaps a part was lost on the way. Ask for it again.
page_chart_forged = This game is forged
page_chart_forged_about = It cannot have been played like this.
page_chart_theirs = Their result:
page_chart_yours = Your result:
page_chart_they = They
page_chart_result = Your result
page_chart_watch = Watch the game
page_chart_watch_sure = Watching gives the chart away. Watch?
page_chart_first_you = The chart is the same for you: play it yourself first.
page_chart_back = To the result

## Pieces of one's own.

pieces_sheet_title = { $game }: all pieces
pieces_good = Nothing is wrong with these pieces. How they look: { $file }
pieces_bad =
    { $n ->
        [one] { $n } mistake.
       *[other] { $n } mistakes.
    }
pieces_line = { $file }, line { $line }: { $problem }
pieces_no_line = { $file }: { $problem }
