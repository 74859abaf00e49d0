import type { LaneKind, RateCard, ServiceType } from '../../domain/rate-card.ts';

/** The order in which services are shown. */
export const SERVICES = [
  'economy',
  'standard',
  'express',
  'same_day',
] as const satisfies ServiceType[];

/** The order in which lanes are shown. */
export const LANES = ['intra_city', 'domestic', 'international'] as const satisfies LaneKind[];

/** Sorts the cards of a courier by service. */
export function byService(a: RateCard, b: RateCard): number {
  return SERVICES.indexOf(a.serviceType) - SERVICES.indexOf(b.serviceType);
}
