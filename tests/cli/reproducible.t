# The same game, always

The same ID gives the same bytes, whatever the trace, the directory and the environment.

  $ mkdir elsewhere
  $ for trace in none steps log; do
  >   minewise play --agent basic "9x9/20 survival clues=withheld:0.1 seed=7" --trace $trace --save $trace.txt > a
  >   (cd elsewhere; HOME=/ LC_ALL=C.UTF-8 minewise play --agent basic "9x9/20 survival clues=withheld:0.1 seed=7" \
  >     --trace $trace --save $trace.txt > a)
  >   cmp a elsewhere/a && cmp $trace.txt elsewhere/$trace.txt
  > done
  $ cmp none.txt steps.txt && cmp none.txt log.txt

Agents in one run play as they do alone.

  $ minewise play --agent random,basic "9x9/20 survival seed=7" --format json > together
  $ for agent in random basic; do
  >   minewise play --agent $agent "9x9/20 survival seed=7" --format json
  > done | cmp - together

Another seed or another number is another game.

  $ for id in "seed=7" "seed=8" "seed=7 game=1" "seed=8 game=1"; do
  >   minewise play --agent basic "9x9/20 survival $id" --save game.txt > a
  >   sed -n '/^layout/,/^result/{/[*]/p}' game.txt | tr -d '\n'
  >   echo
  > done | sort -u | wc -l
  4

Without an ID the game is 10x10/15 survival with a random seed that is printed, and the ID printed gives
the game again.

  $ minewise play --agent basic > first
  $ sed -E 's/seed=[0-9]+/seed=S/' first | head -2
  game   10x10/15 survival seed=S game=0
  agent  basic
  $ minewise play --agent basic "$(sed -n 's/^game *//p' first)" | cmp - first
  $ minewise play --agent basic > second
  $ cmp -s first second
  [1]

The same with an ID that has no seed.

  $ minewise play --agent basic "8x8@0.2 classic" --trace log > first
  $ sed -E 's/seed=[0-9]+/seed=S/' first | head -2
  game   8x8@0.2 classic seed=S game=0
  agent  basic
  $ minewise play --agent basic "$(sed -n 's/^game *//p' first)" --trace log | cmp - first
