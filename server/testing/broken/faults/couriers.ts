import { sql } from 'kysely';
import { basisPointsOf } from '../../../../common/money.ts';
import { handlers as right } from '../../../features/handlers.ts';
import type { OperationAnswer, OperationRequest } from '../../../http/operations.ts';
import { type Faults, inAnswersOf, run } from '../fault.ts';
import { rewritePrices } from './cook-books.ts';

/** Mistakes in what is said about couriers. */
export const courierFaults = {
  'rating-rounded-down': {
    does: '`listCourierRatings` rounds scores down, so that 4.67 stars are shown as 4.6.',
    answer: inAnswersOf('listCourierRatings', ({ data }) => {
      for (const rating of data) {
        const stars = Object.values(rating.parts);
        const mean = stars.reduce((sum, each) => sum + each, 0) / stars.length;
        rating.score = Math.floor(mean * 10) / 10;
      }
    }),
  },
  'histogram-of-page': {
    does: '`listCourierRatings` counts only the ratings of the page in the histogram.',
    answer: inAnswersOf('listCourierRatings', ({ data, summary }) => {
      for (const each of summary.histogram) {
        each.count = data.filter(({ score }) => Math.round(score) === each.stars).length;
      }
    }),
  },
  'promise-as-measured': {
    does: '`createQuote` shows the promised days as those that were measured.',
    answer: inAnswersOf('createQuote', ({ prices }) => {
      for (const { measured, transit_times } of prices) {
        if (measured) measured.p90_days = transit_times.max_days;
      }
    }),
  },
  'price-change-reversed': {
    does: '`listPriceChanges` shows the price after a change as the one before it.',
    answer: inAnswersOf('listPriceChanges', ({ data }) => {
      for (const change of data) {
        const { before, after } = change;
        if (before && after) Object.assign(change, { before: after, after: before });
      }
    }),
  },
  'return-vat-rounded-down': {
    does: 'VAT of the return fee is rounded down in quotes.',
    answer(body, reply) {
      inAnswersOf('createQuote', withoutHalalas)(body, reply);
      inAnswersOf('getQuote', withoutHalalas)(body, reply);
    },
  },
  'remote-fee-twice': {
    does: '`createQuote` charges the fee for remote areas twice if both ends are remote.',
    handlers: {
      async createQuote(request, context) {
        const { body: quote } = await right.createQuote(request, context);
        const { origin, destination } = quote.request;
        const { rows } = await run<{ version: number; areas: string[] | null }>(
          context,
          sql`select version, card->'remoteAreas'->'cities' as areas from card_versions`,
        );
        const remote = new Map(rows.map(({ version, areas }) => [version, new Set(areas)]));
        await rewritePrices(context, quote.id, (stored) => {
          const [version, weight, base, byWeight, cod, fee, , price, ...rest] = stored;
          const areas = remote.get(version);
          if (!areas?.has(origin.city) || !areas.has(destination.city)) return stored;
          const bare = base + byWeight + 2 * fee;
          const vatRate = quote.prices[0]?.vat_rate ?? 0;
          const vat = basisPointsOf(bare + cod, vatRate);
          const prepaid = bare + basisPointsOf(bare, vatRate);
          return [version, weight, base, byWeight, cod, 2 * fee, vat, price && prepaid, ...rest];
        });
        const kept = { path: { quote_id: quote.id } } as OperationRequest<'getQuote'>;
        return { status: 201, body: (await right.getQuote(kept, context)).body };
      },
    },
  },
  'limits-without-reason': {
    does: '`createQuote` shows the amount a courier collects at most with every exclusion.',
    answer: inAnswersOf('createQuote', ({ excluded }) => {
      for (const each of excluded) each.cap ??= { amount: 500_000, currency: 'SAR' };
    }),
  },
  'no-other-as-none': {
    does: '`chooseCourier` says that no courier takes the parcel if only the unwanted one does.',
    answer: inAnswersOf('chooseCourier', ({ courier_choice: choice }) => {
      if (choice.refused === 'no_other') choice.refused = 'none_available';
    }),
  },
  'contradictions-not-warned-of': {
    does: '`getCourierRules` does not warn of rules that contradict themselves.',
    answer: inAnswersOf('getCourierRules', ({ rules }) => {
      for (const rule of rules) {
        rule.warnings = rule.warnings.filter((warning) => warning !== 'contradiction');
      }
    }),
  },
  'branches-in-kilometres': {
    does: '`listBranches` tells distances in kilometres.',
    answer: inAnswersOf('listBranches', ({ data }) => {
      for (const branch of data) {
        if (branch.distance !== undefined) branch.distance = Math.round(branch.distance / 1_000);
      }
    }),
  },
} satisfies Faults;

/** Rounds the VAT of return prices down. */
function withoutHalalas({ prices }: OperationAnswer<'createQuote'>['body']): void {
  for (const { return_price, vat_rate } of prices) {
    const bare = Math.round(return_price.amount / (1 + vat_rate / 10_000));
    return_price.amount = Math.floor(bare + (bare * vat_rate) / 10_000);
  }
}
