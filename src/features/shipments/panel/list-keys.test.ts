import { expect, test } from 'vitest';
import { listKey } from './list-keys.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false };

test.each([
  ['j', 'KeyJ', 'next'],
  ['ت', 'KeyJ', 'next'],
  ['k', 'KeyK', 'previous'],
  ['ن', 'KeyK', 'previous'],
  ['Enter', 'Enter', 'open'],
  ['Escape', 'Escape', 'close'],
  ['?', 'Slash', 'keys'],
  ['؟', 'Slash', 'keys'],
  ['ArrowDown', 'ArrowDown', undefined],
  ['x', 'KeyX', undefined],
])('%s at %s', (key, code, does) => {
  expect(listKey({ ...plain, key, code })).toBe(does);
});

test.each(['ctrlKey', 'metaKey', 'altKey'])('keys with %s belong to the browser', (modifier) => {
  expect(listKey({ ...plain, [modifier]: true, key: 'j', code: 'KeyJ' })).toBeUndefined();
});
