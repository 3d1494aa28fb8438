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
  $ minewise review lost.rawvf --all | sed -n '/click/,/^$/p'
  $ minewise import lost.rawvf > lost.txt
  $ minewise review lost.txt | cmp - <(minewise review lost.rawvf)
  $ minewise review - < lost.rawvf | cmp - <(minewise review lost.rawvf)

Everything else that takes a saved game takes a replay:

  $ minewise position lost.rawvf --at 2
  $ minewise influence lost.rawvf | head -4
  $ minewise render lost.rawvf --format ansi > drawn || minewise render lost.rawvf > drawn; test -s drawn
  $ minewise watch lost.rawvf --format text 2> /dev/null | head -3
  $ minewise play lost.rawvf --agent exact | tail -3

Several, and a folder of them; one of its files is broken:

  $ mkdir games && cp lost.rawvf games/a.rawvf && sed 's/^2.000 lc/2.100 lc/' lost.rawvf > games/b.rawvf
  $ minewise review games
  $ minewise review games --format csv
  $ printf 'RawVF_Version: Rev6\nWidth: 3\n' > games/c.rawvf
  $ minewise review games --out report > printed
  $ ls report
  $ cmp printed report/summary.txt
  $ grep -c '<figure' report/index.html

What cannot be:

  $ minewise review lost.rawvf --out report
  $ minewise review lost.rawvf --format csv
  $ mkdir empty; minewise review empty
  $ head -c 60 lost.rawvf > cut.rawvf; minewise review cut.rawvf
