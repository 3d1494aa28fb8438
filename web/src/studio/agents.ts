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

/** Of docs/gallery.md, and beside each agent one that sees more. */
export const gallery: readonly Moment[] = [
  {told: 'One clue at a time, and all that can be known', game: '9x9/10 classic first=zero:4,4 seed=155', agents: ['basic', 'exact']},
  {told: 'Looked at once, and again and again', game: '8x8/10 survival seed=4', agents: ['basic-once', 'basic']},
  {told: 'One clue inside another', game: '10x10/20 survival seed=2', agents: ['basic', 'subset']},
  {told: 'Suppose the opposite', game: '10x10/20 survival seed=1', agents: ['subset', 'contradiction']},
  {told: 'Sums and differences of clues', game: '10x10/20 survival seed=1', agents: ['subset', 'gaussian']},
  {told: 'Every arrangement of a group', game: '10x10/20 survival seed=2', agents: ['gaussian', 'groups']},
  {told: 'Shares of arrangements', game: '10x10/20 survival seed=33', agents: ['local', 'double']},
  {told: 'Ties, broken by the clues around', game: '10x10/20 survival seed=31', agents: ['double', 'triple-tie', 'triple-risk']},
  {told: 'The number of mines decides', game: '10x10/20 classic first=zero:4,4 seed=1', agents: ['double', 'exact']},
  {told: 'A greater risk that wins more often', game: '8x8/14 classic first=zero:4,4 seed=52', agents: ['exact', 'exact:endgame=1000']},
];
