// What the page answers while one edits: numbers as the program has them, what is certain, and why.
import {minewise, momentOf, positions} from '../support/program.js';
import {expect, strings, test, type Visitor} from '../support/visitor.js';

interface Analysis {
  rows: number;
  cols: number;
  layouts: string | null;
  mine_probability: (number | null)[][];
  deductions: {row: number; col: number; verdict: string}[];
  best: {row: number; col: number} | null;
}

/** Whether a percentage in words stands for this probability, as precisely as it is written. */
function isSaid(said: string, probability: number): boolean {
  const [, sign, number] = /mine ([<>]?)([\d.]+)%/.exec(said) ?? [];
  if (number === undefined) return false;
  const percent = Number(number);
  if (sign) return sign === '<' ? 100 * probability < percent : 100 * probability > percent;
  const step = number.includes('.') ? 0.05 : 0.5;
  return Math.abs(100 * probability - percent) <= step * (1 + 1e-9);
}

async function saysWhatTheProgramSays(visitor: Visitor, text: string): Promise<void> {
  await visitor.put(text);
  const analysis = JSON.parse(minewise(['analyze', '-', '--format', 'json'], text).out) as Analysis;
  const {cols, best} = analysis;
  const certain = new Map(analysis.deductions.map(({row, col, verdict}) => [row * cols + col, verdict]));
  const said = await visitor.cells();
  expect(said.length).toBe(analysis.rows * cols);
  analysis.mine_probability.flat().forEach((probability, cell) => {
    if (probability === null) return expect(said[cell]).not.toMatch(/^covered/);
    const verdict = certain.get(cell);
    if (verdict === 'safe') expect(said[cell]).toContain('safe for certain');
    else if (verdict === 'mine') expect(said[cell]).toContain('a mine for certain');
    else expect(isSaid(said[cell]!, probability), `${cell}: ${said[cell]}, ${probability}`).toBe(true);
  });
  const bestSaid = said.flatMap((label, cell) => label.endsWith(strings.board.best) ? [cell] : []);
  expect(bestSaid).toEqual(best ? [best.row * cols + best.col] : []);
  if (analysis.layouts && analysis.layouts.length <= 15)
    await expect(visitor.status).toContainText(analysis.layouts === '1' ? 'one layout' : `${BigInt(analysis.layouts).toLocaleString('en')} layouts`);
}

// Those of 30x16 under noisy clues take long to answer.
const texts = positions(60, 5).filter(text => text.split('\n').length < 18 &&
    minewise(['analyze', '-', '--format', 'json'], text).code === 0).slice(0, 12);

test('numbers are those of the program on a dozen positions', async ({visitor}) => {
  test.slow();
  await visitor.arrive();
  expect(texts.length).toBe(12);
  for (const text of texts) await saysWhatTheProgramSays(visitor, text);
});

const guess = 'mines 3\n????\n?2??\n????\n';
const chain = momentOf('9x9/10 classic on-mine=go first=zero seed=7', 'basic', 2);

test('a guess: probability, exact fraction, candidates, answers', async ({visitor}) => {
  await visitor.arrive();
  await visitor.put(guess);
  await visitor.cell(0, 3).focus();
  const {panel} = visitor;
  await expect(panel.getByRole('heading', {name: strings.tell.cell('(0,3)')})).toBeVisible();
  await expect(panel).toContainText(strings.tell.card.chance);
  await panel.getByText(strings.tell.card.fraction).click();
  await expect(panel.getByRole('group', {name: strings.tell.card.fraction})).toContainText(/^1\s*3$/);
  await expect(panel.getByRole('table', {name: strings.tell.candidates.caption})).toBeVisible();
  await expect(panel.getByRole('table', {name: strings.tell.answers.caption})).toBeVisible();
  const risk = panel.getByRole('table', {name: strings.tell.candidates.caption}).getByRole('button', {name: strings.tell.candidates.risk});
  await risk.click();
  await expect(panel.getByRole('columnheader', {name: strings.tell.candidates.risk}).first()).toHaveAttribute('aria-sort', /ascending|descending/);
});

test('why: the sentence, the clues ringed, and the proof step by step', async ({visitor, page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await visitor.arrive();
  await visitor.put(chain);
  const certain = (await visitor.cells()).findIndex(said => said.includes('for certain'));
  expect(certain).toBeGreaterThanOrEqual(0);
  const [row, col] = [Math.floor(certain / 9), certain % 9];
  await visitor.cell(row, col).focus();
  const {panel} = visitor;
  await expect(panel.getByRole('button', {name: strings.tell.proof.showMe})).toBeVisible();
  const sentence = minewise(['analyze', '-', '--why', `${row},${col}`], chain).out;
  const words = await panel.locator('minewise-card p').nth(1).textContent();
  expect(sentence).toContain(words!.trim());
  const marks = await visitor.marks();
  expect(marks.subject).toBe(certain);
  expect(marks.premises.length).toBeGreaterThan(0);
  await panel.getByRole('button', {name: strings.tell.proof.showMe}).click();
  await expect(panel.getByRole('heading', {name: strings.tell.proof.heading})).toBeVisible();
  await expect(panel.locator('li[aria-current=step]')).toHaveCount(1);
  await panel.getByRole('button', {name: strings.tell.proof.close}).click();
  await expect(panel.getByRole('heading', {name: strings.tell.proof.heading})).toBeHidden();
});

test('the pointer asks why as the focus does', async ({visitor, page}) => {
  await visitor.arrive();
  await visitor.put(guess);
  const {x, y} = await visitor.middle(2, 2);
  await page.mouse.move(x, y);
  await expect(visitor.panel.getByRole('heading', {name: strings.tell.cell('(2,2)')})).toBeVisible();
});

test('a clash is told, and its clues are marked', async ({visitor}) => {
  await visitor.arrive();
  await visitor.put('mines unknown\n1????\n???8?\n????2\n');
  await visitor.put('mines unknown\n?0?\n?1?\n');
  await expect(visitor.panel.getByRole('heading', {name: strings.tell.verdict.clash})).toBeVisible();
  await expect.poll(async () => (await visitor.marks()).clash.length).toBeGreaterThan(0);
  await visitor.cell(0, 1).focus();
  await visitor.page.keyboard.press('Delete');
  await expect(visitor.panel.getByRole('heading', {name: strings.tell.verdict.heading})).toBeVisible();
});

test('marks go with the row that was pointed at, and with the size of the board', async ({visitor, page}) => {
  await visitor.arrive();
  await visitor.put(chain);
  await visitor.panel.locator('minewise-certain li').first().hover();
  await expect.poll(async () => (await visitor.marks()).subject).not.toBeNull();
  await page.keyboard.press('Control+z');
  await visitor.answered();
  await expect.poll(() => visitor.marks()).toEqual(
      {subject: null, premises: [], conclusions: [], clash: [], trail: []});
  await visitor.cell(1, 5).focus();
  await page.keyboard.press('P');
  await expect(visitor.panel.getByRole('button', {name: strings.tell.card.pin})).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('slider', {name: strings.board.handle.top}).focus();
  await page.keyboard.press('ArrowUp');
  await expect(visitor.cell(9, 0)).toBeVisible();
  await expect(visitor.panel.getByRole('heading', {name: strings.tell.card.heading, exact: true})).toBeVisible();
  expect((await visitor.marks()).subject).toBeNull();
  await expect(visitor.cell(2, 5)).toHaveAttribute('tabindex', '0');
});
