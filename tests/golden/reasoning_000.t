# Report 000: its representation and its inference

Question 1. The knowledge base is four matrices: the board, and for each cell the mines, the safe cells and the covered
cells around it. The report's second matrix counts all safe neighbours, "6" beside a clue of 2, and its third is "the
negation"; ours count what is identified, so that the three add up to the number of neighbours. The board is that of
step 23 of its game, where the bottom 2 has no flag yet.

  $ cat > step23 <<END
  > ? ? ? ? ? ? ? ? ? ?
  > ? ? ? ? 3 ? ? ? ? ?
  > ? ? ? ? ? ? ? ? ? ?
  > ? ? ? ? ? ? ? ? ? ?
  > ? ? ? ? ? ? ? 4 ? ?
  > F F ? ? ? ? ? ? ? ?
  > 2 3 3 4 F ? ? ? ? ?
  > 0 0 0 1 2 ? ? ? ? ?
  > 0 0 0 0 2 ? ? ? ? ?
  > 0 0 0 0 2 ? ? ? ? ?
  > END
  $ minewise analyze step23 --count-unknown --show counts | tail -11
    clue                   mines identified       safe identified        hidden
    ? ? ? ? ? ? ? ? ? ?    0 0 0 0 0 0 0 0 0 0    0 0 0 1 1 1 0 0 0 0    3 5 5 4 4 4 5 5 5 3
    ? ? ? ? 3 ? ? ? ? ?    0 0 0 0 0 0 0 0 0 0    0 0 0 1 0 1 0 0 0 0    5 8 8 7 8 7 8 8 8 5
    ? ? ? ? ? ? ? ? ? ?    0 0 0 0 0 0 0 0 0 0    0 0 0 1 1 1 0 0 0 0    5 8 8 7 7 7 8 8 8 5
    ? ? ? ? ? ? ? ? ? ?    0 0 0 0 0 0 0 0 0 0    0 0 0 0 0 0 1 1 1 0    5 8 8 8 8 8 7 7 7 5
    ? ? ? ? ? ? ? 4 ? ?    2 2 1 0 0 0 0 0 0 0    0 0 0 0 0 0 1 0 1 0    3 6 7 8 8 8 7 8 7 5
    F F ? ? ? ? ? ? ? ?    1 1 1 1 1 1 0 0 0 0    2 3 3 2 1 0 1 1 1 0    2 4 4 5 6 7 7 7 7 5
    2 3 3 4 F ? ? ? ? ?    2 2 1 1 0 1 0 0 0 0    3 5 5 4 3 1 0 0 0 0    0 1 2 3 5 6 8 8 8 5
    0 0 0 1 2 ? ? ? ? ?    0 0 0 1 1 1 0 0 0 0    5 8 8 7 4 2 0 0 0 0    0 0 0 0 3 5 8 8 8 5
    0 0 0 0 2 ? ? ? ? ?    0 0 0 0 0 0 0 0 0 0    5 8 8 8 5 3 0 0 0 0    0 0 0 0 3 5 8 8 8 5
    0 0 0 0 2 ? ? ? ? ?    0 0 0 0 0 0 0 0 0 0    3 5 5 5 3 2 0 0 0 0    0 0 0 0 2 3 5 5 5 3

Question 2. An equation a clue, trivial ones settled, and one equation inside another subtracted from it. Step 25 is
said to be "a step that the original basic algorithm could not have made": three 2s above each other, the bottom one with
its mine. The report calls for the top 2 and the 1 beside it. Here (6) - (7) shows that the cell beside the top 2 is
safe, and (8), the bottom 2 by itself, that the cell in the middle is a mine.

  $ sed '10s/2 ?/2 F/' step23 > step24
  $ minewise analyze step24 --count-unknown --show equations | sed -n '/^     0  1/,$p'
       0  1  2  3  4  5  6  7  8  9
    0  .  .  .  A  B  C  .  .  .  .
    1  .  .  .  D  3  E  .  .  .  .
    2  .  .  .  F  G  H  .  .  .  .
    3  .  .  .  .  .  .  I  J  K  .
    4  .  .  .  .  .  .  L  4  M  .
    5  *  *  N  O  P  .  Q  R  S  .
    6  2  3  3  4  *  T  .  .  .  .
    7  0  0  0  1  2  U  .  .  .  .
    8  0  0  0  0  2  V  .  .  .  .
    9  0  0  0  0  2  *  .  .  .  .
  letters: covered cells next to a number; . covered, * mine flagged or stepped on

  equations, one per clue, without the mines flagged or stepped on:
    (1)  A + B + C + D + E + F + G + H = 3  the 3 at (1,4)
    (2)  I + J + K + L + M + Q + R + S = 4  the 4 at (4,7)
    (3)  N = 1                              the 3 at (6,1): N is a mine
    (4)  N + O = 2                          the 3 at (6,2)
    (5)  N + O + P = 3                      the 4 at (6,3)
    (6)  T + U + V = 1                      the 2 at (7,4)
    (7)  U + V = 1                          the 2 at (8,4)
    (8)  V = 1                              the 2 at (9,4): V is a mine
    left out: 13 clues without covered neighbours
  derived by subtracting contained equations and inserting what is known:
     (9)  O = 1      (4) with N = 1: O is a mine
    (10)  P = 1      (5) with N = 1, O = 1: P is a mine
    (11)  T = 0      (6) - (7): T is safe
    (12)  T + U = 0  (6) - (8)
    (13)  U = 0      (7) - (8): U is safe

So the report is wrong about step 25: the bottom 2 has only two covered neighbours, both mines, and a basic agent that
looks at every clue again marks the second one as well. Which engine proves what, on that corner alone:

  $ printf 'F ? ?\n2 ? ?\n2 ? ?\n2 F ?\n' | minewise analyze - --count-unknown --show rows,candidates | sed -n '/^     0  1/,$p'
       0  1  2
    0  *  A  .
    1  2  B  .
    2  2  C  .
    3  2  *  .
  letters: covered cells next to a number; . covered, * mine flagged or stepped on

  rows of elimination 1, about A B C:
  before, a row for each clue:
        A  B  C
    r1  1  1  1  = 1  the 2 at (1,0)
    r2  .  1  1  = 1  the 2 at (2,0)
    r3  .  .  1  = 1  the 2 at (3,0)
  after elimination:
      A  B  C
      1  .  .  = 0  r1 - r2
      .  1  .  = 0  r2 - r3
      .  .  1  = 1  r3
  row bounds:
    A = 0 (r1 - r2) is as small as it can be: A is safe
    C = 1 (r3) is as large as it can be: C is a mine
    B = 0 (r2 - r3) is as small as it can be: B is safe

  candidates:
    no guess is needed: 2 cells are certain to be safe
    cell     risk  then safe  settled  clues  share est.  ratio est.
    (0,2)  40.00%     63.64%     1.00      0           -      40.00%
    risk: probability of a mine; then safe: chance that it proves another cell safe;
    settled: cells it settles on average; est.: by arrangements, by clue ratios
  what agents would open:
    exact        A B, proved safe
    double       A B, proved safe
    triple-tie   A B, proved safe
    triple-risk  A B, proved safe
    local        A B, proved safe
  what each engine proves here by itself:
    single-point-once  1 mine: C
    single-point       2 safe: A B; 1 mine: C
    subset             2 safe: A B; 1 mine: C
    contradiction      2 safe: A B; 1 mine: C
    gaussian           2 safe: A B; 1 mine: C
    groups             2 safe: A B; 1 mine: C
    shares             2 safe: A B; 1 mine: C
    exact              2 safe: A B; 1 mine: C
