import { describe, expect, it } from 'vitest';
import { isSearchChord, isSearchSlash } from './search-shortcut.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

describe('isSearchChord', () => {
  it.each([
    ['Ctrl+K', { key: 'k', code: 'KeyK', ctrlKey: true }],
    ['Cmd+K', { key: 'k', code: 'KeyK', metaKey: true }],
    ['Ctrl+K with caps lock', { key: 'K', code: 'KeyK', ctrlKey: true }],
    ['Ctrl+K on an Arabic layout', { key: 'ن', code: 'KeyK', ctrlKey: true }],
    ['Ctrl+K on Dvorak', { key: 'k', code: 'KeyV', ctrlKey: true }],
  ])('recognises %s', (_name, key) => {
    expect(isSearchChord({ ...plain, ...key })).toBe(true);
  });

  it.each([
    ['the letter alone', { key: 'k', code: 'KeyK' }],
    ['Ctrl+Shift+K', { key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true }],
    ['AltGr, which comes as Ctrl+Alt', { key: 'k', code: 'KeyK', ctrlKey: true, altKey: true }],
    ['Ctrl+T on Dvorak', { key: 't', code: 'KeyK', ctrlKey: true }],
  ])('ignores %s', (_name, key) => {
    expect(isSearchChord({ ...plain, ...key })).toBe(false);
  });
});

describe('isSearchSlash', () => {
  it.each([
    ['the key', { key: '/', code: 'Slash' }],
    ['Shift+7 of German layouts', { key: '/', code: 'Digit7', shiftKey: true }],
    ['the same place on an Arabic layout', { key: 'ظ', code: 'Slash' }],
  ])('recognises %s', (_name, key) => {
    expect(isSearchSlash({ ...plain, ...key })).toBe(true);
  });

  it.each([
    ['the question mark', { key: '?', code: 'Slash', shiftKey: true }],
    ['the question mark of Arabic layouts', { key: '؟', code: 'Slash', shiftKey: true }],
    ['the hyphen of German layouts', { key: '-', code: 'Slash' }],
    ['Ctrl+/', { key: '/', code: 'Slash', ctrlKey: true }],
  ])('ignores %s', (_name, key) => {
    expect(isSearchSlash({ ...plain, ...key })).toBe(false);
  });
});
