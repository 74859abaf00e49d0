import type { components } from '../../../openapi/generated/types.ts';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import { currentBalance } from '../balance/ledger.ts';
import { insertQuote } from './store.ts';
import { tariffOf, type Tariff } from '../couriers/tariff.ts';
import { riyadhDay } from '../../domain/calendar.ts';
import { MissingRateError } from '../../domain/exchange-rates.ts';
import { type PricedShipment, priceShipment } from '../../domain/price-shipment.ts';
import { quoteExpiry } from '../../domain/quote-binding.ts';
import { toQuote, toQuoteResult, toShipmentRequest } from './mapper.ts';
import { invalidFields } from '../../http/problem.ts';

type Schemas = components['schemas'];

/**
 * Prices a parcel with every courier, stores the quote and returns it in the contract's form.
 *
 * @throws ProblemError 422 when the amount to collect is in a currency without a rate.
 */
export async function giveQuote(
  db: Database,
  accountId: string,
  request: Schemas['QuoteCreate'],
  now: Date,
): Promise<Schemas['Quote']> {
  const tariff = await tariffOf(db);
  const quote = {
    id: newId('qte', now),
    request,
    result: toQuoteResult(priceWith(tariff, request, now), tariff, now),
    created_at: now,
    expires_at: quoteExpiry(now),
  };
  await insertQuote(db.kysely, {
    ...quote,
    account_id: accountId,
    request: JSON.stringify(quote.request),
    result: JSON.stringify(quote.result),
  });
  const balance = await currentBalance(db.kysely, accountId);
  return toQuote({ ...quote, used_by: null }, balance, now);
}

function priceWith(tariff: Tariff, request: Schemas['QuoteCreate'], now: Date): PricedShipment {
  try {
    return priceShipment(toShipmentRequest(request), tariff.cards, tariff.rates, {
      on: riyadhDay(now),
    });
  } catch (error) {
    if (!(error instanceof MissingRateError)) throw error;
    throw invalidFields([{ pointer: '/amount_to_collect/currency', code: 'invalid_value' }]);
  }
}
