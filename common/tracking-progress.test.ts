import { describe, expect, test } from 'vitest';
import { trackingProgress, type TrackedEvent, type TrackingState } from './tracking-progress.ts';

/** One scan a day from 1 November, newest first as the contract has them. */
function scans(...statuses: TrackingState[]): TrackedEvent[] {
  return statuses
    .map((tracking_status, day) => ({
      tracking_status,
      occurred_at: `2026-11-0${day + 1}T08:00:00Z`,
    }))
    .reverse();
}

function told(status: TrackingState, events: TrackedEvent[]) {
  return trackingProgress(status, events).map((step) => `${step.status} ${step.state}`);
}

describe('on its way', () => {
  test('a new shipment stands at the first of five steps', () => {
    expect(told('created', scans('created'))).toEqual([
      'created current',
      'picked_up ahead',
      'in_transit ahead',
      'out_for_delivery ahead',
      'delivered ahead',
    ]);
  });

  test('the sorting hub is part of the transit and keeps its own name', () => {
    expect(told('at_hub', scans('created', 'picked_up', 'in_transit', 'at_hub'))).toEqual([
      'created done',
      'picked_up done',
      'at_hub current',
      'out_for_delivery ahead',
      'delivered ahead',
    ]);
  });

  test('a failed attempt leaves the parcel out for delivery', () => {
    const steps = told('delivery_attempted', scans('created', 'picked_up', 'delivery_attempted'));
    expect(steps.slice(3)).toEqual(['delivery_attempted current', 'delivered ahead']);
  });

  test('nothing is current once it is delivered', () => {
    const steps = trackingProgress('delivered', scans('created', 'picked_up', 'delivered'));
    expect(steps.map(({ state }) => state)).toEqual(Array(5).fill('done'));
  });

  test('a step carries the first time it was reached, a skipped one none', () => {
    const events = scans('created', 'in_transit', 'at_hub', 'in_transit');
    expect(trackingProgress('in_transit', events).map(({ reachedAt }) => reachedAt)).toEqual([
      '2026-11-01T08:00:00Z',
      undefined,
      '2026-11-02T08:00:00Z',
      undefined,
      undefined,
    ]);
  });

  test('a going back in the scans does not claim later steps', () => {
    const events = scans('created', 'picked_up', 'out_for_delivery', 'at_hub');
    expect(trackingProgress('at_hub', events)[3]).toEqual({
      status: 'out_for_delivery',
      state: 'ahead',
      reachedAt: undefined,
    });
  });
});

describe('off its way', () => {
  test('a cancelled shipment ends after what it reached', () => {
    expect(told('cancelled', scans('created', 'cancelled'))).toEqual([
      'created done',
      'cancelled ended',
    ]);
  });

  test('a return shows that it is not back yet', () => {
    const events = scans('created', 'picked_up', 'out_for_delivery', 'returning');
    expect(told('returning', events)).toEqual([
      'created done',
      'picked_up done',
      'out_for_delivery done',
      'returning current',
      'returned ahead',
    ]);
  });

  test('a returned shipment ends with the sender, with the time of each scan', () => {
    const events = scans('created', 'picked_up', 'returning', 'returned');
    expect(trackingProgress('returned', events).slice(2)).toEqual([
      { status: 'returning', state: 'done', reachedAt: '2026-11-03T08:00:00Z' },
      { status: 'returned', state: 'ended', reachedAt: '2026-11-04T08:00:00Z' },
    ]);
  });

  test('a failed shipment with no scans still began', () => {
    expect(told('failed', [])).toEqual(['created done', 'failed ended']);
  });
});
