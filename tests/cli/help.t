# Help and version

  $ minewise --version
  minewise 0.3.0

  $ minewise
  minewise plays Minesweeper by logic and probability, and explains every move.
  Try:
    minewise play --trace steps                              each move explained
    minewise watch --play                                    play, with hints
    printf '1??\n???\n??1\n' | minewise analyze - --mines 3  analyze a position
    minewise generate no-guess expert                        a no-guess board
    minewise compare --agents basic,exact --games 20         the better player
  'minewise help' lists all verbs; 'minewise help play' explains one.

  $ minewise --help
  minewise plays Minesweeper by logic and probability, and explains every move.
  A game ID is one line that reproduces a game: size and mines, rules, seed.
    10x10/15 survival seed=7      15 mines; the game continues after a mine
    30x16/99 classic seed=42      the game as players know it ('expert classic')
    20@0.2 survival topology=hex  each cell a mine with probability 0.2; hexagons

  Usage: minewise [OPTIONS] SUBCOMMAND

  Options:
    --version                   Display program version information and exit
    -h,--help                   Show this help

  Subcommands:
    play        Play one game, and show it.
    watch       Watch a game in the terminal, or play one yourself.
    replay      Check a saved game against its ID, and show it again.
    review      Judge the moves of a saved game: risks, missed proofs, luck.
    analyze     Analyze a position: mine probabilities, certain cells, proofs.
    influence   Follow chains of influence: which clue led to which deduction.
    render      Draw a saved game, a position or a layout.
    position    Convert any input to plain notation: header lines and rows.
    board       Measure a board: 3BV, ZiNi, openings and more.
    import      Read replays that players saved in other programs.
    compare     Compare agents on the same boards.
    study       Run an experiment that comes with the program, or list them.
    merge       Join the parts of an experiment.
    ledger      Inspect, check or compact the ledger of a run.
    match       Test whether one agent is better than another.
    generate    Generate boards: random, without guesses, or hard for an agent.
    optimal     Compute the exact value of a board or position under best play.
    agents      List the agents: how each deduces and guesses, and its source.
    clues       List the kinds of clues, and how much information each gives.
    engine      Let another program ask an agent for moves, over standard input.
    serve       Serve the web page on this machine, and print its address.
    bench       Compute one number for all behaviour, and measure the speed.
    help        Explain a verb, or list all verbs.

  Start with:
    minewise play --trace steps
    minewise play --agent basic "beginner classic seed=7" --trace log
  'minewise help VERB' explains a verb.

  $ minewise -h | cmp - <(minewise --help)
  $ minewise help | cmp - <(minewise --help)
  $ minewise help Play | cmp - <(minewise play --help)
  $ minewise help generate hard | cmp - <(minewise generate hard --help)
  $ minewise help --help
  Explain a verb, or list all verbs.

  Usage: minewise help [OPTIONS] [verb...]

  Positionals:
    verb TEXT ...               The verb, and its kind if it has kinds [all verbs]

  Options:
    -h,--help                   Show this help

  Examples:
    minewise help play
    minewise help generate hard

  $ minewise play --help
  Play one game, and show it.
  The game ID describes the game: WxH/M or WxH@P (or beginner, intermediate,
  expert), then survival (the game continues after a mine) or classic, then
  settings in any order, then seed=S game=I.
  Settings: on-mine=go|lose count=shown|hidden
  first=any|safe|zero|R,C|safe:R,C|zero:R,C cascade=yes|no
  clues=exact|withheld:Q|optimistic|cautious|A+B topology=square|torus|hex
  flags=certain|believed.
  The default rules are classic; the default ID is 10x10/15 survival. Without a
  seed the program takes a random one and prints it, so that every game can be
  replayed.

  Usage: minewise play [OPTIONS] [id...]

  Positionals:
    id TEXT ...                 The game ID, with or without quotes, or a file
                                with a game or a layout [10x10/15 survival]

  Options:
    -h,--help                   Show this help
    --agent TEXT=exact          The agent that plays: a name that 'minewise
                                agents' lists, or cmd:COMMAND, a program that uses
                                the protocol of docs/library.md. Several agents,
                                separated by commas, each play the same game;
                                pictures show them side by side
    --layout FILE               Play this layout ('-' for standard input): rows of
                                '*' (mine) and '.', or 1 and 0; a layout set; or a
                                saved game. The game ID then needs no size:
                                "survival first=0,0 seed=7"
    --as {position,layout,transcript}
                                How to read a file that could be several things:
                                position, layout or transcript
    --board N                   Take board N of a layout set, counted from 1 [1]
    --seed N                    Seed of the game, if the ID has none [random]
    --trace {none,steps,log}=none
                                none: only the result; steps: a board after each
                                move; log: a commentary
    --chain                     Mark chains of influence: traces show each proof
                                as a link of the longest chain that leads to it,
                                pictures show the longest chain so far. See also
                                'minewise influence'
    --save PATH                 Write a transcript for 'minewise replay'
    --format {text,json}=text   Output format: text or json, the figures of the
                                game
    --svg PATH                  Write one picture per step to this folder,
                                possibly gigabytes for large boards; up to 60x60.
                                If the name ends in .svg: a picture of the end of
                                the game; boards up to 200x200
    --png PATH                  Write a picture of the end of the game; boards up
                                to 200x200
    --gif PATH                  Write an animation of the game, one frame per
                                decision; boards up to 60x60
    --theme {light,dark,colour-blind,light-plain,dark-plain}
                                Colours of pictures: light, dark, colour-blind,
                                light-plain, dark-plain; the plain ones show clues
                                in one colour [light]
    --odds                      Before each guess, show the agent's estimate for
                                each cell, or the mine probability if the agent
                                has no estimates
    --delay N                   Milliseconds between frames of an animation
                                [depends on the number of frames]
    --large                     With --svg: allow more than 100 MB of pictures
    --move-time X=10            Time limit of a cmd: program for a move, in
                                seconds; 0 for none
    --most-lines N=10000        Most lines that a cmd: program may write for a
                                move

  Examples:
    minewise play --agent basic "10x10/20 survival seed=7" --trace steps
    minewise play --agent random,basic expert --seed 1
    minewise play --layout board.txt "survival topology=torus seed=3" --trace log
    minewise play "16x16@0.2 classic clues=withheld:0.2 seed=5" --save game.txt
    minewise play --agent basic,exact "16x16/40 classic seed=7" --gif game.gif
    minewise play --agent triple-tie "10x10/20 seed=4" --odds --gif game.gif

  $ minewise play -h | cmp - <(minewise play --help)
  $ minewise replay --help
  Check a saved game against its ID, and show it again.
  The program repeats every move; clues, layout and result must be as written. If
  a line differs, the message names the first one and the exit code is 2.

  Usage: minewise replay [OPTIONS] transcript...

  Positionals:
    transcript TEXT ... REQUIRED
                                A file from 'minewise play --save' or 'minewise
                                import' ('-' for standard input), or a game ID or
                                layout that --agent plays

  Options:
    -h,--help                   Show this help
    --as {position,layout,transcript}
                                How to read a file that could be several things:
                                position, layout or transcript
    --board N                   Take board N of a layout set, counted from 1 [1]
    --seed N                    Seed of the game, if the ID has none [random]
    --agent TEXT                The agent that plays a game ID or a layout: a name
                                that 'minewise agents' lists, or cmd:COMMAND,
                                another program [exact]
    --trace {none,steps,log}=none
                                none: only the check; steps: a board after each
                                move; log: a commentary
    --move-time X=10            Time limit of a cmd: program for a move, in
                                seconds; 0 for none
    --most-lines N=10000        Most lines that a cmd: program may write for a
                                move

  Examples:
    minewise play "beginner classic seed=7" --save game.txt
    minewise replay game.txt --trace log

  $ minewise agents --help
  List the agents: how each deduces and guesses, and its source.
  Give parameters by name after a colon: NAME:PARAMETER=VALUE.

  Usage: minewise agents [OPTIONS]

  Options:
    -h,--help                   Show this help
    --format {text,json}=text   Output format: text or json

  Examples:
    minewise agents
    minewise play --agent triple-risk:threshold=0.2 "10x10/20 survival seed=7"

  $ minewise bench --help
  Compute one number for all behaviour, and measure the speed.
  Every agent plays fixed games and every engine examines fixed positions. The
  number changes when any move, conclusion or reason changes. It is the same on
  every machine.

  Usage: minewise bench [OPTIONS]

  Options:
    -h,--help                   Show this help
    --format {text,json}=text   Output format: text or json

  Example:
    minewise bench

The games that the help names can be played. (examples_test.py runs the examples of all verbs.)

  $ minewise --help | sed -nE 's/^  ([0-9].*[^ ])   +.*/\1/p' > ids
  $ wc -l < ids
  2

  $ while read -r id; do minewise play --agent basic $id > out || echo "$id"; done < ids

  $ minewise help play foo
  ! minewise help: unexpected argument 'foo': play has no kinds; see 'minewise play --help'
  [2]
