# minewise clues

What each kind of clue assumes, and how much it tells.

  $ minewise clues
  A clue is drawn once, when its cell is opened, from what lies around it:
    exact        the true number of mines around the cell
    withheld:Q   nothing with probability Q, else the true number
    optimistic   a random number from 0 to the true one: a lower bound
    cautious     a random number from the true one up to all neighbours: an upper bound
    A+B          B is applied to what A shows; what A withholds stays withheld
  Players know the kind of clues. Engines that prove use the numbers of mines that
  a clue allows; the exact posterior weights them by the likelihood of the clue.

  Information of an opened cell about its eight neighbours, in bits, by density:
                               0.1   0.2   0.3   0.4   0.5   0.6   0.7   0.8   0.9
  exact                      1.666 2.165 2.399 2.511 2.544 2.511 2.399 2.165 1.666
  withheld:0.2               1.333 1.732 1.919 2.009 2.035 2.009 1.919 1.732 1.333
  withheld:0.5               0.833 1.082 1.200 1.255 1.272 1.255 1.200 1.082 0.833
  optimistic                 0.495 0.507 0.457 0.397 0.339 0.284 0.229 0.171 0.102
  cautious                   0.102 0.171 0.229 0.284 0.339 0.397 0.457 0.507 0.495
  withheld:0.2+optimistic    0.396 0.405 0.366 0.318 0.271 0.227 0.183 0.137 0.082
  withheld:0.2+cautious      0.082 0.137 0.183 0.227 0.271 0.318 0.366 0.405 0.396
  $ minewise clues withheld:1 cautious+optimistic --format json
  [{"clues":"withheld:1","densities":[0.1,0.2,0.3,0.4,0.5,0.6,0.7,0.8,0.9],"bits":[0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0]},{"clues":"cautious+optimistic","densities":[0.1,0.2,0.3,0.4,0.5,0.6,0.7,0.8,0.9],"bits":[0.013179803045478257,0.018681194804379547,0.021343529439620215,0.022700612190632154,0.02326383787746606,0.023134254658577998,0.022126208030008244,0.019606787424887875,0.01386897023811913]}]
  $ minewise clues honest
  ! minewise clues: clues: unknown clue model 'honest'; known are exact, withheld:Q, optimistic, cautious, and several joined by '+'
  [2]
