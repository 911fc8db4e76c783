## The lesson of Sea Dragons. Its beats: lesson.toml. What each message is for: teach/lesson.py.

lesson_intro = You, the orange dragons, guard the sea from pirates. Everybody has 14 turns, one for each dragon’s head; then gold, ships, missions and realms give <see score>points</see>, and the most points win. Each step of this lesson is a prepared position.

lesson_island = Beside the island
lesson_island_text =
    Each turn you place a dragon from one of your cards: next to the island or to a rival’s dragon. What it covers is yours.

    <b>Choose a card, then a ship near the island, and sink it.</b> You can turn the dragon, mirror it and move it to another place: in a browser there are buttons for that.
lesson_island_hint = The straight dragon reaches from the island to the ship on g4: choose that card and point at the ship.
lesson_island_done = What you sink is yours. With ships you pay for missions, and each one left at the end is worth 1 point.
lesson_island_empty = This dragon covers no ship. You have only 14 turns: let each dragon bring you something.

lesson_rival = Beside a rival
lesson_rival_text =
    Your dragons never touch each other: cells beside them are hatched. A rival’s dragon may be touched, but it earns: green gets 1 gold for each green dragon next to your new one, and gold is points.

    <b>Sink a ship without bringing green any gold.</b>
lesson_rival_hint = Green lies in the east. South of the island a straight dragon reaches down to a ship.
lesson_rival_done = A ship for you, nothing for green. If two places bring you the same, take the one without neighbours.
lesson_rival_pays = The ship is yours, but green gets gold for each green dragon next to yours. In the south a ship waits with nobody beside it.
lesson_rival_empty = This covers no ship, and without one you cannot fulfil a mission. South of the island there is one to be had.

lesson_whirlpool = Whirlpools
lesson_whirlpool_text =
    Each whirlpool <whirlpool/> and current <current/> under your dragon costs 2 gold. And more than that: you control the realm of starfish in the north-west, where every free whirlpool is worth 2 points to you at the end.

    <b>Take the gold on e7, but leave the whirlpools free.</b>
lesson_whirlpool_hint = From the island over f7 to e7, and then up instead of on to the left.
lesson_whirlpool_done = 1 gold more, and the realm still gives 20 points. Where a rival leads, do the opposite: cover whirlpools, and those points are gone.
lesson_whirlpool_covered = Every whirlpool covered here costs you 2 gold now and 2 points at the end: the realm is yours. There is a way around.
lesson_whirlpool_toll = Here you pay 2 gold or more, and each gold is a point. The gold on e7 can be had over plain water.

lesson_mission = Missions
lesson_mission_text =
    After placing you may fulfil one mission: pay its ships, get its points. You have two green ships and a red one; two ships of one colour stand for one of another. So two missions are marked as payable <payable/>, each for 5 points. Whoever has the most missions at the end gets 5 more.

    <b>Which one do you fulfil?</b>
lesson_mission_hint = Count the ships that each of them would cost you.
lesson_mission_done = 5 points for the mission, 5 because you have the most of them so far, and 2 less for the ships you paid: 8 in all. A green one is left: a point at the end, or a part of the next mission.
lesson_mission_dear = The same 5 points for all three ships: two green ones would stand for the blue one. The other mission costs only two.
lesson_mission_skipped = Whoever takes a card now does without a mission, and green may snatch it. First the mission, then the card.

lesson_size = Another size
lesson_size_text =
    Last, you take a card of a different size from the one you played. That was a medium one, so now it is small or large: open from the market, or unseen from a deck. With your next dragon you would like to cover f3, f4 and g4: gold and two ships. You have no gold for whirlpools.

    <b>Which card do you take?</b>
lesson_size_hint = The three cells form a corner.
lesson_size_done = This corner fits exactly. Think of your next dragon whenever you take a card.
lesson_size_straight = A straight dragon covers two of the three cells. They form a corner.
lesson_size_blind = Half of the small dragons are straight. Why gamble, when the right one lies open?
lesson_size_large = Neither of the open large ones covers all three: one is straight, and the cross would lie on a whirlpool that you cannot pay for. A large one from the deck is a gamble.

lesson_realms = The table of realms
lesson_realms_text =
    Realms give the most. Of two players, whoever has more dragons in one gets 2 points for each of its free whirlpools; if equal, pieces decide: how many cells the dragons take up. The table “{ sdr_area_realms }” shows dragons · pieces, and under them the points. Starfish and crabs are yours already.

    <b>Take a realm from green.</b>
lesson_realms_hint = Among the nautiluses green has two dragons. Among the seahorses, in the north-east, it is one, with three pieces.
lesson_realms_done = One dragon each, but four pieces against three: the seahorses are yours, and green loses their 20 points.
lesson_realms_poorer = The realm would be yours, but with two of its whirlpools covered: that costs 4 gold and 4 points. There are better places in it.
lesson_realms_same = The table gives you nothing more for that. Starfish and crabs are yours anyway, and among the nautiluses green has two dragons. Where is it only one?

lesson_end = That is all you need: go out from the island, pay for missions, mind the whirlpools; when nobody has a head left, the game is over. Reefs <reef/> bring <see reef_cards>secret cards</see>, and if nothing fits, you <see pass>pass</see>. With three or more, <see realms>realms</see> reward second place, too. The <see goal>book</see> has the rest.
