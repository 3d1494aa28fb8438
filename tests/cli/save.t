# Saving

A transcript is written whole or not at all, and beside it nothing is left.

  $ minewise play --agent basic "3x3/1 survival seed=1" --save game.txt > played
  $ head -3 game.txt
  minewise transcript 1
  game 3x3/1 survival seed=1 game=0
  agent basic
  $ ls
  game.txt
  played

It replaces an older one.

  $ minewise play --agent basic "3x3/1 survival seed=2" --save game.txt > played
  $ sed -n 2p game.txt
  game 3x3/1 survival seed=2 game=0

A place that cannot be written is found out before the game is shown: exit code 2, one line, nothing on
standard output.

  $ minewise play --agent basic "3x3/1 survival seed=1" --save no_such_folder/game.txt
  ! minewise play: no_such_folder/game.txt: its folder does not exist; create it first
  [2]

  $ minewise play --agent basic "3x3/1 survival seed=1" --save game.txt/game.txt
  ! minewise play: game.txt/game.txt: Not a directory
  [2]

  $ mkdir folder
  $ minewise play --agent basic "3x3/1 survival seed=1" --save folder 2>&1 | wc -l; echo "${PIPESTATUS[0]}"
  1
  2

  $ minewise play --agent basic "3x3/1 survival seed=1" --save "" 2>&1 | wc -l; echo "${PIPESTATUS[0]}"
  1
  2

  $ ls
  folder
  game.txt
  played

A link is followed.

  $ ln -s game.txt link
  $ minewise play --agent basic "3x3/1 survival seed=3" --save link > played
  $ sed -n 2p game.txt
  game 3x3/1 survival seed=3 game=0
