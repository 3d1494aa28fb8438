// The other views: play on, influence, best play.
import {minewise, momentOf} from '../support/program.js';
import {playWords} from '../../src/studio/words.js';
import {expect, strings, test} from '../support/visitor.js';

const small = 'mines 2\n???\n?2?\n???\n';
const proved = momentOf('9x9/10 classic on-mine=go first=zero seed=7', 'basic', 2);

test('play on from the position', async ({visitor, page}) => {
  await visitor.arrive();
  await visitor.put(small);
  await visitor.view('play');
  const words = playWords;
  const board = page.getByRole('grid', {name: words.board});
  await expect(page.getByText(words.goesOn)).toBeVisible();
  await page.getByRole('button', {name: words.hint}).click();
  await expect(page.getByRole('heading', {name: /^Hint: (open|flag) \(/})).toBeVisible();
  const cell = (row: number, col: number) => board.getByRole('gridcell', {name: new RegExp(`^row ${row}, column ${col},`)});
  await cell(0, 0).focus();
  await page.keyboard.press('f');
  await expect(cell(0, 0)).toHaveAccessibleName(/flagged/);
  await page.keyboard.press('f');
  await expect(cell(0, 0)).toHaveAccessibleName(/covered/);
  await page.keyboard.press('Enter');
  await expect(cell(0, 0)).not.toHaveAccessibleName(/covered/);
  await page.getByRole('button', {name: words.undo, exact: true}).last().click();
  await expect(cell(0, 0)).toHaveAccessibleName(/covered/);
  await page.getByRole('button', {name: words.analyse}).click();
  await expect(visitor.cell(0, 0)).toBeVisible();
  expect(await visitor.symbols()).toBe('????2????');
});

test('undo in play is of the game, which waits while one is elsewhere', async ({visitor, page}) => {
  await visitor.arrive();
  await visitor.put(small);
  await visitor.view('play');
  const words = playWords;
  await expect(page.getByText(words.goesOn)).toBeVisible();
  const cell = page.getByRole('grid', {name: words.board}).getByRole('gridcell', {name: /^row 0, column 0,/});
  await cell.focus();
  await page.keyboard.press('f');
  await expect(cell).toHaveAccessibleName(/flagged/);
  await visitor.view('influence');
  await visitor.view('solve');
  await expect(visitor.cell(0, 0)).toBeVisible();
  await visitor.view('play');
  await expect(cell).toHaveAccessibleName(/flagged/);
  const redo = visitor.tool(strings.app.redo);
  await page.keyboard.press('Control+z');
  await expect(cell).toHaveAccessibleName(/covered/);
  await expect(redo).toHaveAttribute('aria-disabled', 'true');
  await cell.focus();
  await page.keyboard.press('f');
  await expect(cell).toHaveAccessibleName(/flagged/);
  await visitor.tool(strings.app.undo).first().click();
  await expect(cell).toHaveAccessibleName(/covered/);
  await visitor.view('solve');
  expect(await visitor.symbols()).toBe('????2????');
});

test('a game of mines ends', async ({visitor, page}) => {
  await visitor.arrive();
  await visitor.put('mines 1\n?1\n');
  await visitor.view('play');
  const board = page.getByRole('grid', {name: playWords.board});
  await board.getByRole('gridcell', {name: /^row 0, column 0/}).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(playWords.lost).or(page.getByText(playWords.won)).first()).toBeVisible();
});

test('influence draws the longest chain', async ({visitor, page}) => {
  await visitor.arrive();
  await visitor.put(proved);
  await visitor.view('influence');
  const told = JSON.parse(minewise(['influence', '-', '--format', 'json'], proved).out) as {proved: number};
  const side = page.getByRole('complementary', {name: strings.tell.influence.title});
  await expect(side.getByRole('definition').first()).toHaveText(String(told.proved));
  await expect(side.getByRole('table', {name: strings.tell.influence.clues})).toBeVisible();
});

test('best play of a small position is the fraction of the program', async ({visitor, page}) => {
  await visitor.arrive();
  await visitor.put(small);
  await visitor.view('optimal');
  const {value} = JSON.parse(minewise(['optimal', '-', '--format', 'json'], small).out) as {value: {num: string; den: string}};
  const side = page.getByRole('complementary', {name: strings.tell.optimal.title});
  await expect(side).toContainText(`${value.num}/${value.den}`);
});

test('a long search tells how far it is, and can be stopped', async ({visitor, page}) => {
  await visitor.arrive();
  await visitor.put('mines 6\n?????\n?????\n??1??\n?????\n?????\n');
  await visitor.view('optimal');
  const words = strings.tell.optimal;
  await page.getByRole('button', {name: words.search, exact: true}).click();
  await expect(page.getByRole('progressbar', {name: words.heading})).toBeVisible();
  await page.getByRole('button', {name: words.stop, exact: true}).click();
  await expect(page.getByText(words.stopped)).toBeVisible();
  await visitor.view('solve');
  await visitor.cell(0, 0).focus();
  await page.keyboard.press('1');
  await expect(visitor.cell(0, 0)).toHaveAccessibleName(/clue 1/);
  await visitor.answered();
});

test('a board too large for a search is told so', async ({visitor, page}) => {
  await visitor.arrive();
  await visitor.view('optimal');
  await page.getByRole('button', {name: strings.tell.optimal.search, exact: true}).click();
  await expect(page.getByText(strings.tell.optimal.small)).toBeVisible();
});
