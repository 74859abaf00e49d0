import { aCard } from '../../../domain/testing/samples.ts';
import { LANES, SERVICES } from '../../couriers/service-order.ts';
import type { RatedCourier } from '../rated-courier.ts';

const LANES_EACH = SERVICES.length * LANES.length;

/** How many of them carry between Riyadh and Jeddah. */
export const IN_RIYADH = 5;

/** Couriers with that many rows or a few more, each with every service and lane at one base fee. */
export function manyCouriers(rows: number, baseFee: number): RatedCourier[] {
  const lane = { baseFee, perKgFee: 100, transitDays: { min: 1, max: 3 } };
  return Array.from({ length: Math.ceil(rows / LANES_EACH) }, (_, index) => ({
    code: `courier-${index}`,
    name: { ar: `ناقل ${index}`, en: `Courier ${index}` },
    description: { ar: 'ناقل للاختبار.', en: 'A courier for tests.' },
    tier: 'gold',
    supportEmail: `support@courier-${index}.example`,
    phones: [],
    site: null,
    hours: null,
    cards: SERVICES.map((serviceType) =>
      aCard({
        serviceType,
        lanes: { intra_city: lane, domestic: lane, international: lane },
        cities: index < IN_RIYADH ? ['riyadh', 'jeddah'] : ['abha', 'najran', 'tabuk'],
      }),
    ),
  }));
}
