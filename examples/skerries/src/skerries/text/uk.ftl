### Skerries in Ukrainian.

skerries = Шхери
about_skerries = Таємно оберіть вітер, висадіться першими й нанесіть на карту шхери, де найбільше тюленів.

## What lies on the table.

wind = вітер { $n }
seals =
    { $n ->
        [one] { $n } тюлень
        [few] { $n } тюлені
        [many] { $n } тюленів
       *[other] { $n } тюленя
    }
flag_of = прапорець: { $player }
flag = { $seals }, { flag_of }
ship =
    { $wind ->
        [0] { $player }
       *[other] { $player }: вітер { $wind }
    }

## What to do.

prompt_choose = Оберіть вітер. У кого сильніший, той висаджується першим.
prompt_turn = Висадіться на вільну шхеру.
step_choose = Вітри
step_turn = Висадка

## What happens.

seals_counted = Відплив: тюленів полічено
drew =
    { $wind_id ->
        [unknown] { $player } бере вітер
       *[other] { $player } бере { $wind }
    }
sailed = { $player }: у вітрилах { $wind }
landed = { $player }: висадка на { $cells }, { plus_points }
skerries_charted = Шхери

## What cannot be.

skerry_taken = Там уже стоїть прапорець.

## Why a bot made its move.

why_landed = приносить { count_points }
why_kept = комусь іншому дало б { count_points }
why_early = найкращі шхери варті сильного вітру: { $n }
why_late = виграти можна небагато, тож береже сильніші вітри: { $n }
