// Figures: what is certain looks certain, nothing else does, and no digit is lost.
import assert from 'node:assert/strict';
import test from 'node:test';

import {count, counted, decimal, fraction, grouped, percent, roughly, share} from './figures.js';

test('only what is certain is 0% or 100%', () => {
  assert.equal(percent(0), '0%');
  assert.equal(percent(1), '100%');
  for (const tiny of [1e-3, 4e-4, 1e-7, 1e-11, 1e-13, 5e-300, 0.9996, 1 - 1e-9, 1 - 1e-15]) {
    assert.notEqual(percent(tiny), '0%');
    assert.notEqual(percent(tiny), '100%');
  }
});

test('a percentage has a decimal where one tells something', () => {
  assert.equal(percent(1 / 3), '33.3%');
  assert.equal(percent(0.5), '50%');
  assert.equal(percent(0.0004), '0.04%');
  assert.equal(percent(0.99996), '99.996%');
  assert.equal(percent(1 / 3, 3), '33.333%');
});

test('a probability that a double cannot tell from certain says so', () => {
  assert.equal(percent(1e-20), '<0.0000000001%');
  assert.equal(percent(1, 1, false), '>99.9999999999%');
  assert.equal(percent(0, 1, false), '<0.0000000001%');
});

test('rounding in a sum is not told', () => {
  assert.equal(share(0.9999999999999998), '100%');
  assert.equal(share(1.0000000000000002), '100%');
  assert.equal(share(1e-17), '0%');
  assert.equal(share(0.99996), '99.996%');
});

test('whole numbers of any length are grouped without rounding', () => {
  assert.equal(grouped('7'), '7');
  assert.equal(grouped('999'), '999');
  assert.equal(grouped('1000'), '1,000');
  assert.equal(grouped('1723706243478670103995990800089995207'),
               '1,723,706,243,478,670,103,995,990,800,089,995,207');
  assert.equal(grouped('9'.repeat(100000)).length, 100000 + 33333);
});

test('large numbers are told roughly', () => {
  assert.equal(roughly('18'), '18');
  assert.equal(roughly('123456'), '123,456');
  assert.equal(roughly('1234567'), '1.23 million');
  assert.equal(roughly('172370624347867010399599080008999520'), '1.72 × 10³⁵');
  assert.equal(roughly('5602' + '0'.repeat(101)), '5.6 × 10¹⁰⁴');
  assert.equal(roughly('9'.repeat(20)), '1 × 10²⁰');
  assert.equal(roughly('1' + '0'.repeat(15)), '1 × 10¹⁵');
});

test('fractions and counts', () => {
  assert.equal(fraction({num: '50', den: '84'}), '50/84');
  assert.equal(fraction({num: '1', den: '1'}), '1');
  assert.equal(fraction({num: '1234', den: '56789'}), '1,234/56,789');
  assert.equal(decimal(1.8333333), '1.83');
  assert.equal(count(12345), '12,345');
  assert.equal(counted(1, {one: 'cell', other: 'cells'}), '1 cell');
  assert.equal(counted(0, {one: 'cell', other: 'cells'}), '0 cells');
});
