# A game on hexagons

Odd rows stand half a cell to the right. A cell touches the two beside it, the two above and the two
below that lie nearest in the drawing.

  $ minewise play --agent basic "4x4/4 survival topology=hex seed=25" --trace steps --save hex.txt
  game   4x4/4 survival topology=hex seed=25 game=0
  agent  basic

  ? covered, 0-8 clue, _ clue withheld, F flagged, M mine stepped on,
  + proved safe, x proved a mine
  just now: [ ] by proof, ( ) a guess at random, | | chosen by probability,
  < > by the rules, { } by a cascade
  (not by one clue alone): the agent basic could not have proved this

  1. open (3,3): a guess at random
       0   1   2   3
    0  ?   ?   ?   ?
    1    ?   ?   ?   ?
    2  ?   ?   ?   ?
    3    ?   ?   ?  (M)

  2. open (0,2): a guess at random
       0   1   2   3
    0  ?   +  (0)  +
    1    ?   +   +   ?
    2  ?   ?   ?   ?
    3    ?   ?   ?   M

  3. open (0,1): the 0 at (0,2) touches no mine
       0   1   2   3
    0  ?  [1]  0   +
    1    ?   +   +   ?
    2  ?   ?   ?   ?
    3    ?   ?   ?   M

  4. open (0,3): the 0 at (0,2) touches no mine
       0   1   2   3
    0  ?   1   0  [0]
    1    ?   +   +   +
    2  ?   ?   ?   ?
    3    ?   ?   ?   M

  5. open (1,1): the 0 at (0,2) touches no mine
       0   1   2   3
    0  ?   1   0   0
    1    ?  [1]  +   +
    2  ?   ?   ?   ?
    3    ?   ?   ?   M

  6. open (1,2): the 0 at (0,2) touches no mine
       0   1   2   3
    0  ?   1   0   0
    1    ?   1  [1]  +
    2  ?   ?   ?   ?
    3    ?   ?   ?   M

  7. open (1,3): the 0 at (0,3) touches no mine
       0   1   2   3
    0  x   1   0   0
    1    +   1   1  [0]
    2  ?   +   x   +
    3    ?   ?   ?   M

  8. open (2,3): the 0 at (1,3) touches no mine
       0   1   2   3
    0  x   1   0   0
    1    +   1   1   0
    2  ?   +   x  [3]
    3    ?   ?   x   M

  9. flag (2,2): the 1 at (1,2) needs every unknown neighbour to be a mine
       0   1   2   3
    0  x   1   0   0
    1    +   1   1   0
    2  ?   +  [F]  3
    3    ?   ?   x   M

  10. open (1,0): the 1 at (1,1) has all its mines
       0   1   2   3
    0  x   1   0   0
    1   [1]  1   1   0
    2  +   +   F   3
    3    ?   ?   x   M

  11. open (2,1): the 1 at (1,1) has all its mines
       0   1   2   3
    0  x   1   0   0
    1    1   1   1   0
    2  +  [1]  F   3
    3    +   +   x   M

  12. flag (0,0): the 1 at (0,1) needs every unknown neighbour to be a mine
       0   1   2   3
    0 [F]  1   0   0
    1    1   1   1   0
    2  +   1   F   3
    3    +   +   x   M

  13. flag (3,2): the 3 at (2,3) needs every unknown neighbour to be a mine
       0   1   2   3
    0  F   1   0   0
    1    1   1   1   0
    2  +   1   F   3
    3    +   +  [F]  M

  14. open (2,0): the 1 at (1,0) has all its mines
       0   1   2   3
    0  F   1   0   0
    1    1   1   1   0
    2 [0]  1   F   3
    3    +   +   F   M

  15. open (3,0): the 1 at (2,1) has all its mines
       0   1   2   3
    0  F   1   0   0
    1    1   1   1   0
    2  0   1   F   3
    3   [0]  +   F   M

  16. open (3,1): the 1 at (2,1) has all its mines
       0   1   2   3
    0  F   1   0   0
    1    1   1   1   0
    2  0   1   F   3
    3    0  [2]  F   M

  The true layout:
       0   1   2   3
    0  *   1   0   0
    1    1   1   1   0
    2  0   1   *   3
    3    0   2   *   *

  score 0.750: 3 of 4 mines identified, 1 stepped on, not won
  16 moves, 2 guesses, 0 wrong flags

  $ cat hex.txt
  minewise transcript 1
  game 4x4/4 survival topology=hex seed=25 game=0
  agent basic
  open 3,3 -> mine : random
  open 0,2 -> 0 : random
  open 0,1 -> 1 : proof single-point 0,2
  open 0,3 -> 0 : proof single-point 0,2
  open 1,1 -> 1 : proof single-point 0,2
  open 1,2 -> 1 : proof single-point 0,2
  open 1,3 -> 0 : proof single-point 0,3
  open 2,3 -> 3 : proof single-point 1,3
  flag 2,2 : proof single-point 1,2
  open 1,0 -> 1 : proof single-point 1,1
  open 2,1 -> 1 : proof single-point 1,1
  flag 0,0 : proof single-point 0,1
  flag 3,2 : proof single-point 2,3
  open 2,0 -> 0 : proof single-point 1,0
  open 3,0 -> 0 : proof single-point 2,1
  open 3,1 -> 2 : proof single-point 2,1
  layout
  * . . .
  . . . .
  . . * .
  . . * *
  result score 0.75 won 0 stepped 1 guesses 2 moves 16 wrong_flags 0

  $ minewise replay hex.txt
  game   4x4/4 survival topology=hex seed=25 game=0
  agent  basic

  checked: score 0.75 won 0 stepped 1 guesses 2 moves 16 wrong_flags 0
