// The words of <minewise-adviser>, which come with it and not with the page.

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
  goesOn: 'Goes on',
  chance: 'Wins',
  share: 'Of the best',
  mines: 'Mines',
  bySearch: 'What it chose from, by searching all that may follow',
  byLooking: 'What it chose from, by looking ahead: the chance to go on without a guess, and the chance to win as a share of the best',
} as const;
