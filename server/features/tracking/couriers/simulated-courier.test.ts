import { expect, it } from 'vitest';
import { ATTEMPT_WORDS } from '../../../sample-data/courier-words.ts';
import type { CourierParcel } from '../../../ports/courier-port.ts';
import { simulatedCourier } from './simulated-courier.ts';

const BOOKED = new Date('2026-11-21T09:00:00Z');
const after = (minutes: number) => new Date(BOOKED.getTime() + minutes * 60_000);
const riyadh = { country: 'SA', city: 'riyadh' };

/** Cancelled a minute after it was booked. */
const PARCEL: CourierParcel = {
  shipmentId: 'shp_1',
  trackingNumber: 'MZ12345678901',
  origin: riyadh,
  destination: riyadh,
  transitDays: { min: 2, max: 3 },
  bookedAt: BOOKED,
  history: [
    { trackingStatus: 'created', occurredAt: BOOKED },
    { trackingStatus: 'cancelled', occurredAt: after(1) },
  ],
};

it('does not collect what was recalled before, and at speed zero collects nothing', async () => {
  const courier = simulatedCourier(1);
  expect(await courier.eventsOf(PARCEL, after(59))).toEqual([]);
  expect(await courier.cancel(PARCEL, after(59))).toEqual({ cancelled: true });
  expect(await simulatedCourier(0).cancel(PARCEL, after(10_000))).toEqual({ cancelled: true });
});

it('carries on with what it has collected by then', async () => {
  const courier = simulatedCourier(1);
  const scans = await courier.eventsOf(PARCEL, after(181));
  expect(scans.map(({ kind }) => kind)).toEqual(['picked_up']);
  expect(await courier.cancel(PARCEL, after(181))).toEqual({ cancelled: false });
  const known = { trackingStatus: 'picked_up', occurredAt: after(60) } as const;
  const collected = { ...PARCEL, history: [...PARCEL.history, known] };
  expect(await courier.cancel(collected, after(60))).toEqual({ cancelled: false });
  const later = await courier.eventsOf(collected, after(60 * 24 * 30));
  expect(['delivered', 'returned', 'lost']).toContain(later.at(-1)?.kind);
});

it('tells the same reason for a failed attempt each time, and words that fit it', async () => {
  const told = new Set<string>();
  for (let parcel = 0; parcel < 300; parcel += 1) {
    const history = PARCEL.history.slice(0, 1);
    const booked = { ...PARCEL, shipmentId: `shp_${parcel}`, history };
    const scans = await simulatedCourier(60).eventsOf(booked, after(60 * 24 * 30));
    expect(await simulatedCourier(60).eventsOf(booked, after(60 * 24 * 30))).toEqual(scans);
    for (const { kind, text, failureReason } of scans) {
      if (kind !== 'delivery_attempted') expect(failureReason).toBeNull();
      else if (failureReason) {
        told.add(failureReason);
        expect(ATTEMPT_WORDS[failureReason]).toContain(text);
      } else expect.unreachable('an attempt without a reason');
    }
  }
  expect([...told].toSorted()).toEqual(Object.keys(ATTEMPT_WORDS).toSorted());
});
