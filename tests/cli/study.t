# minewise study

Every experiment that comes with the program, of whatever kind.

  $ minewise study
  000-question-5     games         Report 000, question 5: basic and advanced against density (2000 games, quick 40)
  001-figure-10      games         Report 001, figure 10: the triple improved agent on 20x20 (5000 games, quick 100)
  001-figure-6       games         Report 001, figure 6: basic and CSP on 20x20 (5000 games, quick 100)
  001-figure-9       games         Report 001, figure 9: the double improved agent on 20x20 (5000 games, quick 100)
  001-figures-3-5    games         Report 001, figures 3 to 5: the basic agent on 10x10 (20000 games, quick 500)
  002-fig16          hard-boards   Report 002, figure 16: hard boards against density (20000 games, quick 500)
  002-figures-1-15   games         Report 002, figures 1 to 15: four agents on five sizes (1000 games, quick 20)
  003-levels         games         Report 003: games won on three levels (10000 games, quick 300)
  004-figure-1       games         Report 004, figure 1: the basic agent against density (10000 games, quick 200)
  believed-cautious  games         Flags on belief: cautious clues, score against density (40 games, quick 2)
  believed-optimistic games         Flags on belief: optimistic clues, score against density (400 games, quick 10)
  believed-withheld  games         Flags on belief: clues withheld, score against how often (1000 games, quick 20)
  believed           games         Flags on belief: every kind of imperfect clues, densities 0.1 to 0.4 (400 games, quick 4)
  cautious           games         Cautious clues: score against density (300 games, quick 5)
  chain-density      chains        The longest chain of a game against density (1000 games, quick 20)
  chain-record       chain-records The longest chain that a search finds, by the number of mines (20000 games, quick 400)
  chain-size         chains        The longest chain of a game against size (1000 games, quick 20)
  chain-time         chain-times   The time of a decision against the longest chain (2000 games, quick 50)
  count-shown        games         What knowing the number of mines is worth (2000 games, quick 30)
  counts             games         What a player may know of the number of mines (10000 games, quick 100)
  growth             games         How time grows with the board (100 games, quick 4)
  levels             games         Beginner, intermediate, expert: games won by all agents (20000 games, quick 300)
  memory             games         How memory grows with the board (12 games, quick 4)
  noise              games         Every kind of imperfect clues: all agents, densities 0.1 to 0.4 (500 games, quick 10)
  optimistic         games         Optimistic clues: score against density (1000 games, quick 20)
  reach-density      reach         How far one cell's influence travels, against density (400 games, quick 4)
  reach-size         reach         How far one cell's influence travels, against size (400 games, quick 4)
  withheld-10x10     games         A fifth of the clues withheld: 10x10 with 10 to 60 mines (5000 games, quick 100)
  withheld           games         Clues withheld: score against how often (2000 games, quick 40)

  $ minewise study --format json | head -8
  [
    {
      "name": "000-question-5",
      "kind": "games",
      "title": "Report 000, question 5: basic and advanced against density",
      "games": 2000,
      "quick": 40
    },

A comparison is what compare makes of the preset, the page and the plots included.

  $ minewise study 001-figure-6 --agents basic --games 2 --out figure6 | tail -1
  Open figure6/report.html in a browser; its plots are in figure6/plots.
  $ minewise compare --preset 001-figure-6 --agents basic --games 2 --out compared > printed.txt
  $ for file in results.csv intervals.csv deductions.csv plots/score-by-density-20x20-survival.svg; do cmp figure6/$file compared/$file; done

The others: the same figures from one thread and from two, from two parts joined, and by the shorter way. A ledger is
beside them.

  $ cat > same.sh <<'END'
  > # same.sh SHORTER-WAY... -- NAME OPTIONS...
  > short=(); while [ "$1" != -- ]; do short+=("$1"); shift; done; shift
  > name=$1
  > minewise "${short[@]}" --preset $name --out $name.short > $name.short.txt
  > minewise study "$@" --jobs 1 --out $name.one > $name.one.txt
  > minewise study "$@" --jobs 2 --out $name.two > $name.two.txt
  > for i in 1 2; do minewise study "$@" --shard $i/2 --out $name.part$i; done
  > minewise merge $name.part2 $name.part1 --out $name.whole > $name.whole.txt
  > for other in two whole short; do diff -rq -x results.sqlite $name.one $name.$other; done
  > sed 's/\.one/.whole/' $name.one.txt | cmp - $name.whole.txt
  > END
  $ bash same.sh influence --games 33 --seed 3 -- chain-size --games 33 --seed 3
  Part 1 of 2 is in chain-size.part1; 'minewise merge' joins the parts.
  Part 2 of 2 is in chain-size.part2; 'minewise merge' joins the parts.
  $ bash same.sh influence --games 90 --seed 3 -- chain-record --games 90 --seed 3
  Part 1 of 2 is in chain-record.part1; 'minewise merge' joins the parts.
  Part 2 of 2 is in chain-record.part2; 'minewise merge' joins the parts.
  $ bash same.sh influence --games 2 --moment guess -- reach-size --games 2 --set moment=guess
  Part 1 of 2 is in reach-size.part1; 'minewise merge' joins the parts.
  Part 2 of 2 is in reach-size.part2; 'minewise merge' joins the parts.
  $ bash same.sh generate hard --games 150 --check-games 5 --count 2 -- 002-fig16 --games 150 --set check-games=5 --set boards=2
  Part 1 of 2 is in 002-fig16.part1; 'minewise merge' joins the parts.
  Part 2 of 2 is in 002-fig16.part2; 'minewise merge' joins the parts.
  $ ls 002-fig16.whole
  fig16-size-10.png
  fig16-size-10.svg
  fig16-size-15.png
  fig16-size-15.svg
  fig16-size-5.png
  fig16-size-5.svg
  fig16.csv
  plots.gp
  results.sqlite
  $ tail -3 chain-size.whole.txt
    mean travel    28.24 ± 0.71 at side of the board 30

  Written to chain-size.whole: chains.csv, chains.txt, results.sqlite

Times differ from run to run; how many decisions there were does not.

  $ for i in 1 2; do minewise study chain-time --games 3 --shard $i/2 --out time$i; done
  Part 1 of 2 is in time1; 'minewise merge' joins the parts.
  Part 2 of 2 is in time2; 'minewise merge' joins the parts.
  $ minewise merge time1 time2 --out time --no-report | head -1; minewise study chain-time --games 3 --out time.one > printed.txt
  Processor time of a decision by the longest chain:
  $ cmp time/decisions.csv time.one/decisions.csv; ls time
  decisions.csv
  results.sqlite
  times.csv
  times.txt

A finished run is rewritten by --resume; an existing folder is refused without it, and so is another study.

  $ rm chain-size.one/chains.csv; minewise study chain-size --games 33 --seed 3 --out chain-size.one --resume | cmp - chain-size.one.txt && cmp chain-size.one/chains.csv chain-size.two/chains.csv
  $ minewise study chain-size --games 33 --seed 3 --out chain-size.one
  ! minewise study: --out: chain-size.one exists; use --resume to continue it, or give another name
  [2]
  $ minewise study chain-size --games 34 --seed 3 --out chain-size.one --resume
  ! minewise study: chain-size.one/results.sqlite: it holds another experiment: 'games 34' here, 'games 33' there
  [2]
  $ minewise study reach-size --games 2 --out reach-size.one --resume
  ! minewise study: reach-size.one/results.sqlite: it holds another experiment: 'set moment decision' here, 'set moment guess' there
  [2]
  $ minewise study chain-size --games 33 --seed 3 --out chain-size.part1 --resume
  ! minewise study: chain-size.part1/results.sqlite: it holds another part of the experiment: shard 1/1 here, 1/2 there
  [2]
  $ minewise compare --agents basic --sizes 4 --games 3 --out chain-size.one --resume 2>&1 | sed 's/ code [0-9a-f]*//g'
  minewise compare: chain-size.one/results.sqlite: it holds another experiment: 'minewise experiment 1' here, 'minewise study 1' there
  $ minewise merge chain-size.part1 chain-size.part2
  ! minewise merge: --out: missing; these are parts of chain-size, whose figures are files; name a folder
  [2]
  $ minewise merge chain-size.part1 --out half
  ! minewise merge: the parts lack 594 of 1188 games, from shard 2/2; finish them with --resume, then name all parts
  [2]
  $ minewise merge chain-size.part1 reach-size.part2 --out half
  ! minewise merge: reach-size.part2/results.sqlite: holds another experiment than chain-size.part1/results.sqlite: 'name reach-size' here, 'name chain-size' there
  [2]
  $ minewise merge chain-size.part1 chain-size.part2 --out half --per-game games.csv
  ! minewise merge: --per-game: works only with comparisons, and these are parts of chain-size
  [2]
  $ ls half
  ! ls: cannot access 'half': No such file or directory
  [2]

A damaged chunk is measured again.

  $ python3 -c 'import sqlite3; db = sqlite3.connect("chain-size.one/results.sqlite"); db.execute("update chunk set games = zeroblob(9) where place = 5"); db.commit()'
  $ minewise merge chain-size.one --out half
  ! minewise merge: the parts lack 1 of 1188 games, from shard 1/1 (1 chunk damaged); finish them with --resume, then name all parts
  [2]
  $ minewise study chain-size --games 33 --seed 3 --out chain-size.one --resume | cmp - chain-size.one.txt && cmp chain-size.one/chains.csv chain-size.two/chains.csv
  ! minewise study: chain-size.one/results.sqlite: 1 damaged chunks were played again

Bad input:

  $ minewise study nothing --out x
  ! minewise study: name: unknown preset 'nothing'; 'minewise study' lists them
  [2]
  $ minewise study --out x
  ! minewise study: name: missing; 'minewise study' lists the studies
  [2]
  $ minewise study chain-size
  ! minewise study: --out: missing; name a folder for the results
  [2]
  $ minewise study chain-size --set axis=weight --out x
  ! minewise study: chain-size: axis: 'weight' is not density or side
  [2]
  $ minewise study chain-size --set colour=red --out x
  ! minewise study: --set: 'colour=red' is not a setting of chain-size, which has axis=side
  [2]
  $ minewise study chain-size --set axis --out x
  ! minewise study: --set: 'axis' is not a setting of chain-size, which has axis=side
  [2]
  $ minewise study 001-figure-6 --set axis=side --out x
  ! minewise study: --set: 'axis=side' is not a setting of 001-figure-6, which has no settings
  [2]
  $ minewise study chain-size --agents nobody --out x
  ! minewise study: --agents: unknown agent 'nobody'; 'agents' lists them
  [2]
  $ minewise study reach-size --agents basic,exact --out x
  ! minewise study: reach-size: agents: name one agent only
  [2]
  $ minewise study chain-size --shard 3/2 --out x
  ! minewise study: --shard: '3/2' is not a shard; write I/N, part I of N, such as 2/5
  [2]
  $ minewise study chain-size --format json --out x
  ! minewise study: --format: json works only for the list and for comparisons
  [2]
  $ minewise study chain-size --games 0 --out x
  ! minewise study: --games: '0' is not a whole number from 1 to 1000000000; see 'minewise study --help'
  [2]
  $ ls x
  ! ls: cannot access 'x': No such file or directory
  [2]
