# Game IDs that make no sense

Each is refused with exit code 2, one line on standard error that says where and why, and nothing on
standard output.

Sizes:

  $ minewise play "0x5/1 survival"
  ! minewise play: game ID: column 1: a board of size '0x5' has no cells
  [2]
  $ minewise play "5x0/1 survival"
  ! minewise play: game ID: column 1: a board of size '5x0' has no cells
  [2]
  $ minewise play "0/0 survival"
  ! minewise play: game ID: column 1: a board of size '0' has no cells
  [2]
  $ minewise play "-5x5/1 survival"
  ! minewise play: game ID: column 1: '-5x5' is not a size; write WIDTHxHEIGHT such as 30x16, or 20 for 20x20
  [2]
  $ minewise play -- -5x5/1 survival
  ! minewise play: game ID: column 1: '-5x5' is not a size; write WIDTHxHEIGHT such as 30x16, or 20 for 20x20
  [2]
  $ minewise play -5x5/1 survival
  ! minewise play: game ID: column 1: '-5x5' is not a size; write WIDTHxHEIGHT such as 30x16, or 20 for 20x20
  [2]
  $ minewise play "5x-5/1 survival"
  ! minewise play: game ID: column 1: '5x-5' is not a size; write WIDTHxHEIGHT such as 30x16, or 20 for 20x20
  [2]
  $ minewise play "1001x5/1 survival"
  ! minewise play: game ID: column 1: size '1001x5' is over the limit of 1000x1000
  [2]
  $ minewise play "5x1001/1 survival"
  ! minewise play: game ID: column 1: size '5x1001' is over the limit of 1000x1000
  [2]
  $ minewise play "99999999999999999999x5/1 survival"
  ! minewise play: game ID: column 1: '99999999999999999999x5' is not a size; write WIDTHxHEIGHT such as 30x16, or 20 for 20x20
  [2]
  $ minewise play "x5/1 survival"
  ! minewise play: x5/1: is not a file, and not a game ID such as '10x10/15 survival'
  [2]
  $ minewise play "5x5x5/1 survival"
  ! minewise play: game ID: column 1: '5x5x5' is not a size; write WIDTHxHEIGHT such as 30x16, or 20 for 20x20
  [2]
  $ minewise play "5X5/1 survival"
  ! minewise play: game ID: column 1: '5X5' is not a size; write WIDTHxHEIGHT such as 30x16, or 20 for 20x20
  [2]
  $ minewise play "2.5x4/1 survival"
  ! minewise play: game ID: column 1: '2.5x4' is not a size; write WIDTHxHEIGHT such as 30x16, or 20 for 20x20
  [2]
  $ minewise play "master classic"
  ! minewise play: master: is not a file, and not a game ID such as '10x10/15 survival'
  [2]

Mines:

  $ minewise play "5x5 survival"
  ! minewise play: game ID: column 1: '5x5' has no mines; write 5x5/M for a number of them or 5x5@P for a density
  [2]
  $ minewise play "5x5/ survival"
  ! minewise play: game ID: column 1: '' is not a number of mines
  [2]
  $ minewise play "5x5/26 survival"
  ! minewise play: game ID: column 1: 26 mines do not fit on 5x5, which has 25 cells
  [2]
  $ minewise play "5x5/-1 survival"
  ! minewise play: game ID: column 1: '-1' is not a number of mines
  [2]
  $ minewise play "5x5/3.5 survival"
  ! minewise play: game ID: column 1: '3.5' is not a number of mines
  [2]
  $ minewise play "5x5/many survival"
  ! minewise play: game ID: column 1: 'many' is not a number of mines
  [2]
  $ minewise play "5x5/99999999999999999999 survival"
  ! minewise play: game ID: column 1: '99999999999999999999' is not a number of mines
  [2]
  $ minewise play "5x5@1.5 survival"
  ! minewise play: game ID: column 1: '1.5' is not a mine density; write a number from 0 to 1
  [2]
  $ minewise play "5x5@-0.1 survival"
  ! minewise play: game ID: column 1: '-0.1' is not a mine density; write a number from 0 to 1
  [2]
  $ minewise play "5x5@nan survival"
  ! minewise play: game ID: column 1: 'nan' is not a mine density; write a number from 0 to 1
  [2]
  $ minewise play "5x5@inf survival"
  ! minewise play: game ID: column 1: 'inf' is not a mine density; write a number from 0 to 1
  [2]
  $ minewise play "5x5@1e-400 survival"
  ! minewise play: game ID: column 1: '1e-400' is not a mine density; write a number from 0 to 1
  [2]
  $ minewise play "5x5@ survival"
  ! minewise play: game ID: column 1: '' is not a mine density; write a number from 0 to 1
  [2]
  $ minewise play "5x5@0.1@0.2 survival"
  ! minewise play: game ID: column 1: '0.1@0.2' is not a mine density; write a number from 0 to 1
  [2]
  $ minewise play "beginner/5 survival"
  ! minewise play: game ID: column 1: unknown board 'beginner/5'; did you mean 'beginner'?
  [2]

Fields missing, unknown, doubled, out of place:

  $ minewise play survival
  ! minewise play: survival: is not a file, and not a game ID such as '10x10/15 survival'
  [2]
  $ minewise play seed=1
  ! minewise play: seed=1: is not a file, and not a game ID such as '10x10/15 survival'
  [2]
  $ minewise play "5x5/3 first=safe survival"
  ! minewise play: game ID: column 18: unknown setting 'survival'; settings are on-mine, count, first, cascade, clues, topology and flags, each written KEY=VALUE
  [2]
  $ minewise play "5x5/3 arcade"
  ! minewise play: game ID: column 7: expected 'survival' or 'classic', found 'arcade'
  [2]
  $ minewise play "5x5/3 survival classic"
  ! minewise play: game ID: column 16: unknown setting 'classic'; settings are on-mine, count, first, cascade, clues, topology and flags, each written KEY=VALUE
  [2]
  $ minewise play "5x5/3 survival colour=red"
  ! minewise play: game ID: column 16: unknown setting 'colour=red'; settings are on-mine, count, first, cascade, clues, topology and flags, each written KEY=VALUE
  [2]
  $ minewise play "5x5/3 survival count"
  ! minewise play: game ID: column 16: 'count' needs a value: write count=shown, hidden or prior:W0,W1,...
  [2]
  $ minewise play "5x5/3 survival count="
  ! minewise play: game ID: column 16: '' is not a value of count; write shown, hidden or prior:W0,W1,...
  [2]
  $ minewise play "5x5/3 survival count=shown count=hidden"
  ! minewise play: game ID: column 28: setting 'count' is given twice
  [2]
  $ minewise play "5x5/3 survival seed=1 seed=1"
  ! minewise play: game ID: column 23: 'seed' is given twice
  [2]
  $ minewise play "5x5/3 survival game=1 seed=1 game=2"
  ! minewise play: game ID: column 30: 'game' is given twice
  [2]
  $ minewise play 5x5/3 survival 6x6/4
  ! minewise play: game ID: column 16: unknown setting '6x6/4'; settings are on-mine, count, first, cascade, clues, topology and flags, each written KEY=VALUE
  [2]

Seeds and numbers of games:

  $ minewise play "5x5/3 survival seed="
  ! minewise play: game ID: column 16: 'seed=' needs a whole number from 0 to 2^64-1
  [2]
  $ minewise play "5x5/3 survival seed=-1"
  ! minewise play: game ID: column 16: 'seed=-1' needs a whole number from 0 to 2^64-1
  [2]
  $ minewise play "5x5/3 survival seed=one"
  ! minewise play: game ID: column 16: 'seed=one' needs a whole number from 0 to 2^64-1
  [2]
  $ minewise play "5x5/3 survival seed=1.5"
  ! minewise play: game ID: column 16: 'seed=1.5' needs a whole number from 0 to 2^64-1
  [2]
  $ minewise play "5x5/3 survival seed=0x10"
  ! minewise play: game ID: column 16: 'seed=0x10' needs a whole number from 0 to 2^64-1
  [2]
  $ minewise play "5x5/3 survival seed=18446744073709551616"
  ! minewise play: game ID: column 16: 'seed=18446744073709551616' needs a whole number from 0 to 2^64-1
  [2]
  $ minewise play "5x5/3 survival seed=1 game=first"
  ! minewise play: game ID: column 23: 'game=first' needs a whole number from 0 to 2^64-1
  [2]
  $ minewise play "5x5/3 survival seed=1 game=-1"
  ! minewise play: game ID: column 23: 'game=-1' needs a whole number from 0 to 2^64-1
  [2]

Values of settings:

  $ minewise play "5x5/3 survival on-mine=cry"
  ! minewise play: game ID: column 16: 'cry' is not a value of on-mine; write go or lose
  [2]
  $ minewise play "5x5/3 survival count=maybe"
  ! minewise play: game ID: column 16: 'maybe' is not a value of count; write shown, hidden or prior:W0,W1,...
  [2]
  $ minewise play "5x5/3 survival cascade=1"
  ! minewise play: game ID: column 16: '1' is not a value of cascade; write yes or no
  [2]
  $ minewise play "5x5/3 survival topology=klein"
  ! minewise play: game ID: column 16: 'klein' is not a value of topology; write square, torus or hex
  [2]
  $ minewise play "5x4/3 survival topology=hexx"
  ! minewise play: game ID: column 16: 'hexx' is not a value of topology; write square, torus or hex; did you mean 'hex'?
  [2]
  $ minewise play "5x5/3 survival first=best"
  ! minewise play: game ID: column 16: 'best' is not a value of first; write any, safe, zero, a cell R,C, safe:R,C or zero:R,C
  [2]
  $ minewise play "5x5/3 survival first=1"
  ! minewise play: game ID: column 16: '1' is not a value of first; write any, safe, zero, a cell R,C, safe:R,C or zero:R,C
  [2]
  $ minewise play "5x5/3 survival first=1,2,3"
  ! minewise play: game ID: column 16: '1,2,3' is not a value of first; write any, safe, zero, a cell R,C, safe:R,C or zero:R,C
  [2]
  $ minewise play "5x5/3 survival first=any:1,2"
  ! minewise play: game ID: column 16: 'any:1,2' is not a value of first; write any, safe, zero, a cell R,C, safe:R,C or zero:R,C
  [2]
  $ minewise play "5x5/3 survival first=safe:"
  ! minewise play: game ID: column 16: 'safe:' is not a value of first; write any, safe, zero, a cell R,C, safe:R,C or zero:R,C
  [2]
  $ minewise play "5x5/3 survival clues="
  ! minewise play: game ID: column 16: unknown clue model ''; known are exact, withheld:Q, optimistic, cautious, and several joined by '+'
  [2]
  $ minewise play "5x5/3 survival clues=loud"
  ! minewise play: game ID: column 16: unknown clue model 'loud'; known are exact, withheld:Q, optimistic, cautious, and several joined by '+'
  [2]
  $ minewise play "5x5/3 survival clues=withheld"
  ! minewise play: game ID: column 16: 'withheld' needs a probability from 0 to 1: write withheld:Q, such as withheld:0.2
  [2]
  $ minewise play "5x5/3 survival clues=withheld:2"
  ! minewise play: game ID: column 16: 'withheld:2' needs a probability from 0 to 1, such as withheld:0.2
  [2]
  $ minewise play "5x5/3 survival clues=withheld:-0.1"
  ! minewise play: game ID: column 16: 'withheld:-0.1' needs a probability from 0 to 1, such as withheld:0.2
  [2]
  $ minewise play "5x5/3 survival clues=withheld:nan"
  ! minewise play: game ID: column 16: 'withheld:nan' needs a probability from 0 to 1, such as withheld:0.2
  [2]
  $ minewise play "5x5/3 survival clues=withheld:"
  ! minewise play: game ID: column 16: 'withheld:' needs a probability from 0 to 1, such as withheld:0.2
  [2]
  $ minewise play "5x5/3 survival clues=optimistic:0.2"
  ! minewise play: game ID: column 16: 'optimistic:0.2': optimistic clues take no number
  [2]
  $ minewise play "5x5/3 survival clues=exact+"
  ! minewise play: game ID: column 16: unknown clue model ''; known are exact, withheld:Q, optimistic, cautious, and several joined by '+'
  [2]
  $ minewise play "5x5/3 survival clues=+exact"
  ! minewise play: game ID: column 16: unknown clue model ''; known are exact, withheld:Q, optimistic, cautious, and several joined by '+'
  [2]

First cells outside of the board, and promises that cannot be kept:

  $ minewise play "5x4/3 survival first=4,0"
  ! minewise play: game ID: the first cell 4,0 is outside the board of 4 rows and 5 columns
  [2]
  $ minewise play "5x4/3 survival first=0,5"
  ! minewise play: game ID: the first cell 0,5 is outside the board of 4 rows and 5 columns
  [2]
  $ minewise play "5x4/3 survival first=-1,0"
  ! minewise play: game ID: column 16: '-1,0' is not a value of first; write any, safe, zero, a cell R,C, safe:R,C or zero:R,C
  [2]
  $ minewise play "5x4/3 survival first=safe:99999999999,0"
  ! minewise play: game ID: column 16: 'safe:99999999999,0' is not a value of first; write any, safe, zero, a cell R,C, safe:R,C or zero:R,C
  [2]
  $ minewise play "5x5/25 classic"
  ! minewise play: game ID: with 25 mines there is no room for first=safe, which keeps 1 free on 25 cells
  [2]
  $ minewise play "5x5/25 survival first=safe:0,0"
  ! minewise play: game ID: with 25 mines there is no room for first=safe, which keeps 1 free on 25 cells
  [2]
  $ minewise play "5x5/17 survival first=zero"
  ! minewise play: game ID: with 17 mines there is no room for first=zero, which keeps 9 free on 25 cells
  [2]
  $ minewise play "5x5/22 survival first=zero:0,0"
  ! minewise play: game ID: with 22 mines there is no room for first=zero, which keeps 4 free on 25 cells
  [2]
  $ minewise play "3x3/1 survival topology=torus first=zero:0,0"
  ! minewise play: game ID: with 1 mine there is no room for first=zero, which keeps 9 free on 9 cells
  [2]

One mine fewer and each of those can be played.

  $ for id in "5x5/24 classic" "5x5/24 survival first=safe:0,0" "5x5/16 survival first=zero" \
  >     "5x5/21 survival first=zero:0,0" "3x3/0 survival topology=torus first=zero:0,0"; do
  >   minewise play "$id seed=1" --format json | sed 's/,"agent.*//'
  > done
  {"game":"5x5/24 classic seed=1 game=0"
  {"game":"5x5/24 survival first=safe:0,0 seed=1 game=0"
  {"game":"5x5/16 survival first=zero seed=1 game=0"
  {"game":"5x5/21 survival first=zero:0,0 seed=1 game=0"
  {"game":"3x3/0 survival first=zero:0,0 topology=torus seed=1 game=0"
