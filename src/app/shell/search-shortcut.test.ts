import { expect, it } from 'vitest';
import { isSearchChord, isSearchSlash } from './search-shortcut.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

it.each([
  ['Ctrl+K', { key: 'k', code: 'KeyK', ctrlKey: true }, true],
  ['Cmd+K', { key: 'k', code: 'KeyK', metaKey: true }, true],
  ['Ctrl+K with caps lock', { key: 'K', code: 'KeyK', ctrlKey: true }, true],
  ['Ctrl+K on an Arabic layout', { key: 'ن', code: 'KeyK', ctrlKey: true }, true],
  ['Ctrl+K on Dvorak', { key: 'k', code: 'KeyV', ctrlKey: true }, true],
  ['the letter alone', { key: 'k', code: 'KeyK' }, false],
  ['Ctrl+Shift+K', { key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true }, false],
  ['AltGr, which is Ctrl+Alt', { key: 'k', code: 'KeyK', ctrlKey: true, altKey: true }, false],
  ['Ctrl+T on Dvorak', { key: 't', code: 'KeyK', ctrlKey: true }, false],
])('%s as the chord for searching: %j is %j', (_name, key, isChord) => {
  expect(isSearchChord({ ...plain, ...key })).toBe(isChord);
});

it.each([
  ['the key', { key: '/', code: 'Slash' }, true],
  ['Shift+7 of German layouts', { key: '/', code: 'Digit7', shiftKey: true }, true],
  ['the same place on an Arabic layout', { key: 'ظ', code: 'Slash' }, true],
  ['the question mark', { key: '?', code: 'Slash', shiftKey: true }, false],
  ['the question mark of Arabic layouts', { key: '؟', code: 'Slash', shiftKey: true }, false],
  ['the hyphen of German layouts', { key: '-', code: 'Slash' }, false],
  ['Ctrl+/', { key: '/', code: 'Slash', ctrlKey: true }, false],
])('%s as the slash for searching: %j is %j', (_name, key, isSlash) => {
  expect(isSearchSlash({ ...plain, ...key })).toBe(isSlash);
});
