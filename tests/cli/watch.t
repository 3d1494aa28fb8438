# minewise watch, as far as it goes without a terminal; watch_test.py has one

  $ minewise watch --help
  Watch a game live in the terminal, or play one yourself.
  An agent plays at the speed you choose; keys stop it, step it forward and back, and show every
  cell's probability and the reason of the move. With --play you play, with keys or mouse, and may
  ask for a hint or a reason at any time. The keys stand at the bottom of the screen; the game ID
  is that of 'minewise play'.

  Usage: minewise watch [OPTIONS] [id...]

  Positionals:
    id TEXT ...                 The game ID, in quotes or not, or a file that holds a game or a
                                layout [10x10/15 survival; with --play, beginner classic]

  Options:
    -h,--help                   Show this help
    --as {position,layout,transcript}
                                What a file holds, where it could be two things: position, layout or
                                transcript
    --board N                   Which board of a layout set, from 1 [1]
    --seed N                    The seed of the game, if its ID has none [a random one]
    --agent TEXT                Who plays a game ID or a layout: a name that 'minewise agents' lists,
                                or cmd:COMMAND, another program [exact]
    --layout FILE               Play this layout, as 'minewise play' does. The game ID then needs no
                                size
    --speed TEXT                Moves per second, 0 to begin with a pause [2]; + and - change it
    --transcript FILE           Watch a saved game instead, as 'play --save' writes it
    --odds                      Begin with the numbers shown: before each guess the player's own, p
                                for every cell's probability at any time
    --play                      You play
    --no-guess {any,easy,medium,hard,expert}
                                With --play: boards that can be cleared without a guess, of any
                                difficulty or one of those of 'minewise generate no-guess': easy,
                                medium, hard, expert
    --save PATH                 With --play: where s writes the transcript of a game that is over
    --move-time X=10            Seconds that a program of cmd: has for a move, 0 for any time
    --most-lines N=10000        Lines that it may write for a move

  Examples:
    minewise watch --agent basic "beginner classic seed=7"
    minewise watch --agent exact "expert classic seed=1" --speed 10
    minewise watch --transcript game.txt --speed 0
    minewise watch --play intermediate --save mine.txt
    minewise watch --play --no-guess hard
  $ minewise watch "8x8/10 survival seed=5"
  ! minewise watch: needs a terminal for its input and output
  [2]
  $ minewise watch --play </dev/null
  ! minewise watch: needs a terminal for its input and output
  [2]
  $ minewise watch --agent clever
  ! minewise watch: --agent: unknown agent 'clever'; 'agents' lists them
  [2]
  $ minewise watch "8x8/99"
  ! minewise watch: game ID: column 1: 99 mines do not fit on 8x8, which has 64 cells
  [2]
  $ minewise watch --speed -1
  ! minewise watch: --speed: write moves per second from 0.01 to 1000, or 0 to begin with a pause
  [2]
  $ minewise watch --speed 1e-300
  ! minewise watch: --speed: write moves per second from 0.01 to 1000, or 0 to begin with a pause
  [2]
  $ minewise watch --speed fast
  ! minewise watch: --speed: write moves per second from 0.01 to 1000, or 0 to begin with a pause
  [2]
  $ minewise watch --speed 1001
  ! minewise watch: --speed: write moves per second from 0.01 to 1000, or 0 to begin with a pause
  [2]
  $ minewise watch --layout nowhere
  ! minewise watch: nowhere: there is no such file, and a game ID begins as in '10x10/15 survival'
  [2]
  $ minewise watch --transcript nowhere
  ! minewise watch: nowhere: there is no such file, and a game ID begins as in '10x10/15 survival'
  [2]
  $ minewise watch --play --agent basic
  ! minewise watch: --agent: does not go with --play
  [2]
  $ minewise watch --play --speed 3
  ! minewise watch: --speed: does not go with --play
  [2]
  $ minewise watch --play --transcript game.txt
  ! minewise watch: --transcript: does not go with --play
  [2]
  $ minewise watch "8x8/10 survival" --transcript game.txt
  ! minewise watch: game ID: a transcript has its own
  [2]
  $ minewise watch --agent basic --transcript game.txt
  ! minewise watch: --agent: a transcript has its own
  [2]
  $ minewise watch --layout board.txt --transcript game.txt
  ! minewise watch: --layout: a transcript has its own
  [2]
  $ minewise watch --save game.txt
  ! minewise watch: --save: goes with --play only
  [2]
  $ minewise watch --play --save no/such/folder
  ! minewise watch: no/such/folder: there is no such folder; make it first
  [2]
  $ printf '.*\n.\n' | minewise watch --play --layout -
  ! minewise watch: standard input:2:1: this row has 1 cell where the rows above have 2
  [2]

A transcript that does not hold is not shown.

  $ minewise play --agent basic "3x3/1 classic seed=2" --save game.txt >/dev/null
  $ sed -i 's/^result score [0-9.]*/result score 0.25/' game.txt
  $ minewise watch --transcript game.txt
  ! minewise watch: game.txt:9: the moves come to another result: score 1 won 1 stepped 0 guesses 0 moves 1 wrong_flags 0
  [2]
