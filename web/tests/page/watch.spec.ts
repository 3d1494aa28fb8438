// Agents that are watched.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {gallery} from '../../src/studio/agents.js';
import {reviewWords, watchWords as words} from '../../src/studio/words.js';
import {minewise, root} from '../support/program.js';
import {expect, test} from '../support/visitor.js';

test('two agents side by side, with the move at which they part', async ({visitor, page}) => {
  await visitor.arrive();
  await visitor.view('watch');
  await expect(page.getByRole('grid', {name: words.board('basic')})).toBeVisible({timeout: 30_000});
  await expect(page.getByRole('grid', {name: words.board('exact')})).toBeVisible();
  await page.getByRole('button', {name: words.parting(9)}).click();
  await expect(page.getByText('move 9 of')).toBeVisible();
  await expect(page.getByText('a guess at random')).toBeVisible();
  await page.getByRole('button', {name: words.back, exact: true}).click();
  await expect(page.getByText('move 8 of')).toBeVisible();
  await page.getByRole('button', {name: words.next, exact: true}).click();
  await page.getByLabel(words.odds).check();
  await expect(page.getByRole('gridcell', {name: /for certain/}).first()).toBeVisible();
  await visitor.isAccessible();
});

test('a game runs by itself, and the slider goes anywhere', async ({visitor, page}) => {
  await visitor.arrive();
  await visitor.view('watch');
  await page.getByLabel(words.game).fill('9x9/10 survival topology=hex seed=3');
  await page.getByRole('combobox', {name: words.agent[0]}).selectOption('champion');
  await page.getByRole('combobox', {name: words.agent[1]}).selectOption('');
  await page.getByRole('button', {name: words.begin, exact: true}).last().click();
  await expect(page.getByRole('grid', {name: words.board('champion')})).toBeVisible({timeout: 30_000});
  await page.getByRole('combobox', {name: words.speed}).selectOption('30');
  await page.getByRole('group', {name: words.title}).getByRole('button', {name: words.play, exact: true}).click();
  await expect(page.getByText(/champion · (won|lost)/)).toBeVisible({timeout: 30_000});
  await page.getByRole('slider', {name: words.slider}).fill('2');
  await expect(page.getByText(/move 2 of \d+$/)).toBeVisible();
});

test('a saved game of the program is opened and reviewed', async ({visitor, page}) => {
  const saved = minewise(['play', '--agent', 'basic', '9x9/10 classic first=zero:4,4 seed=155', '--trace', 'none', '--save', '/dev/stdout']).out;
  await visitor.arrive();
  await visitor.view('watch');
  await page.getByLabel(words.open).setInputFiles({name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(saved.slice(saved.indexOf('minewise transcript')))});
  await expect(page.getByRole('heading', {name: reviewWords.title})).toBeVisible({timeout: 30_000});
  await expect(page.getByText(reviewWords.avoidable)).toBeVisible();
});

test('what cannot be played is told', async ({visitor, page}) => {
  await visitor.arrive();
  await visitor.view('watch');
  await page.getByLabel(words.game).fill('9x9/1000 classic');
  await page.getByRole('button', {name: words.begin, exact: true}).last().click();
  await expect(page.getByRole('alert').filter({hasText: 'do not fit'})).toBeVisible({timeout: 30_000});
});

test('nobody to watch, and a link without a game, are told', async ({visitor, page}) => {
  await visitor.page.goto('./#view=watch&g=abc');
  await expect(page.getByRole('alert').filter({hasText: words.gone})).toBeVisible({timeout: 30_000});
  for (const name of words.agent) await page.getByRole('combobox', {name}).selectOption('');
  await page.getByRole('button', {name: words.begin, exact: true}).last().click();
  await expect(page.getByRole('alert').filter({hasText: words.choose})).toBeVisible();
});

test('the gallery opens at the move that tells agents apart, and why is asked in Solve', async ({visitor, page}) => {
  await visitor.arrive();
  await visitor.view('watch');
  await page.getByRole('button', {name: gallery[4]!.told}).click();
  await expect(page.getByText('move 4 of')).toBeVisible({timeout: 30_000});
  await page.getByRole('button', {name: words.why}).last().click();
  await expect(visitor.cell(3, 6)).toHaveAccessibleName(/covered/);
  await expect(visitor.panel.getByText('(3,6)').first()).toBeVisible();
});

test('a link leads to what is shown, whatever the form says by now', async ({visitor, page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visitor.arrive();
  await visitor.view('watch');
  await expect(page.getByRole('grid', {name: words.board('exact')})).toBeVisible({timeout: 30_000});
  await page.getByLabel(words.game).fill('4x4/2 classic seed=9');
  await page.getByRole('button', {name: words.link}).click();
  await expect(page.getByText(words.copied)).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await page.goto(address);
  await expect(page.getByText('seed=155 game=0')).toBeVisible({timeout: 30_000});
});

test('a replay of another program is dropped, and reviewed', async ({visitor, page}) => {
  await visitor.arrive();
  await visitor.view('watch');
  const bytes = [...readFileSync(join(root, 'tests/fuzz/corpus/avf/arbiter.avf'))];
  const parcel = await page.evaluateHandle(all => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(all)], 'game.avf'));
    return transfer;
  }, bytes);
  await page.dispatchEvent('minewise-app', 'drop', {dataTransfer: parcel});
  await expect(page.getByRole('heading', {name: reviewWords.title})).toBeVisible({timeout: 30_000});
});

test('a game is saved as GIF', async ({visitor, page}) => {
  await visitor.arrive();
  await visitor.view('watch');
  const button = page.getByRole('button', {name: words.saveGif});
  await expect(button).toBeEnabled({timeout: 30_000});
  const download = page.waitForEvent('download');
  await button.click();
  const file = readFileSync(await (await download).path());
  expect(file.subarray(0, 6).toString()).toBe('GIF89a');
  expect(file.length).toBeGreaterThan(10_000);
});
