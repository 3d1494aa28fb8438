# minewise agents

  $ minewise agents
  random  (baseline)
      Opens covered cells uniformly at random. It proves nothing and flags
      nothing, so it is the floor for every other agent.

  basic-once  (report 002, basic agent)
      Looks at each clue once, when it is opened: if its mines are all found the
      other neighbours are safe, if it lacks as many mines as it has unknown
      neighbours they are mines. It never returns to a clue, and so misses
      whatever later moves would have settled. Guesses uniformly.

  basic  (reports 000, 001 and 004, basic agent; report 003, strategy 1)
      Reasons from one clue at a time, and looks at a clue again whenever a
      neighbour becomes known. It misses everything that takes two clues together,
      such as 1-2-1 along a wall. Guesses uniformly.

  subset  (report 000, advanced agent (question 2); report 002, improved agent)
      Treats clues as equations, and subtracts one from another wherever its cells
      all lie among the other's. It sees 1-2-1 along a wall; it misses what takes
      equations that merely overlap, and whatever depends on the number of mines.
      Guesses uniformly.

  contradiction  (report 001, improved agent; report 000, advanced agent (question 5))
      Supposes a value for a cell, follows it from clue to clue, and when a clue
      can no longer be right knows that the opposite holds. It sees chains of any
      length; it misses what takes two suppositions at once, and whatever depends
      on the number of mines. Guesses uniformly.

  gaussian  (report 003, Gaussian elimination algorithm (strategies 1 and 2))
      Treats clues as linear equations, eliminates cells from them, and acts when
      a row can hold in one way only. It sees what sums and differences of
      overlapping clues show; it misses combinations that elimination does not
      come by, and whatever depends on the number of mines. Guesses uniformly.

  groups  (report 004, improved agent)
      Knows what every arrangement of mines around connected clues agrees on,
      which is all that clues can prove. It misses what takes the number of mines,
      and makes nothing of what is merely likely. Guesses uniformly.

  exact  (ours)
      Knows the exact probability of a mine in every cell, from all clues and the
      number of mines together. Acts on whatever is certain, and otherwise opens
      the cell least likely to be a mine; ties go to cells with few neighbours.

  $ minewise agents --format json
  [
    {
      "name": "random",
      "source": "baseline",
      "description": "Opens covered cells uniformly at random. It proves nothing and flags nothing, so it is the floor for every other agent.",
      "parameters": []
    },
    {
      "name": "basic-once",
      "source": "report 002, basic agent",
      "description": "Looks at each clue once, when it is opened: if its mines are all found the other neighbours are safe, if it lacks as many mines as it has unknown neighbours they are mines. It never returns to a clue, and so misses whatever later moves would have settled. Guesses uniformly.",
      "parameters": []
    },
    {
      "name": "basic",
      "source": "reports 000, 001 and 004, basic agent; report 003, strategy 1",
      "description": "Reasons from one clue at a time, and looks at a clue again whenever a neighbour becomes known. It misses everything that takes two clues together, such as 1-2-1 along a wall. Guesses uniformly.",
      "parameters": []
    },
    {
      "name": "subset",
      "source": "report 000, advanced agent (question 2); report 002, improved agent",
      "description": "Treats clues as equations, and subtracts one from another wherever its cells all lie among the other's. It sees 1-2-1 along a wall; it misses what takes equations that merely overlap, and whatever depends on the number of mines. Guesses uniformly.",
      "parameters": []
    },
    {
      "name": "contradiction",
      "source": "report 001, improved agent; report 000, advanced agent (question 5)",
      "description": "Supposes a value for a cell, follows it from clue to clue, and when a clue can no longer be right knows that the opposite holds. It sees chains of any length; it misses what takes two suppositions at once, and whatever depends on the number of mines. Guesses uniformly.",
      "parameters": []
    },
    {
      "name": "gaussian",
      "source": "report 003, Gaussian elimination algorithm (strategies 1 and 2)",
      "description": "Treats clues as linear equations, eliminates cells from them, and acts when a row can hold in one way only. It sees what sums and differences of overlapping clues show; it misses combinations that elimination does not come by, and whatever depends on the number of mines. Guesses uniformly.",
      "parameters": []
    },
    {
      "name": "groups",
      "source": "report 004, improved agent",
      "description": "Knows what every arrangement of mines around connected clues agrees on, which is all that clues can prove. It misses what takes the number of mines, and makes nothing of what is merely likely. Guesses uniformly.",
      "parameters": []
    },
    {
      "name": "exact",
      "source": "ours",
      "description": "Knows the exact probability of a mine in every cell, from all clues and the number of mines together. Acts on whatever is certain, and otherwise opens the cell least likely to be a mine; ties go to cells with few neighbours.",
      "parameters": []
    }
  ]
