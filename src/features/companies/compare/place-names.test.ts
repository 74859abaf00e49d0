import { expect, it } from 'vitest';
import { placeNames } from './place-names.ts';

const area = { left: 0, top: 0, width: 400, height: 300 };
const spot = (x: number, y: number) => ({ x, y, radius: 8, width: 80 });

it('a name stands above its point', () => {
  expect(placeNames([spot(200, 150)], area)).toEqual([{ x: 200, y: 129 }]);
});

it('a name at the upper edge stands below its point', () => {
  expect(placeNames([spot(200, 10)], area)).toEqual([{ x: 200, y: 31 }]);
});

it('a name goes where it meets neither a point nor another name', () => {
  const [first, second] = placeNames([spot(200, 150), spot(200, 170)], area);
  expect(first).toEqual({ x: 200, y: 129 });
  expect(second).toEqual({ x: 200, y: 191 });
});

it('names of points in one place stand around it, and those without room are left out', () => {
  const names = placeNames(
    Array.from({ length: 5 }, () => spot(200, 150)),
    area,
  );
  expect(new Set(names.slice(0, 4).map((name) => `${name?.x} ${name?.y}`)).size).toBe(4);
  expect(names[4]).toBeUndefined();
});
