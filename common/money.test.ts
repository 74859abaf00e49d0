import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  addMoney,
  basisPointsOf,
  compareMoney,
  money,
  multiplyByBasisPoints,
  negateMoney,
  parseMoney,
  subtractMoney,
  toDecimal,
} from './money.ts';
import { itForAll } from './testing/it-for-all.ts';

const sar = (amount: number) => money(amount, 'SAR');
const amounts = fc.integer({ min: -1e12, max: 1e12 });

it('adds, subtracts, negates and compares', () => {
  expect(addMoney(sar(1050), sar(-50))).toEqual(sar(1000));
  expect(subtractMoney(sar(1000), sar(1050))).toEqual(sar(-50));
  expect(negateMoney(sar(5))).toEqual(sar(-5));
  expect(negateMoney(sar(0)).amount).toBe(0);
  expect([sar(3), sar(-1), sar(2)].sort(compareMoney)).toEqual([sar(-1), sar(2), sar(3)]);
});

it('refuses to mix currencies', () => {
  for (const operation of [addMoney, subtractMoney, compareMoney]) {
    expect(() => operation(sar(1), money(1, 'USD'))).toThrow(TypeError);
  }
});

it('refuses fractions and amounts that lose exactness', () => {
  for (const amount of [0.5, Number.NaN, Infinity, Number.MAX_SAFE_INTEGER + 1]) {
    expect(() => sar(amount)).toThrow(RangeError);
  }
  expect(() => addMoney(sar(Number.MAX_SAFE_INTEGER), sar(1))).toThrow(RangeError);
});

itForAll('undoes an addition by the subtraction', [amounts, amounts], (a, b) => {
  expect(subtractMoney(addMoney(sar(a), sar(b)), sar(b))).toEqual(sar(a));
});

itForAll(
  'a share is the nearest integer, ties away from zero, and odd',
  [fc.nat(1e9), fc.nat(10_000)],
  (amount, basisPoints) => {
    const share = basisPointsOf(amount, basisPoints);
    const twiceError = 2 * (share * 10_000 - amount * basisPoints);
    expect(twiceError).toBeGreaterThan(-10_000);
    expect(twiceError).toBeLessThanOrEqual(10_000);
    expect(basisPointsOf(-amount, basisPoints)).toBe(0 - share);
  },
);

it('a share is exact up to the largest integer, and refuses fractions and what is larger', () => {
  const largest = Number.MAX_SAFE_INTEGER;
  expect(basisPointsOf(largest, 10_000)).toBe(largest);
  expect(() => basisPointsOf(largest, 20_000)).toThrow(RangeError);
  expect(() => basisPointsOf(0.5, 1)).toThrow(RangeError);
});

it('a share keeps the currency of money', () => {
  expect(multiplyByBasisPoints(money(2000, 'AED'), 1500)).toEqual(money(300, 'AED'));
});

it.each([
  ['12', 1200],
  ['12.5', 1250],
  ['١٬٢٣٤٫٥٦', 123456],
  ['.05', 5],
  ['-0', 0],
  ['-0.05', -5],
])('reads %j', (text, amount) => {
  expect(parseMoney(text, 'SAR')).toEqual(sar(amount));
});

it('refuses what is no amount, too exact or too large', () => {
  for (const text of ['', 'abc', '1e2', '1.234', '90071992547409.92']) {
    expect(parseMoney(text, 'SAR'), text).toBeNull();
  }
});

itForAll('writes what it reads', [fc.maxSafeInteger()], (amount) => {
  expect(parseMoney(toDecimal(sar(amount)), 'SAR')).toEqual(sar(amount));
});
