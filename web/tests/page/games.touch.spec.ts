// Games by finger, on a phone.
import {learnWords, playWords as words, setupWords, watchWords} from '../../src/studio/words.js';
import {expect, test} from '../support/visitor.js';

test('tap opens, hold flags, flag mode turns them round', async ({visitor, page}) => {
  await visitor.arrive();
  await visitor.view('play');
  await page.getByRole('combobox', {name: setupWords.board, exact: true}).selectOption('id');
  await page.getByRole('textbox', {name: setupWords.id}).fill('9x9/10 classic first=safe seed=3');
  await page.getByRole('button', {name: setupWords.begin}).last().tap();
  const board = page.getByRole('grid', {name: words.board});
  const cell = (row: number, col: number) => board.getByRole('gridcell', {name: new RegExp(`^row ${row}, column ${col},`)});
  await board.scrollIntoViewIfNeeded();
  await cell(4, 4).tap();
  await expect(cell(4, 4)).toHaveAccessibleName(/open/);
  await page.getByRole('button', {name: words.flagMode}).tap();
  const covered = board.getByRole('gridcell', {name: /covered/}).first();
  const place = (await covered.getAttribute('aria-label'))!.split(', covered')[0]!;
  const chosen = board.getByRole('gridcell', {name: new RegExp(`^${place},`)});
  await chosen.tap();
  await expect(chosen).toHaveAccessibleName(/flagged/);
  await chosen.tap();
  await expect(chosen).toHaveAccessibleName(/covered/);
  await visitor.fits();
  await visitor.isAccessible();
});

test('watching and learning fit the screen', async ({visitor, page}) => {
  await visitor.arrive();
  await visitor.view('watch');
  await expect(page.getByRole('grid', {name: watchWords.board('exact')})).toBeVisible({timeout: 30_000});
  await visitor.fits();
  await visitor.view('learn');
  await expect(page.getByRole('grid', {name: learnWords.board})).toBeVisible();
  await visitor.fits();
});
