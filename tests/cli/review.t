# minewise review

A game with everything in it: a fair guess, a needless risk, a safe cell overlooked, mines that the number of mines
gives away, and at last bad luck. docs/review.md shows it too; what changes here must change there.

  $ minewise play --agent basic "7x7/9 survival count=shown seed=44" --save game.txt > played
  $ minewise review game.txt
  game   7x7/9 survival count=shown seed=44 game=0
  agent  basic
  ended  not won after 49 moves

    move  cell       mine     result  better            remark
       1  (4,5)      0.1837   1       (0,0) 0.1837      safest, but costs 0.0440 more mines, by look-ahead
       2  (6,0)      0.2000   0       (4,6) 0.1250      riskier: 0.0750 more than the safest; costs 0.1640 more mines, by look-ahead
      40  (5,6)      0.5000   mine    (4,6) safe        avoidable: a safe cell was there
      45  (0,6)      1.0000   mine    (1,5) safe        known mine: certain to be one
      46  (1,6)      1.0000   mine    (1,5) safe        known mine: certain to be one
      48  (0,5)      0.5000   mine                      safest; best, 0.5000 expected mines, by endgame search

  What could have been known:
    at move 40, (4,6) is safe: the 1 at (5,5) and the 1 at (6,5) overlap so that no mine is left for it
    at move 45, (0,6) is a mine: with the mines that are left, every layout agrees
    at move 46, (1,6) is a mine: with the mines that are left, every layout agrees

  6 cells opened at a risk: 2 safest, 1 riskier, 1 avoidable, 2 known mines
  4 mines stepped on: 1 safest, 0 riskier, 1 avoidable, 2 known mines
  guesses (cells opened without proof): 6; 6 at a risk, 0 certain to be safe
  nothing certain at 3 guesses: 1 the best, 2 not; judged 1 by endgame search, 2 by look-ahead; they cost 0.2080 more mines than the best
  risk: 3.3837 expected mines, 0.8087 with the best cells; 76.1% was needless
  chance to step on none: 0, with the best cells 0.3571
  luck: -0.68 standard deviations; luckier than 27% of games with these risks

Every move, with what was certain about it:

  $ minewise review game.txt --all | sed -n '5,10p;44,54p'
    move  cell       mine     result  better            remark
       1  (4,5)      0.1837   1       (0,0) 0.1837      safest, but costs 0.0440 more mines, by look-ahead
       2  (6,0)      0.2000   0       (4,6) 0.1250      riskier: 0.0750 more than the safest; costs 0.1640 more mines, by look-ahead
       3  (5,0)      0.0000   0                         certain to be safe
       4  (5,1)      0.0000   1                         certain to be safe
       5  (6,1)      0.0000   1                         certain to be safe
      39  (6,5)      0.0000   1                         certain to be safe
      40  (5,6)      0.5000   mine    (4,6) safe        avoidable: a safe cell was there
      41  (3,6)      0.0000   1                         certain to be safe
      42  (4,6)      0.0000   1                         certain to be safe
      43  (6,6)      0.0000   1                         certain to be safe
      44  (2,6)      1.0000   flag                      certain to be a mine
      45  (0,6)      1.0000   mine    (1,5) safe        known mine: certain to be one
      46  (1,6)      1.0000   mine    (1,5) safe        known mine: certain to be one
      47  (1,5)      0.0000   5                         certain to be safe
      48  (0,5)      0.5000   mine                      safest; best, 0.5000 expected mines, by endgame search
      49  (0,4)      0.0000   3                         certain to be safe

From standard input, and straight from a game:

  $ minewise review - < game.txt | cmp - <(minewise review game.txt)
  $ minewise play --agent exact "beginner classic seed=7" --save /dev/fd/3 3>&1 > played | minewise review -
  game   9x9/10 classic seed=7 game=0
  agent  exact
  ended  won after 33 moves

  No cell was opened at a risk.

  0 cells opened at a risk: 0 safest, 0 riskier, 0 avoidable, 0 known mines
  0 mines stepped on: 0 safest, 0 riskier, 0 avoidable, 0 known mines
  guesses (cells opened without proof): 0
  luck: nothing was left to chance

Where a mine ends the game:

  $ minewise play --agent basic "beginner classic seed=7" --save lost.txt > played
  $ minewise review lost.txt
  game   9x9/10 classic seed=7 game=0
  agent  basic
  ended  not won after 5 moves

    move  cell       mine     result  better            remark
       2  (4,6)      0.1111   1       (0,0) 0.1111      safest, but keeps 0.970 of the chance to win, by look-ahead
       3  (8,5)      0.2500   1       (0,0) 0.1111      riskier: 0.1389 more than the safest; keeps 0.812 of the chance to win, by look-ahead
       4  (5,5)      0.1250   2       (4,8) 0.1111      riskier: 0.0139 more than the safest; keeps 0.980 of the chance to win, by look-ahead
       5  (6,4)      0.3333   mine    (4,7) 0.0778      riskier: 0.2556 more than the safest; keeps 0.691 of the chance to win, by look-ahead

  4 cells opened at a risk: 1 safest, 3 riskier, 0 avoidable, 0 known mines
  1 mine stepped on: 0 safest, 1 riskier, 0 avoidable, 0 known mines
  guesses (cells opened without proof): 4; 4 at a risk, 0 certain to be safe
  nothing certain at 4 guesses: 0 the best, 4 not; judged 4 by look-ahead; they kept 0.533 of the chance to win
  risk: 0.8194 expected mines, 0.4111 with the best cells; 49.8% was needless
  chance to step on none: 0.3889, with the best cells 0.6477
  luck: -0.23 standard deviations; luckier than 51% of games with these risks

Nothing to guess, and nothing but the rules' own choice:

  $ minewise play --agent basic "3x3/0 classic seed=1" --save one.txt > played
  $ minewise review one.txt
  game   3x3/0 classic seed=1 game=0
  agent  basic
  ended  won after 1 move

  No cell was opened at a risk.

  0 cells opened at a risk: 0 safest, 0 riskier, 0 avoidable, 0 known mines
  0 mines stepped on: 0 safest, 0 riskier, 0 avoidable, 0 known mines
  guesses (cells opened without proof): 0
  luck: nothing was left to chance
  $ printf '*.\n' > board
  $ minewise play --agent basic --layout board "classic first=0,0 seed=1" --save forced.txt > played
  $ minewise review forced.txt --all
  game   2x1/1 classic first=0,0 seed=1 game=0
  agent  basic
  layout given
  ended  not won after 1 move

    move  cell       mine     result  better            remark
       1  (0,0)      0.5000   mine                      the rules' choice, not the player's

  0 cells opened at a risk: 0 safest, 0 riskier, 0 avoidable, 0 known mines
  0 mines stepped on: 0 safest, 0 riskier, 0 avoidable, 0 known mines
  and one in the first cell, which the rules chose
  guesses (cells opened without proof): 1; 0 at a risk, 0 certain to be safe, 1 by the rules
  luck: nothing was left to chance

A player's own game, with a flag that is wrong and a proof that is none:

  $ cat > mine.txt <<END
  > minewise transcript 1
  > game 5x1/1 survival count=shown first=0,1 seed=1
  > agent me
  > open 0,1 -> 1 : forced
  > flag 0,3 : random
  > open 0,2 -> 0 : proof single-point 0,1
  > open 0,4 -> 0 : random
  > flag 0,0 : proof single-point 0,1
  > layout given
  > * . . . .
  > result score 1 won 1 stepped 0 guesses 2 moves 5 wrong_flags 1
  > END
  $ minewise review mine.txt --all
  game   5x1/1 survival count=shown first=0,1 seed=1 game=0
  agent  me
  layout given
  ended  won after 5 moves

    move  cell       mine     result  better            remark
       1  (0,1)      0.2000   1                         the rules' choice, not the player's
       2  (0,3)      0.0000   flag                      flag without proof, wrong
       3  (0,2)      0.5000   0       (0,4) safe        avoidable: a safe cell was there; the player claimed a proof
       4  (0,4)      0.0000   0                         certain to be safe; the player guessed
       5  (0,0)      1.0000   flag                      certain to be a mine

  What could have been known:
    at move 3, (0,4) is safe: with the mines that are left, every layout agrees

  1 cell opened at a risk: 0 safest, 0 riskier, 1 avoidable, 0 known mines
  0 mines stepped on: 0 safest, 0 riskier, 0 avoidable, 0 known mines
  1 flag without proof, 1 of them wrong
  guesses (cells opened without proof): 2; 0 at a risk, 1 certain to be safe, 1 by the rules; 1 more at a risk, claimed as proved
  risk: 0.5000 expected mines, 0.0000 with the best cells; 100.0% was needless
  chance to step on none: 0.5, with the best cells 1
  luck: +1.00 standard deviations; luckier than 75% of games with these risks

JSON has all of it, with numbers that read back as they were.

  $ minewise review mine.txt --format json
  {"game":"5x1/1 survival count=shown first=0,1 seed=1 game=0","agent":"me","won":true,"exact":true,"totals":{"by-the-rules":{"moves":1,"mines":0},"certain":{"moves":1,"mines":0},"safest":{"moves":0,"mines":0},"riskier":{"moves":0,"mines":0},"avoidable":{"moves":1,"mines":0},"known-mine":{"moves":0,"mines":0},"proved-flag":{"moves":1,"mines":1},"unproved-flag":{"moves":1,"mines":0}},"guesses":{"all":2,"at_risk":0,"safe":1,"by_the_rules":1,"claimed":1},"worth":{"guesses":0,"best":0,"by":{"endgame":0,"look-ahead":0,"safety":0},"more":0.0},"luck":{"stepped":0,"expected":0.5,"least_expected":0.0,"needless":1.0,"survival":0.5,"best_survival":1.0,"deviation":0.5,"figure":1.0,"luckier_than":0.75},"missed":[{"row":0,"col":4,"verdict":"safe","rule":"count","because":[[0,1]],"text":"(0,4) is safe: with the mines that are left, every layout agrees","moves":[3]}],"moves":[{"move":1,"row":0,"col":1,"basis":"forced","result":"1","judgement":"by-the-rules","mine_probability":0.2,"is_mine":false,"exact":true},{"move":2,"row":0,"col":3,"basis":"random","result":"flag","judgement":"unproved-flag","mine_probability":0.0,"is_mine":false,"exact":true},{"move":3,"row":0,"col":2,"basis":"proof","result":"0","judgement":"avoidable","mine_probability":0.5,"is_mine":false,"exact":true,"least_risk":0.0,"better":{"row":0,"col":4,"mine_probability":0.0}},{"move":4,"row":0,"col":4,"basis":"random","result":"0","judgement":"certain","mine_probability":0.0,"is_mine":false,"exact":true},{"move":5,"row":0,"col":0,"basis":"proof","result":"flag","judgement":"proved-flag","mine_probability":1.0,"is_mine":true,"exact":true}]}
  $ minewise review game.txt --format json | python3 -c '
  > import json, math, sys
  > review = json.load(sys.stdin)
  > risks = [m for m in review["moves"] if "least_risk" in m]
  > luck = review["luck"]
  > print(len(review["moves"]), len(risks), luck["stepped"], sum(m["is_mine"] for m in risks))
  > print(math.isclose(sum(m["mine_probability"] for m in risks), luck["expected"]))
  > print(math.isclose(math.prod(1 - m["least_risk"] for m in risks), luck["best_survival"]))
  > print([[m["rule"], m["verdict"], m["row"], m["col"], m["moves"]] for m in review["missed"]])'
  49 6 4 4
  True
  True
  [['subset', 'safe', 4, 6, [40]], ['count', 'mine', 0, 6, [45]], ['count', 'mine', 1, 6, [46]]]

Every kind of game can be reviewed.

  $ while read -r id; do
  >   for agent in random basic exact; do
  >     minewise play --agent $agent "$id" --save any.txt > any && minewise review any.txt --all > any &&
  >       minewise review any.txt --format json | python3 -m json.tool > any || echo "$agent, $id"
  >   done
  > done <<END
  > 9x9/10 classic seed=1
  > 9x9/20 survival count=shown seed=2
  > 9x9@0.2 survival on-mine=lose first=safe:0,0 seed=3
  > 9x9/20 survival topology=torus first=zero seed=4 game=7
  > 9x9/20 classic topology=hex first=4,4 seed=5
  > 9x9/20 survival clues=withheld:0.2+optimistic seed=6
  > 9x9/20 classic clues=cautious count=hidden seed=7
  > 1x1/0 classic seed=8
  > 2x2/4 classic first=any seed=9
  > 30x16@0.5 survival clues=optimistic seed=10
  > END

What replay refuses, review refuses, with the line.

  $ sed '4s/-> ./-> 8/' game.txt | minewise review -
  ! minewise review: standard input:4: 4,5 is written to show 8, but the game shows 1
  [2]
  $ sed 's/stepped 4/stepped 1/' game.txt | minewise review -
  ! minewise review: standard input:61: the moves give another result: score 0.5555555555555556 won 0 stepped 4 guesses 6 moves 49 wrong_flags 0
  [2]
  $ minewise review - <<< "a letter to a friend"
  ! minewise review: standard input:1:1: 'a' is not recognised; expected a position (rows of ? 0-8 _ M F), a drawn board, a layout (rows of * and . or 1 and 0), a layout set, a saved game, a game ID or a link
  [2]
  $ minewise review no_such_file.txt
  ! minewise review: no_such_file.txt: is not a file, and not a game ID such as '10x10/15 survival'
  [2]
  $ minewise review
  ! minewise review: 'game' is missing: A file from 'minewise play --save' ('-' for standard input); a replay of another program, several of them or a folder; or a game ID or layout that --agent plays; see 'minewise review --help'
  [2]
  $ minewise review game.txt --format xml
  ! minewise review: --format: 'xml' is not one of text, json, csv; see 'minewise review --help'
  [2]

So is a layout that the rules exclude, since no probability can be given for it.

  $ minewise review - <<END
  > minewise transcript 1
  > game 2x1@0 survival seed=1
  > agent me
  > open 0,1 -> 1 : random
  > open 0,0 -> mine : random
  > layout given
  > * .
  > result score 0 won 0 stepped 1 guesses 2 moves 2 wrong_flags 0
  > END
  ! minewise review: standard input:5: no layout that the rules allow explains this game
  [2]

The examples in the help work.

  $ minewise review --help
  Judge the moves of a saved game: risks, missed proofs, luck.
  Each move is judged by the exact probabilities before it. A cell opened at a
  risk is one of these:
    safest       no cell was certain to be safe, and no cell was safer
    riskier      no cell was certain to be safe, but another cell was safer
    avoidable    another cell was certain to be safe; the proof is shown
    known mine   the cell was certain to be a mine; the proof is shown
  If nothing was certain, the guess is also compared with the choice of the agent
  champion, which judges by endgame search, by look-ahead or by safety.
  A guess is a cell that the player opened without proof; it may still have been
  certain to be safe.
  Luck compares the mines stepped on with the number expected at the risks taken;
  it does not tell how well the cells were chosen. The needless risk does: it is
  what the best cell each time would have saved.
  A replay of another program (see 'minewise import') is judged click by click,
  with times: how long provable cells stayed unopened, which flags and chords were
  needless, where the time went. Several replays, or a folder of them, are
  summarised: how often a guess was forced, the results of the guesses against
  expectation, the rule missed most, and the trend from game to game.

  Usage: minewise review [OPTIONS] game...

  Positionals:
    game TEXT ... REQUIRED      A file from 'minewise play --save' ('-' for
                                standard input); a replay of another program,
                                several of them or a folder; or a game ID or
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
    --all                       List all moves, not only risks and flags without
                                proof, and all missed proofs
    --format {text,json,csv}=text
                                Output format: text; json, always with all moves;
                                or csv, one row per replay
    --out PATH                  For several replays: also write games.csv,
                                summary.txt, summary.json and index.html, with
                                pictures of mistakes, to this folder
    --move-time X=10            Time limit of a cmd: program for a move, in
                                seconds; 0 for none
    --most-lines N=10000        Most lines that a cmd: program may write for a
                                move

  Examples:
    minewise play --agent basic "beginner classic seed=7" --save game.txt
    minewise review game.txt
    minewise review game.txt --format json
    minewise review replays --out report
  $ minewise review --help | sed -n '/^Examples:/,$s/^  minewise/minewise/p' > examples
  $ while read -r example; do
  >   bash -c "$example" > out 2> err && [ ! -s err ] || echo "$example"
  > done < examples
  minewise review replays --out report
