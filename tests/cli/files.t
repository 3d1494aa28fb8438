# Files that are read and written

What is read is never written to, whatever it is called: nothing is read or written then.

  $ minewise play --agent basic "4x4/3 survival seed=2" --save game.txt > played
  $ printf '.*.\n...\n' > board.txt
  $ minewise generate random 4x4/3 --count 2 --out set.txt
  $ md5sum game.txt board.txt set.txt > sums
  $ ln -s game.txt link; ln game.txt hard; mkdir folder; ln -s ../game.txt folder/link
  $ for name in game.txt ./game.txt "$PWD/game.txt" folder/../game.txt link hard folder/link; do
  >   for option in --gif --png --svg; do
  >     minewise render game.txt $option "$name" > out 2> err; echo "$? $(wc -l < err) $(wc -c < out)"
  >   done
  > done | sort | uniq -c
       21 2 1 0
  $ minewise render game.txt --gif link
  ! minewise render: --gif: link is the same file as game.txt, which is read; choose another name
  [2]
  $ minewise render link --png game.txt
  ! minewise render: --png: game.txt is the same file as link, which is read; choose another name
  [2]
  $ minewise render - --gif game.txt < game.txt
  ! minewise render: --gif: game.txt is the same file as standard input, which is read; choose another name
  [2]
  $ minewise play --agent basic --layout board.txt --save ./board.txt
  ! minewise play: --save: ./board.txt is the same file as board.txt, which is read; choose another name
  [2]
  $ minewise watch --play --layout board.txt --save board.txt
  ! minewise watch: --save: board.txt is the same file as board.txt, which is read; choose another name
  [2]
  $ minewise compare --layouts set.txt --agents basic --per-game set.txt
  ! minewise compare: --per-game: set.txt is the same file as set.txt, which is read; choose another name
  [2]
  $ for option in --out --png --report --gif; do
  >   minewise generate hard 4x4/3 --from set.txt $option set.txt; echo $?
  > done
  2
  2
  2
  2
  ! minewise generate hard: --out: set.txt is the same file as set.txt, which is read; choose another name
  ! minewise generate hard: --png: set.txt is the same file as set.txt, which is read; choose another name
  ! minewise generate hard: --report: set.txt is the same file as set.txt, which is read; choose another name
  ! minewise generate hard: --gif: set.txt is the same file as set.txt, which is read; choose another name
  $ minewise analyze - < board.txt >> board.txt
  ! minewise analyze: standard output is the same file as standard input, which is read; choose another name
  [2]
  $ md5sum --quiet -c sums

A folder of results holds files of ours; another of the user's may stay there, and be read.

  $ mkdir results; cp set.txt results/results.csv; cp set.txt results/boards.txt
  $ minewise compare --layouts results/results.csv --agents basic --out results --resume
  ! minewise compare: --out: results/results.csv is the same file as results/results.csv, which is read; choose another name
  [2]
  $ rm results/results.csv; ln -s ../set.txt results/timings.csv
  $ minewise compare --layouts set.txt --agents basic --out results --resume
  ! minewise compare: --out: results/timings.csv is the same file as set.txt, which is read; choose another name
  [2]
  $ rm results/timings.csv; mkdir -p results/plots/unfinished.part/old; cp set.txt results/plots/unfinished.part/old
  $ minewise compare --layouts results/plots/unfinished.part/old/set.txt --agents basic --out results --resume
  ! minewise compare: --out: results/plots/unfinished.part/old/set.txt is the same file as results/plots/unfinished.part/old/set.txt, which is read; choose another name
  [2]
  $ cmp set.txt results/plots/unfinished.part/old/set.txt && rm -r results/plots
  $ minewise compare --layouts results/boards.txt --agents basic --out results --resume --no-report --per-game results/games.csv > printed
  $ cmp set.txt results/boards.txt && head -1 results/games.csv
  agent,width,height,mines,density,rules,game,won,score,stepped,guesses,moves,wrong_flags
  $ md5sum results/results.sqlite > sums2
  $ minewise merge results --out joined --per-game results/results.sqlite
  ! minewise merge: --per-game: results/results.sqlite is the same file as results/results.sqlite, which is read; choose another name
  [2]
  $ for name in report.html plots/score-by-agent.svg plots results.sqlite-wal ./differences.csv; do
  >   minewise compare --layouts set.txt --agents basic --out new --per-game new/$name; echo $?
  > done
  2
  2
  2
  2
  2
  ! minewise compare: --per-game: new/report.html is one of the results files; choose another name
  ! minewise compare: --per-game: new/plots/score-by-agent.svg is one of the results files; choose another name
  ! minewise compare: --per-game: new/plots is one of the results files; choose another name
  ! minewise compare: --per-game: new/results.sqlite-wal is one of the results files; choose another name
  ! minewise compare: --per-game: new/./differences.csv is one of the results files; choose another name
  $ md5sum --quiet -c sums2; ls -d new joined
  ! ls: cannot access 'new': No such file or directory
  ! ls: cannot access 'joined': No such file or directory
  [2]

Two outputs are two files.

  $ minewise play --agent basic "4x4/3 survival seed=2" --gif two --png ./two
  ! minewise play: ./two: named twice; each output needs its own file
  [2]
  $ minewise generate no-guess 5x5/3 --out two --report folder/../two
  ! minewise generate no-guess: two: named twice; each output needs its own file
  [2]
  $ touch one; ln -s one two
  $ minewise play --agent basic "4x4/3 survival seed=2" --save one --gif two
  ! minewise play: one: named twice; each output needs its own file
  [2]
  $ minewise play --agent basic "4x4/3 survival seed=2" --save one > one
  ! minewise play: one: named twice; each output needs its own file
  [2]

  $ minewise play --agent basic "4x4/3 survival seed=2" --svg steps --save steps/step-0000.svg
  ! minewise play: steps/step-0000.svg: named twice; each output needs its own file
  [2]
  $ ls steps
  ! ls: cannot access 'steps': No such file or directory
  [2]

A new file has the permissions of the umask, one that is replaced keeps its own.

  $ umask 027
  > minewise play --agent basic "4x4/3 survival seed=2" --save new.txt --gif new.gif --png new.png --svg pictures > played
  > stat -c '%a %n' new.txt new.gif new.png pictures/step-0000.svg
  640 new.txt
  640 new.gif
  640 new.png
  640 pictures/step-0000.svg
  $ chmod 604 new.txt; chmod 755 new.gif
  $ minewise play --agent basic "4x4/3 survival seed=3" --save new.txt --gif new.gif > played
  $ stat -c '%a %n' new.txt new.gif
  604 new.txt
  755 new.gif

A link stays, and the file it points to is replaced; a link to nothing is refused.

  $ ln -s new.txt to-new; ln -s nowhere to-nothing; ln -s to-itself to-itself
  $ minewise play --agent basic "4x4/3 survival seed=4" --save to-new > played
  $ readlink to-new; sed -n 2p new.txt; stat -c %a new.txt
  new.txt
  game 4x4/3 survival seed=4 game=0
  604
  $ minewise play --agent basic "4x4/3 survival seed=4" --save to-nothing
  ! minewise play: to-nothing: is a broken link
  [2]
  $ minewise play --agent basic "4x4/3 survival seed=4" --save to-itself
  ! minewise play: to-itself: is a broken link
  [2]
  $ ls nowhere
  ! ls: cannot access 'nowhere': No such file or directory
  [2]

No file of the user's is taken away, and none of ours is left.

  $ touch new.txt.1.part new.txt.999999999.part .minewise-1-0.part
  $ minewise play --agent basic "4x4/3 survival seed=4" --save new.txt > played
  $ ls -A | grep part
  .minewise-1-0.part
  new.txt.1.part
  new.txt.999999999.part

What is no file is written to as it is.

  $ minewise play --agent basic "4x4/3 survival seed=4" --save /dev/null --gif /dev/null --png /dev/null > played
  $ minewise play --agent basic "4x4/3 survival seed=4" --save /dev/stdout > both; tail -1 both
  result score 0.6666666666666666 won 0 stepped 1 guesses 6 moves 16 wrong_flags 0
  $ minewise play --agent basic "4x4/3 survival seed=4" --save /dev/stdout | cmp - both
  $ minewise play --agent basic "4x4/3 survival seed=4" --save /dev/fd/3 3> third > played; cmp third new.txt
  $ mkfifo pipe; cat pipe > piped & minewise play --agent basic "4x4/3 survival seed=4" --save pipe > played; wait; cmp piped new.txt
  $ minewise play --agent basic "4x4/3 survival seed=4" --save /dev/full > played
  ! minewise play: /dev/full: cannot be written
  [1]
