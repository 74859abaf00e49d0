import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isLuhn } from '../../common/card-number.ts';
import { brandOf, type CardFields, checkCard, digitsOf, groupDigits } from './card-rules.ts';
import { TEST_CARDS } from './test-cards.ts';

const now = new Date('2026-11-21T12:00:00Z');
const card: CardFields = {
  name: 'سالم العيّنة',
  number: '4111 1111 1111 1111',
  expiry: '12/27',
  code: '123',
};

it('has test cards that pass Luhn and have a brand', () => {
  for (const { number } of TEST_CARDS) {
    expect(isLuhn(number), number).toBe(true);
    const code = brandOf(number) === 'amex' ? '1234' : '123';
    expect(checkCard({ ...card, number, code }, now)).toEqual({});
  }
});

it('has the test cards that the contract lists', () => {
  const contract = readFileSync('openapi/payment-provider.yaml', 'utf8');
  const listed = [...contract.matchAll(/\| ([0-9 ]{15,}) \|/g)].map(([, number]) => number);
  expect(listed).toEqual(TEST_CARDS.map(({ number }) => groupDigits(number)));
});

it.each([
  ['4406470000000007', 'mada'],
  ['440647', 'mada'],
  ['44064', 'visa'],
  ['5060', null],
  ['5588480000000000', 'mada'],
  ['5555555555554444', 'mastercard'],
  ['2221000000000009', 'mastercard'],
  ['2720990000000007', 'mastercard'],
  ['2721000000000000', null],
  ['2220990000000000', null],
  ['9682080000000000', 'mada'],
  ['378282246310005', 'amex'],
  ['36', null],
  ['', null],
])('recognises %s as %s', (digits, brand) => {
  expect(brandOf(digits)).toBe(brand);
});

it.each(['4111 1111 1111 1111', '4111 11', '3782 822463 10005', '3782 8', ''])(
  'groups the digits as on the card: %s',
  (grouped) => {
    expect(groupDigits(grouped.replaceAll(' ', ''))).toBe(grouped);
  },
);

describe('checkCard', () => {
  it.each<[string, Partial<CardFields>]>([
    ['Arabic-Indic digits', { number: '٤١١١ ١١١١ ١١١١ ١١١١', expiry: '١٢/٢٧', code: '١٢٣' }],
    ['Persian digits', { number: '۴۱۱۱۱۱۱۱۱۱۱۱۱۱۱۱', expiry: '۱۲۲۷', code: '۱۲۳' }],
    ['what was copied with marks and dashes', { number: '\u200f4111-1111-1111-1111\u200e' }],
    ['a year in full', { expiry: '12 / 2027' }],
    ['the month that it is', { expiry: '11/26' }],
  ])('accepts %s', (_what, typed) => {
    expect(checkCard({ ...card, ...typed }, now)).toEqual({});
  });

  it.each<[keyof CardFields, string, string]>([
    ['name', '  ', 'name_required'],
    ['name', '4111111111111111', 'name_required'],
    ['name', 'س'.repeat(101), 'name_too_long'],
    ['number', '', 'number_required'],
    ['number', '4111 1111 1111 1112', 'number_invalid'],
    ['number', '4111 1111 1111 111', 'number_invalid'],
    ['number', '4111 1111 1111 1111 0', 'number_invalid'],
    ['number', '4111a1111 1111 1111', 'number_invalid'],
    ['number', '0000 0000 0000 0000', 'number_invalid'],
    ['number', '4242 4242 4242 4242', 'number_not_a_test_card'],
    ['expiry', '', 'expiry_required'],
    ['expiry', '13/27', 'expiry_invalid'],
    ['expiry', '1/27', 'expiry_invalid'],
    ['expiry', '12/1927', 'expiry_invalid'],
    ['expiry', '10/26', 'expiry_past'],
    ['code', '', 'code_required'],
    ['code', '12', 'code_invalid'],
    ['code', '1234', 'code_invalid'],
    ['code', '12a', 'code_invalid'],
  ])('reports %s "%s" as wrong: %s', (field, typed, error) => {
    expect(checkCard({ ...card, [field]: typed }, now)).toEqual({ [field]: error });
  });

  it('requires four digits for American Express', () => {
    const amex = { ...card, number: '3782 822463 10005' };
    expect(checkCard(amex, now)).toEqual({ code: 'code_invalid' });
    expect(checkCard({ ...amex, code: '1234' }, now)).toEqual({});
  });
});

it('removes invisible characters copied with the digits', () => {
  expect(digitsOf('\u202a٤٤-06 4۷\u202c')).toBe('440647');
});
