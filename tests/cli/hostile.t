# Inputs that mean no good

Files are read as far as what they hold can go, and lines as far as the first mistake.

  $ (printf 'mines '; yes '1 ' | tr -d '\n' | head -c 250000000) > long.txt
  $ for verb in analyze render optimal influence replay 'play --layout'; do minewise $verb long.txt; done
  ! minewise analyze: long.txt: is larger than 8 MiB; only replays, saved games and layout sets may be larger
  ! minewise render: long.txt: is larger than 8 MiB; only replays, saved games and layout sets may be larger
  ! minewise optimal: long.txt: is larger than 8 MiB; only replays, saved games and layout sets may be larger
  ! minewise influence: long.txt: is larger than 8 MiB; only replays, saved games and layout sets may be larger
  ! minewise replay: long.txt: is larger than 8 MiB; only replays, saved games and layout sets may be larger
  ! minewise play: long.txt: is larger than 8 MiB; only replays, saved games and layout sets may be larger
  [2]
  $ rm long.txt
  $ (printf 'mines '; yes '1 ' | tr -d '\n' | head -c 8000000) | minewise analyze -
  ! minewise analyze: standard input:1:1: 'mines' takes one value
  [2]
  $ (printf 'layouts 3x3 '; yes 'x ' | tr -d '\n' | head -c 20000000) | minewise compare --layouts -
  ! minewise compare: standard input:1:13: unknown word 'x'; after the size come first=R,C and topology=T
  [2]
  $ (printf 'minewise transcript 1\ngame '; yes '5x5/3 ' | tr -d '\n' | head -c 20000000) | minewise replay - 2>&1 | wc -c
  71
  $ yes | minewise analyze -
  ! minewise analyze: standard input: is larger than 8 MiB; only replays, saved games and layout sets may be larger
  [2]
  $ yes // | minewise play --agent basic --layout -
  ! minewise play: standard input: is larger than 8 MiB; only replays, saved games and layout sets may be larger
  [2]
  $ for verb in analyze render optimal influence replay review; do minewise $verb /dev/zero; done
  ! minewise analyze: /dev/zero: is not a text file
  ! minewise render: /dev/zero: is not a text file
  ! minewise optimal: /dev/zero: is not a text file
  ! minewise influence: /dev/zero: is not a text file
  ! minewise replay: /dev/zero: is not a text file
  ! minewise review: /dev/zero: is not a text file
  [2]
  $ minewise compare --layouts - < /dev/zero
  ! minewise compare: standard input: is not a text file
  [2]

The largest board there can be is read.

  $ (echo mines 0; yes "$(printf '0 %.0s' $(seq 1000))" | head -1000) > largest.txt
  $ minewise render largest.txt
  ! minewise render: boards with sides over 60 cells are not drawn as text; use --png FILE
  [2]

Nothing in a file steers the terminal: neither U+009B, nor marks of direction, nor bytes that are no text.

  $ minewise play --agent basic "4x4/3 survival seed=2" --save game.txt > played
  $ sed "3s/.*/agent b$(printf '\302\233')31m$(printf '\342\200\256\342\201\246\330\234\377')/" game.txt > odd.txt
  $ minewise replay odd.txt | head -2
  game   4x4/3 survival seed=2 game=0
  agent  b?31m????
  $ minewise review odd.txt --format json | cut -c 1-66
  {"game":"4x4/3 survival seed=2 game=0","agent":"b?31m????","won":t
  $ minewise render odd.txt --svg odd && LC_ALL=C grep -cP '[\x80-\xff]' odd/step-0000.svg
  0
  [1]
  $ printf '\302\23331m\342\200\256\377\n' > position.txt; minewise analyze position.txt
  ! minewise analyze: position.txt:1:1: '?31m??' is not recognised; expected a position (rows of ? 0-8 _ M F), a drawn board, a layout (rows of * and . or 1 and 0), a layout set, a saved game, a game ID or a link
  [2]
  $ printf 'clues \302\23331m\342\200\256\377\n??\n' > position.txt; minewise analyze position.txt
  ! minewise analyze: position.txt:1:7: unknown clue model '?31m??'; known are exact, withheld:Q, optimistic, cautious, and several joined by '+'
  [2]
  $ minewise analyze $'no\302\23331m\342\200\256\377'
  ! minewise analyze: no?31m??: is not a file, and not a game ID such as '10x10/15 survival'
  [2]
  $ minewise $'no\302\23331m\342\200\256\377'
  ! minewise: unknown verb 'no?31m??'; see 'minewise --help'
  [2]
  $ printf 'mines 1\n??\n' > $'name\342\200\256\377'; minewise optimal $'name\342\200\256\377' | head -1
  name??: 2 layouts

A message quotes a part of what is wrong.

  $ long=$(head -c 100000 /dev/zero | tr '\0' x)
  > for arguments in "$long" "play $long" "play --agent $long" "play --$long" "analyze $long" "analyze - --theme $long" \
  >     "compare --rules $long" "compare --seed $long" "compare --preset $long" "optimal $long" "influence $long" \
  >     "generate $long" "generate random $long" "generate random 3x3/1 --first $long" "generate random 3x3/1 --out $long" \
  >     "merge $long --out q" "merge q --out $long" "play --svg $long" "clues $long"; do
  >   minewise $arguments < /dev/null > out 2> err; echo "$? $(wc -l < err) $(($(wc -c < err) < 800)) $(wc -c < out)"
  > done | sort | uniq -c
       19 2 1 1 0
  $ (printf 'mines '; yes 1 | tr -d '\n' | head -c 1000000; printf '\n??\n') | minewise analyze - 2>&1 | wc -c
  298

Flags take no values, whatever they are.

  $ minewise analyze position.txt --count-unknown=3
  ! minewise analyze: --count-unknown: takes no value; see 'minewise analyze --help'
  [2]
  $ for flag in 'compare --quiet=0' 'compare --resume=true' 'review x --all=yes' 'play --chain=1' 'watch --play=' \
  >     'render x --numbers=2' 'optimal 2x2/1 --cells=1' 'merge x --no-report=1' 'play --help=1' '--version=1'; do
  >   minewise $flag > out 2> err; echo "$? $(grep -c 'takes no value' err) $(wc -c < out)"
  > done | sort | uniq -c
       10 2 1 0

Nor is an empty text an agent, or a half of a thing a number of them.

  $ minewise compare --agents '' --games 1
  ! minewise compare: --agents: must not be empty; see 'minewise compare --help'
  [2]
  $ minewise optimal 2x2/1 --agents ''
  ! minewise optimal: --agents: must not be empty; see 'minewise optimal --help'
  [2]
  $ sed '3s/.*/agent /' game.txt | minewise replay -
  ! minewise replay: standard input:3:1: expected 'agent' and a name
  [2]
  $ minewise play --agent exact:endgame=1.5
  ! minewise play: --agent: '1.5' is not a value of endgame; write a whole number from 0 to 5000
  [2]

Pictures that fill a disk have to be asked for.

  $ minewise play --agent basic "60x60/600 survival seed=1" --svg steps
  ! minewise play: --svg: up to 3601 pictures, about 3240 MB; use --large to write them all
  [2]
  $ minewise play "20x20/60 survival seed=1" --agent random,basic,exact --svg steps
  ! minewise play: --svg: up to 401 pictures, about 120 MB; use --large to write them all
  [2]
  $ ls steps
  ! ls: cannot access 'steps': No such file or directory
  [2]
  $ minewise play "12x12/100 classic seed=1" --agent random --svg steps --large > played
  $ minewise play "20x20/300 classic seed=1" --agent random --svg more > played
  ! minewise: --svg: up to 401 pictures, about 40 MB
  $ minewise play --agent basic "4x4/3 survival seed=2" --large
  ! minewise play: --large: needs --svg and a folder
  [2]

Gnuplot is run without the user's settings.

  $ mkdir home; echo 'set output "taken"; set xrange [0:0.1]; exit' > home/.gnuplot
  $ minewise compare --agents basic --sizes 5 --densities 0.1,0.2 --games 5 --quiet --out one > printed
  $ HOME=$PWD/home GNUTERM=dumb GNUPLOT_LIB=home minewise compare --agents basic --sizes 5 --densities 0.1,0.2 --games 5 --quiet --out two > printed
  $ for file in score-by-density-5x5-survival.svg won-by-density-5x5-survival.png; do cmp one/plots/$file two/plots/$file; done; ls two/plots/taken
  ! ls: cannot access 'two/plots/taken': No such file or directory
  [2]
