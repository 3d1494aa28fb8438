# minewise optimal

  $ minewise optimal 4x4/4
  4x4/4 classic first=any: 1820 layouts
  chance to win under best play: 961/1820 = 0.528022
  best: (0,1) (0,2) (1,0) (1,3) (2,0) (2,3) (3,1) (3,2)
  mines 4
       0  1  2  3
    0  ? |?||?| ?
    1 |?| ?  ? |?|
    2 |?| ?  ? |?|
    3  ? |?||?| ?
  $ minewise optimal 4x4/4 --format json
  {"value":{"num":"961","den":"1820"},"decimal":0.528021978021978,"best":[[0,1],[0,2],[1,0],[1,3],[2,0],[2,3],[3,1],[3,2]],"layouts":"1820"}
  $ printf 'mines 5\n?????\n?1???\n?3???\n?????\n' > position
  $ minewise optimal position
  position: 360 layouts
  chance to win under best play: 285/360 = 0.791667
  best: (0,2)
  mines 5
            0       1       2       3       4
    0  0.7861  0.7778 |0.7917| 0.6111  0.6139
    1  0.5917       1  0.6167  0.6111  0.6083
    2  0.5806       3  0.6583  0.6083  0.6083
    3  0.2861  0.2861  0.3056  0.6472  0.6556
  $ printf 'mines 5\n?????\n?1???\n?3???\n?????\n' | minewise optimal - --format json | cut -c1-120
  {"value":{"num":"285","den":"360"},"decimal":0.7916666666666666,"best":[[0,2]],"layouts":"360","cells":[{"row":0,"col":0
  $ minewise optimal 3x3/2 --rules survival --first safe --cells
  3x3/2 survival count=shown first=safe: 36 layouts
  mines stepped on, expected under best play: 4/28 = 0.142857
  best: (0,1) (1,0) (1,2) (2,1)
  mines 2
            0       1       2
    0  0.1786 |0.1429| 0.1786
    1 |0.1429| 0.4286 |0.1429|
    2  0.1786 |0.1429| 0.1786
  $ minewise optimal 3x3/2 --rules "classic topology=torus" --first zero
  ! minewise optimal: 3x3/2 classic first=zero topology=torus: no first cell can satisfy first=; use fewer mines or first=any
  [2]
  $ minewise optimal 3x3@0.2 --rules survival --jobs 1
  3x3@0.2 survival: 512 layouts
  mines stepped on, expected under best play: 902201/1953125 = 0.461927
  best: (0,0) (0,2) (2,0) (2,2)
  density 0.2
       0  1  2
    0 |?| ? |?|
    1  ?  ?  ?
    2 |?| ? |?|
  $ minewise optimal 3x3@0.2 --rules "classic topology=hex" --format json
  {"value":{"num":"1339861","den":"1953125"},"decimal":0.686008832,"best":[[0,0],[2,0]],"layouts":"512"}
  $ minewise optimal 3x3/9
  3x3/9 classic first=any: 1 layout
  chance to win under best play: 1/1 = 1.000000
  nothing is left to open
  $ minewise optimal 3x3/2 --rules "classic first=safe:1,1"
  3x3/2 classic first=safe:1,1: 36 layouts
  chance to win under best play: 17/28 = 0.607143
  best: (1,1)
  mines 2
       0  1  2
    0  ?  ?  ?
    1  ? |?| ?
    2  ?  ?  ?
  $ minewise optimal 3x3/2 --agents exact,basic,optimal
  3x3/2 classic first=any: 36 layouts
  chance to win under best play: 24/36 = 0.666667
  best: (0,1) (1,0) (1,2) (2,1)
  mines 2
       0  1  2
    0  ? |?| ?
    1 |?| ? |?|
    2  ? |?| ?
  agents, averaged over all layouts and random choices:
    exact              0.638889
    basic              0.333943
    optimal            0.666667

  $ minewise optimal 3x3/1 --agents all --decisions 2000 | tail -15
  agents, averaged over all layouts and random choices:
    random             0.523457
    basic-once         0.660650 +-0.0066 in 20000 games: too many random choices
    basic              0.683598
    subset             0.805644
    contradiction      0.807407
    gaussian           0.801950 +-0.0055 in 20000 games: too many random choices
    local              0.864566
    groups             0.807407
    double             0.758025
    triple-tie         0.758025
    triple-risk        0.758025
    exact              0.888889
    champion           0.888889
    optimal            0.888889
  $ minewise optimal 4x3/3 --agents gaussian --decisions 1000 --games 100
  4x3/3 classic first=any: 220 layouts
  chance to win under best play: 124/220 = 0.563636
  best: (0,0) (0,3) (1,0) (1,3) (2,0) (2,3)
  mines 3
       0  1  2  3
    0 |?| ?  ? |?|
    1 |?| ?  ? |?|
    2 |?| ?  ? |?|
  agents, averaged over all layouts and random choices:
    gaussian           0.420000 +-0.0984 in 100 games: too many random choices
  $ minewise optimal 4x3/3 --agents gaussian --decisions 1000 --games 100 --format json | sed 's/.*"agents"//'
  :{"gaussian":{"value":0.42,"exact":false,"games":100,"low":0.32157391741804453,"high":0.5184260825819554}}}
  $ minewise generate extremes 5x5/10 --against optimal
  ! minewise generate extremes: --against: optimal plays boards of at most 2000 layouts under these rules, but 5x5/10 has 3.35544e+07
  [2]
  $ minewise generate hard 15x15/45 --against optimal
  ! minewise generate hard: --against: optimal plays boards of at most 2000 layouts under these rules, but 15x15/45 has over 5.39199e+67
  [2]

# Where the best is not the safest.

  $ printf 'mines 5\n????\n????\n???1\n?11?\n' | minewise optimal -
  standard input: 95 layouts
  chance to win under best play: 59/95 = 0.621053
  best: (1,2)
  mines 5
            0       1       2       3
    0  0.3053  0.3895  0.3579  0.3579
    1  0.3263  0.4000 |0.6211| 0.5684
    2  0.5158  0.4632  0.5368       1
    3  0.5263       1       1  0.3895
  the safest is not among the best:
    (2,2) is a mine with probability 0.1579, and 0.3053 of all games are lost later
    (1,2) is a mine with probability 0.2105, and 0.1684 of all games are lost later
  $ printf '?1?\n' | minewise optimal -
  standard input: 2 layouts
  chance to win under best play: 1/2 = 0.500000
  best: (0,0) (0,2)
  mines unknown
            0       1       2
    0 |0.5000|      1 |0.5000|
  ! minewise optimal: the number of mines is unknown; to change this, use --mines N, --density P or --count-unknown

# What it refuses.

  $ minewise optimal 30x16/99
  ! minewise optimal: 30x16/99 classic first=any: there are over 10^104 layouts, but at most 1478983 can be searched in 4096 MB
  [2]
  $ minewise optimal 4x4/17
  ! minewise optimal: game ID: column 1: 17 mines do not fit on 4x4, which has 16 cells
  [2]
  $ minewise optimal nowhere
  ! minewise optimal: nowhere: is not a file, and not a game ID such as '10x10/15 survival'
  [2]
  $ minewise optimal 3x3/2 --rules "classic clues=optimistic"
  ! minewise optimal: 3x3/2 classic first=any clues=optimistic: clues=optimistic: best play needs exact clues
  [2]
  $ minewise optimal 3x3/2 --rules "classic on-mine=go"
  ! minewise optimal: 3x3/2 classic on-mine=go first=any: on-mine=go: every classic game would be won; use on-mine=lose
  [2]
  $ minewise optimal 3x3/2 --rules "survival count=hidden"
  ! minewise optimal: --rules: count=hidden: needs a density; with WxH/M the player knows the number of mines
  [2]
  $ minewise optimal 3x3@0.2 --rules "classic count=shown"
  ! minewise optimal: --rules: count=shown: needs a number of mines; with WxH@P the player knows only the density
  [2]
  $ minewise optimal 3x3/2 --rules "classic first=safe" --first zero
  ! minewise optimal: --first: the rules already have first=; leave one out
  [2]
  $ minewise optimal 4x4/4 --topology torus
  ! minewise optimal: --topology: works only with a position; a board has its own, such as 4x4/4 topology=torus
  [2]
  $ minewise optimal 4x4/4 --mines 3
  ! minewise optimal: --mines: works only with a position; a board has its own, such as 4x4/4 topology=torus
  [2]
  $ minewise optimal 4x4/4 --as layout
  ! minewise optimal: --as: works only with a position; a board has its own, such as 4x4/4 topology=torus
  [2]
  $ minewise optimal 4x4/4 survival --count-unknown
  ! minewise optimal: --count-unknown: works only with a position; a board has its own, such as 4x4/4 topology=torus
  [2]
  $ minewise optimal 3x3/9 --first safe
  ! minewise optimal: 3x3/9 classic: no first cell can satisfy first=; use fewer mines or first=any
  [2]
  $ minewise optimal 3x3@1 --first zero
  ! minewise optimal: 3x3@1 classic count=hidden first=zero: no first cell can satisfy first=; use fewer mines or first=any
  [2]
  $ minewise optimal 3x3@1 --rules survival
  3x3@1 survival: 1 layout
  mines stepped on, expected under best play: 0/1 = 0.000000
  nothing is left to open
  $ minewise optimal position --first safe
  ! minewise optimal: --first: works only with a board; a position is after the first move
  [2]
  $ minewise optimal 3x3/2 --first 1,1
  ! minewise optimal: --first: '1,1' is not one of any, safe, zero; see 'minewise optimal --help'
  [2]
  $ minewise optimal 4x4/4 --agents nobody
  ! minewise optimal: --agents: unknown agent 'nobody'; 'agents' lists them
  [2]
  $ minewise optimal 4x4/4 --agents exact --first safe
  ! minewise optimal: --agents: works only with boards WxH/M and first any
  [2]
  $ minewise optimal 4x4/6 --memory 1
  ! minewise optimal: --memory: the search needs more than 1 MB; allow it more
  [1]
  $ printf 'mines 1\n?3?\n' | minewise optimal -
  ! minewise optimal: standard input: no layout explains this position; 'analyze' names the clues that conflict
  [3]
  $ minewise play --agent optimal "30x16/99 classic"
  ! minewise play: --agent: optimal plays boards of at most 13000 layouts under these rules, but 30x16/99 has over 8.0454e+30
  [2]
  $ minewise match --agents optimal,exact "9x9/10 classic"
  ! minewise match: --agents: optimal plays boards of at most 13000 layouts under these rules, but 9x9/10 has 1.87839e+12
  [2]

A board with the words of rules is a board under these rules; with a seed it is a game.

  $ minewise optimal 3x3/2 survival first=safe > by_words
  $ minewise optimal 3x3/2 --rules survival --first safe | cmp - by_words
  $ minewise optimal "3x3/2 survival first=safe" | cmp - by_words
  $ minewise optimal 3x3/2 survival --rules classic
  ! minewise optimal: --rules: the board already has rules; leave one of them out
  [2]
  $ minewise optimal "3x3/2 classic seed=4" --at 1
  3x3/2 classic seed=4 game=0: 1 layout
  chance to win under best play: 1/1 = 1.000000
  best: (2,2)
  mines 2
            0       1       2
    0       0       2       ?
    1       0       2       ?
    2       0       1 |1.0000|
