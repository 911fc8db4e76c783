### То, что говорит каждый стол, по-русски. Игры добавляют свои тексты (games/*/text/ru.ftl) и могут
### сказать это по-своему. Термины: docs/glossary.md; сравнивает tests/words.

language_name = Русский

## Термины: docs/glossary.md, «Common».

seat = место
player = игрок
bot = бот
spectator = зритель
turn = ход
round = раунд
step = шаг
board = поле
cell = клетка
tile = тайл
stack = стопка
card = карта
deck = колода
hand = рука
token = жетон
piece = фишка
place = разместить
take = взять
draw = добрать
discard = сбросить
swap = обменять
mirror = отразить
points = очки
option = настройка
solo = одиночный режим
undo = шаг назад
confirm = подтвердить
cancel = отмена
hint = подсказка
what_if = что будет
legal_place = доступное место
legal_turns =
    { $n ->
        [one] доступное место, { $n } поворот
        [few] доступное место, { $n } поворота
        [many] доступное место, { $n } поворотов
       *[other] доступное место, { $n } поворота
    }
why_not = почему нельзя?
log = журнал
curtain = шторка
replay = просмотр партии
seed = зерно
part = доля
commitment = отпечаток
easy = лёгкий
medium = средний
hard = сложный
rank = ранг
title = титул
yes = да
no = нет

## Счёт: $n чего-нибудь.

count_points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
        [many] { $n } очков
       *[other] { $n } очка
    }
count_coins =
    { $n ->
        [one] { $n } монета
        [few] { $n } монеты
        [many] { $n } монет
       *[other] { $n } монеты
    }
count_players =
    { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
        [many] { $n } игроков
       *[other] { $n } игрока
    }
# От $least до $n игроков.
count_players_either =
    { $n ->
        [one] { $least } или { $n } игрок
        [few] { $least } или { $n } игрока
        [many] { $least } или { $n } игроков
       *[other] { $least } или { $n } игрока
    }
count_players_range =
    { $n ->
        [one] { $least }–{ $n } игрок
        [few] { $least }–{ $n } игрока
        [many] { $least }–{ $n } игроков
       *[other] { $least }–{ $n } игрока
    }
# Что событие кому-то принесло: конец строки в журнале.
plus_points =
    { $points ->
        [one] +{ $points } очко
        [few] +{ $points } очка
        [many] +{ $points } очков
       *[other] +{ $points } очка
    }

## Разговоры за столом. Имя игрока стоит перед двоеточием или после него.

your_turn = Ваш ход
turn_of = Ход: { $player }
waiting_for = Ждём: { $player }
ready = { $player }: готово
bot_thinks = { $player }: бот думает
seat_number = Место { $number }
player_number = Игрок { $number }
unknown = что-то неизвестное
not_your_turn = Сейчас не ваш ход.
already_ready = Вы уже готовы. Чтобы изменить выбор, сделайте шаг назад.
wrong_step = Сейчас нужно решить другое.
not_possible = Здесь это невозможно.
game_is_over = Игра окончена.
game_ends = Игра окончена.
prompt_wait = Подождите: сейчас решают другие.
prompt_watch = Кто-то за столом сейчас решает.
prompt_over = Игра окончена.
prompt_choose = Сделайте тайный выбор.
prompt_turn = Ваш ход.
step_choose = Выбор
step_turn = Ход
progress_turn = Ход { $n }
progress_short = { $done }/{ $of }
progress_words = { $done } из { $of }
nothing_to_undo = Отменять сейчас нечего.
undo_undecided = Вы ещё ничего не решили, так что отменять нечего.
undo_decided_together = Все уже решили, и решения открыты: их не отменить.
undo_others_decided = { $player }: ход уже сделан, поэтому шаг назад невозможен.
undo_drawn = Отменить нельзя, потому что уже открылось новое: { $what }.
undo_shown = Отменить нельзя, потому что остальные это уже видели: { $what }.
undo_unseen = Отменить нельзя: с тех пор произошло то, чего вы не видите.
not_that_undo = Отменить именно это сейчас нельзя.
undone = Шаг отменён.
by_clause = { $reason } (пункт правил { $clause })
pass_to = Передайте экран: { $player }
button_pass_to = Передать экран: { $player }
i_am = Это я: { $player }
one_moment = { $player }: ещё минутку
others_look_away = Остальные, пожалуйста, не подглядывайте.

## Конец игры.

game_over = Игра окончена
winner = Победа: { $player }
shared_winners = Общая победа: { $player }
place_of = { $place }-е место: { $player }
score_of = { $player }: { $score }
tie_broken = Очков поровну: места определяет дополнительное правило

## Части стола, как заголовки.

area_board = Поле
area_hand = Рука
area_players = Игроки
area_score = Счёт

## Что есть на столе, словами: перечни и где что лежит.

listed = { $one }, { $more }
listed_apart = { $one }; { $more }
so_many = { $n } × { $thing }
lies_at = { $thing }: { $cells }
lies_there = { $cell }: { $thing }

## Кнопки.

button_undo = Шаг назад
button_confirm = Подтвердить
button_cancel = Отмена
button_ready = Готово
button_hint = Подсказка
button_turn_right = Повернуть вправо
button_turn_left = Повернуть влево
button_mirror = Отразить
button_flip_over = Перевернуть
button_log = Журнал
button_rules = Правила
button_score = Подсчёт очков
button_players = Игроки
button_invite = Пригласить
button_rematch = Сыграть ещё раз
button_zoom_in = Увеличить
button_zoom_out = Уменьшить
button_fit = Показать всё
button_close = Закрыть

## Страница: начало.

page_title = Isolario
page_subtitle = Настольные игры для картографов
page_your_tables = Ваши столы
page_seat_kept = Для вас оставлено место
page_take_off = Скрыть из списка
page_take_off_sure = Скрыть неоконченную партию?
page_delete = Удалить
page_delete_sure = Удалить навсегда?
page_restart = Начать заново
page_restart_sure = Бросить эту партию и начать заново?
page_leave = Выйти: партия сохранится
page_table_gone = Этот стол удалён.
page_no_tables = Столов у вас пока нет.
page_to_games = К играм
page_tables_over = Завершённые
page_all_tables = Все ваши столы ({ $n })
page_next_game = К новой партии
button_revenge = Реванш
page_seats = Места
page_who_sits_where = Кто где сидит
page_seats_drawn = По жребию
page_seats_chosen = Как указано
page_reasons = Почему боты так походили
page_reasons_true = Говорят, если спросить
page_reasons_false = Не говорят
page_seat_person = Человек
page_seat_bot = Бот: { $level }
page_seat_bots =
    { $n ->
        [one] { $n } бот: { $level } уровень
        [few] { $n } бота: { $level } уровень
        [many] { $n } ботов: { $level } уровень
       *[other] { $n } бота: { $level } уровень
    }
page_seat_free = Свободное место
page_seat_you = Вы
page_your_name = Ваше имя
page_sit = Занять это место
page_invite_hint = Отправьте эту ссылку тем, с кем хотите сыграть.
page_invite_here_only = Эта ссылка работает только на этом компьютере. Чтобы могли зайти другие, запустите Isolario с { $option } и в ссылке замените { $host } адресом этого компьютера в сети.
page_copy_link = Скопировать ссылку
page_link_copied = Ссылка скопирована.
page_same_screen = Все за этим экраном

## Страница: игра.

page_watching = Вы смотрите игру
page_what_to_do = Что делать
page_last_move = Последний ход
page_steps = Шаги хода
page_step_done = { $step }: сделано
page_step_now = { $step }: сейчас
page_step_ahead = { $step }: впереди
page_score_now = Если бы очки считали сейчас
page_log_empty = Пока ничего не произошло.
page_download = Сохранить запись партии

## Насколько честно перемешивание: прежде чем сесть за стол и в конце.

page_seed_chosen = Этот стол открыт с заранее заданным перемешиванием: кто-то за ним может заранее знать всё, что выпадет.
page_seed_unmixed = Пока в перемешивании есть только доля сервера. Когда вы сядете за стол, ваш браузер добавит свою.
page_seed_changed_before = Сервер сменил отпечаток своей доли зерна. Садиться за этот стол небезопасно.
page_shuffle_good = Перемешивание было честным: ваш браузер это проверил.
page_shuffle_unseen = Этот браузер не может проверить, было ли перемешивание честным.
page_shuffle_server = В этом перемешивании есть только доля сервера, поэтому его честность доказать нельзя.
page_shuffle_chosen = Зерно задано вручную, поэтому честность перемешивания доказать нельзя.
page_shuffle_changed = Во время этой игры изменились правила, поэтому перемешивание уже не проверить.
page_shuffle_bad = Перемешивание нечестное, или ему нельзя доверять!
page_shuffle_bad_commitment = Отпечаток доли сервера не тот, который этот браузер видел, прежде чем вы сели за стол.
page_shuffle_bad_server = Доля сервера не соответствует своему отпечатку.
page_shuffle_bad_part = Доли, которую этот браузер добавил к зерну, нет, или она изменена.
page_shuffle_bad_others = Добавлены доли за ботов или от сервера.
page_shuffle_bad_terms = Игра, настройки или число мест не те, с которыми вы садились играть.
page_shuffle_bad_seed = Опубликованные доли не дают такого перемешивания.
page_shuffle_bad_chosen = Оказалось, что зерно задано вручную, а об этом не было сказано, прежде чем вы сели за стол.
page_shuffle_bad_missing = Сервер не публикует, из чего составлено перемешивание.
page_shuffle_what = Что это значит?
page_shuffle_about = Прежде чем вы сели за стол, сервер определил свою долю зерна и показал её отпечаток. Только тогда ваш браузер добавил собственную долю, так что в одиночку перемешивание не мог выбрать никто. В конце игры все доли публикуются, и ваш браузер сравнивает их с тем, что записал. Выбрать перемешивание мог бы разве что сервер в сговоре с игроком, который сел за стол после вас.
page_shuffle_about_unseen = Для проверки нужно то, что браузер записал, когда вы садились за стол: отпечаток доли сервера и доля, которую он добавил сам. Здесь таких записей нет: вы сели за стол в другом браузере, только смотрите, или хранилище браузера очищено.
page_shuffle_by_hand = Верить этой странице необязательно. Сохраните запись, проверьте её и воспроизведите на своём компьютере:
page_copy = Скопировать
page_copied = Скопировано.

## Книга правил игры.

page_book = Как играть
page_book_first = Для первой игры
page_book_rest = Остальные правила
page_book_in_play = На этом столе
page_book_contents = Содержание
page_book_search = Что ищете?
page_book_found = Найдено: { $n }
page_book_nothing = Ничего не найдено. Попробуйте другое слово.
page_book_at_table = Как играют за этим столом
page_book_everything = Все варианты
page_book_example = Пример
page_book_scores = Вместе: { $score }
page_book_change = До: { $before }. После: { $score }.
page_book_only = Только: { $what }

## Страница: предпочтения.

page_language = Язык
page_theme = Цвета
page_theme_light = Светлые
page_theme_dark = Тёмные
page_theme_system = Как на устройстве
page_motion = Анимация
page_on = Вкл.
page_off = Выкл.
page_places_again = Размещать фигуру вторым касанием, без подтверждения

## Страница: когда что-то не так.

page_loading = Готовим стол…
page_reconnecting = Восстанавливаем связь…
page_not_sent = Ход ещё не отправлен: восстанавливаем связь…
page_connection_lost = Связь потеряна. Игра вас подождёт.
page_try_again = Попробовать ещё раз
page_seat_taken = Это место уже занято.
page_no_such_table = Такого стола нет. Ссылка скопирована целиком?
page_no_such_page = Здесь ничего нет.
page_name_long =
    { $most ->
        [one] Имя слишком длинное: не больше { $most } буквы.
        [few] Имя слишком длинное: не больше { $most } букв.
        [many] Имя слишком длинное: не больше { $most } букв.
       *[other] Имя слишком длинное: не больше { $most } буквы.
    }
page_name_taken = За этим столом уже есть кто-то с таким именем.
server_not_a_move = «{ $typed }» — это не ход.
page_bad_input = Не удалось разобрать введённое.
page_server_error = На нашей стороне что-то сломалось. Партия сохранена; попробуйте ещё раз.

## Терминал.

terminal_welcome = { $game }. Справка — команда «{ terminal_command_help }».
terminal_ask = Введите номер или ход:
terminal_no_such_number = Хода { $number } нет: есть от 1 до { $most }.
terminal_not_a_move = «{ $typed }» — это не ход.
terminal_press_enter = Нажмите Enter, чтобы играть дальше.
terminal_bye = До встречи!
terminal_seat = Место { $number }: { $player }
terminal_help_heading = Что можно ввести
terminal_help_number = число: ход с этим номером в списке
terminal_help_move = ход: так, как он записан в списке
terminal_help_undo = { terminal_command_undo }: отменить свой последний шаг; если дальше указать ход — именно этот шаг тайного выбора
terminal_help_log = { terminal_command_log }: показать, что уже произошло
terminal_help_help = { terminal_command_help }: показать этот список
terminal_help_quit = { terminal_command_quit }: покинуть игру
terminal_command_undo = назад
terminal_command_log = журнал
terminal_command_help = справка
terminal_command_quit = выход
terminal_saved = Запись партии сохранена: { $file }

## Запуск сервера.

serve_address = Isolario: { $address } (остановить — Ctrl-C)
serve_store = Столы хранятся здесь: { $place }
tables_exported =
    { $n ->
        [one] { $n } стол теперь есть и в { $file }.
        [few] { $n } стола теперь есть и в { $file }.
        [many] { $n } столов теперь есть и в { $file }.
       *[other] { $n } стола теперь есть и в { $file }.
    }
tables_secret = Среди них есть идущие партии: в файле их тайны, и прочитать его можете только вы.
tables_imported =
    { $n ->
        [one] Добавлен { $n } стол.
        [few] Добавлено { $n } стола.
        [many] Добавлено { $n } столов.
       *[other] Добавлено { $n } стола.
    }
tables_there =
    { $n ->
        [one] { $n } стол уже был здесь и остался как есть.
        [few] { $n } стола уже были здесь и остались как есть.
        [many] { $n } столов уже были здесь и остались как есть.
       *[other] { $n } стола уже были здесь и остались как есть.
    }
tables_deleted =
    { $n ->
        [one] { $n } стол удалён навсегда.
        [few] { $n } стола удалены навсегда.
        [many] { $n } столов удалены навсегда.
       *[other] { $n } стола удалены навсегда.
    }
serve_taken_over = Столы скопированы из файла { $file }; сам файл не изменился.
serve_copy_kept = Хранилище создано более старой версией; его копия сохранена: { $file }
serve_other_port = Порт { $port } занят, поэтому взят другой.

## Проверка записи.

verify_good =
    { $n ->
        [one] Запись верна: { $n } ход, каждый по правилам, результат тот же.
        [few] Запись верна: { $n } хода, каждый по правилам, результат тот же.
        [many] Запись верна: { $n } ходов, каждый по правилам, результат тот же.
       *[other] Запись верна: { $n } хода, каждый по правилам, результат тот же.
    }
verify_bad = Запись неверна: { $why }
verify_seed_good = Перемешивание было определено ещё до начала игры: отпечаток и доли те самые, что вы записали. Места, добавившие свою долю: { $seats }.
verify_seed_fits = Опубликованные доли дают именно это перемешивание. Места, добавившие свою долю: { $seats }. Не проверено: были ли доли такими ещё до начала игры. Это можно узнать, если тогда записать отпечаток и свою долю: --commitment, --part.
verify_seed_server = Сервер мог сам выбрать это перемешивание: больше никто ничего не добавил, или долю вписал сервер.
verify_seed_none = Зерно задано вручную, или после открытия стола изменились правила: честность перемешивания проверить нельзя.
verify_seed_bad = Опубликованные доли не дают такого перемешивания.
verify_seed_other_commitment = Отпечаток не тот, что вы записали: сервер мог выбрать свою долю, когда уже знал вашу.
verify_seed_other_part = Среди опубликованных нет вашей доли в том виде, в каком вы её записали: сервер мог выбрать это перемешивание.
check_kept = { $part }: соблюдено
check_broken = { $part }: нарушено: { $why }
check_broken_again = { $part }: снова нарушено: { $checks }
check_result =
    { $n ->
        [one] { $game }: соблюдено { $kept } из { $n } части контракта
        [few] { $game }: соблюдено { $kept } из { $n } частей контракта
        [many] { $game }: соблюдено { $kept } из { $n } частей контракта
       *[other] { $game }: соблюдено { $kept } из { $n } части контракта
    }

### Terminal

terminal_command_board = поле
terminal_command_score = очки
terminal_command_rules = правила
terminal_command_save = сохранить
terminal_help_preview = ? и ход: что будет после такого хода
terminal_help_list = ?: все возможные ходы
terminal_help_board = { terminal_command_board }: показать поле подробно и ваши ходы
terminal_help_score = { terminal_command_score }: какой счёт и почему
terminal_help_rules = { terminal_command_rules }: правила этой игры; со словом после команды — что в них об этом
terminal_help_save = { terminal_command_save } ФАЙЛ: сохранить запись партии
terminal_many =
    { $n ->
        [one] { $n } ход, например { $move }
        [few] { $n } хода, например { $move }
        [many] { $n } ходов, например { $move }
       *[other] { $n } хода, например { $move }
    }
terminal_such_as = Ход выглядит так: { $move }. Все ходы — «?».
terminal_which = Какой именно? Пустая строка — вернуться:
terminal_more_in_log = … и ещё строк в журнале: { $n }
terminal_now_then = { $player }: сейчас { $now }, потом { $then }
terminal_no_change = Счёт пока не изменится.
terminal_cannot_tell = Как изменится счёт, пока не знает никто.
terminal_pass_on = Enter — всё скрыть:
terminal_pass_or_undo = Enter — всё скрыть, «{ terminal_command_undo }» — отменить шаг:
terminal_go_on_or_undo = Enter — играть дальше, «{ terminal_command_undo }» — отменить шаг:
terminal_not_here = «{ $typed }» здесь ничего не значит.
terminal_team_now_then = Команда: сейчас { $now }, потом { $then }
terminal_alone_now_then = Счёт: сейчас { $now }, потом { $then }
terminal_as_scored = Поле во время подсчёта
terminal_end_ask = «{ terminal_command_save } ФАЙЛ» — сохранить запись, «{ terminal_command_log }» — что было, Enter — выйти:
terminal_save_where = Добавьте имя файла: { terminal_command_save } game.json
terminal_not_saved = Запись не сохранена: { $why }
terminal_you = { $player } (вы)

### Server: в чём стол отказывает и почему.

server_bad_message = Сообщение не удалось прочитать: { $why }
server_long_message =
    { $most ->
        [one] Сообщение слишком длинное: не больше { $most } байта.
        [few] Сообщение слишком длинное: не больше { $most } байт.
        [many] Сообщение слишком длинное: не больше { $most } байт.
       *[other] Сообщение слишком длинное: не больше { $most } байта.
    }
server_too_fast = Слишком много сразу: подождите немного.
server_say_hello = Эта страница ещё не поздоровалась.
server_not_your_seat = Это место принадлежит другому игроку.
server_bad_token = Этот токен слишком короткий или содержит недопустимые знаки.
server_rematch_later = Новую партию можно начать, когда закончится эта.
server_not_yours_to_delete = Удалить стол может только тот, кто его открыл, и только пока за ним нет других людей.
server_game_gone = Игра «{ $game }» здесь больше не установлена.
server_pieces_gone = В этой партии были другие тайлы или карты, чем сейчас на столе.
page_no_cookies = Этот браузер не хранит файлы cookie для Isolario, поэтому закрепить за вами место не получится. Разрешите их и загрузите страницу снова.
server_crowded = За этим столом слишком много зрителей.
server_many_pages = С этого адреса открыто слишком много страниц. Закройте несколько и попробуйте ещё раз.
home_other_tab = Этот стол открыт в другой вкладке этого браузера. Закройте его там, чтобы продолжить здесь.
home_not_kept = Этот браузер больше ничего не сохраняет: ваши столы существуют, только пока открыта эта страница.
home_new_version = Готова новая версия Isolario. Ваши столы останутся как есть.
home_take_version = Обновить
home_later = Позже
server_other_pages = Этот стол открыт в слишком многих других окнах этого браузера.
server_unknown_host = Isolario не знает себя под именем «{ $host }». Владелец сервера может указать его через --public-url.
server_many_bots = Слишком много ботов сразу: посадите меньше или подождите несколько минут.
server_many_tables = Прямо сейчас открывают слишком много столов. Попробуйте через несколько минут.
server_foreign_page = Странице другого сайта это не разрешено.
server_not_begun = Игра ещё не началась: не все на местах.
server_no_such_seat = За этим столом нет места { $number }.
server_no_such_game = Нет игры «{ $game }». Есть: { $games }.
server_no_such_option = Нет настройки «{ $option }». Есть: { $allowed }.
server_bad_option = «{ $option }» не может иметь такое значение. Возможны: { $allowed }.
server_no_such_bot = Нет бота «{ $bot }». Есть: { $bots }.
server_wrong_seats = Такое число игроков невозможно: { $n }. Возможно: { $allowed }.
server_bad_part = Доля зерна — это 16 байтов: 32 цифры от 0 до f.
server_other_commitment = Доля зерна должна отвечать отпечатку, который стол показывает сейчас. Загрузите страницу ещё раз.
server_bad_seed =
    { $most ->
        [one] Зерно — это число или текст не длиннее { $most } буквы.
        [few] Зерно — это число или текст не длиннее { $most } букв.
        [many] Зерно — это число или текст не длиннее { $most } букв.
       *[other] Зерно — это число или текст не длиннее { $most } буквы.
    }
server_record_later = Запись опубликуют, когда игра закончится.
server_no_reason = Здесь нет причины, которую мог бы назвать бот.
server_no_record = У этой игры нет записи: правила изменились, пока её играли.
server_table_broken = Эту партию не удаётся восстановить.
server_table_newer = Эта партия идёт на более новой версии сервера. Попробуйте ещё раз чуть позже.

### Page

page_settings = Настройки
page_bot_name = Бот ({ $level })
page_seat_friend = По ссылке
page_open_table = Открыть стол
page_waiting_room = Ждём игроков
page_away = не на связи
page_which_piece = Что разместить сюда?
page_choose_piece = { $what }: выберите, что именно.
page_choose_place = { $what }: выберите, куда.
page_seat_here = За этим экраном
page_under_way = Минутку…
button_stop = Остановить
button_another_place = Другое место
tool_turn = Поворот
tool_mirror = Зеркало
tool_face = Другая сторона
tool_another = Ещё вариант

## Подсчёт очков.

page_source = За что
page_sum = Итого
page_course = Как рос счёт

## Почему нельзя: что и почему.

not_now = Сейчас нельзя. { $prompt }
page_more_actions = Ещё { $n }
page_more_to_choose = Сначала нужно выбрать ещё что-то.

## Where things stand on the page

page_keys_button = Клавиши

## Keys

keys_title = Клавиши
keys_arrows = стрелки
keys_piece = Взять фишку или карту: первую, вторую …
keys_ghost = Передвинуть её на следующее возможное место или пройтись по полю
keys_cells = Идти от клетки к клетке, даже с фишкой в руке
keys_make = Выбрать или сделать показанный ход
keys_next = Накрыть ту же клетку по-другому; сразу показать остальные события
keys_give_up = Положить всё обратно
keys_mouse_wheel = Колёсико мыши
keys_wheel = Повернуть фишку в руке; без неё или с Ctrl — ближе или дальше
keys_move_board = Подвинуть поле
keys_zoom = Ближе, дальше, показать всё
keys_tab = К следующему, что можно выбрать
keys_list = Этот список

## Страница: партия ещё раз и то, что от неё осталось.

area_of = { $player }: { $area }
page_replay = Просмотр партии
page_eyes = Чьими глазами
page_all_open = Всё открыто
page_moment = Шаг { $move } из { $moves }
page_moment_first = Начало
page_step_back = Шаг назад
page_step_on = Шаг вперёд
page_run = Воспроизвести
page_pause = Пауза
page_to_table = К столу
server_replay_lost = Эту партию нельзя просмотреть: с тех пор изменились правила.
page_poster = Плакат
page_save_svg = Сохранить как SVG
page_save_png = Сохранить как PNG
server_poster_later = Плакат нарисуют, когда игра закончится.
poster_day = { $day } { $month ->
         [1] января
         [2] февраля
         [3] марта
         [4] апреля
         [5] мая
         [6] июня
         [7] июля
         [8] августа
         [9] сентября
         [10] октября
         [11] ноября
        *[12] декабря
    } { $year } г.

## Поля других.

page_no_such_board = Такого поля нет.

## Уроки и советчик.

page_learn = Научиться за четыре минуты
page_learn_first = Играете впервые? Научитесь за четыре минуты
page_lesson = Урок
page_lesson_at = { $at } из { $n }
page_lesson_right = Именно так.
page_lesson_worse = Так можно, но это не лучшее.
page_lesson_other = Так можно, но здесь есть кое-что лучше.
page_lesson_over = Урок окончен
page_lesson_read = Прочитайте ответ и нажмите «Дальше».
page_lesson_play = Сыграть
page_lesson_try = Попробовать
page_coach = Советчик
page_coach_first = В первой игре
page_coach_always = Всегда
page_coach_never = Никогда
button_next = Дальше
button_leave_lesson = Покинуть урок
server_no_lesson = { $game }: урока пока нет.
server_lesson_done = Этот шаг завершён: переходите к следующему.
terminal_lesson = { $at } из { $n }: { $title }
terminal_lesson_on = Нажмите Enter, чтобы перейти к следующему шагу.
terminal_command_hint = подсказка
terminal_help_hint = { terminal_command_hint }: о чём это решение
terminal_command_why = почему
terminal_help_why = { terminal_command_why }: почему боты так походили
terminal_no_book = У этой игры нет книги правил.
terminal_games_more = isolario games НАЗВАНИЕ: что можно выбрать в игре; --all: во всех играх
terminal_no_hint = В этом решении нет ничего особенного.
terminal_no_why = С вашего прошлого хода боты не сделали ходов, которые могли бы объяснить.

## Очки, и откуда они.

scored_nothing = За это очков нет
page_scoring = Подсчёт: { $what }
button_skip = Пропустить
page_boards_of_all = Поля всех игроков
page_put_back = Нажмите на то, что выбрали: оно вернётся на место.

## Карточки: что объясняет вещи на столе.

card_to_move = Чей ход
card_to_move_text = Флажок стоит возле игрока, чей сейчас ход.
card_ready = Готово
card_ready_text = Этот игрок уже решил. Когда готовы все, игра идёт дальше.
card_progress = Сколько уже сыграно
card_progress_text = Полоска показывает, какая часть игры уже сыграна.
page_card_book = Подробнее в правилах
keys_card = Что это? Объяснение того, что выбрано или на что указано

page_lesson_fresh = Теперь на столе другая ситуация.
page_lesson_again = Попробовать ещё раз
lesson_stays = В уроке правильный ответ остаётся. Переходите к следующему шагу.
winner_you = Победа за вами
page_result = Результат
page_ways = Число на клетке: сколько поворотов там подходит.
page_book_loading = Открываем книгу…
page_show_moment = Показать этот момент
page_nothing_scored = За это очков нет.

# In a replay: where it stood.
replay_all_decide = Решают все
server_lesson_other_pieces = { $game }: для урока нужны те тайлы и карты, с которыми выходит Isolario. Со своими можно играть и читать книгу правил.
page_here = Сюда?
page_at_table = За столом
page_standing = Счёт на этот миг
page_standing_text = Столько было бы у каждого, если бы всё на столе посчитали сейчас. Уже записано — { $scores }.
page_standing_alone = Столько было бы у вас, если бы всё на столе посчитали сейчас. Уже записано — { $scores }.
page_in_all = всего { $n }

## Начальная страница и подготовка стола

page_first_game = Сыграть первую партию
page_play = Играть
page_learn_it = Научиться
page_alone = В одиночку
page_with_bot = С ботом
page_one_screen = За одним экраном
page_with_friends = С друзьями
page_minutes = { $minutes } мин
page_set_up = Настроить стол
page_last_time = Как в прошлый раз: { $what }
page_all_games = Все игры

## Карта дня: как она называется, чем делятся, чем оказалась ссылка.

chart_share = Isolario, карта дня, { $day }: { $game }
chart_won = Победа, { $mine }:{ $theirs }
chart_lost = Поражение, { $mine }:{ $theirs }
chart_shared = Общая победа, { $mine }:{ $theirs }
chart_later_try = Не первая попытка
chart_none = Карты этого дня нет.
chart_early = Карта этого дня ещё не вышла.
chart_stays = Сегодняшняя карта остаётся, пока не пройдёт день: считается первая попытка.
chart_broken = Это не полная ссылка.
chart_other = Она записана способом, которого этот Isolario не знает.
chart_other_scheme = Она создана по версии { $theirs } схемы, которая даёт каждому дню карту; здесь версия { $ours }.
chart_other_rules = Игра шла по версии правил { $theirs }; здесь версия { $ours }.
chart_other_pieces = Игра шла не теми тайлами и картами, что здесь.
chart_other_bots = Игра шла против ботов версии { $theirs }; здесь версия { $ours }.
chart_forged_day = Карты этого дня нет, или ещё нет.
chart_forged_seed = Перемешано не так, как в тот день.
chart_forged_move = Ход { $n } противоречит правилам.
chart_forged_order = Ходы стоят не в том порядке, в котором их сделали.
chart_forged_unfinished = Партия не доиграна до конца.
chart_forged_scores = Ходы дают другой результат, чем в ней сказано.
chart_forged_bot = Ход { $n } не такой, какой сделал бы бот.

## Карта дня в терминале.

today_try = Попытка { $number }: считается первая.
today_go_on = Эта карта продолжается с того места, где вы остановились.
today_played = Эту карту вы уже играли. Чтобы попробовать ещё раз, добавьте --again.
today_share = Чтобы поделиться
today_link = Это может проверить кто угодно: isolario today --check { $link }
today_streak =
    { $n ->
        [one] { $n } день подряд
        [few] { $n } дня подряд
        [many] { $n } дней подряд
       *[other] { $n } дня подряд
    }
today_best = Ваша лучшая первая попытка в этой игре: { $points }
today_bot_plays = { $bot }: играет ту же карту…
today_beside = Та же карта, сыгранная ботами
today_checking = Разыгрываем ещё раз…
today_fine = Проверено: все ходы по правилам, ходы бота — его собственные, результат верный.
today_unaided = Была ли помощь, не знает никто: зерно известно всем.
today_other = Здесь этого не проверить.
today_broken = Ссылка повреждена.
today_forged = Эта партия подделана.

## Почему бот походил именно так: части предложения, которое начинается с его имени.

reasons_one = { $player }: { $first }.
reasons_two = { $player }: { $first }; { $second }.
reasons_three = { $player }: { $first }; { $second }; { $third }.
reasons_secret = { $player }: держит свои причины при себе.
reasons_tried_out = { $reasons } На этом уровне вероятные ходы сначала разыгрывают в уме.

## Подсчёт очков за столом, где играли без Isolario: названия строк, что о них говорят, чего не может быть.

tally_where = Строка { $line }: { $reason }
tally_key_game = игра
tally_key_players = игроки
about_tally_key_players = Имена игроков в том порядке, в котором они сидят, или сколько их.
tally_some_names = Анна, Борис, Вера, Данил
tally_comment = Всё после точки с запятой — только для людей.
tally_nothing = ничего
page_count = Посчитать настоящий стол
page_count_about = Играли за настоящим столом? Запишите, нарисуйте или выложите, что на нём лежит, и увидите, за что даётся каждое очко.
page_count_text = Что лежит на столе
page_count_example = Снова пример
page_count_draw = Выберите, что рисовать, и нажимайте на клетки
page_count_choose = Выбрать
page_count_line = К строке { $line }
page_count_lay = Нажмите место на карте, чтобы положить туда тайл, или тайл, чтобы повернуть или убрать его
page_count_which = Какой тайл здесь лежит?
page_count_where = { $tile }: нажмите его место на карте
page_count_lies = Выбрано на карте: { $tile }
page_count_first_text = Сначала исправьте написанное
page_count_who = Кто положил
page_count_nobody = не сказано
page_count_take = Убрать
page_count_empty = Пустая карта
page_count_seen = Что на краях: выберите и нажимайте края
page_count_any = что угодно
page_count_edge = Край { $n }
page_count_wipe = Очистить края
page_count_as_seen = Положить по описанию
page_count_code =
    { $n ->
        [one] Код; так выглядит { $n } тайл
        [few] Код; так выглядят { $n } тайла
        [many] Код; так выглядят { $n } тайлов
       *[other] Код; так выглядят { $n } тайла
    }
page_count_none = Ни один наш тайл так не выглядит. Когда известны все края, его можно положить по описанию.
tally_too_long = Это слишком длинно: для любого стола хватит { $n } знаков.
tally_no_heading = Не сказано, что это: сначала нужна строка с названием и двоеточием.
tally_none_of = «{ $word }» здесь неизвестно. Известны: { $known }.
tally_no_number = Вместо «{ $word }» нужно число от { $least } до { $most }.
tally_missing = Нет строки «{ $name }:».
tally_once = «{ $name }:» уже есть.
tally_unknown = «{ $word }:» в этой игре ничего не значит.
tally_parts = Частей между чертами |: { $found }. Должно быть по одной на каждого: { $n }.
tally_rows = Рядов ниже: { $found }. Должно быть { $n }.
tally_cells = Клеток в этом ряду: { $found }. Должно быть { $n }.
tally_cell = { $cell }: «{ $word }» здесь неизвестно. Известны: { $known }.
tally_options = То, о чём договорились, не сочетается: { $why }
tally_not_this_game = Столы этой игры считать не умеем.
tally_which_game = Какая это игра? Об этом говорит строка «игра:» с одним из этих названий: { $known }.
tally_names = Каждому игроку нужно имя не длиннее { $n } знаков.
tally_seats = Игроков: { $found }. Может быть: { $known }.
tally_noted_loss = { $player }: { $what }, по записям: { $points }
tally_noted = { $player }: { $what }, по записям: { plus_points }

## Карта дня, как её показывает страница

page_chart = Карта дня
page_chart_about = Одна партия в день, одинаковая для всех в мире. Считается первая попытка.
page_chart_about_past = Прошлые дни можно играть когда угодно. К дням подряд добавляет только сегодняшняя партия.
page_chart_alone = В одиночку
page_chart_duel = Против бота: { $level }
page_chart_play = Играть
page_chart_go_on = Продолжить
page_chart_again = Попробовать ещё раз
page_chart_again_sure = Вашим результатом остаётся первая попытка. Сыграть вторую?
page_chart_try = Попытка { $number }: { $result }
page_chart_wins = Победы: { $won } из { $of }
page_chart_later = Это попытка { $number }. Вашим результатом остаётся первая.
page_chart_begun = начато
page_chart_new = ждёт вас
page_chart_next = Новая карта дня будет в { $time }.
page_chart_todays = Сегодняшняя карта дня
page_chart_among = Рядом с ботами
page_chart_bots_play = Боты играют ту же партию…
page_chart_place = Место { $place } из { $n }.
page_chart_in_place = Каждый бот играет на вашем месте, против того же соперника.
page_chart_score = Результат
page_chart_bot_at = Ход { $moves } примерно из { $of }
page_chart_share = Показать другим
page_chart_share_about = Текст и карта из символов ничего не выдают. В ссылке — ваша партия: кто её откроет, сможет её проверить, сыграть карту дня, а потом посмотреть вашу игру.
page_chart_send = Поделиться
page_chart_copy_text = Копировать текст
page_chart_days = Все дни
page_chart_month_before = Предыдущий месяц
page_chart_month_after = Следующий месяц
page_chart_bests = Ваши карты дня
page_chart_streak =
    { $n ->
        [one] { $n } день подряд
        [few] { $n } дня подряд
        [many] { $n } дней подряд
       *[other] { $n } дня подряд
    }
page_chart_no_streak = Дней подряд пока нет
page_chart_longest = больше всего { $n }

page_chart_to = К карте дня
page_chart_sent = Карта дня, которую вам прислали
page_chart_no_link = С этой ссылкой ничего не пришло. Полная ли она?
page_chart_checking = Партия разыгрывается ещё раз, чтобы её проверить…
page_chart_fine = Проверено повторной игрой: каждый ход дозволен, результат верен.
page_chart_fine_duel = Проверено повторной игрой: каждый ход дозволен, ходы бота — его собственные, результат верен.
page_chart_unaided = Играли ли без подсказок, не знает никто: зерно известно всем.
page_chart_other = Здесь этого не проверить
page_chart_other_about = Партия пришла из другой версии Isolario. Это ничего не говорит против неё.
page_chart_broken = Ссылка повреждена
page_chart_broken_about = Возможно, часть потерялась по пути. Попросите её ещё раз.
page_chart_forged = Эта партия подделана
page_chart_forged_about = Так её сыграть не могли.
page_chart_theirs = Присланный результат:
page_chart_yours = Ваш результат:
page_chart_they = Другие
page_chart_result = Ваш результат
page_chart_watch = Посмотреть партию
page_chart_watch_sure = Просмотр выдаёт карту дня. Посмотреть?
page_chart_first_you = У вас та же карта дня: сначала сыграйте её.
page_chart_back = К результату

## Собственные детали.

pieces_sheet_title = { $game }: все детали
pieces_good = Ошибок нет. Как выглядят детали: { $file }
pieces_bad =
    { $n ->
        [one] { $n } ошибка.
        [few] { $n } ошибки.
        [many] { $n } ошибок.
       *[other] { $n } ошибки.
    }
pieces_line = { $file }, строка { $line }: { $problem }
pieces_no_line = { $file }: { $problem }
