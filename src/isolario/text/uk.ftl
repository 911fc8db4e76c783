### Те, що говорить кожен стіл, українською. Ігри додають свої тексти (games/*/text/uk.ftl) і можуть
### сказати це по-своєму. Терміни: docs/glossary.md; порівнює tests/words.

language_name = Українська

## Терміни: docs/glossary.md, «Common».

seat = місце
player = гравець
bot = бот
spectator = глядач
turn = хід
round = раунд
step = крок
board = поле
cell = клітинка
tile = тайл
stack = стос
card = карта
deck = колода
hand = рука
token = жетон
piece = фішка
place = розмістити
take = взяти
draw = добрати
discard = скинути
swap = обміняти
mirror = віддзеркалити
points = бали
option = налаштування
solo = соло-режим
undo = крок назад
confirm = підтвердити
cancel = скасувати
hint = підказка
what_if = що буде
legal_place = доступне місце
legal_turns =
    { $n ->
        [one] доступне місце, { $n } поворот
        [few] доступне місце, { $n } повороти
        [many] доступне місце, { $n } поворотів
       *[other] доступне місце, { $n } повороту
    }
why_not = чому ні?
log = журнал
curtain = завіса
replay = перегляд партії
seed = зерно
part = частка
commitment = відбиток
easy = легкий
medium = середній
hard = складний
rank = ранг
title = титул
yes = так
no = ні

## Лічба: $n чогось.

count_points =
    { $n ->
        [one] { $n } бал
        [few] { $n } бали
        [many] { $n } балів
       *[other] { $n } бала
    }
count_coins =
    { $n ->
        [one] { $n } монета
        [few] { $n } монети
        [many] { $n } монет
       *[other] { $n } монети
    }
count_players =
    { $n ->
        [one] { $n } гравець
        [few] { $n } гравці
        [many] { $n } гравців
       *[other] { $n } гравця
    }
# Від $least до $n гравців.
count_players_either =
    { $n ->
        [one] { $least } або { $n } гравець
        [few] { $least } або { $n } гравці
        [many] { $least } або { $n } гравців
       *[other] { $least } або { $n } гравця
    }
count_players_range =
    { $n ->
        [one] { $least }–{ $n } гравець
        [few] { $least }–{ $n } гравці
        [many] { $least }–{ $n } гравців
       *[other] { $least }–{ $n } гравця
    }
# Що подія комусь принесла: кінець рядка в журналі.
plus_points =
    { $points ->
        [one] +{ $points } бал
        [few] +{ $points } бали
        [many] +{ $points } балів
       *[other] +{ $points } бала
    }

## Розмови за столом. Ім’я гравця стоїть перед двокрапкою або після неї.

your_turn = Ваш хід
turn_of = Хід: { $player }
waiting_for = Очікуємо: { $player }
ready = { $player }: готово
bot_thinks = { $player }: бот думає
seat_number = Місце { $number }
player_number = Гравець { $number }
unknown = щось невідоме
not_your_turn = Зараз не ваш хід.
already_ready = Ви вже готові. Щоб змінити вибір, зробіть крок назад.
wrong_step = Зараз потрібно вирішити інше.
not_possible = Тут це неможливо.
game_is_over = Гру завершено.
game_ends = Гру завершено.
prompt_wait = Зачекайте: зараз вирішують інші.
prompt_watch = Хтось за столом зараз вирішує.
prompt_over = Гру завершено.
prompt_choose = Зробіть таємний вибір.
prompt_turn = Ваш хід.
step_choose = Вибір
step_turn = Хід
progress_turn = Хід { $n }
progress_short = { $done }/{ $of }
progress_words = { $done } з { $of }
nothing_to_undo = Скасовувати зараз нічого.
undo_undecided = Ви ще нічого не вирішили, тож скасовувати нічого.
undo_decided_together = Усі вже вирішили, і рішення відкрито: їх не скасувати.
undo_others_decided = { $player }: хід уже зроблено, тож крок назад неможливий.
undo_drawn = Скасувати не можна, бо вже відкрилося нове: { $what }.
undo_shown = Скасувати не можна, бо інші це вже бачили: { $what }.
undo_unseen = Скасувати не можна: відтоді сталося те, чого ви не бачите.
not_that_undo = Скасувати саме це зараз не можна.
undone = Крок скасовано.
by_clause = { $reason } (пункт правил { $clause })
pass_to = Передайте екран: { $player }
button_pass_to = Передати екран: { $player }
i_am = Це я: { $player }
one_moment = { $player }: ще хвилинку
others_look_away = Решта, будь ласка, не підглядайте.

## Кінець гри.

game_over = Гру завершено
winner = Перемога: { $player }
shared_winners = Спільна перемога: { $player }
place_of =
    { $place ->
        [1] 1-ше місце: { $player }
        [2] 2-ге місце: { $player }
        [3] 3-тє місце: { $player }
        [7] 7-ме місце: { $player }
        [8] 8-ме місце: { $player }
       *[other] { $place }-те місце: { $player }
    }
score_of = { $player }: { $score }
tie_broken = Балів порівну: місця визначає додаткове правило

## Частини столу, як заголовки.

area_board = Поле
area_hand = Рука
area_players = Гравці
area_score = Рахунок

## Що є на столі, словами: переліки й де що лежить.

listed = { $one }, { $more }
listed_apart = { $one }; { $more }
so_many = { $n } × { $thing }
lies_at = { $thing }: { $cells }
lies_there = { $cell }: { $thing }

## Кнопки.

button_undo = Крок назад
button_confirm = Підтвердити
button_cancel = Скасувати
button_ready = Готово
button_hint = Підказка
button_turn_right = Повернути праворуч
button_turn_left = Повернути ліворуч
button_mirror = Віддзеркалити
button_flip_over = Перевернути
button_log = Журнал
button_rules = Правила
button_score = Підрахунок балів
button_players = Гравці
button_invite = Запросити
button_rematch = Зіграти ще раз
button_zoom_in = Збільшити
button_zoom_out = Зменшити
button_fit = Показати все
button_close = Закрити

## Сторінка: початок.

page_title = Isolario
page_subtitle = Настільні ігри для картографів
page_your_tables = Ваші столи
page_seat_kept = Для вас залишено місце
page_take_off = Сховати зі списку
page_take_off_sure = Сховати незакінчену партію?
page_delete = Видалити
page_delete_sure = Видалити назавжди?
page_restart = Почати спочатку
page_restart_sure = Покинути цю партію й почати спочатку?
page_leave = Вийти: партія збережеться
page_table_gone = Цей стіл видалено.
page_no_tables = Столів у вас поки немає.
page_to_games = До ігор
page_tables_over = Завершені
page_all_tables = Усі ваші столи ({ $n })
page_next_game = До нової партії
button_revenge = Реванш
page_seats = Місця
page_who_sits_where = Хто де сидить
page_seats_drawn = За жеребом
page_seats_chosen = Як указано
page_reasons = Чому боти так походили
page_reasons_true = Кажуть, якщо запитати
page_reasons_false = Не кажуть
page_seat_person = Людина
page_seat_bot = Бот: { $level }
page_seat_bots =
    { $n ->
        [one] { $n } бот: { $level } рівень
        [few] { $n } боти: { $level } рівень
        [many] { $n } ботів: { $level } рівень
       *[other] { $n } бота: { $level } рівень
    }
page_seat_free = Вільне місце
page_seat_you = Ви
page_your_name = Ваше ім’я
page_sit = Зайняти це місце
page_invite_hint = Надішліть це посилання тим, з ким хочете зіграти.
page_invite_here_only = Це посилання працює лише на цьому комп’ютері. Щоб могли зайти інші, запустіть Isolario з { $option } і в посиланні замініть { $host } адресою цього комп’ютера в мережі.
page_copy_link = Скопіювати посилання
page_link_copied = Посилання скопійовано.
page_same_screen = Усі за цим екраном

## Сторінка: гра.

page_watching = Ви дивитеся гру
page_what_to_do = Що робити
page_last_move = Останній хід
page_steps = Кроки ходу
page_step_done = { $step }: зроблено
page_step_now = { $step }: зараз
page_step_ahead = { $step }: попереду
page_score_now = Якби бали рахували зараз
page_log_empty = Ще нічого не сталося.
page_download = Зберегти запис партії

## Наскільки чесне перемішування: перш ніж сісти за стіл і наприкінці.

page_seed_chosen = Цей стіл відкрито із заданим наперед перемішуванням: хтось за ним може заздалегідь знати все, що випаде.
page_seed_unmixed = Поки що в перемішуванні є лише частка сервера. Коли ви сядете за стіл, ваш браузер додасть свою.
page_seed_changed_before = Сервер змінив відбиток своєї частки зерна. Сідати за цей стіл небезпечно.
page_shuffle_good = Перемішування було чесним: ваш браузер це перевірив.
page_shuffle_unseen = Цей браузер не може перевірити, чи чесним було перемішування.
page_shuffle_server = У цьому перемішуванні є лише частка сервера, тому його чесність довести не можна.
page_shuffle_chosen = Зерно задано вручну, тому чесність перемішування довести не можна.
page_shuffle_changed = Під час цієї гри змінилися правила, тому перемішування вже не перевірити.
page_shuffle_bad = Перемішування нечесне, або йому не можна довіряти!
page_shuffle_bad_commitment = Відбиток частки сервера не той, який цей браузер бачив, перш ніж ви сіли за стіл.
page_shuffle_bad_server = Частка сервера не відповідає своєму відбитку.
page_shuffle_bad_part = Частки, яку цей браузер додав до зерна, немає, або її змінено.
page_shuffle_bad_others = Додано частки за ботів або від сервера.
page_shuffle_bad_terms = Гра, налаштування чи кількість місць не ті, за які ви сідали грати.
page_shuffle_bad_seed = Оприлюднені частки не дають такого перемішування.
page_shuffle_bad_chosen = Виявилося, що зерно задано вручну, а про це не було сказано, перш ніж ви сіли за стіл.
page_shuffle_bad_missing = Сервер не оприлюднює, з чого складено перемішування.
page_shuffle_what = Що це означає?
page_shuffle_about = Перш ніж ви сіли за стіл, сервер визначив свою частку зерна й показав її відбиток. Лише тоді ваш браузер додав власну частку, тож поодинці перемішування не міг вибрати ніхто. Наприкінці гри всі частки оприлюднюють, і ваш браузер порівнює їх із тим, що занотував. Вибрати перемішування міг би хіба що сервер у змові з гравцем, який сів за стіл після вас.
page_shuffle_about_unseen = Для перевірки потрібно те, що браузер занотував, коли ви сідали за стіл: відбиток частки сервера і частка, яку він додав сам. Тут таких нотаток немає: ви сіли за стіл в іншому браузері, лише дивитеся, або сховище браузера очищено.
page_shuffle_by_hand = Вірити цій сторінці необов’язково. Збережіть запис, перевірте його й відтворіть на власному комп’ютері:
page_copy = Скопіювати
page_copied = Скопійовано.

## Книга правил гри.

page_book = Як грати
page_book_first = Для першої гри
page_book_rest = Решта правил
page_book_in_play = На цьому столі
page_book_contents = Зміст
page_book_search = Що шукаєте?
page_book_found = Знайдено: { $n }
page_book_nothing = Нічого не знайдено. Спробуйте інше слово.
page_book_at_table = Як грають за цим столом
page_book_everything = Усі варіанти
page_book_example = Приклад
page_book_scores = Разом: { $score }
page_book_change = До: { $before }. Після: { $score }.
page_book_only = Лише: { $what }

## Сторінка: вподобання.

page_language = Мова
page_theme = Кольори
page_theme_light = Світлі
page_theme_dark = Темні
page_theme_system = Як на пристрої
page_motion = Анімація
page_on = Увімкнено
page_off = Вимкнено
page_places_again = Розміщувати фігуру другим дотиком, без підтвердження

## Сторінка: коли щось не так.

page_loading = Готуємо стіл…
page_reconnecting = Відновлюємо зв’язок…
page_not_sent = Хід ще не надіслано: відновлюємо зв’язок…
page_connection_lost = Зв’язок утрачено. Гра на вас зачекає.
page_try_again = Спробувати ще раз
page_seat_taken = Це місце вже зайняте.
page_no_such_table = Такого столу немає. Посилання скопійовано повністю?
page_no_such_page = Тут нічого немає.
page_name_long =
    { $most ->
        [one] Ім’я задовге: щонайбільше { $most } літера.
        [few] Ім’я задовге: щонайбільше { $most } літери.
        [many] Ім’я задовге: щонайбільше { $most } літер.
       *[other] Ім’я задовге: щонайбільше { $most } літери.
    }
page_name_taken = За цим столом уже є хтось із таким іменем.
server_not_a_move = «{ $typed }» — це не хід.
page_bad_input = Не вдалося розібрати введене.
page_server_error = На нашому боці щось зламалося. Партію збережено; спробуйте ще раз.

## Термінал.

terminal_welcome = { $game }. Довідка — команда «{ terminal_command_help }».
terminal_ask = Введіть номер або хід:
terminal_no_such_number = Ходу { $number } немає: є від 1 до { $most }.
terminal_not_a_move = «{ $typed }» — це не хід.
terminal_press_enter = Натисніть Enter, щоб грати далі.
terminal_bye = До зустрічі!
terminal_seat = Місце { $number }: { $player }
terminal_help_heading = Що можна ввести
terminal_help_number = число: хід із цим номером у списку
terminal_help_move = хід: так, як його записано в списку
terminal_help_undo = { terminal_command_undo }: скасувати свій останній крок; якщо далі вказати хід — саме цей крок таємного вибору
terminal_help_log = { terminal_command_log }: показати, що вже сталося
terminal_help_help = { terminal_command_help }: показати цей список
terminal_help_quit = { terminal_command_quit }: покинути гру
terminal_command_undo = назад
terminal_command_log = журнал
terminal_command_help = довідка
terminal_command_quit = вихід
terminal_saved = Запис партії збережено: { $file }

## Запуск сервера.

serve_address = Isolario: { $address } (зупинити — Ctrl-C)
serve_store = Столи зберігаються тут: { $place }
tables_exported =
    { $n ->
        [one] { $n } стіл тепер є й у { $file }.
        [few] { $n } столи тепер є й у { $file }.
        [many] { $n } столів тепер є й у { $file }.
       *[other] { $n } столу тепер є й у { $file }.
    }
tables_secret = Серед них є ігри, що тривають: файл містить їхні таємниці, і прочитати його можете лише ви.
tables_imported =
    { $n ->
        [one] Додано { $n } стіл.
        [few] Додано { $n } столи.
        [many] Додано { $n } столів.
       *[other] Додано { $n } столу.
    }
tables_there =
    { $n ->
        [one] { $n } стіл уже був тут і лишився як є.
        [few] { $n } столи вже були тут і лишилися як є.
        [many] { $n } столів уже були тут і лишилися як є.
       *[other] { $n } столу вже були тут і лишилися як є.
    }
tables_deleted =
    { $n ->
        [one] { $n } стіл видалено назавжди.
        [few] { $n } столи видалено назавжди.
        [many] { $n } столів видалено назавжди.
       *[other] { $n } столу видалено назавжди.
    }
serve_taken_over = Столи скопійовано з файлу { $file }; сам файл лишився без змін.
serve_copy_kept = Сховище створено старішою версією; його копію збережено: { $file }
serve_other_port = Порт { $port } зайнято, тому взято інший.

## Перевірка запису.

verify_good =
    { $n ->
        [one] Запис правильний: { $n } хід, кожен за правилами, результат той самий.
        [few] Запис правильний: { $n } ходи, кожен за правилами, результат той самий.
        [many] Запис правильний: { $n } ходів, кожен за правилами, результат той самий.
       *[other] Запис правильний: { $n } ходу, кожен за правилами, результат той самий.
    }
verify_bad = Запис неправильний: { $why }
verify_seed_good = Перемішування було визначено ще до початку гри: відбиток і частки саме ті, які ви занотували. Місця, що додали свою частку: { $seats }.
verify_seed_fits = Оприлюднені частки дають саме це перемішування. Місця, що додали свою частку: { $seats }. Не перевірено: чи були частки такими ще до початку гри. Це можна дізнатися, якщо тоді занотувати відбиток і свою частку: --commitment, --part.
verify_seed_server = Сервер міг сам вибрати це перемішування: більше ніхто нічого не додав або частку вписав сервер.
verify_seed_none = Зерно задано вручну, або після відкриття столу змінилися правила: чесність перемішування перевірити не можна.
verify_seed_bad = Оприлюднені частки не дають такого перемішування.
verify_seed_other_commitment = Відбиток не той, який ви занотували: сервер міг вибрати свою частку, коли вже знав вашу.
verify_seed_other_part = Серед оприлюднених немає вашої частки такою, як ви її занотували: сервер міг вибрати це перемішування.
check_kept = { $part }: виконано
check_broken = { $part }: порушено: { $why }
check_broken_again = { $part }: знову порушено: { $checks }
check_result =
    { $n ->
        [one] { $game }: виконано { $kept } з { $n } частини контракту
        [few] { $game }: виконано { $kept } з { $n } частин контракту
        [many] { $game }: виконано { $kept } з { $n } частин контракту
       *[other] { $game }: виконано { $kept } з { $n } частини контракту
    }

### Terminal

terminal_command_board = поле
terminal_command_score = бали
terminal_command_rules = правила
terminal_command_save = зберегти
terminal_help_preview = ? і хід: що буде після такого ходу
terminal_help_list = ?: усі можливі ходи
terminal_help_board = { terminal_command_board }: показати поле докладно й ваші ходи
terminal_help_score = { terminal_command_score }: який рахунок і чому
terminal_help_rules = { terminal_command_rules }: правила цієї гри; зі словом після команди — що в них про це
terminal_help_save = { terminal_command_save } ФАЙЛ: зберегти запис партії
terminal_many =
    { $n ->
        [one] { $n } хід, наприклад { $move }
        [few] { $n } ходи, наприклад { $move }
        [many] { $n } ходів, наприклад { $move }
       *[other] { $n } ходу, наприклад { $move }
    }
terminal_such_as = Хід має такий вигляд: { $move }. Усі ходи — «?».
terminal_which = Який саме? Порожній рядок — повернутися:
terminal_more_in_log = … і ще рядків у журналі: { $n }
terminal_now_then = { $player }: зараз { $now }, потім { $then }
terminal_no_change = Рахунок поки що не зміниться.
terminal_cannot_tell = Як зміниться рахунок, поки що не знає ніхто.
terminal_pass_on = Enter — усе сховати:
terminal_pass_or_undo = Enter — усе сховати, «{ terminal_command_undo }» — скасувати крок:
terminal_go_on_or_undo = Enter — грати далі, «{ terminal_command_undo }» — скасувати крок:
terminal_not_here = «{ $typed }» тут нічого не означає.
terminal_team_now_then = Команда: зараз { $now }, потім { $then }
terminal_alone_now_then = Рахунок: зараз { $now }, потім { $then }
terminal_as_scored = Поле під час підрахунку
terminal_end_ask = «{ terminal_command_save } ФАЙЛ» — зберегти запис, «{ terminal_command_log }» — що було, Enter — вийти:
terminal_save_where = Додайте назву файлу: { terminal_command_save } game.json
terminal_not_saved = Запис не збережено: { $why }
terminal_you = { $player } (ви)

### Server: у чому стіл відмовляє і чому.

server_bad_message = Повідомлення не вдалося прочитати: { $why }
server_long_message =
    { $most ->
        [one] Повідомлення задовге: щонайбільше { $most } байт.
        [few] Повідомлення задовге: щонайбільше { $most } байти.
        [many] Повідомлення задовге: щонайбільше { $most } байтів.
       *[other] Повідомлення задовге: щонайбільше { $most } байта.
    }
server_too_fast = Забагато за раз: зачекайте трохи.
server_say_hello = Ця сторінка ще не привіталася.
server_not_your_seat = Це місце належить іншому гравцеві.
server_bad_token = Цей токен закороткий або містить недозволені знаки.
server_rematch_later = Нову партію можна почати, коли закінчиться ця.
server_not_yours_to_delete = Видалити стіл може лише той, хто його відкрив, і лише поки за ним немає інших людей.
server_game_gone = Гру «{ $game }» тут більше не встановлено.
server_pieces_gone = У цій партії були інші тайли чи карти, ніж зараз на столі.
page_no_cookies = Цей браузер не зберігає файлів cookie для Isolario, тож закріпити за вами місце не вдасться. Дозвольте їх і перезавантажте сторінку.
server_crowded = За цим столом забагато глядачів.
server_many_pages = З цієї адреси відкрито забагато сторінок. Закрийте кілька й спробуйте ще раз.
home_other_tab = Цей стіл відкрито в іншій вкладці цього браузера. Закрийте його там, щоб продовжити тут.
home_not_kept = Цей браузер більше нічого не зберігає: ваші столи існують, лише поки відкрито цю сторінку.
home_new_version = Готова нова версія Isolario. Ваші столи залишаться, як є.
home_take_version = Оновити
home_later = Пізніше
server_other_pages = Цей стіл відкрито в забагатьох інших вікнах цього браузера.
server_unknown_host = Isolario не знає себе під іменем «{ $host }». Власник сервера може вказати його через --public-url.
server_many_bots = Забагато ботів за раз: посадіть менше або зачекайте кілька хвилин.
server_many_tables = Саме зараз відкривають забагато столів. Спробуйте за кілька хвилин.
server_foreign_page = Сторінці іншого сайту це не дозволено.
server_not_begun = Гра ще не почалася: не всі на місцях.
server_no_such_seat = За цим столом немає місця { $number }.
server_no_such_game = Немає гри «{ $game }». Є: { $games }.
server_no_such_option = Немає налаштування «{ $option }». Є: { $allowed }.
server_bad_option = «{ $option }» не може мати такого значення. Можливі: { $allowed }.
server_no_such_bot = Немає бота «{ $bot }». Є: { $bots }.
server_wrong_seats = Така кількість гравців неможлива: { $n }. Можливо: { $allowed }.
server_bad_part = Частка зерна — це 16 байтів: 32 цифри від 0 до f.
server_other_commitment = Частка зерна має відповідати відбитку, який стіл показує зараз. Завантажте сторінку ще раз.
server_bad_seed =
    { $most ->
        [one] Зерно — це число або текст щонайбільше з { $most } літери.
        [few] Зерно — це число або текст щонайбільше з { $most } літер.
        [many] Зерно — це число або текст щонайбільше з { $most } літер.
       *[other] Зерно — це число або текст щонайбільше з { $most } літери.
    }
server_record_later = Запис оприлюднять, коли гра скінчиться.
server_no_reason = Тут немає причини, яку міг би назвати бот.
server_no_record = Ця гра не має запису: правила змінилися, поки її грали.
server_table_broken = Цю партію не вдається відновити.
server_table_newer = Ця партія триває на новішій версії сервера. Спробуйте ще раз за мить.

### Page

page_settings = Налаштування
page_bot_name = Бот ({ $level })
page_seat_friend = За посиланням
page_open_table = Відкрити стіл
page_waiting_room = Очікуємо гравців
page_away = не на зв’язку
page_which_piece = Що розмістити сюди?
page_choose_piece = { $what }: оберіть, що саме.
page_choose_place = { $what }: оберіть, куди.
page_seat_here = За цим екраном
page_under_way = Хвилинку…
button_stop = Зупинити
button_another_place = Інше місце
tool_turn = Поворот
tool_mirror = Дзеркало
tool_face = Інший бік
tool_another = Ще варіант

## Підрахунок балів.

page_source = За що
page_sum = Разом
page_course = Як зростав рахунок

## Чому ні: що не можна і чому.

not_now = Зараз не можна. { $prompt }
page_more_actions = Ще { $n }
page_more_to_choose = Спершу потрібно обрати ще щось.

## Where things stand on the page

page_keys_button = Клавіші

## Keys

keys_title = Клавіші
keys_arrows = стрілки
keys_piece = Узяти фішку чи карту: першу, другу …
keys_ghost = Пересунути її на наступне можливе місце або пройтися полем
keys_cells = Іти від клітинки до клітинки, навіть із фішкою в руці
keys_make = Вибрати або зробити показаний хід
keys_next = Накрити ту саму клітинку інакше; одразу показати решту подій
keys_give_up = Покласти все назад
keys_mouse_wheel = Коліщатко миші
keys_wheel = Повернути фішку в руці; без неї або з Ctrl — ближче чи далі
keys_move_board = Посунути поле
keys_zoom = Ближче, далі, показати все
keys_tab = До наступного, що можна вибрати
keys_list = Цей список

## Сторінка: партія ще раз і те, що від неї лишилося.

area_of = { $player }: { $area }
page_replay = Перегляд партії
page_eyes = Чиїми очима
page_all_open = Усе відкрито
page_moment = Крок { $move } з { $moves }
page_moment_first = Початок
page_step_back = Крок назад
page_step_on = Крок уперед
page_run = Відтворити
page_pause = Пауза
page_to_table = До столу
server_replay_lost = Цю партію не можна переглянути: відтоді змінилися правила.
page_poster = Плакат
page_save_svg = Зберегти як SVG
page_save_png = Зберегти як PNG
server_poster_later = Плакат намалюють, коли гра скінчиться.
poster_day = { $day } { $month ->
         [1] січня
         [2] лютого
         [3] березня
         [4] квітня
         [5] травня
         [6] червня
         [7] липня
         [8] серпня
         [9] вересня
         [10] жовтня
         [11] листопада
        *[12] грудня
    } { $year } р.

## Поля інших.

page_no_such_board = Такого поля немає.

## Уроки й порадник.

page_learn = Навчитися за чотири хвилини
page_learn_first = Граєте вперше? Навчіться за чотири хвилини
page_lesson = Урок
page_lesson_at = { $at } / { $n }
page_lesson_right = Саме так.
page_lesson_worse = Так можна, але це не найкраще.
page_lesson_other = Так можна, але тут є щось краще.
page_lesson_over = Урок закінчено
page_lesson_read = Прочитайте відповідь і натисніть «Далі».
page_lesson_play = Зіграти
page_lesson_try = Спробувати
page_coach = Порадник
page_coach_first = У першій грі
page_coach_always = Завжди
page_coach_never = Ніколи
button_next = Далі
button_leave_lesson = Покинути урок
server_no_lesson = { $game }: уроку ще немає.
server_lesson_done = Цей крок завершено: переходьте до наступного.
terminal_lesson = { $at } з { $n }: { $title }
terminal_lesson_on = Натисніть Enter, щоб перейти до наступного кроку.
terminal_command_hint = підказка
terminal_help_hint = { terminal_command_hint }: про що це рішення
terminal_command_why = чому
terminal_help_why = { terminal_command_why }: чому боти так походили
terminal_no_book = У цієї гри немає книги правил.
terminal_games_more = isolario games НАЗВА: що можна обрати в грі; --all: в усіх іграх
terminal_no_hint = У цьому рішенні немає нічого особливого.
terminal_no_why = Від вашого минулого ходу боти не зробили ходів, які могли б пояснити.

## Бали, і звідки вони.

scored_nothing = За це балів немає
page_scoring = Підрахунок: { $what }
button_skip = Пропустити
page_boards_of_all = Поля всіх гравців
page_put_back = Натисніть на те, що обрали: воно повернеться на місце.

## Картки: що пояснює речі на столі.

card_to_move = Чий хід
card_to_move_text = Прапорець стоїть біля гравця, чий зараз хід.
card_ready = Готово
card_ready_text = Цей гравець уже вирішив. Коли готові всі, гра йде далі.
card_progress = Скільки вже зіграно
card_progress_text = Смужка показує, яку частину гри вже зіграно.
page_card_book = Докладніше в правилах
keys_card = Що це? Пояснення до того, що вибрано або на що вказано

page_lesson_fresh = Тепер на столі інша ситуація.
page_lesson_again = Спробувати ще раз
lesson_stays = В уроці правильна відповідь залишається. Переходьте до наступного кроку.
winner_you = Перемога за вами
page_result = Результат
page_ways = Число на клітинці: скільки поворотів там підходить.
page_book_loading = Відкриваємо книгу…
page_show_moment = Показати цей момент
page_nothing_scored = За це балів немає.

# In a replay: where it stood.
replay_all_decide = Вирішують усі
server_lesson_other_pieces = { $game }: для уроку потрібні ті тайли й карти, з якими виходить Isolario. З власними можна грати й читати книгу правил.
page_here = Сюди?
page_at_table = За столом
page_standing = Рахунок на цю мить
page_standing_text = Стільки було б у кожного, якби все на столі порахували зараз. Уже записано — { $scores }.
page_standing_alone = Стільки було б у вас, якби все на столі порахували зараз. Уже записано — { $scores }.
page_in_all = усього { $n }

## Початкова сторінка й підготовка столу

page_first_game = Зіграти першу партію
page_play = Грати
page_learn_it = Навчитися
page_alone = Наодинці
page_with_bot = З ботом
page_one_screen = За одним екраном
page_with_friends = З друзями
page_minutes = { $minutes } хв
page_set_up = Налаштувати стіл
page_last_time = Як минулого разу: { $what }
page_all_games = Усі ігри

## Мапа дня: як вона зветься, чим діляться, чим виявилося посилання.

chart_share = Isolario, мапа дня, { $day }: { $game }
chart_won = Перемога, { $mine }:{ $theirs }
chart_lost = Поразка, { $mine }:{ $theirs }
chart_shared = Спільна перемога, { $mine }:{ $theirs }
chart_later_try = Не перша спроба
chart_none = Мапи цього дня немає.
chart_early = Мапа цього дня ще не вийшла.
chart_stays = Сьогоднішня мапа лишається, доки не мине день: рахується перша спроба.
chart_broken = Це не повне посилання.
chart_other = Воно записане в спосіб, якого цей Isolario не знає.
chart_other_scheme = Його створено за версією { $theirs } схеми, яка дає кожному дню мапу; тут версія { $ours }.
chart_other_rules = Грали за версією правил { $theirs }; тут версія { $ours }.
chart_other_pieces = Грали не тими тайлами й картами, що тут.
chart_other_bots = Грали проти ботів версії { $theirs }; тут версія { $ours }.
chart_forged_day = Мапи цього дня немає, або ще немає.
chart_forged_seed = Перемішано не так, як того дня.
chart_forged_move = Хід { $n } суперечить правилам.
chart_forged_order = Ходи стоять не в тому порядку, в якому їх зроблено.
chart_forged_unfinished = Партію не дограно до кінця.
chart_forged_scores = Ходи дають інший результат, ніж у ньому сказано.
chart_forged_bot = Хід { $n } не такий, який зробив би бот.

## Мапа дня в терміналі.

today_try = Спроба { $number }: рахується перша.
today_go_on = Ця мапа триває з того місця, де ви зупинилися.
today_played = Цю мапу ви вже грали. Щоб спробувати ще раз, додайте --again.
today_share = Щоб поділитися
today_link = Це може перевірити будь-хто: isolario today --check { $link }
today_streak =
    { $n ->
        [one] { $n } день поспіль
        [few] { $n } дні поспіль
        [many] { $n } днів поспіль
       *[other] { $n } дня поспіль
    }
today_best = Ваша найкраща перша спроба в цій грі: { $points }
today_bot_plays = { $bot }: грає ту саму мапу…
today_beside = Та сама мапа, зіграна ботами
today_checking = Розігруємо ще раз…
today_fine = Перевірено: усі ходи за правилами, ходи бота — його власні, результат правильний.
today_unaided = Чи була допомога, не знає ніхто: зерно відоме всім.
today_other = Тут цього не перевірити.
today_broken = Посилання пошкоджене.
today_forged = Цю партію підроблено.

## Чому бот походив саме так: частини речення, яке починається з його імені.

reasons_one = { $player }: { $first }.
reasons_two = { $player }: { $first }; { $second }.
reasons_three = { $player }: { $first }; { $second }; { $third }.
reasons_secret = { $player }: тримає свої причини при собі.
reasons_tried_out = { $reasons } На цьому рівні ймовірні ходи спершу розігрують подумки.

## Підрахунок балів за столом, де грали без Isolario: назви рядків, що про них кажуть, чого не може бути.

tally_where = Рядок { $line }: { $reason }
tally_key_game = гра
tally_key_players = гравці
about_tally_key_players = Імена гравців у тому порядку, у якому вони сидять, або скільки їх.
tally_some_names = Анна, Богдан, Віра, Данило
tally_comment = Усе після крапки з комою — лише для людей.
tally_nothing = нічого
page_count = Порахувати справжній стіл
page_count_about = Грали за справжнім столом? Запишіть, намалюйте чи викладіть, що на ньому лежить, і побачите, за що дають кожен бал.
page_count_text = Що лежить на столі
page_count_example = Знову приклад
page_count_draw = Виберіть, що малювати, і натискайте на клітинки
page_count_choose = Вибрати
page_count_line = До рядка { $line }
page_count_lay = Натисніть місце на мапі, щоб покласти туди тайл, або тайл, щоб повернути чи прибрати його
page_count_which = Який тайл тут лежить?
page_count_where = { $tile }: натисніть його місце на мапі
page_count_lies = Вибрано на мапі: { $tile }
page_count_first_text = Спершу виправте написане
page_count_who = Хто поклав
page_count_nobody = не сказано
page_count_take = Прибрати
page_count_empty = Порожня мапа
page_count_seen = Що на краях: виберіть і натискайте краї
page_count_any = будь-що
page_count_edge = Край { $n }
page_count_wipe = Очистити краї
page_count_as_seen = Покласти за описом
page_count_code =
    { $n ->
        [one] Код; так виглядає { $n } тайл
        [few] Код; так виглядають { $n } тайли
        [many] Код; так виглядають { $n } тайлів
       *[other] Код; так виглядають { $n } тайла
    }
page_count_none = Жоден наш тайл так не виглядає. Коли відомі всі краї, його можна покласти за описом.
tally_too_long = Це задовго: для будь-якого столу досить { $n } знаків.
tally_no_heading = Не сказано, що це: спочатку потрібен рядок із назвою та двокрапкою.
tally_none_of = «{ $word }» тут невідоме. Відомі: { $known }.
tally_no_number = Замість «{ $word }» потрібне число від { $least } до { $most }.
tally_missing = Немає рядка «{ $name }:».
tally_once = «{ $name }:» уже є.
tally_unknown = «{ $word }:» у цій грі нічого не означає.
tally_parts = Частин між рисками |: { $found }. Має бути по одній на кожного: { $n }.
tally_rows = Рядків нижче: { $found }. Має бути { $n }.
tally_cells = Клітинок у цьому рядку: { $found }. Має бути { $n }.
tally_cell = { $cell }: «{ $word }» тут невідоме. Відомі: { $known }.
tally_options = Те, про що домовилися, не поєднується: { $why }
tally_not_this_game = Столи цієї гри рахувати не вміємо.
tally_which_game = Яка це гра? Про це каже рядок «гра:» з однією з цих назв: { $known }.
tally_names = Кожному гравцеві потрібне ім’я, не довше ніж { $n } знаки.
tally_seats = Гравців: { $found }. Може бути: { $known }.
tally_noted_loss = { $player }: { $what }, за записами: { $points }
tally_noted = { $player }: { $what }, за записами: { plus_points }

## Мапа дня, як її показує сторінка

page_chart = Мапа дня
page_chart_about = Одна партія на день, однакова для всіх у світі. Рахується перша спроба.
page_chart_about_past = Минулі дні можна грати будь-коли. Дням поспіль додає лише сьогоднішня мапа.
page_chart_alone = Наодинці
page_chart_duel = Проти бота: { $level }
page_chart_play = Грати
page_chart_go_on = Продовжити
page_chart_again = Спробувати ще раз
page_chart_again_sure = Вашим результатом лишається перша спроба. Зіграти другу?
page_chart_try = Спроба { $number }: { $result }
page_chart_wins = Перемоги: { $won } з { $of }
page_chart_later = Це спроба { $number }. Вашим результатом лишається перша.
page_chart_begun = розпочато
page_chart_new = чекає на вас
page_chart_next = Нова мапа буде о { $time }.
page_chart_todays = Сьогоднішня мапа
page_chart_among = Поруч із ботами
page_chart_bots_play = Боти грають ту саму мапу…
page_chart_place = Місце { $place } з { $n }.
page_chart_in_place = Кожен бот грає на вашому місці, проти того самого суперника.
page_chart_score = Результат
page_chart_bot_at = Хід { $moves } приблизно з { $of }
page_chart_share = Показати іншим
page_chart_share_about = Текст і його мапа нічого не виказують. У посиланні — ваша партія: хто його відкриє, зможе її перевірити, зіграти ту саму мапу, а потім подивитися вашу гру.
page_chart_send = Поділитися
page_chart_copy_text = Копіювати текст
page_chart_days = Усі дні
page_chart_month_before = Попередній місяць
page_chart_month_after = Наступний місяць
page_chart_bests = Ваші мапи
page_chart_streak =
    { $n ->
        [one] { $n } день поспіль
        [few] { $n } дні поспіль
        [many] { $n } днів поспіль
       *[other] { $n } дня поспіль
    }
page_chart_no_streak = Днів поспіль ще немає
page_chart_longest = найбільше { $n }

page_chart_to = До мапи дня
page_chart_sent = Мапа, яку вам надіслали
page_chart_no_link = З цим посиланням нічого не надійшло. Чи воно повне?
page_chart_checking = Партію розігруємо ще раз, щоб перевірити…
page_chart_fine = Перевірено повторною грою: кожен хід дозволений, результат правильний.
page_chart_fine_duel = Перевірено повторною грою: кожен хід дозволений, ходи бота — його власні, результат правильний.
page_chart_unaided = Чи грали без підказок, не знає ніхто: зерно відоме всім.
page_chart_other = Тут цього не перевірити
page_chart_other_about = Партія походить з іншої версії Isolario. Це нічого не каже проти неї.
page_chart_broken = Посилання пошкоджене
page_chart_broken_about = Можливо, частина загубилася дорогою. Попросіть його ще раз.
page_chart_forged = Цю партію підроблено
page_chart_forged_about = Так її зіграти не могли.
page_chart_theirs = Надісланий результат:
page_chart_yours = Ваш результат:
page_chart_they = Інші
page_chart_result = Ваш результат
page_chart_watch = Подивитися партію
page_chart_watch_sure = Перегляд виказує мапу. Подивитися?
page_chart_first_you = У вас та сама мапа: спершу зіграйте її.
page_chart_back = До результату

## Власні деталі.

pieces_sheet_title = { $game }: усі деталі
pieces_good = Помилок немає. Який вигляд мають деталі: { $file }
pieces_bad =
    { $n ->
        [one] { $n } помилка.
        [few] { $n } помилки.
        [many] { $n } помилок.
       *[other] { $n } помилки.
    }
pieces_line = { $file }, рядок { $line }: { $problem }
pieces_no_line = { $file }: { $problem }
