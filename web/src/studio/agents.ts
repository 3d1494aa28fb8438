// The agents to watch, and games in which they differ. A test checks the names against the module.

export const agents = [
  'random', 'basic-once', 'basic', 'subset', 'contradiction', 'gaussian', 'local', 'groups', 'double', 'triple-tie',
  'triple-risk', 'exact', 'champion', 'optimal',
] as const;

export interface Moment {
  readonly told: string;
  readonly game: string;
  readonly agents: readonly string[];
}

/** Ideas of docs/watching.md, each beside one that sees more. The rules choose the first cell, so that the
    agents differ where the idea matters; a test checks it. */
export const gallery: readonly Moment[] = [
  {told: 'One clue at a time, or all clues together', game: '9x9/10 classic first=zero:4,4 seed=155', agents: ['basic', 'exact']},
  {told: 'Look once, or again and again', game: '9x9/10 classic first=zero:4,4 seed=176', agents: ['basic-once', 'basic']},
  {told: 'One clue inside another', game: '9x9/10 classic first=zero:4,4 seed=20', agents: ['basic', 'subset']},
  {told: 'Suppose the opposite', game: '10x10/20 classic first=zero:4,4 seed=71', agents: ['subset', 'contradiction']},
  {told: 'Sums and differences of clues', game: '10x10/20 classic first=zero:4,4 seed=68', agents: ['subset', 'gaussian']},
  {told: 'All arrangements of a group', game: '10x10/20 classic first=zero:4,4 seed=769', agents: ['gaussian', 'groups']},
  {told: 'Shares of arrangements', game: '10x10/20 classic first=zero:4,4 seed=438', agents: ['local', 'double']},
  {told: 'Ties broken by the clues around', game: '10x10/20 classic first=zero:4,4 seed=52', agents: ['double', 'triple-tie', 'triple-risk']},
  {told: 'The number of mines decides', game: '9x9/10 classic first=zero:4,4 seed=4', agents: ['double', 'exact']},
  {told: 'A higher risk that wins more often', game: '8x8/14 classic first=zero:4,4 seed=1', agents: ['exact', 'exact:endgame=1000']},
];
