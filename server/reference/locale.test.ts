import { describe, expect, it } from 'vitest';
import { localeOf } from './locale.ts';

describe('localeOf', () => {
  it.each([
    [undefined, 'ar'],
    ['', 'ar'],
    ['ar', 'ar'],
    ['en', 'en'],
    ['EN-gb', 'en'],
    ['ar-SA, en;q=0.9', 'ar'],
    ['ar;q=0.4, en;q=0.9', 'en'],
    ['ar;q=0, en;q=0.1', 'en'],
    ['fr, de;q=0.8', 'ar'],
    ['fr, en;q=0.5', 'en'],
    ['*', 'ar'],
    ['en;q=0', 'ar'],
    ['en;q=oops', 'ar'],
    ['en;q=0.5, *;q=0.8', 'ar'],
    ['english', 'ar'],
  ])('reads %j as %s', (header, locale) => {
    expect(localeOf(header)).toBe(locale);
  });
});
