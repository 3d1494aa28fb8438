# Help and version

  $ minewise --version
  minewise 0.3.0

  $ minewise
  minewise plays Minesweeper by inference, and shows how. Try:
    minewise play --trace steps                              a game, with the reason of every move
    minewise watch --play                                    play yourself, with hints
    printf '1??\n???\n??1\n' | minewise analyze - --mines 3  a position: what is certain, what likely
    minewise generate no-guess expert                        a board that takes no guess
    minewise compare --agents basic,exact --games 20         who plays better, and by how much
  'minewise help' lists all verbs, 'minewise help play' explains one.

  $ minewise --help
  minewise plays Minesweeper by inference, and shows how.
  A game is named by one line that reproduces it anywhere: size and mines, rules, seed.
    10x10/15 survival seed=7        15 mines, the game goes on after a mine
    30x16/99 classic seed=42        the game that players know; so is 'expert classic'
    20@0.2 survival topology=hex    each cell a mine with probability 0.2, on hexagons

  Usage: minewise [OPTIONS] SUBCOMMAND

  Options:
    --version                   Display program version information and exit
    -h,--help                   Show this help

  Subcommands:
    play        Play one game and watch it.
    watch       Watch a game live in the terminal, or play one yourself.
    replay      Check a saved game against its ID and show it again.
    review      Judge a saved game: the risks, what could have been known, and the luck.
    analyze     Say what a position holds: every cell's probability, what is certain and why.
    influence   Follow the chains of influence: which clue led to which deduction, and how far.
    render      Draw what is in a file: a saved game, a position or a layout.
    position    Print anything readable as plain notation: rows of symbols under header lines.
    board       The numbers by which players measure a board.
    import      Read replays of other programs: the games that players keep.
    compare     Compare agents on the same boards.
    study       Run an experiment that comes with the program; without a name, list them.
    merge       Join the parts of an experiment that was spread over runs.
    ledger      Look after ledgers: what one holds, whether it is sound, a smaller file of the same.
    match       Decide whether one agent is better than another.
    generate    Make boards to order: random, without a guess, fiendish, the worst, with long chains.
    optimal     Find what a board or a position is worth under best play.
    agents      List the agents: what each deduces with, how it guesses, where it comes from.
    clues       Say what each kind of clue assumes and how much it tells.
    engine      Let an agent answer another program: lines on standard input, answers on standard output.
    serve       Serve the page to browsers on this machine, and print its address.
    bench       Sum up all behaviour in one number, and print the speed.
    help        Explain a verb, or list all of them.

  Start with:
    minewise play --trace steps
    minewise play --agent basic "beginner classic seed=7" --trace log
  'minewise help VERB' explains each.

  $ minewise -h | cmp - <(minewise --help)
  $ minewise help | cmp - <(minewise --help)
  $ minewise help Play | cmp - <(minewise play --help)
  $ minewise help generate hard | cmp - <(minewise generate hard --help)
  $ minewise help --help
  Explain a verb, or list all of them.

  Usage: minewise help [OPTIONS] [verb...]

  Positionals:
    verb TEXT ...               The verb, and the kind where it has kinds [all verbs]

  Options:
    -h,--help                   Show this help

  Examples:
    minewise help play
    minewise help generate hard

  $ minewise play --help
  Play one game and watch it.
  The game ID names the game: WxH/M or WxH@P (or beginner, intermediate, expert), then survival
  (the game goes on after a mine) or classic, then settings in any order, then seed=S game=I.
  Settings: on-mine=go|lose count=shown|hidden first=any|safe|zero|R,C|safe:R,C|zero:R,C
  cascade=yes|no clues=exact|withheld:Q|optimistic|cautious|A+B topology=square|torus|hex
  flags=certain|believed.
  Without rules it is classic; without an ID, 10x10/15 survival. Without a seed a random one is taken and
  printed, so every game can be replayed.

  Usage: minewise play [OPTIONS] [id...]

  Positionals:
    id TEXT ...                 The game ID, in quotes or not, or a file that holds a game or a
                                layout [10x10/15 survival]

  Options:
    -h,--help                   Show this help
    --agent TEXT=exact          Who plays: a name that 'minewise agents' lists, or cmd:COMMAND, a
                                program that speaks the protocol of docs/library.md; several,
                                separated by commas, play the same game in turn, side by side in
                                pictures
    --layout FILE               Play this layout ('-' for standard input): '*' mine and '.' none, or
                                1 and 0; a board of a layout set; or that of a saved game. The game
                                ID then needs no size: "survival first=0,0 seed=7"
    --as {position,layout,transcript}
                                What a file holds, where it could be two things: position, layout or
                                transcript
    --board N                   Which board of a layout set, from 1 [1]
    --seed N                    The seed of the game, if its ID has none [a random one]
    --trace {none,steps,log}=none
                                none: only the end; steps: a board after each move; log: a commentary
    --chain                     Mark chains of influence: in traces, each proof as a link of the
                                longest chain that leads to it; in pictures, the longest chain so
                                far. 'minewise influence' tells more
    --save PATH                 Write a transcript that 'minewise replay' checks
    --format {text,json}=text   What is printed: text or json, the figures of the game
    --svg PATH                  Write one picture a step into this folder, which may come to
                                gigabytes on large boards; up to 60x60. To a name that ends in .svg,
                                how it ended as a picture; boards up to 200x200
    --png PATH                  Write how it ended as a picture; boards up to 200x200
    --gif PATH                  Write the game as an animation, one frame a decision; boards up to
                                60x60
    --theme {light,dark,colour-blind,light-plain,dark-plain}
                                The colours of pictures: light, dark, colour-blind, light-plain,
                                dark-plain; plain: clues in one colour [light]
    --odds                      Show before each guess what there was to choose from: the agent's own
                                number for each cell, or, if it has none, the probability of a mine
    --delay N                   Milliseconds between the frames of an animation; left out, by the
                                number of frames
    --large                     With --svg: write even more than 100 MB of pictures
    --move-time X=10            Seconds that a program of cmd: has for a move, 0 for any time
    --most-lines N=10000        Lines that it may write for a move

  Examples:
    minewise play --agent basic "10x10/20 survival seed=7" --trace steps
    minewise play --agent random,basic expert --seed 1
    minewise play --layout board.txt "survival topology=torus seed=3" --trace log
    minewise play "16x16@0.2 classic clues=withheld:0.2 seed=5" --save game.txt
    minewise play --agent basic,exact "16x16/40 classic seed=7" --gif game.gif
    minewise play --agent triple-tie "10x10/20 survival seed=4" --odds --gif game.gif

  $ minewise play -h | cmp - <(minewise play --help)
  $ minewise replay --help
  Check a saved game against its ID and show it again.
  Every move is made again; clues, layout and result must come out as written. The first line
  that differs is named, with exit code 2.

  Usage: minewise replay [OPTIONS] transcript...

  Positionals:
    transcript TEXT ... REQUIRED
                                What 'minewise play --save' or 'minewise import' wrote ('-' for
                                standard input), or a game ID or layout, which --agent plays

  Options:
    -h,--help                   Show this help
    --as {position,layout,transcript}
                                What a file holds, where it could be two things: position, layout or
                                transcript
    --board N                   Which board of a layout set, from 1 [1]
    --seed N                    The seed of the game, if its ID has none [a random one]
    --agent TEXT                Who plays a game ID or a layout: a name that 'minewise agents' lists,
                                or cmd:COMMAND, another program [exact]
    --trace {none,steps,log}=none
                                none: only the check; steps: a board after each move; log: a
                                commentary
    --move-time X=10            Seconds that a program of cmd: has for a move, 0 for any time
    --most-lines N=10000        Lines that it may write for a move

  Examples:
    minewise play "beginner classic seed=7" --save game.txt
    minewise replay game.txt --trace log

  $ minewise agents --help
  List the agents: what each deduces with, how it guesses, where it comes from.
  Parameters are given by name after a colon, as in NAME:PARAMETER=VALUE.

  Usage: minewise agents [OPTIONS]

  Options:
    -h,--help                   Show this help
    --format {text,json}=text   What is printed: text or json

  Examples:
    minewise agents
    minewise play --agent triple-risk:threshold=0.2 "10x10/20 survival seed=7"

  $ minewise bench --help
  Sum up all behaviour in one number, and print the speed.
  Every agent plays fixed games and every engine looks at fixed positions; the number changes
  when any move, conclusion or reason does. It is the same on every machine.

  Usage: minewise bench [OPTIONS]

  Options:
    -h,--help                   Show this help
    --format {text,json}=text   What is printed: text or json

  Example:
    minewise bench

The games that the help names can be played. (examples_test.py runs the examples of all verbs.)

  $ minewise --help | sed -nE 's/^  ([0-9].*[^ ])   +.*/\1/p' > ids
  $ wc -l < ids
  3

  $ while read -r id; do minewise play --agent basic $id > out || echo "$id"; done < ids

  $ minewise help play foo
  ! minewise help: unexpected argument 'foo': play has no kinds; see 'minewise play --help'
  [2]
