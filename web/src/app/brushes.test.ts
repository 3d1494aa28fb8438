// Keys of the brushes.
import assert from 'node:assert/strict';
import {test} from 'node:test';

import {brushOfKey} from './brushes.js';

test('keys choose brushes, in any case', () => {
  for (const [key, symbol] of [['0', '0'], ['8', '8'], ['f', 'F'], ['F', 'F'], ['m', 'M'], ['w', '_'], ['_', '_'],
                               ['Delete', '?'], ['Backspace', '?'], ['Escape', null], ['l', 'look']])
    assert.equal(brushOfKey(key!)!.symbol, symbol, key!);
});

test('other keys choose none', () => {
  for (const key of ['9', 'z', '?', 'Enter', ' ', 'Shift']) assert.equal(brushOfKey(key), undefined, key);
});
