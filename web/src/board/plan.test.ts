// The places of cells: found from their centres, from the edges between them, and by boxes.
import assert from 'node:assert/strict';
import {test} from 'node:test';

import {cellsBetween, fittingSide, Plan, type Size} from './plan.js';

const square: Size = {rows: 4, cols: 6, topology: 'square'};
const hex: Size = {rows: 5, cols: 4, topology: 'hex'};

for (const size of [square, hex, {...square, topology: 'torus'} as Size]) {
  for (const side of [7, 12, 33, 64]) {
    test(`every cell of a ${size.topology} board is found at its centre, ${side} wide`, () => {
      const plan = new Plan(size, side);
      for (let cell = 0; cell < size.rows * size.cols; ++cell) assert.equal(plan.cellAt(plan.centre(cell)), cell);
    });
  }
}

test('a square is left at its edge', () => {
  const plan = new Plan(square, 10);
  assert.equal(plan.cellAt({x: 9.9, y: 9.9}), 0);
  assert.equal(plan.cellAt({x: 10, y: 9.9}), 1);
  assert.equal(plan.cellAt({x: 9.9, y: 10}), 6);
});

test('beside a board is no cell', () => {
  for (const size of [square, hex]) {
    const plan = new Plan(size, 20);
    for (const point of [{x: -1, y: 5}, {x: 5, y: -1}, {x: plan.boardWidth + 1, y: 5}, {x: 5, y: plan.boardHeight + 1}])
      assert.equal(plan.cellAt(point), null);
  }
});

test('the notch between two hexagons belongs to the row below', () => {
  const plan = new Plan(hex, 40);
  assert.equal(plan.cellAt({x: 40, y: plan.height - 2}), 4);  // between 0 and 1, above the centre of 4
  assert.equal(plan.cellAt({x: 20, y: plan.height - 4}), 0);
});

test('the corner of the box around a hexagon is outside it', () => {
  assert.equal(new Plan({rows: 1, cols: 1, topology: 'hex'}, 40).cellAt({x: 1, y: 1}), null);
});

test('every cell that meets a box is in its range', () => {
  for (const size of [square, hex]) {
    const plan = new Plan(size, 20);
    const box = {x: 23, y: 21, width: 30, height: 15};
    const {top, left, bottom, right} = plan.visible(box);
    for (let x = box.x; x < box.x + box.width; ++x) {
      for (let y = box.y; y < box.y + box.height; ++y) {
        const cell = plan.cellAt({x, y});
        if (cell === null) continue;
        assert.ok(plan.row(cell) >= top && plan.row(cell) < bottom, `row of ${x},${y}`);
        assert.ok(plan.col(cell) >= left && plan.col(cell) < right, `column of ${x},${y}`);
      }
    }
  }
});

test('a range stays on the board', () => {
  const plan = new Plan(square, 10);
  assert.deepEqual(plan.visible({x: -500, y: -500, width: 2000, height: 2000}), {top: 0, left: 0, bottom: 4, right: 6});
  const beyond = plan.visible({x: 500, y: 500, width: 10, height: 10});
  assert.equal(Math.max(0, beyond.bottom - beyond.top) * Math.max(0, beyond.right - beyond.left), 0);
});

test('a fitting board fits, and one pixel more does not', () => {
  for (const size of [square, hex, {rows: 1, cols: 9, topology: 'hex'} as Size]) {
    for (const [width, height] of [[300, 300], [640, 97], [101, 480]] as const) {
      const side = fittingSide(size, width, height);
      const fits = (plan: Plan) => plan.boardWidth <= width && plan.boardHeight <= height;
      assert.ok(fits(new Plan(size, side)));
      assert.ok(!fits(new Plan(size, side + 2)));
    }
  }
});

test('a fast stroke leaves out no cell', () => {
  const plan = new Plan(square, 10);
  assert.deepEqual(cellsBetween(plan, {x: 5, y: 5}, {x: 55, y: 5}), [0, 1, 2, 3, 4, 5]);
  assert.deepEqual(cellsBetween(plan, {x: 5, y: 5}, {x: 6, y: 6}), [0]);
  assert.deepEqual(cellsBetween(plan, {x: -50, y: -50}, {x: -5, y: -5}), []);
});
