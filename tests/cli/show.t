# The reasoning on view

Any aspects, separated by commas, in one order and once each.

  $ printf '? 1 ?\n' > one
  $ minewise analyze one --count-unknown --show counts,equations,counts
  mines unknown
         0     1     2
    0 | 50%|   1    50%
  percent: how likely a cell is a mine; + certainly safe, x certainly a mine
  best to open: [ ] by proof, | | by probability

  certain: 0 of 2 covered cells
  best: (0,0), a mine with probability 0.5

       0  1  2
    0  A  1  B
  letters: covered cells next to a number; . covered, * mine flagged or stepped on

  equations, one per clue, without the mines flagged or stepped on:
    (1)  A + B = 1  the 1 at (0,1)
  derived by subtracting contained equations and inserting what is known:
    nothing more follows

  counts, of each cell's neighbours:
    clue              mines identified  safe identified   hidden
    ? 1 ?             0 0 0             1 0 1             0 2 0
  $ minewise analyze one --count-unknown --show equations --format json
  {"rows":1,"cols":3,"exact":true,"error":0.0,"layouts":null,"mine_probability":[[0.5,null,0.5]],"deductions":[],"best":{"row":0,"col":0,"mine_probability":0.5},"no_layouts":"the number of mines is not known","names":[["A",null,"B"]],"equations":{"clues":[{"number":1,"text":"A + B = 1","cells":[[0,0],[0,2]],"least":1,"most":1,"origin":"clue","clues":[[0,1]],"gives":null}],"clues_in_all":1,"derived":[],"derived_in_all":0,"spent_clues":0,"silent_clues":0}}

Lists are cut where --most says, and say how many there are.

  $ printf '1 2 1\n? ? ?\n' | minewise analyze - --mines 2 --show equations,arrangements --most 1 | sed -n '/letters/,$p'
  letters: covered cells next to a number; . covered, * mine flagged or stepped on

  equations, one per clue, without the mines flagged or stepped on:
    (1)  A + B = 1  the 1 at (0,0)
    and 2 more equations
  derived by subtracting contained equations and inserting what is known:
    (4)  C = 1  (2) - (1): C is a mine
    and 2 more equations

  arrangements of component 1: 1 arrangement with 2 mines
                  A      B        C  mines  ways  weight    share
         1        1      .        1      2     1       1  100.00%
    a mine  100.00%  0.00%  100.00%
    weight: the number of ways to place the other mines outside the component
  $ printf '1 ? ? ?\n? ? ? ?\n? ? ? 1\n' | minewise analyze - --mines 2 --show arrangements,candidates --most 2 | sed -n '/letters/,$p'
  letters: covered cells next to a number; . covered, * mine flagged or stepped on

  arrangements of component 1: 3 arrangements with 1 mine
             A+B+C  mines  ways  weight    share
         1       1      1     3       3  100.00%
    a mine  33.33%
    weight: the number of ways to place the other mines outside the component
  arrangements of component 2: 3 arrangements with 1 mine
             D+E+F  mines  ways  weight    share
         1       1      1     3       3  100.00%
    a mine  33.33%
    weight: the number of ways to place the other mines outside the component

  candidates:
    no guess is needed: 4 cells are certain to be safe
    cell          risk  then safe  settled  clues  share est.  ratio est.
    A at (0,1)  33.33%    100.00%     1.67      1      33.33%      33.33%
    B at (1,0)  33.33%      0.00%     0.00      1      33.33%      33.33%
    risk: probability of a mine; then safe: chance that it proves another cell safe;
    settled: cells it settles on average; est.: by arrangements, by clue ratios
  what agents would open:
    exact        (0,2) (0,3) and 2 more, proved safe
    double       one of A B and 4 more at random, estimate by share of arrangements 33.33%
    triple-tie   one of A B and 4 more at random, estimate by share of arrangements 33.33%
    triple-risk  one of A B and 4 more at random, estimate by share of arrangements 33.33%
    local        one of (0,2) (0,3) and 2 more at random, estimate by ratio of clues 20.00%
  what each engine proves here by itself:
    single-point-once  nothing
    single-point       nothing
    subset             nothing
    contradiction      nothing
    gaussian           nothing
    groups             nothing
    shares             nothing
    exact              4 safe: (0,2) (0,3) and 2 more

Clues that are not exact are bounds with weights, never equations.

  $ printf '? ? ?\n1 _ 2\n? ? ?\n' | minewise analyze - --mines 3 --clues cautious --show equations,arrangements | sed -n '/letters/,$p'
  letters: covered cells next to a number; . covered, * mine flagged or stepped on

  equations, one per clue, without the mines flagged or stepped on:
    (1)  A + B + D + E <= 1  the 1 at (1,0), likelihood 0.1667 with 0, 0.2 with 1
    (2)  B + C + E + F <= 2  the 2 at (1,2), likelihood 0.1667 with 0, 0.2 with 1, 0.25 with 2
    no equation: 1 clue that allows any number of mines
  derived by subtracting contained equations and inserting what is known:
    nothing more follows

  arrangements of component 1: 18 arrangements with 0 to 3 mines
               A+D    B+E      C+F  mines  ways  weight    share
         1       1      .        2      3     2       1  100.00%
         2       1      .        1      2     4       0    0.00%
         3       1      .        .      1     2       0    0.00%
         4       .      1        1      2     4       0    0.00%
         5       .      1        .      1     2       0    0.00%
         6       .      .        2      2     1       0    0.00%
         7       .      .        1      1     2       0    0.00%
         8       .      .        .      0     1       0    0.00%
    a mine  50.00%  0.00%  100.00%
    weight: how likely one way is, relative to the likeliest way listed

Hex and torus.

  $ printf '1 ? ?\n? 2 ?\n? ? ?\n' | minewise analyze - --mines 3 --topology hex --show equations,counts | sed -n '/^      0/,$p'
        0   1   2
    0   1   A   B
    1     C   2   D
    2   .   E   F
  letters: covered cells next to a number; . covered, * mine flagged or stepped on

  equations, one per clue, without the mines flagged or stepped on:
    (1)  A + C = 1                  the 1 at (0,0)
    (2)  A + B + C + D + E + F = 2  the 2 at (1,1)
  derived by subtracting contained equations and inserting what is known:
    (3)  B + D + E + F = 1  (2) - (1)

  counts, of each cell's neighbours:
    clue              mines identified  safe identified   hidden
    1 ? ?             0 0 0             0 2 1             2 2 2
     ? 2 ?             0 0 0             2 0 1             3 6 2
    ? ? ?             0 0 0             0 1 1             2 3 2
  $ printf '1 ? ? ?\n? ? ? ?\n? ? ? ?\n? ? ? ?\n' | minewise analyze - --mines 3 --topology torus --show equations | sed -n '/^     0  1/,$p'
       0  1  2  3
    0  1  A  .  B
    1  C  D  .  E
    2  .  .  .  .
    3  F  G  .  H
  letters: covered cells next to a number; . covered, * mine flagged or stepped on

  equations, one per clue, without the mines flagged or stepped on:
    (1)  A + B + C + D + E + F + G + H = 1  the 1 at (0,0)
  derived by subtracting contained equations and inserting what is known:
    nothing more follows

A picture has the names in the cells and the tables below.

  $ minewise analyze one --count-unknown --show equations --format svg | grep -o '>[^<>]*</text>'
  >3x1, any number of mines</text>
  >0</text>
  >1</text>
  >2</text>
  >0</text>
  >covered</text>
  >1</text>
  >A</text>
  >B</text>
  >equations, one per clue, without the mines flagged or stepped on:</text>
  >(1)</text>
  >A + B = 1</text>
  >the 1 at (0,1)</text>
  >derived by subtracting contained equations and inserting what is known:</text>
  >nothing more follows</text>

Nothing is left to open, and no clue says anything.

  $ printf '? ?\n' | minewise analyze - --mines 2 --show candidates,components,equations,arrangements,rows | sed -n '/letters/,$p'
  letters: covered cells next to a number; . covered, * mine flagged or stepped on

  equations, one per clue, without the mines flagged or stepped on:
    none
  derived by subtracting contained equations and inserting what is known:
    nothing more follows

  components, parts of the frontier that share no clue:
    none
  interior: 2 cells next to no clue, each a mine with probability 100.00%

  arrangements: none, because no clue gives information

  rows: none, because no clue gives information

  candidates:
    nothing is left to open
  what each engine proves here by itself:
    single-point-once  nothing
    single-point       nothing
    subset             nothing
    contradiction      nothing
    gaussian           nothing
    groups             nothing
    shares             nothing
    exact              2 mines: (0,0) (0,1)

A word that is none, and a number that is none.

  $ minewise analyze one --show rows,colums
  ! minewise analyze: --show: unknown word 'colums'; use equations, components, arrangements, rows, counts, candidates, or all, several separated by commas
  [2]
  $ minewise analyze one --show ''
  ! minewise analyze: --show: unknown word ''; use equations, components, arrangements, rows, counts, candidates, or all, several separated by commas
  [2]
  $ minewise analyze one --show rows --most 0
  ! minewise analyze: --most: '0' is not a whole number from 1 to 100000; see 'minewise analyze --help'
  [2]

The words are read in any case, and a near miss is answered:

  $ printf 'mines 1\n?1?\n' | minewise analyze - --show EQUATIONS | tail -2
  derived by subtracting contained equations and inserting what is known:
    nothing more follows
  $ printf 'mines 1\n?1?\n' | minewise analyze - --show equation
  ! minewise analyze: --show: unknown word 'equation'; did you mean 'equations'?
  [2]

A picture shows the proof of a cell or the reasoning, text and JSON both:

  $ printf 'mines 1\n1?\n' | minewise analyze - --why 0,1 --show equations --svg both.svg
  ! minewise analyze: --show: a picture shows either --why or --show; leave one out, or use --format text or json
  [2]
  $ printf 'mines 1\n1?\n' | minewise analyze - --why 0,1 --show equations --format svg
  ! minewise analyze: --show: a picture shows either --why or --show; leave one out, or use --format text or json
  [2]
  $ printf 'mines 1\n1?\n' | minewise analyze - --why 0,1 --show equations | grep -c 'the 1 at (0,0)'
  4
  $ ls both.svg
  ! ls: cannot access 'both.svg': No such file or directory
  [2]

On a board with 18,432 cells next to a clue, as on any other:

  $ awk 'BEGIN { for (r = 0; r < 144; ++r) { for (c = 0; c < 144; ++c) printf r % 3 == 1 && c % 3 == 1 ? "1" : "?"; print "" } }' > lone
  $ minewise analyze lone --count-unknown --show components,arrangements --most 1 | sed -n '/^components/,$p'
  components, parts of the frontier that share no clue:
    1  8 cells: A and 7 more  1 clue: (1,1)  8 arrangements with 1 mine
    and 2303 more components
    cells that single clues settle are left out
  interior: no cell

  arrangements of component 1: 8 arrangements with 1 mine
            A+..+II  mines  ways  weight    share
         1        1      1     8       1  100.00%
    a mine   12.50%
    weight: how likely one way is, relative to the likeliest way listed
    and 2303 more components
  $ minewise analyze lone --mines 2304 --show all --format json | grep -o '"listed":\[{"mines_in":\[1\],"mines":1,"ways":"8"' | wc -l
  40

What is left out says why:

  $ for row in '?' 1 '?' 1; do yes "$row" | head -1000 | tr -d '\n'; echo; done > long
  $ minewise analyze long --density 0.3 --show arrangements | tail -2
  arrangements of component 1: 1 arrangement with 334 mines
    not listed: it has over 1000 regions
  $ minewise analyze long --density 0.3 --show arrangements --format json | grep -o '"looked_at":.*'
  "looked_at":0,"looked_at_all":false,"not_listed":"it has over 1000 regions"}]}
