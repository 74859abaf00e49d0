import { asked, type Account } from '../account.ts';
import type { KitApi } from '../api.ts';
import { book, COD, newKey, type Shipment } from '../bookings.ts';
import type { OperationId } from '../contract.ts';
import { servedCities } from '../coverage.ts';
import { homeAddress, saudiPhone } from '../places.ts';
import { accountWith } from './expect.ts';
import type { Bench } from './law.ts';

/** An account with some of everything that is listed. */
export interface Stock {
  account: Account;
  shipments: Shipment[];
}

/** Things of each kind. */
const COUNT = 5;

const made = new WeakMap<KitApi, Promise<Stock>>();

/** Made once in a run: the laws of lists only read it. */
export function stockOf(bench: Bench): Promise<Stock> {
  const stock = made.get(bench.api) ?? makeStock(bench);
  made.set(bench.api, stock);
  return stock;
}

async function makeStock(bench: Bench): Promise<Stock> {
  const { api, lists, draw } = bench;
  const account = await accountWith(bench, 4_000_000);
  const who = asked(account);
  const [one, other = one] = await servedCities(api, account, lists);
  const shipments: Shipment[] = [];
  for (let at = 0; at < COUNT + 2; at += 1) {
    const isCod = at % 2 === 1;
    const { shipment } = await book(api, account, lists, draw, {
      payment_type: isCod ? COD : 'prepaid',
      ...(isCod && { amount_to_collect: { amount: 20_000, currency: 'SAR' } }),
      destination: { country: 'SA', city: (at < 3 ? one : other)?.code ?? '' },
    });
    shipments.push(shipment);
  }
  for (const { id } of shipments.slice(0, 2)) {
    await api.ok('cancelShipment', { who, header: newKey(), path: { shipment_id: id } });
  }
  for (let at = 0; at < COUNT; at += 1) {
    await api.ok('createSavedReceiver', {
      who,
      body: {
        ...{
          full_name: `عميل ${'أبجده'[at]}`,
          ...homeAddress(lists, draw),
          phone: saudiPhone(draw),
        },
        address_type: 'office',
      },
    });
    await api.ok('createParcelPreset', {
      who,
      body: {
        ...{ name: `Box ${'edcba'[at]}`, weight: 500 + at, weight_unit: 'g' },
        ...{ length: 100, width: 100, height: 100, dimension_unit: 'cm' },
        ...{ shipment_type: 'parcel', packaging_type: 'box' },
      },
    });
    await api.ok('createShipmentDraft', { who, body: { note: `draft ${at}` } });
  }
  return { account, shipments };
}

type Row = Record<string, unknown>;

/** A list by the operation that reads it, and what its rows are ordered by. */
export interface Listing {
  id: OperationId;
  /** By the value of `sort`; '' for what is the order when none is asked for. */
  sorts: Record<string, (row: never) => number | string>;
  keyOf: (row: never) => string;
  /** Rows that it has at least: what was made; of couriers there may be few. */
  least: number;
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
      '': (row: { rating: number }) => row.rating,
      rating: (row: { rating: number }) => row.rating,
      tier: ({ tier }: { tier: string }) => TIERS.indexOf(tier),
    },
    keyOf: ({ id }: { id: string }) => id,
    least: 1,
  },
  { id: 'listShipmentDrafts', sorts: {}, keyOf: ({ id }: { id: string }) => id, least: COUNT },
  { id: 'listSavedReceivers', sorts: {}, keyOf: ({ id }: { id: string }) => id, least: COUNT },
  { id: 'listParcelPresets', sorts: {}, keyOf: ({ id }: { id: string }) => id, least: COUNT },
];
