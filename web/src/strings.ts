// Every word that the page says, in one place: to be read in one go, and translated in one file.
// Sentences about positions come from the module (show/wording), not from here.
import type {Position} from './model/position.js';

const plural = (count: number, one: string, many: string) =>
    `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

export const strings = {
  app: {
    title: 'Minewise',
    loading: 'The engine is on its way',
    noEngine: 'This browser could not start the engine',
    engineLost: 'The engine stopped, and a new one has taken its place',
    skip: 'Skip to the board',
    views: 'Views',
    view: {solve: 'Solve', play: 'Play', influence: 'Influence', optimal: 'Best play'},
    tools: 'Tools',
    undo: 'Undo',
    redo: 'Redo',
    paste: 'Paste a position',
    share: 'Share',
    display: 'Theme and display',
    help: 'Help',
    close: 'Close',
    panel: 'What follows',
    panelWidth: 'Width of the side panel',
    board: 'Board',
  },
  board: {},
  editor: {
    settings: 'Board settings',
    boardSummary: ({cols, rows, count}: Position) => {
      const known = count === 'unknown' ? 'mines unknown'
          : 'mines' in count ? plural(count.mines, 'mine', 'mines') : `density ${count.density}`;
      return `${cols} × ${rows}, ${known}`;
    },
    newBoard: 'New board',
    presets: {beginner: 'Beginner', intermediate: 'Intermediate', expert: 'Expert'},
    size: 'Size',
    width: 'Width',
    height: 'Height',
    sizeLimit: (most: number) => `Write a whole number from 1 to ${most}`,
    grid: 'Grid',
    grids: {square: 'Square', torus: 'Torus', hex: 'Hexagons'},
    mines: 'Mines',
    counts: {mines: 'Known', density: 'Density', unknown: 'Unknown'},
    numberOfMines: 'Number of mines',
    density: 'Chance of a mine in each cell',
    clues: 'Clues',
    clueModels: {exact: 'Exact', 'withheld:0.2': 'Withheld', optimistic: 'Optimistic', cautious: 'Cautious'},
    otherClues: 'Other…',
    clueModel: 'Clue model',
    clear: 'Clear',
    brush: 'Brush',
    brushes: {
      cycle: 'Click through the clues',
      covered: 'Covered',
      clue: (clue: string) => `Clue ${clue}`,
      withheld: 'Open, clue withheld',
      flagged: 'Flag',
      mine: 'Mine stepped on',
    },
    brushKey: (name: string, key: string) => `${name} (key ${key})`,
    display: {
      theme: 'Theme',
      themes: {auto: 'As the system', light: 'Light', dark: 'Dark', 'colour-blind': 'Colour-blind'},
      numbers: 'Probabilities as numbers',
      heat: 'Heat map',
    },
    moment: 'Moment of the game',
    momentOf: (at: number, moves: number) =>
        `after move ${at.toLocaleString('en')} of ${moves.toLocaleString('en')}`,
    drop: 'Drop a position, a game or a layout',
    where: (line: number, column: number) => `Line ${line}, column ${column}`,
    tooLong: 'This is more than 8 MB, too much for one position',
    empty: 'There is no text to read',
    dismiss: 'Dismiss',
    pasteSheet: {
      title: 'Paste a position',
      about: 'Rows of digits with . # - ? or x for covered cells, text of other programs, a link, a ' +
          'layout, or a game. You can also press Ctrl+V anywhere, or drop a file on the page.',
      text: 'Position as text',
      read: 'Read it',
      file: 'Open a file',
    },
    verdict: (safe: number, mines: number, layouts: string | null) => {
      const certain = safe + mines === 0 ? 'Nothing is certain'
          : `${plural(safe, 'cell is', 'cells are')} safe, ${plural(mines, 'is a mine', 'are mines')}`;
      return layouts === null ? certain : `${certain}; ${layouts}`;
    },
    layouts: (count: string) => count === '1' ? 'one layout' : `${count} layouts`,
    thinking: 'Working it out',
    shareSheet: {
      title: 'Share',
      link: 'Link',
      copyLink: 'Copy link',
      send: 'Send to…',
      asText: 'As text',
      notation: 'Copy notation',
      rows: 'Copy rows',
      asPicture: 'As a picture',
      copySvg: 'Copy SVG',
      saveSvg: 'Save SVG',
      copyPng: 'Copy PNG',
      savePng: 'Save PNG',
      openIn: 'Open in',
      copied: 'Copied',
      saved: 'Saved',
      selected: 'The clipboard is closed to this page. The text is selected: press Ctrl+C.',
      savedInstead: 'The clipboard is closed to this page, so the picture was saved as a file',
      failed: 'This did not work',
    },
    help: {
      title: 'Help',
      gestures: 'Mouse and touch',
      gestureList: [
        ['Click', 'the next clue: covered, 0 to 8, covered'],
        ['Shift and click', 'the clue before'],
        ['Drag', 'paint with the brush, or with what the first cell became'],
        ['Right click, or hold', 'flag'],
        ['Drag the edge of the board', 'more or fewer rows and columns'],
        ['Ctrl and wheel, or pinch', 'zoom'],
      ],
      keys: 'Keys',
      keyList: [
        ['Arrows, Home, End', 'move over the board'],
        ['0 to 8', 'type a clue into the cell, or choose the brush'],
        ['Space', 'the next clue'],
        ['F', 'flag'],
        ['M', 'mine stepped on'],
        ['W', 'open, clue withheld'],
        ['Delete', 'cover the cell'],
        ['Esc', 'back to clicking through the clues'],
        ['Ctrl+Z', 'undo'],
        ['Ctrl+Y', 'redo'],
        ['Ctrl+V', 'paste a position from anywhere'],
        ['?', 'this help'],
      ],
      legend: 'What the board shows',
      legendList: [
        ['safe', 'a plus: safe for certain'],
        ['mine', 'a cross: a mine for certain'],
        ['best', 'a circle: the best cell to open'],
        ['flag', 'a flag: a mine that was marked'],
        ['premise', 'a dashed ring: a clue that the reason rests on'],
      ],
      low: 'less likely a mine',
      high: 'more likely a mine',
      numbers: 'What the numbers mean',
      numbersText: 'The number in a cell is the probability that it holds a mine, given all that is ' +
          'open, how many mines there are, and how clues are shown. It is counted over every layout ' +
          'that fits, not estimated. 0% and 100% appear only where they are proved.',
      privacy: 'Everything is computed in your browser. Nothing that you put in leaves it.',
    },
  },
  tell: {},
};
