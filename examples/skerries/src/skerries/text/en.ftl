### Skerries in English.

skerries = Skerries
about_skerries = Lay a wind in secret, land before the others, and chart the skerries with the most seals.

## What lies on the table.

wind = wind { $n }
seals =
    { $n ->
        [one] { $n } seal
       *[other] { $n } seals
    }
flag_of = flag of { $player }
flag = { $seals }, { flag_of }
ship =
    { $wind ->
        [0] { $player }
       *[other] { $player }: wind { $wind }
    }

## What to do.

prompt_choose = Choose a wind. The strongest lands first.
prompt_turn = Land on a free skerry.
step_choose = Winds
step_turn = Landing

## What happens.

seals_counted = The tide is out: the seals are counted
drew =
    { $wind_id ->
        [unknown] { $player } draws a wind
       *[other] { $player } draws { $wind }
    }
sailed = { $player } sails with { $wind }
landed = { $player } lands on { $cells }: { plus_points }
skerries_charted = Skerries

## What cannot be.

skerry_taken = A flag stands there already.

## Why a bot made its move.

why_landed = scores { count_points }
why_kept = would have given another { count_points }
why_early = the best skerries are worth a strong wind: { $n }
why_late = there is little to win, so it saves stronger winds: { $n }
