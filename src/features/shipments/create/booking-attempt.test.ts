import { expect, test } from 'vitest';
import { nextAttempt } from './booking-attempt.ts';
import { filledBooking, sampleContext } from './booking-samples.ts';
import { checkBooking } from './to-shipment-create.ts';

const checked = checkBooking(filledBooking, sampleContext);
if (!checked.ok) throw new Error('The sample is not sound');
const body = checked.output;
const requoted = { ...body, quote_id: 'qte_01jd4a2b3c4d5e6f7g8h9jkmnq' };
const kept = { ...requoted, draft_id: 'dft_01jd4a5r6s7t8v9w0x1y2z3a4b' };
const reordered = Object.fromEntries(Object.entries(body).reverse()) as typeof body;
const first = nextAttempt(null, body);
const refused = { ...first, refused: true };

test.each([
  ['the same body', first, body],
  ['the same body in another order', first, reordered],
  ['the same body after a refusal', refused, body],
  ['a renewed quote while no answer has come', first, requoted],
  ['a draft saved while no answer has come', first, kept],
])('is the same booking: %s', (_, last, next) => {
  expect(nextAttempt(last, next)).toEqual(first);
});

test.each([
  ['a renewed quote after a refusal', refused, requoted],
  ['a change by the person', first, { ...body, quantity: 2 }],
])('is a new booking: %s', (_, last, next) => {
  const attempt = nextAttempt(last, next);
  expect(attempt).toMatchObject({ body: next, refused: false });
  expect(attempt.key).not.toBe(first.key);
});
