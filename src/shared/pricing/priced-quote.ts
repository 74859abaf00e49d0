import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { differingFields } from '../../../common/quoted-parcel.ts';
import { asApiError } from '../../api/errors.ts';
import type { QuoteCreate } from '../../api/generated/model/quote-create.ts';
import type { Quote } from '../../api/generated/model/quote.ts';
import { createQuote, getQuote } from '../../api/generated/quotes/quotes.ts';

/** A quote and the time, on this device's clock, when it expires. */
export interface PricedQuote {
  quote: Quote;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

const rootKey = 'pricedQuote';

/**
 * The prices of a parcel. The same parcel is not priced again while its quote is valid, so leaving
 * the page and coming back shows the same prices.
 *
 * @param adoptedId a quote from the address, used if it is still open and for this parcel.
 */
export function pricedQuoteOptions(request: QuoteCreate | null, adoptedId?: string) {
  return queryOptions({
    queryKey: [rootKey, request],
    queryFn: async ({ signal }): Promise<PricedQuote> => {
      if (!request) throw new Error('Without a parcel there is nothing to price');
      const adopted = adoptedId === undefined ? null : await findQuote(adoptedId, signal);
      if (adopted && differingFields(adopted.request, request).length === 0) {
        const kept = { quote: adopted, expiresAt: Date.parse(adopted.expires_at) };
        if (adopted.status === 'open' && kept.expiresAt > Date.now()) return kept;
      }
      return justPriced(await createQuote(request, undefined, { signal }));
    },
    enabled: request !== null,
    staleTime: ({ state }) =>
      state.data ? Math.max(0, state.data.expiresAt - state.dataUpdatedAt) : 0,
    gcTime: 20 * 60_000,
    // Prices change when the person changes something or asks, never because a window got the
    // focus.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** A quote that has just arrived. Its duration counts, because device clocks are often wrong. */
function justPriced(quote: Quote): PricedQuote {
  const span = Date.parse(quote.expires_at) - Date.parse(quote.created_at);
  return { quote, expiresAt: Date.now() + span };
}

/** Replaces a parcel's prices by those that came with a refused booking. */
export function replacePrices(client: QueryClient, request: QuoteCreate, quote: Quote): void {
  client.setQueryData(pricedQuoteOptions(request).queryKey, justPriced(quote));
}

/**
 * After a booking its quote is used up and every balance after purchase has changed, so cached
 * prices are discarded.
 */
export async function outdatePrices(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: [rootKey], refetchType: 'none' });
}

async function findQuote(id: string, signal: AbortSignal): Promise<Quote | null> {
  try {
    return await getQuote(id, { signal });
  } catch (error) {
    // Someone else's quote, an old one or a mistyped one: price again.
    if (asApiError(error)?.status === 404) return null;
    throw error;
  }
}
