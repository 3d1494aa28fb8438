# Colours

On a terminal boards are coloured, the commentary is not. `script` runs a command on a terminal of its own.

  $ script -qec 'minewise play --agent basic "3x2/1 survival seed=6"' /dev/null | tr -d '\r' | cat -v
  game   3x2/1 survival seed=6 game=0
  agent  basic

  ^[[2m     0  1  2^[[0m
  ^[[2m  0^[[0m ^[[36m 0 ^[[0m^[[36m 1 ^[[0m^[[36m 1 ^[[0m
  ^[[2m  1^[[0m ^[[36m 0 ^[[0m^[[36m 1 ^[[0m^[[1;33m F ^[[0m

  score 1.000: 1 of 1 mine identified, 0 stepped on, won
  6 moves, 2 guesses, 0 wrong flags

A mine that was stepped on is red, a proof green, a guess magenta, covered cells grey.

  $ script -qec 'minewise play --agent basic "3x1/1 survival seed=4" --trace steps' /dev/null | tr -d '\r' | cat -v | tail -n +10
  1. open (0,2): a guess at random
  ^[[2m     0  1  2^[[0m
  ^[[2m  0^[[0m ^[[90m ? ^[[0m^[[1;32m + ^[[0m^[[1;35m(0)^[[0m

  2. open (0,1): the 0 at (0,2) touches no mine
  ^[[2m     0  1  2^[[0m
  ^[[2m  0^[[0m ^[[1;33m x ^[[0m^[[1;32m[1]^[[0m^[[36m 0 ^[[0m

  3. flag (0,0): the 1 at (0,1) needs every unknown neighbour to be a mine
  ^[[2m     0  1  2^[[0m
  ^[[2m  0^[[0m ^[[1;33m[F]^[[0m^[[36m 1 ^[[0m^[[36m 0 ^[[0m

  The true layout:
  ^[[2m     0  1  2^[[0m
  ^[[2m  0^[[0m ^[[1;31m * ^[[0m^[[36m 1 ^[[0m^[[36m 0 ^[[0m

  score 1.000: 1 of 1 mine identified, 0 stepped on, won
  3 moves, 1 guess, 0 wrong flags

There are no colours in a file, nor where NO_COLOR is set to anything (no-color.org).

  $ minewise play --agent basic "3x2/1 survival seed=6" > plain
  $ cat -v plain
  game   3x2/1 survival seed=6 game=0
  agent  basic

       0  1  2
    0  0  1  1
    1  0  1  F

  score 1.000: 1 of 1 mine identified, 0 stepped on, won
  6 moves, 2 guesses, 0 wrong flags

  $ script -qec 'NO_COLOR=1 minewise play --agent basic "3x2/1 survival seed=6"' /dev/null | tr -d '\r' | cmp - plain
  $ script -qec 'NO_COLOR= minewise play --agent basic "3x2/1 survival seed=6"' /dev/null | grep -c $'\e'
  3

Colours are all the difference, but for spaces at the ends of lines.

  $ for trace in none steps log; do
  >   minewise play --agent basic "5x5/5 classic clues=withheld:0.2 seed=3" --trace $trace > plain
  >   script -qec "stty cols 200; minewise play --agent basic '5x5/5 classic clues=withheld:0.2 seed=3' --trace $trace" /dev/null |
  >     tr -d '\r' | sed -E 's/\x1b\[[0-9;]*m//g; s/ +$//' | cmp - plain
  > done

JSON and transcripts are never coloured.

  $ script -qec 'minewise play --agent basic "3x2/1 survival seed=6" --format json --save saved' /dev/null |
  >   tr -d '\r' | cat -v
  {"game":"3x2/1 survival seed=6 game=0","agent":"basic","won":true,"score":1.0,"stepped":0,"guesses":2,"moves":6,"wrong_flags":0}

  $ grep -c $'\e' saved
  0
  [1]
