# minewise influence --preset: experiments over many games, here with very few

Chains against density: the same to the byte on any number of threads.

  $ minewise influence --preset chain-density --out density --games 2 --jobs 2 | head -n 7
  The longest chain of a game and how far it travels:
  2 games per board, seed 1, rules survival count=shown.

       board density  agent              length greatest         travel greatest
    16x16/13   0.051  basic       17.00 ± 50.82       21  11.50 ± 31.77       14
    16x16/13   0.051  subset      18.00 ± 12.71       19  12.50 ± 19.06       14
    16x16/13   0.051  gaussian    21.50 ± 31.77       24  14.00 ± 12.71       15
  $ head -n 3 density/chains.csv
  width,height,mines,density,agent,games,length,length_half_width,greatest_length,travel,travel_half_width,greatest_travel
  16,16,13,0.05078125,basic,2,17.0000,50.8248,21,11.5000,31.7655,14
  16,16,13,0.05078125,subset,2,18.0000,12.7062,19,12.5000,19.0593,14
  $ ls density
  chain-density-greatest.png
  chain-density-greatest.svg
  chain-density-length.png
  chain-density-length.svg
  chain-density-travel.png
  chain-density-travel.svg
  chains.csv
  chains.txt
  plots.gp
  $ minewise influence --preset chain-density --out density-1 --games 2 --jobs 1 | tail -n 4
  peaks of exact
    mean length    62.00 ± 12.71 at density 0.3516
    greatest       63 at density 0.3516
    mean travel    15.00 ± 0.00 at density 0.05078
  $ diff -r density density-1

And against size.

  $ minewise influence --preset chain-size --out size --games 2 --seed 7 | tail -n 4
  peaks of exact
    mean length    97.50 ± 311.30 at side of the board 30
    greatest       122 at side of the board 30
    mean travel    29.00 ± 0.00 at side of the board 30
  $ wc -l < size/chains.csv
  37

The longest that a search finds, by the number of mines; the boards are there to be looked at.

  $ minewise influence --preset chain-record --out record --games 60 --jobs 2
  The longest chain on 10x10 boards, first cell 0,0, solver exact:
  60 boards in the search and as many random ones, seed 1.

  mines   search  travel    a mine   random     mean  cleared
      5        7       7      1.40       10     3.65       58
     10       20       6      2.00       17     7.95       56
     15       25       8      1.67       20    10.98       42
     20       36       8      1.80       31    10.77       17
     25        -       -         -       22     4.73        2
     30        -       -         -       22     3.67        0
     35        -       -         -       18     2.52        0
     40        -       -         -       12     2.22        0
     45        -       -         -        7     1.90        0
     50        -       -         -        4     1.55        0
     55        -       -         -        4     1.55        0
     60        -       -         -        4     1.42        0

  peak by search  36 deductions with 20 mines
  peak by chance  31 deductions with 20 mines
  $ minewise influence --preset chain-record --out record-1 --games 60 --jobs 1 | cmp - record/records.txt
  $ diff -r record record-1
  $ sed -n 2p record/boards.txt | fold -w 10 > board.txt
  $ minewise influence --layout board.txt "classic first=0,0 seed=1" | grep "longest chain:"
  longest chain: 7 deductions from (4,7), up to 7 cells away, 7 steps in all

Times differ from run to run; how many decisions there were does not.

  $ minewise influence --preset chain-time --out time --games 1 > /dev/null
  $ head -n 4 time/decisions.csv
  agent,against,chain_from,chain_to,number
  basic,so-far,0,4,15
  basic,so-far,5,9,17
  basic,so-far,10,14,55
  $ minewise influence --preset chain-time --out time-1 --games 1 --jobs 1 > /dev/null
  $ cmp time/decisions.csv time-1/decisions.csv
  $ head -n 1 time/times.csv
  agent,against,chain_from,chain_to,number,microseconds,half_width

How far one cell's influence travels.

  $ minewise influence --preset reach-size --out reach --games 1 --jobs 2 | head -n 3
  1 game per board, seed 1
  agent exact, rules survival count=shown; one position per game, before a decision; at most 64 sources of each kind
  \
  $ ls reach/*.csv reach/*.txt
  reach/reach.csv
  reach/reach.txt
  reach/rings.csv
  $ minewise influence --preset reach-size --out reach-1 --games 1 --jobs 1 > reach-1.txt
  $ diff -r reach reach-1
  $ minewise influence --preset reach-size --moment guess --out reach-guess --games 1 | head -n 2
  1 game per board, seed 1
  agent exact, rules survival count=shown; one position per game, before a guess; at most 64 sources of each kind

Bad input:

  $ minewise influence --preset chain-density
  ! minewise influence: --out: missing; name a folder for the figures
  [2]
  $ minewise influence --preset chain-length --out folder
  ! minewise influence: --preset: 'chain-length' is not one of chain-density, chain-record, chain-size, chain-time, reach-density, reach-size; did you mean 'chain-density'?
  [2]
  $ minewise influence --preset chain-size --out folder 9x9/10
  ! minewise influence: --preset: can be used only with --out, --seed, --games, --moment and --jobs
  [2]
  $ minewise influence --preset chain-size --out folder --moment guess
  ! minewise influence: --moment: works only with the presets reach-density and reach-size
  [2]
  $ minewise influence --preset chain-size --out board.txt
  ! minewise influence: --out: board.txt cannot be created as a folder
  [2]
  $ minewise influence --preset chain-size --out folder --games 0
  ! minewise influence: --games: '0' is not a whole number from 1 to 1000000000; see 'minewise influence --help'
  [2]
  $ minewise influence --games 5 9x9/10
  ! minewise influence: --out, --games, --moment and --jobs: need --preset
  [2]
