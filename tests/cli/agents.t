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

  local  (report 003, probability algorithm)
      Proves like basic. Guesses by ratios: a clue that lacks two mines among five
      cells makes each a mine by 2/5, and where several clues meet their mean
      counts. Cells next to no clue are compared by the share of mines left on the
      board.
      flag=1  under flags=believed, flag what is a mine with at least this
      probability by its own numbers, when nothing less likely is left to open; 1:
      only what is certain (0.5 to 1)

  groups  (report 004, improved agent)
      Knows what every arrangement of mines around connected clues agrees on,
      which is all that clues can prove. It misses what takes the number of mines,
      and makes nothing of what is merely likely. Guesses uniformly.

  double  (report 001, double improved agent; report 002, doubly improved agent)
      Counts all arrangements of mines that satisfy connected clues, each alike
      whatever number of mines it takes. Proves what all of them agree upon.
      Guesses the cell that is a mine in the least share of them, at random among
      equals; cells next to no clue only when there are no others.
      flag=1  under flags=believed, flag what is a mine with at least this
      probability by its own numbers, when nothing less likely is left to open; 1:
      only what is certain (0.5 to 1)

  triple-tie  (report 001, triple improved agent)
      Counts arrangements and proves like double. Guesses the cell that is a mine
      in the least share of arrangements; among equals the one that is next to
      most clues, since opening it tells most.
      flag=1  under flags=believed, flag what is a mine with at least this
      probability by its own numbers, when nothing less likely is left to open; 1:
      only what is certain (0.5 to 1)

  triple-risk  (report 002, triply improved agent)
      Counts arrangements and proves like double. Opens in one batch all cells
      that are mines in less than a threshold's share of arrangements, deduces
      what follows from what came up, and counts again. Without such cells it
      guesses the least share.
      threshold=0.125  the share below which cells are opened in batches (0 to 1)
      flag=1  under flags=believed, flag what is a mine with at least this
      probability by its own numbers, when nothing less likely is left to open; 1:
      only what is certain (0.5 to 1)

  exact  (ours)
      Knows the exact probability of a mine in every cell, from all clues and the
      number of mines together. Acts on whatever is certain, and otherwise opens
      the cell least likely to be a mine; ties go to cells next to many clues,
      then to cells with few neighbours. Guesses among few layouts can be searched
      to the end.
      endgame=0  search all that may follow a guess when at most so many layouts
      are left, with exact clues and a known number of mines (0 to 5000)
      flag=worth  under flags=believed, what to flag on belief: what is worth more
      flagged than opened, or nothing (worth, certain)

  champion  (ours)
      Plays for the whole game. Acts on whatever is certain; guesses by looking
      ahead: how safe a cell is, and how the game would go on after each of its
      answers. Searches the end of a game completely. On square boards of 64 cells
      and more a small network chooses among the best few cells of a classic game;
      elsewhere looking ahead decides. Where clues are not exact, and on boards of
      over 4096 cells, the safest cell is opened.
      level=network  fast: no network; network: the usual; deep: also asks a
      network about every answer and what may follow the next guess, both about
      mirrored boards, and searches longer endgames (fast, network, deep)
      flag=1  under flags=believed, flag what is a mine with at least this
      probability by its own numbers, when nothing less likely is left to open; 1:
      only what is certain (0.5 to 1)

  optimal  (ours)
      Plays provably best on boards small enough to search the whole game: classic
      boards of up to 13000 layouts, survival of up to 2000, exact clues. Acts on
      whatever is certain, and guesses the cell from which best play wins most or
      steps on fewest mines.

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
      "name": "local",
      "source": "report 003, probability algorithm",
      "description": "Proves like basic. Guesses by ratios: a clue that lacks two mines among five cells makes each a mine by 2/5, and where several clues meet their mean counts. Cells next to no clue are compared by the share of mines left on the board.",
      "parameters": [
        {
          "name": "flag",
          "default": 1.0,
          "least": 0.5,
          "most": 1.0,
          "meaning": "under flags=believed, flag what is a mine with at least this probability by its own numbers, when nothing less likely is left to open; 1: only what is certain"
        }
      ]
    },
    {
      "name": "groups",
      "source": "report 004, improved agent",
      "description": "Knows what every arrangement of mines around connected clues agrees on, which is all that clues can prove. It misses what takes the number of mines, and makes nothing of what is merely likely. Guesses uniformly.",
      "parameters": []
    },
    {
      "name": "double",
      "source": "report 001, double improved agent; report 002, doubly improved agent",
      "description": "Counts all arrangements of mines that satisfy connected clues, each alike whatever number of mines it takes. Proves what all of them agree upon. Guesses the cell that is a mine in the least share of them, at random among equals; cells next to no clue only when there are no others.",
      "parameters": [
        {
          "name": "flag",
          "default": 1.0,
          "least": 0.5,
          "most": 1.0,
          "meaning": "under flags=believed, flag what is a mine with at least this probability by its own numbers, when nothing less likely is left to open; 1: only what is certain"
        }
      ]
    },
    {
      "name": "triple-tie",
      "source": "report 001, triple improved agent",
      "description": "Counts arrangements and proves like double. Guesses the cell that is a mine in the least share of arrangements; among equals the one that is next to most clues, since opening it tells most.",
      "parameters": [
        {
          "name": "flag",
          "default": 1.0,
          "least": 0.5,
          "most": 1.0,
          "meaning": "under flags=believed, flag what is a mine with at least this probability by its own numbers, when nothing less likely is left to open; 1: only what is certain"
        }
      ]
    },
    {
      "name": "triple-risk",
      "source": "report 002, triply improved agent",
      "description": "Counts arrangements and proves like double. Opens in one batch all cells that are mines in less than a threshold's share of arrangements, deduces what follows from what came up, and counts again. Without such cells it guesses the least share.",
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
          "meaning": "under flags=believed, flag what is a mine with at least this probability by its own numbers, when nothing less likely is left to open; 1: only what is certain"
        }
      ]
    },
    {
      "name": "exact",
      "source": "ours",
      "description": "Knows the exact probability of a mine in every cell, from all clues and the number of mines together. Acts on whatever is certain, and otherwise opens the cell least likely to be a mine; ties go to cells next to many clues, then to cells with few neighbours. Guesses among few layouts can be searched to the end.",
      "parameters": [
        {
          "name": "endgame",
          "default": 0.0,
          "least": 0.0,
          "most": 5000.0,
          "meaning": "search all that may follow a guess when at most so many layouts are left, with exact clues and a known number of mines"
        },
        {
          "name": "flag",
          "default": 0.0,
          "least": 0.0,
          "most": 1.0,
          "meaning": "under flags=believed, what to flag on belief: what is worth more flagged than opened, or nothing",
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
      "description": "Plays for the whole game. Acts on whatever is certain; guesses by looking ahead: how safe a cell is, and how the game would go on after each of its answers. Searches the end of a game completely. On square boards of 64 cells and more a small network chooses among the best few cells of a classic game; elsewhere looking ahead decides. Where clues are not exact, and on boards of over 4096 cells, the safest cell is opened.",
      "parameters": [
        {
          "name": "level",
          "default": 1.0,
          "least": 0.0,
          "most": 2.0,
          "meaning": "fast: no network; network: the usual; deep: also asks a network about every answer and what may follow the next guess, both about mirrored boards, and searches longer endgames",
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
          "meaning": "under flags=believed, flag what is a mine with at least this probability by its own numbers, when nothing less likely is left to open; 1: only what is certain"
        }
      ]
    },
    {
      "name": "optimal",
      "source": "ours",
      "description": "Plays provably best on boards small enough to search the whole game: classic boards of up to 13000 layouts, survival of up to 2000, exact clues. Acts on whatever is certain, and guesses the cell from which best play wins most or steps on fewest mines.",
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
