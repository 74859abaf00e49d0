import type { components } from '../../../openapi/generated/types.ts';
import { riyadhDay } from '../../domain/calendar.ts';
import { RATING_PARTS, type RatingPart, shownScore } from '../../domain/shipment-rating.ts';
import { withoutNulls } from '../../http/without-nulls.ts';
import { countOf, type RatingTotals } from './courier-ratings.ts';
import type { RatingRow } from './store.ts';

type Schemas = components['schemas'];

const STARS = [5, 4, 3, 2, 1] as const;

/** A rating as its owner sees it. */
export function toRating(row: RatingRow): Schemas['Rating'] {
  return {
    id: row.id,
    shipment_id: row.shipment_id,
    courier_id: row.courier_id,
    ...said(row),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** A rating as everybody sees it: nothing of it tells who gave it. */
export function toCourierRating(row: RatingRow, readerId: string): Schemas['CourierRating'] {
  return {
    id: row.id,
    ...said(row),
    service_type: row.service_type,
    lane: row.lane,
    month: riyadhDay(row.created_at).slice(0, 7),
    mine: row.account_id === readerId,
    sample: row.sample,
  };
}

export function toRatingSummary(totals: RatingTotals | undefined): Schemas['RatingSummary'] {
  return {
    average: (totals?.rating_tenths ?? 0) / 10,
    count: totals?.rating_count ?? 0,
    histogram: STARS.map((stars) => ({ stars, count: totals ? countOf(totals, stars) : 0 })),
    parts: RATING_PARTS.map((part) => {
      const { sum, count } = totals ? ofPart(totals, part) : { sum: 0, count: 0 };
      return { part, average: count === 0 ? 0 : shownScore((60 * sum) / count), count };
    }),
  };
}

function ofPart(totals: RatingTotals, part: RatingPart): { sum: number; count: number } {
  const isOptional = part === 'cash_paid_out' || part === 'support';
  return {
    sum: totals[`${part}_sum`],
    count: isOptional ? totals[`${part}_count`] : totals.rating_count,
  };
}

function said(row: RatingRow) {
  const { on_time, condition, driver, cash_paid_out, support, text } = row;
  return {
    score: shownScore(row.score),
    parts: { on_time, condition, driver, ...withoutNulls({ cash_paid_out, support }) },
    ...withoutNulls({ text }),
  };
}
