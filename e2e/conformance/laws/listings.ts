import { COUNT, type ListId } from './prepared-lists.ts';

type Row = Record<string, unknown>;

/** A list's operation, and the values its rows are ordered by. */
export interface Listing {
  id: ListId;
  /** By the value of `sort`; '' for the default order. */
  sorts: Record<string, (row: never) => number | string>;
  keyOf: (row: never) => string;
  /** Minimum number of rows: those created; there may be few couriers. */
  least: number;
}

interface Rated {
  rating: number;
  rating_count: number;
}

/** What couriers are sorted by: as if each had 20 further ratings of 3.5. */
function bayesianMean({ rating, rating_count }: Rated): number {
  const tenths = Math.round(rating * 10);
  return Math.floor(((tenths * rating_count + 700) * 100_000) / (rating_count + 20));
}

const TIERS = ['bronze', 'silver', 'gold', 'platinum'];

interface Summed {
  charge: { total_fee: { amount: number } };
}

export const LISTINGS: readonly Listing[] = [
  {
    id: 'listShipments',
    sorts: {
      '': (row: Row) => Date.parse(String(row.created_at)),
      created_at: (row: Row) => Date.parse(String(row.created_at)),
      updated_at: (row: Row) => Date.parse(String(row.updated_at)),
      total_fee: (row: Summed) => row.charge.total_fee.amount,
    },
    keyOf: ({ id }: { id: string }) => id,
    least: COUNT,
  },
  {
    id: 'listTransactions',
    sorts: {
      '': (row: { sequence: number }) => row.sequence,
      created_at: (row: { sequence: number }) => row.sequence,
    },
    keyOf: ({ id }: { id: string }) => id,
    least: COUNT,
  },
  {
    id: 'listCouriers',
    sorts: {
      '': bayesianMean,
      rating: bayesianMean,
      tier: ({ tier }: { tier: string }) => TIERS.indexOf(tier),
    },
    keyOf: ({ id }: { id: string }) => id,
    least: 1,
  },
  {
    id: 'listActivity',
    sorts: {
      '': (row: Row) => Date.parse(String(row.created_at)),
      created_at: (row: Row) => Date.parse(String(row.created_at)),
    },
    keyOf: ({ id }: { id: string }) => id,
    least: COUNT,
  },
  {
    id: 'listApiRequests',
    sorts: { '': (row: Row) => Date.parse(String(row.at)) },
    keyOf: ({ id }: { id: string }) => id,
    least: COUNT,
  },
  { id: 'listSessions', sorts: {}, keyOf: ({ id }: { id: string }) => id, least: COUNT },
  { id: 'listShipmentDrafts', sorts: {}, keyOf: ({ id }: { id: string }) => id, least: COUNT },
  { id: 'listSavedReceivers', sorts: {}, keyOf: ({ id }: { id: string }) => id, least: COUNT },
  {
    id: 'listProducts',
    sorts: {
      '': (row: Row) => Date.parse(String(row.created_at)),
      created_at: (row: Row) => Date.parse(String(row.created_at)),
      sku: ({ sku }: { sku: string }) => sku,
      price: ({ price }: { price: { amount: number } }) => price.amount,
      weight: ({ weight }: { weight: number }) => weight,
    },
    keyOf: ({ id }: { id: string }) => id,
    least: COUNT,
  },
  { id: 'listImportBatches', sorts: {}, keyOf: ({ id }: { id: string }) => id, least: COUNT },
  { id: 'listParcelPresets', sorts: {}, keyOf: ({ id }: { id: string }) => id, least: COUNT },
];
