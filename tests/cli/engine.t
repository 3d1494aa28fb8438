The engine: lines of a board program in, answers out. docs/library.md has the lines, and
tests/protocol drives it over pipes.

  $ printf 'position 1?/?? mines 1\ngo\n' | minewise engine
  open 0,1 : probability 0.3333333333333333 exact least tied 2 first
  $ printf 'game 4x1/1 survival\nshows 0,0 0\ngo\nshows 0,1 1\ngo\n' | minewise engine --agent basic
  open 0,1 : proof single-point 0,0
  flag 0,2 : proof single-point 0,1
  $ printf 'minewise 1\ngame beginner\ngo\n' | minewise engine --agent triple-risk:threshold=0.2
  ready minewise triple-risk:threshold=0.2
  open 6,0 : promise

What cannot be is an error, and the engine goes on:

  $ printf 'go\nposition 0?2\ngo\nshows 0,0 1\nposition 1?/1x\nfrobnicate\nshow 0,0 1\nagent exat\n' | minewise engine
  error there is no game yet; start with a line such as 'game 9x9/10 classic'
  error no layout explains this position: the 2 at (0,2) cannot be right: it has only 1 neighbour
  error 0,0 is no longer covered: it shows 0
  error column 14: unknown symbol 'x'; cells are written '?' '.' '#' '0' '1' '2' '3' '4' '5' '6' '7' '8' '_' 'M' 'F' '*' or 'B'
  error column 1: unknown command 'frobnicate'; 'help' lists the commands
  error column 1: unknown command 'show'; 'help' lists the commands; did you mean 'shows'?
  error unknown agent 'exat'; did you mean 'exact'?
  $ printf 'game 30x16/99 classic\ngo\nagent exact\ngame 30x16/99\ngo\n' | minewise engine --agent optimal
  error optimal plays boards of at most 13000 layouts under these rules, but 30x16/99 has over 8.0454e+30
  error there is no game yet; start with a line such as 'game 9x9/10 classic'
  open 0,0 : promise
  $ minewise engine --agent nobody </dev/null
  ! minewise engine: --agent: unknown agent 'nobody'; 'agents' lists them
  [2]
  $ minewise engine extra </dev/null
  ! minewise engine: unexpected argument 'extra'; see 'minewise engine --help'
  [2]
