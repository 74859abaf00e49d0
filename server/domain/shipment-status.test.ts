import { expect, it } from 'vitest';
import {
  canCancel,
  canTransition,
  isFinal,
  SHIPMENT_STATUSES,
  TRACKING_STATUSES,
} from './shipment-status.ts';

it('transitions lead from pending to every other status, and nowhere else', () => {
  const possible = SHIPMENT_STATUSES.flatMap((from) =>
    SHIPMENT_STATUSES.filter((to) => canTransition(from, to)).map((to) => `${from} ${to}`),
  );
  expect(possible).toEqual(['pending completed', 'pending cancelled', 'pending failed']);
  expect(SHIPMENT_STATUSES.filter(isFinal)).toEqual(['completed', 'cancelled', 'failed']);
});

it.each(TRACKING_STATUSES)('cancelling in tracking status %s', (last) => {
  const collected = { ok: false, reason: 'already_collected' };
  expect(canCancel('pending', last)).toEqual(last === 'created' ? { ok: true } : collected);
  expect(canCancel('cancelled', last)).toEqual({ ok: false, reason: 'already_cancelled' });
  expect(canCancel('completed', last)).toEqual({ ok: false, reason: 'already_final' });
  expect(canCancel('failed', last)).toEqual({ ok: false, reason: 'already_final' });
});
