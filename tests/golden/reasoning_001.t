# Report 001: figures 7 and 8, a contradiction

The figures are pictures that the text describes: x1 has two mines next to it and three covered cells, one of them the
target. "When we flag target cell as safe, other two neighbours of x1 should be mines. If they are mines, two cells in
the left most have to be safe as the cell with 3 will have covered all mines. This leads to a contradiction for the
left most cell (the one with 2 marked on it) leaving only one mine where in fact there should be two."

A board of that kind: x1 is the 4 with two flags, which lacks two mines among B, C and the target D. The 3 lacks two
among A, B, C and E, and the 2 two among A, B and E.

  $ printf '? ? ? ?\n2 3 4 _\n? _ F F\n' > figure7
  $ minewise analyze figure7 --count-unknown --show equations,arrangements,rows,candidates | sed -n '/^     0  1/,$p'
       0  1  2  3
    0  A  B  C  D
    1  2  3  4  _
    2  E  _  *  *
  letters: covered cells next to a number; . covered, * mine flagged or stepped on

  equations, one per clue, without the mines flagged or stepped on:
    (1)  A + B + E = 2      the 2 at (1,0)
    (2)  A + B + C + E = 2  the 3 at (1,1)
    (3)  B + C + D = 2      the 4 at (1,2)
    no equation: 2 clues that allow any number of mines
  derived by subtracting contained equations and inserting what is known:
    (4)  C = 0      (2) - (1): C is safe
    (5)  B + D = 2  (3) - (4): B and D are mines
    (6)  A + E = 1  (1) with B = 1

  arrangements of component 1: 2 arrangements with 3 mines
               A+E        B      C        D  mines  ways  weight    share
         1       1        1      .        1      3     2       1  100.00%
    a mine  50.00%  100.00%  0.00%  100.00%
    weight: how likely one way is, relative to the likeliest way listed

  rows of elimination 1, about A B C D E:
  before, a row for each clue:
        A  B  C  D  E
    r1  1  1  .  .  1  = 2  the 2 at (1,0)
    r2  1  1  1  .  1  = 2  the 3 at (1,1)
    r3  .  1  1  1  .  = 2  the 4 at (1,2)
  after elimination:
      A  B  C   D  E
      1  .  .  -1  1  = 0  r2 - r3
      .  1  .   1  .  = 2  r1 + r3 - r2
      .  .  1   .  .  = 0  r2 - r1
  row bounds:
    C = 0 (r2 - r1) is as small as it can be: C is safe
    B + D = 2 (r1 + r3 - r2) is as large as it can be: B and D are mines

  candidates:
    no guess is needed: 1 cell is certain to be safe
    cell          risk  then safe  settled  clues  share est.  ratio est.
    A at (0,0)  50.00%      0.00%     1.00      2      50.00%      58.33%
    E at (2,0)  50.00%      0.00%     1.00      2      50.00%      38.93%
    risk: probability of a mine; then safe: chance that it proves another cell safe;
    settled: cells it settles on average; est.: by arrangements, by clue ratios
  what agents would open:
    exact        C, proved safe
    double       C, proved safe
    triple-tie   C, proved safe
    triple-risk  C, proved safe
    local        D, estimate by ratio of clues 33.33%
  what each engine proves here by itself:
    single-point-once  nothing
    single-point       nothing
    subset             1 safe: C; 2 mines: B D
    contradiction      1 safe: C; 2 mines: B D
    gaussian           1 safe: C; 2 mines: B D
    groups             1 safe: C; 2 mines: B D
    shares             1 safe: C; 2 mines: B D
    exact              1 safe: C; 2 mines: B D

In every arrangement D is a mine: figure 8 flags it. The report refutes the opposite. So does our engine `contradiction`;
the others need no assumption, because A + B + E = 2 lies inside A + B + C + E = 2 and leaves C = 0.

  $ minewise analyze figure7 --count-unknown --why 0,3 | tail -7
  best: (0,2), which is safe

  (0,3) is a mine: the 4 at (1,2) needs every unknown neighbour to be a mine
  step by step:
    1. (0,2) is safe: the mines that the 3 at (1,1) still lacks are among the cells it shares with the 2 at (1,0).
    2. (0,3) is a mine: the 4 at (1,2) needs every cell it has left.
  2 steps; there is no shorter proof.
