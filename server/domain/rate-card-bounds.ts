import { MAX_AMOUNT, ensure, ensureInteger } from './bounds.ts';
import { HOME_COUNTRY } from './shipment-request.ts';
import type { CodTerms, Lane, RateCard } from './rate-card.ts';

const MAX_FEE = 1_000_000_000;
const MAX_GRAMS = 10_000_000;
const MAX_MILLIMETRES = 10_000;
const MAX_DAYS = 365;

/**
 * Checks a card before prices are computed from it. An invalid card is our fault, not the
 * customer's.
 *
 * @throws RangeError naming the courier, the service and the field.
 */
export function assertRateCard(card: RateCard): void {
  const at = (field: string) => `${card.courierId} ${card.serviceType}: ${field}`;
  const lanes = Object.entries(card.lanes);
  ensure(lanes.length > 0, at('lanes must hold at least one lane'));
  for (const [kind, lane] of lanes) assertLane(at(kind), lane);
  ensureInteger(at('baseWeight'), card.baseWeight, 1, MAX_GRAMS);
  ensureInteger(at('maxWeight'), card.maxWeight, 1, MAX_GRAMS);
  ensureInteger(at('volumetricDivisor'), card.volumetricDivisor, 1, 100_000);
  ensureInteger(at('returnFee'), card.returnFee, 0, MAX_FEE);
  if (card.remoteAreas) ensureInteger(at('remote fee'), card.remoteAreas.fee, 0, MAX_FEE);
  if (card.cod) assertCod(at('COD'), card.cod);
  const { length, width, height } = card.maxDimensions;
  ensureInteger(at('max length'), length, 1, MAX_MILLIMETRES);
  ensureInteger(at('max width'), width, 1, MAX_MILLIMETRES);
  ensureInteger(at('max height'), height, 1, MAX_MILLIMETRES);
  ensure(length >= width && width >= height, at('maxDimensions must be longest first'));
  ensure(!card.countries.includes(HOME_COUNTRY), at('countries are those abroad'));
  ensure(card.servedDays.length > 0, at('servedDays must not be empty'));
}

function assertLane(at: string, { baseFee, perKgFee, transitDays }: Lane): void {
  ensureInteger(`${at} baseFee`, baseFee, 1, MAX_FEE);
  ensureInteger(`${at} perKgFee`, perKgFee, 0, MAX_FEE);
  ensureInteger(`${at} shortest transit`, transitDays.min, 0, MAX_DAYS);
  ensureInteger(`${at} longest transit`, transitDays.max, transitDays.min, MAX_DAYS);
}

function assertCod(at: string, { flatFee, rateBasisPoints, cap }: CodTerms): void {
  ensureInteger(`${at} flatFee`, flatFee, 0, MAX_FEE);
  ensureInteger(`${at} rateBasisPoints`, rateBasisPoints, 0, 10_000);
  ensureInteger(`${at} cap`, cap, 1, MAX_AMOUNT);
}
