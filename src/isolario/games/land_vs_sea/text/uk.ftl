### The picture

area_board = Мапа
area_hand = Ваші тайли
lvs_area_stacks = Стоси

## Боки тайлів та їхні частини.

lvs_edge_e = схід
lvs_edge_se = південний схід
lvs_edge_sw = південний захід
lvs_edge_w = захід
lvs_edge_nw = північний захід
lvs_edge_ne = північний схід
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
lvs_start = стартовий тайл
lvs_again = зіграйте ще раз
lvs_steal = поцупте
lvs_with_mountain = гірський хребет ({ $edges })
lvs_with_coral = кораловий риф ({ $edges })
lvs_caravan = караван
lvs_ship = корабель

## Мапа.

lvs_cell = { $cell }: { $about }
lvs_cell_waypoint = { $cell }. Маршрутна точка: { $player }
lvs_cell_empty = { $cell }: тайла ще немає; { $wants }
lvs_wants_land = суша — { $edges }
lvs_wants_sea = море — { $edges }
lvs_part = { $cell }, { $part }
lvs_waypoint = Маршрутна точка: { $player }
lvs_waypoint_at = Маршрутна точка на { $part }: { $player }
lvs_row = Тайли: { $tiles }
lvs_tiles =
    { $tiles ->
        [one] { $tiles } тайл
        [few] { $tiles } тайли
        [many] { $tiles } тайлів
       *[other] { $tiles } тайла
    }
lvs_marks =
    { $marks ->
        [0] без позначок +
        [one] { $marks } позначка +
        [few] { $marks } позначки +
        [many] { $marks } позначок +
       *[other] { $marks } позначки +
    }
lvs_open =
    { $open ->
        [one] { $open } відкритий край
        [few] { $open } відкриті краї
        [many] { $open } відкритих країв
       *[other] { $open } відкритого краю
    }
lvs_area_land = Ділянка суші: { lvs_tiles }, { lvs_marks }, { lvs_open }
lvs_area_sea = Ділянка моря: { lvs_tiles }, { lvs_marks }, { lvs_open }
lvs_complete_land = Завершена ділянка суші: { lvs_tiles }, { lvs_marks }
lvs_complete_sea = Завершена ділянка моря: { lvs_tiles }, { lvs_marks }
lvs_range =
    { $n ->
        [one] Ланцюжок із { $n } гірського хребта
       *[other] Ланцюжок із { $n } гірських хребтів
    }
lvs_reef =
    { $n ->
        [one] Ланцюжок із { $n } коралового рифу
       *[other] Ланцюжок із { $n } коралових рифів
    }
lvs_route = Торговий шлях: каравани — { $caravans }, кораблі — { $ships }
lvs_mark_land = суші більше, ніж моря, і скільки країв суші
lvs_mark_sea = моря більше, ніж суші, і скільки країв моря
lvs_mark_half = суші й моря порівну
lvs_mark_waypoint = маршрутна точка

## Поруч із мапою.

lvs_public = відкритий
lvs_hidden = прихований
lvs_face = Відкритий бік: { $about }
lvs_face_hidden = Прихований бік: { $about }
lvs_no_tiles = Тайлів немає
lvs_waypoint_ready = Ваша маршрутна точка не на мапі
lvs_waypoint_left = { $player }: маршрутна точка не на мапі
lvs_role_land = суша
lvs_role_sea = море
lvs_role_cartographer = картограф
lvs_role = { $player }: { $role }
lvs_player = { $player }
lvs_held = { $player }, тайл { $number }: { $about }
lvs_held_hidden = { $player }, тайл { $number }, прихований бік: { $about }
lvs_unseen = { $player }, тайл { $number }: прихованого боку ви не бачили
lvs_stack = Стос { $stack }
lvs_top = Стос { $stack }: { $about }
lvs_top_of = { $top }. Тайлів: { $n }
lvs_count =
    { $n ->
        [one] { $n } тайл
        [few] { $n } тайли
        [many] { $n } тайлів
       *[other] { $n } тайла
    }
lvs_stacks_empty = Обидва стоси порожні
lvs_done = Завершити хід

## Чому туди не можна.

lvs_no_turn_fits = Цей бік сюди не підходить, хоч як його поверни.
lvs_no_side_fits = Жоден із чотирьох боків ваших тайлів сюди не підходить.
lvs_not_a_hole = Тайл вулкану/виру кладуть лише туди, де всі шість країв навколо одного типу.
lvs_waypoint_needs_tile = Маршрутну точку ставлять на тайл.
lvs_not_your_terrain = Свою маршрутну точку ставлять лише на свою місцевість: суша — на сушу, море — на море.
lvs_area_is_complete = Ця ділянка завершена: маршрутну точку на неї не поставити.
lvs_tile_is_surrounded = Цей тайл оточений шістьма тайлами: маршрутну точку на нього не поставити.
lvs_tile_has_waypoint = На цьому тайлі вже стоїть маршрутна точка.
