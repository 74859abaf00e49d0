import { describe, expect, it } from 'vitest';
import { initialsOf } from './initials-avatar.tsx';

describe('initialsOf', () => {
  it.each([
    ['Noura Al Harbi', 'N\u200cH'],
    ['نورة الحربي', 'ن\u200cح'],
    ['متجر العيّنة (تجريبي)', 'م\u200cع'],
    ['Mizan', 'M'],
    ['  sample   store ', 'S\u200cS'],
    ['', ''],
  ])('of %s are %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
