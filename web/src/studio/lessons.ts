// Ten short boards, after docs/reasoning.md. Each takes one idea more than the one before. The engine
// says which cells are right, and why; a test checks that every board has such cells.

/** What to find: a cell of that kind, or the cell with the lowest mine probability. */
export type Sought = 'safe' | 'mine' | 'best';

export interface Lesson {
  readonly title: string;
  readonly idea: string;
  readonly sought: Sought;
  readonly position: string;  // in notation
  readonly rule?: string;     // by which at least one right cell is proved
}

export const lessons: readonly Lesson[] = [
  {
    title: 'A full clue', sought: 'safe', rule: 'single-point',
    idea: 'A clue counts the mines around it. If a clue has all its mines, its other cells are safe. The flag is a mine.',
    position: 'mines unknown\nF 1 ? ?\n1 1 ? ?\n? ? ? ?\n',
  },
  {
    title: 'All its cells are mines', sought: 'mine', rule: 'single-point',
    idea: 'Count the mines that a clue still needs, and its covered neighbours. If the numbers are equal, all of them are mines.',
    position: 'mines unknown\n0 1 ? ?\n0 1 2 ?\n0 0 1 ?\n',
  },
  {
    title: 'One clue helps another', sought: 'safe', rule: 'single-point',
    idea: 'What you learn at one clue helps with the clues around it. Begin where only one cell is left.',
    position: 'mines unknown\n? 1 ? 1\n',
  },
  {
    title: 'One clue inside another', sought: 'safe', rule: 'single-point',
    idea: 'Take the cells of the left 1 away from the cells of the 2. One cell is left, with one mine. Then do the same from the right.',
    position: 'mines unknown\n1 2 1\n? ? ?\n',
  },
  {
    title: 'Along an edge', sought: 'safe', rule: 'subset',
    idea: 'The second 1 has all cells of the first 1, and both have one mine. So the other cell of the second 1 is safe.',
    position: 'mines unknown\n1 1 1 1\n? ? ? ?\n',
  },
  {
    title: 'Suppose the opposite', sought: 'mine', rule: 'contradiction',
    idea: 'None of the three clues lies inside another. Suppose that a corner is safe, and follow the clues until they conflict.',
    position: 'mines unknown\n? 2 ?\n2 ? 2\n_ ? _\n',
  },
  {
    title: 'Add and subtract', sought: 'safe', rule: 'gaussian',
    idea: 'The 2 has one mine more than the 1, and only one cell that the 1 does not have. So where is the extra mine? And what is left for the other end?',
    position: 'mines unknown\n? ? ? ?\n_ 1 2 _\n',
  },
  {
    title: 'All arrangements', sought: 'safe', rule: 'groups',
    idea: 'Try all ways to place the mines so that every clue is right. Here there are two. What they agree on is certain.',
    position: 'mines unknown\n1 ? ? ?\n? 2 3 ?\n1 ? ? 1\n',
  },
  {
    title: 'When nothing is certain', sought: 'best',
    idea: 'All layouts are equally likely, but arrangements at the clues are not. The board has three mines: an arrangement with fewer of them leaves more ways to place the rest.',
    position: 'mines 3\n0 1 ? ? ?\n1 2 ? ? ?\n? ? 1 ? ?\n',
  },
  {
    title: 'The number of mines', sought: 'safe', rule: 'count',
    idea: 'The clue does not say which of its cells has the mine. But the board has only one mine. What does that say about the other cells?',
    position: 'mines 1\n1 ? ?\n? ? ?\n',
  },
];
