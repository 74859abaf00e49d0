import { expect, test } from 'vitest';
import { isExpected, isLate, isStalled } from './attention.ts';

const onItsWay = {
  status: 'pending',
  tracking_status: 'in_transit',
  hours_since_last_update: 71,
  expected_delivery_on: '2026-11-21',
} as const;

test('a shipment is stalled after three days without a scan', () => {
  expect(isStalled(onItsWay)).toBe(false);
  expect(isStalled({ ...onItsWay, hours_since_last_update: 72 })).toBe(true);
});

test('it is late only after the expected day has ended', () => {
  expect(isLate(onItsWay, '2026-11-21')).toBe(false);
  expect(isLate(onItsWay, '2026-11-22')).toBe(true);
});

test.each(['completed', 'cancelled', 'failed'] as const)('nothing is due when %s', (status) => {
  const ended = { ...onItsWay, status, hours_since_last_update: 900 };
  const due = [isStalled(ended), isLate(ended, '2027-01-01'), isExpected(ended)];
  expect(due).toEqual([false, false, false]);
});

test('a returning shipment is no longer expected, but can be stalled', () => {
  const back = { ...onItsWay, tracking_status: 'returning', hours_since_last_update: 90 } as const;
  const due = [isExpected(back), isLate(back, '2027-01-01'), isStalled(back)];
  expect(due).toEqual([false, false, true]);
});
