# Command lines that make no sense

Exit code 2, one line on standard error that names the option, nothing on standard output.

Verbs:

  $ minewise
  ! minewise: A subcommand is required; see 'minewise --help'
  [2]
  $ minewise ply
  ! minewise: unknown verb 'ply'; see 'minewise --help'
  [2]
  $ minewise --trace log
  ! minewise: A subcommand is required; see 'minewise --help'
  [2]
  $ minewise play bench
  ! minewise play: bench: there is no such file, and a game ID begins as in '10x10/15 survival'
  [2]

Options that do not exist, come twice, or lack their value:

  $ minewise play --bogus
  ! minewise play: The following argument was not expected: --bogus; see 'minewise play --help'
  [2]
  $ minewise play -x
  ! minewise play: The following argument was not expected: -x; see 'minewise play --help'
  [2]
  $ minewise play --bogus=3 "5x5/3 survival seed=1"
  ! minewise play: The following argument was not expected: --bogus=3; see 'minewise play --help'
  [2]
  $ minewise play --trace
  ! minewise play: --trace: 1 required TEXT:{none,steps,log} missing; see 'minewise play --help'
  [2]
  $ minewise play --trace log --trace log
  ! minewise play: --trace: At Most 1 required but received 2; see 'minewise play --help'
  [2]
  $ minewise agents --trace log
  ! minewise agents: The following arguments were not expected: log --trace; see 'minewise agents --help'
  [2]
  $ minewise agents basic
  ! minewise agents: The following argument was not expected: basic; see 'minewise agents --help'
  [2]
  $ minewise bench 3
  ! minewise bench: The following argument was not expected: 3; see 'minewise bench --help'
  [2]
  $ minewise replay
  ! minewise replay: transcript is required; see 'minewise replay --help'
  [2]
  $ minewise replay one.txt two.txt
  ! minewise replay: one.txt: there is no such file, and a game ID begins as in '10x10/15 survival'
  [2]

Values that are none of those listed:

  $ minewise play --trace loud
  ! minewise play: --trace: loud not in {none,steps,log}; see 'minewise play --help'
  [2]
  $ minewise play --format xml
  ! minewise play: --format: xml not in {text,json}; see 'minewise play --help'
  [2]
  $ minewise play --format ""
  ! minewise play: --format:  not in {text,json}; see 'minewise play --help'
  [2]
  $ minewise agents --format xml
  ! minewise agents: --format: xml not in {text,json}; see 'minewise agents --help'
  [2]
  $ minewise bench --format xml
  ! minewise bench: --format: xml not in {text,json}; see 'minewise bench --help'
  [2]
  $ minewise replay game.txt --trace loud
  ! minewise replay: --trace: loud not in {none,steps,log}; see 'minewise replay --help'
  [2]

Agents:

  $ minewise play --agent nobody
  ! minewise play: --agent: unknown agent 'nobody'; 'minewise agents' lists them
  [2]
  $ minewise play --agent ""
  ! minewise play: --agent: unknown agent ''; 'minewise agents' lists them
  [2]
  $ minewise play --agent basic,
  ! minewise play: --agent: unknown agent ''; 'minewise agents' lists them
  [2]
  $ minewise play --agent "basic, random"
  ! minewise play: --agent: unknown agent ' random'; did you mean 'random'?
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
