import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeLengthOf, brandOf, type CardFields } from './card-rules.ts';
import { validatorOf } from './contract.ts';
import { asCard, readCard } from './read-card.ts';
import { TEST_CARDS } from './test-cards.ts';

const now = new Date('2026-11-21T12:00:00Z');
const isCard = validatorOf('Card');
const typed: CardFields = {
  name: '  سالم العيّنة ',
  number: '٤١١١ ١١١١-١١١١ ١١١١',
  expiry: '١٢/٢٧',
  code: '١٢٣',
};

it('makes of the fields what the contract calls a card', () => {
  const card = { name: 'سالم العيّنة', number: '4111111111111111' };
  const dated = { ...card, expiry: '2027-12', security_code: '123' };
  expect(readCard(typed, now)).toEqual({ card: dated });
});

it.each(TEST_CARDS.map(({ number }) => number))('takes the test card %s', (number) => {
  const code = '1234'.slice(0, codeLengthOf(brandOf(number)));
  expect(readCard({ ...typed, number, code }, now)).toMatchObject({ card: { number } });
});

describe('the contract itself refuses', () => {
  it.each<[string, Partial<CardFields>]>([
    ['a name without letters', { name: '4111' }],
    ['a name of 101 characters', { name: 'س'.repeat(101) }],
    ['15 digits that are not of American Express', { number: '4111 1111 1111 111' }],
    ['16 digits of American Express', { number: '3782 822463 100050' }],
    ['17 digits', { number: '4111 1111 1111 1111 0' }],
    ['letters in the number', { number: '4111 1111 1111 111a' }],
    ['a thirteenth month', { expiry: '13/27' }],
    ['a code of two digits', { code: '12' }],
    ['a code of five digits', { code: '12345' }],
  ])('%s', (_, wrong) => {
    expect(isCard(asCard(typed))).toBe(true);
    expect(isCard(asCard({ ...typed, ...wrong }))).toBe(false);
    expect(readCard({ ...typed, ...wrong }, now)).toHaveProperty('errors');
  });
});

it('lets through nothing that the contract does not allow, whatever is typed', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789٠٤ -/'), maxLength: 20 });
  const field = (right: string) => fc.oneof(fc.constant(right), digits, fc.string());
  const number = fc.oneof(fc.constantFrom(...TEST_CARDS.map((each) => each.number)), digits);
  const fields = fc.record({
    name: fc.oneof(fc.string({ maxLength: 200 }), fc.constant(typed.name)),
    number,
    expiry: field(typed.expiry),
    code: fc.oneof(field('123'), fc.constant('1234')),
  });
  fc.assert(
    fc.property(fields, (each) => void readCard(each, now)),
    { numRuns: 2_000 },
  );
});
