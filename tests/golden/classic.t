# The game that players know

The first cell is free, zeros open what lies around them, a mine ends the game, and it is won when every
safe cell is open, whether the mines are flagged or not. Cells that a cascade opened stand in braces.

  $ minewise play --agent basic "5x5/4 classic seed=17" --trace steps --save won.txt
  game   5x5/4 classic seed=17 game=0
  agent  basic

  ? covered, 0-8 clue, _ clue withheld, F flagged, M mine stepped on,
  + proved safe, x proved a mine
  just now: [ ] by proof, ( ) a guess at random, | | chosen by probability,
  < > by the rules, { } by a cascade
  (not by one clue alone): the agent basic could not have proved this

  1. open (0,0): the rules keep the first cell free
       0  1  2  3  4
    0 <0>{1} ?  ?  ?
    1 {1}{3} ?  ?  ?
    2  ?  ?  ?  ?  ?
    3  ?  ?  ?  ?  ?
    4  ?  ?  ?  ?  ?

  2. open (3,4): a guess at random
       0  1  2  3  4
    0  0  1  + {1}{0}
    1  1  3  x {2}{0}
    2  ?  ?  x {3}{0}
    3  ?  ?  x {2}(0)
    4  ?  ?  + {1}{0}

  3. flag (1,2): the 3 at (2,3) needs every unknown neighbour to be a mine
       0  1  2  3  4
    0  0  1  +  1  0
    1  1  3 [F] 2  0
    2  ?  ?  x  3  0
    3  ?  ?  x  2  0
    4  ?  ?  +  1  0

  4. flag (2,2): the 3 at (2,3) needs every unknown neighbour to be a mine
       0  1  2  3  4
    0  0  1  +  1  0
    1  1  3  F  2  0
    2  ?  ? [F] 3  0
    3  ?  ?  x  2  0
    4  ?  ?  +  1  0

  5. flag (3,2): the 3 at (2,3) needs every unknown neighbour to be a mine
       0  1  2  3  4
    0  0  1  +  1  0
    1  1  3  F  2  0
    2  ?  ?  F  3  0
    3  ?  ? [F] 2  0
    4  ?  ?  +  1  0

  6. open (4,2): the 2 at (3,3) has all its mines
       0  1  2  3  4
    0  0  1  +  1  0
    1  1  3  F  2  0
    2  ?  ?  F  3  0
    3  ?  +  F  2  0
    4  ?  + [1] 1  0

  7. open (0,2): the 2 at (1,3) has all its mines
       0  1  2  3  4
    0  0  1 [1] 1  0
    1  1  3  F  2  0
    2  ?  ?  F  3  0
    3  ?  +  F  2  0
    4  ?  +  1  1  0

  8. open (3,1): the 1 at (4,2) has all its mines
       0  1  2  3  4
    0  0  1  1  1  0
    1  1  3  F  2  0
    2  ?  ?  F  3  0
    3  ? [3] F  2  0
    4  ?  +  1  1  0

  9. open (4,1): the 1 at (4,2) has all its mines
       0  1  2  3  4
    0  0  1  1  1  0
    1  1  3  F  2  0
    2  ?  ?  F  3  0
    3  +  3  F  2  0
    4  + [1] 1  1  0

  10. open (3,0): the 1 at (4,1) has all its mines
       0  1  2  3  4
    0  0  1  1  1  0
    1  1  3  F  2  0
    2  ?  ?  F  3  0
    3 [1] 3  F  2  0
    4  +  1  1  1  0

  11. open (4,0): the 1 at (4,1) has all its mines
       0  1  2  3  4
    0  0  1  1  1  0
    1  1  3  F  2  0
    2  ?  ?  F  3  0
    3  1  3  F  2  0
    4 [0] 1  1  1  0

  12. open (2,0): a guess at random
       0  1  2  3  4
    0  0  1  1  1  0
    1  1  3  F  2  0
    2 (1) ?  F  3  0
    3  1  3  F  2  0
    4  0  1  1  1  0

  The true layout:
       0  1  2  3  4
    0  0  1  1  1  0
    1  1  3  *  2  0
    2  1  *  *  3  0
    3  1  3  *  2  0
    4  0  1  1  1  0

  score 1.000: 4 of 4 mines identified, 0 stepped on, won
  12 moves, 2 guesses, 0 wrong flags

The same game as a commentary. What a cascade opened follows the clue that began it, in the order of
opening.

  $ minewise play --agent basic "5x5/4 classic seed=17" --trace log
  game   5x5/4 classic seed=17 game=0
  agent  basic

  Asking (0,0): the rules keep the first cell free
    Received clue: 0
    Opened with it: (0,1)=1 (1,0)=1 (1,1)=3
  Asking (3,4): a guess at random
    Received clue: 0
    Opened with it: (2,3)=3 (2,4)=0 (3,3)=2 (4,3)=1 (4,4)=0 (1,3)=2 (1,4)=0 (0,3)=1 (0,4)=0
    Concluded: (1,2) is a mine: the 3 at (2,3) needs every unknown neighbour to be a mine
    Concluded: (2,2) is a mine: the 3 at (2,3) needs every unknown neighbour to be a mine
    Concluded: (3,2) is a mine: the 3 at (2,3) needs every unknown neighbour to be a mine
    Concluded: (4,2) is safe: the 2 at (3,3) has all its mines
    Concluded: (0,2) is safe: the 2 at (1,3) has all its mines
  Flagging (1,2)
  Flagging (2,2)
  Flagging (3,2)
  Asking (4,2)
    Received clue: 1
    Concluded: (3,1) is safe: the 1 at (4,2) has all its mines
    Concluded: (4,1) is safe: the 1 at (4,2) has all its mines
  Asking (0,2)
    Received clue: 1
  Asking (3,1)
    Received clue: 3
  Asking (4,1)
    Received clue: 1
    Concluded: (3,0) is safe: the 1 at (4,1) has all its mines
    Concluded: (4,0) is safe: the 1 at (4,1) has all its mines
  Asking (3,0)
    Received clue: 1
  Asking (4,0)
    Received clue: 0
  Asking (2,0): a guess at random
    Received clue: 1

  The true layout:
       0  1  2  3  4
    0  0  1  1  1  0
    1  1  3  *  2  0
    2  1  *  *  3  0
    3  1  3  *  2  0
    4  0  1  1  1  0

  score 1.000: 4 of 4 mines identified, 0 stepped on, won
  12 moves, 2 guesses, 0 wrong flags

In the transcript `0 +9` is a 0 that opened nine more cells.

  $ cat won.txt
  minewise transcript 1
  game 5x5/4 classic seed=17 game=0
  agent basic
  open 0,0 -> 0 +3 : promise
  open 3,4 -> 0 +9 : random
  flag 1,2 : proof single-point 2,3
  flag 2,2 : proof single-point 2,3
  flag 3,2 : proof single-point 2,3
  open 4,2 -> 1 : proof single-point 3,3
  open 0,2 -> 1 : proof single-point 1,3
  open 3,1 -> 3 : proof single-point 4,2
  open 4,1 -> 1 : proof single-point 4,2
  open 3,0 -> 1 : proof single-point 4,1
  open 4,0 -> 0 : proof single-point 4,1
  open 2,0 -> 1 : random
  layout
  . . . . .
  . . * . .
  . * * . .
  . . * . .
  . . . . .
  result score 1 won 1 stepped 0 guesses 2 moves 12 wrong_flags 0

  $ minewise replay won.txt
  game   5x5/4 classic seed=17 game=0
  agent  basic

  checked: score 1 won 1 stepped 0 guesses 2 moves 12 wrong_flags 0

A lost game ends with the mine; the score counts the mines flagged until then.

  $ minewise play --agent basic "5x5/4 classic seed=48" --trace log --save lost.txt
  game   5x5/4 classic seed=48 game=0
  agent  basic

  Asking (2,3): the rules keep the first cell free
    Received clue: 0
    Opened with it: (1,2)=0 (1,3)=0 (1,4)=0 (2,2)=1 (2,4)=0 (3,2)=2 (3,3)=1 (3,4)=1 (0,1)=1 (0,2)=0 (0,3)=0 (1,1)=1 (2,1)=2 (0,4)=0
    Concluded: (3,1) is a mine: the 1 at (2,2) needs every unknown neighbour to be a mine
  Flagging (3,1)
  Asking (4,4): a guess at random
    Received clue: 1
    Concluded: (4,3) is a mine: the 1 at (4,4) needs every unknown neighbour to be a mine
    Concluded: (4,2) is safe: the 1 at (3,3) has all its mines
    Concluded: (4,1) is safe: the 2 at (3,2) has all its mines
  Flagging (4,3)
  Asking (4,2)
    Received clue: 2
  Asking (4,1)
    Received clue: 2
  Asking (4,0): a guess at random
    Stepped on a mine

  The true layout:
       0  1  2  3  4
    0  1  1  0  0  0
    1  *  1  0  0  0
    2  2  2  1  0  0
    3  2  *  2  1  1
    4  *  2  2  *  1

  score 0.500: 2 of 4 mines identified, 1 stepped on, not won
  7 moves, 2 guesses, 0 wrong flags

  $ cat lost.txt
  minewise transcript 1
  game 5x5/4 classic seed=48 game=0
  agent basic
  open 2,3 -> 0 +14 : promise
  flag 3,1 : proof single-point 2,2
  open 4,4 -> 1 : random
  flag 4,3 : proof single-point 4,4
  open 4,2 -> 2 : proof single-point 3,3
  open 4,1 -> 2 : proof single-point 3,2
  open 4,0 -> mine : random
  layout
  . . . . .
  * . . . .
  . . . . .
  . * . . .
  * . . * .
  result score 0.5 won 0 stepped 1 guesses 2 moves 7 wrong_flags 0

  $ minewise replay lost.txt
  game   5x5/4 classic seed=48 game=0
  agent  basic

  checked: score 0.5 won 0 stepped 1 guesses 2 moves 7 wrong_flags 0
