import type { LaneKind } from './rate-card.ts';
import { HOME_COUNTRY, type Place } from './shipment-request.ts';

/** Whether an end is in Saudi Arabia, where a city is a code. */
export function isSaudi(place: Place): boolean {
  return place.country === HOME_COUNTRY;
}

/** The tariff between two places; a journey with an end abroad is international. */
export function laneBetween(origin: Place, destination: Place): LaneKind {
  if (!isSaudi(origin) || !isSaudi(destination)) return 'international';
  return origin.city === destination.city ? 'intra_city' : 'domestic';
}
