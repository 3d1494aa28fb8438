# Report 003: rows of elimination, and the corner

Strategy 2. After elimination, a row whose positive factors add up to its sum settles all its cells.

  $ printf '? ? ? ?\n_ 1 2 _\n' | minewise analyze - --count-unknown --show rows | sed -n '/letters/,$p'
  letters: covered cells next to a number; . covered, * mine flagged or stepped on

  rows of elimination 1, about A B C D:
  before, a row for each clue:
        A  B  C  D
    r1  1  1  1  .  = 1  the 1 at (1,1)
    r2  .  1  1  1  = 2  the 2 at (1,2)
  after elimination:
      A  B  C   D
      1  .  .  -1  = -1  r1 - r2
      .  1  1   1  = 2   r2
  row bounds:
    A - D = -1 (r1 - r2) is as small as it can be: D is a mine, A is safe

A noisy clue takes a slack variable, the report's M: here s1 and s2.

  $ printf '? ? ? ?\n_ 1 2 _\n' | minewise analyze - --count-unknown --clues optimistic --show equations,rows | sed -n '/letters/,$p'
  letters: covered cells next to a number; . covered, * mine flagged or stepped on

  equations, one per clue, without the mines flagged or stepped on:
    (1)  A + B + C >= 1  the 1 at (1,1), likelihood 0.5 with 1, 0.3333 with 2, 0.25 with 3
    (2)  B + C + D >= 2  the 2 at (1,2), likelihood 0.3333 with 2, 0.25 with 3
    no equation: 2 clues that allow any number of mines
  derived by subtracting contained equations and inserting what is known:
    nothing more follows

  rows of elimination 1, about A B C D:
  before, a row for each clue:
        A  B  C  D  s1  s2
    r1  1  1  1  .  -1   .  = 1  the 1 at (1,1)
    r2  .  1  1  1   .  -1  = 2  the 2 at (1,2)
    s1: 0..2 mines beyond the least that the 1 at (1,1) allows
    s2: 0..1 mines beyond the least that the 2 at (1,2) allows
  after elimination:
      A  B  C   D  s1  s2
      1  .  .  -1  -1   1  = -1  r1 - r2
      .  1  1   1   .  -1  = 2   r2
  row bounds:
    no row is as large or as small as it can be

The lower right corner. The report counts four possibilities for the four covered cells, with one, two, two and three
mines. Three of the cells are next to clues and have two arrangements; the fourth, which no clue touches, doubles them.
(The report's top row, 3 2 2 1, belongs to a larger board and is left out.)

  $ printf '* * 3 1\n* * ? ?\n2 3 ? ?\n' > corner
  $ minewise analyze corner --count-unknown --show equations,components,arrangements,rows | sed -n '/^     0  1/,$p'
       0  1  2  3
    0  *  *  3  1
    1  *  *  A  B
    2  2  3  C  .
  letters: covered cells next to a number; . covered, * mine flagged or stepped on

  equations, one per clue, without the mines flagged or stepped on:
    (1)  A + B = 1  the 3 at (0,2) and the 1 at (0,3)
    (2)  A + C = 1  the 3 at (2,1)
    left out: 1 clue without covered neighbours
  derived by subtracting contained equations and inserting what is known:
    nothing more follows

  components, parts of the frontier that share no clue:
    1  3 cells: A B C  3 clues: (0,2) (0,3) (2,1)  2 arrangements with 1 to 2 mines
  interior: 1 cell next to no clue, each a mine with probability 50.00%

  arrangements of component 1: 2 arrangements with 1 to 2 mines
                 A       B       C  mines  ways  weight   share
         1       1       .       .      1     1       1  50.00%
         2       .       1       1      2     1       1  50.00%
    a mine  50.00%  50.00%  50.00%
    weight: how likely one way is, relative to the likeliest way listed

  rows of elimination 1, about A B C:
  before, a row for each clue:
        A  B  C
    r1  1  1  .  = 1  the 3 at (0,2)
    r2  1  1  .  = 1  the 1 at (0,3)
    r3  1  .  1  = 1  the 3 at (2,1)
  after elimination:
      A  B   C
      1  .   1  = 1  r3
      .  1  -1  = 0  r1 - r3
  row bounds:
    no row is as large or as small as it can be

With the number of mines, the weight of an arrangement is the number of ways to lay the rest. With one or three mines
left only one arrangement stays; with two the guess is even, as the report says.

  $ for n in 5 6 7; do minewise analyze corner --mines $n --show arrangements | sed -n '/^arrangements/,/a mine/p'; done
  arrangements of component 1: 2 arrangements with 1 to 2 mines; 1 of them fits the number of mines
                  A      B      C  mines  ways  weight    share
         1        1      .      .      1     1       1  100.00%
         2        .      1      1      2     1       0    0.00%
    a mine  100.00%  0.00%  0.00%
  arrangements of component 1: 2 arrangements with 1 to 2 mines
                 A       B       C  mines  ways  weight   share
         1       1       .       .      1     1       1  50.00%
         2       .       1       1      2     1       1  50.00%
    a mine  50.00%  50.00%  50.00%
  arrangements of component 1: 2 arrangements with 1 to 2 mines; 1 of them fits the number of mines
                A        B        C  mines  ways  weight    share
         1      .        1        1      2     1       1  100.00%
         2      1        .        .      1     1       0    0.00%
    a mine  0.00%  100.00%  100.00%
