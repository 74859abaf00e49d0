import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { quotedParcels } from '../../common/testing/quoted-parcels.ts';
import { quoteStillFits } from '../../server/domain/quote-binding.ts';
import type { QuoteCreate } from '../../src/api/generated/model/quote-create.ts';
import type { Quote } from '../../src/api/generated/model/quote.ts';
import * as quotes from '../../src/api/generated/quotes/quotes.ts';
import { pricedQuoteOptions } from '../../src/shared/pricing/priced-quote.ts';

vi.mock('../../src/api/generated/quotes/quotes.ts');

const now = new Date('2026-11-21T10:05:00Z');
const expiresAt = new Date('2026-11-21T10:15:00Z');

beforeEach(() => {
  vi.setSystemTime(now);
  return () => {
    vi.useRealTimers();
  };
});

const aQuote = (id: string, request: QuoteCreate) =>
  ({
    ...{ id, status: 'open', request },
    ...{ created_at: now.toISOString(), expires_at: expiresAt.toISOString() },
  }) as Quote;

it('the app keeps a quote exactly when the server accepts it', async () => {
  const requests = quotedParcels as fc.Arbitrary<QuoteCreate>;
  await fc.assert(
    fc.asyncProperty(requests, requests, async (quoted, wanted) => {
      vi.mocked(quotes.getQuote).mockResolvedValue(aQuote('seen', quoted));
      vi.mocked(quotes.createQuote).mockResolvedValue(aQuote('new', wanted));
      const { quote } = await new QueryClient().query(pricedQuoteOptions(wanted, 'seen'));

      const choice = { courierId: 'crr_a', serviceType: 'standard' } as const;
      const binding = { request: quoted, prices: [choice], expiresAt, usedAt: null };
      const { outcome } = quoteStillFits(binding, { request: wanted, ...choice }, now);
      expect(quote.id === 'seen').toBe(outcome === 'ok');
    }),
  );
});
