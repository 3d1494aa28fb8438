# Command lines that make no sense

Exit code 2, one line on standard error that names the option, nothing on standard output.

Verbs:

  $ minewise ply
  ! minewise: unknown verb 'ply'; did you mean 'play'?
  [2]
  $ minewise --trace log
  ! minewise: unknown option '--trace'; see 'minewise --help'
  [2]
  $ minewise play bench
  ! minewise play: bench: is not a file, and not a game ID such as '10x10/15 survival'
  [2]

Near misses are told as such, of verbs, kinds, options and words of options.

  $ minewise genrate random 5x5/3
  ! minewise: unknown verb 'genrate'; did you mean 'generate'?
  [2]
  $ minewise generate noguess 5x5/3
  ! minewise generate: unknown kind 'noguess'; did you mean 'no-guess'?
  [2]
  $ minewise help anlyze
  ! minewise help: unknown verb 'anlyze'; did you mean 'analyze'?
  [2]
  $ minewise optimal 4x4/4 --firts safe
  ! minewise optimal: unknown option '--firts'; did you mean '--first'?
  [2]
  $ minewise optimal 4x4/4 -first=safe
  ! minewise optimal: unknown option '-first'; did you mean '--first'?
  [2]
  $ minewise agents --formt json
  ! minewise agents: unknown option '--formt'; did you mean '--format'?
  [2]
  $ minewise play --trace stpes
  ! minewise play: --trace: 'stpes' is not one of none, steps, log; did you mean 'steps'?
  [2]
  $ minewise agents --format jsno
  ! minewise agents: --format: 'jsno' is not one of text, json; did you mean 'json'?
  [2]
  $ minewise render board.txt --as positon
  ! minewise render: --as: 'positon' is not one of position, layout, transcript; did you mean 'position'?
  [2]
  $ minewise generate random 5x5/3 --topology toru
  ! minewise generate random: --topology: 'toru' is not one of square, torus, hex; did you mean 'torus'?
  [2]
  $ minewise influence --preset chain-densty --out new
  ! minewise influence: --preset: 'chain-densty' is not one of chain-density, chain-record, chain-size, chain-time, reach-density, reach-size; did you mean 'chain-density'?
  [2]

What is unexpected is named in the order in which it was typed, the first alone.

  $ minewise agents one two
  ! minewise agents: unexpected argument 'one'; see 'minewise agents --help'
  [2]

Case does not matter.

  $ minewise Play --AGENT basic --Trace=NONE "3x3/0 survival seed=1" --format JSON
  {"game":"3x3/0 survival seed=1 game=0","agent":"basic","won":true,"score":1.0,"stepped":0,"guesses":1,"moves":9,"wrong_flags":0}
  $ minewise GENERATE Random 3x3/9 --Topology Torus
  layouts 3x3 topology=torus
  111111111

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
  ! minewise play: --trace: given more than once; see 'minewise play --help'
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
  ! minewise replay: 'transcript' is missing: A file from 'minewise play --save' or 'minewise import' ('-' for standard input), or a game ID or layout that --agent plays; see 'minewise replay --help'
  [2]
  $ minewise replay one.txt two.txt
  ! minewise replay: one.txt: is not a file, and not a game ID such as '10x10/15 survival'
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
  ! minewise play: --agent: unknown agent 'nobody'; 'agents' lists them
  [2]
  $ minewise play --agent ""
  ! minewise play: --agent: unknown agent ''; 'agents' lists them
  [2]
  $ minewise play --agent basic,
  ! minewise play: --agent: unknown agent ''; 'agents' lists them
  [2]
  $ minewise play --agent "basic, random"
  ! minewise play: --agent: unknown agent ' random'; did you mean 'random'?
  [2]
  $ minewise play --agent basic,nobody
  ! minewise play: --agent: unknown agent 'nobody'; 'agents' lists them
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
  ! minewise play: --trace: needs --format text
  [2]
  $ minewise play --trace steps --format json
  ! minewise play: --trace: needs --format text
  [2]
  $ minewise play --agent random,basic --save game.txt
  ! minewise play: --save: works with one agent only
  [2]
  $ ls
