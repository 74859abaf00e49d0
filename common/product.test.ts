import { expect, it } from 'vitest';
import { LOCALE_KEY, TOKEN_COOKIE } from './product.ts';

it('keeps the names that browsers have already stored', () => {
  expect(TOKEN_COOKIE).toBe('mizan_website_token');
  expect(LOCALE_KEY).toBe('mizan_locale');
});
