# Report 004: 1 2 1 above a, b, c

"Based on the first clue, the bomb can be in position a OR b. The second clue reveals that bombs can be positions a AND
b, a AND c, or b AND c. And the last clue states that the bomb can be in b OR c." One arrangement satisfies all three.

  $ printf '1 2 1\n? ? ?\n' | minewise analyze - --count-unknown --show all | sed -n '/^     0  1/,$p'
       0  1  2
    0  1  2  1
    1  A  B  C
  letters: covered cells next to a number; . covered, * mine flagged or stepped on

  equations, one per clue, without the mines flagged or stepped on:
    (1)  A + B = 1      the 1 at (0,0)
    (2)  A + B + C = 2  the 2 at (0,1)
    (3)  B + C = 1      the 1 at (0,2)
  derived by subtracting contained equations and inserting what is known:
    (4)  C = 1  (2) - (1): C is a mine
    (5)  A = 1  (2) - (3): A is a mine
    (6)  B = 0  (3) - (4): B is safe

  components, parts of the frontier that share no clue:
    1  3 cells: A B C  3 clues: (0,0) (0,1) (0,2)  1 arrangement with 2 mines
  interior: no cell

  arrangements of component 1: 1 arrangement with 2 mines
                  A      B        C  mines  ways  weight    share
         1        1      .        1      2     1       1  100.00%
    a mine  100.00%  0.00%  100.00%
    weight: how likely one way is, relative to the likeliest way listed

  rows of elimination 1, about A B C:
  before, a row for each clue:
        A  B  C
    r1  1  1  .  = 1  the 1 at (0,0)
    r2  1  1  1  = 2  the 2 at (0,1)
    r3  .  1  1  = 1  the 1 at (0,2)
  after elimination:
      A  B  C
      1  .  .  = 1  r2 - r3
      .  1  .  = 0  r1 + r3 - r2
      .  .  1  = 1  r2 - r1
  row bounds:
    C = 1 (r2 - r1) is as large as it can be: C is a mine
    B = 0 (r1 + r3 - r2) is as small as it can be: B is safe
    A = 1 (r2 - r3) is as large as it can be: A is a mine

  counts, of each cell's neighbours:
    clue              mines identified  safe identified   hidden
    1 2 1             0 0 0             1 2 1             2 3 2
    ? ? ?             0 0 0             2 3 2             1 2 1

  candidates:
    no guess is needed: 1 cell is certain to be safe
  what agents would open:
    exact        B, proved safe
    double       B, proved safe
    triple-tie   B, proved safe
    triple-risk  B, proved safe
    local        B, estimate by ratio of clues 55.60%
  what each engine proves here by itself:
    single-point-once  nothing
    single-point       nothing
    subset             1 safe: B; 2 mines: C A
    contradiction      1 safe: B; 2 mines: A C
    gaussian           1 safe: B; 2 mines: C A
    groups             1 safe: B; 2 mines: A C
    shares             1 safe: B; 2 mines: A C
    exact              1 safe: B; 2 mines: A C

Each clue by itself has the arrangements that the report lists.

  $ for clues in '1 _ _' '_ 2 _' '_ _ 1'; do
  >   printf '%s\n? ? ?\n' "$clues" | minewise analyze - --count-unknown --show equations,components | sed -n '/^     0  1/,/^interior/p'
  > done
       0  1  2
    0  1  _  _
    1  A  B  .
  letters: covered cells next to a number; . covered, * mine flagged or stepped on

  equations, one per clue, without the mines flagged or stepped on:
    (1)  A + B = 1  the 1 at (0,0)
    no equation: 2 clues that allow any number of mines
  derived by subtracting contained equations and inserting what is known:
    nothing more follows

  components, parts of the frontier that share no clue:
    1  2 cells: A B  1 clue: (0,0)  2 arrangements with 1 mine
  interior: 1 cell next to no clue, each a mine with probability 28.57%
       0  1  2
    0  _  2  _
    1  A  B  C
  letters: covered cells next to a number; . covered, * mine flagged or stepped on

  equations, one per clue, without the mines flagged or stepped on:
    (1)  A + B + C = 2  the 2 at (0,1)
    no equation: 2 clues that allow any number of mines
  derived by subtracting contained equations and inserting what is known:
    nothing more follows

  components, parts of the frontier that share no clue:
    1  3 cells: A B C  1 clue: (0,1)  3 arrangements with 2 mines
  interior: no cell
       0  1  2
    0  _  _  1
    1  .  A  B
  letters: covered cells next to a number; . covered, * mine flagged or stepped on

  equations, one per clue, without the mines flagged or stepped on:
    (1)  A + B = 1  the 1 at (0,2)
    no equation: 2 clues that allow any number of mines
  derived by subtracting contained equations and inserting what is known:
    nothing more follows

  components, parts of the frontier that share no clue:
    1  2 cells: A B  1 clue: (0,2)  2 arrangements with 1 mine
  interior: 1 cell next to no clue, each a mine with probability 28.57%
