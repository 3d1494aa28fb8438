// The lessons.
import {lessons} from '../../src/studio/lessons.js';
import {learnWords as words} from '../../src/studio/words.js';
import {expect, test} from '../support/visitor.js';

test('a wrong cell is told why not, a right one why, and progress stays', async ({visitor, page}) => {
  await visitor.arrive();
  await visitor.view('learn');
  const board = page.getByRole('grid', {name: words.board});
  const cell = (row: number, col: number) => board.getByRole('gridcell', {name: new RegExp(`^row ${row}, column ${col},`)});
  await page.getByRole('button', {name: words.heading(4, lessons[3]!.title)}).click();
  await expect(page.getByRole('heading', {name: words.heading(4, lessons[3]!.title)})).toBeVisible();
  await cell(1, 0).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.surely.mine('(1,0)'))).toBeVisible();
  await cell(1, 1).click();
  await expect(page.getByText(words.right('(1,1)'))).toBeVisible();
  await expect(page.getByText('has all its mines').first()).toBeVisible();
  await expect(page.getByText(words.done(1, 10))).toBeVisible();
  await visitor.isAccessible();
  await page.reload();
  await visitor.view('learn');
  await expect(page.getByText(words.done(1, 10))).toBeVisible();
});
