import { parse } from '@formatjs/icu-messageformat-parser';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { pseudoCatalogue } from './pseudo-locale.ts';

/** An English message in the pseudo-language. */
function pseudo(message: string, values: Record<string, string | number> = {}): string {
  const messages = pseudoCatalogue({ id: parse(message) });
  return createIntl({ locale: 'en', messages }).formatMessage({ id: 'id' }, values);
}

describe('a pseudo-language', () => {
  it('puts every text in brackets, and makes it longer and visibly different', () => {
    expect(pseudo('Ship it')).toBe('⟦Śh́íṕ ít́ lor⟧');
  });

  it('is about a third longer', () => {
    const message = 'The server cannot be reached. Check your connection and try again.';
    const length = pseudo(message).normalize('NFD').replaceAll('\u0301', '').length;
    expect(length / message.length).toBeGreaterThan(1.33);
    expect(length / message.length).toBeLessThan(1.45);
  });

  it('does not change values', () => {
    expect(pseudo('Welcome, {name}', { name: 'Noura' })).toContain(', Noura ');
  });

  it.each([
    [1, /^⟦1 ś[^0-9]*t́ lore⟧$/],
    [5, /^⟦5 ś[^0-9]*ś lore⟧$/],
  ])('chooses the plural form of %s', (count, form) => {
    expect(pseudo('{count, plural, one {# shipment} other {# shipments}}', { count })).toMatch(
      form,
    );
  });

  it('keeps tags around the same words', () => {
    const [message] = Object.values(pseudoCatalogue({ id: parse('Read <b>this</b>') }));
    expect(message).toMatchObject([{}, {}, { value: 'b', children: [{ value: 't́h́íś' }] }, {}]);
  });

  it('puts Arabic in brackets without changing its letters', () => {
    expect(pseudo('الرصيد')).toBe('⟦الرصيد lor⟧');
  });
});
