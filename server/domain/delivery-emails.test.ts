import { expect, it } from 'vitest';
import { deliveryEmailDue } from './delivery-emails.ts';

it.each([
  ['2026-11-21T14:59:59.999Z', '2026-11-21T15:00:00.000Z'],
  ['2026-11-21T15:00:00.000Z', '2026-11-22T15:00:00.000Z'],
  // Past midnight in Riyadh.
  ['2026-11-21T21:30:00.000Z', '2026-11-22T15:00:00.000Z'],
  ['2026-12-31T20:00:00.000Z', '2027-01-01T15:00:00.000Z'],
])('the evening after %s is at %s', (now, evening) => {
  expect(deliveryEmailDue('daily', new Date(now)).toISOString()).toBe(evening);
});
