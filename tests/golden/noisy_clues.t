# Clues that do not tell the whole truth

Each clue is withheld with probability 0.2. What is withheld proves nothing, in either direction.

  $ minewise play --agent basic "4x3/3 survival clues=withheld:0.2 seed=9" --trace steps --save withheld.txt
  game   4x3/3 survival clues=withheld:0.2 seed=9 game=0
  agent  basic

  ? covered, 0-8 clue, _ clue withheld, F flagged, M mine stepped on,
  + proved safe, x proved a mine
  just now: [ ] by proof, ( ) a guess at random, | | chosen by probability,
  < > by the rules, { } by a cascade
  (not by one clue alone): the agent basic could not have proved this

  1. open (1,1): a guess at random
       0  1  2  3
    0  ?  ?  ?  ?
    1  ? (3) ?  ?
    2  ?  ?  ?  ?

  2. open (1,2): a guess at random
       0  1  2  3
    0  ?  ?  ?  ?
    1  ?  3 (M) ?
    2  ?  ?  ?  ?

  3. open (2,3): a guess at random
       0  1  2  3
    0  ?  ?  ?  ?
    1  ?  3  M  ?
    2  ?  ?  ? (_)

  4. open (0,3): a guess at random
       0  1  2  3
    0  ?  ?  + (1)
    1  ?  3  M  +
    2  ?  ?  ?  _

  5. open (0,2): the 1 at (0,3) has all its mines
       0  1  2  3
    0  ?  x [2] 1
    1  ?  3  M  +
    2  ?  ?  ?  _

  6. open (1,3): the 1 at (0,3) has all its mines
       0  1  2  3
    0  ?  x  2  1
    1  ?  3  M [1]
    2  ?  ?  +  _

  7. flag (0,1): the 2 at (0,2) needs every unknown neighbour to be a mine
       0  1  2  3
    0  ? [F] 2  1
    1  ?  3  M  1
    2  ?  ?  +  _

  8. open (2,2): the 1 at (1,3) has all its mines
       0  1  2  3
    0  ?  F  2  1
    1  ?  3  M  1
    2  ?  + [1] _

  9. open (2,1): the 1 at (2,2) has all its mines
       0  1  2  3
    0  ?  F  2  1
    1  ?  3  M  1
    2  ? [2] 1  _

  10. open (1,0): a guess at random
       0  1  2  3
    0  +  F  2  1
    1 (2) 3  M  1
    2  x  2  1  _

  11. flag (2,0): the 2 at (2,1) needs every unknown neighbour to be a mine
       0  1  2  3
    0  +  F  2  1
    1  2  3  M  1
    2 [F] 2  1  _

  12. open (0,0): the 2 at (1,0) has all its mines
       0  1  2  3
    0 [_] F  2  1
    1  2  3  M  1
    2  F  2  1  _

  The true layout:
       0  1  2  3
    0  1  *  2  1
    1  2  3  *  1
    2  *  2  1  1

  score 0.667: 2 of 3 mines identified, 1 stepped on, not won
  12 moves, 5 guesses, 0 wrong flags

  $ cat withheld.txt
  minewise transcript 1
  game 4x3/3 survival clues=withheld:0.2 seed=9 game=0
  agent basic
  open 1,1 -> 3 : random
  open 1,2 -> mine : random
  open 2,3 -> _ : random
  open 0,3 -> 1 : random
  open 0,2 -> 2 : proof single-point 0,3
  open 1,3 -> 1 : proof single-point 0,3
  flag 0,1 : proof single-point 0,2
  open 2,2 -> 1 : proof single-point 1,3
  open 2,1 -> 2 : proof single-point 2,2
  open 1,0 -> 2 : random
  flag 2,0 : proof single-point 2,1
  open 0,0 -> _ : proof single-point 1,0
  layout
  . * . .
  . . * .
  * . . .
  result score 0.6666666666666666 won 0 stepped 1 guesses 5 moves 12 wrong_flags 0

  $ minewise replay withheld.txt
  game   4x3/3 survival clues=withheld:0.2 seed=9 game=0
  agent  basic

  checked: score 0.6666666666666666 won 0 stepped 1 guesses 5 moves 12 wrong_flags 0

An optimistic clue is drawn uniformly from 0 to the true number, so it may be too low and never too high:
a 0 proves nothing, a clue as large as the number of unknown neighbours proves them mines.

  $ minewise play --agent basic "4x3/5 survival clues=optimistic seed=11" --trace log --save optimistic.txt
  game   4x3/5 survival clues=optimistic seed=11 game=0
  agent  basic

  Asking (0,0): a guess at random
    Received clue: 0
  Asking (1,1): a guess at random
    Received clue: 2
  Asking (1,3): a guess at random
    Received clue: 4
  Asking (0,3): a guess at random
    Received clue: 2
    Concluded: (0,2) is a mine: the 2 at (0,3) needs every unknown neighbour to be a mine
    Concluded: (1,2) is a mine: the 2 at (0,3) needs every unknown neighbour to be a mine
    Concluded: (2,2) is a mine: the 4 at (1,3) needs every unknown neighbour to be a mine
    Concluded: (2,3) is a mine: the 4 at (1,3) needs every unknown neighbour to be a mine
  Flagging (0,2)
  Flagging (1,2)
  Flagging (2,2)
  Flagging (2,3)
  Asking (1,0): a guess at random
    Received clue: 1
  Asking (2,0): a guess at random
    Stepped on a mine
  Asking (0,1): a guess at random
    Received clue: 0
  Asking (2,1): a guess at random
    Received clue: 1

  The true layout:
       0  1  2  3
    0  0  2  *  2
    1  1  4  *  4
    2  *  3  *  *

  score 0.800: 4 of 5 mines identified, 1 stepped on, not won
  12 moves, 8 guesses, 0 wrong flags

  $ cat optimistic.txt
  minewise transcript 1
  game 4x3/5 survival clues=optimistic seed=11 game=0
  agent basic
  open 0,0 -> 0 : random
  open 1,1 -> 2 : random
  open 1,3 -> 4 : random
  open 0,3 -> 2 : random
  flag 0,2 : proof single-point 0,3
  flag 1,2 : proof single-point 0,3
  flag 2,2 : proof single-point 1,3
  flag 2,3 : proof single-point 1,3
  open 1,0 -> 1 : random
  open 2,0 -> mine : random
  open 0,1 -> 0 : random
  open 2,1 -> 1 : random
  layout
  . . * .
  . . * .
  * . * *
  result score 0.8 won 0 stepped 1 guesses 8 moves 12 wrong_flags 0

  $ minewise replay optimistic.txt
  game   4x3/5 survival clues=optimistic seed=11 game=0
  agent  basic

  checked: score 0.8 won 0 stepped 1 guesses 8 moves 12 wrong_flags 0

A cautious clue is drawn uniformly from the true number to the number of neighbours, so it may be too high
and never too low: a 0 proves all neighbours safe and, under these rules, opens them.

  $ minewise play --agent basic "4x3/2 survival clues=cautious cascade=yes seed=31" --trace steps --save cautious.txt
  game   4x3/2 survival cascade=yes clues=cautious seed=31 game=0
  agent  basic

  ? covered, 0-8 clue, _ clue withheld, F flagged, M mine stepped on,
  + proved safe, x proved a mine
  just now: [ ] by proof, ( ) a guess at random, | | chosen by probability,
  < > by the rules, { } by a cascade
  (not by one clue alone): the agent basic could not have proved this

  1. open (0,3): a guess at random
       0  1  2  3
    0  ?  ?  ? (M)
    1  ?  ?  ?  ?
    2  ?  ?  ?  ?

  2. open (0,1): a guess at random
       0  1  2  3
    0 {0}(0){4} M
    1 {4}{6}{2} ?
    2  ?  ?  ?  ?

  3. open (2,2): a guess at random
       0  1  2  3
    0  0  0  4  M
    1  4  6  2  +
    2  ?  + (M) +

  4. open (1,3): the 2 at (1,2) has all its mines
       0  1  2  3
    0  0  0  4  M
    1  4  6  2 [4]
    2  ?  +  M  +

  5. open (2,1): the 2 at (1,2) has all its mines
       0  1  2  3
    0  0  0  4  M
    1  4  6  2  4
    2  + [1] M  +

  6. open (2,3): the 2 at (1,2) has all its mines
       0  1  2  3
    0  0  0  4  M
    1  4  6  2  4
    2  +  1  M [2]

  7. open (2,0): the 1 at (2,1) has all its mines
       0  1  2  3
    0  0  0  4  M
    1  4  6  2  4
    2 [1] 1  M  2

  The true layout:
       0  1  2  3
    0  0  0  1  *
    1  0  1  2  2
    2  0  1  *  1

  score 0.000: 0 of 2 mines identified, 2 stepped on, not won
  7 moves, 3 guesses, 0 wrong flags

  $ cat cautious.txt
  minewise transcript 1
  game 4x3/2 survival cascade=yes clues=cautious seed=31 game=0
  agent basic
  open 0,3 -> mine : random
  open 0,1 -> 0 +5 : random
  open 2,2 -> mine : random
  open 1,3 -> 4 : proof single-point 1,2
  open 2,1 -> 1 : proof single-point 1,2
  open 2,3 -> 2 : proof single-point 1,2
  open 2,0 -> 1 : proof single-point 2,1
  layout
  . . . *
  . . . .
  . . * .
  result score 0 won 0 stepped 2 guesses 3 moves 7 wrong_flags 0

  $ minewise replay cautious.txt
  game   4x3/2 survival cascade=yes clues=cautious seed=31 game=0
  agent  basic

  checked: score 0 won 0 stepped 2 guesses 3 moves 7 wrong_flags 0

Withheld and optimistic together, in a game whose first cell and neighbours are kept free.

  $ minewise play --agent basic "4x3/5 survival clues=withheld:0.2+optimistic first=zero:0,0 seed=8" --trace log --save both.txt
  game   4x3/5 survival first=zero:0,0 clues=withheld:0.2+optimistic seed=8 game=0
  agent  basic

  Asking (0,0): the rules keep the first cell free
    Received clue: 0
    Concluded: (0,1) is safe: the rules promised it
    Concluded: (1,0) is safe: the rules promised it
    Concluded: (1,1) is safe: the rules promised it
  Asking (0,1)
    Received clue: 2
    Concluded: (0,2) is a mine: the 2 at (0,1) needs every unknown neighbour to be a mine
    Concluded: (1,2) is a mine: the 2 at (0,1) needs every unknown neighbour to be a mine
  Asking (1,0)
    Received clue: 2
    Concluded: (2,0) is a mine: the 2 at (1,0) needs every unknown neighbour to be a mine
    Concluded: (2,1) is a mine: the 2 at (1,0) needs every unknown neighbour to be a mine
  Asking (1,1)
    Received clue: 3
  Flagging (0,2)
  Flagging (1,2)
  Flagging (2,0)
  Flagging (2,1)
  Asking (2,3): a guess at random
    The clue is withheld
  Asking (1,3): a guess at random
    Received clue: 2
  Asking (0,3): a guess at random
    Received clue: 0
  Asking (2,2): a guess at random
    Stepped on a mine

  The true layout:
       0  1  2  3
    0  0  2  *  2
    1  2  5  *  3
    2  *  *  *  2

  score 0.800: 4 of 5 mines identified, 1 stepped on, not won
  12 moves, 4 guesses, 0 wrong flags

  $ cat both.txt
  minewise transcript 1
  game 4x3/5 survival first=zero:0,0 clues=withheld:0.2+optimistic seed=8 game=0
  agent basic
  open 0,0 -> 0 : promise
  open 0,1 -> 2 : proof single-point
  open 1,0 -> 2 : proof single-point
  open 1,1 -> 3 : proof single-point
  flag 0,2 : proof single-point 0,1
  flag 1,2 : proof single-point 0,1
  flag 2,0 : proof single-point 1,0
  flag 2,1 : proof single-point 1,0
  open 2,3 -> _ : random
  open 1,3 -> 2 : random
  open 0,3 -> 0 : random
  open 2,2 -> mine : random
  layout
  . . * .
  . . * .
  * * * .
  result score 0.8 won 0 stepped 1 guesses 4 moves 12 wrong_flags 0

  $ minewise replay both.txt
  game   4x3/5 survival first=zero:0,0 clues=withheld:0.2+optimistic seed=8 game=0
  agent  basic

  checked: score 0.8 won 0 stepped 1 guesses 4 moves 12 wrong_flags 0
