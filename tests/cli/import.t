# minewise import

A game by hand, as RAWVF: a flag that is taken back and set again, a chord, a click for nothing, and a claim that does not
hold.

  $ cat > game.rawvf <<END
  > RawVF_Version: Rev6
  > Program: By hand
  > Version: 1
  > Width: 4
  > Height: 2
  > Mines: 1
  > Time: 2.500
  > BBBV: 9
  > Board:
  > 00*0
  > 0000
  > Events:
  > 0.000 lc (5 5)
  > 0.000 lr (5 5)
  > 0.100 lc (5 5)
  > 0.200 lr (5 5)
  > 0.300 rc (40 5)
  > 0.300 rr (40 5)
  > 0.400 rc (40 5)
  > 0.400 rr (40 5)
  > 0.500 rc (40 5)
  > 0.600 rr (40 5)
  > 1.000 lc (20 20)
  > 1.100 rc (20 20)
  > 1.200 rr (20 20)
  > 1.300 lr (20 20)
  > 1.800 lc (60 5)
  > 1.900 lr (60 5)
  > 2.400 lc (60 20)
  > 2.500 lr (60 20)
  > END
  $ minewise import game.rawvf
  minewise transcript 2
  game 4x2/1 classic
  program By hand
  version 1
  marks off
  claims 3bv 9 time 2500
  0 open 0,0 -> 0 +3
  200 open 0,0 wasted
  300 flag 0,2
  400 unflag 0,2
  500 flag 0,2
  1200 chord 1,1 -> +1
  1900 open 0,3 -> 1
  2500 open 1,3 -> 1
  layout given
  . . * .
  . . . .
  result won time 2500 3bv 4 left 4 right 3 chord 1 wasted 1
  differs the file claims a 3BV of 9, the board has 4
  ! minewise import: game.rawvf: the file claims a 3BV of 9, the board has 4

It is checked like any other game, and what does not hold is named.

  $ minewise import game.rawvf > game.txt 2> said
  $ minewise replay game.txt
  game   4x2/1 classic
  player a person, with By hand

  checked: won time 2500 3bv 4 left 4 right 3 chord 1 wasted 1
  $ minewise replay - < game.txt | tail -1
  checked: won time 2500 3bv 4 left 4 right 3 chord 1 wasted 1
  $ sed 's/500 flag/500 unflag/' game.txt | minewise replay -
  ! minewise replay: standard input:11: this click is written as 'unflag', but it is 'flag'
  [2]
  $ sed 's/-> 0 +3/-> 0 +4/' game.txt | minewise replay -
  ! minewise replay: standard input:7: this click is written as 'open -> 0 +4', but it is 'open -> 0 +3'
  [2]
  $ sed 's/result won/result lost/' game.txt | minewise replay -
  ! minewise replay: standard input:18: the clicks give another result: won time 2500 3bv 4 left 4 right 3 chord 1 wasted 1
  [2]
  $ sed 's/claims 3bv 9/claims 3bv 4/' game.txt | minewise replay -
  ! minewise replay: standard input:19: the claims do not differ from the game in this way
  [2]
  $ grep -v differs game.txt | minewise replay -
  ! minewise replay: standard input:6: the file claims a 3BV of 9, the board has 4, and no line 'differs' says so
  [2]
  $ sed 's/time 2500/time 2600/' game.txt | minewise replay -
  ! minewise replay: standard input:18: the clicks give another result: won time 2500 3bv 4 left 4 right 3 chord 1 wasted 1
  [2]
  $ sed '6s/time 2500/time 2600/' game.txt | minewise replay -
  ! minewise replay: standard input:6: the file claims 2.600 seconds, its clicks take 2.500, and no line 'differs' says so
  [2]
  $ sed 's/^400 /4 /' game.txt | minewise replay -
  ! minewise replay: standard input:10:1: a click at 4 ms after one at 300 ms
  [2]
  $ sed 's/marks off/marks/' game.txt | minewise replay -
  ! minewise replay: standard input:5:1: expected 'marks on' or 'marks off'
  [2]

JSON, the board alone, and positions at a time, in milliseconds or seconds:

  $ minewise import game.rawvf --format json 2> said
  {"program":"By hand","version":"1","width":4,"height":2,"mines":[[0,2]],"won":true,"time_ms":2500,"3bv":4,"clicks":{"left":4,"right":3,"chord":1,"wasted":1},"moves":[{"t":0,"kind":"open","row":0,"col":0},{"t":300,"kind":"flag","row":0,"col":2},{"t":400,"kind":"unflag","row":0,"col":2},{"t":500,"kind":"flag","row":0,"col":2},{"t":1200,"kind":"chord","row":1,"col":1},{"t":1900,"kind":"open","row":0,"col":3},{"t":2500,"kind":"open","row":1,"col":3}],"differs":["the file claims a 3BV of 9, the board has 4"]}
  $ minewise import game.rawvf --format layout 2> said
  . . * .
  . . . .
  $ minewise import game.rawvf --format position@450 2> said
  // By hand 1, at 450 of 2500 ms
  mines 1
  0 1 ? ?
  0 1 ? ?
  $ minewise import game.rawvf --format position@0.5s 2> said | tail -2
  0 1 F ?
  0 1 ? ?
  $ minewise import game.rawvf --format position@2.5s 2> said | minewise analyze - | head -4
  mines 1
       0  1  2  3
    0  0  1  F  1
    1  0  1  1  1

RAWVF reads back to the same game.

  $ minewise import game.rawvf --format rawvf 2> said | tee again.rawvf | head -12
  RawVF_Version: Rev6
  Program: By hand
  Version: 1
  Width: 4
  Height: 2
  Mines: 1
  Marks: Off
  SquareSize: 16
  Time: 2.500
  BBBV: 9
  Board:
  00*0
  $ minewise import again.rawvf --format rawvf 2> said | cmp - again.rawvf
  $ minewise import game.rawvf 2> said > one && minewise import again.rawvf 2> said > two && cmp one two

The format is recognised by the content. An EVF of version 1, and the same cut off:

  $ base64 -d > game.txt <<END
  > AQAICAAKEAAAABAAAMjlhYMzLjEuOQB0AHQAdAB0AHQAdAAEBAMACAUCCQEAAAAAAwAFAgAAAAAD
  > AAUDAAAAAAMABQEAAMgAUwAFAgAAyABTAAUDAADIAFMABQBzc3Nzc3Nzc3Nzc3Nzc3Nzc3Nzc3Nz
  > c3Nzc3Nzc3Nzcw==
  > END
  $ minewise import game.txt
  minewise transcript 2
  game 8x8/10 classic
  program Metasweeper
  version 3.1.9
  mode classic
  marks off
  claims 3bv 16 time 200 won 0
  0 open 0,0 -> 0 +35
  200 open 0,5 -> mine
  layout given
  . . . . . * . .
  . . . . . * . .
  . . . . . . * *
  . . . . . . . .
  . . . . * . . .
  . . . . . * . *
  . . . . . . * .
  . . . . * . . *
  result lost time 200 3bv 16 left 2 right 0 chord 0 wasted 0
  $ head -c 80 game.txt > cut.evf
  $ minewise import cut.evf
  ! minewise import: cut.evf: offset 80: the file ends in the middle of the events
  [2]

Many files: what is broken is named and skipped.

  $ mkdir replays && cp game.txt replays/a.evf && cp cut.evf replays/b.evf && sed 's/BBBV: 9/BBBV: 4/' game.rawvf > replays/c.rawvf
  $ echo 'no replay' > replays/README
  $ printf '\0\0\0\30ftypmp42 a film' > replays/film; printf '\10\10\0\2\1\1\2\2' > replays/board.mbf; printf '\2\3\4\5' > replays/bytes
  $ minewise import replays --format layout
  // replays/a.evf
  . . . . . * . .
  . . . . . * . .
  . . . . . . * *
  . . . . . . . .
  . . . . * . . .
  . . . . . * . *
  . . . . . . * .
  . . . . * . . *
  // replays/c.rawvf
  . . * .
  . . . .
  ! minewise import: replays/b.evf: offset 80: the file ends in the middle of the events
  ! minewise import: 1 of 3 files skipped
  [1]
  $ minewise import replays --format json --out made/texts
  ! minewise import: replays/b.evf: offset 80: the file ends in the middle of the events
  ! minewise import: 1 of 3 files skipped
  [1]
  $ ls made/texts
  a.evf.json
  c.rawvf.json
  $ minewise import replays/c.rawvf replays/a.evf --format json | cut -c 1-60
  {"file":"replays/c.rawvf","program":"By hand","version":"1",
  {"file":"replays/a.evf","program":"Metasweeper","version":"3
  $ minewise import replays/c.rawvf game.rawvf replays/c.rawvf --out made
  ! minewise import: replays/c.rawvf: another file of this name is imported too; rename one of them
  [2]

What makes no sense is refused before anything is done.

  $ minewise import
  ! minewise import: 'file' is missing: Replay files, folders of them, or '-' for standard input; see 'minewise import --help'
  [2]
  $ minewise import missing.avf
  ! minewise import: missing.avf: there is no such file
  [2]
  $ minewise import game.rawvf --format position
  ! minewise import: --format: 'position' is not one of text, json, rawvf, layout and position@T; see 'minewise import --help'
  [2]
  $ minewise import game.rawvf --format position@-1
  ! minewise import: --format: 'position@-1' is not one of text, json, rawvf, layout and position@T; see 'minewise import --help'
  [2]
  $ minewise import game.rawvf --format jsn
  ! minewise import: --format: 'jsn' is not one of text, json, rawvf, layout and position@T; did you mean 'json'?
  [2]
  $ mkdir empty && minewise import empty
  ! minewise import: empty: is a folder without replays; name another folder, or files
  [2]
  $ minewise import replays/film
  ! minewise import: replays/film: not a replay of a known kind: as AVF, offset 5: level 116 is not a number from 3 to 6; as RMV, offset 0: no *rmv at the start; as MVF, offset 7: no date; as EVF, offset 6: a board of 24x0 cells; as RAWVF, offset 19: the text ends before the board
  [2]
  $ printf '*rmv\0\3' | minewise import -
  ! minewise import: standard input: offset 4: unknown version 3 of RMV; versions 1 and 2 are known
  [2]
  $ printf 'Width: 2\nHeight: 2\nMines: 1\nBoard:\n0*\n00\n0.1 lc (1 1)\n0.2 xx (1 1)\n' | minewise import -
  ! minewise import: standard input:8:5: offset 58: an event of unknown kind 'xx'
  [2]
