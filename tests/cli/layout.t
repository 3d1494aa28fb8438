# Playing a given layout

A file draws the mines with `*` among `.`, with or without spaces; lines that begin with // and empty lines
are passed over. The ID then needs no size.

  $ cat > board.txt <<END
  > // two mines
  > . * .
  >
  >   ..*
  > END
  $ minewise play --agent basic --layout board.txt "survival seed=7" --trace log
  game   3x2/2 survival seed=7 game=0
  agent  basic
  layout given

  Asking (0,1): a guess at random
    Stepped on a mine
  Asking (0,2): a guess at random
    Received clue: 2
  Asking (1,0): a guess at random
    Received clue: 1
    Concluded: (0,0) is safe: the 1 at (1,0) has all its mines
    Concluded: (1,1) is safe: the 1 at (1,0) has all its mines
    Concluded: (1,2) is a mine: the 2 at (0,2) needs every unknown neighbour to be a mine
  Asking (0,0)
    Received clue: 1
  Asking (1,1)
    Received clue: 2
  Flagging (1,2)

  The true layout:
       0  1  2
    0  1  *  2
    1  1  2  *

  score 0.500: 1 of 2 mines identified, 1 stepped on, not won
  6 moves, 3 guesses, 0 wrong flags

The same mines as 1 and 0, from standard input, with the ends of lines that Windows writes. Nothing else
changes.

  $ minewise play --agent basic --layout board.txt "survival seed=7" > drawn
  $ printf '010\r\n001\r\n' | minewise play --agent basic --layout - "survival seed=7" | cmp - drawn
  $ minewise play --agent basic --layout - "survival seed=7" <<< $'0 1 0\n0 0 1' | cmp - drawn
  $ printf '010\n001' | minewise play --agent basic --layout - survival seed=7 | cmp - drawn

The ID may give the size and the mines if they are those of the file. Rules are survival if there are none.

  $ minewise play --agent basic --layout board.txt "3x2/2 survival seed=7" | cmp - drawn
  $ minewise play --agent basic --layout board.txt seed=7 | cmp - drawn
  $ minewise play --agent basic --layout board.txt | sed -E 's/seed=[0-9]+/seed=S/' | head -1
  game   3x2/2 survival seed=S game=0

Every agent plays the same layout, whatever the seed.

  $ for seed in 1 2 3; do
  >   minewise play --layout board.txt --agent random,basic "survival seed=$seed" --trace steps
  > done | grep -A 3 "The true layout" | sort | uniq -c
        6      0  1  2
        6   0  1  *  2
        6   1  1  2  *
        5 --
        6 The true layout:

The first cell can be chosen; a promise cannot be kept on a given layout, so it is dropped, with a word on
standard error.

  $ minewise play --agent basic --layout board.txt "survival first=1,0 seed=1" --trace log | head -5
  game   3x2/2 survival first=1,0 seed=1 game=0
  agent  basic
  layout given

  Asking (1,0): the rules choose the first cell

  $ minewise play --agent basic --layout board.txt "survival first=zero:1,0 seed=1" --format json
  {"game":"3x2/2 survival first=1,0 seed=1 game=0","agent":"basic","won":false,"score":0.5,"stepped":1,"guesses":4,"moves":6,"wrong_flags":0}
  ! minewise play: first=zero is ignored, because the layout is given

The same layout is another puzzle on another topology.

  $ minewise play --agent basic --layout board.txt "survival topology=torus seed=7" --trace log | tail -7
  The true layout:
       0  1  2
    0  2  *  2
    1  2  2  *

  score 0.000: 0 of 2 mines identified, 2 stepped on, not won
  6 moves, 4 guesses, 0 wrong flags

A saved game says that its layout was given, and can be checked like any other.

  $ minewise play --agent basic --layout board.txt "survival seed=7" --save game.txt > drawn
  $ tail -4 game.txt
  layout given
  . * .
  . . *
  result score 0.5 won 0 stepped 1 guesses 3 moves 6 wrong_flags 0

  $ minewise replay game.txt
  game   3x2/2 survival seed=7 game=0
  agent  basic
  layout given

  checked: score 0.5 won 0 stepped 1 guesses 3 moves 6 wrong_flags 0

The largest layout, a million cells:

  $ head -c 1000000 /dev/zero | tr '\0' . | fold -w 1000 > large.txt; echo >> large.txt
  $ minewise play --agent basic --layout large.txt "classic first=any seed=1" --format json
  {"game":"1000x1000/0 classic first=any seed=1 game=0","agent":"basic","won":true,"score":1.0,"stepped":0,"guesses":1,"moves":1,"wrong_flags":0}
