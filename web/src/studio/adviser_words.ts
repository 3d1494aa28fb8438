// The English of <minewise-adviser>, which is loaded after the page.

export const agents = [
  {name: 'champion', told: 'champion'},
  {name: 'champion:level=fast', told: 'champion, without its network'},
  {name: 'exact', told: 'exact: the safest cell'},
  {name: 'double', told: 'double'},
  {name: 'local', told: 'local'},
] as const;

export const words = {
  whose: 'Ask',
  asking: 'Thinking',
  opens: 'opens',
  nothing: 'Nothing is left to open.',
  cell: 'Cell',
  risk: 'Risk',
  goesOn: 'Progress',
  chance: 'Wins',
  share: '% of best',
  mines: 'Mines',
  bySearch: 'The cells it compared, by searching every continuation',
  byLooking: 'The cells it compared, by looking ahead: the chance to continue without a guess, and the chance to win in percent of the best cell',
} as const;
