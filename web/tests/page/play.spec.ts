// A visitor's own games: by mouse and keyboard, with help, to the end and beyond.
import type {Page} from '@playwright/test';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {bestWords, helpWords, playWords as words, reviewWords, setupWords, watchWords} from '../../src/studio/words.js';
import {minewise, root} from '../support/program.js';
import {expect, strings, test, type Visitor} from '../support/visitor.js';

const board = (page: Page) => page.getByRole('grid', {name: words.board});
const cell = (page: Page, row: number, col: number) =>
    board(page).getByRole('gridcell', {name: new RegExp(`^row ${row}, column ${col},`)});
const field = (page: Page, name: string) => page.getByRole('combobox', {name, exact: true});

/** Opens the view of play with a game by its ID. */
async function begin(visitor: Visitor, id: string): Promise<void> {
  const {page} = visitor;
  await visitor.arrive();
  await visitor.view('play');
  await field(page, setupWords.board).selectOption('id');
  await page.getByRole('textbox', {name: setupWords.id}).fill(id);
  await page.getByRole('button', {name: setupWords.begin}).first().click();
  await expect(page.getByText(words.goesOn).or(page.getByText(words.survival)).first()).toBeVisible();
}

async function opened(page: Page, row: number, col: number): Promise<void> {
  await cell(page, row, col).focus();
  await page.keyboard.press('Enter');
}

test('a game is won by the keyboard, saved, and replayed by the program', async ({visitor, page}) => {
  await begin(visitor, '9x9/10 classic first=zero:4,4 seed=155');
  await page.getByText(helpWords.title).click();
  await page.getByLabel(helpWords.odds).check();
  const won = page.getByRole('heading', {name: words.ended.won});
  const safe = board(page).getByRole('gridcell', {name: /safe for certain/}).first();
  while (!await won.isVisible()) {
    await expect(safe.or(won).first()).toBeVisible();
    if (await won.isVisible()) break;
    const place = (await safe.getAttribute('aria-label'))!.split(', covered')[0]!;
    await safe.focus();
    await page.keyboard.press('Enter');
    await expect(board(page).getByRole('gridcell', {name: new RegExp(`^${place}, covered`)})).toHaveCount(0);
  }
  await expect(page.getByText(words.helped)).toBeVisible();
  await expect(page.getByText(words.bbbv, {exact: true})).toBeVisible({timeout: 30_000});
  await expect(page.getByRole('button', {name: words.review})).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', {name: words.save}).click();
  const transcript = readFileSync(await (await download).path(), 'utf8');
  const {code, error} = minewise(['replay', '-'], transcript);
  expect(code, error).toBe(0);
  await visitor.isAccessible();
});

test('a game is lost by the mouse, and its review says whether that had to be', async ({visitor, page}) => {
  await begin(visitor, '9x9/30 classic first=safe seed=1');
  for (let at = 0; at < 81 && await page.getByRole('heading', {name: words.ended.lost}).isHidden(); ++at) {
    const next = cell(page, Math.floor(at / 9), at % 9);
    if (!/covered/.test(await next.getAttribute('aria-label') ?? '')) continue;
    const box = (await next.boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(50);
  }
  await expect(page.getByText(words.lost)).toBeVisible();
  await page.getByRole('button', {name: words.review}).click();
  const side = page.getByRole('complementary', {name: watchWords.title});
  await expect(side.getByRole('heading', {name: reviewWords.title})).toBeVisible({timeout: 30_000});
  const verdicts = [reviewWords.avoidable, reviewWords.riskier, reviewWords.unlucky];
  await expect(side.getByText(new RegExp(verdicts.map(each => each.slice(0, 20)).join('|')))).toBeVisible();
  await visitor.isAccessible();
  const first = side.getByRole('table', {name: reviewWords.moves}).getByRole('button').first();
  const move = await first.textContent();
  await first.click();
  await expect(page.getByText(new RegExp(`^\\s*move ${move} of`))).toBeVisible();
  await page.getByRole('button', {name: watchWords.analyse}).click();
  await expect(visitor.cell(0, 0)).toBeVisible();
});

test('flags, question marks, flag mode and undo', async ({visitor, page}) => {
  await begin(visitor, '9x9/10 classic first=safe seed=3');
  await cell(page, 0, 0).focus();
  await page.keyboard.press('f');
  await expect(cell(page, 0, 0)).toHaveAccessibleName(/flagged/);
  await page.keyboard.press('Enter');  // a flag keeps its cell from being opened
  await expect(cell(page, 0, 0)).toHaveAccessibleName(/flagged/);
  await page.keyboard.press('f');
  await expect(cell(page, 0, 0)).toHaveAccessibleName(/covered/);
  await page.getByText(helpWords.title).click();
  await page.getByLabel(helpWords.question).check();
  await cell(page, 0, 0).focus();
  await page.keyboard.press('f');
  await page.keyboard.press('f');
  await expect(cell(page, 0, 0)).toHaveAccessibleName(/question mark/);
  await page.keyboard.press('f');
  await expect(cell(page, 0, 0)).toHaveAccessibleName(/covered/);
  await page.getByRole('button', {name: words.flagMode}).click();
  await cell(page, 1, 1).click();
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/flagged/);
  await page.keyboard.press('Control+z');
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/covered/);
});

test('a lost game goes on after an undo, and what was told of its end is gone', async ({visitor, page}) => {
  await begin(visitor, '9x9/10 classic first=zero:4,4 seed=155');
  const undo = page.getByRole('complementary', {name: words.title}).getByRole('button', {name: words.undo});
  await expect(undo).toBeDisabled();
  await opened(page, 0, 0);
  await expect(page.getByRole('heading', {name: words.ended.lost})).toBeVisible();
  await undo.click();
  await expect(page.getByRole('heading', {name: words.ended.lost})).toBeHidden();
  await expect(cell(page, 0, 0)).toHaveAccessibleName(/covered/);
  await expect(undo).toBeDisabled();
});

test('an undo takes back the click and what was opened after it', async ({visitor, page}) => {
  await begin(visitor, '9x9/10 classic first=zero:4,4 seed=155');
  await page.getByText(helpWords.title).click();
  await field(page, helpWords.auto).selectOption('single-point');
  const covered = () => board(page).getByRole('gridcell', {name: /covered/}).count();
  await page.waitForTimeout(500);
  const before = await covered();
  await opened(page, 6, 2);
  await expect.poll(covered).toBeLessThan(before);
  await page.waitForTimeout(300);
  await page.keyboard.press('Control+z');
  await expect.poll(covered).toBe(before);
});

test('help stays unfolded when the last of it is switched off, and a forced guess is told', async ({visitor, page}) => {
  await begin(visitor, '9x9/30 classic first=safe seed=1');
  await page.getByText(helpWords.title).click();
  await page.getByLabel(helpWords.stop).check();
  await opened(page, 4, 4);
  await expect(page.getByText(/^Nothing is certain: you have to guess/)).toBeVisible();
  await page.getByLabel(helpWords.stop).uncheck();
  await expect(page.getByLabel(helpWords.stop)).toBeVisible();
});

test('probabilities follow a density that the game tells', async ({visitor, page}) => {
  await begin(visitor, '9x9@0.1 survival seed=1');
  await page.getByText(helpWords.title).click();
  await page.getByLabel(helpWords.odds).check();
  await expect(board(page).getByRole('gridcell', {name: /mine 10%/}).first()).toBeVisible();
});

test('a hint has its proof, and probabilities can be shown', async ({visitor, page}) => {
  await begin(visitor, '9x9/10 classic first=zero:4,4 seed=155');
  await page.getByRole('button', {name: words.hint}).click();
  await expect(page.getByRole('heading', {name: /^Hint: (open|flag) \(/})).toBeVisible();
  await page.getByText(helpWords.title).click();
  await page.getByLabel(helpWords.odds).check();
  await expect(board(page).getByRole('gridcell', {name: /for certain|mine \d/}).first()).toBeVisible();
  await visitor.isAccessible();
});

test('a click on a proved mine is held back once, and so is a guess', async ({visitor, page}) => {
  await begin(visitor, '9x9/10 classic first=zero:4,4 seed=155');
  await page.getByText(helpWords.title).click();
  for (const name of [helpWords.odds, helpWords.warn, helpWords.stop]) await page.getByLabel(name).check();
  const mine = board(page).getByRole('gridcell', {name: /a mine for certain/}).first();
  await mine.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({hasText: 'provably a mine'})).toBeVisible();
  await expect(page.getByText(words.goesOn)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.lost)).toBeVisible();
});

test('single clues are played for me', async ({visitor, page}) => {
  await begin(visitor, '9x9/10 classic first=zero:4,4 seed=155');
  const covered = () => board(page).getByRole('gridcell', {name: /covered/}).count();
  const before = await covered();
  await page.getByText(helpWords.title).click();
  await field(page, helpWords.auto).selectOption('single-point');
  await expect.poll(covered).toBeLessThan(before);
});

test('boards that need no guess, hexagons, and the board of the day', async ({visitor, page}) => {
  await visitor.arrive();
  await visitor.view('play');
  await field(page, setupWords.topology).selectOption('hex');
  await field(page, setupWords.guess).selectOption('easy');
  await expect(board(page).getByRole('gridcell', {name: /clue 0/}).first()).toBeVisible();
  await field(page, setupWords.board).selectOption('daily');
  await expect(board(page)).toHaveAttribute('aria-rowcount', '16');
  await expect(board(page).getByRole('gridcell', {name: /clue 0/}).first()).toBeVisible();
  const labels = () => board(page).getByRole('gridcell').evaluateAll(all => all.map(each => each.getAttribute('aria-label')).join());
  const once = await labels();
  await page.getByRole('button', {name: setupWords.begin}).last().click();
  await page.waitForTimeout(500);
  expect(await labels()).toBe(once);
});

test('personal bests stay, go out and come in', async ({visitor, page}) => {
  await page.addInitScript(() => {
    const best = {played: 3, won: 2, streak: 1, longest: 2, seconds: 12.5, pace: 1.5, efficiency: 0.9};
    localStorage.setItem('minewise-bests', JSON.stringify({bests: {'9x9/10 classic first=zero': best}}));
  });
  await visitor.arrive();
  await visitor.view('play');
  await page.getByText(bestWords.title).click();
  await expect(page.getByText('12.5 s')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', {name: bestWords.save}).click();
  const saved = readFileSync(await (await download).path(), 'utf8').replace('12.5', '10.25');
  await page.getByLabel(bestWords.load).setInputFiles({name: 'bests.json', mimeType: 'application/json', buffer: Buffer.from(saved)});
  await expect(page.getByText('10.25 s')).toBeVisible();
  await expect(page.getByText(bestWords.taken)).toBeVisible();
  await page.getByLabel(bestWords.load).setInputFiles({name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('[1')});
  await expect(page.getByText(bestWords.broken)).toBeVisible();
  await field(page, setupWords.board).selectOption('expert');
  await expect(page.getByText('9x9/10 classic first=zero')).toBeVisible();
});

test('a replay that is dropped on a game is watched', async ({visitor, page}) => {
  await visitor.arrive();
  await visitor.view('play');
  const bytes = [...readFileSync(join(root, 'tests/fuzz/corpus/avf/arbiter.avf'))];
  const parcel = await page.evaluateHandle(all => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(all)], 'game.avf'));
    return transfer;
  }, bytes);
  await page.dispatchEvent('minewise-app', 'drop', {dataTransfer: parcel});
  await expect(page.getByRole('heading', {name: reviewWords.title})).toBeVisible({timeout: 30_000});
});

test('a link to a game opens it to be watched', async ({visitor, page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await begin(visitor, '4x4/8 classic first=any seed=2');
  for (let at = 0; at < 16 && await page.getByRole('button', {name: words.link}).isHidden(); ++at) {
    await opened(page, Math.floor(at / 4), at % 4);
    await page.waitForTimeout(100);
  }
  await page.getByRole('button', {name: words.link}).click();
  await expect(page.getByText(words.copied)).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await page.goto(address);
  await expect(page.getByRole('heading', {name: reviewWords.title})).toBeVisible({timeout: 30_000});
  await expect(page.getByText('4x4/8 classic')).toBeVisible();
});

test('a game goes on by itself, whatever the module is asked elsewhere', async ({visitor, page}) => {
  await begin(visitor, '9x9/10 survival seed=5');
  await opened(page, 4, 4);
  await expect(cell(page, 4, 4)).not.toHaveAccessibleName(/covered/);
  await visitor.view('solve');
  await expect(visitor.cell(0, 0)).toBeVisible();
  await visitor.view('play');
  await expect(cell(page, 4, 4)).not.toHaveAccessibleName(/covered/);
  expect(strings.app.view.play).toBe('Play');
});

test('from a click to the picture, on expert', async ({visitor, page}) => {
  for (const odds of [false, true]) {
    await begin(visitor, `30x16/99 classic on-mine=go first=zero:8,15 seed=11`);
    if (odds) {
      await page.getByText(helpWords.title).click();
      await page.getByLabel(helpWords.odds).check();
      await page.waitForTimeout(500);
    }
    const times: number[] = [];
    for (let at = 0; at < 480 && times.length < 25; at += 13) {
      const next = cell(page, Math.floor(at / 30), at % 30);
      if (!/covered/.test(await next.getAttribute('aria-label') ?? '')) continue;
      times.push(await next.evaluate(element => new Promise<number>(resolve => {
        const before = element.getAttribute('aria-label');
        const began = performance.now();
        new MutationObserver((_, observer) => {
          if (element.getAttribute('aria-label')!.replace(/covered.*/, 'covered') === before!.replace(/covered.*/, 'covered')) return;
          observer.disconnect();
          requestAnimationFrame(() => requestAnimationFrame(now => resolve(now - began)));
        }).observe(element, {attributes: true});
        element.dispatchEvent(new PointerEvent('click', {bubbles: true, composed: true, detail: 0}));
      })));
    }
    const median = times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!;
    test.info().annotations.push({type: 'figure', description:
        `click to picture on expert${odds ? ' with probabilities' : ''}, median of ${times.length}: ${median.toFixed(1)} ms`});
    await page.evaluate(() => localStorage.clear());
  }
});

test('two hundred games leave the heap as it was', async ({visitor, page}) => {
  test.slow();
  await begin(visitor, '9x9/10 classic first=zero');
  const session = await page.context().newCDPSession(page);
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };
  const play = (games: number) => page.evaluate(async all => {
    const view = document.querySelector('minewise-app')!.shadowRoot!.querySelector('minewise-play')!.shadowRoot!;
    const grid = view.querySelector('minewise-grid')!.shadowRoot!;
    const until = async (isThere: () => boolean) => {
      while (!isThere()) await new Promise(resolve => setTimeout(resolve, 2));
    };
    const cell = () => grid.querySelectorAll('[role=gridcell]')[40]!;
    const isCovered = () => cell().getAttribute('aria-label')!.includes('covered');
    for (let game = 0; game < all; ++game) {
      await until(isCovered);
      // Until its mines are laid a game takes no click.
      while (isCovered()) {
        cell().dispatchEvent(new PointerEvent('click', {bubbles: true, composed: true, detail: 0}));
        await new Promise(resolve => setTimeout(resolve, 20));
      }
      window.dispatchEvent(new KeyboardEvent('keydown', {key: 'n'}));
    }
  }, games);
  await play(20);
  const before = await heap();
  await play(200);
  const grown = await heap() - before;
  test.info().annotations.push({type: 'figure', description: `heap after 200 games more: ${grown} bytes`});
  expect(grown).toBeLessThan(1_000_000);
});
