### Skerries in Russian.

skerries = Шхеры
about_skerries = Тайно выберите ветер, высадитесь раньше других и нанесите на карту шхеры, где больше всего тюленей.

## What lies on the table.

wind = ветер { $n }
seals =
    { $n ->
        [one] { $n } тюлень
        [few] { $n } тюленя
        [many] { $n } тюленей
       *[other] { $n } тюленя
    }
flag_of = флажок: { $player }
flag = { $seals }, { flag_of }
ship =
    { $wind ->
        [0] { $player }
       *[other] { $player }: ветер { $wind }
    }

## What to do.

prompt_choose = Выберите ветер. У кого сильнее, тот высаживается первым.
prompt_turn = Высадитесь на свободную шхеру.
step_choose = Ветры
step_turn = Высадка

## What happens.

seals_counted = Отлив: тюлени сосчитаны
drew =
    { $wind_id ->
        [unknown] { $player } берёт ветер
       *[other] { $player } берёт { $wind }
    }
sailed = { $player }: в парусах { $wind }
landed = { $player }: высадка на { $cells }, { plus_points }
skerries_charted = Шхеры

## What cannot be.

skerry_taken = Там уже стоит флажок.

## Why a bot made its move.

why_landed = приносит { count_points }
why_kept = кому-то другому дало бы { count_points }
why_early = лучшие шхеры стоят сильного ветра: { $n }
why_late = выиграть можно немного, так что бережёт более сильные ветра: { $n }
