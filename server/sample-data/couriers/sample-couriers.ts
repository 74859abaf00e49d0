import { cityCouriers } from './city.ts';
import type { Courier } from './courier.ts';
import { internationalCouriers } from './international.ts';
import { nationwideCouriers } from './nationwide.ts';
import { regionalCouriers } from './regional.ts';
import { specialistCouriers } from './specialist.ts';

/** The fictional couriers of the sample data: no real company, no real price. */
export const SAMPLE_COURIERS: readonly Courier[] = [
  ...nationwideCouriers,
  ...regionalCouriers,
  ...cityCouriers,
  ...internationalCouriers,
  ...specialistCouriers,
];
