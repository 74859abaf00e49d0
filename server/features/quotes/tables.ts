import type { ColumnType, JSONColumnType } from 'kysely';
import type { components } from '../../../openapi/generated/types.ts';
import type { Fixed, FixedTime } from '../../db/columns.ts';
import type { Badge } from '../../domain/badges.ts';
import type { CalendarDay } from '../../domain/calendar.ts';
import type { ExclusionCode } from '../../domain/exclusion.ts';
import type { LaneKind } from '../../domain/rate-card.ts';

type Wire = components['schemas'];

declare module '../../db/tables.ts' {
  interface Tables {
    quotes: QuotesTable;
  }
}

export interface QuotesTable {
  account_id: Fixed<string>;
  id: Fixed<string>;
  request: JSONColumnType<Wire['QuoteCreate'], string, never>;
  offer: JSONColumnType<StoredOffer, string, never>;
  created_at: FixedTime;
  expires_at: FixedTime;
  /** The one shipment created from it. */
  used_by: ColumnType<string | null, null | undefined, string>;
  used_at: ColumnType<Date | null, null | undefined, Date>;
}

/**
 * What a quote showed, without what is in the versions of its cards and what follows from the
 * amounts.
 */
export interface StoredOffer {
  /** Of every price. */
  lane: LaneKind;
  vat_rate: number;
  /** The version of the card with each badge. */
  badges: Partial<Record<Badge, number>>;
  /** In the order shown. */
  prices: StoredPrice[];
  excluded: StoredExclusion[];
  summary: Wire['ComparisonSummary'];
}

/** Weights are grams, amounts halalas. */
export type StoredPrice = [
  version: number,
  chargeableWeight: number,
  baseFee: number,
  weightFee: number,
  codFee: number,
  remoteAreaFee: number,
  vat: number,
  price: number,
  returnPrice: number,
  expectedDeliveryOn: CalendarDay,
];

/** `area` is the place that is not served. */
export type StoredExclusion = [version: number, reason: ExclusionCode, area?: string];
