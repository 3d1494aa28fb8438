# minewise agents

  $ minewise agents
  random  (baseline)
      Opens covered cells uniformly at random. It proves nothing and flags
      nothing, so every other agent should do better.

  basic-once  (report 002, basic agent)
      Looks at each clue once, when it is opened. If all mines of the clue are
      known, the other neighbours are safe; if it lacks as many mines as it has
      unknown neighbours, they are mines. It never returns to a clue, so it misses
      what later moves would settle. Guesses uniformly.

  basic  (reports 000, 001 and 004, basic agent; report 003, strategy 1)
      Reasons from one clue at a time, and looks at a clue again whenever a
      neighbour becomes known. It misses everything that needs two clues together,
      such as 1-2-1 along a wall. Guesses uniformly.

  subset  (report 000, advanced agent (question 2); report 002, improved agent)
      Treats clues as equations, and subtracts one from another if all its cells
      are among the other's. It sees 1-2-1 along a wall. It misses what needs
      equations that only overlap, and everything that depends on the number of
      mines. Guesses uniformly.

  contradiction  (report 001, improved agent; report 000, advanced agent (question 5))
      Supposes a value for a cell and follows it from clue to clue; if a clue can
      no longer be right, the opposite is true. It sees chains of any length. It
      misses what needs two suppositions at once, and everything that depends on
      the number of mines. Guesses uniformly.

  gaussian  (report 003, Gaussian elimination algorithm (strategies 1 and 2))
      Treats clues as linear equations, eliminates cells from them, and acts if a
      row has only one solution. It sees what sums and differences of overlapping
      clues show. It misses combinations that elimination does not produce, and
      everything that depends on the number of mines. Guesses uniformly.

  local  (report 003, probability algorithm)
      Proves like basic. Guesses by ratios: a clue that lacks two mines among five
      cells gives each cell 2/5; a cell next to several clues gets their mean.
      Cells next to no clue get the share of mines left on the board.
      flag=1  under flags=believed, flag a cell whose estimated mine probability
      is at least this, if no less likely cell is left to open; 1: only what is
      certain (0.5 to 1)

  groups  (report 004, improved agent)
      Knows what all arrangements of mines around connected clues agree on, which
      is all that clues can prove. It misses what needs the number of mines, and
      does not use probabilities. Guesses uniformly.

  double  (report 001, double improved agent; report 002, doubly improved agent)
      Counts all arrangements of mines that satisfy connected clues, all with
      equal weight. Proves what all of them agree on. Guesses the cell that is a
      mine in the smallest share of them, at random among equals; cells next to no
      clue only if there are no others.
      flag=1  under flags=believed, flag a cell whose estimated mine probability
      is at least this, if no less likely cell is left to open; 1: only what is
      certain (0.5 to 1)

  triple-tie  (report 001, triple improved agent)
      Counts arrangements and proves like double. Guesses the cell that is a mine
      in the smallest share of arrangements; among equals the one next to most
      clues, because opening it tells most.
      flag=1  under flags=believed, flag a cell whose estimated mine probability
      is at least this, if no less likely cell is left to open; 1: only what is
      certain (0.5 to 1)

  triple-risk  (report 002, triply improved agent)
      Counts arrangements and proves like double. Opens in one batch all cells
      that are mines in less than a threshold's share of arrangements, deduces
      what follows, and counts again. Without such cells it guesses the smallest
      share.
      threshold=0.125  the share below which cells are opened in batches (0 to 1)
      flag=1  under flags=believed, flag a cell whose estimated mine probability
      is at least this, if no less likely cell is left to open; 1: only what is
      certain (0.5 to 1)

  exact  (ours)
      Knows the exact probability of a mine in every cell, from all clues and the
      number of mines together. Acts on everything that is certain, else opens the
      cell least likely to be a mine; ties go to cells next to many clues, then to
      cells with few neighbours. If few layouts are left, guesses can be searched
      to the end.
      endgame=0  if at most this many layouts are left, search everything that may
      follow a guess; needs exact clues and a known number of mines (0 to 5000)
      flag=worth  under flags=believed, what to flag without proof: cells that are
      worth more flagged than opened, or nothing (worth, certain)

  champion  (ours)
      Plays for the whole game. Acts on everything that is certain. Guesses by
      looking ahead: how safe a cell is, and how the game would continue after
      each of its answers. Searches the end of a game completely. In classic games
      on square boards of 64 cells and more, a small network chooses among the
      best few cells. If clues are not exact, or the board has over 4096 cells, it
      opens the safest cell.
      level=network  fast: without a network; network: the default; deep: also
      asks a network about every answer and about what may follow the next guess,
      both also on mirrored boards, and searches longer endgames (fast, network,
      deep)
      flag=1  under flags=believed, flag a cell whose estimated mine probability
      is at least this, if no less likely cell is left to open; 1: only what is
      certain (0.5 to 1)

  optimal  (ours)
      Plays provably best on boards small enough to search the whole game: classic
      boards of up to 13000 layouts, survival of up to 2000, exact clues. Acts on
      everything that is certain, and guesses the cell from which best play wins
      most or steps on fewest mines.

  $ minewise agents --format json
  [
    {
      "name": "random",
      "source": "baseline",
      "description": "Opens covered cells uniformly at random. It proves nothing and flags nothing, so every other agent should do better.",
      "parameters": []
    },
    {
      "name": "basic-once",
      "source": "report 002, basic agent",
      "description": "Looks at each clue once, when it is opened. If all mines of the clue are known, the other neighbours are safe; if it lacks as many mines as it has unknown neighbours, they are mines. It never returns to a clue, so it misses what later moves would settle. Guesses uniformly.",
      "parameters": []
    },
    {
      "name": "basic",
      "source": "reports 000, 001 and 004, basic agent; report 003, strategy 1",
      "description": "Reasons from one clue at a time, and looks at a clue again whenever a neighbour becomes known. It misses everything that needs two clues together, such as 1-2-1 along a wall. Guesses uniformly.",
      "parameters": []
    },
    {
      "name": "subset",
      "source": "report 000, advanced agent (question 2); report 002, improved agent",
      "description": "Treats clues as equations, and subtracts one from another if all its cells are among the other's. It sees 1-2-1 along a wall. It misses what needs equations that only overlap, and everything that depends on the number of mines. Guesses uniformly.",
      "parameters": []
    },
    {
      "name": "contradiction",
      "source": "report 001, improved agent; report 000, advanced agent (question 5)",
      "description": "Supposes a value for a cell and follows it from clue to clue; if a clue can no longer be right, the opposite is true. It sees chains of any length. It misses what needs two suppositions at once, and everything that depends on the number of mines. Guesses uniformly.",
      "parameters": []
    },
    {
      "name": "gaussian",
      "source": "report 003, Gaussian elimination algorithm (strategies 1 and 2)",
      "description": "Treats clues as linear equations, eliminates cells from them, and acts if a row has only one solution. It sees what sums and differences of overlapping clues show. It misses combinations that elimination does not produce, and everything that depends on the number of mines. Guesses uniformly.",
      "parameters": []
    },
    {
      "name": "local",
      "source": "report 003, probability algorithm",
      "description": "Proves like basic. Guesses by ratios: a clue that lacks two mines among five cells gives each cell 2/5; a cell next to several clues gets their mean. Cells next to no clue get the share of mines left on the board.",
      "parameters": [
        {
          "name": "flag",
          "default": 1.0,
          "least": 0.5,
          "most": 1.0,
          "meaning": "under flags=believed, flag a cell whose estimated mine probability is at least this, if no less likely cell is left to open; 1: only what is certain"
        }
      ]
    },
    {
      "name": "groups",
      "source": "report 004, improved agent",
      "description": "Knows what all arrangements of mines around connected clues agree on, which is all that clues can prove. It misses what needs the number of mines, and does not use probabilities. Guesses uniformly.",
      "parameters": []
    },
    {
      "name": "double",
      "source": "report 001, double improved agent; report 002, doubly improved agent",
      "description": "Counts all arrangements of mines that satisfy connected clues, all with equal weight. Proves what all of them agree on. Guesses the cell that is a mine in the smallest share of them, at random among equals; cells next to no clue only if there are no others.",
      "parameters": [
        {
          "name": "flag",
          "default": 1.0,
          "least": 0.5,
          "most": 1.0,
          "meaning": "under flags=believed, flag a cell whose estimated mine probability is at least this, if no less likely cell is left to open; 1: only what is certain"
        }
      ]
    },
    {
      "name": "triple-tie",
      "source": "report 001, triple improved agent",
      "description": "Counts arrangements and proves like double. Guesses the cell that is a mine in the smallest share of arrangements; among equals the one next to most clues, because opening it tells most.",
      "parameters": [
        {
          "name": "flag",
          "default": 1.0,
          "least": 0.5,
          "most": 1.0,
          "meaning": "under flags=believed, flag a cell whose estimated mine probability is at least this, if no less likely cell is left to open; 1: only what is certain"
        }
      ]
    },
    {
      "name": "triple-risk",
      "source": "report 002, triply improved agent",
      "description": "Counts arrangements and proves like double. Opens in one batch all cells that are mines in less than a threshold's share of arrangements, deduces what follows, and counts again. Without such cells it guesses the smallest share.",
      "parameters": [
        {
          "name": "threshold",
          "default": 0.125,
          "least": 0.0,
          "most": 1.0,
          "meaning": "the share below which cells are opened in batches"
        },
        {
          "name": "flag",
          "default": 1.0,
          "least": 0.5,
          "most": 1.0,
          "meaning": "under flags=believed, flag a cell whose estimated mine probability is at least this, if no less likely cell is left to open; 1: only what is certain"
        }
      ]
    },
    {
      "name": "exact",
      "source": "ours",
      "description": "Knows the exact probability of a mine in every cell, from all clues and the number of mines together. Acts on everything that is certain, else opens the cell least likely to be a mine; ties go to cells next to many clues, then to cells with few neighbours. If few layouts are left, guesses can be searched to the end.",
      "parameters": [
        {
          "name": "endgame",
          "default": 0.0,
          "least": 0.0,
          "most": 5000.0,
          "meaning": "if at most this many layouts are left, search everything that may follow a guess; needs exact clues and a known number of mines"
        },
        {
          "name": "flag",
          "default": 0.0,
          "least": 0.0,
          "most": 1.0,
          "meaning": "under flags=believed, what to flag without proof: cells that are worth more flagged than opened, or nothing",
          "words": [
            "worth",
            "certain"
          ]
        }
      ]
    },
    {
      "name": "champion",
      "source": "ours",
      "description": "Plays for the whole game. Acts on everything that is certain. Guesses by looking ahead: how safe a cell is, and how the game would continue after each of its answers. Searches the end of a game completely. In classic games on square boards of 64 cells and more, a small network chooses among the best few cells. If clues are not exact, or the board has over 4096 cells, it opens the safest cell.",
      "parameters": [
        {
          "name": "level",
          "default": 1.0,
          "least": 0.0,
          "most": 2.0,
          "meaning": "fast: without a network; network: the default; deep: also asks a network about every answer and about what may follow the next guess, both also on mirrored boards, and searches longer endgames",
          "words": [
            "fast",
            "network",
            "deep"
          ]
        },
        {
          "name": "flag",
          "default": 1.0,
          "least": 0.5,
          "most": 1.0,
          "meaning": "under flags=believed, flag a cell whose estimated mine probability is at least this, if no less likely cell is left to open; 1: only what is certain"
        }
      ]
    },
    {
      "name": "optimal",
      "source": "ours",
      "description": "Plays provably best on boards small enough to search the whole game: classic boards of up to 13000 layouts, survival of up to 2000, exact clues. Acts on everything that is certain, and guesses the cell from which best play wins most or steps on fewest mines.",
      "parameters": []
    }
  ]

Where one agent differs from another; docs/agents.md has more such games.

  $ printf '...\n..*\n.*.\n' > board
  $ minewise play --agent contradiction,subset --layout board "survival first=0,0 seed=1" | grep -E '^agent|guess'
  agent  contradiction
  9 moves, 2 guesses, 0 wrong flags
  agent  subset
  9 moves, 1 guess, 0 wrong flags
  $ printf '....*\n.....\n.....\n**..*\n...**\n' > board
  $ minewise play --agent gaussian,contradiction --layout board "survival first=0,0 seed=1" | grep -E '^agent|guess'
  agent  gaussian
  25 moves, 2 guesses, 0 wrong flags
  agent  contradiction
  25 moves, 1 guess, 0 wrong flags
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
  $ printf '...\n...\n..*\n' > board
  $ minewise play --agent double,triple-risk:threshold=0.13 --layout board "survival first=1,1 seed=2" \
  > | grep -E '^agent|score|guess'
  agent  double
  score 1.000: 1 of 1 mine identified, 0 stepped on, won
  9 moves, 2 guesses, 0 wrong flags
  agent  triple-risk:threshold=0.13
  score 0.000: 0 of 1 mine identified, 1 stepped on, not won
  9 moves, 9 guesses, 0 wrong flags
