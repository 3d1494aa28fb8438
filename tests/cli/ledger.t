Ledgers looked after: what one holds, whether it is sound, a smaller file of the same.

  $ minewise compare --agents basic,exact --sizes 8 --densities 0.1,0.3 --games 20 --out whole --quiet --no-report > whole.txt
  $ minewise compare --agents basic,exact --sizes 8 --densities 0.1,0.3 --games 20 --out part --shard 2/3 --quiet
  Part 2 of 3 is in part; 'minewise merge' joins the parts.
  $ minewise ledger info whole | sed -E 's/^(  version|  size|  time) .*/\1 .../'
  whole/results.sqlite
    experiment  basic, exact on 8x8/6 survival, 8x8/19 survival: 20 games each, seed 1
    command     minewise compare --agents basic,exact --sizes 8 --densities 0.1,0.3 --games 20 --seed 1
    version ...
    shard       1/1
    chunks      80 of 80
    games       80 of 80
    size ...
    time ...
    state       finished
  $ minewise ledger info part/results.sqlite | grep -E '^  (shard|chunks|games|state)'
    shard       2/3
    chunks      27 of 27
    games       27 of 27
    state       finished
  $ minewise ledger info whole --format json | sed -E 's/"version":"[^"]+"/"version":"N"/; s/("bytes":|"bytes_a_game":|"seconds":)[0-9.e-]+/\1N/g'
  {"path":"whole/results.sqlite","kind":"games","agents":["basic","exact"],"conditions":["8x8/6 survival","8x8/19 survival"],"games_each":20,"seed":1,"command":"minewise compare --agents basic,exact --sizes 8 --densities 0.1,0.3 --games 20 --seed 1","version":"N","shard":{"index":1,"count":1},"chunks":{"kept":80,"all":80},"games":{"kept":80,"all":80},"bytes":N,"bytes_a_game":N,"seconds":N,"finished":true}
  $ minewise study chain-size --quick --games 1 --out study > study.txt; minewise ledger info study | grep -E '^  (study|experiment)'
    study       chain-size, of kind chains
    experiment  basic, subset, gaussian, exact on 5x5/5 survival count=shown, 7x7/10 survival count=shown, 10x10/20 survival count=shown, 12x12/29 survival count=shown, 15x15/45 survival count=shown and 4 more: 1 game each, seed 1

A ledger that is sound says so. Compacted, it holds the same, and what is written from it is the same.

  $ minewise ledger check whole; minewise ledger check part
  whole/results.sqlite: sound, all 80 chunks with 80 games
  part/results.sqlite: sound, all 27 chunks with 27 games
  $ cp -r whole smaller; minewise ledger compact smaller | sed -E 's/[0-9]+/N/g'; ls smaller | grep sqlite
  smaller/results.sqlite: N bytes before, N after
  results.sqlite
  $ test $(stat -c %s smaller/results.sqlite) -le $(stat -c %s whole/results.sqlite) && echo smaller
  smaller
  $ minewise ledger check smaller; python3 -c "
  > import sqlite3; print(sqlite3.connect('smaller/results.sqlite').execute('SELECT count(*) FROM results').fetchone())"
  smaller/results.sqlite: sound, all 80 chunks with 80 games
  (4,)
  $ minewise compare --agents basic,exact --sizes 8 --densities 0.1,0.3 --games 20 --out smaller --resume --quiet --no-report > again.txt; cmp smaller/results.csv whole/results.csv
  $ ln -s ../smaller/results.sqlite whole/link; minewise ledger compact whole/link | sed -E 's/[0-9]+/N/g'; test -L whole/link && echo a link still
  whole/link: N bytes before, N after
  a link still

It stays with its owner, its group and its mode, whoever compacts it.

  $ cp -r smaller lent; chmod 640 lent/results.sqlite; chown 12:34 lent/results.sqlite 2>/dev/null; stat -c '%a %u %g' lent/results.sqlite > before
  $ minewise ledger compact lent > compacted; stat -c '%a %u %g' lent/results.sqlite | cmp - before && cut -c 1-3 before
  640

What is damaged or missing is named. A damaged ledger is not compacted, unless what is damaged is to be left out.

  $ printf 'import sqlite3, sys\nledger = sqlite3.connect(sys.argv[1])\nledger.execute(sys.argv[2])\nledger.commit()\n' > sql.py
  $ cp -r whole hurt; python3 sql.py hurt/results.sqlite "UPDATE chunk SET games = x'00' WHERE place IN (9, 30)"
  $ minewise ledger check hurt
  ! minewise ledger check: hurt/results.sqlite: 2 of 80 chunks are damaged (chunk 2 of series 1, chunk 7 of series 2); run its command with --resume to play them again
  [2]
  $ python3 sql.py hurt/results.sqlite "DELETE FROM chunk WHERE place >= 40"
  $ minewise ledger check hurt
  ! minewise ledger check: hurt/results.sqlite: 2 of 80 chunks are damaged (chunk 2 of series 1, chunk 7 of series 2); 40 of 80 chunks are missing (chunk 10 of series 0, chunk 10 of series 1, chunk 10 of series 2, chunk 10 of series 3, chunk 11 of series 0, ...); run its command with --resume to play them again
  [2]
  $ minewise ledger info hurt | grep -E '^  (chunks|games|state)'
    chunks      40 of 80
    games       40 of 80
    state       unfinished; to continue, run the command with --resume
  $ cp hurt/results.sqlite before; minewise ledger compact hurt; cmp before hurt/results.sqlite; ls hurt | grep sqlite
  results.sqlite
  ! minewise ledger compact: hurt/results.sqlite: 2 of 80 chunks are damaged (chunk 2 of series 1, chunk 7 of series 2); run its command with --resume to play them again, or use --drop-damaged
  $ minewise ledger compact hurt --drop-damaged | sed -E 's/[0-9]+ (bytes|after)/N \1/g'; minewise ledger check hurt
  hurt/results.sqlite: N bytes before, N after, without 2 damaged chunks
  ! minewise ledger check: hurt/results.sqlite: 42 of 80 chunks are missing (chunk 2 of series 1, chunk 7 of series 2, chunk 10 of series 0, chunk 10 of series 1, chunk 10 of series 2, ...); run its command with --resume to play them again
  [2]
  $ minewise compare --agents basic,exact --sizes 8 --densities 0.1,0.3 --games 20 --out hurt --resume --quiet --no-report > again.txt; cmp hurt/results.csv whole/results.csv; minewise ledger check hurt
  hurt/results.sqlite: sound, all 80 chunks with 80 games

What is no ledger is refused in one line.

  $ for kind in info check compact; do minewise ledger $kind nowhere; minewise ledger $kind whole.txt; minewise ledger $kind ''; done
  ! minewise ledger info: ledger: 'nowhere' holds no results; name a folder that --out made
  ! minewise ledger info: whole.txt: it is not an SQLite database
  ! minewise ledger info: ledger: '' holds no results; name a folder that --out made
  ! minewise ledger check: ledger: 'nowhere' holds no results; name a folder that --out made
  ! minewise ledger check: whole.txt: it is not an SQLite database
  ! minewise ledger check: ledger: '' holds no results; name a folder that --out made
  ! minewise ledger compact: ledger: 'nowhere' holds no results; name a folder that --out made
  ! minewise ledger compact: whole.txt: it is not an SQLite database
  ! minewise ledger compact: ledger: '' holds no results; name a folder that --out made
  [2]
  $ mkdir pipe folder folder/results.sqlite; mkfifo pipe/results.sqlite
  $ for kind in info check compact; do timeout 20 minewise ledger $kind pipe; timeout 20 minewise ledger $kind folder; done
  ! minewise ledger info: pipe/results.sqlite: it is a pipe or a device, not a file
  ! minewise ledger info: folder/results.sqlite: it is a folder, not a file
  ! minewise ledger check: pipe/results.sqlite: it is a pipe or a device, not a file
  ! minewise ledger check: folder/results.sqlite: it is a folder, not a file
  ! minewise ledger compact: pipe/results.sqlite: it is a pipe or a device, not a file
  ! minewise ledger compact: folder/results.sqlite: it is a folder, not a file
  [2]
  $ timeout 20 minewise merge part pipe; timeout 20 minewise compare --sizes 8 --games 4 --out pipe --resume; timeout 20 minewise compare --sizes 8 --games 4 --out folder --resume
  ! minewise merge: pipe/results.sqlite: it is a pipe or a device, not a file
  ! minewise compare: pipe/results.sqlite: it is a pipe or a device, not a file
  ! minewise compare: folder/results.sqlite: it is a folder, not a file
  [2]
  $ minewise ledger
  ! minewise ledger: missing kind; choose one of info, check, compact; see 'minewise ledger --help'
  [2]
  $ minewise ledger chekc whole
  ! minewise ledger: unknown kind 'chekc'; did you mean 'check'?
  [2]
  $ cp -r whole older; python3 sql.py older/results.sqlite "UPDATE about SET value = 'minewise ledger 4' WHERE name = 'format'"; minewise ledger check older
  ! minewise ledger check: older/results.sqlite: it is a ledger of format 4, but this program reads format 5: run the experiment again in another folder
  [2]

One in use by a run is left alone.

  $ python3 -c "
  > import sqlite3, subprocess
  > run = sqlite3.connect('whole/results.sqlite', isolation_level=None)
  > run.execute('BEGIN EXCLUSIVE')
  > for kind in 'info', 'check', 'compact': subprocess.run(['minewise', 'ledger', kind, 'whole'])"
  ! minewise ledger info: whole/results.sqlite: it is in use by another run
  ! minewise ledger check: whole/results.sqlite: it is in use by another run
  ! minewise ledger compact: whole/results.sqlite: it is in use by another run

More parts are joined than files may be open at a time, where that may be raised.

  $ for i in $(seq 20); do minewise compare --agents basic --sizes 5 --densities 0.2 --games 40 --shard $i/20 --out of20.$i --quiet; done > parts.txt
  $ minewise merge of20.* > joined.txt; (ulimit -Sn 18; minewise merge of20.* | cmp - joined.txt) && head -1 joined.txt
  5x5/5 survival, 40 games of each agent, seed 1
  $ (ulimit -n 18; minewise merge of20.* 2>&1 | sed -E 's/of20.[0-9]+/of20.../')
  minewise merge: of20.../results.sqlite: too many open files; raise the limit with 'ulimit -n'
  $ mkdir left; mv of20.7 of20.13 left; minewise merge of20.* --out lacking; ls -d lacking
  ! minewise merge: the parts lack 4 of 40 games, from shards 7/20 13/20; finish them with --resume, then name all parts
  ! ls: cannot access 'lacking': No such file or directory
  [2]
