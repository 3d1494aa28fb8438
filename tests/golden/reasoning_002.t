# Report 002: its example, and figure 24

The improved agent's example. A cell R in the middle is opened and shows 1: the report's equation (1). The report also
writes R = 0 for the open cell (2); here an open cell is no variable.

  $ printf '???\n?1?\n???\n' | minewise analyze - --count-unknown --show equations | sed -n '/letters/,$p'
  letters: covered cells next to a number; . covered, * mine flagged or stepped on

  equations, one per clue, without the mines flagged or stepped on:
    (1)  A + B + C + D + E + F + G + H = 1  the 1 at (1,1)
  derived by subtracting contained equations and inserting what is known:
    nothing more follows

H is opened and shows 1. R is open, so the report's (3) and (5) are one equation, G + E = 1; the first one loses H, its
(6). The one inside the other leaves A + B + C + D + F = 0, and all five are safe.

  $ printf '???\n?1?\n??1\n' > revealed
  $ minewise analyze revealed --count-unknown --show equations,components,arrangements | sed -n '/^     0/,$p'
       0  1  2
    0  A  B  C
    1  D  1  E
    2  F  G  1
  letters: covered cells next to a number; . covered, * mine flagged or stepped on

  equations, one per clue, without the mines flagged or stepped on:
    (1)  A + B + C + D + E + F + G = 1  the 1 at (1,1)
    (2)  E + G = 1                      the 1 at (2,2)
  derived by subtracting contained equations and inserting what is known:
    (3)  A + B + C + D + F = 0  (1) - (2): A, B, C, D and F are safe

  components, parts of the frontier that share no clue:
    1  7 cells: A B C D E F G  2 clues: (1,1) (2,2)  2 arrangements with 1 mine
  interior: no cell

  arrangements of component 1: 2 arrangements with 1 mine
            A+..+F     E+G  mines  ways  weight    share
         1       .       1      1     2       1  100.00%
    a mine   0.00%  50.00%
    weight: how likely one way is, relative to the likeliest way listed

Figure 24 is a picture: "the cyan cell has a probability of 1/4 at this stage of the board", all others "at least 1/2".
A board of that kind: a 1 with four covered neighbours and a 2 with four others, the clues between them withheld. Each
arrangement of the first part has one mine in four cells, and each of the second two.

  $ printf '? ? _ ? ?\n1 _ _ _ 2\n? ? _ ? ?\n' > figure24
  $ minewise analyze figure24 --count-unknown --show components,arrangements,candidates | sed -n '/letters/,$p'
  letters: covered cells next to a number; . covered, * mine flagged or stepped on

  components, parts of the frontier that share no clue:
    1  4 cells: A B E F  1 clue: (1,0)  4 arrangements with 1 mine
    2  4 cells: C D G H  1 clue: (1,4)  6 arrangements with 2 mines
  interior: no cell

  arrangements of component 1: 4 arrangements with 1 mine
            A+..+F  mines  ways  weight    share
         1       1      1     4       1  100.00%
    a mine  25.00%
    weight: how likely one way is, relative to the likeliest way listed
  arrangements of component 2: 6 arrangements with 2 mines
            C+..+H  mines  ways  weight    share
         1       2      2     6       1  100.00%
    a mine  50.00%
    weight: how likely one way is, relative to the likeliest way listed

  candidates:
    no cell is certain to be safe
    cell          risk  then safe  settled  clues  share est.  ratio est.
    A at (0,0)  25.00%    100.00%     1.67      1      25.00%      12.50%
    B at (0,1)  25.00%    100.00%     1.67      1      25.00%       6.31%
    E at (2,0)  25.00%    100.00%     1.67      1      25.00%      12.50%
    F at (2,1)  25.00%    100.00%     1.67      1      25.00%       6.31%
    C at (0,3)  50.00%     33.33%     1.67      1      50.00%      12.50%
    D at (0,4)  50.00%     33.33%     1.67      1      50.00%      25.00%
    G at (2,3)  50.00%     33.33%     1.67      1      50.00%      12.50%
    H at (2,4)  50.00%     33.33%     1.67      1      50.00%      25.00%
    risk: probability of a mine; then safe: chance that it proves another cell safe;
    settled: cells it settles on average; est.: by arrangements, by clue ratios
  what agents would open:
    exact        A, probability 25.00%
    double       one of A B E F at random, estimate by share of arrangements 25.00%
    triple-tie   one of A B E F at random, estimate by share of arrangements 25.00%
    triple-risk  one of A B E F at random, estimate by share of arrangements 25.00%
    local        one of B F at random, estimate by ratio of clues 6.31%
  what each engine proves here by itself:
    single-point-once  nothing
    single-point       nothing
    subset             nothing
    contradiction      nothing
    gaussian           nothing
    groups             nothing
    shares             nothing
    exact              nothing
