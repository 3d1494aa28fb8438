# Where output cannot go

A full disk is not the user's fault: exit code 1, one line on standard error.

  $ minewise play --agent basic "3x3/1 survival seed=1" > /dev/full
  ! minewise play: standard output: cannot be written
  [1]

  $ minewise play --agent basic "30x16/99 survival seed=1" --trace steps > /dev/full
  ! minewise play: standard output: cannot be written
  [1]

  $ minewise play --agent basic "3x3/1 survival seed=1" --format json > /dev/full
  ! minewise play: standard output: cannot be written
  [1]

  $ minewise agents > /dev/full
  ! minewise agents: standard output: cannot be written
  [1]

  $ minewise bench > /dev/full
  ! minewise bench: standard output: cannot be written
  [1]

  $ minewise play --agent basic "3x3/1 survival seed=1" --save game.txt > played
  $ minewise replay game.txt > /dev/full
  ! minewise replay: standard output: cannot be written
  [1]

Nor is a closed one.

  $ minewise play --agent basic "3x3/1 survival seed=1" >&-
  ! minewise play: standard output: cannot be written
  [1]

Help and version hold to that as well.

  $ minewise --help > /dev/full 2> err; echo $?; wc -l < err
  1
  1

  $ minewise --version > /dev/full 2> err; echo $?; wc -l < err
  1
  1

A reader that leaves early ends the program quietly.

  $ minewise play --agent basic "100x100/1000 survival seed=1" --trace log | head -1
  game   100x100/1000 survival seed=1 game=0

Whatever an argument holds, what is said about it stays on one line.

  $ minewise play --agent $'no\nbody' 2>&1 | wc -l
  1

  $ minewise play --agent basic --layout $'no\nfile' 2>&1 | wc -l
  1

  $ minewise play --agent basic $'5x5/3\nsurvival\nfirst=7,7' 2>&1 | wc -l
  1

  $ minewise play --agent basic $'--no\nsuch' 2>&1 | wc -l
  1

Nor do control characters reach the terminal.

  $ minewise play --agent basic $'5x5/3 \e[31msurvival' 2>&1 | cat -v | grep -c '\^\['
  0
  [1]
