import type { components } from '../../../openapi/generated/types.ts';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import { insertQuote } from './store.ts';
import { ratingsAt } from '../ratings/current-ratings.ts';
import { measuredOf } from '../deliveries/measured.ts';
import { lastTariff, tariffOf, type Tariff } from '../couriers/tariff.ts';
import { riyadhDay } from '../../domain/calendar.ts';
import { MissingRateError } from '../../domain/exchange-rates.ts';
import { priceShipment } from '../../domain/price-shipment.ts';
import { quoteExpiry } from '../../domain/quote-binding.ts';
import { toQuote, toShipmentRequest } from './mapper.ts';
import { toStoredOffer } from './stored-offer.ts';
import type { StoredOffer } from './tables.ts';
import { invalidFields } from '../../http/problem.ts';

type Schemas = components['schemas'];

/**
 * Prices a parcel with every courier, stores the quote and returns it in the contract's form. No
 * quote is given with a tariff that has been replaced: the statement that stores it looks.
 *
 * @throws ProblemError 422 when the amount to collect is in a currency without a rate.
 */
export async function giveQuote(
  db: Database,
  accountId: string,
  request: Schemas['QuoteCreate'],
  now: Date,
): Promise<Schemas['Quote']> {
  const id = newId('qte', now);
  const measured = await measuredOf(db, now);
  const times = { created_at: now, expires_at: quoteExpiry(now) };
  // A rate may be missing only in an outdated tariff.
  let tariff = await (request.amount_to_collect ? tariffOf(db) : lastTariff(db));
  for (;;) {
    const offer = offerOf(request, tariff, now);
    const texts = { request: JSON.stringify(request), offer: JSON.stringify(offer) };
    const row = { account_id: accountId, id, ...times, ...texts };
    const stored = await insertQuote(db.kysely, row, tariff.version);
    if (stored !== undefined) {
      const ratings = await ratingsAt(db, stored.ratings);
      const quote = { id, request, offer, ...times, used_by: null };
      const known = { balance: stored.balance, ratings, measured, now };
      return toQuote(quote, tariff.byVersion, known);
    }
    tariff = await tariffOf(db);
  }
}

function offerOf(request: Schemas['QuoteCreate'], tariff: Tariff, now: Date): StoredOffer {
  const parcel = toShipmentRequest(request);
  const { couriers } = request;
  const cards = couriers
    ? tariff.cards.filter(({ courierId }) => couriers.includes(courierId))
    : tariff.cards;
  try {
    const options = { on: riyadhDay(now) };
    return toStoredOffer(parcel, priceShipment(parcel, cards, tariff.rates, options), tariff, now);
  } catch (error) {
    if (!(error instanceof MissingRateError)) throw error;
    throw invalidFields([{ pointer: '/amount_to_collect/currency', code: 'invalid_value' }]);
  }
}
