The commands of docs/from-basic-to-exact.md and docs/agents.md, with what the documents say they print. What
changes here must change there.

docs/from-basic-to-exact.md

1. One clue

  $ printf '? 1 ? 1\n' | minewise analyze - --count-unknown
  mines unknown
         0     1     2     3
    0 [  + ]   1     x     1
  percent that a cell is a mine; + safe, x mine for certain; best to open: [ ] by proof, | | by probability

  certain: 2 of 2 covered cells
    (0,2) is a mine: the 1 at (0,3) needs every unknown neighbour to be a mine
    (0,0) is safe: the 1 at (0,1) has all its mines
  best: (0,0), which is safe

2. Two clues: one inside the other

  $ printf '1 2 1\n? ? ?\n' | minewise analyze - --count-unknown
  mines unknown
         0     1     2
    0    1     2     1
    1    x  [  + ]   x
  percent that a cell is a mine; + safe, x mine for certain; best to open: [ ] by proof, | | by probability

  certain: 3 of 3 covered cells
    (1,2) is a mine: the 1 at (0,0) and the 2 at (0,1) overlap so that only mines are left for it
    (1,0) is a mine: the 2 at (0,1) and the 1 at (0,2) overlap so that only mines are left for it
    (1,1) is safe: the 1 at (0,2) has all its mines
  best: (1,1), which is safe

3. Suppose the opposite

  $ printf '? 2 ?\n2 ? 2\n_ ? _\n' | minewise analyze - --count-unknown | tail -6
  certain: 4 of 4 covered cells
    (0,0) is a mine: if it were safe, the 2 at (0,1), the 2 at (1,0) and the 2 at (1,2) could not all be right
    (0,2) is a mine: if it were safe, the 2 at (0,1), the 2 at (1,0) and the 2 at (1,2) could not all be right
    (1,1) is safe: the 2 at (0,1) has all its mines
    (2,1) is a mine: the 2 at (1,0) needs every unknown neighbour to be a mine
  best: (1,1), which is safe

4. Add and subtract

  $ printf '? ? ? ?\n_ 1 2 _\n' | minewise analyze - --count-unknown
  mines unknown
         0     1     2     3
    0 [  + ]  50%   50%    x
    1    _     1     2     _
  percent that a cell is a mine; + safe, x mine for certain; best to open: [ ] by proof, | | by probability

  certain: 2 of 4 covered cells
    (0,0) is safe: added and subtracted, the 1 at (1,1) and the 2 at (1,2) leave no room for a mine
    (0,3) is a mine: added and subtracted, the 1 at (1,1) and the 2 at (1,2) leave no room for anything but a mine
  best: (0,0), which is safe

5. All arrangements

  $ printf '1 ? ? ?\n? 2 3 ?\n1 ? ? 1\n' | minewise analyze - --count-unknown
  mines unknown
         0     1     2     3
    0    1    69%   31%   31%
    1   31%    2     3     x
    2    1    69% [  + ]   1
  percent that a cell is a mine; + safe, x mine for certain; best to open: [ ] by proof, | | by probability

  certain: 2 of 7 covered cells
    (2,2) is safe: no arrangement that satisfies the 5 clues around here has a mine there
    (1,3) is a mine: the 1 at (2,3) needs every unknown neighbour to be a mine
  best: (2,2), which is safe

6. When nothing is certain: shares

  $ printf '0 1 ? ? ?\n1 2 ? ? ?\n? ? 1 ? ?\n' > four
  $ minewise analyze four --density 0.5 | head -5
  density 0.5
         0     1     2     3     4
    0    0     1    75%   50%   50%
    1    1     2    25%   25%   50%
    2   75% | 25%|   1    25%   50%

7. Arrangements are not equally likely

  $ minewise analyze four --mines 3
  mines 3
         0     1     2     3     4
    0    0     1    60%   20%   20%
    1    1     2    40%   10%   20%
    2   60%   40%    1  | 10%|  20%
  percent that a cell is a mine; + safe, x mine for certain; best to open: [ ] by proof, | | by probability

  layouts: 10
  certain: 0 of 10 covered cells
  best: (2,3), a mine with probability 0.1
  $ minewise analyze four --mines 2
  mines 2
         0     1     2     3     4
    0    0     1    50%    +     +
    1    1     2    50% [  + ]   +
    2   50%   50%    1     +     +
  percent that a cell is a mine; + safe, x mine for certain; best to open: [ ] by proof, | | by probability

  layouts: 2
  certain: 6 of 10 covered cells
    (1,3) is safe: with the mines that are left, every layout agrees
    (2,3) is safe: with the mines that are left, every layout agrees
    (0,3) is safe: with the mines that are left, every layout agrees
    (1,4) is safe: with the mines that are left, every layout agrees
    (0,4) is safe: with the mines that are left, every layout agrees
    (2,4) is safe: with the mines that are left, every layout agrees
  best: (1,3), which is safe
  $ for p in 0.1 0.5 0.9; do minewise analyze four --density $p | sed -n 4p; done
    1    1     2    45%    5%   10%
    1    1     2    25%   25%   50%
    1    1     2     5%   45%   90%

8. The safest cell is not always the best

  $ minewise analyze four --mines 4 --why 1,3 | tail -11
    layouts with a mine there: 4
    layouts without:           16
    without the 1 at (2,2) it would be 0.333333
  if it is safe, opening it shows
    3 with probability 1.0000, which settles nothing
  the safest candidates: risk, chance of another safe cell, cells settled on average, chance to win
  \> (1,3)    0.2000  0.0000    0.00  0.5000
    (2,3)    0.2000  0.1250    1.12  0.6000
    (1,2)    0.3000  0.6429    2.00  0.4000
    (2,1)    0.3000  1.0000    3.86  0.6500
    (0,3)    0.4000  0.4167    1.42  0.4000

9. Clues that lie

  $ printf '? 1 ?\n' | minewise analyze - --density 0.5 --clues optimistic
  density 0.5
  clues optimistic
         0     1     2
    0 | 63%|   1    63%
  percent that a cell is a mine; + safe, x mine for certain; best to open: [ ] by proof, | | by probability

  certain: 0 of 2 covered cells
  best: (0,0), a mine with probability 0.625

10. Which step is worth how much?

  $ minewise compare --agents basic,subset,groups,double,exact --sizes 10/20 --games 200 --quiet | head -8
  10x10/20 survival, 200 games of each agent, seed 1

    agent                  won %                  score         stepped on              guesses                 moves  beyond basic %     ahead
    basic     9.50 [6.17, 14.36]  0.8720 [0.860, 0.884]  2.56 [2.31, 2.81]  10.32 [9.62, 11.02]  100.0 [100.0, 100.0]             0.0
    subset  26.00 [20.41, 32.49]  0.9195 [0.910, 0.929]  1.61 [1.41, 1.81]    7.17 [6.56, 7.78]  100.0 [100.0, 100.0]             5.8  +0.0475*
    groups  28.50 [22.70, 35.12]  0.9205 [0.911, 0.930]  1.59 [1.39, 1.79]    6.83 [6.30, 7.37]  100.0 [100.0, 100.0]             7.5  +0.0010
    double  24.50 [19.06, 30.90]  0.9370 [0.930, 0.944]  1.26 [1.11, 1.41]    5.39 [4.99, 5.79]  100.0 [100.0, 100.0]            12.0  +0.0165*
    exact   50.00 [43.14, 56.86]  0.9620 [0.956, 0.968]  0.76 [0.63, 0.89]    4.29 [3.96, 4.63]  100.0 [100.0, 100.0]            14.2  +0.0250*

docs/agents.md

basic-once

  $ printf '...\n...\n..*\n' > board
  $ minewise play --agent random,basic-once --layout board "survival first=0,0 seed=1" | grep -E '^agent|guess'
  agent  random
  9 moves, 9 guesses, 0 wrong flags
  agent  basic-once
  9 moves, 1 guess, 0 wrong flags

basic

  $ printf '...\n...\n.**\n' > board
  $ minewise play --agent basic-once,basic --layout board "survival first=0,0 seed=1" | grep -E '^agent|guess'
  agent  basic-once
  9 moves, 2 guesses, 0 wrong flags
  agent  basic
  9 moves, 1 guess, 0 wrong flags

subset

  $ printf '...\n...\n*.*\n' > board
  $ minewise play --agent basic,subset --layout board "survival first=0,0 seed=1" | grep -E '^agent|guess'
  agent  basic
  9 moves, 2 guesses, 0 wrong flags
  agent  subset
  9 moves, 1 guess, 0 wrong flags
  $ printf '0 0 0\n1 2 1\n? ? ?\n' | minewise analyze - --count-unknown | grep '^  ('
    (2,2) is a mine: the 1 at (1,0) and the 2 at (1,1) overlap so that only mines are left for it
    (2,0) is a mine: the 2 at (1,1) and the 1 at (1,2) overlap so that only mines are left for it
    (2,1) is safe: the 1 at (1,2) has all its mines

contradiction

  $ printf '....\n....\n*..*\n..**\n' > board
  $ minewise play --agent subset,contradiction --layout board "survival first=0,0 seed=1" | grep -E '^agent|guess'
  agent  subset
  16 moves, 2 guesses, 0 wrong flags
  agent  contradiction
  16 moves, 1 guess, 0 wrong flags
  $ printf '...\n..*\n.*.\n' > board
  $ minewise play --agent contradiction,subset --layout board "survival first=0,0 seed=1" | grep -E '^agent|guess'
  agent  contradiction
  9 moves, 2 guesses, 0 wrong flags
  agent  subset
  9 moves, 1 guess, 0 wrong flags

gaussian

  $ printf '_ ? ? ?\n? 3 2 _\n_ ? ? ?\n' | minewise analyze - --count-unknown | grep '^  ('
    (0,3) is safe: added and subtracted, the 3 at (1,1) and the 2 at (1,2) leave no room for a mine
    (1,0) is a mine: added and subtracted, the 3 at (1,1) and the 2 at (1,2) leave no room for anything but a mine
    (2,3) is safe: added and subtracted, the 3 at (1,1) and the 2 at (1,2) leave no room for a mine
  $ printf '.....\n...*.\n*....\n**.*.\n.....\n' > board
  $ minewise play --agent subset,contradiction,gaussian --layout board "survival first=0,0 seed=1" \
  > | grep -E '^agent|guess'
  agent  subset
  25 moves, 2 guesses, 0 wrong flags
  agent  contradiction
  25 moves, 2 guesses, 0 wrong flags
  agent  gaussian
  25 moves, 1 guess, 0 wrong flags
  $ printf '....*\n.....\n.....\n**..*\n...**\n' > board
  $ minewise play --agent gaussian,contradiction --layout board "survival first=0,0 seed=1" | grep -E '^agent|guess'
  agent  gaussian
  25 moves, 2 guesses, 0 wrong flags
  agent  contradiction
  25 moves, 1 guess, 0 wrong flags

groups

  $ printf '1 ? ? ?\n? 2 3 ?\n1 ? ? 1\n' | minewise analyze - --count-unknown | grep '^  ('
    (2,2) is safe: no arrangement that satisfies the 5 clues around here has a mine there
    (1,3) is a mine: the 1 at (2,3) needs every unknown neighbour to be a mine
  $ printf '..*..\n..*.*\n....*\n*....\n.**..\n' > board
  $ minewise play --agent subset,contradiction,gaussian,groups --layout board "survival first=0,0 seed=1" \
  > | grep -E '^agent|guess'
  agent  subset
  25 moves, 3 guesses, 0 wrong flags
  agent  contradiction
  25 moves, 2 guesses, 0 wrong flags
  agent  gaussian
  25 moves, 2 guesses, 0 wrong flags
  agent  groups
  25 moves, 1 guess, 0 wrong flags

local

  $ printf '....\n.*..\n....\n...*\n' > corner
  $ minewise play --agent basic,local,double,exact --layout corner "survival count=shown first=0,0 seed=1" \
  > --trace log | awk '/^agent/ {print; n = 0} /a guess/ && !n++'
  agent  basic
  Asking (2,1): a guess at random
  agent  local
  Asking (3,2): a guess, estimated 13.3% a mine: the share of mines left, no more than any local clue ratio; tied with 11 others, drawn at random
  agent  double
  Asking (1,1): a guess, estimated 33.3% a mine: the least share of arrangements; tied with 2 others, drawn at random
  agent  exact
  Asking (0,3): a guess, a mine with probability 8.33%: the safest; tied with 11 others, in a corner

double

  $ printf '..**\n...*\n*...\n' > four
  $ minewise play --agent groups,local,double,triple-tie,exact --layout four "survival first=0,0 seed=1" \
  > --trace log | awk '/^agent/ {print; n = 0} /a guess/ && !n++'
  agent  groups
  Asking (0,3): a guess at random
  agent  local
  Asking (0,3): a guess, estimated 16.7% a mine: the share of mines left, no more than any local clue ratio; tied with 2 others, drawn at random
  agent  double
  Asking (1,2): a guess, estimated 25% a mine: the least share of arrangements; tied with 3 others, drawn at random
  agent  triple-tie
  Asking (1,2): a guess, estimated 25% a mine: the least share of arrangements; tied with 3 others, next to most clues
  agent  exact
  Asking (2,3): a guess, a mine with probability 12.5%: the safest; tied with 1 other, in a corner
  $ printf '0 1 ? ?\n1 2 ? ?\n? ? 1 ?\n' | minewise analyze - --count-unknown | head -5
  mines unknown
         0     1     2     3
    0    0     1    63%   25%
    1    1     2    38%   13%
    2   63%   38%    1  | 13%|

triple-risk

  $ printf '...\n...\n..*\n' > board
  $ minewise play --agent double,triple-risk:threshold=0.13 --layout board "survival first=1,1 seed=2" \
  > | grep -E '^agent|score|guess'
  agent  double
  score 1.000: 1 of 1 mine identified, 0 stepped on, won
  9 moves, 2 guesses, 0 wrong flags
  agent  triple-risk:threshold=0.13
  score 0.000: 0 of 1 mine identified, 1 stepped on, not won
  9 moves, 9 guesses, 0 wrong flags

exact

  $ printf '* * 3 1\n* * ? ?\n2 3 ? ?\n' | minewise analyze - --mines 5 | grep '^  ('
    (1,2) is a mine: with the mines that are left, every layout agrees
    (1,3) is safe: with the mines that are left, every layout agrees
    (2,2) is safe: with the mines that are left, every layout agrees
    (2,3) is safe: with the mines that are left, every layout agrees
