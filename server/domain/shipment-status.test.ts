import { describe, expect, it } from 'vitest';
import {
  canCancel,
  canTransition,
  isFinal,
  SHIPMENT_STATUSES,
  TRACKING_STATUSES,
} from './shipment-status.ts';

describe('transitions', () => {
  const allowed = ['pending completed', 'pending cancelled', 'pending failed'];
  const pairs = SHIPMENT_STATUSES.flatMap((from) =>
    SHIPMENT_STATUSES.map((to) => [from, to] as const),
  );

  it.each(pairs)('%s -> %s', (from, to) => {
    expect(canTransition(from, to)).toBe(allowed.includes(`${from} ${to}`));
  });

  it('end in every status but pending', () => {
    expect(SHIPMENT_STATUSES.filter(isFinal)).toEqual(['completed', 'cancelled', 'failed']);
  });
});

describe('cancelling', () => {
  it('is possible before the courier collects', () => {
    expect(canCancel('pending', 'created')).toEqual({ ok: true });
  });

  it.each(TRACKING_STATUSES.filter((status) => status !== 'created'))(
    'is too late once %s',
    (trackingStatus) => {
      expect(canCancel('pending', trackingStatus)).toEqual({
        ok: false,
        reason: 'already_collected',
      });
    },
  );

  it.each(TRACKING_STATUSES)(
    'of a final shipment is refused in every tracking status: %s',
    (last) => {
      expect(canCancel('cancelled', last)).toEqual({ ok: false, reason: 'already_cancelled' });
      expect(canCancel('completed', last)).toEqual({ ok: false, reason: 'already_final' });
      expect(canCancel('failed', last)).toEqual({ ok: false, reason: 'already_final' });
    },
  );
});
