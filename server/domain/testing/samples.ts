import type { RateCard } from '../rate-card.ts';
import type { Place, ShipmentRequest } from '../shipment-request.ts';

export const RIYADH: Place = { country: 'SA', city: 'riyadh' };
export const JEDDAH: Place = { country: 'SA', city: 'jeddah' };

/** By default, one kilogram from Riyadh to Jeddah with everything else undecided. */
export function aRequest(changes: Partial<ShipmentRequest> = {}): ShipmentRequest {
  return {
    origin: RIYADH,
    destination: JEDDAH,
    weight: 1_000,
    dimensions: null,
    pieces: 1,
    shipmentType: null,
    shippingMethod: null,
    amountToCollect: null,
    ...changes,
  };
}

/** A typical fictional card that serves Riyadh, Jeddah and the Emirates. */
export function aCard(changes: Partial<RateCard> = {}): RateCard {
  return {
    courierId: 'crr_sample',
    serviceType: 'standard',
    tier: 'silver',
    lanes: {
      intra_city: { baseFee: 1_500, perKgFee: 200, transitDays: { min: 1, max: 2 } },
      domestic: { baseFee: 2_300, perKgFee: 250, transitDays: { min: 2, max: 4 } },
      international: { baseFee: 9_500, perKgFee: 1_900, transitDays: { min: 4, max: 8 } },
    },
    baseWeight: 5_000,
    maxWeight: 30_000,
    maxDimensions: { length: 1_200, width: 800, height: 600 },
    volumetricDivisor: 5_000,
    cities: ['riyadh', 'jeddah'],
    countries: ['AE'],
    remoteAreas: null,
    cod: null,
    returnFee: 1_900,
    shipmentTypes: ['parcel', 'document'],
    shippingMethods: ['pickup', 'drop_off'],
    servedDays: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday'],
    requiredSenderFields: ['contact_name', 'contact_number'],
    notes: { ar: 'بطاقة أسعار للاختبار', en: 'Rate card for tests' },
    ...changes,
  };
}
