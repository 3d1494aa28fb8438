# minewise compare

Agents by densities; with --out, files.

  $ minewise compare --agents basic,exact --sizes 8 --densities 0.1,0.3 --games 20 --out one --per-game one.csv
  8x8 survival, 20 games of each agent at each density, seed 1

  mean score (95% intervals at most 0.12 wide, student)
    density    0.1    0.3
    basic    0.942  0.663
    exact    0.967  0.850

  games won, % (95% intervals at most 36 wide, wilson)
    density   0.1   0.3
    basic    75.0   0.0
    exact    80.0  10.0

  mines stepped on, mean (95% intervals at most 2.2 wide, student)
    density   0.1   0.3
    basic    0.35  6.40
    exact    0.20  2.85

  deductions that basic could not have made, %
    density  0.1   0.3
    basic    0.0   0.0
    exact    3.5  25.5

  mean score, ahead of the agent above (* beyond the 95% interval, student)
    density       0.1       0.3
    exact    +0.0250   +0.1868*

  Written to one: results.csv, intervals.csv, differences.csv, deductions.csv, memory.csv, timings.csv, faults.csv, results.sqlite
  Open one/report.html in a browser; its plots are in one/plots.
  $ ls -R one
  one:
  deductions.csv
  differences.csv
  faults.csv
  intervals.csv
  memory.csv
  plots
  report.html
  results.csv
  results.sqlite
  timings.csv

  one/plots:
  beyond-basic-by-density-8x8-survival.png
  beyond-basic-by-density-8x8-survival.svg
  memory-by-density-8x8-survival.png
  memory-by-density-8x8-survival.svg
  plots.gp
  score-by-density-8x8-survival.png
  score-by-density-8x8-survival.svg
  stepped-by-density-8x8-survival.png
  stepped-by-density-8x8-survival.svg
  time-by-density-8x8-survival.png
  time-by-density-8x8-survival.svg
  won-by-density-8x8-survival.png
  won-by-density-8x8-survival.svg
  $ cat one/results.csv
  agent,width,height,mines,density,rules,games,won,won_rate,won_ci95,score,score_ci95,stepped,stepped_ci95,guesses,moves,wrong_flags
  basic,8,8,6,0.1,survival,20,15,0.75,0.17841958810553915,0.9416666666666668,0.05232560136020703,0.35,0.3139536081612463,2.4,64,0
  basic,8,8,19,0.3,survival,20,0,0,0.08056257902640969,0.6631578947368421,0.058400215091778285,6.4,1.1096040867437873,17.9,64,0
  exact,8,8,6,0.1,survival,20,16,0.8,0.16767988483604768,0.9666666666666668,0.03201150996338731,0.2,0.1920690597803283,1.5,64,0
  exact,8,8,19,0.3,survival,20,2,0.1,0.13658358200735954,0.85,0.041737477483147045,2.85,0.7930120721797955,10.6,64,0
  $ head -4 one.csv
  agent,width,height,mines,density,rules,game,won,score,stepped,guesses,moves,wrong_flags
  basic,8,8,6,0.1,survival,0,1,1,0,1,64,0
  basic,8,8,6,0.1,survival,1,1,1,0,2,64,0
  basic,8,8,6,0.1,survival,2,0,0.6666666666666666,2,6,64,0
  $ cat one/differences.csv
  agent,other,width,height,mines,density,rules,games,figure,difference,low,high,kind
  basic,exact,8,8,6,0.1,survival,20,won_rate,-0.05,-0.3330576022915049,0.2330576022915049,student
  basic,exact,8,8,6,0.1,survival,20,score,-0.025000000000000005,-0.08839471208529531,0.038394712085295296,student
  basic,exact,8,8,6,0.1,survival,20,stepped,0.15,-0.23036827251177192,0.5303682725117719,student
  basic,exact,8,8,19,0.3,survival,20,won_rate,-0.1,-0.24405179483524622,0.04405179483524621,student
  basic,exact,8,8,19,0.3,survival,20,score,-0.18684210526315786,-0.25200089230498035,-0.12168331822133541,student
  basic,exact,8,8,19,0.3,survival,20,stepped,3.55,2.3119830462053734,4.788016953794626,student
  $ cat one/deductions.csv
  agent,width,height,mines,density,rules,games,deductions,beyond_basic,single-point,subset,gaussian,contradiction,groups,exact,count
  basic,8,8,6,0.1,survival,20,1232,0,1232,0,0,0,0,0,0
  basic,8,8,19,0.3,survival,20,922,0,922,0,0,0,0,0,0
  exact,8,8,6,0.1,survival,20,1250,0.0352,1206,0,0,0,0,44,0
  exact,8,8,19,0.3,survival,20,1068,0.2546816479400749,796,0,0,0,0,272,0
  $ head -7 one/intervals.csv
  agent,width,height,mines,density,rules,games,figure,value,low,high,kind
  basic,8,8,6,0.1,survival,20,won_rate,0.75,0.531299122381256,0.8881382985923343,wilson
  basic,8,8,6,0.1,survival,20,score,0.9416666666666668,0.8893410653064597,0.9939922680268738,student
  basic,8,8,6,0.1,survival,20,stepped,0.35,0.03604639183875369,0.6639536081612463,student
  basic,8,8,6,0.1,survival,20,guesses,2.4,1.590798667748895,3.209201332251105,student
  basic,8,8,6,0.1,survival,20,moves,64,64,64,student
  basic,8,8,6,0.1,survival,20,wrong_flags,0,0,0,student
  $ cut -d, -f1-7 one/memory.csv
  agent,width,height,mines,density,rules,games
  basic,8,8,6,0.1,survival,12
  basic,8,8,19,0.3,survival,12
  exact,8,8,6,0.1,survival,12
  exact,8,8,19,0.3,survival,12
  $ head -1 one/memory.csv | cut -d, -f8-
  peak_bytes,peak_bytes_ci95,greatest_bytes

Memory is that of the first twelve games of a series, in bytes, whatever is played after them. Agents that keep what they
found from game to game have none of their own.

  $ awk -F, 'NR > 1 { print $1, ($8 > 1000 && $8 <= $10 && $9 != "") }' one/memory.csv
  basic 1
  basic 1
  exact 1
  exact 1
  $ for games in 12 40; do minewise compare --agents basic --sizes 8 --densities 0.3 --games $games --out m$games --no-report --quiet > printed; done
  $ cmp m12/memory.csv m40/memory.csv
  $ minewise compare --agents optimal,basic --sizes 3x3/2 --rules classic --games 3 --out small --no-report --quiet > printed; cut -d, -f1-8 small/memory.csv | sed -n 2p
  optimal,3,3,2,0.2222222222222222,classic,0,

Times:

  $ cut -d, -f1-7 one/timings.csv
  agent,width,height,mines,density,rules,games
  basic,8,8,6,0.1,survival,20
  basic,8,8,19,0.3,survival,20
  exact,8,8,6,0.1,survival,20
  exact,8,8,19,0.3,survival,20

A row of the per-game file is a game that can be played again.

  $ grep 'exact,8,8,19,0.3,survival,7,' one.csv
  exact,8,8,19,0.3,survival,7,0,0.8421052631578947,3,15,64,0
  $ minewise play --agent exact "8x8/19 survival seed=1 game=7" --format json
  {"game":"8x8/19 survival seed=1 game=7","agent":"exact","won":false,"score":0.8421052631578947,"stepped":3,"guesses":15,"moves":64,"wrong_flags":0}

One board: agents by figures. A size may have mines of its own; rules may be several.

  $ minewise compare --agents basic --sizes 9x9@0.1 --games 50 --rules classic --rules "survival count=shown"
  9x9@0.1 classic, 50 games of each agent, seed 1

    agent                 won %                  score         stepped on            guesses              moves  beyond basic %  ahead
    basic  78.00 [64.76, 87.25]  0.8192 [0.713, 0.925]  0.22 [0.10, 0.34]  1.68 [1.06, 2.30]  18.9 [15.8, 22.1]             0.0
    [95% intervals]: wilson for won, student for means;
    ahead: in score, of the agent above on the same boards, * beyond its interval

  9x9@0.1 survival count=shown, 50 games of each agent, seed 1

    agent                 won %                  score         stepped on            guesses              moves  beyond basic %  ahead
    basic  60.00 [46.18, 72.39]  0.9461 [0.926, 0.966]  0.50 [0.31, 0.69]  3.28 [2.60, 3.96]  81.0 [81.0, 81.0]             0.0
    [95% intervals]: wilson for won, student for means;
    ahead: in score, of the agent above on the same boards, * beyond its interval
  \
  $ minewise compare --agents basic --sizes 30x16/99,30x16@0.2062 --rules classic --games 2 --quiet | head -5
  30x16 classic, 2 games of each agent on each board, seed 1

  mean score (95% intervals at most 0.96 wide, student)
    board  30x16/99  30x16@0.2062
    basic     0.000         0.070
  $ minewise compare --agents exact --sizes 5x5/1 --rules classic --games 5 --quiet | sed -n 3,4p
    agent                   won %                  score         stepped on            guesses           moves  beyond basic %  ahead
    exact  100.00 [56.55, 100.00]  1.0000 [1.000, 1.000]  0.00 [0.00, 0.00]  0.00 [0.00, 0.00]  3.4 [1.3, 5.5]             0.0
  $ minewise compare --agents random --sizes 3x3/2 --games 1 --format json
  {"seed":1,"games":1,"results":[{"agent":"random","width":3,"height":3,"mines":2,"density":0.2222222222222222,"rules":"survival","games":1,"won":0,"won_rate":{"value":0.0,"low":0.0,"high":0.7934506856227626,"kind":"wilson"},"score":{"value":0.0},"stepped":{"value":2.0},"guesses":{"value":9.0},"moves":{"value":9.0},"wrong_flags":{"value":0.0},"deductions":{"single-point":0,"subset":0,"gaussian":0,"contradiction":0,"groups":0,"exact":0,"count":0},"beyond_basic":0.0,"memory":{"games":1,"peak_bytes":{"value":8.0},"greatest_bytes":8},"faults":{"games":0,"by_clock":0}}]}

Every thread count, order, company and cut gives the same.

  $ minewise compare --agents basic,exact --sizes 8 --densities 0.1,0.3 --games 20 --out two --per-game two.csv --jobs 1 --quiet | tail -1
  Open two/report.html in a browser; its plots are in two/plots.
  $ minewise compare --agents exact,random,basic --sizes 8 --densities 0.1,0.3 --games 20 --out three --per-game three.csv --jobs 3 | tail -1
  Open three/report.html in a browser; its plots are in three/plots.
  $ cmp one/results.csv two/results.csv && cmp one.csv two.csv && cmp one/intervals.csv two/intervals.csv
  $ cmp one/memory.csv two/memory.csv; grep -v random three/memory.csv | sort > three.txt; sort one/memory.csv | cmp - three.txt
  $ grep -v random three/results.csv | sort > three.txt; sort one/results.csv | cmp - three.txt
  $ grep -v random three.csv | sort > three.txt; sort one.csv | cmp - three.txt
  $ for i in 1 2 3; do minewise compare --agents basic,exact --sizes 8 --densities 0.1,0.3 --games 20 --shard $i/3 --out part$i; done
  Part 1 of 3 is in part1; 'minewise merge' joins the parts.
  Part 2 of 3 is in part2; 'minewise merge' joins the parts.
  Part 3 of 3 is in part3; 'minewise merge' joins the parts.
  $ minewise merge part3 part1 part2 --out whole --per-game whole.csv | tail -1
  Open whole/report.html in a browser; its plots are in whole/plots.
  $ for file in results intervals differences deductions memory; do cmp one/$file.csv whole/$file.csv; done; cmp one.csv whole.csv

Without --out the parts are joined, printed and not kept; so are JSON and the per-game file.

  $ minewise merge part3 part1 part2 > merged.txt; minewise compare --agents basic,exact --sizes 8 --densities 0.1,0.3 --games 20 --quiet | cmp - merged.txt
  $ minewise merge part1 part2 part3 --format json --per-game merged.csv > merged.json; minewise compare --agents basic,exact --sizes 8 --densities 0.1,0.3 --games 20 --quiet --format json | cmp - merged.json
  $ cmp one.csv merged.csv; ls -d part*
  part1
  part2
  part3

A finished run is rewritten by --resume; an existing folder is refused without it, and so is another experiment.

  $ cp one/results.csv before.csv; rm one/results.csv; minewise compare --agents basic,exact --sizes 8 --densities 0.1,0.3 --games 20 --out one --resume | tail -1
  Open one/report.html in a browser; its plots are in one/plots.
  $ cmp one/results.csv before.csv
  $ minewise compare --agents basic,exact --sizes 8 --densities 0.1,0.3 --games 20 --out one
  ! minewise compare: --out: one exists; use --resume to continue it, or give another name
  [2]
  $ minewise compare --agents basic,exact --sizes 8 --densities 0.1,0.3 --games 30 --out one --resume
  ! minewise compare: one/results.sqlite: it holds another experiment: 'games 30' here, 'games 20' there
  [2]
  $ minewise compare --agents basic,exact --sizes 8 --densities 0.1,0.3 --games 20 --out one --resume --rules classic
  ! minewise compare: one/results.sqlite: it holds another experiment: 'condition 8x8/6 0.1 classic' here, 'condition 8x8/6 0.1 survival' there
  [2]
  $ minewise compare --agents basic,exact --sizes 8 --densities 0.1,0.3 --games 20 --out part1 --resume
  ! minewise compare: part1/results.sqlite: it holds another part of the experiment: shard 1/1 here, 1/3 there
  [2]
  $ minewise compare --agents basic --sizes 4 --densities 0.2 --games 3 --out fresh --resume | tail -1
  Open fresh/report.html in a browser; its plots are in fresh/plots.
  $ mkdir broken; echo nonsense > broken/results.sqlite; minewise compare --sizes 4 --games 3 --out broken --resume
  ! minewise compare: broken/results.sqlite: it is not an SQLite database
  [2]
  $ minewise merge part1 part2 --out half
  ! minewise merge: the parts lack 26 of 80 games, from shard 3/3; finish them with --resume, then name all parts
  [2]
  $ minewise merge part1 fresh --out half
  ! minewise merge: fresh/results.sqlite: holds another experiment than part1/results.sqlite: 'games 3' here, 'games 20' there
  [2]
  $ minewise merge nowhere --out half
  ! minewise merge: parts: 'nowhere' holds no results; name a folder that --shard I/N --out made
  [2]
  $ minewise merge part1 part2 part3 --out whole
  ! minewise merge: --out: whole exists; give another name
  [2]
  $ ls half
  ! ls: cannot access 'half': No such file or directory
  [2]

A damaged chunk is played again, and a word is said about it. It is not believed in another place or from another
experiment; merge, which cannot play, refuses it. What cannot be mended, or is of another format, is refused in one line.

  $ cat > sql.py <<END
  > import sqlite3, sys
  > db = sqlite3.connect(sys.argv[1])
  > db.executescript(sys.argv[2])
  > END
  $ cp -r one mended; python3 sql.py mended/results.sqlite "update chunk set games = (select games from chunk where place = 4) where place = 8"
  $ minewise compare --agents basic,exact --sizes 8 --densities 0.1,0.3 --games 20 --out mended --resume --no-report --format json > json.txt
  ! minewise compare: mended/results.sqlite: 1 damaged chunks were played again
  $ cmp one/results.csv mended/results.csv
  $ minewise compare --agents basic,exact --sizes 8 --densities 0.1,0.3 --games 20 --seed 2 --out other --no-report --format json > json.txt
  $ python3 sql.py mended/results.sqlite "attach 'other/results.sqlite' as other; update chunk set (games, seconds) = (select games, seconds from other.chunk where place = 5) where chunk.place = 5"
  $ minewise merge mended --out half
  ! minewise merge: the parts lack 1 of 80 games, from shard 1/1 (1 chunk damaged); finish them with --resume, then name all parts
  [2]
  $ cp -r one broken1; python3 sql.py broken1/results.sqlite "update about set value = 'x' where name = 'command'"
  $ minewise compare --agents basic,exact --sizes 8 --densities 0.1,0.3 --games 20 --out broken1 --resume
  ! minewise compare: broken1/results.sqlite: it is damaged (what it says about itself): run the experiment again in another folder
  [2]
  $ python3 sql.py broken1/results.sqlite "update about set value = 'minewise ledger 1' where name = 'format'"
  $ minewise compare --agents basic,exact --sizes 8 --densities 0.1,0.3 --games 20 --out broken1 --resume
  ! minewise compare: broken1/results.sqlite: it is a ledger of format 1, but this program reads format 5: run the experiment again in another folder
  [2]
  $ cp -r one broken2; truncate -s 9000 broken2/results.sqlite
  $ minewise compare --agents basic,exact --sizes 8 --densities 0.1,0.3 --games 20 --out broken2 --resume
  ! minewise compare: broken2/results.sqlite: it is damaged, and SQLite cannot read it
  [2]
  $ minewise merge broken2 --out half
  ! minewise merge: broken2/results.sqlite: it is damaged, and SQLite cannot read it
  [2]

The page shows the command as a shell takes it.

  $ printf 'layouts 3x2\n000001\n100000\n' > "it's \$HOME.txt"
  $ minewise compare --layouts "it's \$HOME.txt" --agents basic --rules "classic first=0,0" --out pasted --format json > json.txt
  $ python3 -c 'import html, re; print(html.unescape(re.search("<pre>(.*?)</pre>", open("pasted/report.html").read(), re.S)[1]))' | tee pasted.sh
  minewise compare --agents basic --layouts 'it'\''s $HOME.txt' --rules 'classic first=0,0' --seed 1
  $ bash -c "$(cat pasted.sh) --out again --no-report --format json" | cmp - json.txt && cmp pasted/results.csv again/results.csv

The results are a table in the ledger as well.

  $ python3 -c 'import sqlite3; print(*sqlite3.connect("one/results.sqlite").execute("select agent, mines, score from results"), sep="\n")'
  ('basic', 6, 0.9416666666666668)
  ('basic', 19, 0.6631578947368421)
  ('exact', 6, 0.9666666666666668)
  ('exact', 19, 0.85)

Presets are experiments that come with the program; games, seed and agents may be chosen.

  $ minewise compare --list-presets
  000-question-5     Report 000, question 5: basic and advanced against density (2000 games, quick 40)
  001-figure-10      Report 001, figure 10: the triple improved agent on 20x20 (5000 games, quick 100)
  001-figure-6       Report 001, figure 6: basic and CSP on 20x20 (5000 games, quick 100)
  001-figure-9       Report 001, figure 9: the double improved agent on 20x20 (5000 games, quick 100)
  001-figures-3-5    Report 001, figures 3 to 5: the basic agent on 10x10 (20000 games, quick 500)
  002-figures-1-15   Report 002, figures 1 to 15: four agents on five sizes (1000 games, quick 20)
  003-levels         Report 003: games won on three levels (10000 games, quick 300)
  004-figure-1       Report 004, figure 1: the basic agent against density (10000 games, quick 200)
  believed-cautious  Flags on belief: cautious clues, score against density (40 games, quick 2)
  believed-optimistic Flags on belief: optimistic clues, score against density (400 games, quick 10)
  believed-withheld  Flags on belief: clues withheld, score against how often (1000 games, quick 20)
  believed           Flags on belief: every kind of imperfect clues, densities 0.1 to 0.4 (400 games, quick 4)
  cautious           Cautious clues: score against density (300 games, quick 5)
  count-shown        What knowing the number of mines is worth (2000 games, quick 30)
  counts             What a player may know of the number of mines (10000 games, quick 100)
  growth             How time grows with the board (100 games, quick 4)
  levels             Beginner, intermediate, expert: games won by all agents (20000 games, quick 300)
  memory             How memory grows with the board (12 games, quick 4)
  noise              Every kind of imperfect clues: all agents, densities 0.1 to 0.4 (500 games, quick 10)
  optimistic         Optimistic clues: score against density (1000 games, quick 20)
  withheld-10x10     A fifth of the clues withheld: 10x10 with 10 to 60 mines (5000 games, quick 100)
  withheld           Clues withheld: score against how often (2000 games, quick 40)
  $ minewise compare --preset 001-figure-6 --quick --games 2 --agents basic --no-report --out preset | head -1
  20x20 survival, 2 games of each agent at each density, seed 1
  $ python3 -c 'import sqlite3; print(sqlite3.connect("preset/results.sqlite").execute("select value from about where name = \"command\"").fetchone()[0])'
  minewise compare --preset 001-figure-6 --agents basic --games 2 --seed 1
  $ minewise compare --preset nothing
  ! minewise compare: --preset: unknown preset 'nothing'; 'minewise study' lists them
  [2]
  $ minewise compare --preset chain-size
  ! minewise compare: --preset: chain-size does not compare agents; run it with 'minewise study chain-size'
  [2]
  $ minewise compare --preset 001-figure-6 --sizes 20
  ! minewise compare: --preset: has its own boards and rules; only --agents, --games, --seed and --estimate can change it
  [2]
  $ minewise compare --quick
  ! minewise compare: --quick: needs --preset
  [2]

Without gnuplot there is a page without plots, and a word about it.

  $ PATH=$(dirname $(command -v minewise)) minewise compare --agents basic,exact --sizes 5 --densities 0.1,0.2 --games 2 --out bare --quiet | tail -1
  Open bare/report.html in a browser; its plots are in bare/plots.
  ! minewise: plots need gnuplot, which is not installed (Debian: gnuplot-nox)
  $ ls bare bare/plots
  bare:
  deductions.csv
  differences.csv
  faults.csv
  intervals.csv
  memory.csv
  plots
  report.html
  results.csv
  results.sqlite
  timings.csv

  bare/plots:
  plots.gp

Given layouts are played as they are.

  $ printf 'layouts 4x3 first=0,0\n000000000001\n100000000000\n010010000000\n' > set.txt
  $ minewise compare --layouts set.txt --agents basic,exact --rules classic --per-game set.csv
  4x3 given layouts, classic first=0,0, 3 games of each agent, seed 1

    agent                 won %                  score         stepped on            guesses           moves  beyond basic %     ahead
    basic   33.33 [6.15, 79.23]  0.3333 [0.000, 1.000]  0.67 [0.00, 2.10]  2.00 [0.00, 6.30]  2.0 [0.0, 6.3]             0.0
    exact  66.67 [20.77, 93.85]  0.6667 [0.000, 1.000]  0.33 [0.00, 1.77]  1.00 [1.00, 1.00]  2.0 [0.0, 6.3]            80.0  +0.3333
    [95% intervals]: wilson for won, student for means;
    ahead: in score, of the agent above on the same boards, * beyond its interval
  \
  $ cat set.csv
  agent,width,height,mines,density,rules,game,won,score,stepped,guesses,moves,wrong_flags
  basic,4,3,1,0.1111111111111111,"classic first=0,0",0,1,1,0,1,1,0
  basic,4,3,1,0.1111111111111111,"classic first=0,0",1,0,0,1,1,1,0
  basic,4,3,2,0.1111111111111111,"classic first=0,0",2,0,0,1,4,4,0
  exact,4,3,1,0.1111111111111111,"classic first=0,0",0,1,1,0,1,1,0
  exact,4,3,1,0.1111111111111111,"classic first=0,0",1,0,0,1,1,1,0
  exact,4,3,2,0.1111111111111111,"classic first=0,0",2,1,1,0,1,4,0
  $ minewise compare --layouts set.txt --agents basic --games 2 --format json --rules "survival topology=hex"
  {"seed":1,"games":2,"results":[{"agent":"basic","width":4,"height":3,"mines":null,"density":0.1111111111111111,"rules":"survival first=0,0 topology=hex","games":2,"won":1,"won_rate":{"value":0.5,"low":0.09453120573423074,"high":0.9054687942657693,"kind":"wilson"},"score":{"value":0.5,"low":-5.853102368087347,"high":6.853102368087347,"kind":"student"},"stepped":{"value":0.5,"low":-5.853102368087347,"high":6.853102368087347,"kind":"student"},"guesses":{"value":1.5,"low":-4.853102368087347,"high":7.853102368087347,"kind":"student"},"moves":{"value":12.0,"low":12.0,"high":12.0,"kind":"student"},"wrong_flags":{"value":0.0,"low":0.0,"high":0.0,"kind":"student"},"deductions":{"single-point":21,"subset":0,"gaussian":0,"contradiction":0,"groups":0,"exact":0,"count":0},"beyond_basic":0.0,"memory":{"games":2,"peak_bytes":{"value":3932.0,"low":3932.0,"high":3932.0,"kind":"student"},"greatest_bytes":3932},"faults":{"games":0,"by_clock":0}}]}

What makes no sense is refused, naming the option.

  $ minewise compare --agents basic,nobody
  ! minewise compare: --agents: unknown agent 'nobody'; 'agents' lists them
  [2]
  $ minewise compare --agents basic,basic
  ! minewise compare: --agents: 'basic' is listed twice
  [2]
  $ minewise compare --sizes 20x
  ! minewise compare: --sizes: '20x' is not a size; write WIDTHxHEIGHT such as 30x16, or 20 for 20x20
  [2]
  $ minewise compare --sizes 0
  ! minewise compare: --sizes: a board of size '0' has no cells
  [2]
  $ minewise compare --densities 0.1:0.9
  ! minewise compare: --densities: '0.1:0.9' is not a range; write FIRST:LAST:STEP, such as 0.1:0.9:0.1
  [2]
  $ minewise compare --densities 2
  ! minewise compare: --densities: 2 is not a mine density; write numbers from 0 to 1
  [2]
  $ minewise compare --mines 10 --densities 0.1
  ! minewise compare: --mines: cannot be used with --densities; give one of the two
  [2]
  $ minewise compare --sizes 9x9/10 --densities 0.1
  ! minewise compare: --densities: not needed; every size in --sizes has its own mines
  [2]
  $ minewise compare --sizes 3 --mines 10
  ! minewise compare: --mines: 10 mines do not fit on 3x3, which has 9 cells
  [2]
  $ minewise compare --games 0
  ! minewise compare: --games: '0' is not a whole number from 1 to 1000000000; see 'minewise compare --help'
  [2]
  $ minewise compare --games 99999999999
  ! minewise compare: --games: '99999999999' is not a whole number from 1 to 1000000000; see 'minewise compare --help'
  [2]
  $ minewise compare --sizes 1000 --densities 0:1:0.001 --games 1000000
  ! minewise compare: --games: too many; split them into runs with different seeds
  [2]
  $ minewise compare --rules fast
  ! minewise compare: --rules: column 1: expected 'survival' or 'classic', found 'fast'
  [2]
  $ minewise compare --rules classic --rules classic
  ! minewise compare: --rules: 'classic' is listed twice
  [2]
  $ minewise compare --sizes 3,5 --mines 2 --rules "classic first=4,4"
  ! minewise compare: --rules: 3x3/2 classic first=4,4: the first cell 4,4 is outside the board of 3 rows and 3 columns
  [2]
  $ minewise compare --sizes 3 --densities 1 --rules classic
  ! minewise compare: --rules: 3x3/9 classic: with 9 mines there is no room for first=safe, which keeps 1 free on 9 cells
  [2]
  $ minewise compare --jobs 0
  ! minewise compare: --jobs: '0' is not a whole number from 1 to 1024; see 'minewise compare --help'
  [2]
  $ minewise compare --resume
  ! minewise compare: --resume: needs --out, the folder to continue
  [2]
  $ minewise compare --shard 1/2
  ! minewise compare: --shard: needs --out, the folder that 'minewise merge' reads
  [2]
  $ minewise compare --shard 3/2 --out x
  ! minewise compare: --shard: '3/2' is not a shard; write I/N, part I of N, such as 2/5
  [2]
  $ minewise compare --out ''
  ! minewise compare: --out: must not be empty
  [2]
  $ minewise compare --out set.txt/x
  ! minewise compare: --out: set.txt/x cannot be created: Not a directory
  [2]
  $ minewise compare --seed 010 --games 1 --agents random --sizes 3x3/2 --format json | cut -c1-11
  {"seed":10,
  $ minewise compare --seed -1
  ! minewise compare: --seed: '-1' is not a whole number from 0 to 18446744073709551615; see 'minewise compare --help'
  [2]
  $ minewise compare --sizes 10,10x10/10 --densities 0.1
  ! minewise compare: --sizes: '10x10/10 0.1 survival' is listed twice
  [2]
  $ minewise compare --sizes 3x3/2 --games 2 --out one --resume --per-game one/results.sqlite
  ! minewise compare: --per-game: one/results.sqlite is one of the results files; choose another name
  [2]
  $ minewise compare --sizes 3x3/2 --games 2 --out set.txt --resume
  ! minewise compare: --out: set.txt is not a folder
  [2]
  $ minewise compare --agents nobody 2>/dev/full
  [2]
  $ minewise compare --out "$(printf 'x%.0s' {1..300})" 2>&1 | tail -c 40
  xxxxxxxxxxxxxxxxxxxx File name too long
  $ minewise compare --per-game nowhere/games.csv --out y
  ! minewise compare: nowhere/games.csv: its folder does not exist; create it first
  [2]
  $ minewise compare --layouts set.txt --sizes 4x3
  ! minewise compare: --sizes: cannot be used with layouts; size and mines come from set.txt
  [2]
  $ minewise compare --layouts set.txt --densities 0.1
  ! minewise compare: --densities: cannot be used with layouts; size and mines come from set.txt
  [2]
  $ minewise compare --layouts set.txt --mines 1
  ! minewise compare: --mines: cannot be used with layouts; size and mines come from set.txt
  [2]
  $ minewise compare --layouts set.txt --games 4
  ! minewise compare: --games: 4 requested, but the file has 3 layouts
  [2]
  $ minewise compare --layouts set.txt --rules "classic first=1,1"
  ! minewise compare: --rules: first=1,1, but the layouts have first=0,0
  [2]
  $ minewise compare --layouts nowhere.txt
  ! minewise compare: nowhere.txt: is not a file, and not a game ID such as '10x10/15 survival'
  [2]
  $ printf 'layouts 2x1\n0\n' | minewise compare --layouts -
  ! minewise compare: standard input:2:1: this board has 1 cell where 2x1 has 2
  [2]
  $ ls x y
  ! ls: cannot access 'x': No such file or directory
  ! ls: cannot access 'y': No such file or directory
  [2]
