# Command lines that make no sense

Exit code 2, one line on standard error that names the option, nothing on standard output.

Verbs:

  $ minewise
  minewise plays Minesweeper by inference, and shows how. Try:
    minewise play --trace steps                              a game, with the reason of every move
    minewise watch --play                                    play yourself, with hints
    printf '1??\n???\n??1\n' | minewise analyze - --mines 3  a position: what is certain, what likely
    minewise generate no-guess expert                        a board that takes no guess
    minewise compare --agents basic,exact --games 20         who plays better, and by how much
  'minewise help' lists all verbs, 'minewise help play' explains one.
  $ minewise ply
  ! minewise: unknown verb 'ply'; did you mean 'play'?
  [2]
  $ minewise --trace log
  ! minewise: unknown option '--trace'; see 'minewise --help'
  [2]
  $ minewise play bench
  ! minewise play: game ID: column 1: 'bench' is not a size; write WIDTHxHEIGHT such as 30x16, or 20 for 20x20
  [2]

Options that do not exist, come twice, or lack their value:

  $ minewise play --bogus
  ! minewise play: unknown option '--bogus'; see 'minewise play --help'
  [2]
  $ minewise play -x
  ! minewise play: unknown option '-x'; see 'minewise play --help'
  [2]
  $ minewise play --bogus=3 "5x5/3 survival seed=1"
  ! minewise play: unknown option '--bogus'; see 'minewise play --help'
  [2]
  $ minewise play --trace
  ! minewise play: --trace: needs a value; see 'minewise play --help'
  [2]
  $ minewise play --trace log --trace log
  ! minewise play: --trace: is given more than once; see 'minewise play --help'
  [2]
  $ minewise agents --trace log
  ! minewise agents: unknown option '--trace'; see 'minewise agents --help'
  [2]
  $ minewise agents basic
  ! minewise agents: unexpected argument 'basic'; see 'minewise agents --help'
  [2]
  $ minewise bench 3
  ! minewise bench: unexpected argument '3'; see 'minewise bench --help'
  [2]
  $ minewise replay
  ! minewise replay: 'transcript' is missing: What 'minewise play --save' wrote ('-' for standard input); see 'minewise replay --help'
  [2]
  $ minewise replay one.txt two.txt
  ! minewise replay: unexpected argument 'two.txt'; see 'minewise replay --help'
  [2]

Values that are none of those listed:

  $ minewise play --trace loud
  ! minewise play: --trace: 'loud' is not one of none, steps, log; did you mean 'log'?
  [2]
  $ minewise play --format xml
  ! minewise play: --format: 'xml' is not one of text, json; see 'minewise play --help'
  [2]
  $ minewise play --format ""
  ! minewise play: --format: '' is not one of text, json; see 'minewise play --help'
  [2]
  $ minewise agents --format xml
  ! minewise agents: --format: 'xml' is not one of text, json; see 'minewise agents --help'
  [2]
  $ minewise bench --format xml
  ! minewise bench: --format: 'xml' is not one of text, json; see 'minewise bench --help'
  [2]
  $ minewise replay game.txt --trace loud
  ! minewise replay: --trace: 'loud' is not one of none, steps, log; did you mean 'log'?
  [2]

Agents:

  $ minewise play --agent nobody
  ! minewise play: --agent: unknown agent 'nobody'; 'minewise agents' lists them
  [2]
  $ minewise play --agent Basic
  ! minewise play: --agent: unknown agent 'Basic'; 'minewise agents' lists them
  [2]
  $ minewise play --agent ""
  ! minewise play: --agent: unknown agent ''; 'minewise agents' lists them
  [2]
  $ minewise play --agent basic,
  ! minewise play: --agent: unknown agent ''; 'minewise agents' lists them
  [2]
  $ minewise play --agent "basic, random"
  ! minewise play: --agent: unknown agent ' random'; 'minewise agents' lists them
  [2]
  $ minewise play --agent basic,nobody
  ! minewise play: --agent: unknown agent 'nobody'; 'minewise agents' lists them
  [2]
  $ minewise play --agent basic:
  ! minewise play: --agent: agent 'basic' has no parameter ''; it has none
  [2]
  $ minewise play --agent basic:depth=3
  ! minewise play: --agent: agent 'basic' has no parameter 'depth=3'; it has none
  [2]
  $ minewise play --agent basic:depth
  ! minewise play: --agent: agent 'basic' has no parameter 'depth'; it has none
  [2]
  $ minewise play --agent random,basic:depth=3
  ! minewise play: --agent: agent 'basic' has no parameter 'depth=3'; it has none
  [2]

Options that do not go together:

  $ minewise play --trace log --format json
  ! minewise play: --trace: goes with --format text only
  [2]
  $ minewise play --trace steps --format json
  ! minewise play: --trace: goes with --format text only
  [2]
  $ minewise play --agent random,basic --save game.txt
  ! minewise play: --save: takes the game of one agent, not of several
  [2]
  $ ls
