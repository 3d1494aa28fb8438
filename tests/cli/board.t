# The numbers of a board

Of a game ID, of any file that holds a layout, of a game ID of Tatham's Mines.

  $ minewise board "expert classic seed=7"
  30x16/99
  3BV       185
  openings  14
  islands   13
  ZiNi      121 (at least 102)
            greedy 125, human 130
  numbers   61 zeros, 135 of 1, 108 of 2, 61 of 3, 14 of 4, 2 of 5
  $ minewise board "9x9/10 survival topology=hex seed=3" --format json
  {"rows":9,"cols":9,"topology":"hex","mines":10,"3bv":11,"openings":4,"islands":2,"numbers":[30,34,7,0,0,0,0,0,0],"zini":9,"zini_at_least":8,"greedy_zini":9,"human_zini":9}
  $ minewise board 9x9:4,4,mb071b49fbd1cb6a0d5868
  9x9/10
  3BV       14
  openings  2
  islands   5
  ZiNi      12 (at least 10)
            greedy 12, human 12
  numbers   30 zeros, 26 of 1, 11 of 2, 4 of 3
  from 4,4  easy
  $ printf '. . . . .\n. * . . .\n. . . . .\n' > drawn.txt; minewise board drawn.txt --as layout
  5x3/1
  3BV       6
  openings  1
  islands   1
  ZiNi      4, proven minimal
            greedy 4, human 5
  numbers   6 zeros, 8 of 1
  $ printf '. . . . .\n. * . . .\n. . . . .\n' | minewise board - --first 0,4
  5x3/1
  3BV       6
  openings  1
  islands   1
  ZiNi      4, proven minimal
            greedy 4, human 5
  numbers   6 zeros, 8 of 1
  from 0,4  medium
  $ printf 'topology torus\n*...\n....\n....\n....\n' | minewise board -
  4x4/1 topology=torus
  3BV       1
  openings  1
  islands   0
  ZiNi      1, proven minimal
            greedy 1, human 1
  numbers   7 zeros, 8 of 1
  $ minewise generate random 8x8/10 --count 3 > boards.txt; minewise board boards.txt --board 2
  8x8/10
  3BV       12
  openings  2
  islands   2
  ZiNi      9 (at least 8)
            greedy 9, human 9
  numbers   20 zeros, 28 of 1, 4 of 2, 1 of 3, 1 of 4
  $ minewise play --agent basic "5x5/5 survival seed=1" --save game.txt > played; minewise board game.txt | head -4
  5x5/5
  3BV       14
  openings  2
  islands   2

Written for other programs, and read back.

  $ minewise board "beginner classic seed=7" --format mbf --out board.mbf; wc -c < board.mbf
  24
  $ od -An -tu1 -N 8 board.mbf
     9   9   0  10   2   1   4   2
  $ minewise board board.mbf --format tatham | tee board.txt
  9x9:u001002200001c81000280
  $ minewise board board.txt --format mbf | cmp - board.mbf
  $ minewise board board.mbf; minewise board board.txt | tail -1
  9x9/10
  3BV       18
  openings  3
  islands   3
  ZiNi      12 (at least 11)
            greedy 12, human 14
  numbers   24 zeros, 32 of 1, 12 of 2, 3 of 3
  numbers   24 zeros, 32 of 1, 12 of 2, 3 of 3
  $ minewise position board.mbf
  . . . . . . . . .
  . . * . . . . . .
  . . . . * . . . *
  . . . . . . . . .
  . . . . . . . . .
  . . * * * . . * .
  . . . . . * . . .
  . . . . . . . . .
  . . * . * . . . .
  $ minewise render board.mbf | head -4
       0  1  2  3  4  5  6  7  8
    0  .  .  .  .  .  .  .  .  .
    1  .  .  *  .  .  .  .  .  .
    2  .  .  .  .  *  .  .  .  *
  $ minewise play --agent basic --layout board.mbf "classic first=0,0" --seed 1 | tail -2
  score 1.000: 10 of 10 mines identified, 0 stepped on, won
  33 moves, 1 guess, 0 wrong flags
  $ minewise play --agent basic 9x9:4,4,mb071b49fbd1cb6a0d5868 --seed 1 | tail -2
  score 1.000: 10 of 10 mines identified, 0 stepped on, won
  81 moves, 1 guess, 0 wrong flags
  $ minewise compare --agents basic --layouts board.mbf --quiet --out compared; cut -d, -f1-4 compared/results.csv
  9x9 given layouts, survival, 1 game of each agent, seed 1

    agent                   won %   score  stepped on  guesses  moves  beyond basic %  ahead
    basic  100.00 [20.65, 100.00]  1.0000        0.00     3.00   81.0             0.0
    [95% intervals]: wilson for won, student for means;
    ahead: in score, of the agent above on the same boards, * beyond its interval

  Written to compared: results.csv, intervals.csv, differences.csv, deductions.csv, memory.csv, timings.csv, faults.csv, results.sqlite
  Open compared/report.html in a browser; its plots are in compared/plots.
  agent,width,height,mines
  basic,9,9,10
  $ printf '3x2x2\n1F2\n12F\n' > whole.txt; minewise board whole.txt | head -2; minewise play --agent basic whole.txt --seed 1 | tail -2
  3x2/2
  3BV       4
  score 1.000: 2 of 2 mines identified, 0 stepped on, won
  6 moves, 3 guesses, 0 wrong flags

A file is what it reads as whole, whatever format its first bytes are those of: MBF begins with the size of the board.

  $ for id in 30x16/99 16x16/40 8x8/10 1x1/1 2x3/4 3x200/400 4x4/0; do
  >   minewise board "$id survival seed=1" --format mbf > any.mbf; minewise board any.mbf --format mbf | cmp - any.mbf
  > done

What is wrong is told, with its place.

  $ head -c 7 board.mbf > cut.mbf; minewise board cut.mbf
  ! minewise board: cut.mbf: is not a text file, and not a replay or a board of a known kind: as AVF, offset 5: level 1 is not a number from 3 to 6; as RMV, offset 0: no *rmv at the start; as MVF, offset 4: expected 10 mines, but only 3 bytes are left; as EVF, offset 0: unknown version 9 of EVF; versions 0 to 4 are known; as RAWVF, offset 7: the text ends before the board; as MBF, byte 7: the file ends here, but with 10 mines it needs 24 bytes
  [2]
  $ (head -c 4 board.mbf; printf '\t\t\n\n') | minewise board -
  ! minewise board: standard input: is not a text file, and not a replay or a board of a known kind: as AVF, offset 5: level 9 is not a number from 3 to 6; as RMV, offset 0: no *rmv at the start; as MVF, offset 4: expected 10 mines, but only 4 bytes are left; as EVF, offset 0: unknown version 9 of EVF; versions 0 to 4 are known; as RAWVF, offset 8: the text ends before the board; as MBF, byte 8: the file ends here, but with 10 mines it needs 24 bytes
  [2]
  $ (cat board.mbf; printf x) | minewise play --layout -
  ! minewise play: standard input: is not a text file, and not a replay or a board of a known kind: as AVF, offset 5: level 1 is not a number from 3 to 6; as RMV, offset 0: no *rmv at the start; as MVF, offset 25: the file ends in the middle of events, time and check sum; as EVF, offset 0: unknown version 9 of EVF; versions 0 to 4 are known; as RAWVF, offset 25: the text ends before the board; as MBF, byte 24: the file goes on after its 10 mines
  [2]
  $ minewise board 9x9n10#123
  ! minewise board: game ID: column 7: this ID holds random numbers instead of a board, and only the program that made it can deal the board; copy the game's ID after the first click
  [2]
  $ minewise board 9x9:r10,u,abcdef
  ! minewise board: game ID: column 4: this ID holds random numbers instead of a board, and only the program that made it can deal the board; copy the game's ID after the first click
  [2]
  $ minewise board 9x9:4,4,mb071b49fbd1cb6a0d586
  ! minewise board: game ID: column 10: the board has 20 digits, but 9x9 needs 21
  [2]
  $ minewise board 9x9:9,4,mb071b49fbd1cb6a0d5868
  ! minewise board: game ID: column 5: the column of the first cell is outside the board
  [2]
  $ printf '\n 4x1:g\n' | minewise board -
  ! minewise board: standard input:2:6: 'g' is not a digit of a board
  [2]
  $ minewise board 9x9:4,4,mb071b49fbd1cb6a0d5868 --board 2
  ! minewise board: --board: there is no board 2: there is 1, counted from 1
  [2]
  $ minewise board 9x9:4,4,mb071b49fbd1cb6a0d5868 --as position
  ! minewise board: game ID: this is a layout; leave 'as' out
  [2]
  $ minewise board expert
  ! minewise board: game ID: has no layout without seed=S; add a seed
  [2]
  $ printf '1??\n???\n' | minewise board -
  ! minewise board: standard input: this is a position, which holds no layout
  [2]
  $ minewise board boards.txt --first 9,9
  ! minewise board: --first: 9,9 is outside the board of 8 rows and 8 columns
  [2]
  $ minewise board boards.txt --format mfb
  ! minewise board: --format: 'mfb' is not one of text, json, mbf, tatham; did you mean 'mbf'?
  [2]
  $ minewise board "300x2/3 survival seed=1" --format mbf
  ! minewise board: --format: MBF has boards with sides of at most 255 cells
  [2]
  $ minewise board "6x6/3 survival topology=hex seed=1" --format tatham
  ! minewise board: --format: Tatham's Mines has only the square topology
  [2]

# Boards by their numbers

The same seed gives the same boards, and those that are let through are games of that seed.

  $ minewise generate random beginner --count 2 --where "3bv<=12 islands=0" --seed 5 --report report.csv | tee some.txt
  layouts 9x9
  000001000000000000001000100110000000000000000000000000000001000000001100000001100
  000011000000000000000000000001000000100000000100001100100000100000000000001000000
  $ cat report.csv; for n in 1 2; do minewise board some.txt --board $n | sed -n '2p;4p'; done
  board,mines,3bv,clumping
  1,10,2,2
  2,10,3,1.2
  3BV       2
  islands   0
  3BV       3
  islands   0
  $ minewise generate random beginner --count 2 --where "islands = 0, 3BV <= 12" --seed 5 | cmp - some.txt
  $ minewise generate random beginner --where "zini<12 n8=0" --seed 2 | minewise board - | sed -n 5p
  ZiNi      9 (at least 8)
  $ minewise generate no-guess beginner --count 2 --where "3bv>=20" --report no-guess.csv > some.txt; cut -d, -f1,4 no-guess.csv
  board,3bv
  1,24
  2,22
  $ minewise generate no-guess beginner --count 2 --where "3bv>=20" --jobs 2 | cmp - some.txt

Nothing of the kind may be found.

  $ minewise generate random 5x5/3 --count 2 --where "3bv>22" --tries 50
  ! minewise generate random: found 0 of 2 boards; none of 50 more had 3bv>22; increase --tries
  [4]
  $ minewise generate no-guess 5x5/3 --where "3bv>22" --tries 20
  ! minewise generate no-guess: found 0 of 1 board; none of 20 more had 3bv>22; increase --tries
  [4]
  $ minewise generate random 5x5/3 --where "3bv<"
  ! minewise generate random: --where: column 5: expected a whole number, as in 3bv<=80
  [2]
  $ minewise generate random 5x5/3 --where "3bv<9 zimi<3"
  ! minewise generate random: --where: column 7: unknown number 'zimi'; the numbers are 3bv, openings, islands, mines, n0, n1, n2, n3, n4, n5, n6, n7, n8, gzini, hzini, zini; did you mean 'zini'?
  [2]
  $ minewise generate random 5x5/3 --where ""
  ! minewise generate random: --where: must not be empty; write a condition such as 3bv<=80
  [2]
  $ minewise generate random 5x5/3 --where "3bv!=3"
  ! minewise generate random: --where: column 4: expected < <= = >= or >, and a whole number
  [2]
  $ minewise generate random 5x5/3 --tries 0
  ! minewise generate random: --tries: '0' is not a whole number from 1 to 1000000000000; see 'minewise generate random --help'
  [2]
