// Who can be watched, and games in which agents part. The names are the module's, checked by a test.

export const agents = [
  'random', 'basic-once', 'basic', 'subset', 'contradiction', 'gaussian', 'local', 'groups', 'double', 'triple-tie',
  'triple-risk', 'exact', 'champion', 'optimal',
] as const;

export interface Moment {
  readonly told: string;
  readonly game: string;
  readonly agents: readonly string[];
}

/** Ideas of docs/watching.md, one beside another that sees more. The first cell is that of the rules, so
    that they part where the idea matters; a test holds them to it. */
export const gallery: readonly Moment[] = [
  {told: 'One clue at a time, and all that can be known', game: '9x9/10 classic first=zero:4,4 seed=155', agents: ['basic', 'exact']},
  {told: 'Looked at once, and again and again', game: '9x9/10 classic first=zero:4,4 seed=176', agents: ['basic-once', 'basic']},
  {told: 'One clue inside another', game: '9x9/10 classic first=zero:4,4 seed=20', agents: ['basic', 'subset']},
  {told: 'Suppose the opposite', game: '10x10/20 classic first=zero:4,4 seed=71', agents: ['subset', 'contradiction']},
  {told: 'Sums and differences of clues', game: '10x10/20 classic first=zero:4,4 seed=68', agents: ['subset', 'gaussian']},
  {told: 'Every arrangement of a group', game: '10x10/20 classic first=zero:4,4 seed=769', agents: ['gaussian', 'groups']},
  {told: 'Shares of arrangements', game: '10x10/20 classic first=zero:4,4 seed=438', agents: ['local', 'double']},
  {told: 'Ties, broken by the clues around', game: '10x10/20 classic first=zero:4,4 seed=52', agents: ['double', 'triple-tie', 'triple-risk']},
  {told: 'The number of mines decides', game: '9x9/10 classic first=zero:4,4 seed=4', agents: ['double', 'exact']},
  {told: 'A greater risk that wins more often', game: '8x8/14 classic first=zero:4,4 seed=1', agents: ['exact', 'exact:endgame=1000']},
];
