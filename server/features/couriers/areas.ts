import { HOME_COUNTRY, type Place } from '../../domain/shipment-request.ts';

/** The code of a Saudi city, or of a country abroad. */
export type AreaCode = string;

/** A place in an area; abroad, prices depend on the country alone. */
export function placeIn(area: AreaCode): Place {
  return /^[A-Z]/.test(area) ? { country: area, city: '' } : { country: HOME_COUNTRY, city: area };
}
