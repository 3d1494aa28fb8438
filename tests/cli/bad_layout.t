# Layouts that make no sense

The file is named, with line and column where there is one, and the exit code is 2.

Rows of different lengths. Comments and empty lines count among the lines, but not among the rows.

  $ printf '// a board\n\n..*\n..\n' > ragged.txt
  $ minewise play --layout ragged.txt
  ! minewise play: ragged.txt:4:1: this row has 2 cells where the rows above have 3
  [2]

  $ printf '..*\n....\n' | minewise play --layout -
  ! minewise play: standard input:2:1: this row has 4 cells where the rows above have 3
  [2]

Symbols that are none, and the two alphabets mixed:

  $ printf '.*.\n. x .\n' | minewise play --layout -
  ! minewise play: standard input:2:3: a position has no layout to play; use a layout, a saved game or a game ID; as a layout: unknown symbol 'x'; cells are written '*' or '.'
  [2]

  $ printf '? . *\n' | minewise play --layout -
  ! minewise play: standard input:1:1: a position has no layout to play; use a layout, a saved game or a game ID; as a layout: unknown symbol '?'; cells are written '*' or '.'
  [2]

  $ printf '.*.\n.1.\n' | minewise play --layout -
  ! minewise play: standard input:2:2: a position has no layout to play; use a layout, a saved game or a game ID; as a layout: unknown symbol '1'; cells are written '*' or '.'
  [2]

  $ printf '010\n0*0\n' | minewise play --layout -
  ! minewise play: standard input:2:2: a position has no layout to play; use a layout, a saved game or a game ID; as a layout: unknown symbol '*'; cells are written '1' or '0'
  [2]

  $ printf '.*.\n.\303\244.\n' | minewise play --layout -
  ! minewise play: standard input:2:2: unknown symbol 'ä'; cells are written ? . # - x X H, a space or a coloured square, 0-8 _ M F * B, or the emoji of digits, flags and mines
  [2]

  $ printf '.*.\n.\033[31m.\n' | minewise play --layout -
  ! minewise play: standard input:2:1: this row has 2 cells where the rows above have 3
  [2]

Nothing at all:

  $ minewise play --layout /dev/null
  ! minewise play: /dev/null: the input is empty; expected a position (rows of ? 0-8 _ M F), a drawn board, a layout (rows of * and . or 1 and 0), a layout set, a saved game, a game ID or a link
  [2]

  $ printf '// a comment\n\n' > empty.txt
  $ minewise play --layout empty.txt
  ! minewise play: empty.txt: the input is empty; expected a position (rows of ? 0-8 _ M F), a drawn board, a layout (rows of * and . or 1 and 0), a layout set, a saved game, a game ID or a link
  [2]

Too wide, too high, too large:

  $ head -c 1001 /dev/zero | tr '\0' . | minewise play --layout -
  ! minewise play: standard input:1:1001: a row has more than 1000 cells
  [2]

  $ yes . | head -1001 | minewise play --layout -
  ! minewise play: standard input:1001:1: more than 1000 rows
  [2]

  $ yes . | head -c 269000000 | minewise play --layout -
  ! minewise play: standard input: is larger than 8 MiB; only replays, saved games and layout sets may be larger
  [2]

  $ truncate -s 257M huge.txt
  $ minewise play --layout huge.txt
  ! minewise play: huge.txt: is not a text file
  [2]

Files that are missing, unreadable, no files, no text:

  $ minewise play --layout no_such_file.txt
  ! minewise play: no_such_file.txt: No such file or directory
  [2]

  $ minewise play --layout no/such/folder.txt
  ! minewise play: no/such/folder.txt: No such file or directory
  [2]

  $ minewise play --layout .
  ! minewise play: .: is a directory
  [2]

  $ minewise play --layout /proc/self/mem
  ! minewise play: /proc/self/mem: cannot be read
  [2]

  $ printf '.*\n\0.\n' > binary.txt
  $ minewise play --layout binary.txt
  ! minewise play: binary.txt: is not a text file, and not a replay or a board of a known kind: as AVF, offset 5: level 10 is not a number from 3 to 6; as RMV, offset 0: no *rmv at the start; as MVF, offset 4: 2560 mines on 46x42 cells; as EVF, offset 0: unknown version 46 of EVF; versions 0 to 4 are known; as RAWVF, offset 6: the text ends before the board; as MBF, byte 2: 2560 mines on 1932 cells
  [2]

An ID that contradicts the file:

  $ printf '.*.\n...\n' > board.txt
  $ minewise play --layout board.txt "3x2/2 survival"
  ! minewise play: game ID: 3x2/2 differs from the layout, which is 3x2/1; leave it out
  [2]

  $ minewise play --layout board.txt "2x3/1 survival"
  ! minewise play: game ID: 2x3/1 differs from the layout, which is 3x2/1; leave it out
  [2]

  $ minewise play --layout board.txt "3x2@0.2 survival"
  ! minewise play: game ID: 3x2@0.2 differs from the layout, which is 3x2/1; leave it out
  [2]

  $ minewise play --layout board.txt "survival first=2,0"
  ! minewise play: game ID: the first cell 2,0 is outside the board of 2 rows and 3 columns
  [2]

  $ minewise play --layout board.txt "arcade seed=1"
  ! minewise play: game ID: column 1: expected 'survival' or 'classic', found 'arcade'
  [2]
