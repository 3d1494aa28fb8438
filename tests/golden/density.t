# Mines laid cell by cell

Each cell holds a mine with probability 0.2, so their number is a matter of chance too.

  $ minewise play --agent basic "4x4@0.2 survival seed=2" --trace log --save density.txt
  game   4x4@0.2 survival seed=2 game=0
  agent  basic

  Asking (1,2): a guess at random
    Received clue: 0
    Concluded: (0,1) is safe: the 0 at (1,2) touches no mine
    Concluded: (0,2) is safe: the 0 at (1,2) touches no mine
    Concluded: (0,3) is safe: the 0 at (1,2) touches no mine
    Concluded: (1,1) is safe: the 0 at (1,2) touches no mine
    Concluded: (1,3) is safe: the 0 at (1,2) touches no mine
    Concluded: (2,1) is safe: the 0 at (1,2) touches no mine
    Concluded: (2,2) is safe: the 0 at (1,2) touches no mine
    Concluded: (2,3) is safe: the 0 at (1,2) touches no mine
  Asking (0,1)
    Received clue: 1
  Asking (0,2)
    Received clue: 0
  Asking (0,3)
    Received clue: 0
  Asking (1,1)
    Received clue: 2
  Asking (1,3)
    Received clue: 0
  Asking (2,1)
    Received clue: 2
  Asking (2,2)
    Received clue: 1
  Asking (2,3)
    Received clue: 1
  Asking (1,0): a guess at random
    Stepped on a mine
    Concluded: (0,0) is safe: the 1 at (0,1) has all its mines
    Concluded: (2,0) is a mine: the 2 at (1,1) needs every unknown neighbour to be a mine
    Concluded: (3,0) is safe: the 2 at (2,1) has all its mines
    Concluded: (3,1) is safe: the 2 at (2,1) has all its mines
    Concluded: (3,2) is safe: the 2 at (2,1) has all its mines
    Concluded: (3,3) is a mine: the 1 at (2,2) needs every unknown neighbour to be a mine
  Asking (0,0)
    Received clue: 1
  Flagging (2,0)
  Asking (3,0)
    Received clue: 1
  Asking (3,1)
    Received clue: 1
  Asking (3,2)
    Received clue: 1
  Flagging (3,3)

  The true layout:
       0  1  2  3
    0  1  1  0  0
    1  *  2  0  0
    2  *  2  1  1
    3  1  1  1  *

  score 0.667: 2 of 3 mines identified, 1 stepped on, not won
  16 moves, 2 guesses, 0 wrong flags

  $ cat density.txt
  minewise transcript 1
  game 4x4@0.2 survival seed=2 game=0
  agent basic
  open 1,2 -> 0 : random
  open 0,1 -> 1 : proof single-point 1,2
  open 0,2 -> 0 : proof single-point 1,2
  open 0,3 -> 0 : proof single-point 1,2
  open 1,1 -> 2 : proof single-point 1,2
  open 1,3 -> 0 : proof single-point 1,2
  open 2,1 -> 2 : proof single-point 1,2
  open 2,2 -> 1 : proof single-point 1,2
  open 2,3 -> 1 : proof single-point 1,2
  open 1,0 -> mine : random
  open 0,0 -> 1 : proof single-point 0,1
  flag 2,0 : proof single-point 1,1
  open 3,0 -> 1 : proof single-point 2,1
  open 3,1 -> 1 : proof single-point 2,1
  open 3,2 -> 1 : proof single-point 2,1
  flag 3,3 : proof single-point 2,2
  layout
  . . . .
  * . . .
  * . . .
  . . . *
  result score 0.6666666666666666 won 0 stepped 1 guesses 2 moves 16 wrong_flags 0

  $ minewise replay density.txt
  game   4x4@0.2 survival seed=2 game=0
  agent  basic

  checked: score 0.6666666666666666 won 0 stepped 1 guesses 2 moves 16 wrong_flags 0

With probability 0 there are none, and a board without mines scores 1.

  $ minewise play --agent basic "3x2@0 survival seed=1"
  game   3x2@0 survival seed=1 game=0
  agent  basic

       0  1  2
    0  0  0  0
    1  0  0  0

  score 1.000: 0 of 0 mines identified, 0 stepped on, won
  6 moves, 1 guess, 0 wrong flags

With probability 1 there is nothing else.

  $ minewise play --agent basic "3x2@1 survival seed=1"
  game   3x2@1 survival seed=1 game=0
  agent  basic

       0  1  2
    0  M  M  M
    1  M  M  M

  score 0.000: 0 of 6 mines identified, 6 stepped on, not won
  6 moves, 6 guesses, 0 wrong flags
