// Games in addresses.
import assert from 'node:assert/strict';
import test from 'node:test';

import {packed, unpacked} from './link.js';

test('a text comes back from an address as it was', async () => {
  const text = 'minewise transcript 1\n' + 'open 0,1 2 random\n'.repeat(200) + 'ü';
  const code = await packed(text);
  assert.match(code, /^[\w-]+$/);
  assert.ok(code.length < text.length / 10);
  assert.equal(await unpacked(code), text);
});

test('what is no game is refused', async () => {
  await assert.rejects(unpacked('%%%'));
  await assert.rejects(unpacked('AAAA'));
});
