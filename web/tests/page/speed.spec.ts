// How fast it is, told and not demanded: a machine that does other things too must not fail the tests.
import {expect, test, type Visitor} from '../support/visitor.js';

function tell(what: string, milliseconds: number): void {
  test.info().annotations.push({type: 'figure', description: `${what}: ${milliseconds.toFixed(1)} ms`});
}

const median = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1]!;

/** From a key on the board to the frame with new numbers: the time, and the longest task meanwhile. */
function timeOfEdit(visitor: Visitor, key: string): Promise<number> {
  return visitor.board.evaluate((grid, typed) => new Promise<number>(resolve => {
    const cell = grid.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')!;
    const began = performance.now();
    const watch = new MutationObserver(changes => {
      if (changes.every(each => each.target === cell)) return;
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
    });
    watch.observe(grid, {subtree: true, attributes: true, attributeFilter: ['aria-label']});
    cell.dispatchEvent(new KeyboardEvent('keydown', {key: typed, bubbles: true, composed: true}));
  }), key);
}

async function measure(visitor: Visitor, name: string, rows: number, cols: number, mines: number): Promise<void> {
  await visitor.put(`mines ${mines}\n${('?'.repeat(cols) + '\n').repeat(rows)}`);
  await visitor.cell(2, 2).focus();
  await visitor.page.waitForTimeout(500);
  await visitor.page.evaluate(() => {
    const tasks = window as unknown as {longest: number};
    tasks.longest = 0;
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) tasks.longest = Math.max(tasks.longest, entry.duration);
    }).observe({type: 'longtask'});
  });
  const times: number[] = [];
  for (let round = 0; round < 15; ++round) {
    times.push(await timeOfEdit(visitor, String(1 + round % 2)));
    await visitor.page.waitForTimeout(100);
  }
  tell(`edit of ${name} to new numbers on screen, median of 15`, median(times));
  const longest = await visitor.page.evaluate(() => (window as unknown as {longest: number}).longest);
  tell(`longest task of the page during edits of ${name} (0: none of 50 or more)`, longest);
  expect(times.length).toBe(15);
}

test('edits', async ({visitor}) => {
  test.slow();
  await visitor.arrive();
  await measure(visitor, '30x16', 16, 30, 99);
  await measure(visitor, '100x100', 100, 100, 2000);
});

test('first load', async ({visitor, page}) => {
  const began = Date.now();
  await page.goto('./');
  await visitor.cell(0, 0).waitFor();
  tell('board on screen from loopback', Date.now() - began);
  await visitor.answered();
  tell('first numbers from loopback', Date.now() - began);
});
