# A small game on squares

Sixteen cells, three mines, and the game goes on after a mine. Everything can be checked by eye: each
clue against the true layout at the end, each reason against the board above it.

  $ minewise play --agent basic "4x4/3 survival seed=3" --trace steps --save square.txt
  game   4x4/3 survival seed=3 game=0
  agent  basic

  ? covered, 0-8 clue, _ clue withheld, F flagged, M mine stepped on,
  + proved safe, x proved a mine
  just now: [ ] by proof, ( ) a guess at random, | | chosen by probability,
  < > by the rules, { } by a cascade
  (not by one clue alone): the agent basic could not have proved this

  1. open (3,0): a guess at random
       0  1  2  3
    0  ?  ?  ?  ?
    1  ?  ?  ?  ?
    2  +  +  ?  ?
    3 (0) +  ?  ?

  2. open (2,0): the 0 at (3,0) touches no mine
       0  1  2  3
    0  ?  ?  ?  ?
    1  ?  ?  ?  ?
    2 [1] +  ?  ?
    3  0  +  ?  ?

  3. open (2,1): the 0 at (3,0) touches no mine
       0  1  2  3
    0  ?  ?  ?  ?
    1  ?  ?  ?  ?
    2  1 [2] ?  ?
    3  0  +  ?  ?

  4. open (3,1): the 0 at (3,0) touches no mine
       0  1  2  3
    0  ?  ?  ?  ?
    1  ?  ?  ?  ?
    2  1  2  ?  ?
    3  0 [1] ?  ?

  5. open (3,2): a guess at random
       0  1  2  3
    0  ?  ?  ?  ?
    1  ?  ?  ?  ?
    2  1  2  +  ?
    3  0  1 (M) ?

  6. open (2,2): the 1 at (3,1) has all its mines
       0  1  2  3
    0  ?  ?  ?  ?
    1  x  +  +  +
    2  1  2 [1] +
    3  0  1  M  +

  7. open (1,1): the 1 at (2,2) has all its mines
       0  1  2  3
    0  ?  ?  ?  ?
    1  x [2] +  +
    2  1  2  1  +
    3  0  1  M  +

  8. open (1,2): the 1 at (2,2) has all its mines
       0  1  2  3
    0  x  +  +  +
    1  x  2 [0] +
    2  1  2  1  +
    3  0  1  M  +

  9. open (1,3): the 1 at (2,2) has all its mines
       0  1  2  3
    0  x  +  +  +
    1  x  2  0 [0]
    2  1  2  1  +
    3  0  1  M  +

  10. open (2,3): the 1 at (2,2) has all its mines
       0  1  2  3
    0  x  +  +  +
    1  x  2  0  0
    2  1  2  1 [1]
    3  0  1  M  +

  11. open (3,3): the 1 at (2,2) has all its mines
       0  1  2  3
    0  x  +  +  +
    1  x  2  0  0
    2  1  2  1  1
    3  0  1  M [1]

  12. flag (1,0): the 1 at (2,0) needs every unknown neighbour to be a mine
       0  1  2  3
    0  x  +  +  +
    1 [F] 2  0  0
    2  1  2  1  1
    3  0  1  M  1

  13. open (0,1): the 0 at (1,2) touches no mine
       0  1  2  3
    0  x [2] +  +
    1  F  2  0  0
    2  1  2  1  1
    3  0  1  M  1

  14. open (0,2): the 0 at (1,2) touches no mine
       0  1  2  3
    0  x  2 [0] +
    1  F  2  0  0
    2  1  2  1  1
    3  0  1  M  1

  15. open (0,3): the 0 at (1,2) touches no mine
       0  1  2  3
    0  x  2  0 [0]
    1  F  2  0  0
    2  1  2  1  1
    3  0  1  M  1

  16. flag (0,0): the 2 at (1,1) needs every unknown neighbour to be a mine
       0  1  2  3
    0 [F] 2  0  0
    1  F  2  0  0
    2  1  2  1  1
    3  0  1  M  1

  The true layout:
       0  1  2  3
    0  *  2  0  0
    1  *  2  0  0
    2  1  2  1  1
    3  0  1  *  1

  score 0.667: 2 of 3 mines identified, 1 stepped on, not won
  16 moves, 2 guesses, 0 wrong flags

The same game as a commentary:

  $ minewise play --agent basic "4x4/3 survival seed=3" --trace log
  game   4x4/3 survival seed=3 game=0
  agent  basic

  Asking (3,0): a guess at random
    Received clue: 0
    Concluded: (2,0) is safe: the 0 at (3,0) touches no mine
    Concluded: (2,1) is safe: the 0 at (3,0) touches no mine
    Concluded: (3,1) is safe: the 0 at (3,0) touches no mine
  Asking (2,0)
    Received clue: 1
  Asking (2,1)
    Received clue: 2
  Asking (3,1)
    Received clue: 1
  Asking (3,2): a guess at random
    Stepped on a mine
    Concluded: (2,2) is safe: the 1 at (3,1) has all its mines
  Asking (2,2)
    Received clue: 1
    Concluded: (1,1) is safe: the 1 at (2,2) has all its mines
    Concluded: (1,2) is safe: the 1 at (2,2) has all its mines
    Concluded: (1,3) is safe: the 1 at (2,2) has all its mines
    Concluded: (2,3) is safe: the 1 at (2,2) has all its mines
    Concluded: (3,3) is safe: the 1 at (2,2) has all its mines
    Concluded: (1,0) is a mine: the 1 at (2,0) needs every unknown neighbour to be a mine
  Asking (1,1)
    Received clue: 2
  Asking (1,2)
    Received clue: 0
    Concluded: (0,1) is safe: the 0 at (1,2) touches no mine
    Concluded: (0,2) is safe: the 0 at (1,2) touches no mine
    Concluded: (0,3) is safe: the 0 at (1,2) touches no mine
    Concluded: (0,0) is a mine: the 2 at (1,1) needs every unknown neighbour to be a mine
  Asking (1,3)
    Received clue: 0
  Asking (2,3)
    Received clue: 1
  Asking (3,3)
    Received clue: 1
  Flagging (1,0)
  Asking (0,1)
    Received clue: 2
  Asking (0,2)
    Received clue: 0
  Asking (0,3)
    Received clue: 0
  Flagging (0,0)

  The true layout:
       0  1  2  3
    0  *  2  0  0
    1  *  2  0  0
    2  1  2  1  1
    3  0  1  *  1

  score 0.667: 2 of 3 mines identified, 1 stepped on, not won
  16 moves, 2 guesses, 0 wrong flags

And as it was saved:

  $ cat square.txt
  minewise transcript 1
  game 4x4/3 survival seed=3 game=0
  agent basic
  open 3,0 -> 0 : random
  open 2,0 -> 1 : proof single-point 3,0
  open 2,1 -> 2 : proof single-point 3,0
  open 3,1 -> 1 : proof single-point 3,0
  open 3,2 -> mine : random
  open 2,2 -> 1 : proof single-point 3,1
  open 1,1 -> 2 : proof single-point 2,2
  open 1,2 -> 0 : proof single-point 2,2
  open 1,3 -> 0 : proof single-point 2,2
  open 2,3 -> 1 : proof single-point 2,2
  open 3,3 -> 1 : proof single-point 2,2
  flag 1,0 : proof single-point 2,0
  open 0,1 -> 2 : proof single-point 1,2
  open 0,2 -> 0 : proof single-point 1,2
  open 0,3 -> 0 : proof single-point 1,2
  flag 0,0 : proof single-point 1,1
  layout
  * . . .
  * . . .
  . . . .
  . . * .
  result score 0.6666666666666666 won 0 stepped 1 guesses 2 moves 16 wrong_flags 0

  $ minewise replay square.txt
  game   4x4/3 survival seed=3 game=0
  agent  basic

  checked: score 0.6666666666666666 won 0 stepped 1 guesses 2 moves 16 wrong_flags 0
