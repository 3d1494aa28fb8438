#!/usr/bin/env bash
# Plays the games that the networks learn from:  generate.sh values|guesses PROGRAM FOLDER THREADS SCALE SEED [CLOSE]
# FOLDER has a folder for each condition afterwards, named by board and first cell.
set -euo pipefail
what=$1 program=$2 folder=$3 threads=$4 scale=$5 seed=$6 close=${7:-0.1}

# Games of each condition, as many thousands as are asked for times the share: board, first cell, share.
conditions="30x16/99 safe:0,0 40
30x16/99 zero:3,3 60
30x16/120 safe:0,0 8
30x16/80 zero:3,3 6
20x20/80 safe:0,0 10
16x16/40 safe:0,0 20
16x16/51 zero:3,3 8
9x9/10 safe:0,0 20
8x8/14 safe:0,0 10"

while read -r board first share; do
  into=$folder/${board/\//-}-${first%%:*}
  mkdir -p "$into"
  games=$((share * scale))
  if [ "$what" = values ]; then
    "$program" "$board classic first=$first seed=$seed" --games $games --threads "$threads" --explore 5 --values "$into/values"
  else
    "$program" "$board classic first=$first seed=$((seed + 1))" --games $games --threads "$threads" --guesses "$into/guesses" --close "$close"
  fi
done <<<"$conditions"
