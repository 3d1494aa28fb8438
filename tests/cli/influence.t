# minewise influence

A position: every clue is given, and chains run from verdict to verdict.

  $ printf '_???????\n11111111\n' > row.txt
  $ minewise influence row.txt --count-unknown
  mines unknown
       0  1  2  3  4  5  6  7
    0  _ ~?~~?~ ? ~?~~?~ ? ~?~
    1 ~1~ 1  1  1  1  1  1  1
  ~ ~ on the longest chain

  longest chain: 5 deductions from (1,0), up to 7 cells away, 7 steps in all
     1. (0,1) is a mine by the 1 at (1,0), with safe (0,0) (1,1)
     2. (0,2) is safe as (0,1) is a mine, with the 1 at (1,1)
     3. (0,4) is a mine as (0,2) is safe, with the 1 at (1,3); safe (0,3) (1,2) (1,4)
     4. (0,5) is safe as (0,4) is a mine, with the 1 at (1,4)
     5. (0,7) is a mine as (0,5) is safe, with the 1 at (1,6); safe (0,6) (1,5) (1,7)
  deductions: 7, at a depth of 3.0 on average

  clues that deductions rest on:
    clue           directly  in all  lost without it
    1 at (1,2)             1       5                4
    1 at (1,5)             1       2                2
    1 at (1,0)             1       7                0
    1 at (1,1)             1       5                0
    1 at (1,3)             1       4                0
    1 at (1,4)             1       2                0
    1 at (1,6)             1       1                0

What rests on one clue: without it, some of what was certain is not.

  $ minewise influence row.txt --count-unknown --without 1,2 | tail -3

  without the 1 at (1,2), 4 of 7 proved cells would have been unknown:
    (0,3) (0,4) (0,6) (0,7)
  $ minewise influence row.txt --count-unknown --all | tail -9
  clues that deductions rest on:
    clue           directly  in all  lost without it
    1 at (1,2)             1       5                4
    1 at (1,5)             1       2                2
    1 at (1,0)             1       7                0
    1 at (1,1)             1       5                0
    1 at (1,3)             1       4                0
    1 at (1,4)             1       2                0
    1 at (1,6)             1       1                0

The number of mines is a premise like any other.

  $ printf 'mines 1\n??1\n' | minewise influence - --format json
  {"rows":1,"cols":3,"proved":2,"longest":{"length":2,"travel":2,"steps":2,"deductions":[0,1],"stops":[{"row":0,"col":2,"links":0},{"row":0,"col":1,"links":1},{"row":0,"col":0,"links":2}]},"clues":[{"row":0,"col":2,"direct":1,"total":2,"lost":2}],"deductions":[{"row":0,"col":1,"verdict":"mine","rule":"single-point","depth":1,"complete":true,"premises":[{"kind":"clue","row":0,"col":2,"depth":0}]},{"row":0,"col":0,"verdict":"safe","rule":"count","depth":2,"complete":true,"premises":[{"kind":"count","depth":0},{"kind":"mine","row":0,"col":1,"depth":1,"from":0}]}]}

A game that an agent plays, by the agent's own reasons: who reasons one clue at a time has other chains.

  $ minewise influence "6x6/6 classic first=zero:0,0 seed=4"
  game   6x6/6 classic first=zero:0,0 seed=4 game=0
  agent  exact

       0  1  2  3  4  5
    0  0  0  1  1  1  0
    1  0  0  1  F  1  0
    2 ~2~ 2  2  1  1  0
    3 ~F~ F ~1~~0~ 0  0
    4  ?  4  2  1 ~1~ 1
    5  M  F  1 ~1~~F~~1~
  ~ ~ on the longest chain

  longest chain: 6 deductions from (2,0), up to 5 cells away, 8 steps in all
     1. (3,0) is a mine by the 2 at (2,0) (opened along with (0,0)), with safe (1,0) (1,1) (2,1)
     2. (3,2) is safe as (3,0) is a mine, with the 2 at (2,1); mine (3,1)
     3. (3,3) is safe by the 1 at (3,2), with mine (3,1)
     4. (5,3) is safe by the 1 at (4,4) (opened along with (3,3)), with the 1 at (4,5)
     5. (5,4) is a mine as (5,3) is safe, with the 1 at (4,3); safe (3,2) (3,3) (3,4) (4,2) (4,4) (5,2)
     6. (5,5) is safe as (5,4) is a mine, with the 1 at (4,4)
  deductions: 17, at a depth of 3.7 on average

  clues that deductions rest on:
    clue           directly  in all  lost without it
    2 at (2,0)             2      17                3
    1 at (3,2)             5      14                2
    2 at (2,1)             1      15                1
    1 at (4,5)             1       4                1
    0 at (0,0)             0      17                0
    2 at (2,2)             1       5                0
    1 at (4,4)             2       4                0
    0 at (3,3)             0       4                0
    1 at (2,3)             3       3                0
    1 at (4,3)             1       2                0
    and 2 more; --all lists them
  $ minewise influence --agent basic "6x6/6 classic first=zero:0,0 seed=4" | sed -n '12,16p'

  longest chain: 5 deductions from (2,0), up to 3 cells away, 6 steps in all
     1. (3,0) is a mine by the 2 at (2,0) (opened along with (0,0)), with safe (1,0) (1,1) (2,1)
     2. (3,2) is safe as (3,0) is a mine, with the 2 at (2,1); mine (3,1)
     3. (2,3) is safe by the 1 at (3,2), with mine (3,1)
  $ minewise influence --agent random "6x6/6 survival seed=4" | tail -1
  longest chain: none, nothing was deduced

A saved game, by every engine, whoever played it. The same game comes to the same by its ID and its layout.

  $ minewise play --agent exact "6x6/6 classic first=zero:0,0 seed=4" --save game.txt > played
  $ minewise influence game.txt | grep longest
  ~ ~ on the longest chain
  longest chain: 6 deductions from (2,0), up to 5 cells away, 8 steps in all
  $ minewise influence - < game.txt | cmp - <(minewise influence game.txt)
  $ minewise influence --layout <(printf '.....\n...*.\n.....\n') "classic first=0,0 seed=1" | grep -c longest
  2

Pictures: circles with numbers, and lines between them.

  $ minewise influence game.txt --agent basic | grep 'longest chain:'
  longest chain: 5 deductions from (2,0), up to 3 cells away, 6 steps in all
  $ minewise influence row.txt --count-unknown --agent local | grep 'longest chain:'
  longest chain: 5 deductions from (1,0), up to 7 cells away, 7 steps in all
  $ minewise influence row.txt --count-unknown --agent random | grep 'longest chain:'
  longest chain: none, nothing was deduced
  $ minewise influence row.txt --count-unknown --format svg | grep -c '<circle.*#b3005e'
  7
  $ minewise influence row.txt --count-unknown --format svg | grep 'on the chain'
  <text x="36" y="211.96" font-size="11" fill="#5f6871">on the chain</text>
  <g><title>(0,1) certainly a mine, on the chain after 1</title>
  <g><title>(0,2) certainly safe, on the chain after 2</title>
  <g><title>(0,4) certainly a mine, on the chain after 3</title>
  <g><title>(0,5) certainly safe, on the chain after 4</title>
  <g><title>(0,7) certainly a mine, on the chain after 5</title>
  <g><title>(1,0) clue 1, on the chain after 0</title>
  $ minewise influence row.txt --count-unknown --format png --theme dark | head -c 4 | tail -c 3
  PNG
  (no newline)
  $ minewise influence "8x8/10 survival topology=torus seed=2" --format svg | tail -1
  </svg>
  $ minewise influence "8x8/10 survival topology=hex seed=2" --format svg | tail -1
  </svg>

Chains in traces and pictures of games; the game is the same.

  $ minewise play --agent exact "6x6/6 classic first=zero:0,0 seed=4" --chain --trace log > log
  $ head -12 log
  game   6x6/6 classic first=zero:0,0 seed=4 game=0
  agent  exact

  Asking (0,0): the rules keep the first cell free
    Received clue: 0
    Opened with it: (0,1)=0 (1,0)=0 (1,1)=0 (0,2)=1 (1,2)=1 (2,0)=2 (2,1)=2 (2,2)=2
    Concluded: (3,0) is a mine: the 2 at (2,0) needs every unknown neighbour to be a mine; link 1 of a chain from (2,0)
    Concluded: (3,1) is a mine: the 2 at (2,0) needs every unknown neighbour to be a mine; link 1 of a chain from (2,0)
    Concluded: (3,2) is safe: the 2 at (2,1) has all its mines; link 2 of a chain from (2,0), after (3,0)
  Flagging (3,0)
  Flagging (3,1)
  Asking (3,2)
  $ tail -1 log
  longest chain: 6 deductions from (2,0), up to 5 cells away, 8 steps in all
  $ minewise play --agent exact "6x6/6 classic first=zero:0,0 seed=4" --trace log | diff - <(sed 's/; link .*//' log)
  59a60
  \> longest chain: 6 deductions from (2,0), up to 5 cells away, 8 steps in all
  [1]
  $ minewise play --agent exact "6x6/6 classic first=zero:0,0 seed=4" --chain --trace steps | grep link | tail -2
     link 5 of a chain from (2,0), after (5,3)
     link 6 of a chain from (2,0), after (5,4)
  $ minewise play --agent exact "6x6/6 classic first=zero:0,0 seed=4" --chain --gif a.gif --png a.png --svg steps | tail -1
  longest chain: 6 deductions from (2,0), up to 5 cells away, 8 steps in all
  $ head -c 6 a.gif; echo
  GIF89a
  $ grep -l 'on the chain' steps/* | wc -l
  17

What cannot be right:

  $ minewise influence nothere.txt
  ! minewise influence: nothere.txt: is not a file, and not a game ID such as '10x10/15 survival'
  [2]
  $ printf '3?\n' | minewise influence - --count-unknown
  ! minewise influence: no layout explains this position: the 3 at (0,0) cannot be right: it has only 1 neighbour
  [3]
  $ minewise influence row.txt --without 0,0
  ! minewise influence: --without: 0,0 shows no clue; name an open cell with a clue
  [2]
  $ minewise influence row.txt --without 7,7
  ! minewise influence: --without: 7,7 is outside the board of 2 rows and 8 columns
  [2]
  $ minewise influence row.txt --agent nobody
  ! minewise influence: --agent: unknown agent 'nobody'; 'agents' lists them
  [2]
  $ minewise influence "6x6/6 classic seed=4" --mines 3
  ! minewise influence: --mines: works only with a position; a game has its own
  [2]
  $ minewise influence game.txt --topology hex
  ! minewise influence: --topology: works only with a position; a game has its own
  [2]
  $ minewise influence row.txt --theme dark
  ! minewise influence: --theme: needs a picture; use --svg, --png or --gif
  [2]
  $ minewise influence "300x300/9000 classic seed=1" --format svg
  ! minewise influence: --format: draws boards up to 200x200, and this one is 300x300
  [2]
  $ minewise influence --agent nobody
  ! minewise influence: --agent: unknown agent 'nobody'; 'agents' lists them
  [2]
  $ sed 's/-> 1/-> 2/' game.txt > wrong.txt; minewise influence wrong.txt
  ! minewise influence: wrong.txt:7: 3,2 is written to show 2, but the game shows 1
  [2]
  $ minewise play --agent basic "6x6/6 classic seed=4" --chain --format json
  ! minewise play: --chain: needs --format text; for JSON use 'minewise influence'
  [2]

How far single cells reach: in a position as it is, in a game as it ended.

  $ printf '1 1 1 1 _\n? ? _ ? ?\n' > reach.txt
  $ minewise influence reach.txt --density 0.2 --reach | sed -n '/^one clue/,$p'
  one clue hidden: 4 sources; mean reach 0.75, farthest 3
    distance     pairs  mean change  greatest  changed  over 1%
           1         8     0.075000  0.300000    25.0%    25.0%
           2         4     0.075000  0.300000    25.0%    25.0%
           3         3     0.100000  0.300000    33.3%    33.3%
           4         1     0.000000  0.000000     0.0%     0.0%

  the content of one covered cell revealed: 4 sources; mean reach 3.50, farthest 4
    distance     pairs  mean change  greatest  changed  over 1%
           1         4     0.500000  0.500000   100.0%   100.0%
           2         2     0.500000  0.500000   100.0%   100.0%
           3         4     0.500000  0.500000   100.0%   100.0%
           4         2     0.500000  0.500000   100.0%   100.0%

  one covered cell opened: 4 sources; mean reach 3.50, farthest 4
    distance     pairs  mean change  greatest  changed  over 1%
           1         4     0.500000  0.500000   100.0%   100.0%
           2         2     0.500000  0.500000   100.0%   100.0%
           3         4     0.500000  0.500000   100.0%   100.0%
           4         2     0.500000  0.500000   100.0%   100.0%

  The reach of a source is the greatest distance, in steps from cell to cell, at
  which a probability changes by more than 1%.
  $ minewise influence reach.txt --density 0.2 --reach --format json | grep -c '"reach":{"exact":true,"hidden-clue"'
  1
  $ minewise influence "5x5/6 classic seed=4" --reach | tail -n 6

  one covered cell opened: 0 sources

  The reach of a source is the greatest distance, in steps from cell to cell, at
  which a probability changes by more than 1%. The number of mines links cells
  that share no clue; 'by the clues alone' uses the density of mines instead.
  $ minewise influence reach.txt --density 0.2 --reach --format svg
  ! minewise influence: --reach: needs --format text or json
  [2]
  $ minewise influence "9x9/10 classic seed=1" --agent optimal
  ! minewise influence: --agent: optimal plays boards of at most 13000 layouts under these rules, but 9x9/10 has 1.87839e+12
  [2]
