# minewise review of replays

A game by hand: a guess that nothing could spare, one beside a proof, a click for nothing, a chord without need and a mine
that was known.

  $ cat > lost.rawvf <<END
  > RawVF_Version: Rev6
  > Program: By hand
  > Version: 1
  > Width: 7
  > Height: 2
  > Mines: 2
  > BBBV: 9
  > Board:
  > 0*000*0
  > 0000000
  > Events:
  > 0.000 lc (1 1)
  > 0.000 lr (1 1)
  > 0.500 lc (33 1)
  > 0.600 lr (33 1)
  > 0.700 rc (17 1)
  > 0.800 rr (17 1)
  > 1.000 mc (1 1)
  > 1.100 mr (1 1)
  > 2.000 lc (97 1)
  > 2.100 lr (97 1)
  > 2.200 lc (97 1)
  > 2.300 lr (97 1)
  > 3.500 lc (81 1)
  > 3.600 lr (81 1)
  > END
  $ minewise review lost.rawvf
  game   7x2/2
  played By hand 1
  ended  lost after 3.60 s
  clicks 5 left, 1 right, 1 chord; 1 of them changed nothing
  3BV    4 of 7, 1.111 per second, IOE 0.571, correctness 0.857, throughput 0.667, RQP 3.240

    click    time  cell   kind   mine    better        remark
        2  0.60 s  (0,2)  open   0.1000                safest; best, wins 0.3333, by endgame search
        4  1.10 s  (0,0)  chord  0.6000  (0,3) 0.0667  riskier: 0.5333 more than the safest, by safety
        5  2.10 s  (0,6)  open   0.1667  (0,3) safe    avoidable: a safe cell was there, for 1.00 s
        7  3.60 s  (0,5)  open   0.3333  (0,3) safe    avoidable: a safe cell was there, for 2.50 s

  What could have been known:
    at click 5, (0,3) is safe: the 1 at (0,2) has all its mines
    at click 7, (0,3) is safe: the 1 at (0,2) has all its mines

  Cells that could be proved safe, and how long they stayed unopened:
    rule                 cells  mean wait  longest
    a single clue            5     1.50 s  2.50 s (1,2), never opened
    the number of mines      2     1.50 s  1.50 s (0,4), never opened

  Where the time went, by the click that it led to:
    cells at a risk              3.30 s  92%
    flags                        0.10 s   3%
    clicks that changed nothing  0.20 s   6%

  longest pauses: 1.30 s before click 7, when 5 cells could be proved safe; 1.00 s before click 5, when 3 cells could be proved safe; 0.60 s before click 2, when nothing could be proved safe
  needless: 0 of 1 flag used by no chord, 0 chords opened nothing
  4 clicks at a risk: 2 forced, 2 avoidable
  risk: 1.2000 expected mines, 0.1667 with the best cells; 86.1% was needless
  chance to step on none: 0.2, with the best cells 0.84
  luck: +0.24 standard deviations; luckier than 75% of games with these risks
  the file claims a 3BV of 9, the board has 7
  $ minewise review lost.rawvf --all | sed -n '/click/,/^$/p'
  clicks 5 left, 1 right, 1 chord; 1 of them changed nothing
  3BV    4 of 7, 1.111 per second, IOE 0.571, correctness 0.857, throughput 0.667, RQP 3.240

    click    time  cell   kind   mine    better        remark
        1  0.00 s  (0,0)  open                         the rules' choice, not the player's
        2  0.60 s  (0,2)  open   0.1000                safest; best, wins 0.3333, by endgame search
        3  0.70 s  (0,1)  flag                         flag without proof, right
        4  1.10 s  (0,0)  chord  0.6000  (0,3) 0.0667  riskier: 0.5333 more than the safest, by safety
        5  2.10 s  (0,6)  open   0.1667  (0,3) safe    avoidable: a safe cell was there, for 1.00 s
        6  2.30 s  (0,6)  open                         changed nothing
        7  3.60 s  (0,5)  open   0.3333  (0,3) safe    avoidable: a safe cell was there, for 2.50 s

    at click 5, (0,3) is safe: the 1 at (0,2) has all its mines
    at click 7, (0,3) is safe: the 1 at (0,2) has all its mines

  Where the time went, by the click that it led to:
    cells at a risk              3.30 s  92%
    flags                        0.10 s   3%
    clicks that changed nothing  0.20 s   6%

  longest pauses: 1.30 s before click 7, when 5 cells could be proved safe; 1.00 s before click 5, when 3 cells could be proved safe; 0.60 s before click 2, when nothing could be proved safe
  needless: 0 of 1 flag used by no chord, 0 chords opened nothing
  4 clicks at a risk: 2 forced, 2 avoidable
  risk: 1.2000 expected mines, 0.1667 with the best cells; 86.1% was needless
  chance to step on none: 0.2, with the best cells 0.84
  luck: +0.24 standard deviations; luckier than 75% of games with these risks
  the file claims a 3BV of 9, the board has 7
  $ minewise import lost.rawvf > lost.txt
  ! minewise import: lost.rawvf: the file claims a 3BV of 9, the board has 7
  $ minewise review lost.txt | cmp - <(minewise review lost.rawvf)
  $ minewise review - < lost.rawvf | cmp - <(minewise review lost.rawvf)

Everything else that takes a saved game takes a replay:

  $ minewise position lost.rawvf --at 2
  // 7x2/2 classic first=any seed=0 game=0, By hand, after 2 of 7 moves
  mines 2
  1 ? 1 ? ? ? ?
  ? ? ? ? ? ? ?
  $ minewise influence lost.rawvf | head -4
  game   7x2/2 classic first=any seed=0 game=0
  agent  By hand
  layout given
  \
  $ minewise render lost.rawvf --svg drawn.svg; test -s drawn.svg
  $ minewise play lost.rawvf --agent exact | tail -3

  score 0.000: 0 of 2 mines identified, 1 stepped on, not won
  7 moves, 3 guesses, 0 wrong flags

Several, and a folder of them; one of its files is broken:

  $ mkdir games && cp lost.rawvf games/a.rawvf && sed 's/^2.000 lc/2.100 lc/' lost.rawvf > games/b.rawvf
  $ minewise review games
  2 games, 0 won: 0.0% (0.0 to 65.8)
  8 clicks at a risk: 4 forced, 4 avoidable
  forced guesses per game: 2.00 (±0.00)
  the guesses hit 2 mines; expected 2.4 ±2.3, with the best cells 0.3
  missed most: a single clue

    rule                 avoidable guesses  cells proved  mean wait
    a single clue                        4            10     1.50 s
    the number of mines                  0             4     1.50 s

  Where the time went, by the click that it led to:
    cells at a risk              6.60 s  92%
    flags                        0.20 s   3%
    clicks that changed nothing  0.40 s   6%
  $ minewise review games --format csv
  name,program,width,height,mines,end,time_ms,3bv,3bv_per_s,left,right,chord,wasted,risks,forced,avoidable,expected,hits,least_expected,luck,proofs,lay_ms,needless_flags,needless_chords
  a.rawvf,By hand,7,2,2,lost,3600,7,,5,1,1,1,4,2,2,1.2,1,0.16666666666666669,0.2405780819293876,7,1500,0,0
  b.rawvf,By hand,7,2,2,lost,3600,7,,5,1,1,1,4,2,2,1.2,1,0.16666666666666669,0.2405780819293876,7,1500,0,0
  $ printf 'RawVF_Version: Rev6\nWidth: 3\n' > games/c.rawvf
  $ minewise review games --out report > printed
  ! minewise review: games/c.rawvf: offset 29: the text ends before the board
  ! minewise review: 1 of 3 files skipped
  [1]
  $ ls report
  games.csv
  index.html
  summary.json
  summary.txt
  $ cmp printed report/summary.txt
  $ grep -c '<figure' report/index.html
  6

What is no replay is passed over, whatever it begins like, and what was one is not.

  $ printf '\0\0\1\0\1\0 an icon' > games/icon; head -c 500 /dev/zero > games/zeros; minewise board "30x16/99 seed=1" --format mbf > games/board
  $ printf 'Notes\nBoard: the usual\n' > games/notes; rm games/c.rawvf
  $ minewise review games | head -1
  2 games, 0 won: 0.0% (0.0 to 65.8)
  $ printf '*rmv\0\2 cut' > games/cut; head -c 100 lost.rawvf > games/begun
  $ minewise review games | head -1
  2 games, 0 won: 0.0% (0.0 to 65.8)
  ! minewise review: games/begun:10:1: offset 99: a row of 1 cells, not 7
  ! minewise review: games/cut: offset 10: the file ends in the middle of the size
  ! minewise review: 2 of 4 files skipped

A click on a mine that was known, beside a better cell: the least risk is that of the better cell, and luck follows.

  $ printf 'Width: 7\nHeight: 1\nMines: 2\nBoard:\n0*000*0\n0.1 lc (1 1)\n0.1 lr (1 1)\n0.5 lc (17 1)\n0.6 lr (17 1)\n' > known.rawvf
  $ minewise review known.rawvf --format json | python3 -c '
  > import json, sys
  > review = json.load(sys.stdin)
  > click = review["clicks"][1]
  > print(click["judgement"], click["risk"], round(click["least_risk"], 4), round(click["better"]["mine_probability"], 4))
  > print({name: round(value, 4) for name, value in review["luck"].items() if name in ("least_expected", "needless", "best_survival")})'
  known-mine 1.0 0.2 0.2
  {'least_expected': 0.2, 'needless': 0.8, 'best_survival': 0.8}

A replay as JSON, and the sum of two:

  $ printf 'Width: 3\nHeight: 1\nMines: 1\nBoard:\n0*0\n0.0 lc (1 1)\n0.0 lr (1 1)\n0.5 lc (33 1)\n0.5 lr (33 1)\n' > game.rawvf
  $ minewise review game.rawvf --format json
  {"program":"","version":"","width":3,"height":1,"mines":1,"end":"won","time_ms":500,"3bv":2,"counts":{"left":2,"right":0,"chord":0,"wasted":0},"metrics":{"solved_3bv":2,"3bv_per_s":4.0,"ioe":1.0,"correctness":1.0,"throughput":1.0,"rqp":0.125,"stnb":null},"differences":[],"exact":true,"risks":0,"forced":0,"avoidable":0,"needless_flags":0,"needless_chords":0,"spent_ms":{"first-click":0,"single-clue":0,"harder-proof":500,"guess":0,"flag":0,"wasted":0,"after-last":0},"luck":{"stepped":0,"expected":0.0,"least_expected":0.0,"needless":null,"survival":1.0,"best_survival":1.0,"deviation":0.0,"figure":null,"luckier_than":null},"clicks":[{"click":1,"t":0,"kind":"open","row":0,"col":0,"thought_ms":0,"spent":"first-click","provable":0,"needless":false,"judgement":"by-the-rules","exact":true},{"click":2,"t":500,"kind":"open","row":0,"col":2,"thought_ms":500,"spent":"harder-proof","provable":1,"needless":false,"judgement":"certain","exact":true}],"proofs":[{"row":0,"col":2,"verdict":"safe","rule":"count","because":[],"since_click":1,"until_click":2,"lay_ms":500}]}
  $ cp game.rawvf again.rawvf
  $ minewise review game.rawvf again.rawvf --format json
  {"games":2,"won":2,"risks":0,"forced":0,"avoidable":0,"hits":0,"expected":0.0,"expected_ci95":0.0,"least_expected":0.0,"missed_most":null,"rules":{"single-point":{"missed":0,"proofs":0,"lay_ms":0.0},"subset":{"missed":0,"proofs":0,"lay_ms":0.0},"gaussian":{"missed":0,"proofs":0,"lay_ms":0.0},"contradiction":{"missed":0,"proofs":0,"lay_ms":0.0},"groups":{"missed":0,"proofs":0,"lay_ms":0.0},"exact":{"missed":0,"proofs":0,"lay_ms":0.0},"count":{"missed":0,"proofs":2,"lay_ms":1000.0}},"spent_ms":{"first-click":0.0,"single-clue":0.0,"harder-proof":1000.0,"guess":0.0,"flag":0.0,"wasted":0.0,"after-last":0.0},"trends":{"3bv_per_s":null,"lay_s":null,"avoidable":null},"rows":[{"name":"game.rawvf","program":"","width":3,"height":1,"mines":1,"end":"won","time_ms":500,"3bv":2,"3bv_per_s":4.0,"clicks":{"left":2,"right":0,"chord":0,"wasted":0},"risks":0,"forced":0,"avoidable":0,"expected":0.0,"least_expected":0.0,"hits":0,"luck":null,"proofs":1,"lay_ms":500.0,"needless_flags":0,"needless_chords":0},{"name":"again.rawvf","program":"","width":3,"height":1,"mines":1,"end":"won","time_ms":500,"3bv":2,"3bv_per_s":4.0,"clicks":{"left":2,"right":0,"chord":0,"wasted":0},"risks":0,"forced":0,"avoidable":0,"expected":0.0,"least_expected":0.0,"hits":0,"luck":null,"proofs":1,"lay_ms":500.0,"needless_flags":0,"needless_chords":0}]}

What cannot be:

  $ minewise review lost.rawvf --out report
  ! minewise review: --out: needs several replays, or a folder of them
  [2]
  $ minewise review lost.rawvf --format csv
  ! minewise review: --format: csv needs several replays, or a folder of them
  [2]
  $ mkdir empty; minewise review empty
  ! minewise review: empty: is a folder without replays; name another folder, or files
  [2]
  $ head -c 60 lost.rawvf > cut.rawvf; minewise review cut.rawvf
  ! minewise review: cut.rawvf: offset 60: the text ends before the board
  [2]
