import { expect, test } from 'vitest';
import { scans } from './testing/scans.ts';
import { trackingProgress, type TrackingState } from './tracking-progress.ts';

test.each<[string, TrackingState[], string]>([
  [
    'a new shipment stands at the first of five steps',
    ['created'],
    'created current, picked_up ahead, in_transit ahead, out_for_delivery ahead, delivered ahead',
  ],
  [
    'the sorting hub is part of the transit and keeps its own name',
    ['created', 'picked_up', 'in_transit', 'at_hub'],
    'created done, picked_up done, at_hub current, out_for_delivery ahead, delivered ahead',
  ],
  [
    'a failed attempt leaves the parcel out for delivery',
    ['created', 'picked_up', 'delivery_attempted'],
    'created done, picked_up done, in_transit done, delivery_attempted current, delivered ahead',
  ],
  [
    'nothing is current once it is delivered',
    ['created', 'picked_up', 'delivered'],
    'created done, picked_up done, in_transit done, out_for_delivery done, delivered done',
  ],
  [
    'a cancelled shipment ends after what it reached',
    ['created', 'cancelled'],
    'created done, cancelled ended',
  ],
  [
    'a return shows that it is not back yet',
    ['created', 'picked_up', 'out_for_delivery', 'returning'],
    'created done, picked_up done, out_for_delivery done, returning current, returned ahead',
  ],
])('%s', (_, statuses, expected) => {
  const steps = trackingProgress(statuses.at(-1) ?? 'created', scans(...statuses));
  expect(steps.map(({ status, state }) => `${status} ${state}`).join(', ')).toBe(expected);
});

test('a failed shipment with no scans still began', () => {
  expect(trackingProgress('failed', [])).toMatchObject([
    { status: 'created', state: 'done' },
    { status: 'failed', state: 'ended' },
  ]);
});

test('the time of a step is the first time it was reached; a skipped one has none', () => {
  const events = scans('created', 'in_transit', 'at_hub', 'in_transit');
  expect(trackingProgress('in_transit', events).map(({ reachedAt }) => reachedAt)).toEqual([
    '2026-11-01T08:00:00Z',
    undefined,
    '2026-11-02T08:00:00Z',
    undefined,
    undefined,
  ]);
});

test('the time of a step is not claimed for later steps once the scans go back', () => {
  const events = scans('created', 'picked_up', 'out_for_delivery', 'at_hub');
  const ahead = { status: 'out_for_delivery', state: 'ahead', reachedAt: undefined };
  expect(trackingProgress('at_hub', events)[3]).toEqual(ahead);
});

test('the time of a step is that of its own scan at the end of a return', () => {
  const events = scans('created', 'picked_up', 'returning', 'returned');
  expect(trackingProgress('returned', events).slice(2)).toEqual([
    { status: 'returning', state: 'done', reachedAt: '2026-11-03T08:00:00Z' },
    { status: 'returned', state: 'ended', reachedAt: '2026-11-04T08:00:00Z' },
  ]);
});
