# minewise bench

One number for all behaviour and the speed. Here only the form; bench_number.py holds the number to the
one in docs/performance.md.

  $ minewise bench | sed -E 's/[0-9]+(\.[0-9]+)?/N/g'
  Bench: N
  N games, N moves in N s, N moves a second
  $ minewise bench --format text | wc -l
  2
  $ minewise bench --format json | sed -E 's/[0-9]+(\.[0-9]+)?(e[-+][0-9]+)?/N/g'
  {"bench":N,"games":N,"moves":N,"seconds":N,"moves_per_second":N}

Both forms agree, and the number is the same every time.

  $ (minewise bench; minewise bench) | sed -n 's/Bench: //p' | uniq | wc -l
  1
  $ minewise bench --format json | grep -c "^{\"bench\":$(minewise bench | sed -n 's/Bench: //p'),"
  1
