## The arena: bots play each other. What its commands and its report say.

arena_games = Games
arena_progress = Games played: { $done } of { $n }; about { $left } min left
arena_stopped = Stopped. All finished games are kept; the same command goes on from there.
arena_kept = The results are in { $folder }. To see them drawn: isolario report { $folder }

arena_title = The arena: how bots play
arena_intro = Bots have played each other, each choosing from what its own seat may know. In each deal everybody sits in every chair in turn, and all pairs meet the same deals, so that neither luck nor the chair decides who looks stronger. What stands behind a figure is its 95-percent interval: if all were measured again, it would lie there 95 times out of 100.
arena_intro_readers = Players see here what to expect of a bot, those who write bots see what a change is worth, and designers see where points come from, how long a game lasts and whether the first seat has an advantage.
arena_contents = What was played
arena_version = Rules version { $rules }, Isolario { $version }. To play these games again, on any machine:
arena_by_clock = A bot that thinks for a number of seconds looks less far on a slower or busier machine; all others play the same games everywhere.

arena_ratings = Ratings
arena_ratings_about = How strong each bot is beside { $anchor }, who stands at 0 (Bradley and Terry): 100 points more win 64 games of 100, 400 points more win 91. A line is the 95-percent interval.
arena_pairs = Who beats whom
arena_pairs_about = Won: alone in the first place; shared: together with others, which counts as its part of a win. The share of wins has its Wilson interval; among equals it would be { $fair }. The margin is in points over the best of the others.
arena_pairs_alone = Here everybody plays for one result. Two bots are compared by what they make of the same deals: won is the deal in which the first has more points, and a tie counts half. The margin is the mean difference.
arena_players = Each bot by itself
arena_players_about = Points at the end of a game, and the processor time that a decision takes.
arena_titles = Ranks and titles
arena_titles_about = How often each of them was reached.
arena_spread = Points at the end
arena_spread_about = How often a bot ended with so many points: the higher the bar, the more games. The upright line is the mean.
arena_chairs = Advantage of a seat
arena_chairs_about = How often each seat wins: in the games of bots against themselves, if there are any, otherwise in all, for everybody has sat in each seat equally often. The upright line is what would be fair. A seat whose interval keeps clear of it has an advantage, or a disadvantage.
arena_points = Where points come from
arena_points_about = Points a game by what the rules give them for: what one bot sees and another does not.
arena_lengths = Length of a game
arena_lengths_about = How often there were so many decisions, all players together: the higher the bar, the more games. The upright line is the mean.
arena_heat = Where pieces go
arena_heat_about = How many pieces of 100 went to each cell: the stronger the colour, the more. An even map means that all places are liked equally.
arena_heat_of = Where the pieces of { $bot } go

arena_head_player = Bot
arena_head_against = Against
arena_head_games = Games
arena_head_won = Won
arena_head_shared = Shared
arena_head_share = Share of wins
arena_head_margin = Margin
arena_head_rating = Rating
arena_head_mean = Points
arena_head_range = Lowest to highest
arena_head_ms = ms a decision
arena_head_slowest = Slowest, ms
