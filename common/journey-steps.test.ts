import { expect, test } from 'vitest';
import { journeySteps } from './journey-steps.ts';
import { scans } from './testing/scans.ts';
import type { TrackedEvent, TrackingState } from './tracking-progress.ts';

/** Each step with the days of its scans and, in brackets, of its heading. */
function told(...statuses: TrackingState[]): string[] {
  return journeySteps(statuses.at(-1) ?? 'created', scans(...statuses)).map(
    ({ status, events, head }) =>
      `${status} ${events.map(dayOf).join()} (${head ? dayOf(head) : ''})`,
  );
}

function dayOf({ occurred_at }: TrackedEvent): string {
  return String(Number(occurred_at.slice(8, 10)));
}

test('each scan is below its step, oldest first', () => {
  expect(
    told('created', 'picked_up', 'in_transit', 'at_hub', 'out_for_delivery', 'delivered'),
  ).toEqual([
    'created 1 (1)',
    'picked_up 2 (2)',
    'in_transit 3,4 (3)',
    'out_for_delivery 5 (5)',
    'delivered 6 (6)',
  ]);
});

test('the step of now tells its last scan, the others the first', () => {
  expect(told('created', 'picked_up', 'in_transit', 'at_hub', 'at_hub').slice(1)).toEqual([
    'picked_up 2 (2)',
    'at_hub 3,4,5 (5)',
    'out_for_delivery  ()',
    'delivered  ()',
  ]);
});

test('a scan of an earlier step stays where the parcel had come to', () => {
  const statuses = ['created', 'out_for_delivery', 'delivery_attempted', 'at_hub'] as const;
  expect(told(...statuses, 'out_for_delivery')[3]).toBe('out_for_delivery 2,3,4,5 (5)');
});

test('scans beyond the step of now are below it, not at a step still ahead', () => {
  expect(told('created', 'picked_up', 'in_transit', 'out_for_delivery', 'at_hub')).toEqual([
    'created 1 (1)',
    'picked_up 2 (2)',
    'at_hub 3,4,5 (5)',
    'out_for_delivery  ()',
    'delivered  ()',
  ]);
});

test('where a journey left its way, the way back is a step of its own', () => {
  expect(told('created', 'picked_up', 'delivery_attempted', 'returning', 'returned')).toEqual([
    'created 1 (1)',
    'picked_up 2 (2)',
    'out_for_delivery 3 (3)',
    'returning 4 (4)',
    'returned 5 (5)',
  ]);
});

test('every scan is told once, a delivery after the end too', () => {
  const events = [...scans('created', 'cancelled'), ...scans('created', 'created', 'delivered')];
  const steps = journeySteps('cancelled', events);
  expect(steps.map(({ status }) => status)).toContain('cancelled');
  expect(steps.flatMap((step) => step.events)).toHaveLength(events.length);
});
