import { describe, expect, it } from 'vitest';
import { ratingParts, ratingWindow, shownScore } from './shipment-rating.ts';
import type { ShipmentStatus, TrackingStatus } from './shipment-status.ts';

const END = new Date('2026-11-01T10:00:00Z');
const DAY_MS = 24 * 3_600_000;
const after = (ms: number) => new Date(END.getTime() + ms);

/** A journey whose last event was at {@link END}. */
function journey(status: ShipmentStatus, ...statuses: TrackingStatus[]) {
  const events = statuses.map((trackingStatus, index) => ({
    trackingStatus,
    occurredAt: after((index - statuses.length + 1) * DAY_MS),
  }));
  return { status, trackingStatus: statuses.at(-1) ?? 'created', events };
}

describe('a shipment', () => {
  it.each([
    ['delivered', journey('completed', 'created', 'picked_up', 'delivered'), 'open'],
    ['delivered without a scan before', journey('completed', 'created', 'delivered'), 'open'],
    ['returned', journey('failed', 'created', 'picked_up', 'returning', 'returned'), 'open'],
    ['lost', journey('failed', 'created', 'in_transit', 'failed'), 'open'],
    ['refused by the courier', journey('failed', 'created', 'failed'), 'not_ratable'],
    ['cancelled', journey('cancelled', 'created', 'cancelled'), 'not_ratable'],
    ['on its way', journey('pending', 'created', 'out_for_delivery'), 'not_final'],
  ] as const)('that was %s is %s', (_, shipment, state) => {
    expect(ratingWindow(shipment, END).state).toBe(state);
  });

  it('can be rated for 60 days to the millisecond, from its first delivery', () => {
    const delivered = journey('completed', 'created', 'picked_up', 'delivered');
    const events = [
      ...delivered.events,
      { trackingStatus: 'delivered', occurredAt: after(DAY_MS) },
    ];
    const twice = { ...delivered, events: events as typeof delivered.events };
    const until = after(60 * DAY_MS);
    expect(ratingWindow(twice, after(60 * DAY_MS - 1))).toEqual({
      ...{ state: 'open', endedAt: END, until },
    });
    expect(ratingWindow(twice, until)).toEqual({ state: 'too_late', endedAt: END, until });
  });
});

it('has a part for cash only if there was any', () => {
  expect(ratingParts(true)).toEqual(['on_time', 'condition', 'driver', 'cash_paid_out', 'support']);
  expect(ratingParts(false)).toEqual(['on_time', 'condition', 'driver', 'support']);
});

it('rounds a score half up', () => {
  expect([60, 260, 264, 225, 220, 255, 300].map(shownScore)).toEqual([
    1, 4.3, 4.4, 3.8, 3.7, 4.3, 5,
  ]);
});
