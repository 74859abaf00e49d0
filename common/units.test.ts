import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromGrams, fromMillimetres, toGrams, toMillimetres } from './units.ts';
import { itForAll } from './testing/it-for-all.ts';

const weightUnits = fc.constantFrom('kg' as const, 'g' as const, 'lb' as const);
const dimensionUnits = fc.constantFrom('cm' as const, 'mm' as const, 'in' as const);

it.each([
  [2.5, 'kg', 2500],
  [1.005, 'kg', 1005],
  [0.5005, 'kg', 501],
  [0.0004, 'kg', 0],
  [750, 'g', 750],
  [1, 'lb', 454],
  [22.05, 'lb', 10_002],
] as const)('%d %s is %d g', (value, unit, grams) => {
  expect(toGrams(value, unit)).toBe(grams);
});

it.each([
  [30, 'cm', 300],
  [12.5, 'cm', 125],
  [7, 'mm', 7],
  [1, 'in', 25],
  [12, 'in', 305],
] as const)('%d %s is %d mm', (value, unit, millimetres) => {
  expect(toMillimetres(value, unit)).toBe(millimetres);
});

it('lets nonsense through for the schema to name', () => {
  expect(toGrams(Number.NaN, 'kg')).toBeNaN();
  expect(toGrams(-2, 'kg')).toBe(-2000);
});

it.each([
  [2500, 'kg', 2.5],
  [454, 'lb', 1],
  [1, 'lb', 0.002],
  [0, 'lb', 0],
] as const)('%d g is %s %d', (grams, unit, value) => {
  expect(fromGrams(grams, unit)).toBe(value);
});

const weightPartsOf = { kg: 1000, g: 1, lb: 200 } as const;
itForAll('shows typed weights back as typed', [weightUnits, fc.nat(200_000)], (unit, parts) => {
  const typed = parts / weightPartsOf[unit];
  expect(fromGrams(toGrams(typed, unit), unit)).toBe(typed);
});

const lengthPartsOf = { cm: 10, mm: 1, in: 20 } as const;
itForAll('shows typed lengths back as typed', [dimensionUnits, fc.nat(40_000)], (unit, parts) => {
  const typed = parts / lengthPartsOf[unit];
  expect(fromMillimetres(toMillimetres(typed, unit), unit)).toBe(typed);
});

itForAll(
  'never drifts when a stored value is shown and saved again',
  [fc.nat(2_000_000), weightUnits, dimensionUnits],
  (stored, weight, dimension) => {
    expect(toGrams(fromGrams(stored, weight), weight)).toBe(stored);
    expect(toMillimetres(fromMillimetres(stored, dimension), dimension)).toBe(stored);
  },
);
