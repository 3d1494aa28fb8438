# minewise play

Without a trace only the end is shown: the board as the player left it, and the figures.

  $ minewise play --agent basic "6x4/5 survival seed=1"
  game   6x4/5 survival seed=1 game=0
  agent  basic

       0  1  2  3  4  5
    0  0  1  1  1  2  F
    1  0  1  F  2  3  F
    2  0  1  2  3  F  2
    3  0  0  1  M  2  1

  score 0.800: 4 of 5 mines identified, 1 stepped on, not won
  24 moves, 3 guesses, 0 wrong flags

With a trace the boards or the commentary come first and the true layout last. Whole games of both kinds
stand in tests/golden; here is how they begin and end.

  $ minewise play --agent basic "6x4/5 survival seed=1" --trace steps | head -18
  game   6x4/5 survival seed=1 game=0
  agent  basic

  ? covered, 0-8 clue, _ clue withheld, F flagged, M mine stepped on,
  + proved safe, x proved a mine
  just now: [ ] by proof, ( ) a guess at random, | | chosen by probability,
  < > by the rules, { } by a cascade
  (not by one clue alone): the agent basic could not have proved this

  1. open (2,0): a guess at random
       0  1  2  3  4  5
    0  ?  ?  ?  ?  ?  ?
    1  +  +  ?  ?  ?  ?
    2 (0) +  ?  ?  ?  ?
    3  +  +  ?  ?  ?  ?

  2. open (1,0): the 0 at (2,0) touches no mine
       0  1  2  3  4  5

  $ minewise play --agent basic "6x4/5 survival seed=1" --trace steps | tail -9
  The true layout:
       0  1  2  3  4  5
    0  0  1  1  1  2  *
    1  0  1  *  2  3  *
    2  0  1  2  3  *  2
    3  0  0  1  *  2  1

  score 0.800: 4 of 5 mines identified, 1 stepped on, not won
  24 moves, 3 guesses, 0 wrong flags

  $ minewise play --agent basic "6x4/5 survival seed=1" --trace log | head -8
  game   6x4/5 survival seed=1 game=0
  agent  basic

  Asking (2,0): a guess at random
    Received clue: 0
    Concluded: (1,0) is safe: the 0 at (2,0) touches no mine
    Concluded: (1,1) is safe: the 0 at (2,0) touches no mine
    Concluded: (2,1) is safe: the 0 at (2,0) touches no mine

  $ minewise play --agent basic "6x4/5 survival seed=1" --trace log | tail -9
  The true layout:
       0  1  2  3  4  5
    0  0  1  1  1  2  *
    1  0  1  *  2  3  *
    2  0  1  2  3  *  2
    3  0  0  1  *  2  1

  score 0.800: 4 of 5 mines identified, 1 stepped on, not won
  24 moves, 3 guesses, 0 wrong flags

The figures for programs:

  $ minewise play --agent basic "6x4/5 survival seed=1" --format json
  {"game":"6x4/5 survival seed=1 game=0","agent":"basic","won":false,"score":0.8,"stepped":1,"guesses":3,"moves":24,"wrong_flags":0}

  $ minewise play "6x4/5 survival seed=1" --format json --trace none --agent random
  {"game":"6x4/5 survival seed=1 game=0","agent":"random","won":false,"score":0.0,"stepped":5,"guesses":24,"moves":24,"wrong_flags":0}

Several agents play the same game in turn, text or JSON.

  $ minewise play --agent random,basic-once,basic "4x3/3 survival seed=5"
  game   4x3/3 survival seed=5 game=0
  agent  random

       0  1  2  3
    0  2  M  2  1
    1  M  2  2  M
    2  1  1  1  1

  score 0.000: 0 of 3 mines identified, 3 stepped on, not won
  12 moves, 12 guesses, 0 wrong flags

  game   4x3/3 survival seed=5 game=0
  agent  basic-once

       0  1  2  3
    0  2  M  2  1
    1  F  2  2  M
    2  1  1  1  1

  score 0.333: 1 of 3 mines identified, 2 stepped on, not won
  12 moves, 9 guesses, 0 wrong flags

  game   4x3/3 survival seed=5 game=0
  agent  basic

       0  1  2  3
    0  2  M  2  1
    1  F  2  2  F
    2  1  1  1  1

  score 0.667: 2 of 3 mines identified, 1 stepped on, not won
  12 moves, 6 guesses, 0 wrong flags

  $ minewise play --agent random,basic-once,basic "4x3/3 survival seed=5" --format json
  {"game":"4x3/3 survival seed=5 game=0","agent":"random","won":false,"score":0.0,"stepped":3,"guesses":12,"moves":12,"wrong_flags":0}
  {"game":"4x3/3 survival seed=5 game=0","agent":"basic-once","won":false,"score":0.3333333333333333,"stepped":2,"guesses":9,"moves":12,"wrong_flags":0}
  {"game":"4x3/3 survival seed=5 game=0","agent":"basic","won":false,"score":0.6666666666666666,"stepped":1,"guesses":6,"moves":12,"wrong_flags":0}

  $ minewise play --agent basic,basic "3x3/1 classic seed=5" --trace log | grep -c "The true layout"
  2

The words of an ID need no quotes, come in any order after the rules, and are printed in one order. Sizes
have names, and a single number is a square.

  $ minewise play --agent basic 6x4/5 survival seed=1 --format json
  {"game":"6x4/5 survival seed=1 game=0","agent":"basic","won":false,"score":0.8,"stepped":1,"guesses":3,"moves":24,"wrong_flags":0}

  $ minewise play --agent basic --format json 6x4/5 seed=1 survival game=0
  {"game":"6x4/5 survival seed=1 game=0","agent":"basic","won":false,"score":0.8,"stepped":1,"guesses":3,"moves":24,"wrong_flags":0}

  $ minewise play --agent basic --format json 8/9 classic seed=3 topology=torus first=zero count=hidden game=12 on-mine=go
  {"game":"8x8/9 classic on-mine=go count=hidden first=zero topology=torus seed=3 game=12","agent":"basic","won":true,"score":1.0,"stepped":0,"guesses":0,"moves":27,"wrong_flags":0}

  $ minewise play --agent basic --format json beginner classic seed=1
  {"game":"9x9/10 classic seed=1 game=0","agent":"basic","won":false,"score":0.7,"stepped":1,"guesses":1,"moves":18,"wrong_flags":0}

  $ minewise play --agent basic --format json intermediate classic seed=1
  {"game":"16x16/40 classic seed=1 game=0","agent":"basic","won":false,"score":0.9,"stepped":1,"guesses":1,"moves":97,"wrong_flags":0}

  $ minewise play --agent basic --format json expert survival seed=1
  {"game":"30x16/99 survival seed=1 game=0","agent":"basic","won":false,"score":0.9393939393939394,"stepped":6,"guesses":19,"moves":480,"wrong_flags":0}

  $ minewise play --agent basic --format json 5@0.25 survival clues=withheld:.5+cautious seed=18446744073709551615
  {"game":"5x5@0.25 survival clues=withheld:0.5+cautious seed=18446744073709551615 game=0","agent":"basic","won":false,"score":0.0,"stepped":13,"guesses":24,"moves":25,"wrong_flags":0}

Settings that the rules have anyway are left out of the ID.

  $ minewise play --agent basic --format json 5x5/3 classic on-mine=lose count=shown first=safe cascade=yes clues=exact topology=square seed=1
  {"game":"5x5/3 classic seed=1 game=0","agent":"basic","won":true,"score":1.0,"stepped":0,"guesses":2,"moves":8,"wrong_flags":0}

A game of one cell, a board without mines, a board of nothing else.

  $ minewise play --agent basic "1x1/1 survival seed=1"
  game   1x1/1 survival seed=1 game=0
  agent  basic

       0
    0  M

  score 0.000: 0 of 1 mine identified, 1 stepped on, not won
  1 move, 1 guess, 0 wrong flags

  $ minewise play --agent basic "1x1/0 classic seed=1"
  game   1x1/0 classic seed=1 game=0
  agent  basic

       0
    0  0

  score 1.000: 0 of 0 mines identified, 0 stepped on, won
  1 move, 0 guesses, 0 wrong flags

  $ minewise play --agent basic "2x2/4 classic first=any seed=1" --trace steps
  game   2x2/4 classic first=any seed=1 game=0
  agent  basic

  The true layout:
       0  1
    0  *  *
    1  *  *

  score 1.000: 4 of 4 mines identified, 0 stepped on, won
  0 moves, 0 guesses, 0 wrong flags

A board over 60 cells wide or high is not drawn; a step then tells what changed.

  $ minewise play --agent basic "61x2/1 survival first=0,0 seed=1"
  game   61x2/1 survival first=0,0 seed=1 game=0
  agent  basic

  Boards with sides over 60 cells are not drawn.
  score 1.000: 1 of 1 mine identified, 0 stepped on, won
  122 moves, 3 guesses, 0 wrong flags

  $ minewise play --agent basic "61x2/1 classic first=zero:0,0 seed=1" --trace steps | cut -c 1-100
  game   61x2/1 classic first=zero:0,0 seed=1 game=0
  agent  basic

  1. open (0,0): the rules keep the first cell free
     (0,0)=0 (0,1)=0 (1,0)=0 (1,1)=0 (0,2)=0 (1,2)=0 (0,3)=0 (1,3)=0 (0,4)=0 (1,4)=0 (0,5)=0 (1,5)=0 (
  2. open (1,47): a guess at random
     (1,47)=0 (0,46)=0 (0,47)=0 (0,48)=0 (1,46)=0 (1,48)=0 (0,45)=0 (1,45)=0 (0,49)=0 (1,49)=0 (0,44)=
  3. open (1,22): a guess at random
     (1,22)=M

  Boards with sides over 60 cells are not drawn.
  score 0.000: 0 of 1 mine identified, 1 stepped on, not won
  3 moves, 2 guesses, 0 wrong flags

  $ minewise play --agent basic "60x1/1 classic first=zero:0,0 seed=1" | head -5
  game   60x1/1 classic first=zero:0,0 seed=1 game=0
  agent  basic

       0  1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59
    0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  1  F  1  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0

The largest board is played in seconds.

  $ minewise play --agent basic "1000x1000/150000 survival seed=1" --format json | cut -d , -f 1-2,7-
  {"game":"1000x1000/150000 survival seed=1 game=0","agent":"basic","moves":1000000,"wrong_flags":0}
