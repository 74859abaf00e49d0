import { expect, test } from 'vitest';
import { filledBooking, sampleProfile } from './booking-samples.ts';
import { emptyBooking, type BookingValues } from './booking-values.ts';
import { fillIn } from './fill-in.ts';

const empty = emptyBooking(sampleProfile);
const medium = fillIn(filledBooking, empty);
const typed = { ...medium.sender, gross_weight: 2, volume: 1 };
const removed = { ...medium.sender, gross_weight: null };

test('a form is opened with everything filled in, and its size decides', () => {
  expect(medium.sender).toMatchObject({ volume: 17_500, gross_weight: 2500 });
  expect(fillIn({ ...filledBooking, length: 1 }, empty)).toEqual(medium);
  const small = { length: 200, width: 150, height: 100 };
  expect(fillIn(empty, empty)).toMatchObject({ ...small, size: 'small' });
  expect(fillIn({ ...empty, length: 210, width: 150, height: 90 }, empty).size).toBe('custom');
});

test.each<[string, Partial<BookingValues>, object]>([
  ['a size gives the dimensions', { size: 'small' }, { length: 200, width: 150, height: 100 }],
  ['dimensions make the size custom', { width: 260 }, { size: 'custom' }],
  ['the volume covers all pieces', { pieces: 2 }, { sender: { volume: 35_000 } }],
  ['it is rounded up', { length: 11, width: 11, height: 11 }, { sender: { volume: 2 } }],
  ['without a side there is none', { width: null }, { sender: { volume: null } }],
  ['text has none', { width: 'x' }, { sender: { volume: null } }],
  ['the weight follows', { weight: 3 }, { sender: { gross_weight: 3 } }],
  ['what is typed stays', { weight: 3, pieces: 2, sender: typed }, { sender: typed }],
  ['what is removed stays away', { sender: removed }, { sender: removed }],
])('%s', (_, change, filled) => {
  expect(fillIn({ ...medium, ...change }, medium)).toMatchObject(filled);
});
