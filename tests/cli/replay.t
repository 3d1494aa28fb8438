# minewise replay

  $ minewise play --agent basic "5x4/4 survival seed=2" --save game.txt > played
  $ minewise replay game.txt
  game   5x4/4 survival seed=2 game=0
  agent  basic

  checked: score 0.5 won 0 stepped 2 guesses 7 moves 20 wrong_flags 0

From standard input:

  $ minewise replay - < game.txt | tail -1
  checked: score 0.5 won 0 stepped 2 guesses 7 moves 20 wrong_flags 0

The game can be shown again, with the reasons that were written down.

  $ minewise replay game.txt --trace steps | head -25
  game   5x4/4 survival seed=2 game=0
  agent  basic

  ? covered, 0-8 clue, _ clue withheld, F flagged, M mine stepped on,
  + proved safe, x proved a mine
  just now: [ ] by proof, ( ) a guess at random, | | chosen by probability,
  < > by the rules, { } by a cascade
  (not by one clue alone): the agent basic could not have proved this

  1. open (0,3): a guess at random
       0  1  2  3  4
    0  ?  ?  ? (1) ?
    1  ?  ?  ?  ?  ?
    2  ?  ?  ?  ?  ?
    3  ?  ?  ?  ?  ?

  2. open (0,0): a guess at random
       0  1  2  3  4
    0 (1) ?  ?  1  ?
    1  ?  ?  ?  ?  ?
    2  ?  ?  ?  ?  ?
    3  ?  ?  ?  ?  ?

  3. open (1,1): a guess at random
       0  1  2  3  4

The true layout stands at the end, as `play` shows it.

  $ minewise play --agent basic "5x4/4 survival seed=2" --trace steps | grep -A 5 'true layout' > truth
  $ minewise replay game.txt --trace steps | grep -A 5 'true layout' | cmp - truth
  $ minewise replay game.txt --trace log | grep -A 5 'true layout' | cmp - truth

  $ minewise replay game.txt --trace steps | tail -14
       0  1  2  3  4
    0  1  2  2  1  0
    1  1  M  F  1  0
    2  2  4  3  2  0
    3 [F] 2  M  1  0

  The true layout:
       0  1  2  3  4
    0  1  2  2  1  0
    1  1  *  *  1  0
    2  2  4  3  2  0
    3  *  2  *  1  0

  checked: score 0.5 won 0 stepped 2 guesses 7 moves 20 wrong_flags 0

  $ minewise replay game.txt --trace log | head -8
  game   5x4/4 survival seed=2 game=0
  agent  basic

  Asking (0,3): a guess at random
    Received clue: 1
  Asking (0,0): a guess at random
    Received clue: 1
  Asking (1,1): a guess at random

Every kind of game can be checked.

  $ while read -r id; do
  >   for agent in random basic-once basic; do
  >     minewise play --agent $agent "$id" --save any.txt > any && minewise replay any.txt > any ||
  >       echo "$agent, $id"
  >   done
  > done <<END
  > 9x9/10 classic seed=1
  > 9x9/20 survival count=shown seed=2
  > 9x9@0.2 survival on-mine=lose first=safe:0,0 seed=3
  > 9x9/20 survival topology=torus first=zero seed=4 game=7
  > 9x9/20 classic topology=hex first=4,4 seed=5
  > 9x9/20 survival clues=withheld:0.2+optimistic seed=6
  > 9x9/20 classic clues=cautious count=hidden seed=7
  > 1x1/0 classic seed=8
  > 2x2/4 classic first=any seed=9
  > END

A tampered transcript is refused, and the first line that does not hold is named. A clue:

  $ sed -n 4,7p game.txt
  open 0,3 -> 1 : random
  open 0,0 -> 1 : random
  open 1,1 -> mine : random
  open 0,1 -> 2 : proof single-point 0,0

  $ sed '4s/-> ./-> 8/' game.txt | minewise replay -
  ! minewise replay: standard input:4: 0,3 is written to show 8, but the game shows 1
  [2]

A move that was not made, one too many, one too few:

  $ sed '5s/0,0/0,3/' game.txt | minewise replay -
  ! minewise replay: standard input:5: the cell 0,3 is no longer covered
  [2]

  $ sed '/^layout/i open 0,0 -> 1 : random' game.txt | minewise replay -
  ! minewise replay: standard input:24:1: more moves, or a longer line, than any game can have
  [2]

  $ sed '4d' game.txt | minewise replay -
  ! minewise replay: standard input:15: the reason names 0,3, which shows no clue
  [2]

  $ sed '23d' game.txt | minewise replay -
  ! minewise replay: standard input:23: the game is not over after the last move written
  [2]

The layout, the figures, the seed, the rules:

  $ sed -n '/^layout/,$p' game.txt
  layout
  . . . . .
  . * * . .
  . . . . .
  * . * . .
  result score 0.5 won 0 stepped 2 guesses 7 moves 20 wrong_flags 0
  $ sed 's/^\* /. /' game.txt | minewise replay -
  ! minewise replay: standard input:24: this is not the layout that the game ID deals
  [2]

  $ sed 's/stepped 2/stepped 1/' game.txt | minewise replay -
  ! minewise replay: standard input:29: the moves give another result: score 0.5 won 0 stepped 2 guesses 7 moves 20 wrong_flags 0
  [2]

  $ sed 's/score 0.5/score 0.75/' game.txt | minewise replay -
  ! minewise replay: standard input:29: the moves give another result: score 0.5 won 0 stepped 2 guesses 7 moves 20 wrong_flags 0
  [2]

  $ sed 's/seed=2/seed=3/' game.txt | minewise replay -
  ! minewise replay: standard input:4: 0,3 is written to show 1, but the game shows 2
  [2]

  $ sed 's/survival/survival topology=torus/' game.txt | minewise replay -
  ! minewise replay: standard input:4: 0,3 is written to show 1, but the game shows 2
  [2]

A text that is no transcript, or not a whole one:

  $ minewise replay - < /dev/null
  ! minewise replay: standard input: the input is empty; expected a position (rows of ? 0-8 _ M F), a drawn board, a layout (rows of * and . or 1 and 0), a layout set, a saved game, a game ID or a link
  [2]

  $ minewise replay - <<< "a letter to a friend"
  ! minewise replay: standard input:1:1: 'a' is not recognised; expected a position (rows of ? 0-8 _ M F), a drawn board, a layout (rows of * and . or 1 and 0), a layout set, a saved game, a game ID or a link
  [2]

  $ sed '1s/minewise/minewisx/' game.txt | minewise replay -
  ! minewise replay: standard input:1:1: line 4 is from a saved game, which must begin with 'minewise transcript 1'
  [2]

  $ sed '1d' game.txt | minewise replay -
  ! minewise replay: standard input:1:1: line 3 is from a saved game, which must begin with 'minewise transcript 1'
  [2]

  $ (echo 'From a friend:'; cat game.txt) | minewise replay -
  ! minewise replay: standard input:1:1: line 5 is from a saved game, which must begin with 'minewise transcript 1'
  [2]

No other verb takes a damaged saved game for the game that it names, or for its layout.

  $ sed '1s/minewise/minewisx/' game.txt > damaged.txt; sed 's/^\* /. /' game.txt > changed.txt
  $ for verb in analyze influence optimal position render review board 'play --layout' 'compare --agents basic --layouts'; do
  >   minewise $verb damaged.txt; minewise $verb changed.txt
  > done
  ! minewise analyze: damaged.txt:1:1: line 4 is from a saved game, which must begin with 'minewise transcript 1'
  ! minewise analyze: changed.txt:24: this is not the layout that the game ID deals
  ! minewise influence: damaged.txt:1:1: line 4 is from a saved game, which must begin with 'minewise transcript 1'
  ! minewise influence: changed.txt:24: this is not the layout that the game ID deals
  ! minewise optimal: damaged.txt:1:1: line 4 is from a saved game, which must begin with 'minewise transcript 1'
  ! minewise optimal: changed.txt:24: this is not the layout that the game ID deals
  ! minewise position: damaged.txt:1:1: line 4 is from a saved game, which must begin with 'minewise transcript 1'
  ! minewise position: changed.txt:24: this is not the layout that the game ID deals
  ! minewise render: damaged.txt:1:1: line 4 is from a saved game, which must begin with 'minewise transcript 1'
  ! minewise render: changed.txt:24: this is not the layout that the game ID deals
  ! minewise review: damaged.txt:1:1: line 4 is from a saved game, which must begin with 'minewise transcript 1'
  ! minewise review: changed.txt:24: this is not the layout that the game ID deals
  ! minewise board: damaged.txt:1:1: line 4 is from a saved game, which must begin with 'minewise transcript 1'
  ! minewise board: changed.txt:24: this is not the layout that the game ID deals
  ! minewise play: damaged.txt:1:1: line 4 is from a saved game, which must begin with 'minewise transcript 1'
  ! minewise play: changed.txt:24: this is not the layout that the game ID deals
  ! minewise compare: damaged.txt:1:1: line 4 is from a saved game, which must begin with 'minewise transcript 1'
  ! minewise compare: changed.txt:24: this is not the layout that the game ID deals
  [2]

  $ sed 's/transcript 1/transcript 3/' game.txt | minewise replay -
  ! minewise replay: standard input:1:1: not a transcript: the first line must be 'minewise transcript 1'
  [2]

  $ sed '2d' game.txt | minewise replay -
  ! minewise replay: standard input:2:1: expected 'game' and a game ID
  [2]

  $ sed '3d' game.txt | minewise replay -
  ! minewise replay: standard input:3:1: expected 'agent' and a name
  [2]

  $ head -9 game.txt | minewise replay -
  ! minewise replay: standard input:10: the text ends before the layout
  [2]

  $ sed '$d' game.txt | minewise replay -
  ! minewise replay: standard input:29: the text ends before the result
  [2]

  $ cat game.txt game.txt | minewise replay -
  ! minewise replay: standard input:30:1: extra text after the result
  [2]

A game ID without a seed, or without sense:

  $ sed '2s/ seed=2//' game.txt | minewise replay -
  ! minewise replay: standard input:2: the game ID has no seed; add seed=S
  [2]

  $ sed '2s/5x4/5y4/' game.txt | minewise replay -
  ! minewise replay: standard input:2:6: '5y4' is not a size; write WIDTHxHEIGHT such as 30x16, or 20 for 20x20
  [2]

  $ sed '2s/survival/survival clues=loud/' game.txt | minewise replay -
  ! minewise replay: standard input:2:21: unknown clue model 'loud'; known are exact, withheld:Q, optimistic, cautious, and several joined by '+'
  [2]

Words out of place, each named by line and column:

  $ sed '4s/open/close/' game.txt | minewise replay -
  ! minewise replay: standard input:4:1: expected 'open', 'flag' or 'layout', found 'close'
  [2]

  $ sed '4s/0,3/4,3/' game.txt | minewise replay -
  ! minewise replay: standard input:4:6: expected a cell of the board, found '4,3'
  [2]

  $ sed '4s/->/=>/' game.txt | minewise replay -
  ! minewise replay: standard input:4:10: expected '->', found '=>'
  [2]

  $ sed '4s/-> 1/-> 9/' game.txt | minewise replay -
  ! minewise replay: standard input:4:13: expected a clue 0-8, '_' or 'mine', found '9'
  [2]

  $ sed '4s/-> 1/-> 0 +x/' game.txt | minewise replay -
  ! minewise replay: standard input:4:15: expected a number of cells such as +8, found '+x'
  [2]

  $ sed '4s/random/whim/' game.txt | minewise replay -
  ! minewise replay: standard input:4:17: expected proof, promise, forced, random, probability or untold, found 'whim'
  [2]

  $ sed '4s/random/random 0.5/' game.txt | minewise replay -
  ! minewise replay: standard input:4:24: expected the end of the line, found '0.5'
  [2]

  $ sed '4s/random/probability one/' game.txt | minewise replay -
  ! minewise replay: standard input:4:29: expected a probability from 0 to 1, found 'one'
  [2]

  $ sed '7s/single-point/magic/' game.txt | minewise replay -
  ! minewise replay: standard input:7:23: expected the name of a rule, found 'magic'
  [2]

  $ sed '7s/0,0$/0/' game.txt | minewise replay -
  ! minewise replay: standard input:7:36: expected a cell of the board, found '0'
  [2]

  $ sed '4s/ :.*//' game.txt | minewise replay -
  ! minewise replay: standard input:4: the line ends too early; expected ':'
  [2]

  $ sed 's/^layout/layout stolen/' game.txt | minewise replay -
  ! minewise replay: standard input:24:1: expected 'layout' or 'layout given'
  [2]

  $ sed 's/^\* \./*/' game.txt | minewise replay -
  ! minewise replay: standard input:28:1: this row has 4 cells where the rows above have 5
  [2]

  $ sed 's/^\* \./* 1/' game.txt | minewise replay -
  ! minewise replay: standard input:28:3: unknown symbol '1'; cells are written '*' or '.'
  [2]

  $ sed 's/guesses/hunches/' game.txt | minewise replay -
  ! minewise replay: standard input:29:34: expected 'guesses', found 'hunches'
  [2]

  $ sed 's/won 0/won maybe/' game.txt | minewise replay -
  ! minewise replay: standard input:29:22: expected a number, found 'maybe'
  [2]

  $ sed 's/wrong_flags 0/& 0/' game.txt | minewise replay -
  ! minewise replay: standard input:29:67: expected the end of the line, found '0'
  [2]

Files that cannot be read:

  $ minewise replay no_such_file.txt
  ! minewise replay: no_such_file.txt: is not a file, and not a game ID such as '10x10/15 survival'
  [2]

  $ minewise replay .
  ! minewise replay: .: is a folder; name a file in it
  [2]

  $ printf 'minewise transcript 1\n\0' | minewise replay -
  ! minewise replay: standard input: is not a text file
  [2]
