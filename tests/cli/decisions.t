# minewise match --decisions: single guesses of two agents

  $ minewise match --agents exact:endgame=500,exact "5x5/6 classic first=safe seed=3" --decisions --games 60 --play-outs 20 --quiet
  guesses of exact:endgame=500 against those of exact: 5x5/6 classic seed=3 game=0
  games 60: 32 positions where they guess differently, the first of each game
  difference in chance to win, by 20 luckless play-outs of each cell by exact: +0.03791 [+0.00760, +0.06822] (95%, student)
  $ minewise match --agents exact:endgame=500,exact "5x5/6 classic first=safe seed=3" --decisions --games 60 --play-outs 20 --select 10 --least 0.05 --out one --jobs 1 --quiet > one.txt
  $ cat one.txt
  guesses of exact:endgame=500 against those of exact: 5x5/6 classic seed=3 game=0
  games 60: 32 positions where they guess differently, the first of each game
  selected 13 that differ by more than 0.05, by 10 play-outs: +0.08407 [+0.01082, +0.15732] (95%, student)
  difference in chance to win, by 20 luckless play-outs of each cell by exact: +0.07340 [+0.00145, +0.14535] (95%, student)
  $ head -4 one/decisions.csv
  game,moves,first_row,first_col,first_risk,second_row,second_col,second_risk,selected,selecting,selecting_ci95,difference,difference_ci95
  0,6,2,4,0.18181818181818182,1,4,0.09090909090909091,1,-0.08856749311294768,0.12639613005680397,-0.07734159779614325,0.048457396168967215
  1,4,0,2,0.21649484536082475,4,4,0.21649484536082475,0,-0.0054199935321069285,0.11340713282676555,,
  3,8,1,2,0.5,0,3,0.2,1,-0.050000000000000024,0.09235217944729499,-0.025000000000000022,0.06002158118135262
  $ cat one/summary.csv
  first,second,game,games,player,play_outs,selecting_play_outs,least_difference,positions,selected,selecting,selecting_ci95,difference,difference_ci95
  exact:endgame=500,exact,5x5/6 classic seed=3 game=0,60,exact,20,10,0.05,32,13,0.08407176415133119,0.07324874241424348,0.07340007536395543,0.07195263691600928

The same bytes with any number of threads.

  $ minewise match --agents exact:endgame=500,exact "5x5/6 classic first=safe seed=3" --decisions --games 60 --play-outs 20 --select 10 --least 0.05 --out two --jobs 3 --quiet > two.txt
  $ cmp one.txt two.txt && cmp one/decisions.csv two/decisions.csv && cmp one/summary.csv two/summary.csv

A position is had again by its game and the number of moves before it; the second agent says why it would go elsewhere.

  $ minewise match --agents exact,exact:endgame=500 "5x5/6 classic first=safe seed=3" --decisions --games 8 --play-outs 3 --out three --quiet > three.txt
  $ sed -n 2p three/decisions.csv | cut -d, -f1-8
  0,6,1,4,0.09090909090909093,2,4,0.18181818181818182
  $ minewise position "5x5/6 classic first=safe seed=3 game=$(sed -n 2p three/decisions.csv | cut -d, -f1)" --agent exact --at $(sed -n 2p three/decisions.csv | cut -d, -f2)
  // 5x5/6 classic seed=3 game=0, exact, after 6 of 7 moves
  mines 6
  1 ? 2 ? 1
  2 ? ? ? ?
  ? ? ? ? ?
  ? ? ? ? ?
  1 ? ? ? 1

Survival, where it is a score.

  $ minewise match --agents exact,double "6x6/9 survival seed=3" --decisions --games 10 --play-outs 3 --quiet
  guesses of exact against those of double: 6x6/9 survival seed=3 game=0
  games 10: 10 positions where they guess differently, the first of each game
  difference in score, by 3 luckless play-outs of each cell by exact: -0.00048 [-0.02506, +0.02409] (95%, student)

What does not go together is refused.

  $ minewise match --agents exact,basic --play-outs 5
  ! minewise match: --play-outs: needs --decisions
  [2]
  $ minewise match --agents exact,basic --decisions --figure won
  ! minewise match: --decisions: cannot be used with --figure, --estimate or --status; it always uses luckless play
  [2]
  $ minewise match --agents exact,basic-once --decisions --games 1
  ! minewise match: --agents: basic-once does not decide by the position alone
  [2]
  $ minewise match --agents exact,basic --decisions --player basic-once
  ! minewise match: --player: basic-once does not decide by the position alone; choose another agent, such as exact
  [2]
  $ minewise match --agents exact,basic --decisions --least 0.1
  ! minewise match: --least: needs --select
  [2]
  $ minewise match --agents exact,double "6x6@0.2 survival" --decisions
  ! minewise match: --estimate: luckless needs a fixed number of mines to estimate a score, and 6x6@0.2 has none
  [2]

As JSON:

  $ minewise match --agents exact:endgame=500,exact "5x5/6 classic first=safe seed=3" --decisions --games 4 --play-outs 5 --quiet --format json
  {"agents":["exact:endgame=500","exact"],"game":"5x5/6 classic seed=3 game=0","games":4,"figure":"won","player":"exact","play_outs":5,"selecting_play_outs":0,"least_difference":0.0,"positions":3,"selected":3,"selecting":null,"difference":{"mean":-0.06240457354367071,"ci95":0.17921158109480384},"choices":[{"game":0,"moves":6,"first":{"row":2,"col":4,"risk":0.18181818181818182},"second":{"row":1,"col":4,"risk":0.09090909090909091},"selected":true,"selecting":null,"difference":{"mean":-0.13994490358126724,"ci95":0.27972533123216}},{"game":1,"moves":4,"first":{"row":0,"col":2,"risk":0.21649484536082475},"second":{"row":4,"col":4,"risk":0.21649484536082475},"selected":true,"selecting":null,"difference":{"mean":0.002731182950255112,"ci95":0.22940878343384072}},{"game":3,"moves":8,"first":{"row":1,"col":2,"risk":0.5},"second":{"row":0,"col":3,"risk":0.2},"selected":true,"selecting":null,"difference":{"mean":-0.050000000000000024,"ci95":0.17002184516456392}}]}
