# Transcripts with reasons that make no sense

A proof rests on clues, so one from a cell that shows none is refused like any other tampering.

  $ minewise play --agent basic "5x4/4 survival seed=2" --save game.txt > played
  $ sed -n 4,7p game.txt
  open 0,3 -> 1 : random
  open 0,0 -> 1 : random
  open 1,1 -> mine : random
  open 0,1 -> 2 : proof single-point 0,0

A cell that is covered, and one that is a mine:

  $ for cell in 3,4 1,1; do
  >   for trace in none steps log; do
  >     sed "7s/0,0/$cell/" game.txt | minewise replay - --trace $trace 2>&1 | wc -l
  >     echo "${PIPESTATUS[1]}"
  >   done
  > done | sort | uniq -c
        6 1
        6 2

A probability that is none:

  $ for reason in "probability 2" "probability -1" "probability nan"; do
  >   sed "7s/proof.*/$reason/; s/guesses 7/guesses 8/" game.txt | minewise replay - 2>&1 | wc -l
  >   echo "${PIPESTATUS[1]}"
  > done | sort | uniq -c
        3 1
        3 2
