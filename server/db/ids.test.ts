import { expect, it } from 'vitest';
import { firstIdAt, newId } from './ids.ts';

const at = (milliseconds: number) => new Date(Date.UTC(2026, 10, 21, 9) + milliseconds);

it('sorts ids by time, and those of one millisecond by the order in which they were made', () => {
  const ids = [0, 0, 0, 1, 1, 0].map((time) => newId('shp', at(time)));
  const [first, second, third, later, last, late] = ids;
  expect([first, second, third, later, last].toSorted()).toEqual(ids.slice(0, 5));
  expect(new Set(ids).size).toBe(6);
  expect(late?.slice(0, 14)).toBe(first?.slice(0, 14));
});

it('has no id below the first of its time', () => {
  expect(newId('shp', at(0)) >= firstIdAt('shp', at(0))).toBe(true);
  expect(newId('shp', at(0)) < firstIdAt('shp', at(1))).toBe(true);
});

it('does not tell the next id of another time', () => {
  const ends = Array.from({ length: 50 }, (_, time) => newId('shp', at(time)).slice(14));
  expect(new Set(ends).size).toBe(50);
});

it('makes the same ids with the same random numbers', () => {
  const ids = () => [0, 0].map(() => newId('shp', at(0), () => 0.5));
  expect(ids()).toEqual(ids());
});
