import { parse } from '@formatjs/icu-messageformat-parser';
import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { pseudoCatalogue } from './pseudo-locale.ts';

const plural = '{count, plural, one {# shipment} other {# shipments}}';

/** An English message in the pseudo-language. */
function pseudo(message: string, values: Record<string, string | number> = {}): string {
  const messages = pseudoCatalogue({ id: parse(message) });
  return createIntl({ locale: 'en', messages }).formatMessage({ id: 'id' }, values);
}

it.each<[what: string, message: string, values: Record<string, string | number>, shown: RegExp]>([
  ['brackets around longer, visibly different words', 'Ship it', {}, /^⟦Śh́íṕ ít́ lor⟧$/],
  ['the same values', 'Welcome, {name}', { name: 'Noura' }, /, Noura /],
  ['one of several forms', plural, { count: 1 }, /^⟦1 ś[^0-9]*t́ lore⟧$/],
  ['the other form', plural, { count: 5 }, /^⟦5 ś[^0-9]*ś lore⟧$/],
  ['the same letters in Arabic', 'الرصيد', {}, /^⟦الرصيد lor⟧$/],
])('a pseudo-language has %s', (_what, message, values, shown) => {
  expect(pseudo(message, values)).toMatch(shown);
});

it('a pseudo-language is about a third longer', () => {
  const message = 'The server cannot be reached. Check your connection and try again.';
  const length = pseudo(message).normalize('NFD').replaceAll('\u0301', '').length;
  expect(length / message.length).toBeGreaterThan(1.33);
  expect(length / message.length).toBeLessThan(1.45);
});

it('a pseudo-language keeps tags around the same words', () => {
  const [message] = Object.values(pseudoCatalogue({ id: parse('Read <b>this</b>') }));
  expect(message).toMatchObject([{}, {}, { value: 'b', children: [{ value: 't́h́íś' }] }, {}]);
});
