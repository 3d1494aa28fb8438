A position is rows of symbols, and the answer a table in percent, what is certain and why, and the
best cell to open.

  $ printf '? ? ?\n1 2 1\n' | minewise analyze - --mines 2
  mines 2
         0     1     2
    0    x  [  + ]   x
    1    1     2     1
  percent: how likely a cell is a mine; + certainly safe, x certainly a mine
  best to open: [ ] by proof, | | by probability

  layouts: 1
  certain: 3 of 3 covered cells
    (0,2) is a mine: the 1 at (1,0) and the 2 at (1,1) overlap so that only mines are left for it
    (0,0) is a mine: the 2 at (1,1) and the 1 at (1,2) overlap so that only mines are left for it
    (0,1) is safe: the 1 at (1,2) has all its mines
  best: (0,1), which is safe

The number of mines counts: three positions of report 003 that differ in it alone.

  $ printf '* * 3 1\n* * ? ?\n2 3 ? ?\n' > corner
  $ for n in 5 6 7; do minewise analyze corner --mines $n; done
  mines 5
         0     1     2     3
    0    M     M     3     1
    1    M     M     x  [  + ]
    2    2     3     +     +
  percent: how likely a cell is a mine; + certainly safe, x certainly a mine
  best to open: [ ] by proof, | | by probability

  layouts: 1
  certain: 4 of 4 covered cells
    (1,2) is a mine: with the mines that are left, every layout agrees
    (1,3) is safe: with the mines that are left, every layout agrees
    (2,2) is safe: with the mines that are left, every layout agrees
    (2,3) is safe: with the mines that are left, every layout agrees
  best: (1,3), which is safe
  mines 6
         0     1     2     3
    0    M     M     3     1
    1    M     M  | 50%|  50%
    2    2     3    50%   50%
  percent: how likely a cell is a mine; + certainly safe, x certainly a mine
  best to open: [ ] by proof, | | by probability

  layouts: 2
  certain: 0 of 4 covered cells
  best: (1,2), a mine with probability 0.5
  mines 7
         0     1     2     3
    0    M     M     3     1
    1    M     M  [  + ]   x
    2    2     3     x     x
  percent: how likely a cell is a mine; + certainly safe, x certainly a mine
  best to open: [ ] by proof, | | by probability

  layouts: 1
  certain: 4 of 4 covered cells
    (1,2) is safe: with the mines that are left, every layout agrees
    (1,3) is a mine: with the mines that are left, every layout agrees
    (2,2) is a mine: with the mines that are left, every layout agrees
    (2,3) is a mine: with the mines that are left, every layout agrees
  best: (1,2), which is safe

A lone clue in the corner, the number of mines unknown: any other cell is a mine with probability
1/3.

  $ printf '1??\n???\n???\n' | minewise analyze - --count-unknown --format json
  {"rows":3,"cols":3,"exact":true,"error":0.0,"layouts":null,"mine_probability":[[null,0.3333333333333333,0.3333333333333333],[0.3333333333333333,0.3333333333333333,0.3333333333333333],[0.3333333333333333,0.3333333333333333,0.3333333333333333]],"deductions":[],"best":{"row":0,"col":1,"mine_probability":0.3333333333333333},"no_layouts":"the number of mines is not known"}

  $ printf 'density 0.2\n1??\n???\n???\n' | minewise analyze - --format json
  {"rows":3,"cols":3,"exact":true,"error":0.0,"layouts":null,"mine_probability":[[null,0.3333333333333333,0.2],[0.3333333333333333,0.3333333333333333,0.2],[0.2,0.2,0.2]],"deductions":[],"best":{"row":0,"col":2,"mine_probability":0.2},"no_layouts":"the number of mines is not known"}

Without a word about the mines their number is unknown, which is said.

  $ printf '1?\n' | minewise analyze -
         0     1
    0    1     x
  percent: how likely a cell is a mine; + certainly safe, x certainly a mine
  best to open: [ ] by proof, | | by probability

  certain: 1 of 1 covered cell
    (0,1) is a mine: the 1 at (0,0) needs every unknown neighbour to be a mine
  nothing is left to open
  ! minewise analyze: the number of mines is unknown; to change this, use --mines N, --density P or --count-unknown

A flag wins over a header.

  $ printf 'mines 1\n1??\n' | minewise analyze - --mines 2 | grep layouts
  layouts: 1

Why a cell has its probability: layouts with and without a mine there, the clues that matter, what opening
it may show and settle, and how other candidates compare.

  $ printf '1??\n???\n??1\n' | minewise analyze - --mines 3 --why 1,1 | tail -13
  (1,1) is a mine with probability 0.1111111111
    layouts with a mine there: 1
    layouts without:           8
    without the 1 at (0,0) it would be 0.333333
    without the 1 at (2,2) it would be 0.333333
  if it is safe, opening it shows
    3 with probability 1.0000, which settles nothing
  candidates: risk, chance of another safe cell, mean cells settled, chance to win
  \> (1,1)    0.1111  0.0000    0.00  0.3333
    (0,1)    0.4444  0.4000    2.40  0.4444
    (1,0)    0.4444  0.4000    2.40  0.4444
    (1,2)    0.4444  0.4000    2.40  0.4444
    (2,1)    0.4444  0.4000    2.40  0.4444

A certain cell has its proof: the simplest rule that gives it, and step by step. Only arguments are numbered. It is said
whether a shorter proof may exist.

  $ printf '???\n121\n' | minewise analyze - --mines 2 --why 0,1 | tail -4
  step by step:
    1. (0,2) is a mine: the 2 at (1,1) needs every cell left that it does not share with the 1 at (1,0).
    2. (0,1) is safe: the 1 at (1,2) has all its mines.
  2 steps; there is no shorter proof.
  $ printf '? 2 ?\n2 ? 2\n_ ? _\n' | minewise analyze - --count-unknown --why 0,2 | tail -7
  (0,2) is a mine: if it were safe, the 2 at (0,1), the 2 at (1,0) and the 2 at (1,2) could not all be right
  step by step:
       Suppose (0,2) is safe.
      1. Then (0,0) is a mine: the 2 at (0,1) needs every cell it has left.
      2. Contradiction: among the cells next to both, the 2 at (1,2) would need more mines than the 2 at (1,0) allows.
       So (0,2) is a mine.
  2 steps; there is no shorter proof.
  $ printf '??3?2\n?5???\n?????\n' | minewise analyze - --mines 7 --why 2,3 | tail -11
  (2,3) is safe: with the mines that are left, every layout agrees
  step by step:
       Suppose (2,3) is a mine.
         Suppose further that (1,4) is a mine.
        1. Then (0,3) and (1,3) are safe: the 5 at (1,1) takes all mines that are left.
        2. Contradiction: the 3 at (0,2) would have too few mines.
         So (1,4) is safe.
      3. Then (0,3) and (1,3) are mines: the 2 at (0,4) needs every cell it has left.
      4. Contradiction: with those that the 5 at (1,1) needs, the board would have too many mines.
       So (2,3) is safe.
  4 steps, the shortest proof found; there may be a shorter one.

  $ printf '1??\n???\n??1\n' | minewise analyze - --mines 3 --why 1,1 --format json
  {"rows":3,"cols":3,"exact":true,"error":0.0,"layouts":"9","mine_probability":[[null,0.4444444444444444,0.5555555555555556],[0.4444444444444444,0.11111111111111109,0.4444444444444444],[0.5555555555555556,0.4444444444444444,null]],"deductions":[],"best":{"row":1,"col":1,"mine_probability":0.11111111111111109},"why":{"row":1,"col":1,"text":"(1,1) is a mine with probability 0.1111111111\n  layouts with a mine there: 1\n  layouts without:           8\n  without the 1 at (0,0) it would be 0.333333\n  without the 1 at (2,2) it would be 0.333333\nif it is safe, opening it shows\n  3 with probability 1.0000, which settles nothing\ncandidates: risk, chance of another safe cell, mean cells settled, chance to win\n> (1,1)    0.1111  0.0000    0.00  0.3333\n  (0,1)    0.4444  0.4000    2.40  0.4444\n  (1,0)    0.4444  0.4000    2.40  0.4444\n  (1,2)    0.4444  0.4000    2.40  0.4444\n  (2,1)    0.4444  0.4000    2.40  0.4444\n","mine_probability":0.11111111111111109,"fraction":{"num":"1","den":"9"},"layouts_mine":"1","layouts_safe":"8","rests_on":[[0,0],[2,2]],"clues":[{"row":0,"col":0,"mine_probability_without":0.33333333333333337},{"row":2,"col":2,"mine_probability_without":0.33333333333333337}],"answers":[{"clue":"3","probability":1.0,"settles_safe":0,"settles_mines":0}],"gives_safe_cell":0.0,"settled":0.0,"value":{"num":"1","den":"3"},"decimal":0.3333333333333333,"candidates":[{"row":1,"col":1,"mine_probability":0.11111111111111109,"answers":[{"clue":"3","probability":1.0,"settles_safe":0,"settles_mines":0}],"gives_safe_cell":0.0,"settled":0.0,"value":{"num":"1","den":"3"},"decimal":0.3333333333333333},{"row":0,"col":1,"mine_probability":0.4444444444444444,"answers":[{"clue":"1","probability":0.19999999999999993,"settles_safe":3,"settles_mines":3},{"clue":"2","probability":0.6,"settles_safe":0,"settles_mines":0},{"clue":"3","probability":0.20000000000000004,"settles_safe":3,"settles_mines":3}],"gives_safe_cell":0.39999999999999997,"settled":2.3999999999999995,"value":{"num":"4","den":"9"},"decimal":0.4444444444444444},{"row":1,"col":0,"mine_probability":0.4444444444444444,"answers":[{"clue":"1","probability":0.19999999999999993,"settles_safe":3,"settles_mines":3},{"clue":"2","probability":0.6,"settles_safe":0,"settles_mines":0},{"clue":"3","probability":0.20000000000000004,"settles_safe":3,"settles_mines":3}],"gives_safe_cell":0.39999999999999997,"settled":2.3999999999999995,"value":{"num":"4","den":"9"},"decimal":0.4444444444444444},{"row":1,"col":2,"mine_probability":0.4444444444444444,"answers":[{"clue":"1","probability":0.2,"settles_safe":3,"settles_mines":3},{"clue":"2","probability":0.6000000000000001,"settles_safe":0,"settles_mines":0},{"clue":"3","probability":0.20000000000000004,"settles_safe":3,"settles_mines":3}],"gives_safe_cell":0.4,"settled":2.4000000000000004,"value":{"num":"4","den":"9"},"decimal":0.4444444444444444},{"row":2,"col":1,"mine_probability":0.4444444444444444,"answers":[{"clue":"1","probability":0.2,"settles_safe":3,"settles_mines":3},{"clue":"2","probability":0.6000000000000001,"settles_safe":0,"settles_mines":0},{"clue":"3","probability":0.20000000000000004,"settles_safe":3,"settles_mines":3}],"gives_safe_cell":0.4,"settled":2.4000000000000004,"value":{"num":"4","den":"9"},"decimal":0.4444444444444444}]}}

Hexagons, noise, withheld clues.

  $ printf 'topology hex\nmines 2\n1 ? ?\n ? 2 ?\n? _ ?\n' | minewise analyze -
  mines 2
  topology hex
         0     1     2
    0    1    50%   33%
    1      50%    2    33%
    2 [  + ]   _    33%
  percent: how likely a cell is a mine; + certainly safe, x certainly a mine
  best to open: [ ] by proof, | | by probability

  layouts: 6
  certain: 1 of 6 covered cells
    (2,0) is safe: with the mines that are left, every layout agrees
  best: (2,0), which is safe

  $ printf 'clues cautious\nmines 3\n0 ? ?\n? 2 ?\n? ? ?\n' | minewise analyze - --format json
  ! minewise analyze: no layout explains this position: the 2 at (1,1) clashes with the number of mines, which is 3
  [3]

  $ printf 'mines 3\n???\n?2?\n???\n' | minewise analyze - --clues optimistic --topology torus
  mines 3
  clues optimistic
  topology torus
         0     1     2
    0 | 38%|  38%   38%
    1   38%    2    38%
    2   38%   38%   38%
  percent: how likely a cell is a mine; + certainly safe, x certainly a mine
  best to open: [ ] by proof, | | by probability

  certain: 0 of 8 covered cells
  best: (0,0), a mine with probability 0.375

A position that no layout explains ends with exit code 3 and a smallest set of clues that clash.

  $ printf '1?\n3?\n' | minewise analyze - --count-unknown
  ! minewise analyze: no layout explains this position: the 3 at (1,0) cannot be right: it touches only 2 cells that may be mines
  [3]
  $ printf '1?3?\n????\n' | minewise analyze - --mines 1
  ! minewise analyze: no layout explains this position: the 3 at (0,2) clashes with the number of mines, which is 1
  [3]
  $ printf '1?2\n???\n1?1\n' | minewise analyze - --mines 0
  ! minewise analyze: no layout explains this position: the 1 at (0,0), the 2 at (0,2), the 1 at (2,0) and the 1 at (2,2) clash
  [3]
  $ printf '0??\n??8\n' | minewise analyze - --count-unknown
  ! minewise analyze: no layout explains this position: the 8 at (1,2) cannot be right: it has only 3 neighbours
  [3]
  $ printf 'FF\n1?\n' | minewise analyze - --count-unknown
  ! minewise analyze: no layout explains this position: the 1 at (1,0) cannot be right: it touches 2 mines that are flagged or stepped on
  [3]
  $ printf 'FF\n??\n' | minewise analyze - --mines 1
  ! minewise analyze: no layout explains this position: 2 mines are flagged or stepped on, but the board has 1
  [3]

Bad input: exit code 2, one line, nothing on standard output.

  $ printf '1??\n??\n' | minewise analyze -
  ! minewise analyze: standard input:2:1: this row has 2 cells where the rows above have 3
  [2]
  $ printf '1?Z\n' | minewise analyze -
  ! minewise analyze: standard input:1:3: unknown symbol 'Z'; cells are written ? . # - x X H, a space or a coloured square, 0-8 _ M F * B, or the emoji of digits, flags and mines
  [2]
  $ printf '' | minewise analyze -
  ! minewise analyze: standard input: the input is empty; expected a position (rows of ? 0-8 _ M F), a drawn board, a layout (rows of * and . or 1 and 0), a layout set, a saved game, a game ID or a link
  [2]
  $ printf 'mines 9\n1?\n' | minewise analyze -
  ! minewise analyze: standard input:1:1: 9 mines do not fit on 2 cells
  [2]
  $ printf '1?\n' | minewise analyze - --mines 3
  ! minewise analyze: --mines: 3 mines do not fit on 2 cells
  [2]
  $ printf '1?\n' | minewise analyze - --mines x
  ! minewise analyze: --mines: 'x' is not a number of mines
  [2]
  $ printf '1?\n' | minewise analyze - --density 1.5
  ! minewise analyze: --density: '1.5' is not a density; write a number from 0 to 1
  [2]
  $ printf '1?\n' | minewise analyze - --mines 1 --density 0.5
  ! minewise analyze: --mines: use only one of mines, density, count-prior and count-unknown
  [2]
  $ printf '1?\n' | minewise analyze - --clues lies
  ! minewise analyze: --clues: unknown clue model 'lies'; known are exact, withheld:Q, optimistic, cautious, and several joined by '+'
  [2]
  $ printf '1?\n' | minewise analyze - --topology cube
  ! minewise analyze: --topology: 'cube' is not one of square, torus, hex; see 'minewise analyze --help'
  [2]
  $ printf '1?\n' | minewise analyze - --why 0,0
  ! minewise analyze: --why: 0,0 is not covered
  [2]
  $ printf '1?\n' | minewise analyze - --why 5,5
  ! minewise analyze: --why: 5,5 is outside the board of 1 row and 2 columns
  [2]
  $ printf '1?\n' | minewise analyze - --why here
  ! minewise analyze: --why: 'here' is not a cell; write ROW,COLUMN, both from 0, such as 3,4
  [2]
  $ minewise analyze nosuch
  ! minewise analyze: nosuch: is not a file, and not a game ID such as '10x10/15 survival'
  [2]
  $ minewise analyze
  ! minewise analyze: 'position' is missing: A file, '-' for standard input, or a game ID that --agent plays; see 'minewise analyze --help'
  [2]

What an agent would open, and why, with what it chose from:

  $ printf 'mines 3\n1 ? ?\n? ? ?\n? ? 1\n' > corner.txt
  $ minewise analyze corner.txt --agent champion | tail -8
  champion opens (1,0): a guess, a mine with probability 44.4%: riskier by 33.3% than the safest, but best over all continuations, 44.4% to win
  candidates by endgame search:
    risk, chance to win
  \> (1,0)    0.4444  0.4444 = 4/9
    (0,1)    0.4444  0.4444 = 4/9
    (1,2)    0.4444  0.4444 = 4/9
    (2,1)    0.4444  0.4444 = 4/9
    (1,1)    0.1111  0.3333 = 1/3
  $ minewise analyze corner.txt --agent champion --why 1,1 | tail -8
  champion opens (1,0): a guess, a mine with probability 44.4%: riskier by 33.3% than the safest, but best over all continuations, 44.4% to win
  candidates by endgame search:
    risk, chance to win
  \> (1,0)    0.4444  0.4444 = 4/9
    (0,1)    0.4444  0.4444 = 4/9
    (1,2)    0.4444  0.4444 = 4/9
    (2,1)    0.4444  0.4444 = 4/9
    (1,1)    0.1111  0.3333 = 1/3
  $ minewise analyze corner.txt --agent exact | tail -2

  exact opens (1,1): a guess, a mine with probability 11.1%: the safest
  $ minewise analyze corner.txt --agent champion --format json | sed 's/.*"advice"/"advice"/'
  "advice":{"agent":"champion","row":1,"col":0,"kind":"open","basis":"probability","estimate":0.4444444444444444,"text":"a guess, a mine with probability 44.4%: riskier by 33.3% than the safest, but best over all continuations, 44.4% to win","by":"endgame","worth_of":"chance","candidates":[{"row":1,"col":0,"mine_probability":0.4444444444444444,"worth":0.4444444444444444,"value":{"num":"4","den":"9"}},{"row":0,"col":1,"mine_probability":0.4444444444444444,"worth":0.4444444444444444,"value":{"num":"4","den":"9"}},{"row":1,"col":2,"mine_probability":0.4444444444444444,"worth":0.4444444444444444,"value":{"num":"4","den":"9"}},{"row":2,"col":1,"mine_probability":0.4444444444444444,"worth":0.4444444444444444,"value":{"num":"4","den":"9"}},{"row":1,"col":1,"mine_probability":0.11111111111111109,"worth":0.3333333333333333,"value":{"num":"3","den":"9"}}]}}
  $ minewise analyze corner.txt --agent champion --format svg | grep -c 'champion opens (1,0)'
  1
  $ minewise analyze corner.txt --agent basic-once
  ! minewise analyze: --agent: basic-once does not decide by the position alone; choose another agent, such as champion
  [2]
  $ printf '? ? ?\n1 2 1\n' | minewise analyze - --mines 2 --agent champion | tail -1
  champion opens (0,1): every arrangement that satisfies the 1 at (1,0), the 2 at (1,1) and the 1 at (1,2) agrees

At a moment of a saved game, by an agent that did not play it; and of a game that it plays itself.

  $ minewise play --agent exact "9x9/16 classic first=safe:4,4 seed=9" --save saved.txt > /dev/null
  $ minewise analyze saved.txt --at 1 --agent champion:level=fast | sed -n '/^champion/,$p'
  champion:level=fast opens (0,0): a guess, a mine with probability 19.4%: as safe as any, and 51.2% to continue without a guess
  candidates by look-ahead:
    risk, chance to continue without a guess, share of the best chance to win
  \> (0,0)    0.1944  0.5119  1.0000
    (0,8)    0.1944  0.5119  1.0000
    (8,0)    0.1944  0.5119  1.0000
    (8,8)    0.1944  0.5119  1.0000
    (0,1)    0.1944  0.3216  0.9591
    (0,2)    0.1944  0.3216  0.9591
    (0,3)    0.1944  0.3216  0.9591
    (0,4)    0.1944  0.3216  0.9591
    and 8 more
  $ minewise analyze "9x9/16 classic first=safe:4,4 seed=9" --at 1 --agent exact | sed -n '/^exact/,$p'
  exact opens (0,0): a guess, a mine with probability 19.4%: the safest; tied with 71 others, in a corner
  $ minewise analyze saved.txt --agent champion --format json | sed 's/.*"advice"/"advice"/'
  "advice":null}

A prior of any shape: a weight for each number of mines, in a file, a header or a link. Here one mine
and three are as likely, two are not possible.

  $ printf '0\n1\n0\n1\n' > weights
  $ printf '? ? 1\n? ? 1\n? ? ?\n' | minewise analyze - --count-prior weights
  mines prior:0,1,0,1
         0     1     2
    0   16%   50%    1
    1   16%   50%    1
    2   16% [  + ]   +
  percent: how likely a cell is a mine; + certainly safe, x certainly a mine
  best to open: [ ] by proof, | | by probability

  certain: 2 of 7 covered cells
    (2,1) is safe: the 1 at (0,2) and the 1 at (1,2) overlap so that no mine is left for it
    (2,2) is safe: the 1 at (0,2) and the 1 at (1,2) overlap so that no mine is left for it
  best: (2,1), which is safe
  $ printf 'mines prior:0,1,0,1\n? ? 1\n? ? 1\n? ? ?\n' | minewise analyze - | head -5
  mines prior:0,1,0,1
         0     1     2
    0   16%   50%    1
    1   16%   50%    1
    2   16% [  + ]   +
  $ printf '? ? 1\n? ? 1\n? ? ?\n' | minewise position - --count-prior weights --format link
  1-3x3-w0~1~0~1.M7ATD3C
  $ printf '? 1\n' | minewise analyze - --count-prior weights
  ! minewise analyze: --count-prior: the prior gives weight to 3 mines, but the board has 2 cells
  [2]
  $ printf '1 x\n' > wrong
  $ printf '? 1\n' | minewise analyze - --count-prior wrong
  ! minewise analyze: --count-prior: line 1, column 3: 'x' is not a weight of a number of mines; write a number of 0 or more
  [2]
  $ printf '? 1\n' | minewise analyze - --count-prior nowhere
  ! minewise analyze: --count-prior: nowhere: No such file or directory; see 'minewise analyze --help'
  [2]
  $ printf '? 1\n' | minewise analyze - --count-prior weights --mines 1
  ! minewise analyze: --mines: use only one of mines, density, count-prior and count-unknown
  [2]
