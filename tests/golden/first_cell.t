# The first move

The rules may choose the first cell without promising anything. Here it is a corner.

  $ minewise play --agent basic "4x3/3 survival first=0,0 seed=1" --trace log --save forced.txt
  game   4x3/3 survival first=0,0 seed=1 game=0
  agent  basic

  Asking (0,0): the rules choose the first cell
    Received clue: 1
  Asking (1,3): a guess at random
    Received clue: 0
    Concluded: (0,2) is safe: the 0 at (1,3) touches no mine
    Concluded: (0,3) is safe: the 0 at (1,3) touches no mine
    Concluded: (1,2) is safe: the 0 at (1,3) touches no mine
    Concluded: (2,2) is safe: the 0 at (1,3) touches no mine
    Concluded: (2,3) is safe: the 0 at (1,3) touches no mine
  Asking (0,2)
    Received clue: 1
  Asking (0,3)
    Received clue: 0
  Asking (1,2)
    Received clue: 2
  Asking (2,2)
    Received clue: 2
    Concluded: (1,1) is a mine: the 2 at (2,2) needs every unknown neighbour to be a mine
    Concluded: (2,1) is a mine: the 2 at (2,2) needs every unknown neighbour to be a mine
    Concluded: (0,1) is safe: the 1 at (0,0) has all its mines
    Concluded: (1,0) is safe: the 1 at (0,0) has all its mines
  Asking (2,3)
    Received clue: 0
  Flagging (1,1)
  Flagging (2,1)
  Asking (0,1)
    Received clue: 1
  Asking (1,0)
    Received clue: 3
    Concluded: (2,0) is a mine: the 3 at (1,0) needs every unknown neighbour to be a mine
  Flagging (2,0)

  The true layout:
       0  1  2  3
    0  1  1  1  0
    1  3  *  2  0
    2  *  *  2  0

  score 1.000: 3 of 3 mines identified, 0 stepped on, won
  12 moves, 2 guesses, 0 wrong flags

  $ cat forced.txt
  minewise transcript 1
  game 4x3/3 survival first=0,0 seed=1 game=0
  agent basic
  open 0,0 -> 1 : forced
  open 1,3 -> 0 : random
  open 0,2 -> 1 : proof single-point 1,3
  open 0,3 -> 0 : proof single-point 1,3
  open 1,2 -> 2 : proof single-point 1,3
  open 2,2 -> 2 : proof single-point 1,3
  open 2,3 -> 0 : proof single-point 1,3
  flag 1,1 : proof single-point 2,2
  flag 2,1 : proof single-point 2,2
  open 0,1 -> 1 : proof single-point 0,0
  open 1,0 -> 3 : proof single-point 0,0
  flag 2,0 : proof single-point 1,0
  layout
  . . . .
  . * . .
  * * . .
  result score 1 won 1 stepped 0 guesses 2 moves 12 wrong_flags 0

  $ minewise replay forced.txt
  game   4x3/3 survival first=0,0 seed=1 game=0
  agent  basic

  checked: score 1 won 1 stepped 0 guesses 2 moves 12 wrong_flags 0

A cell that is a mine is stepped on all the same.

  $ minewise play --agent basic "3x2/6 survival first=1,2 seed=1" --trace steps
  game   3x2/6 survival first=1,2 seed=1 game=0
  agent  basic

  ? covered, 0-8 clue, _ clue withheld, F flagged, M mine stepped on,
  + proved safe, x proved a mine
  just now: [ ] by proof, ( ) a guess at random, | | chosen by probability,
  < > by the rules, { } by a cascade
  (not by one clue alone): the agent basic could not have proved this

  1. open (1,2): the rules choose the first cell
       0  1  2
    0  ?  ?  ?
    1  ?  ? <M>

  2. open (0,1): a guess at random
       0  1  2
    0  ? (M) ?
    1  ?  ?  M

  3. open (1,1): a guess at random
       0  1  2
    0  ?  M  ?
    1  ? (M) M

  4. open (1,0): a guess at random
       0  1  2
    0  ?  M  ?
    1 (M) M  M

  5. open (0,2): a guess at random
       0  1  2
    0  ?  M (M)
    1  M  M  M

  6. open (0,0): a guess at random
       0  1  2
    0 (M) M  M
    1  M  M  M

  The true layout:
       0  1  2
    0  *  *  *
    1  *  *  *

  score 0.000: 0 of 6 mines identified, 6 stepped on, not won
  6 moves, 6 guesses, 0 wrong flags

They may promise the cell free of mines, wherever the agent begins. The layout is dealt after the move.

  $ minewise play --agent basic "4x3/3 survival first=safe seed=7" --trace log --save safe.txt
  game   4x3/3 survival first=safe seed=7 game=0
  agent  basic

  Asking (1,0): the rules keep the first cell free
    Received clue: 2
  Asking (0,2): a guess at random
    Stepped on a mine
  Asking (2,0): a guess at random
    Received clue: 0
    Concluded: (1,1) is safe: the 0 at (2,0) touches no mine
    Concluded: (2,1) is safe: the 0 at (2,0) touches no mine
    Concluded: (0,0) is a mine: the 2 at (1,0) needs every unknown neighbour to be a mine
    Concluded: (0,1) is a mine: the 2 at (1,0) needs every unknown neighbour to be a mine
  Asking (1,1)
    Received clue: 3
    Concluded: (1,2) is safe: the 3 at (1,1) has all its mines
    Concluded: (2,2) is safe: the 3 at (1,1) has all its mines
  Asking (2,1)
    Received clue: 0
  Flagging (0,0)
  Flagging (0,1)
  Asking (1,2)
    Received clue: 2
    Concluded: (0,3) is safe: the 2 at (1,2) has all its mines
    Concluded: (1,3) is safe: the 2 at (1,2) has all its mines
    Concluded: (2,3) is safe: the 2 at (1,2) has all its mines
  Asking (2,2)
    Received clue: 0
  Asking (0,3)
    Received clue: 1
  Asking (1,3)
    Received clue: 1
  Asking (2,3)
    Received clue: 0

  The true layout:
       0  1  2  3
    0  *  *  *  1
    1  2  3  2  1
    2  0  0  0  0

  score 0.667: 2 of 3 mines identified, 1 stepped on, not won
  12 moves, 2 guesses, 0 wrong flags

  $ cat safe.txt
  minewise transcript 1
  game 4x3/3 survival first=safe seed=7 game=0
  agent basic
  open 1,0 -> 2 : promise
  open 0,2 -> mine : random
  open 2,0 -> 0 : random
  open 1,1 -> 3 : proof single-point 2,0
  open 2,1 -> 0 : proof single-point 2,0
  flag 0,0 : proof single-point 1,0
  flag 0,1 : proof single-point 1,0
  open 1,2 -> 2 : proof single-point 1,1
  open 2,2 -> 0 : proof single-point 1,1
  open 0,3 -> 1 : proof single-point 1,2
  open 1,3 -> 1 : proof single-point 1,2
  open 2,3 -> 0 : proof single-point 1,2
  layout
  * * * .
  . . . .
  . . . .
  result score 0.6666666666666666 won 0 stepped 1 guesses 2 moves 12 wrong_flags 0

  $ minewise replay safe.txt
  game   4x3/3 survival first=safe seed=7 game=0
  agent  basic

  checked: score 0.6666666666666666 won 0 stepped 1 guesses 2 moves 12 wrong_flags 0

Or that cell and its neighbours: the first clue is a 0, and the agent may rely on it before it reads any.

  $ minewise play --agent basic "5x4/4 survival first=zero seed=17" --trace steps --save zero.txt
  game   5x4/4 survival first=zero seed=17 game=0
  agent  basic

  ? covered, 0-8 clue, _ clue withheld, F flagged, M mine stepped on,
  + proved safe, x proved a mine
  just now: [ ] by proof, ( ) a guess at random, | | chosen by probability,
  < > by the rules, { } by a cascade
  (not by one clue alone): the agent basic could not have proved this

  1. open (2,2): the rules keep the first cell free
       0  1  2  3  4
    0  ?  ?  ?  ?  ?
    1  ?  +  +  +  ?
    2  ?  + <0> +  ?
    3  ?  +  +  +  ?

  2. open (1,1): the rules promised it
       0  1  2  3  4
    0  ?  ?  ?  ?  ?
    1  ? [2] +  +  ?
    2  ?  +  0  +  ?
    3  ?  +  +  +  ?

  3. open (1,2): the rules promised it
       0  1  2  3  4
    0  ?  +  +  +  ?
    1  ?  2 [0] +  ?
    2  ?  +  0  +  ?
    3  ?  +  +  +  ?

  4. open (1,3): the rules promised it
       0  1  2  3  4
    0  ?  +  +  +  ?
    1  ?  2  0 [1] ?
    2  ?  +  0  +  ?
    3  ?  +  +  +  ?

  5. open (2,1): the rules promised it
       0  1  2  3  4
    0  ?  +  +  +  ?
    1  ?  2  0  1  ?
    2  ? [2] 0  +  ?
    3  ?  +  +  +  ?

  6. open (2,3): the rules promised it
       0  1  2  3  4
    0  ?  +  +  +  ?
    1  ?  2  0  1  ?
    2  ?  2  0 [2] ?
    3  ?  +  +  +  ?

  7. open (3,1): the rules promised it
       0  1  2  3  4
    0  ?  +  +  +  ?
    1  ?  2  0  1  ?
    2  ?  2  0  2  ?
    3  ? [1] +  +  ?

  8. open (3,2): the rules promised it
       0  1  2  3  4
    0  ?  +  +  +  ?
    1  ?  2  0  1  ?
    2  ?  2  0  2  ?
    3  ?  1 [0] +  ?

  9. open (3,3): the rules promised it
       0  1  2  3  4
    0  ?  +  +  +  +
    1  ?  2  0  1  +
    2  ?  2  0  2  x
    3  ?  1  0 [2] x

  10. open (0,1): the 0 at (1,2) touches no mine
       0  1  2  3  4
    0  ? [1] +  +  +
    1  ?  2  0  1  +
    2  ?  2  0  2  x
    3  ?  1  0  2  x

  11. open (0,2): the 0 at (1,2) touches no mine
       0  1  2  3  4
    0  ?  1 [0] +  +
    1  ?  2  0  1  +
    2  ?  2  0  2  x
    3  ?  1  0  2  x

  12. open (0,3): the 0 at (1,2) touches no mine
       0  1  2  3  4
    0  ?  1  0 [0] +
    1  ?  2  0  1  +
    2  ?  2  0  2  x
    3  ?  1  0  2  x

  13. flag (2,4): the 2 at (3,3) needs every unknown neighbour to be a mine
       0  1  2  3  4
    0  ?  1  0  0  +
    1  ?  2  0  1  +
    2  ?  2  0  2 [F]
    3  ?  1  0  2  x

  14. flag (3,4): the 2 at (3,3) needs every unknown neighbour to be a mine
       0  1  2  3  4
    0  ?  1  0  0  +
    1  ?  2  0  1  +
    2  ?  2  0  2  F
    3  ?  1  0  2 [F]

  15. open (0,4): the 1 at (1,3) has all its mines
       0  1  2  3  4
    0  ?  1  0  0 [0]
    1  ?  2  0  1  +
    2  ?  2  0  2  F
    3  ?  1  0  2  F

  16. open (1,4): the 1 at (1,3) has all its mines
       0  1  2  3  4
    0  ?  1  0  0  0
    1  ?  2  0  1 [1]
    2  ?  2  0  2  F
    3  ?  1  0  2  F

  17. open (2,0): a guess at random
       0  1  2  3  4
    0  +  1  0  0  0
    1  x  2  0  1  1
    2 (M) 2  0  2  F
    3  +  1  0  2  F

  18. open (3,0): the 1 at (3,1) has all its mines
       0  1  2  3  4
    0  +  1  0  0  0
    1  x  2  0  1  1
    2  M  2  0  2  F
    3 [1] 1  0  2  F

  19. flag (1,0): the 2 at (2,1) needs every unknown neighbour to be a mine
       0  1  2  3  4
    0  +  1  0  0  0
    1 [F] 2  0  1  1
    2  M  2  0  2  F
    3  1  1  0  2  F

  20. open (0,0): the 1 at (0,1) has all its mines
       0  1  2  3  4
    0 [1] 1  0  0  0
    1  F  2  0  1  1
    2  M  2  0  2  F
    3  1  1  0  2  F

  The true layout:
       0  1  2  3  4
    0  1  1  0  0  0
    1  *  2  0  1  1
    2  *  2  0  2  *
    3  1  1  0  2  *

  score 0.750: 3 of 4 mines identified, 1 stepped on, not won
  20 moves, 1 guess, 0 wrong flags

  $ cat zero.txt
  minewise transcript 1
  game 5x4/4 survival first=zero seed=17 game=0
  agent basic
  open 2,2 -> 0 : promise
  open 1,1 -> 2 : proof single-point
  open 1,2 -> 0 : proof single-point
  open 1,3 -> 1 : proof single-point
  open 2,1 -> 2 : proof single-point
  open 2,3 -> 2 : proof single-point
  open 3,1 -> 1 : proof single-point
  open 3,2 -> 0 : proof single-point
  open 3,3 -> 2 : proof single-point
  open 0,1 -> 1 : proof single-point 1,2
  open 0,2 -> 0 : proof single-point 1,2
  open 0,3 -> 0 : proof single-point 1,2
  flag 2,4 : proof single-point 3,3
  flag 3,4 : proof single-point 3,3
  open 0,4 -> 0 : proof single-point 1,3
  open 1,4 -> 1 : proof single-point 1,3
  open 2,0 -> mine : random
  open 3,0 -> 1 : proof single-point 3,1
  flag 1,0 : proof single-point 2,1
  open 0,0 -> 1 : proof single-point 0,1
  layout
  . . . . .
  * . . . .
  * . . . *
  . . . . *
  result score 0.75 won 0 stepped 1 guesses 1 moves 20 wrong_flags 0

  $ minewise replay zero.txt
  game   5x4/4 survival first=zero seed=17 game=0
  agent  basic

  checked: score 0.75 won 0 stepped 1 guesses 1 moves 20 wrong_flags 0

Or both the place and the promise.

  $ minewise play --agent basic "5x4/4 survival first=zero:3,0 seed=4" --trace log --save zero_there.txt
  game   5x4/4 survival first=zero:3,0 seed=4 game=0
  agent  basic

  Asking (3,0): the rules keep the first cell free
    Received clue: 0
    Concluded: (2,0) is safe: the rules promised it
    Concluded: (2,1) is safe: the rules promised it
    Concluded: (3,1) is safe: the rules promised it
  Asking (2,0)
    Received clue: 0
    Concluded: (1,0) is safe: the 0 at (2,0) touches no mine
    Concluded: (1,1) is safe: the 0 at (2,0) touches no mine
  Asking (2,1)
    Received clue: 1
  Asking (3,1)
    Received clue: 1
  Asking (1,0)
    Received clue: 1
  Asking (1,1)
    Received clue: 2
  Asking (0,0): a guess at random
    Stepped on a mine
    Concluded: (0,1) is safe: the 1 at (1,0) has all its mines
  Asking (0,1)
    Received clue: 1
    Concluded: (0,2) is safe: the 1 at (0,1) has all its mines
    Concluded: (1,2) is safe: the 1 at (0,1) has all its mines
    Concluded: (2,2) is a mine: the 2 at (1,1) needs every unknown neighbour to be a mine
    Concluded: (3,2) is safe: the 1 at (2,1) has all its mines
  Asking (0,2)
    Received clue: 1
  Asking (1,2)
    Received clue: 2
  Flagging (2,2)
  Asking (3,2)
    Received clue: 2
  Asking (1,4): a guess at random
    Received clue: 1
  Asking (2,3): a guess at random
    Received clue: 3
    Concluded: (3,3) is a mine: the 2 at (3,2) needs every unknown neighbour to be a mine
  Flagging (3,3)
  Asking (0,4): a guess at random
    Received clue: 1
  Asking (2,4): a guess at random
    Received clue: 2
  Asking (1,3): a guess at random
    Stepped on a mine
    Concluded: (0,3) is safe: the 1 at (0,2) has all its mines
    Concluded: (3,4) is safe: the 3 at (2,3) has all its mines
  Asking (0,3)
    Received clue: 1
  Asking (3,4)
    Received clue: 1

  The true layout:
       0  1  2  3  4
    0  *  1  1  1  1
    1  1  2  2  *  1
    2  0  1  *  3  2
    3  0  1  2  *  1

  score 0.500: 2 of 4 mines identified, 2 stepped on, not won
  20 moves, 6 guesses, 0 wrong flags

  $ cat zero_there.txt
  minewise transcript 1
  game 5x4/4 survival first=zero:3,0 seed=4 game=0
  agent basic
  open 3,0 -> 0 : promise
  open 2,0 -> 0 : proof single-point
  open 2,1 -> 1 : proof single-point
  open 3,1 -> 1 : proof single-point
  open 1,0 -> 1 : proof single-point 2,0
  open 1,1 -> 2 : proof single-point 2,0
  open 0,0 -> mine : random
  open 0,1 -> 1 : proof single-point 1,0
  open 0,2 -> 1 : proof single-point 0,1
  open 1,2 -> 2 : proof single-point 0,1
  flag 2,2 : proof single-point 1,1
  open 3,2 -> 2 : proof single-point 2,1
  open 1,4 -> 1 : random
  open 2,3 -> 3 : random
  flag 3,3 : proof single-point 3,2
  open 0,4 -> 1 : random
  open 2,4 -> 2 : random
  open 1,3 -> mine : random
  open 0,3 -> 1 : proof single-point 0,2
  open 3,4 -> 1 : proof single-point 2,3
  layout
  * . . . .
  . . . * .
  . . * . .
  . . . * .
  result score 0.5 won 0 stepped 2 guesses 6 moves 20 wrong_flags 0

  $ minewise replay zero_there.txt
  game   5x4/4 survival first=zero:3,0 seed=4 game=0
  agent  basic

  checked: score 0.5 won 0 stepped 2 guesses 6 moves 20 wrong_flags 0
