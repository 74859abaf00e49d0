import type { ColumnType, JSONColumnType } from 'kysely';
import type { components } from '../../../openapi/generated/types.ts';
import type { Fixed, FixedTime } from '../../db/columns.ts';

type Wire = components['schemas'];

declare module '../../db/tables.ts' {
  interface Tables {
    quotes: QuotesTable;
  }
}

/** A price in the contract's form, without fields that change later. */
export type StoredPrice = Omit<Wire['CourierPrice'], 'balance_after'>;

/** The answer of a quote, stored unchanged. */
export interface StoredQuoteResult {
  prices: StoredPrice[];
  excluded: Wire['ExcludedCourier'][];
  summary: Wire['ComparisonSummary'];
}

export interface QuotesTable {
  account_id: Fixed<string>;
  id: Fixed<string>;
  request: JSONColumnType<Wire['QuoteCreate'], string, never>;
  result: JSONColumnType<StoredQuoteResult, string, never>;
  created_at: FixedTime;
  expires_at: FixedTime;
  /** The one shipment created from it. */
  used_by: ColumnType<string | null, null | undefined, string>;
  used_at: ColumnType<Date | null, null | undefined, Date>;
}
