### The picture

area_board = Карта
area_hand = Ваши тайлы
lvs_area_stacks = Стопки

## Стороны тайлов и их части.

lvs_edge_e = восток
lvs_edge_se = юго-восток
lvs_edge_sw = юго-запад
lvs_edge_w = запад
lvs_edge_nw = северо-запад
lvs_edge_ne = северо-восток
lvs_part_land =
    { $marks ->
        [0] суша — { $edges }
       *[other] суша — { $edges } (+{ $marks })
    }
lvs_part_sea =
    { $marks ->
        [0] море — { $edges }
       *[other] море — { $edges } (+{ $marks })
    }
lvs_side = { $side }: { $regions }
lvs_side_with = { $side }: { $regions }. { $things }
lvs_start = стартовый тайл
lvs_again = сыграйте ещё раз
lvs_steal = стащите
lvs_with_mountain = горный хребет ({ $edges })
lvs_with_coral = коралловый риф ({ $edges })
lvs_caravan = караван
lvs_ship = корабль

## Карта.

lvs_cell = { $cell }: { $about }
lvs_cell_waypoint = { $cell }. Путевая точка: { $player }
lvs_cell_empty = { $cell }: тайла ещё нет; { $wants }
lvs_wants_land = суша — { $edges }
lvs_wants_sea = море — { $edges }
lvs_part = { $cell }, { $part }
lvs_waypoint = Путевая точка: { $player }
lvs_waypoint_at = Путевая точка на { $part }: { $player }
lvs_row = Тайлы: { $tiles }
lvs_tiles =
    { $tiles ->
        [one] { $tiles } тайл
        [few] { $tiles } тайла
        [many] { $tiles } тайлов
       *[other] { $tiles } тайла
    }
lvs_marks =
    { $marks ->
        [0] без меток +
        [one] { $marks } метка +
        [few] { $marks } метки +
        [many] { $marks } меток +
       *[other] { $marks } метки +
    }
lvs_open =
    { $open ->
        [one] { $open } открытый край
        [few] { $open } открытых края
        [many] { $open } открытых краёв
       *[other] { $open } открытого края
    }
lvs_area_land = Участок суши: { lvs_tiles }, { lvs_marks }, { lvs_open }
lvs_area_sea = Участок моря: { lvs_tiles }, { lvs_marks }, { lvs_open }
lvs_complete_land = Завершённый участок суши: { lvs_tiles }, { lvs_marks }
lvs_complete_sea = Завершённый участок моря: { lvs_tiles }, { lvs_marks }
lvs_range =
    { $n ->
        [one] Цепочка из { $n } горного хребта
       *[other] Цепочка из { $n } горных хребтов
    }
lvs_reef =
    { $n ->
        [one] Цепочка из { $n } кораллового рифа
       *[other] Цепочка из { $n } коралловых рифов
    }
lvs_route = Торговый путь: караваны — { $caravans }, корабли — { $ships }
lvs_mark_land = суши больше, чем моря, и сколько краёв суши
lvs_mark_sea = моря больше, чем суши, и сколько краёв моря
lvs_mark_half = суши и моря поровну
lvs_mark_waypoint = путевая точка

## Рядом с картой.

lvs_public = открытая
lvs_hidden = скрытая
lvs_face = Открытая сторона: { $about }
lvs_face_hidden = Скрытая сторона: { $about }
lvs_no_tiles = Тайлов нет
lvs_waypoint_ready = Ваша путевая точка не на карте
lvs_waypoint_left = { $player }: путевая точка не на карте
lvs_role_land = суша
lvs_role_sea = море
lvs_role_cartographer = картограф
lvs_role = { $player }: { $role }
lvs_player = { $player }
lvs_held = { $player }, тайл { $number }: { $about }
lvs_held_hidden = { $player }, тайл { $number }, скрытая сторона: { $about }
lvs_unseen = { $player }, тайл { $number }: скрытой стороны вы не видели
lvs_stack = Стопка { $stack }
lvs_top = Стопка { $stack }: { $about }
lvs_top_of = { $top }. Тайлов: { $n }
lvs_count =
    { $n ->
        [one] { $n } тайл
        [few] { $n } тайла
        [many] { $n } тайлов
       *[other] { $n } тайла
    }
lvs_stacks_empty = Обе стопки пусты
lvs_done = Закончить ход

## Почему туда нельзя.

lvs_no_turn_fits = Эта сторона сюда не подходит, как её ни поверни.
lvs_no_side_fits = Ни одна из четырёх сторон ваших тайлов сюда не подходит.
lvs_not_a_hole = Тайл вулкана/водоворота кладут только туда, где все шесть краёв вокруг одного вида.
lvs_waypoint_needs_tile = Путевую точку ставят на тайл.
lvs_not_your_terrain = Свою путевую точку ставят только на свою местность: суша — на сушу, море — на море.
lvs_area_is_complete = Этот участок завершён: путевую точку на него не поставить.
lvs_tile_is_surrounded = Этот тайл окружён шестью тайлами: путевую точку на него не поставить.
lvs_tile_has_waypoint = На этом тайле уже стоит путевая точка.
