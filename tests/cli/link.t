Links, and boards as other programs write them.

A position becomes a link, and every verb that reads a position reads it, bare or in the address of a page.

  $ printf 'mines 2\n???\n121\n' | minewise position - --format link
  1-3x2-m2.0q23CB
  $ minewise position --link 1-3x2-m2.0q23CB
  mines 2
  ? ? ?
  1 2 1
  $ minewise position --link 'https://example.org/minewise/#theme=dark&p=1-3x2-m2.0q23CB&zoom=2'
  mines 2
  ? ? ?
  1 2 1
  $ echo 'https://example.org/minewise/#p=1-3x2-m2.0q23CB' | minewise render -
  mines 2
       0  1  2
    0  ?  ?  ?
    1  1  2  1
  $ minewise render --link 1-3x2-m2.0q23CB
  mines 2
       0  1  2
    0  ?  ?  ?
    1  1  2  1
  $ minewise analyze --link 1-3x2-m2.0q23CB --format json
  {"rows":2,"cols":3,"exact":true,"error":0.0,"layouts":"1","mine_probability":[[1.0,0.0,1.0],[null,null,null]],"deductions":[{"row":0,"col":2,"verdict":"mine","rule":"subset","because":[[1,0],[1,1]]},{"row":0,"col":0,"verdict":"mine","rule":"subset","because":[[1,1],[1,2]]},{"row":0,"col":1,"verdict":"safe","rule":"single-point","because":[[1,2]]}],"best":{"row":0,"col":1,"mine_probability":0.0}}
  $ minewise analyze --link 1-3x2-m2.0q23CB --count-unknown --format json
  {"rows":2,"cols":3,"exact":true,"error":0.0,"layouts":null,"mine_probability":[[1.0,0.0,1.0],[null,null,null]],"deductions":[{"row":0,"col":2,"verdict":"mine","rule":"subset","because":[[1,0],[1,1]]},{"row":0,"col":0,"verdict":"mine","rule":"subset","because":[[1,1],[1,2]]},{"row":0,"col":1,"verdict":"safe","rule":"single-point","because":[[1,2]]}],"best":{"row":0,"col":1,"mine_probability":0.0},"no_layouts":"the number of mines is not known"}
  $ minewise influence --link 1-3x2-m2.0q23CB
  mines 2
       0  1  2
    0  ? ~?~~?~
    1 ~1~ 2  1
  ~ ~ on the longest chain

  longest chain: 2 deductions from (1,0), up to 2 cells away, 3 steps in all
     1. (0,2) is a mine by the 1 at (1,0), with the 2 at (1,1); safe (1,2)
     2. (0,1) is safe as (0,2) is a mine, with the 1 at (1,2)
  deductions: 3, at a depth of 1.3 on average

  clues that deductions rest on:
    clue           directly  in all  lost without it
    1 at (1,2)             2       2                2
    1 at (1,0)             1       2                2
    2 at (1,1)             2       3                0
  $ minewise optimal --link 1-3x2-m2.0q23CB
  the link: 1 layout
  chance to win under best play: 1/1 = 1.000000
  best: (0,1)
  mines 2
            0       1       2
    0       ? |1.0000|      ?
    1       1       2       1
  $ minewise position "9x9/10 classic seed=2" --at 5 --format link
  1-9x9-m10.oKojXjEPw7lT59EvO-sfh
  $ minewise position "9x9/10 classic seed=2" --at 5 --format link | minewise position - > read
  $ minewise position "9x9/10 classic seed=2" --at 5 | grep -v '^//' | cmp - read
  $ printf 'topology hex\nclues withheld:0.2\ndensity 1e-9\n?_\n1?\n' | minewise position - --format link
  1-2x2-d1e_09-hex-withheld~0.2.7hn6Q8b
  $ printf 'topology hex\nclues withheld:0.2\ndensity 1e-9\n?_\n1?\n' | minewise position - --format link | minewise position -
  density 1e-09
  clues withheld:0.2
  topology hex
  ? _
  1 ?
  $ printf '.*\n..\n' | minewise position - --format link
  1-2x2.Wg-HQ_E
  ! minewise position: read as a position; use --as layout to read it as a layout

A link that is not whole is told, and what is wrong with it.

  $ minewise analyze --link 1-3x2-m2.0q23CC
  ! minewise analyze: --link: the link is damaged: its checksum is wrong
  [2]
  $ minewise analyze --link 1-3x2-m3.0q23CB
  ! minewise analyze: --link: the link is damaged: its checksum is wrong
  [2]
  $ minewise analyze --link 1-3x2-m2.0q23C
  ! minewise analyze: --link: the link is damaged: its checksum is wrong
  [2]
  $ minewise analyze --link 1-3x2-m2.0q23CBAA
  ! minewise analyze: --link: column 16: 2 characters too many after the link
  [2]
  $ minewise analyze --link 9-3x2-m2.0q23CB
  ! minewise analyze: --link: column 1: unknown link version '9'; this program reads 1
  [2]
  $ minewise analyze --link 1-3000x2-m2.0q23CB
  ! minewise analyze: --link: column 3: size '3000x2' is over the limit of 1000x1000
  [2]
  $ minewise analyze --link 1-3x2-m7.0q23CB
  ! minewise analyze: --link: column 7: 7 mines do not fit on 6 cells
  [2]
  $ minewise analyze --link 1-3x2-fog.0q23CB
  ! minewise analyze: --link: column 7: unknown clue model 'fog'; known are exact, withheld:Q, optimistic, cautious, and several joined by '+'
  [2]
  $ minewise analyze --link 'http://example.org/#theme=dark'
  ! minewise analyze: --link: this address holds no position; it must follow '#p='
  [2]
  $ minewise analyze --link ''
  ! minewise analyze: --link: the link is empty
  [2]
  $ minewise analyze --link 1-3x2-m2.0q23CB position.txt
  ! minewise analyze: --link: cannot be used with a file or a game ID
  [2]
  $ minewise analyze --link 1-3x2-m2.0q23CB --board 2
  ! minewise analyze: --board: works only with layouts, and this is a position
  [2]
  $ minewise influence --link 1-3x2-m2.0q23CB --layout boards.txt
  ! minewise influence: --link: cannot be used with --layout
  [2]
  $ echo 1-3x2-m2.0q23CC | minewise play -
  ! minewise play: standard input:1: the link is damaged: its checksum is wrong
  [2]
  $ echo 1-3x2-m2.0q23CB | minewise play -
  ! minewise play: standard input: a position has no layout to play; use a layout, a saved game or a game ID
  [2]
  $ echo 1-3x2-m2.0q23CB | minewise position - --as layout
  ! minewise position: standard input:1: a link holds a position; leave 'as' out
  [2]
  $ echo 1-1000x1000.AAAA | minewise position -
  ! minewise position: standard input:1: the link is damaged: its checksum is wrong
  [2]

Boards of other programs: JSMinesweeper's text, dashes and spaces, emoji.

  $ printf '4x3x2\nHH11\n12F1\n0111\n' | minewise position -
  mines 2
  ? ? 1 1
  1 2 F 1
  0 1 1 1
  $ printf -- '--1?\n-12?\n-1F?\n' | minewise position -
  0 0 1 ?
  0 1 2 ?
  0 1 F ?
  ! minewise position: '-' is read as open without mines around; write ? for covered cells
  $ printf -- '---\n121\n' | minewise position -
  ? ? ?
  1 2 1
  $ printf 'mines 3\nxX#\n121\n' | minewise position -
  mines 3
  ? ? ?
  1 2 1
  $ printf '  1?\n 12?\n 1F?\n' | minewise position -
  0 0 1 ?
  0 1 2 ?
  0 1 F ?
  ! minewise position: a space is read as open without mines around; write ? for covered cells
  $ printf '⬜1️⃣🟦🟦\n⬜1️⃣2️⃣🚩\n⬜⬜1️⃣🟦\n' | minewise position -
  0 1 ? ?
  0 1 2 F
  0 0 1 ?
  ! minewise position: '⬜' is read as open without mines around; write ? for covered cells
  $ printf '4x3x2\nHH11\n12Z1\n0111\n' | minewise position -
  ! minewise position: standard input:3:3: unknown symbol 'Z'; cells are written ? . # - x X H, a space or a coloured square, 0-8 _ M F * B, or the emoji of digits, flags and mines
  [2]
  $ printf '4x3x2\nHH11\n12F1\n' | minewise position -
  ! minewise position: standard input:1:1: this line says 4x3, but the rows below are 4x2
  [2]
  $ printf '🟦🟦\n🟦🐙\n' | minewise position -
  ! minewise position: standard input:2:5: unknown symbol '🐙'; cells are written ? . # - x X H, a space or a coloured square, 0-8 _ M F * B, or the emoji of digits, flags and mines
  [2]
  $ printf -- '--1\n--1\n-Q1\n' | minewise position -
  ! minewise position: standard input:3:2: unknown symbol 'Q'; cells are written ? . # - x X H, a space or a coloured square, 0-8 _ M F * B, or the emoji of digits, flags and mines
  [2]
  $ printf -- '--1\n--1\n-1\n' | minewise position -
  ! minewise position: standard input:3:1: this row has 2 cells where the rows above have 3
  [2]

A symbol is open only where the mines allow it; brown is open ground, green is not.

  $ printf 'mines 3\nF 1 - -\n1 1 - -\n- - - -\n' | minewise position -
  mines 3
  F 1 ? ?
  1 1 ? ?
  ? ? ? ?
  $ printf '🟫🟫1🟩\n🟫🟫1🟩\n' | minewise position -
  0 0 1 ?
  0 0 1 ?
  ! minewise position: '🟫' is read as open without mines around; write ? for covered cells
  $ printf '3x3\nxxx\nx1x\nxxx\n' | minewise position -
  ? ? ?
  ? 1 ?
  ? ? ?
  $ printf '3x2x1\n 1\n 1\n' | minewise position -
  mines 1
  ? 1 ?
  ? 1 ?
  $ printf '\t\t\n1\t2\t1\n' | minewise position -
  ? ? ?
  1 2 1
  $ printf '```\n| 1 | x |\n| x | x |\n```\n' | minewise position -
  1 ?
  ? ?
  $ printf '1-2x2-\n' | minewise position -
  1 ? 2 ? 2 ?

A link stands in place of a file, in a sentence, or escaped.

  $ minewise position 1-3x2-m2.0q23CB
  mines 2
  ? ? ?
  1 2 1
  $ minewise position 'https://example.org/#p=1-3x2-m2.0q23CB'
  mines 2
  ? ? ?
  1 2 1
  $ minewise play 1-3x2-m2.0q23CB
  ! minewise play: the link: a position has no layout to play; use a layout, a saved game or a game ID
  [2]
  $ printf 'Look (https://example.org/#p=1-3x2-m2.0q23CB),\nhard!\n' | minewise position -
  mines 2
  ? ? ?
  1 2 1
  $ printf 'topology hex\nclues withheld:0.2\n?_\n' | minewise position - --format link | sed 's/~/%7E/; s|^|http://a/#p=|' | minewise position -
  clues withheld:0.2
  topology hex
  ? _
  $ minewise position --link 1-3x2-m2.0q23CB --as layout
  ! minewise position: --link: a link holds a position; leave 'as' out
  [2]
