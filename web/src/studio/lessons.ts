// Ten short boards, after docs/reasoning.md: each can be answered by one idea more than the
// one before it. What is right, and why, the engine says; a test holds every board to what is asked.

/** What is to be found: a cell of that kind, or the cell least likely to be a mine. */
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
    title: 'A clue that is full', sought: 'safe', rule: 'single-point',
    idea: 'A clue counts the mines around it. One that has all its mines leaves the other cells safe. The flag is a mine.',
    position: 'mines unknown\nF 1 ? ?\n1 1 ? ?\n? ? ? ?\n',
  },
  {
    title: 'A clue that needs them all', sought: 'mine', rule: 'single-point',
    idea: 'A clue that lacks as many mines as it has covered neighbours: all of them are mines.',
    position: 'mines unknown\n0 1 ? ?\n0 1 2 ?\n0 0 1 ?\n',
  },
  {
    title: 'One clue wakes another', sought: 'safe', rule: 'single-point',
    idea: 'What is learned at one clue is news to the clues around it. Begin where only one cell is left.',
    position: 'mines unknown\n? 1 ? 1\n',
  },
  {
    title: 'One clue inside another', sought: 'safe', rule: 'single-point',
    idea: 'Take the cells of the left 1 out of those of the 2: one cell is left, with one mine. Then do the same from the right.',
    position: 'mines unknown\n1 2 1\n? ? ?\n',
  },
  {
    title: 'Along an edge', sought: 'safe', rule: 'subset',
    idea: 'The cells of the first 1 are among those of the second, and both have one mine. What the second has beyond them is safe.',
    position: 'mines unknown\n1 1 1 1\n? ? ? ?\n',
  },
  {
    title: 'Suppose the opposite', sought: 'mine', rule: 'contradiction',
    idea: 'None of the three clues lies inside another. Suppose that a corner is safe, and follow the clues until one breaks.',
    position: 'mines unknown\n? 2 ?\n2 ? 2\n_ ? _\n',
  },
  {
    title: 'Add and subtract', sought: 'safe', rule: 'gaussian',
    idea: 'The 2 has one mine more than the 1, and only one cell that the 1 does not have. So where is the extra mine, and what is left for the other end?',
    position: 'mines unknown\n? ? ? ?\n_ 1 2 _\n',
  },
  {
    title: 'All arrangements', sought: 'safe', rule: 'groups',
    idea: 'Try all ways to lay the mines so that every clue is right. Here there are two. What they agree on is certain.',
    position: 'mines unknown\n1 ? ? ?\n? 2 3 ?\n1 ? ? 1\n',
  },
  {
    title: 'When nothing is certain', sought: 'best',
    idea: 'Layouts are equally likely, arrangements are not: with three mines in all, one that takes fewer leaves more ways for the rest.',
    position: 'mines 3\n0 1 ? ? ?\n1 2 ? ? ?\n? ? 1 ? ?\n',
  },
  {
    title: 'The number of mines', sought: 'safe', rule: 'count',
    idea: 'The clue cannot say which of its cells has the mine. But there is only one mine on the board: what does that make of the others?',
    position: 'mines 1\n1 ? ?\n? ? ?\n',
  },
];
