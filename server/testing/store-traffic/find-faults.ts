import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Selectable } from 'kysely';
import type { components } from '../../../openapi/generated/types.ts';
import type { Database } from '../../db/database.ts';
import type { StoreDeliveriesTable } from '../../features/stores/tables.ts';
import { expectedOrders, standingOf } from './expected-orders.ts';
import type { Traffic } from './mixed-traffic.ts';
import { notedEffects, type TrafficStore } from './open-stores.ts';
import { receiptOf, type Sent } from './send-paced.ts';

type Schemas = components['schemas'];
type Row = Pick<
  Selectable<StoreDeliveriesTable>,
  'id' | 'store_id' | 'verdict' | 'effect' | 'body' | 'duplicate_of' | 'order_number'
>;

const hashOf = (body: Uint8Array) => createHash('sha256').update(body).digest('hex');

/** Answers that no delivery of its kind may have; none may be lost. */
export function wrongAnswers(sent: readonly Sent[]): string[] {
  return sent.flatMap(({ sending: { kind }, answer }) => {
    const isRefused = kind === 'forged' || kind === 'altered';
    if (answer?.status === (isRefused ? 401 : 200)) return [];
    return [`${kind}: answered ${answer?.status} ${answer?.body}`];
  });
}

/** Whatever a store's deliveries in the database and in the API should not be. */
export async function wrongDeliveries(
  database: Database,
  sent: readonly Sent[],
  shown: readonly Schemas['StoreDelivery'][],
): Promise<string[]> {
  const rows: Row[] = await database.kysely
    .selectFrom('store_deliveries')
    .select(['id', 'store_id', 'verdict', 'effect', 'body', 'duplicate_of', 'order_number'])
    .execute();
  const noted = await notedEffects(database);
  const proven = sent.filter(({ sending: { kind } }) => kind !== 'forged' && kind !== 'altered');
  /** Of deliveries that are proven: the hash of each body of a store, and its effect. */
  const keyOf = (store: string, body: Uint8Array) => `${store} ${hashOf(body)}`;
  const wanted = new Map(
    proven.map(({ sending: { store, body, kind } }) => [keyOf(store.store.id, body), kind]),
  );
  const accepted = Map.groupBy(
    rows.filter(({ verdict }) => verdict === 'accepted'),
    (row) => keyOf(row.store_id, row.body),
  );
  return [
    ...lost(proven, rows, shown),
    ...[...wanted].flatMap(([key, kind]) => {
      const times = accepted.get(key)?.length ?? 0;
      return times === 1 ? [] : [`${kind}: a body was accepted ${times} times`];
    }),
    ...[...accepted].flatMap(([key, found]) => {
      const kind = wanted.get(key);
      if (kind === undefined) return [`accepted, and nobody sent it: ${found[0]?.id}`];
      return found.flatMap((row) => wrongEffect(row, kind, noted.get(row.id)?.times ?? 0));
    }),
    ...rows
      .filter(({ verdict }) => verdict !== 'accepted')
      .filter(({ id, effect }) => effect !== 'nothing' || noted.has(id))
      .map(({ id, verdict, effect }) => `${verdict} ${id}: ${effect}`),
    ...wrongOriginals(rows),
  ];
}

/** Acknowledged deliveries that are not kept as they came, or not shown. */
function lost(
  proven: readonly Sent[],
  rows: readonly Row[],
  shown: readonly Schemas['StoreDelivery'][],
): string[] {
  const kept = new Map(rows.map((row) => [row.id, row]));
  const listed = new Map(shown.map((delivery) => [delivery.id, delivery]));
  return proven.flatMap(({ sending, answer }) => {
    if (answer?.status !== 200) return [];
    const { id, verdict } = receiptOf(answer);
    const row = kept.get(id);
    if (!row || !sending.body.equals(row.body)) return [`acknowledged, and not kept: ${id}`];
    const verdicts = [row.verdict, listed.get(id)?.verdict];
    if (verdicts.every((each) => each === verdict)) return [];
    return [`acknowledged as ${verdict}: ${id} is ${verdicts.join(', ')}`];
  });
}

function wrongEffect({ id, effect }: Row, kind: string, times: number): string[] {
  const isRight = kind === 'broken' ? effect === 'unreadable' : effect.startsWith('order_');
  return isRight && times === 1 ? [] : [`${kind} ${id}: ${effect}, ${times} times`];
}

/** A duplicate names the accepted delivery with its bytes; an order is added by one delivery. */
function wrongOriginals(rows: readonly Row[]): string[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const added = Map.groupBy(
    rows.filter(({ effect }) => effect === 'order_added'),
    ({ store_id, order_number }) => `${store_id} ${order_number}`,
  );
  return [
    ...rows.flatMap(({ id, verdict, duplicate_of, body }) => {
      if (verdict !== 'duplicate') return [];
      const original = byId.get(duplicate_of ?? '');
      const isRight = original?.verdict === 'accepted' && hashOf(original.body) === hashOf(body);
      return isRight ? [] : [`duplicate ${id}: of ${duplicate_of}`];
    }),
    ...[...added].flatMap(([order, times]) =>
      times.length === 1 ? [] : [`order ${order}: added ${times.length} times`],
    ),
  ];
}

/** Orders of a store that do not stand as the last real events say. */
export function wrongOrders(
  { events }: Traffic,
  { store }: TrafficStore,
  shown: readonly Schemas['StoreOrder'][],
): string[] {
  const expected = expectedOrders(events.get(store.id) ?? []);
  const found = new Map(shown.map((order) => [order.number, standingOf(order)]));
  const wrong = [...expected].flatMap(([number, standing]) => {
    const is = found.get(number);
    if (isDeepStrictEqual(is, standing)) return [];
    return [`order ${number}: ${JSON.stringify(is)} in place of ${JSON.stringify(standing)}`];
  });
  const invented = [...found.keys()].filter((number) => !expected.has(number));
  const isOnce = shown.length === found.size;
  return [
    ...wrong,
    ...invented.map((number) => `order ${number}: nobody placed it`),
    ...(isOnce ? [] : [`${store.id}: an order is there twice`]),
  ];
}
