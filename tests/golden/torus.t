# A game on a torus

Both axes wrap: (0,0) touches (3,3), (3,0), (3,1), (0,3) and (1,3) as well as the three cells that it
touches on squares. Every cell has eight neighbours, so on 4x4 each clue counts the mines among all but
seven of the other cells.

  $ minewise play --agent basic "4x4/3 survival topology=torus seed=30" --trace log --save torus.txt
  game   4x4/3 survival topology=torus seed=30 game=0
  agent  basic

  Asking (3,0): a guess at random
    Received clue: 1
  Asking (2,2): a guess at random
    Received clue: 1
  Asking (1,3): a guess at random
    Stepped on a mine
    Concluded: (1,1) is safe: the 1 at (2,2) has all its mines
    Concluded: (1,2) is safe: the 1 at (2,2) has all its mines
    Concluded: (2,1) is safe: the 1 at (2,2) has all its mines
    Concluded: (2,3) is safe: the 1 at (2,2) has all its mines
    Concluded: (3,1) is safe: the 1 at (2,2) has all its mines
    Concluded: (3,2) is safe: the 1 at (2,2) has all its mines
    Concluded: (3,3) is safe: the 1 at (2,2) has all its mines
  Asking (1,1)
    Received clue: 1
  Asking (1,2)
    Received clue: 2
  Asking (2,1)
    Received clue: 1
  Asking (2,3)
    Received clue: 2
  Asking (3,1)
    Received clue: 0
    Concluded: (0,0) is safe: the 0 at (3,1) touches no mine
    Concluded: (0,1) is safe: the 0 at (3,1) touches no mine
    Concluded: (0,2) is safe: the 0 at (3,1) touches no mine
    Concluded: (2,0) is safe: the 0 at (3,1) touches no mine
    Concluded: (1,0) is a mine: the 1 at (1,1) needs every unknown neighbour to be a mine
    Concluded: (0,3) is a mine: the 1 at (3,0) needs every unknown neighbour to be a mine
  Asking (3,2)
    Received clue: 1
  Asking (3,3)
    Received clue: 1
  Asking (0,0)
    Received clue: 3
  Asking (0,1)
    Received clue: 1
  Asking (0,2)
    Received clue: 2
  Asking (2,0)
    Received clue: 2
  Flagging (1,0)
  Flagging (0,3)

  The true layout:
       0  1  2  3
    0  3  1  2  *
    1  *  1  2  *
    2  2  1  1  2
    3  1  0  1  1

  score 0.667: 2 of 3 mines identified, 1 stepped on, not won
  16 moves, 3 guesses, 0 wrong flags

  $ cat torus.txt
  minewise transcript 1
  game 4x4/3 survival topology=torus seed=30 game=0
  agent basic
  open 3,0 -> 1 : random
  open 2,2 -> 1 : random
  open 1,3 -> mine : random
  open 1,1 -> 1 : proof single-point 2,2
  open 1,2 -> 2 : proof single-point 2,2
  open 2,1 -> 1 : proof single-point 2,2
  open 2,3 -> 2 : proof single-point 2,2
  open 3,1 -> 0 : proof single-point 2,2
  open 3,2 -> 1 : proof single-point 2,2
  open 3,3 -> 1 : proof single-point 2,2
  open 0,0 -> 3 : proof single-point 3,1
  open 0,1 -> 1 : proof single-point 3,1
  open 0,2 -> 2 : proof single-point 3,1
  open 2,0 -> 2 : proof single-point 3,1
  flag 1,0 : proof single-point 1,1
  flag 0,3 : proof single-point 3,0
  layout
  . . . *
  * . . *
  . . . .
  . . . .
  result score 0.6666666666666666 won 0 stepped 1 guesses 3 moves 16 wrong_flags 0

  $ minewise replay torus.txt
  game   4x4/3 survival topology=torus seed=30 game=0
  agent  basic

  checked: score 0.6666666666666666 won 0 stepped 1 guesses 3 moves 16 wrong_flags 0
