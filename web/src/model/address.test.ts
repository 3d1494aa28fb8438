// The fragment of the address.
import assert from 'node:assert/strict';
import {test} from 'node:test';

import {addressOf, fragmentOf} from './address.js';
import {usual} from './settings.js';

test('what is written is read', () => {
  const fragment = fragmentOf('1-9x9-m10-abc_~.', {...usual, theme: 'dark', numbers: 'none'}, 'play');
  assert.equal(fragment, '#p=1-9x9-m10-abc_~.&theme=dark&numbers=none&view=play');
  assert.deepEqual(addressOf(fragment), {link: '1-9x9-m10-abc_~.', theme: 'dark', numbers: 'none', view: 'play'});
});

test('what is usual is left out', () => {
  assert.equal(fragmentOf('x', usual, 'solve'), '#p=x');
});

test('a heat map that is off stays off for whoever opens the link', () => {
  const fragment = fragmentOf('x', {...usual, heat: false}, 'solve');
  assert.equal(fragment, '#p=x&heat=off');
  assert.deepEqual(addressOf(fragment), {link: 'x', heat: false});
  assert.deepEqual(addressOf('#p=x&heat=on'), {link: 'x', heat: true});
  assert.deepEqual(addressOf('#p=x&heat=constructor'), {link: 'x'});
});

test('words that are not known are passed over', () => {
  assert.deepEqual(addressOf('#theme=pink&view=9&numbers=&p=&q=1'), {});
  assert.deepEqual(addressOf(''), {});
  assert.deepEqual(addressOf('#%%%&p=a%20b'), {link: 'a b'});
});
