# minewise watch, as far as it goes without a terminal; watch_test.py has one

  $ minewise watch --help
  Watch a game in the terminal, or play one yourself.
  An agent plays at the speed you choose. Keys pause it, step forward and back,
  and show probabilities and the reason for each move. With --play you play, with
  keys or mouse, and can ask for a hint or a reason at any time. The bottom of the
  screen lists the keys. The game ID is as in 'minewise play'.

  Usage: minewise watch [OPTIONS] [id...]

  Positionals:
    id TEXT ...                 The game ID, with or without quotes, or a file
                                with a game or a layout [10x10/15 survival; with
                                --play, beginner classic]

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
    --layout FILE               Play this layout, as in 'minewise play'. The game
                                ID then needs no size
    --speed TEXT                Moves per second; 0 to start paused. The keys +
                                and - change it [2]
    --transcript FILE           Watch a game saved with 'minewise play --save'
    --odds                      Show the agent's estimates before each guess; the
                                key p shows all probabilities at any time
    --play                      Play yourself
    --no-guess {any,easy,medium,hard,expert}
                                With --play: boards that can be cleared without a
                                guess, of any difficulty or of one: easy, medium,
                                hard, expert
    --save PATH                 With --play: the key s writes the transcript of a
                                finished game to this file
    --move-time X=10            Time limit of a cmd: program for a move, in
                                seconds; 0 for none
    --most-lines N=10000        Most lines that a cmd: program may write for a
                                move

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
  ! minewise watch: --speed: write moves per second from 0.01 to 1000, or 0 to start paused
  [2]
  $ minewise watch --speed 1e-300
  ! minewise watch: --speed: write moves per second from 0.01 to 1000, or 0 to start paused
  [2]
  $ minewise watch --speed fast
  ! minewise watch: --speed: write moves per second from 0.01 to 1000, or 0 to start paused
  [2]
  $ minewise watch --speed 1001
  ! minewise watch: --speed: write moves per second from 0.01 to 1000, or 0 to start paused
  [2]
  $ minewise watch --layout nowhere
  ! minewise watch: nowhere: is not a file, and not a game ID such as '10x10/15 survival'
  [2]
  $ minewise watch --transcript nowhere
  ! minewise watch: nowhere: is not a file, and not a game ID such as '10x10/15 survival'
  [2]
  $ minewise watch --play --agent basic
  ! minewise watch: --agent: cannot be used with --play
  [2]
  $ minewise watch --play --speed 3
  ! minewise watch: --speed: cannot be used with --play
  [2]
  $ minewise watch --play --transcript game.txt
  ! minewise watch: --transcript: cannot be used with --play
  [2]
  $ minewise watch "8x8/10 survival" --transcript game.txt
  ! minewise watch: game ID: cannot be used with --transcript
  [2]
  $ minewise watch --agent basic --transcript game.txt
  ! minewise watch: --agent: cannot be used with --transcript
  [2]
  $ minewise watch --layout board.txt --transcript game.txt
  ! minewise watch: --layout: cannot be used with --transcript
  [2]
  $ minewise watch --save game.txt
  ! minewise watch: --save: needs --play
  [2]
  $ minewise watch --play --save no/such/folder
  ! minewise watch: no/such/folder: its folder does not exist; create it first
  [2]
  $ printf '.*\n.\n' | minewise watch --play --layout -
  ! minewise watch: standard input:2:1: this row has 1 cell where the rows above have 2
  [2]

A transcript that does not hold is not shown.

  $ minewise play --agent basic "3x3/1 classic seed=2" --save game.txt >/dev/null
  $ sed -i 's/^result score [0-9.]*/result score 0.25/' game.txt
  $ minewise watch --transcript game.txt
  ! minewise watch: game.txt:9: the moves give another result: score 1 won 1 stepped 0 guesses 0 moves 1 wrong_flags 0
  [2]
