import { expect, test } from 'vitest';
import { nextAttempt } from './booking-attempt.ts';
import { filledBooking, sampleContext } from './booking-samples.ts';
import { checkBooking } from './to-shipment-create.ts';

const checked = checkBooking(filledBooking, sampleContext);
if (!checked.ok) throw new Error('The sample is not sound');
const body = checked.output;
const requoted = { ...body, quote_id: 'qte_01jd4a2b3c4d5e6f7g8h9jkmnq' };
const first = nextAttempt(null, body);

test('the same booking keeps its key, in whatever order its fields are', () => {
  const reordered = Object.fromEntries(Object.entries(body).reverse()) as typeof body;
  expect(nextAttempt(first, reordered).key).toBe(first.key);
  expect(nextAttempt({ ...first, refused: true }, body)).toEqual(first);
});

test('while no answer has come, a renewed quote sends the first request again', () => {
  expect(nextAttempt(first, requoted)).toBe(first);
});

test('while no answer has come, a draft saved in the meantime does not make a new booking', () => {
  const kept = { ...requoted, draft_id: 'dft_01jd4a5r6s7t8v9w0x1y2z3a4b' };
  expect(nextAttempt(first, kept)).toBe(first);
});

test('after a refusal a renewed quote is a new booking', () => {
  const next = nextAttempt({ ...first, refused: true }, requoted);
  expect(next.key).not.toBe(first.key);
  expect(next.body).toBe(requoted);
});

test('a change by the person is a new booking', () => {
  const next = nextAttempt(first, { ...body, quantity: 2 });
  expect(next.key).not.toBe(first.key);
  expect(next.refused).toBe(false);
});
