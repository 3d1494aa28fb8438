// Positions that come in as text: pasted, dropped, or as a file; of every kind, and wrong ones.
import {minewise} from '../support/program.js';
import {expect, strings, test, type Visitor} from '../support/visitor.js';

const words = strings.editor;

async function takes(visitor: Visitor, text: string, size: [number, number], symbols: string): Promise<void> {
  await visitor.put(text);
  expect(await visitor.size()).toEqual(size);
  expect(await visitor.symbols()).toBe(symbols);
}

test('notation and rows of other kinds', async ({visitor}) => {
  await visitor.arrive();
  await takes(visitor, 'mines 2\n???\n121\n', [2, 3], '???121');
  await takes(visitor, '? F 1\n_ M 2\n', [2, 3], '?F1_M2');
  for (const covered of ['.', '#', '-', 'x'])
    await takes(visitor, `${covered.repeat(3)}\n1${covered}1\n`, [2, 3], '???1?1');
  await takes(visitor, '1 \n11\n', [2, 2], '1?11');
  await takes(visitor, '🟦🟦🟦\n1️⃣2️⃣1️⃣\n', [2, 3], '???121');
});

test('what the program prints', async ({visitor}) => {
  await visitor.arrive();
  const game = '9x9/10 classic seed=7';
  const {out} = minewise(['position', game, '--at', '3']);
  await visitor.put(out);
  expect(await visitor.symbols()).toBe(out.split('\n').filter(line => /^[?\dFM_ ]+$/.test(line)).join('').replaceAll(' ', ''));
  const drawn = minewise(['analyze', '-'], out).out;
  await visitor.put(drawn);
  expect((await visitor.size())).toEqual([9, 9]);
});

test('a game has moments', async ({visitor}) => {
  await visitor.arrive();
  await visitor.put('9x9/10 classic seed=7');
  const slider = visitor.page.getByRole('slider', {name: words.moment});
  await expect(slider).toBeVisible();
  await slider.focus();
  await visitor.page.keyboard.press('Home');
  await expect.poll(() => visitor.symbols()).toBe('?'.repeat(81));
  await visitor.page.keyboard.press('ArrowRight');
  await expect.poll(() => visitor.symbols()).not.toBe('?'.repeat(81));
  await expect(visitor.page.getByText(/after move 1 of/)).toBeVisible();
});

test('a paste anywhere, and a drop', async ({visitor}) => {
  await visitor.arrive();
  await visitor.pasteAnywhere('mines 1\n??\n?1\n');
  await expect.poll(() => visitor.symbols()).toBe('???1');
  await visitor.page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['mines 1\n?1?\n'], 'board.txt', {type: 'text/plain'}));
    for (const type of ['dragenter', 'dragover', 'drop'])
      document.querySelector('minewise-app')!.dispatchEvent(new DragEvent(type, {dataTransfer, bubbles: true, cancelable: true, composed: true}));
  });
  await expect.poll(() => visitor.symbols()).toBe('?1?');
  await visitor.tool(strings.app.undo).click();
  await expect.poll(() => visitor.symbols()).toBe('???1');
});

test('a wrong text is told with its place, and nothing is lost', async ({visitor}) => {
  await visitor.arrive();
  await visitor.put('mines 1\n??\n?1\n');
  const alert = visitor.page.getByRole('alert').filter({hasText: /\S/});
  for (const [text, told] of [['mines 1\n??\n?\n', /Line 3, column 1/], ['hello world', /\S/], ['mines x\n??\n', /Line 1/],
                              ['1?9\n', /Line 1, column 3/], ['\u0000\u0001', /\S/]] as const) {
    await visitor.pasteAnywhere(text);
    await expect(alert).toContainText(told);
    expect(await visitor.symbols()).toBe('???1');
    await alert.getByRole('button', {name: words.dismiss}).click();
    await expect(alert).toHaveCount(0);
  }
});

test('a wrong text in the sheet keeps the text and the sheet', async ({visitor}) => {
  await visitor.arrive();
  await visitor.paste('??\n?\n');
  const sheet = visitor.dialog(words.pasteSheet.title);
  await expect(sheet).toContainText(words.where(2, 1));
  await expect(sheet.getByLabel(words.pasteSheet.text)).toHaveValue('??\n?\n');
  await visitor.page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  expect(await visitor.symbols()).toBe('?'.repeat(81));
});

test('a sheet stays open when a drag ends outside it, and forgets its notice', async ({visitor, page}) => {
  await visitor.arrive();
  await visitor.paste('mines 2\n?z?\n');
  const sheet = visitor.dialog(strings.editor.pasteSheet.title);
  const notice = sheet.getByRole('alert');
  await expect(notice).not.toBeEmpty();
  await sheet.getByLabel(strings.editor.pasteSheet.text).hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(sheet).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(sheet).toBeHidden();
  await visitor.tool(strings.app.paste).click();
  await expect(sheet).toBeVisible();
  await expect(notice).toBeEmpty();
});

test('absurd sizes are refused', async ({visitor}) => {
  await visitor.arrive();
  const alert = visitor.page.getByRole('alert').filter({hasText: /\S/});
  for (const text of [`${'?'.repeat(1001)}\n`, '?\n'.repeat(1001), '1000000x1000000/5 classic seed=1', 'x'.repeat(9_000_000)]) {
    await visitor.pasteAnywhere(text);
    await expect(alert).toBeVisible();
    expect(await visitor.size()).toEqual([9, 9]);
    await alert.getByRole('button', {name: words.dismiss}).click();
  }
});

test('a position that contradicts itself shows the clues that clash', async ({visitor}) => {
  await visitor.arrive();
  await visitor.put('mines unknown\n?1?\n???\n?8?\n');
  await expect(visitor.status).toContainText(/no layout|clash|conflict|contradict/i);
  await visitor.tool(strings.app.undo).click();
  await expect(visitor.status).toContainText(/layouts/);
});
