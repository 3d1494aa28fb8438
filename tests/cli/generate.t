# minewise generate

  $ minewise generate random 5x4/6 --count 2 --seed 3
  layouts 5x4
  00100100011000000101
  00000000110100100101
  $ minewise generate random 9x9/10 --count 2 --out random.txt --report random.csv
  $ cat random.csv
  board,mines,3bv,clumping
  1,10,16,0.4
  2,10,11,0.4
  $ minewise generate random 6x3@0.3 --first zero:0,0 --topology torus
  layouts 6x3 first=0,0 topology=torus
  000100000010000000
  $ minewise generate no-guess 9x9/10 --count 3 --report demands.csv
  layouts 9x9 first=0,0
  000000001000100000000000000100000000000000100000100000000000010000010000001110000
  000000001000010100000100000100000000010000000000000010000000001000001000000000001
  000000000000001000001001000000110001000000000000000000100000010000000101000000000
  $ cat demands.csv
  board,mines,grade,3bv,single-point,subset,gaussian,contradiction,groups,exact,count,longest_proof,clumping,attempts
  1,10,medium,14,32,2,0,0,0,0,0,2,0.8,1
  2,10,easy,17,32,0,0,0,0,0,0,1,0.6,1
  3,10,easy,12,26,0,0,0,0,0,0,1,1.2,1
  $ minewise generate no-guess 9x9/10 --count 3 --jobs 1
  layouts 9x9 first=0,0
  000000001000100000000000000100000000000000100000100000000000010000010000001110000
  000000001000010100000100000100000000010000000000000010000000001000001000000000001
  000000000000001000001001000000110001000000000000000000100000010000000101000000000
  $ minewise generate no-guess 8x8/16 --mode repair --first 4,4 --topology hex --solver subset
  layouts 8x8 first=4,4 topology=hex
  0010000001000001000000110010001101000010000000000010001010110010
  $ minewise generate no-guess 6x6/8 --difficulty hard --mode repair --seed 2
  layouts 6x6 first=0,0
  001001000000110000000010001010000010

A board made is a board that other verbs play, and that needs no guess but the first cell:

  $ minewise generate no-guess 16x16/60 --mode repair --count 4 --out boards.txt
  $ minewise compare --agents exact --layouts boards.txt --rules "classic" --games 4 --per-game games.csv --format json > results.json
  $ tail -n +2 games.csv | cut -d, -f9,12
  1,1
  1,1
  1,1
  1,1

Where none is found, the exit code says so:

  $ minewise generate no-guess 30x16/200 --attempts 20
  ! minewise generate no-guess: found 0 of 1 board; --attempts 20 was not enough for the next; increase it or try --mode repair
  [4]
  $ minewise generate no-guess 30x16/200 --attempts 20 --mode repair --out none.txt
  ! minewise generate no-guess: found 0 of 1 board; --attempts 20 was not enough for the next; increase it
  [4]
  $ cat none.txt
  ! cat: none.txt: No such file or directory
  [1]

Hard boards:

  $ minewise generate hard 6x6/8 --games 2000 --check-games 200 --max-moves 3 --report hard.json
  layouts 6x6
  010000001000000000110001000110100000
  ! board 1: score 0.759 before, 0.728 after; a solid block 0.596
  $ grep -c score hard.json
  10
  $ minewise generate hard 6x6/8 --games 2000 --check-games 200 --method published --against basic
  layouts 6x6
  010010001000000100010001010010000000
  ! board 1: score 0.652 before, 0.589 after; a solid block 0.601
  $ minewise generate hard 6x6/8 --games 500 --check-games 100 --unclumped --objective win --jobs 1
  layouts 6x6
  010110000000001000010001010010000000
  ! board 1: win 0.090 before, 0.070 after; a solid block 0.000
  $ minewise generate hard --preset 002-fig16 --out figure --games 200 --check-games 10
  $ head -n 3 figure/fig16.csv
  size,density,boards,before,published,anneal,block
  5,0.1,1,0.9667,0.8000,0.9667,0.9667
  5,0.2,1,0.6800,0.6800,0.6800,0.7400
  $ minewise generate hard --preset 002-fig16
  ! minewise generate hard: --out: missing; name a folder for the figure
  [2]
  $ minewise generate hard
  ! minewise generate hard: board: missing; name one, such as 15x15/45, or a --preset
  [2]
  $ minewise generate hard --unclumped 6x6/8 --games 500 --check-games 100 --objective win --jobs 1
  layouts 6x6
  010110000000001000010001010010000000
  ! board 1: win 0.090 before, 0.070 after; a solid block 0.000
  $ minewise generate hard --unclumped 8 --games 500 6x6/8 --check-games 100 --objective win --jobs 1
  layouts 6x6
  010110000000001000010001010010000000
  ! board 1: win 0.090 before, 0.070 after; a solid block 0.000
  $ minewise generate hard 6x6/8 --unclumped 0.01
  ! minewise generate hard: --unclumped: the first board has 1.250 mines around a mine; write at least that
  [2]

The worst of all:

  $ minewise generate extremes 3x3/4 --count 2 --report ranking.csv
  layouts 3x3
  000011011
  000101011
  $ head -n 4 ranking.csv
  rank,board,images,score,won,stepped,guesses,moves
  1,000011011,4,0.349702380952,0,2.60119047619,5.12261904762,9
  2,000101011,8,0.436904761905,0.0435185185185,2.25238095238,5.00833333333,9
  3,001010101,4,0.446825396825,0.0462962962963,2.2126984127,4.91944444444,9
  $ minewise generate extremes 3x2/2 --end best --against basic
  layouts 3x2
  001001
  $ minewise generate extremes 3x3/3 --most-games 10
  ! minewise generate extremes: 16 of 16 layouts could not be ranked within 10 games each; increase --most-games
  [4]
  $ minewise generate extremes 6x6/3
  ! minewise generate extremes: board: a board of 36 cells has too many layouts; at most 25 cells can be ranked
  [2]
  $ minewise generate extremes 5x5/12 --rules "survival clues=withheld:0.2"
  ! minewise generate extremes: --rules: a ranking needs exact clues; leave clues= out
  [2]

Boards with long chains of influence; who reasons as the search does meets the same chain.

  $ minewise generate long-chain 8x8/10 --boards 1000 --report chain.csv --compare 500 --out chain.txt
  ! board 1: 27 deductions, travel 7 cells
  ! of 500 random boards: 21 deductions at most, 8.1 on average
  $ cut -d, -f1-8 chain.csv
  board,mines,solver,length,travel,looked_at,random_boards,random_longest
  1,10,exact,27,7,1000,500,21
  $ minewise generate long-chain 8x8/10 --boards 1000 --jobs 1 | cmp - chain.txt
  ! board 1: 27 deductions, travel 7 cells
  $ tail -n 1 chain.txt | fold -w 8 > chain-board.txt
  $ minewise influence --layout chain-board.txt "classic first=0,0 seed=1" | grep "longest chain:"
  longest chain: 27 deductions from (2,0), up to 7 cells away, 33 steps in all
  $ minewise generate long-chain 8x8@0.2
  ! minewise generate long-chain: board: the search moves mines, so their number is fixed; write WxH/M
  [2]
  $ minewise generate long-chain 3x3/7
  ! minewise generate long-chain: board: 7 mines are too many: the first cell and its neighbours stay free, so at most 5 fit
  [2]
  $ minewise generate long-chain 3x3/2 --first 3,0
  ! minewise generate long-chain: --first: the first cell 3,0 is outside the board of 3x3
  [2]
  $ minewise generate long-chain 6x6/25 --boards 4
  ! minewise generate long-chain: found 0 of 1 board; none of 4 tried for the next can be cleared without a guess
  [4]

Bad input:

  $ minewise generate
  ! minewise generate: missing kind; choose one of random, no-guess, hard, extremes, long-chain; see 'minewise generate --help'
  [2]
  $ minewise generate fiendish 9x9/10
  ! minewise generate: unknown kind 'fiendish'; see 'minewise generate --help'
  [2]
  $ minewise generate no-guess 9x9
  ! minewise generate no-guess: board: '9x9' has no mines; write 9x9/M for a number of them or 9x9@P for a density
  [2]
  $ minewise generate no-guess 9x9/78
  ! minewise generate no-guess: board: 78 mines are too many: the first cell and its neighbours stay free, so at most 77 fit
  [2]
  $ minewise generate no-guess 9x9/10 --first 9,0
  ! minewise generate no-guess: --first: the first cell 9,0 is outside the board of 9x9
  [2]
  $ minewise generate no-guess 9x9/10 --difficulty hard --solver subset
  ! minewise generate no-guess: --difficulty: solver 'subset' clears no board of difficulty hard; choose another
  [2]
  $ minewise generate no-guess 9x9/10 --out nowhere/boards.txt
  ! minewise generate no-guess: nowhere/boards.txt: its folder does not exist; create it first
  [2]
  $ minewise generate random 9x9/10 --first safe
  ! minewise generate random: --first: name the cell of the first move: safe:R,C
  [2]
  $ minewise generate random 9x9/10 --first "0,0 clues=optimistic"
  ! minewise generate random: --first: '0,0 clues=optimistic' is not a first move; write any, R,C, safe:R,C or zero:R,C
  [2]
  $ minewise generate random 9x9/80 --first zero:0,0
  ! minewise generate random: --first: with 80 mines there is no room for first=zero, which keeps 4 free on 81 cells
  [2]
  $ minewise generate hard 6x6/8 --against nobody
  ! minewise generate hard: --against: unknown agent 'nobody'; 'agents' lists them
  [2]
  $ minewise generate hard 6x6/8 --from boards.txt
  ! minewise generate hard: --from: the boards in boards.txt are 16x16 square, not 6x6 square
  [2]

The boards drawn, and a search as an animation.

  $ minewise generate no-guess 9x9/10 --count 2 --png boards.png > /dev/null
  $ head -c 4 boards.png | tail -c 3
  PNG
  (no newline)
  $ minewise generate hard 5x5/5 --games 500 --check-games 10 --jobs 1 --gif search.gif > /dev/null 2>&1
  $ head -c 6 search.gif; echo
  GIF89a
  $ minewise generate hard 5x5/5 --count 2 --gif search.gif
  ! minewise generate hard: --gif: cannot be used with --count; it shows one search
  [2]
  $ minewise generate random 300x300/9 --png no.png
  ! minewise generate random: --png: draws boards up to 200x200, and this one is 300x300
  [2]
  $ minewise generate random 3x3/1 --theme dark
  ! minewise generate random: --theme: needs a picture; use --svg, --png or --gif
  [2]
  $ minewise generate hard --preset 002-fig16 --out figure2 --gif search.gif
  ! minewise generate hard: --preset: cannot be used with pictures; it draws its own plots
  [2]
