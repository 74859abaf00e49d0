import { expect, test } from 'vitest';
import { filledBooking, sampleProfile } from './booking-samples.ts';
import { emptyBooking, type BookingValues } from './booking-values.ts';
import { fillIn } from './fill-in.ts';

const medium = fillIn(filledBooking, emptyBooking(sampleProfile));
const withSender = (values: BookingValues, sender: Partial<BookingValues['sender']>) => ({
  ...values,
  sender: { ...values.sender, ...sender },
});
const small = { size: 'small', length: 200, width: 150, height: 100 };

test.each<[string, BookingValues, BookingValues, object]>([
  ['a size gives the dimensions', { ...medium, size: 'small' }, medium, small],
  ['dimensions make a size custom', { ...medium, width: 260 }, medium, { size: 'custom' }],
  ['without dimensions there is no size', emptyBooking(sampleProfile), medium, { size: '' }],
  [
    'in a new form the size wins',
    { ...filledBooking, length: 1 },
    emptyBooking(sampleProfile),
    medium,
  ],
  [
    'the volume covers all pieces',
    { ...medium, pieces: 2 },
    medium,
    { sender: { volume: 35_000 } },
  ],
  [
    'the volume is rounded up',
    { ...medium, size: 'custom', length: 11, width: 11, height: 11 },
    medium,
    { sender: { volume: 2 } },
  ],
  ['no volume without a side', { ...medium, width: null }, medium, { sender: { volume: null } }],
  ['no volume of text', { ...medium, width: 'x' }, medium, { sender: { volume: null } }],
  ['the weight follows', { ...medium, weight: 3 }, medium, { sender: { gross_weight: 3 } }],
  [
    'what the person typed stays',
    withSender({ ...medium, weight: 3, pieces: 2 }, { gross_weight: 2, volume: 1 }),
    medium,
    { sender: { gross_weight: 2, volume: 1 } },
  ],
  [
    'what the person removed stays away',
    withSender(medium, { gross_weight: null }),
    medium,
    { sender: { gross_weight: null } },
  ],
])('%s', (_, values, before, filled) => {
  expect(fillIn(values, before)).toMatchObject(filled);
});
