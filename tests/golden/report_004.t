# The board of report 004

The report prints one final board, with B for the mines:

    B 1 0 0 0 0
    1 2 1 1 1 1
    0 1 B 2 3 B
    1 2 3 B 3 B
    2 B 4 2 3 1
    2 B 3 B 1 0

The same mines as a layout file:

  $ cat > board.txt <<END
  > // the final board of report 004
  > * . . . . .
  > . . . . . .
  > . . * . . *
  > . . . * . *
  > . * . . . .
  > . * . * . .
  > END

Its game began at (3,5), a mine, and went on. The true layout at the end shows the report's clues.

  $ minewise play --agent basic --layout board.txt "survival first=3,5 seed=1" --trace log --save game.txt
  game   6x6/8 survival first=3,5 seed=1 game=0
  agent  basic
  layout given

  Asking (3,5): the rules choose the first cell
    Stepped on a mine
  Asking (5,1): a guess at random
    Stepped on a mine
  Asking (0,3): a guess at random
    Received clue: 0
    Concluded: (0,2) is safe: the 0 at (0,3) touches no mine
    Concluded: (0,4) is safe: the 0 at (0,3) touches no mine
    Concluded: (1,2) is safe: the 0 at (0,3) touches no mine
    Concluded: (1,3) is safe: the 0 at (0,3) touches no mine
    Concluded: (1,4) is safe: the 0 at (0,3) touches no mine
  Asking (0,2)
    Received clue: 0
    Concluded: (0,1) is safe: the 0 at (0,2) touches no mine
    Concluded: (1,1) is safe: the 0 at (0,2) touches no mine
  Asking (0,4)
    Received clue: 0
    Concluded: (0,5) is safe: the 0 at (0,4) touches no mine
    Concluded: (1,5) is safe: the 0 at (0,4) touches no mine
  Asking (1,2)
    Received clue: 1
  Asking (1,3)
    Received clue: 1
  Asking (1,4)
    Received clue: 1
  Asking (0,1)
    Received clue: 1
  Asking (1,1)
    Received clue: 2
  Asking (0,5)
    Received clue: 0
  Asking (1,5)
    Received clue: 1
  Asking (5,0): a guess at random
    Received clue: 2
  Asking (3,4): a guess at random
    Received clue: 3
  Asking (4,5): a guess at random
    Received clue: 1
    Concluded: (4,4) is safe: the 1 at (4,5) has all its mines
    Concluded: (5,4) is safe: the 1 at (4,5) has all its mines
    Concluded: (5,5) is safe: the 1 at (4,5) has all its mines
  Asking (4,4)
    Received clue: 3
  Asking (5,4)
    Received clue: 1
  Asking (5,5)
    Received clue: 0
  Asking (4,1): a guess at random
    Stepped on a mine
    Concluded: (4,0) is safe: the 2 at (5,0) has all its mines
  Asking (4,0)
    Received clue: 2
    Concluded: (3,0) is safe: the 2 at (4,0) has all its mines
    Concluded: (3,1) is safe: the 2 at (4,0) has all its mines
  Asking (3,0)
    Received clue: 1
    Concluded: (2,0) is safe: the 1 at (3,0) has all its mines
    Concluded: (2,1) is safe: the 1 at (3,0) has all its mines
  Asking (3,1)
    Received clue: 2
  Asking (2,0)
    Received clue: 0
    Concluded: (1,0) is safe: the 0 at (2,0) touches no mine
    Concluded: (0,0) is a mine: the 1 at (0,1) needs every unknown neighbour to be a mine
    Concluded: (2,2) is a mine: the 2 at (1,1) needs every unknown neighbour to be a mine
    Concluded: (2,3) is safe: the 1 at (1,2) has all its mines
    Concluded: (2,4) is safe: the 1 at (1,3) has all its mines
    Concluded: (3,2) is safe: the 2 at (3,1) has all its mines
    Concluded: (4,2) is safe: the 2 at (3,1) has all its mines
    Concluded: (2,5) is a mine: the 1 at (1,4) needs every unknown neighbour to be a mine
  Asking (2,1)
    Received clue: 1
  Asking (1,0)
    Received clue: 1
  Flagging (0,0)
  Flagging (2,2)
  Asking (2,3)
    Received clue: 2
    Concluded: (3,3) is a mine: the 2 at (2,3) needs every unknown neighbour to be a mine
    Concluded: (4,3) is safe: the 3 at (3,4) has all its mines
    Concluded: (5,3) is a mine: the 3 at (4,4) needs every unknown neighbour to be a mine
  Asking (2,4)
    Received clue: 3
  Asking (3,2)
    Received clue: 3
  Asking (4,2)
    Received clue: 4
    Concluded: (5,2) is safe: the 4 at (4,2) has all its mines
  Flagging (2,5)
  Flagging (3,3)
  Asking (4,3)
    Received clue: 2
  Flagging (5,3)
  Asking (5,2)
    Received clue: 3

  The true layout:
       0  1  2  3  4  5
    0  *  1  0  0  0  0
    1  1  2  1  1  1  1
    2  0  1  *  2  3  *
    3  1  2  3  *  3  *
    4  2  *  4  2  3  1
    5  2  *  3  *  1  0

  score 0.625: 5 of 8 mines identified, 3 stepped on, not won
  36 moves, 7 guesses, 0 wrong flags

  $ cat game.txt
  minewise transcript 1
  game 6x6/8 survival first=3,5 seed=1 game=0
  agent basic
  open 3,5 -> mine : forced
  open 5,1 -> mine : random
  open 0,3 -> 0 : random
  open 0,2 -> 0 : proof single-point 0,3
  open 0,4 -> 0 : proof single-point 0,3
  open 1,2 -> 1 : proof single-point 0,3
  open 1,3 -> 1 : proof single-point 0,3
  open 1,4 -> 1 : proof single-point 0,3
  open 0,1 -> 1 : proof single-point 0,2
  open 1,1 -> 2 : proof single-point 0,2
  open 0,5 -> 0 : proof single-point 0,4
  open 1,5 -> 1 : proof single-point 0,4
  open 5,0 -> 2 : random
  open 3,4 -> 3 : random
  open 4,5 -> 1 : random
  open 4,4 -> 3 : proof single-point 4,5
  open 5,4 -> 1 : proof single-point 4,5
  open 5,5 -> 0 : proof single-point 4,5
  open 4,1 -> mine : random
  open 4,0 -> 2 : proof single-point 5,0
  open 3,0 -> 1 : proof single-point 4,0
  open 3,1 -> 2 : proof single-point 4,0
  open 2,0 -> 0 : proof single-point 3,0
  open 2,1 -> 1 : proof single-point 3,0
  open 1,0 -> 1 : proof single-point 2,0
  flag 0,0 : proof single-point 0,1
  flag 2,2 : proof single-point 1,1
  open 2,3 -> 2 : proof single-point 1,2
  open 2,4 -> 3 : proof single-point 1,3
  open 3,2 -> 3 : proof single-point 3,1
  open 4,2 -> 4 : proof single-point 3,1
  flag 2,5 : proof single-point 1,4
  flag 3,3 : proof single-point 2,3
  open 4,3 -> 2 : proof single-point 3,4
  flag 5,3 : proof single-point 4,4
  open 5,2 -> 3 : proof single-point 4,2
  layout given
  * . . . . .
  . . . . . .
  . . * . . *
  . . . * . *
  . * . . . .
  . * . * . .
  result score 0.625 won 0 stepped 3 guesses 7 moves 36 wrong_flags 0

  $ minewise replay game.txt
  game   6x6/8 survival first=3,5 seed=1 game=0
  agent  basic
  layout given

  checked: score 0.625 won 0 stepped 3 guesses 7 moves 36 wrong_flags 0

The same board without a first cell, watched step by step to its last one:

  $ minewise play --agent basic --layout board.txt "survival seed=4" --trace steps
  game   6x6/8 survival seed=4 game=0
  agent  basic
  layout given

  ? covered, 0-8 clue, _ clue withheld, F flagged, M mine stepped on,
  + proved safe, x proved a mine
  just now: [ ] by proof, ( ) a guess at random, | | chosen by probability,
  < > by the rules, { } by a cascade
  (not by one clue alone): the agent basic could not have proved this

  1. open (0,1): a guess at random
       0  1  2  3  4  5
    0  ? (1) ?  ?  ?  ?
    1  ?  ?  ?  ?  ?  ?
    2  ?  ?  ?  ?  ?  ?
    3  ?  ?  ?  ?  ?  ?
    4  ?  ?  ?  ?  ?  ?
    5  ?  ?  ?  ?  ?  ?

  2. open (5,4): a guess at random
       0  1  2  3  4  5
    0  ?  1  ?  ?  ?  ?
    1  ?  ?  ?  ?  ?  ?
    2  ?  ?  ?  ?  ?  ?
    3  ?  ?  ?  ?  ?  ?
    4  ?  ?  ?  ?  ?  ?
    5  ?  ?  ?  ? (1) ?

  3. open (3,2): a guess at random
       0  1  2  3  4  5
    0  ?  1  ?  ?  ?  ?
    1  ?  ?  ?  ?  ?  ?
    2  ?  ?  ?  ?  ?  ?
    3  ?  ? (3) ?  ?  ?
    4  ?  ?  ?  ?  ?  ?
    5  ?  ?  ?  ?  1  ?

  4. open (4,1): a guess at random
       0  1  2  3  4  5
    0  ?  1  ?  ?  ?  ?
    1  ?  ?  ?  ?  ?  ?
    2  ?  ?  ?  ?  ?  ?
    3  ?  ?  3  ?  ?  ?
    4  ? (M) ?  ?  ?  ?
    5  ?  ?  ?  ?  1  ?

  5. open (5,1): a guess at random
       0  1  2  3  4  5
    0  ?  1  ?  ?  ?  ?
    1  ?  ?  ?  ?  ?  ?
    2  ?  ?  ?  ?  ?  ?
    3  ?  ?  3  ?  ?  ?
    4  ?  M  ?  ?  ?  ?
    5  ? (M) ?  ?  1  ?

  6. open (3,0): a guess at random
       0  1  2  3  4  5
    0  ?  1  ?  ?  ?  ?
    1  ?  ?  ?  ?  ?  ?
    2  +  +  ?  ?  ?  ?
    3 (1) +  3  ?  ?  ?
    4  +  M  ?  ?  ?  ?
    5  ?  M  ?  ?  1  ?

  7. open (2,0): the 1 at (3,0) has all its mines
       0  1  2  3  4  5
    0  ?  1  ?  ?  ?  ?
    1  +  +  ?  ?  ?  ?
    2 [0] +  ?  ?  ?  ?
    3  1  +  3  ?  ?  ?
    4  +  M  ?  ?  ?  ?
    5  ?  M  ?  ?  1  ?

  8. open (2,1): the 1 at (3,0) has all its mines
       0  1  2  3  4  5
    0  ?  1  ?  ?  ?  ?
    1  +  +  ?  ?  ?  ?
    2  0 [1] ?  ?  ?  ?
    3  1  +  3  ?  ?  ?
    4  +  M  ?  ?  ?  ?
    5  ?  M  ?  ?  1  ?

  9. open (3,1): the 1 at (3,0) has all its mines
       0  1  2  3  4  5
    0  ?  1  ?  ?  ?  ?
    1  +  +  ?  ?  ?  ?
    2  0  1  ?  ?  ?  ?
    3  1 [2] 3  ?  ?  ?
    4  +  M  ?  ?  ?  ?
    5  ?  M  ?  ?  1  ?

  10. open (4,0): the 1 at (3,0) has all its mines
       0  1  2  3  4  5
    0  ?  1  ?  ?  ?  ?
    1  +  +  ?  ?  ?  ?
    2  0  1  ?  ?  ?  ?
    3  1  2  3  ?  ?  ?
    4 [2] M  ?  ?  ?  ?
    5  +  M  ?  ?  1  ?

  11. open (1,0): the 0 at (2,0) touches no mine
       0  1  2  3  4  5
    0  x  1  +  ?  ?  ?
    1 [1] +  +  ?  ?  ?
    2  0  1  x  ?  ?  ?
    3  1  2  3  ?  ?  ?
    4  2  M  +  ?  ?  ?
    5  +  M  ?  ?  1  ?

  12. open (1,1): the 0 at (2,0) touches no mine
       0  1  2  3  4  5
    0  x  1  +  ?  ?  ?
    1  1 [2] +  ?  ?  ?
    2  0  1  x  ?  ?  ?
    3  1  2  3  ?  ?  ?
    4  2  M  +  ?  ?  ?
    5  +  M  ?  ?  1  ?

  13. open (5,0): the 2 at (4,0) has all its mines
       0  1  2  3  4  5
    0  x  1  +  ?  ?  ?
    1  1  2  +  ?  ?  ?
    2  0  1  x  ?  ?  ?
    3  1  2  3  ?  ?  ?
    4  2  M  +  ?  ?  ?
    5 [2] M  ?  ?  1  ?

  14. flag (0,0): the 1 at (1,0) needs every unknown neighbour to be a mine
       0  1  2  3  4  5
    0 [F] 1  +  ?  ?  ?
    1  1  2  +  ?  ?  ?
    2  0  1  x  ?  ?  ?
    3  1  2  3  ?  ?  ?
    4  2  M  +  ?  ?  ?
    5  2  M  ?  ?  1  ?

  15. open (0,2): the 1 at (0,1) has all its mines
       0  1  2  3  4  5
    0  F  1 [0] +  ?  ?
    1  1  2  +  +  ?  ?
    2  0  1  x  ?  ?  ?
    3  1  2  3  ?  ?  ?
    4  2  M  +  ?  ?  ?
    5  2  M  ?  ?  1  ?

  16. open (1,2): the 1 at (0,1) has all its mines
       0  1  2  3  4  5
    0  F  1  0  +  ?  ?
    1  1  2 [1] +  ?  ?
    2  0  1  x  +  ?  ?
    3  1  2  3  ?  ?  ?
    4  2  M  +  ?  ?  ?
    5  2  M  ?  ?  1  ?

  17. flag (2,2): the 1 at (2,1) needs every unknown neighbour to be a mine
       0  1  2  3  4  5
    0  F  1  0  +  ?  ?
    1  1  2  1  +  ?  ?
    2  0  1 [F] +  ?  ?
    3  1  2  3  ?  ?  ?
    4  2  M  +  ?  ?  ?
    5  2  M  ?  ?  1  ?

  18. open (4,2): the 2 at (3,1) has all its mines
       0  1  2  3  4  5
    0  F  1  0  +  ?  ?
    1  1  2  1  +  ?  ?
    2  0  1  F  +  ?  ?
    3  1  2  3  ?  ?  ?
    4  2  M [4] ?  ?  ?
    5  2  M  ?  ?  1  ?

  19. open (0,3): the 0 at (0,2) touches no mine
       0  1  2  3  4  5
    0  F  1  0 [0] +  ?
    1  1  2  1  +  +  ?
    2  0  1  F  +  ?  ?
    3  1  2  3  ?  ?  ?
    4  2  M  4  ?  ?  ?
    5  2  M  ?  ?  1  ?

  20. open (1,3): the 0 at (0,2) touches no mine
       0  1  2  3  4  5
    0  F  1  0  0  +  ?
    1  1  2  1 [1] +  ?
    2  0  1  F  +  +  ?
    3  1  2  3  ?  ?  ?
    4  2  M  4  ?  ?  ?
    5  2  M  ?  ?  1  ?

  21. open (2,3): the 1 at (1,2) has all its mines
       0  1  2  3  4  5
    0  F  1  0  0  +  ?
    1  1  2  1  1  +  ?
    2  0  1  F [2] +  ?
    3  1  2  3  ?  ?  ?
    4  2  M  4  ?  ?  ?
    5  2  M  ?  ?  1  ?

  22. open (0,4): the 0 at (0,3) touches no mine
       0  1  2  3  4  5
    0  F  1  0  0 [0] +
    1  1  2  1  1  +  +
    2  0  1  F  2  +  ?
    3  1  2  3  ?  ?  ?
    4  2  M  4  ?  ?  ?
    5  2  M  ?  ?  1  ?

  23. open (1,4): the 0 at (0,3) touches no mine
       0  1  2  3  4  5
    0  F  1  0  0  0  +
    1  1  2  1  1 [1] +
    2  0  1  F  2  +  x
    3  1  2  3  ?  ?  ?
    4  2  M  4  ?  ?  ?
    5  2  M  ?  ?  1  ?

  24. open (2,4): the 1 at (1,3) has all its mines
       0  1  2  3  4  5
    0  F  1  0  0  0  +
    1  1  2  1  1  1  +
    2  0  1  F  2 [3] x
    3  1  2  3  ?  ?  ?
    4  2  M  4  ?  ?  ?
    5  2  M  ?  ?  1  ?

  25. open (0,5): the 0 at (0,4) touches no mine
       0  1  2  3  4  5
    0  F  1  0  0  0 [0]
    1  1  2  1  1  1  +
    2  0  1  F  2  3  x
    3  1  2  3  ?  ?  ?
    4  2  M  4  ?  ?  ?
    5  2  M  ?  ?  1  ?

  26. open (1,5): the 0 at (0,4) touches no mine
       0  1  2  3  4  5
    0  F  1  0  0  0  0
    1  1  2  1  1  1 [1]
    2  0  1  F  2  3  x
    3  1  2  3  ?  ?  ?
    4  2  M  4  ?  ?  ?
    5  2  M  ?  ?  1  ?

  27. flag (2,5): the 1 at (1,4) needs every unknown neighbour to be a mine
       0  1  2  3  4  5
    0  F  1  0  0  0  0
    1  1  2  1  1  1  1
    2  0  1  F  2  3 [F]
    3  1  2  3  ?  ?  ?
    4  2  M  4  ?  ?  ?
    5  2  M  ?  ?  1  ?

  28. open (4,4): a guess at random
       0  1  2  3  4  5
    0  F  1  0  0  0  0
    1  1  2  1  1  1  1
    2  0  1  F  2  3  F
    3  1  2  3  ?  ?  ?
    4  2  M  4  ? (3) ?
    5  2  M  ?  ?  1  ?

  29. open (3,3): a guess at random
       0  1  2  3  4  5
    0  F  1  0  0  0  0
    1  1  2  1  1  1  1
    2  0  1  F  2  3  F
    3  1  2  3 (M) +  x
    4  2  M  4  +  3  ?
    5  2  M  ?  ?  1  ?

  30. open (3,4): the 2 at (2,3) has all its mines
       0  1  2  3  4  5
    0  F  1  0  0  0  0
    1  1  2  1  1  1  1
    2  0  1  F  2  3  F
    3  1  2  3  M [3] x
    4  2  M  4  +  3  +
    5  2  M  ?  ?  1  ?

  31. flag (3,5): the 3 at (2,4) needs every unknown neighbour to be a mine
       0  1  2  3  4  5
    0  F  1  0  0  0  0
    1  1  2  1  1  1  1
    2  0  1  F  2  3  F
    3  1  2  3  M  3 [F]
    4  2  M  4  +  3  +
    5  2  M  ?  ?  1  ?

  32. open (4,3): the 3 at (3,2) has all its mines
       0  1  2  3  4  5
    0  F  1  0  0  0  0
    1  1  2  1  1  1  1
    2  0  1  F  2  3  F
    3  1  2  3  M  3  F
    4  2  M  4 [2] 3  +
    5  2  M  ?  ?  1  ?

  33. open (4,5): the 3 at (3,4) has all its mines
       0  1  2  3  4  5
    0  F  1  0  0  0  0
    1  1  2  1  1  1  1
    2  0  1  F  2  3  F
    3  1  2  3  M  3  F
    4  2  M  4  2  3 [1]
    5  2  M  +  x  1  +

  34. open (5,5): the 1 at (4,5) has all its mines
       0  1  2  3  4  5
    0  F  1  0  0  0  0
    1  1  2  1  1  1  1
    2  0  1  F  2  3  F
    3  1  2  3  M  3  F
    4  2  M  4  2  3  1
    5  2  M  +  x  1 [0]

  35. flag (5,3): the 3 at (4,4) needs every unknown neighbour to be a mine
       0  1  2  3  4  5
    0  F  1  0  0  0  0
    1  1  2  1  1  1  1
    2  0  1  F  2  3  F
    3  1  2  3  M  3  F
    4  2  M  4  2  3  1
    5  2  M  + [F] 1  0

  36. open (5,2): the 4 at (4,2) has all its mines
       0  1  2  3  4  5
    0  F  1  0  0  0  0
    1  1  2  1  1  1  1
    2  0  1  F  2  3  F
    3  1  2  3  M  3  F
    4  2  M  4  2  3  1
    5  2  M [3] F  1  0

  The true layout:
       0  1  2  3  4  5
    0  *  1  0  0  0  0
    1  1  2  1  1  1  1
    2  0  1  *  2  3  *
    3  1  2  3  *  3  *
    4  2  *  4  2  3  1
    5  2  *  3  *  1  0

  score 0.625: 5 of 8 mines identified, 3 stepped on, not won
  36 moves, 8 guesses, 0 wrong flags

Its improved agent, on the same board from the same first cell:

  $ minewise play --layout board.txt "survival first=3,5 seed=48" --agent groups --trace log
  game   6x6/8 survival first=3,5 seed=48 game=0
  agent  groups
  layout given

  Asking (3,5): the rules choose the first cell
    Stepped on a mine
  Asking (1,0): a guess at random
    Received clue: 1
  Asking (5,4): a guess at random
    Received clue: 1
  Asking (2,0): a guess at random
    Received clue: 0
    Concluded: (1,1) is safe: the 0 at (2,0) touches no mine
    Concluded: (2,1) is safe: the 0 at (2,0) touches no mine
    Concluded: (3,0) is safe: the 0 at (2,0) touches no mine
    Concluded: (3,1) is safe: the 0 at (2,0) touches no mine
  Asking (1,1)
    Received clue: 2
  Asking (2,1)
    Received clue: 1
  Asking (3,0)
    Received clue: 1
  Asking (3,1)
    Received clue: 2
  Asking (1,2): a guess at random
    Received clue: 1
    Concluded: (4,2) is safe: no arrangement that satisfies the 1 at (2,1), the 1 at (3,0) and the 2 at (3,1) has a mine there (not by one clue alone)
    Concluded: (0,0) is a mine: every arrangement that satisfies the 2 at (1,1) and the 1 at (1,2) has a mine there (not by one clue alone)
    Concluded: (0,1) is safe: the 1 at (1,0) has all its mines (not by one clue alone)
    Concluded: (0,3) is safe: no arrangement that satisfies the 2 at (1,1) and the 1 at (1,2) has a mine there (not by one clue alone)
    Concluded: (1,3) is safe: no arrangement that satisfies the 2 at (1,1) and the 1 at (1,2) has a mine there (not by one clue alone)
    Concluded: (2,3) is safe: no arrangement that satisfies the 2 at (1,1) and the 1 at (1,2) has a mine there (not by one clue alone)
  Asking (4,2)
    Received clue: 4
  Flagging (0,0)
  Asking (0,1)
    Received clue: 1
    Concluded: (0,2) is safe: the 1 at (0,1) has all its mines
    Concluded: (2,2) is a mine: the 2 at (1,1) needs every unknown neighbour to be a mine
    Concluded: (3,2) is safe: the 1 at (2,1) has all its mines
  Asking (0,3)
    Received clue: 0
    Concluded: (0,4) is safe: the 0 at (0,3) touches no mine
    Concluded: (1,4) is safe: the 0 at (0,3) touches no mine
  Asking (1,3)
    Received clue: 1
    Concluded: (2,4) is safe: the 1 at (1,3) has all its mines
  Asking (2,3)
    Received clue: 2
  Asking (0,2)
    Received clue: 0
  Flagging (2,2)
  Asking (3,2)
    Received clue: 3
  Asking (0,4)
    Received clue: 0
    Concluded: (0,5) is safe: the 0 at (0,4) touches no mine
    Concluded: (1,5) is safe: the 0 at (0,4) touches no mine
  Asking (1,4)
    Received clue: 1
    Concluded: (2,5) is a mine: the 1 at (1,4) needs every unknown neighbour to be a mine
  Asking (2,4)
    Received clue: 3
  Asking (0,5)
    Received clue: 0
  Asking (1,5)
    Received clue: 1
  Flagging (2,5)
  Asking (4,4): a guess at random
    Received clue: 3
  Asking (5,2): a guess at random
    Received clue: 3
    Concluded: (3,3) is a mine: every arrangement that satisfies the 2 at (2,3), the 4 at (4,2) and the 3 at (4,4) has a mine there (not by one clue alone)
    Concluded: (3,4) is safe: the 2 at (2,3) has all its mines (not by one clue alone)
    Concluded: (4,0) is safe: no arrangement that satisfies the 1 at (3,0), the 4 at (4,2) and the 3 at (4,4) has a mine there (not by one clue alone)
    Concluded: (4,1) is a mine: the 1 at (3,0) needs every unknown neighbour to be a mine (not by one clue alone)
    Concluded: (4,3) is safe: the 3 at (3,2) has all its mines (not by one clue alone)
    Concluded: (4,5) is safe: no arrangement that satisfies the 4 at (4,2) and the 3 at (4,4) has a mine there (not by one clue alone)
    Concluded: (5,3) is a mine: the 4 at (4,2) needs every unknown neighbour to be a mine (not by one clue alone)
    Concluded: (5,1) is a mine: the 4 at (4,2) needs every unknown neighbour to be a mine (not by one clue alone)
    Concluded: (5,5) is safe: the 3 at (4,4) has all its mines (not by one clue alone)
  Flagging (3,3)
  Asking (3,4)
    Received clue: 3
  Asking (4,0)
    Received clue: 2
    Concluded: (5,0) is safe: the 2 at (4,0) has all its mines
  Flagging (4,1)
  Asking (4,3)
    Received clue: 2
  Asking (4,5)
    Received clue: 1
  Flagging (5,3)
  Flagging (5,1)
  Asking (5,5)
    Received clue: 0
  Asking (5,0)
    Received clue: 2

  The true layout:
       0  1  2  3  4  5
    0  *  1  0  0  0  0
    1  1  2  1  1  1  1
    2  0  1  *  2  3  *
    3  1  2  3  *  3  *
    4  2  *  4  2  3  1
    5  2  *  3  *  1  0

  score 0.875: 7 of 8 mines identified, 1 stepped on, not won
  36 moves, 7 guesses, 0 wrong flags
