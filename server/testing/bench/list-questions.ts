import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';

/** A query for the list that finds a given shipment, as people filter, sort and type. */
export type ListQuestion = (sought: Sought) => Record<string, string>;

export interface Sought {
  tracking_number: string;
  reference_id: string;
  name: string;
  /** As dialled within the country. */
  phone: string;
  courier_id: string;
  city: string;
  /** Days: the month of its creation. */
  from: string;
  to: string;
}

/** Shipments of an account, the same ones each time, but in no order that an index knows. */
export async function shipmentsToSeek(
  db: Queryable,
  accountId: string,
  count: number,
): Promise<Sought[]> {
  const { rows } = await sql<Sought>`
    select tracking_number, reference_id, receiver->>'full_name' as name,
      '0' || right(receiver->>'phone', 9) as phone, courier_id, destination_city as city,
      to_char(created_at, 'YYYY-MM-01') as "from", to_char(created_at, 'YYYY-MM-28') as "to"
    from shipments where account_id = ${accountId} and reference_id is not null
    order by md5(id) limit ${count}`.execute(db);
  return rows;
}

/** By name; each one represents a way of using the list. */
export const LIST_QUESTIONS: Readonly<Record<string, ListQuestion>> = {
  'newest first': () => ({}),
  'a hundred rows': () => ({ limit: '100' }),
  'last changed': () => ({ sort: '-updated_at' }),
  'highest price first': () => ({ sort: '-total_fee' }),
  pending: () => ({ status: 'pending' }),
  completed: () => ({ status: 'completed' }),
  failed: () => ({ status: 'failed' }),
  stalled: () => ({ stalled: 'true' }),
  'a courier': ({ courier_id }) => ({ courier_id }),
  'a city': ({ city }) => ({ city }),
  'cash due': () => ({ payment_status: 'cod_pending' }),
  'a source': () => ({ source: 'zid' }),
  'a month': ({ from, to }) => ({ created_from: from, created_to: to }),
  'a city, oldest first': ({ city }) => ({ city, sort: 'created_at' }),
  'a city, highest price first': ({ city }) => ({ city, sort: '-total_fee' }),
  'failed of a courier in a city': ({ courier_id, city }) => ({
    status: 'failed',
    courier_id,
    city,
  }),
  'tracking number': ({ tracking_number }) => ({ q: tracking_number }),
  'part of a tracking number': ({ tracking_number }) => ({ q: tracking_number.slice(0, 7) }),
  reference: ({ reference_id }) => ({ q: reference_id }),
  phone: ({ phone }) => ({ q: phone }),
  'part of a phone': ({ phone }) => ({ q: phone.slice(0, 6) }),
  'a common name': ({ name }) => ({ q: name.split(' ')[0] ?? '' }),
  'a full name': ({ name }) => ({ q: name }),
  'a letter': ({ name }) => ({ q: name.slice(0, 1) }),
  'two letters': ({ name }) => ({ q: name.slice(0, 2) }),
  'a name in a city': ({ name, city }) => ({ q: name, city }),
  'no match': () => ({ q: 'قصعةخ' }),
};
