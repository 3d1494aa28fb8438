# The numbers of a board

Of a game ID, of any file that holds a layout, of a game ID of Tatham's Mines.

  $ minewise board "expert classic seed=7"
  $ minewise board "9x9/10 survival topology=hex seed=3" --format json
  $ minewise board 9x9:4,4,mb071b49fbd1cb6a0d5868
  $ printf '. . . . .\n. * . . .\n. . . . .\n' > drawn.txt; minewise board drawn.txt --as layout
  $ printf '. . . . .\n. * . . .\n. . . . .\n' | minewise board - --first 0,4
  $ printf 'topology torus\n*...\n....\n....\n....\n' | minewise board -
  $ minewise generate random 8x8/10 --count 3 > boards.txt; minewise board boards.txt --board 2
  $ minewise play --agent basic "5x5/5 survival seed=1" --save game.txt > played; minewise board game.txt | head -4

Written for other programs, and read back.

  $ minewise board "beginner classic seed=7" --format mbf --out board.mbf; wc -c < board.mbf
  $ od -An -tu1 -N 8 board.mbf
  $ minewise board board.mbf --format tatham | tee board.txt
  $ minewise board board.txt --format mbf | cmp - board.mbf
  $ minewise board board.mbf; minewise board board.txt | tail -1
  $ minewise position board.mbf
  $ minewise render board.mbf | head -4
  $ minewise play --agent basic --layout board.mbf "classic first=0,0" --seed 1 | tail -2
  $ minewise play --agent basic 9x9:4,4,mb071b49fbd1cb6a0d5868 --seed 1 | tail -2
  $ minewise compare --agents basic --layouts board.mbf --quiet --out compared; cut -d, -f1-4 compared/results.csv
  $ printf '3x2x2\n1F2\n12F\n' > whole.txt; minewise board whole.txt | head -2; minewise play --agent basic whole.txt --seed 1 | tail -2

What is wrong is told, with its place.

  $ head -c 7 board.mbf > cut.mbf; minewise board cut.mbf
  $ (head -c 4 board.mbf; printf '\t\t\n\n') | minewise board -
  $ (cat board.mbf; printf x) | minewise play --layout -
  $ minewise board 9x9n10#123
  $ minewise board 9x9:r10,u,abcdef
  $ minewise board 9x9:4,4,mb071b49fbd1cb6a0d586
  $ minewise board 9x9:9,4,mb071b49fbd1cb6a0d5868
  $ printf '\n 4x1:g\n' | minewise board -
  $ minewise board 9x9:4,4,mb071b49fbd1cb6a0d5868 --board 2
  $ minewise board 9x9:4,4,mb071b49fbd1cb6a0d5868 --as position
  $ minewise board expert
  $ printf '1??\n???\n' | minewise board -
  $ minewise board boards.txt --first 9,9
  $ minewise board boards.txt --format mfb
  $ minewise board "300x2/3 survival seed=1" --format mbf
  $ minewise board "6x6/3 survival topology=hex seed=1" --format tatham

# Boards by their numbers

The same seed gives the same boards, and those that are let through are games of that seed.

  $ minewise generate random beginner --count 2 --where "3bv<=12 islands=0" --seed 5 --report report.csv | tee some.txt
  $ cat report.csv; for n in 1 2; do minewise board some.txt --board $n | sed -n '2p;4p'; done
  $ minewise generate random beginner --count 2 --where "islands = 0, 3BV <= 12" --seed 5 | cmp - some.txt
  $ minewise generate random beginner --where "zini<12 n8=0" --seed 2 | minewise board - | sed -n 5p
  $ minewise generate no-guess beginner --count 2 --where "3bv>=20" --report no-guess.csv > some.txt; cut -d, -f1,4 no-guess.csv
  $ minewise generate no-guess beginner --count 2 --where "3bv>=20" --jobs 2 | cmp - some.txt

Nothing of the kind may be found.

  $ minewise generate random 5x5/3 --count 2 --where "3bv>22" --tries 50
  $ minewise generate no-guess 5x5/3 --where "3bv>22" --tries 20
  $ minewise generate random 5x5/3 --where "3bv<"
  $ minewise generate random 5x5/3 --where "3bv<9 zimi<3"
  $ minewise generate random 5x5/3 --where ""
  $ minewise generate random 5x5/3 --where "3bv!=3"
  $ minewise generate random 5x5/3 --tries 0
