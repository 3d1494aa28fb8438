What one verb prints, every other reads. tests/reading tries every pair of docs/formats.md; here are the ways people
put them together, and what they are told.

A board made to order is played, and what was played is looked at again.

  $ minewise generate no-guess 9x9/10 --count 3 --out b.txt
  $ minewise play --layout b.txt --seed 1 --format json
  {"game":"9x9/10 survival first=0,0 seed=1 game=0","agent":"exact","won":true,"score":1.0,"stepped":0,"guesses":1,"moves":81,"wrong_flags":0}
  ! minewise play: using board 1 of 3; use --board N for another
  $ minewise play --layout b.txt --board 3 --seed 1 --format json
  {"game":"9x9/10 survival first=0,0 seed=1 game=0","agent":"exact","won":true,"score":1.0,"stepped":0,"guesses":1,"moves":81,"wrong_flags":0}
  $ minewise play b.txt --board 3 --seed 1 --format json
  {"game":"9x9/10 survival first=0,0 seed=1 game=0","agent":"exact","won":true,"score":1.0,"stepped":0,"guesses":1,"moves":81,"wrong_flags":0}
  $ minewise play --layout b.txt --board 4
  ! minewise play: --board: there is no board 4: there are 3, counted from 1
  [2]
  $ minewise play "5x5/4 seed=5" --agent basic | minewise analyze - | minewise render - | minewise position -
  mines 4
  F 1 0 0 0
  1 1 0 0 0
  1 1 2 1 1
  1 F 2 F 2
  1 1 2 2 ?
  $ minewise play "5x5/4 seed=5" --agent basic --save g.txt | tail -2
  score 1.000: 4 of 4 mines identified, 0 stepped on, won
  14 moves, 4 guesses, 0 wrong flags
  $ minewise position g.txt --at 2
  // 5x5/4 classic seed=5 game=0, basic, after 2 of 14 moves
  mines 4
  ? ? ? ? ?
  ? ? ? ? ?
  1 ? ? ? ?
  ? ? 2 ? ?
  ? ? ? ? ?
  $ minewise analyze g.txt --at 2 | minewise position -
  mines 4
  ? ? ? ? ?
  ? ? ? ? ?
  1 ? ? ? ?
  ? ? 2 ? ?
  ? ? ? ? ?
  $ minewise render g.txt --at 2
  game   5x5/4 classic seed=5 game=0
  agent  basic

       0  1  2  3  4
    0  ?  ?  ?  ?  ?
    1  ?  ?  ?  ?  ?
    2  1  ?  ?  ?  ?
    3  ?  ?  2  ?  ?
    4  ?  ?  ?  ?  ?
  $ minewise position g.txt --at 99
  ! minewise position: --at: the game has only 14 moves
  [2]
  $ minewise play g.txt --agent exact --format json
  {"game":"5x5/4 classic first=any seed=5 game=0","agent":"exact","won":false,"score":0.0,"stepped":1,"guesses":1,"moves":1,"wrong_flags":0}
  $ minewise play --layout g.txt "survival seed=2" --agent basic --format json
  {"game":"5x5/4 survival seed=2 game=0","agent":"basic","won":false,"score":0.5,"stepped":2,"guesses":7,"moves":25,"wrong_flags":0}

A trace has a board for every move.

  $ minewise play "5x5/4 seed=5" --agent basic --trace steps > steps.txt
  $ minewise position steps.txt --at 2
  mines 4
  ? ? ? ? ?
  ? ? ? ? ?
  1 ? ? ? ?
  ? ? 2 ? ?
  ? ? ? ? ?
  $ minewise position steps.txt | diff - <(minewise position g.txt | tail -n +2)
  $ minewise position steps.txt --as layout | diff - <(sed -n '/^layout/,/^result/p' g.txt | sed '1d;$d')
  $ script -qec 'minewise play "5x5/4 seed=5" --agent basic --trace steps' /dev/null | minewise position - --at 2
  mines 4
  ? ? ? ? ?
  ? ? ? ? ?
  1 ? ? ? ?
  ? ? 2 ? ?
  ? ? ? ? ?

A game ID is played where a position is wanted.

  $ minewise position "4x4/3 survival seed=5" --at 3 --agent basic
  // 4x4/3 survival seed=5 game=0, basic, after 3 of 16 moves
  mines unknown
  ? ? ? 0
  ? ? ? ?
  2 2 ? ?
  ? ? ? ?
  $ minewise optimal 3x3/1 survival seed=5 --at 2
  3x3/1 survival seed=5 game=0: 16 layouts
  mines stepped on, expected under best play: 3/20 = 0.150000
  best: (1,0) (1,1)
  mines unknown
            0       1       2
    0       0       1  0.5250
    1 |0.1500||0.1500| 0.5250
    2  0.2917  0.2917  0.4000
  $ minewise review "4x4/3 survival seed=5" | head -3
  game   4x4/3 survival seed=5 game=0
  agent  exact
  ended  not won after 16 moves
  $ minewise influence beginner --seed 7 --at 5 | head -3
  mines 10
       0  1  2  3  4  5  6  7  8
    0  0  1  ?  ?  ?  ?  ?  ?  ?

What could be two things is taken as the verb takes it, and that is said.

  $ printf '.*\n..\n' | minewise render -
       0  1
    0  .  *
    1  .  .
  ! minewise render: read as a layout; use --as position to read it as a position
  $ printf '.*\n..\n' | minewise render - --as position
       0  1
    0  ?  M
    1  ?  ?
  $ printf '.*\n..\n' | minewise position - --mines 1
  mines 1
  ? M
  ? ?
  ! minewise position: read as a position; use --as layout to read it as a layout
  $ printf '.*\n..\n' | minewise analyze - --mines 1 | head -3
  mines 1
         0     1
    0 [  + ]   M
  ! minewise analyze: read as a position; use --as layout to read it as a layout
  $ printf '.*\n..\n' | minewise analyze - --as layout --at 1 --seed 3 | head -3
  mines unknown
         0     1
    0    1  | 33%|

What is not recognised is told from what was expected, with its place.

  $ printf '\nhello you\n' | minewise analyze -
  ! minewise analyze: standard input:2:1: 'hello' is not recognised; expected a position (rows of ? 0-8 _ M F), a drawn board, a layout (rows of * and . or 1 and 0), a layout set, a saved game, a game ID or a link
  [2]
  $ printf '     0  1\n  0  ?  1\n  1  ?  z\n' | minewise render -
  ! minewise render: standard input:3:9: unknown symbol 'z' in a drawn board; cells are ? 0-8 _ M F + x * . or a percentage
  [2]
  $ printf '? 1\n' | minewise play -
  ! minewise play: standard input:1:1: a position has no layout to play; use a layout, a saved game or a game ID; as a layout: unknown symbol '?'; cells are written '*' or '.'
  [2]
  $ printf '? 1\n' | minewise review -
  ! minewise review: standard input:1:1: a position has no layout to play; use a layout, a saved game or a game ID; as a layout: unknown symbol '?'; cells are written '*' or '.'
  [2]
  $ printf '? 1\n' | minewise compare --layouts - --agents basic
  ! minewise compare: standard input: this is a position, which holds no layouts
  [2]
  $ minewise analyze b.txt --mines 3
  ! minewise analyze: --mines: works only with a position; a game has its own
  [2]
  $ minewise position nothing.txt
  ! minewise position: nothing.txt: is not a file, and not a game ID such as '10x10/15 survival'
  [2]
  $ minewise position g.txt --as layout
  ! minewise position: g.txt: this is a saved game; leave 'as' out
  [2]
  $ minewise position b.txt --as position
  ! minewise position: b.txt: this is a layout set; leave 'as' out
  [2]

A drawn board is read whole, or the place where it breaks off is named.

  $ printf '   0 1 2\n 0 ? ? ?\n\n 1 1 2 1\n' | minewise position - --mines 2
  mines 2
  ? ? ?
  1 2 1
  $ printf '   0 1\n 0 1 ?\n 2 ? ?\n' | minewise position -
  ! minewise position: standard input:3:2: found row 2, expected row 1
  [2]
  $ printf 'topology hexx\n   0 1\n 0 1 ?\n' | minewise position -
  ! minewise position: standard input:1:10: unknown topology 'hexx'; known are square, torus and hex; did you mean 'hex'?
  [2]
  $ printf 'game 2x1/1 classik\n   0 1\n 0 1 ?\n' | minewise analyze -
  ! minewise analyze: standard input:1:12: expected 'survival' or 'classic', found 'classik'; did you mean 'classic'?
  [2]
  $ printf '   0 1\n 0 . .\n 1 1 .\n' | minewise analyze - --mines 1 | head -4
  mines 1
         0     1
    0 | 33%|  33%
    1    1    33%
  $ printf '   0 1\n 0 * .\n 1 1 .\n' | minewise analyze - --mines 1 | head -4
  mines 1
         0     1
    0 | 33%|  33%
    1    1    33%
  ! minewise analyze: read as a position; use --as layout to read it as a layout
  $ printf '   0 1\n 0 * .\n 1 1 .\n' | minewise render -
       0  1
    0  *  .
    1  .  .
  ! minewise render: read as a layout; use --as position to read it as a position

A game on a given layout is not dealt again from its ID.

  $ printf 'game 2x1/1 survival seed=5\nagent basic\nlayout given\n\n   0 1\n 0 1 F\n' > given.txt
  $ minewise position given.txt
  mines unknown
  1 F
  $ minewise review given.txt
  ! minewise review: given.txt:3:1: the text does not hold the layout of this game; use a saved game
  [2]
  $ printf 'The true layout:\n   0 1\n 0 1 *\n' | cat given.txt - | minewise position - --as layout
  . *

Byte order marks, blank lines around a saved game and capitals do no harm.

  $ (printf '\357\273\277\n// mine\n'; sed 's/$/ /; 1s/.*/Minewise Transcript 1/' g.txt; echo) | minewise position - --at 2 | tail -n +2 | diff - <(minewise position g.txt --at 2 | tail -n +2)
  $ printf '\357\273\277LAYOUTS 2x1\r\n01\r\n' | minewise position -
  . *

Defaults, case, seeds and near misses.

  $ minewise play expert --seed 1 --format json
  {"game":"30x16/99 classic seed=1 game=0","agent":"exact","won":true,"score":1.0,"stepped":0,"guesses":3,"moves":335,"wrong_flags":0}
  $ minewise play Expert SURVIVAL Count=Shown seed=1 --agent BASIC --format json
  {"game":"30x16/99 survival count=shown seed=1 game=0","agent":"basic","won":false,"score":0.9393939393939394,"stepped":6,"guesses":19,"moves":480,"wrong_flags":0}
  $ minewise play 10x10/15 seed=3 --seed 4
  ! minewise play: --seed: the game ID already has a seed; leave one out
  [2]
  $ minewise play exprt
  ! minewise play: game ID: column 1: unknown board 'exprt'; did you mean 'expert'?
  [2]
  $ minewise play "9x9/10 clasic"
  ! minewise play: game ID: column 8: expected 'survival' or 'classic', found 'clasic'; did you mean 'classic'?
  [2]
  $ minewise play "9x9/10 classic frist=safe"
  ! minewise play: game ID: column 16: unknown setting 'frist=safe'; did you mean 'first'?
  [2]
  $ minewise play "9x9/10 classic clues=withheld"
  ! minewise play: game ID: column 16: 'withheld' needs a probability from 0 to 1: write withheld:Q, such as withheld:0.2
  [2]
  $ minewise play "9x9/10 classic clues=optimstic"
  ! minewise play: game ID: column 16: unknown clue model 'optimstic'; did you mean 'optimistic'?
  [2]
  $ minewise play beginner --agent bsaic
  ! minewise play: --agent: unknown agent 'bsaic'; did you mean 'basic'?
  [2]

A file may have blanks in its name, and a folder is no file.

  $ printf '1??\n' > 'my position.txt'
  $ minewise analyze 'my position.txt' --mines 1 | tail -1
  best: (0,2), which is safe
  $ mkdir expert
  $ minewise position expert --seed 7 --at 0 | head -2
  // 30x16/99 classic seed=7 game=0, exact, after 0 of 327 moves
  mines 99
  $ minewise position ./expert
  ! minewise position: ./expert: is a folder; name a file in it
  [2]

What was taken is said beside an answer, and never beside a failure.

  $ printf 'layouts 2x2\n0100\n1000\n' > two.txt
  $ minewise review two.txt --seed 1 | head -3
  game   2x2/1 survival seed=1 game=0
  agent  exact
  layout given
  ! minewise review: using board 1 of 2; use --board N for another
  $ minewise review two.txt --agent nobody
  ! minewise review: --agent: unknown agent 'nobody'; 'agents' lists them
  [2]
  $ minewise analyze two.txt --at 99 --seed 1
  ! minewise analyze: --at: the game has only 4 moves
  [2]
  $ printf '01\n10\n' > either.txt
  $ minewise position either.txt --agent basic --seed 1 --at 1
  // 2x2/2 survival seed=1 game=0, basic, after 1 of 4 moves
  mines unknown
  ? ?
  M ?
  ! minewise position: read as a layout; use --as position to read it as a position
  $ minewise position either.txt --as position --agent basic
  ! minewise position: --agent: a position cannot be played
  [2]

Options that would be idle are refused.

  $ printf 'mines 1\n1??\n' > plain.txt
  $ minewise analyze plain.txt --agent nonsense
  ! minewise analyze: --agent: unknown agent 'nonsense'; 'agents' lists them
  [2]
  $ minewise analyze plain.txt --seed 3
  ! minewise analyze: --seed: a position cannot be played
  [2]
  $ minewise play --agent basic "3x3/2 classic seed=1" --save saved.txt > played
  $ minewise review saved.txt --agent exact
  ! minewise review: --agent: cannot be used with a saved game, which has its own
  [2]
  $ minewise position "3x3/2 classic seed=1" --board 2
  ! minewise position: --board: works only with layouts, and this is a game ID
  [2]
  $ minewise position "3x3/2 classic seed=1" --as position
  ! minewise position: --as: works only with a file, and this is a game ID
  [2]

The layout of a game can be compared on; a lost game has no best play.

  $ minewise compare --layouts "4x4/3 survival seed=1" --agents basic --quiet | head -1
  4x4 given layouts, survival, 1 game of each agent, seed 1
  $ minewise compare --layouts "4x4/3 survival" --agents basic --quiet
  ! minewise compare: game ID: has no layout without seed=S; add a seed
  [2]
  $ minewise optimal "4x4/4 classic seed=2" --agent basic
  ! minewise optimal: --at: the game is lost; take a moment before its end
  [2]
  $ minewise optimal 4x4/3 first=safe | head -2
  4x4/3 classic: 560 layouts
  chance to win under best play: 400/455 = 0.879121
  $ minewise position "4x4/4 classic seed=2" --agent basic --at 99
  ! minewise position: --at: the game has only 2 moves
  [2]

A trace begins before its first move.

  $ minewise play --agent basic "3x3/2 survival seed=3" --trace steps > steps.txt
  $ minewise position steps.txt --at 0
  // 3x3/2 survival seed=3 game=0, basic, after 0 of 9 moves
  mines unknown
  ? ? ?
  ? ? ?
  ? ? ?
