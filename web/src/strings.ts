// Every word that the page says, in one place: to be read in one go, and translated in one file.
// Sentences about positions come from the module (show/wording), not from here.
export const strings = {
  app: {
    title: 'Minewise',
    loading: 'The engine is on its way',
    noEngine: 'This browser could not start the engine',
  },
  board: {
    label: 'Board',
    place: (row: number, col: number) => `row ${row}, column ${col}, `,
    covered: 'covered',
    safe: 'covered, safe for certain',
    mine: 'covered, a mine for certain',
    likely: (percent: string) => `covered, mine ${percent}%`,
    clue: (clue: string) => `open, clue ${clue}`,
    shown: {
      '_': 'open, clue withheld', 'F': 'flagged', 'M': 'mine stepped on', '*': 'mine', '!': 'flagged wrongly',
    } as Record<string, string>,
    best: ', best to open',
    rows: (rows: number) => rows === 1 ? '1 row' : `${rows} rows`,
    cols: (cols: number) => cols === 1 ? '1 column' : `${cols} columns`,
    size: (rows: number, cols: number) => `${cols} × ${rows}`,
    handle: {
      top: 'Rows at the top', bottom: 'Rows at the bottom', left: 'Columns at the left',
      right: 'Columns at the right', corner: 'Size of the board',
    },
    zoom: 'Zoom',
    zoomIn: 'Larger cells',
    zoomOut: 'Smaller cells',
    fit: 'Fit the whole board',
  },
  editor: {},
  tell: {},
};
