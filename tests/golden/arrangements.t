# Agents that count arrangements

`double` names the few clues from which a proof follows, and guesses by shares of arrangements.

  $ minewise play --agent double "6x4/5 survival seed=3" --trace log
  game   6x4/5 survival seed=3 game=0
  agent  double

  Asking (3,3): a guess at random
    Received clue: 0
    Concluded: (2,2) is safe: the 0 at (3,3) touches no mine
    Concluded: (2,3) is safe: the 0 at (3,3) touches no mine
    Concluded: (2,4) is safe: the 0 at (3,3) touches no mine
    Concluded: (3,2) is safe: the 0 at (3,3) touches no mine
    Concluded: (3,4) is safe: the 0 at (3,3) touches no mine
  Asking (2,2)
    Received clue: 0
    Concluded: (1,1) is safe: the 0 at (2,2) touches no mine
    Concluded: (1,2) is safe: the 0 at (2,2) touches no mine
    Concluded: (1,3) is safe: the 0 at (2,2) touches no mine
    Concluded: (2,1) is safe: the 0 at (2,2) touches no mine
    Concluded: (3,1) is safe: the 0 at (2,2) touches no mine
  Asking (2,3)
    Received clue: 1
    Concluded: (1,4) is a mine: the 1 at (2,3) needs every unknown neighbour to be a mine
  Asking (2,4)
    Received clue: 2
  Asking (3,2)
    Received clue: 0
  Asking (3,4)
    Received clue: 1
  Asking (1,1)
    Received clue: 2
  Asking (1,2)
    Received clue: 1
  Asking (1,3)
    Received clue: 3
  Asking (2,1)
    Received clue: 1
  Asking (3,1)
    Received clue: 0
    Concluded: (2,0) is safe: the 0 at (3,1) touches no mine
    Concluded: (3,0) is safe: the 0 at (3,1) touches no mine
    Concluded: (1,0) is a mine: the 1 at (2,1) needs every unknown neighbour to be a mine
  Flagging (1,4)
  Asking (2,0)
    Received clue: 1
  Asking (3,0)
    Received clue: 0
  Flagging (1,0)
    Concluded: (1,5) is safe: no arrangement that satisfies the 2 at (2,4) and the 1 at (3,4) has a mine there (not by one clue alone)
    Concluded: (0,1) is safe: no arrangement that satisfies the 1 at (1,2) and the 3 at (1,3) has a mine there (not by one clue alone)
    Concluded: (0,4) is a mine: every arrangement that satisfies the 1 at (1,2) and the 3 at (1,3) has a mine there (not by one clue alone)
  Asking (1,5)
    Received clue: 3
  Asking (0,1)
    Received clue: 2
  Flagging (0,4)
  Asking (2,5): a guess, estimated 50% a mine: the least share of arrangements; tied with 5 others, drawn at random
    Stepped on a mine
    Concluded: (0,5) is safe: the 3 at (1,5) has all its mines
    Concluded: (3,5) is safe: the 2 at (2,4) has all its mines
  Asking (0,5)
    Received clue: 2
  Asking (3,5)
    Received clue: 1
  Asking (0,0): a guess, estimated 50% a mine: the least share of arrangements; tied with 2 others, drawn at random
    Received clue: 1
    Concluded: (0,2) is a mine: the 2 at (0,1) needs every unknown neighbour to be a mine
    Concluded: (0,3) is safe: the 1 at (1,2) has all its mines
  Flagging (0,2)
  Asking (0,3)
    Received clue: 3

  The true layout:
       0  1  2  3  4  5
    0  1  2  *  3  *  2
    1  *  2  1  3  *  3
    2  1  1  0  1  2  *
    3  0  0  0  0  1  1

  score 0.800: 4 of 5 mines identified, 1 stepped on, not won
  24 moves, 3 guesses, 0 wrong flags

`triple-risk` opens in one batch whatever is below its threshold, and `triple-tie` prefers cells in many equations.

  $ minewise play --agent triple-risk:threshold=0.3 "6x4/5 survival seed=3" --trace log
  game   6x4/5 survival seed=3 game=0
  agent  triple-risk:threshold=0.3

  Asking (2,1): a guess at random
    Received clue: 1
  Asking (1,0): a guess, estimated 12.5% a mine: under the threshold of 30%, in a batch of 8
    Stepped on a mine
  Asking (1,1): a guess, estimated 12.5% a mine: under the threshold of 30%, in a batch of 8
    Received clue: 2
  Asking (1,2): a guess, estimated 12.5% a mine: under the threshold of 30%, in a batch of 8
    Received clue: 1
  Asking (2,0): a guess, estimated 12.5% a mine: under the threshold of 30%, in a batch of 8
    Received clue: 1
  Asking (2,2): a guess, estimated 12.5% a mine: under the threshold of 30%, in a batch of 8
    Received clue: 0
  Asking (3,0): a guess, estimated 12.5% a mine: under the threshold of 30%, in a batch of 8
    Received clue: 0
  Asking (3,1): a guess, estimated 12.5% a mine: under the threshold of 30%, in a batch of 8
    Received clue: 0
  Asking (3,2): a guess, estimated 12.5% a mine: under the threshold of 30%, in a batch of 8
    Received clue: 0
    Concluded: (1,3) is safe: the 0 at (2,2) touches no mine
    Concluded: (2,3) is safe: the 0 at (2,2) touches no mine
    Concluded: (3,3) is safe: the 0 at (2,2) touches no mine
  Asking (1,3)
    Received clue: 3
  Asking (2,3)
    Received clue: 1
  Asking (3,3)
    Received clue: 0
    Concluded: (2,4) is safe: the 0 at (3,3) touches no mine
    Concluded: (3,4) is safe: the 0 at (3,3) touches no mine
    Concluded: (1,4) is a mine: the 1 at (2,3) needs every unknown neighbour to be a mine
  Asking (2,4)
    Received clue: 2
  Asking (3,4)
    Received clue: 1
  Flagging (1,4)
    Concluded: (1,5) is safe: the 2 at (2,4) and the 1 at (3,4) overlap so that no mine is left for it (not by one clue alone)
  Asking (1,5)
    Received clue: 3
    Concluded: (0,1) is safe: no arrangement that satisfies the 1 at (1,2) and the 3 at (1,3) has a mine there (not by one clue alone)
    Concluded: (0,4) is a mine: every arrangement that satisfies the 1 at (1,2) and the 3 at (1,3) has a mine there (not by one clue alone)
  Asking (0,1)
    Received clue: 2
  Flagging (0,4)
  Asking (0,2): a guess, estimated 50% a mine: the least share of arrangements; tied with 5 others, drawn at random
    Stepped on a mine
    Concluded: (0,0) is safe: the 2 at (0,1) has all its mines
    Concluded: (0,3) is safe: the 1 at (1,2) has all its mines
  Asking (0,0)
    Received clue: 1
  Asking (0,3)
    Received clue: 3
  Asking (3,5): a guess, estimated 50% a mine: the least share of arrangements; tied with 2 others, drawn at random
    Received clue: 1
    Concluded: (2,5) is a mine: the 1 at (3,5) needs every unknown neighbour to be a mine
    Concluded: (0,5) is safe: the 3 at (1,5) has all its mines
  Flagging (2,5)
  Asking (0,5)
    Received clue: 2

  The true layout:
       0  1  2  3  4  5
    0  1  2  *  3  *  2
    1  *  2  1  3  *  3
    2  1  1  0  1  2  *
    3  0  0  0  0  1  1

  score 0.600: 3 of 5 mines identified, 2 stepped on, not won
  24 moves, 11 guesses, 0 wrong flags

  $ minewise play --agent triple-tie "6x4/5 survival seed=3" --trace log
  game   6x4/5 survival seed=3 game=0
  agent  triple-tie

  Asking (2,2): a guess at random
    Received clue: 0
    Concluded: (1,1) is safe: the 0 at (2,2) touches no mine
    Concluded: (1,2) is safe: the 0 at (2,2) touches no mine
    Concluded: (1,3) is safe: the 0 at (2,2) touches no mine
    Concluded: (2,1) is safe: the 0 at (2,2) touches no mine
    Concluded: (2,3) is safe: the 0 at (2,2) touches no mine
    Concluded: (3,1) is safe: the 0 at (2,2) touches no mine
    Concluded: (3,2) is safe: the 0 at (2,2) touches no mine
    Concluded: (3,3) is safe: the 0 at (2,2) touches no mine
  Asking (1,1)
    Received clue: 2
  Asking (1,2)
    Received clue: 1
  Asking (1,3)
    Received clue: 3
  Asking (2,1)
    Received clue: 1
  Asking (2,3)
    Received clue: 1
  Asking (3,1)
    Received clue: 0
    Concluded: (2,0) is safe: the 0 at (3,1) touches no mine
    Concluded: (3,0) is safe: the 0 at (3,1) touches no mine
    Concluded: (1,0) is a mine: the 1 at (2,1) needs every unknown neighbour to be a mine
  Asking (3,2)
    Received clue: 0
  Asking (3,3)
    Received clue: 0
    Concluded: (2,4) is safe: the 0 at (3,3) touches no mine
    Concluded: (3,4) is safe: the 0 at (3,3) touches no mine
    Concluded: (1,4) is a mine: the 1 at (2,3) needs every unknown neighbour to be a mine
  Asking (2,0)
    Received clue: 1
  Asking (3,0)
    Received clue: 0
  Flagging (1,0)
  Asking (2,4)
    Received clue: 2
  Asking (3,4)
    Received clue: 1
  Flagging (1,4)
    Concluded: (0,1) is safe: no arrangement that satisfies the 1 at (1,2) and the 3 at (1,3) has a mine there (not by one clue alone)
    Concluded: (0,4) is a mine: every arrangement that satisfies the 1 at (1,2) and the 3 at (1,3) has a mine there (not by one clue alone)
    Concluded: (1,5) is safe: no arrangement that satisfies the 2 at (2,4) and the 1 at (3,4) has a mine there (not by one clue alone)
  Asking (0,1)
    Received clue: 2
  Flagging (0,4)
  Asking (1,5)
    Received clue: 3
  Asking (0,2): a guess, estimated 50% a mine: the least share of arrangements; tied with 5 others, next to most clues
    Stepped on a mine
    Concluded: (0,0) is safe: the 2 at (0,1) has all its mines
    Concluded: (0,3) is safe: the 1 at (1,2) has all its mines
  Asking (0,0)
    Received clue: 1
  Asking (0,3)
    Received clue: 3
  Asking (2,5): a guess, estimated 50% a mine: the least share of arrangements; tied with 2 others, next to most clues
    Stepped on a mine
    Concluded: (0,5) is safe: the 3 at (1,5) has all its mines
    Concluded: (3,5) is safe: the 2 at (2,4) has all its mines
  Asking (0,5)
    Received clue: 2
  Asking (3,5)
    Received clue: 1

  The true layout:
       0  1  2  3  4  5
    0  1  2  *  3  *  2
    1  *  2  1  3  *  3
    2  1  1  0  1  2  *
    3  0  0  0  0  1  1

  score 0.600: 3 of 5 mines identified, 2 stepped on, not won
  24 moves, 3 guesses, 0 wrong flags

# Local ratios

  $ minewise play --agent local "6x4/5 survival clues=withheld:0.3 count=shown seed=3" --trace log
  game   6x4/5 survival count=shown clues=withheld:0.3 seed=3 game=0
  agent  local

  Asking (3,5): a guess, estimated 20.8% a mine: the share of mines left, no more than any local clue ratio; tied with 23 others, drawn at random
    The clue is withheld
  Asking (2,5): a guess, estimated 0% a mine: the least of the local clue ratios; tied with 2 others, drawn at random
    Stepped on a mine
  Asking (2,4): a guess, estimated 0% a mine: the least of the local clue ratios; tied with 1 other, drawn at random
    The clue is withheld
  Asking (3,4): a guess, estimated 8.33% a mine: the least of the local clue ratios
    Received clue: 1
    Concluded: (2,3) is safe: the 1 at (3,4) has all its mines
    Concluded: (3,3) is safe: the 1 at (3,4) has all its mines
  Asking (2,3)
    Received clue: 1
  Asking (3,3)
    The clue is withheld
  Asking (3,2): a guess, estimated 10% a mine: the least of the local clue ratios; tied with 1 other, drawn at random
    The clue is withheld
  Asking (2,1): a guess, estimated 0% a mine: the least of the local clue ratios; tied with 1 other, drawn at random
    Received clue: 1
  Asking (3,1): a guess, estimated 7.14% a mine: the least of the local clue ratios
    The clue is withheld
  Asking (2,2): a guess, estimated 8.33% a mine: the least of the local clue ratios; tied with 2 others, drawn at random
    Received clue: 0
    Concluded: (1,1) is safe: the 0 at (2,2) touches no mine
    Concluded: (1,2) is safe: the 0 at (2,2) touches no mine
    Concluded: (1,3) is safe: the 0 at (2,2) touches no mine
    Concluded: (1,4) is a mine: the 1 at (2,3) needs every unknown neighbour to be a mine
  Asking (1,1)
    The clue is withheld
  Asking (1,2)
    Received clue: 1
  Asking (1,3)
    Received clue: 3
  Flagging (1,4)
  Asking (1,5): a guess, estimated 0% a mine: the least of the local clue ratios
    Received clue: 3
  Asking (3,0): a guess, estimated 16.7% a mine: the least of the local clue ratios
    Received clue: 0
    Concluded: (2,0) is safe: the 0 at (3,0) touches no mine
    Concluded: (1,0) is a mine: the 1 at (2,1) needs every unknown neighbour to be a mine
  Asking (2,0)
    Received clue: 1
  Flagging (1,0)
  Asking (0,0): a guess, estimated 0% a mine: the least of the local clue ratios
    Received clue: 1
    Concluded: (0,1) is safe: the 1 at (0,0) has all its mines
  Asking (0,1)
    Received clue: 2
    Concluded: (0,2) is a mine: the 2 at (0,1) needs every unknown neighbour to be a mine
    Concluded: (0,3) is safe: the 1 at (1,2) has all its mines
    Concluded: (0,4) is a mine: the 3 at (1,3) needs every unknown neighbour to be a mine
    Concluded: (0,5) is safe: the 3 at (1,5) has all its mines
  Flagging (0,2)
  Asking (0,3)
    The clue is withheld
  Flagging (0,4)
  Asking (0,5)
    The clue is withheld

  The true layout:
       0  1  2  3  4  5
    0  1  2  *  3  *  2
    1  *  2  1  3  *  3
    2  1  1  0  1  2  *
    3  0  0  0  0  1  1

  score 0.800: 4 of 5 mines identified, 1 stepped on, not won
  24 moves, 11 guesses, 0 wrong flags
