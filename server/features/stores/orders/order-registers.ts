import {
  STORE_STATUSES,
  type OrderContent,
  type OrderNews,
  type StoreStatus,
} from '../reading/store-event.ts';

/** The newest of what was told, with what decides which of two is newer. */
interface Register<Value> {
  /** Milliseconds since 1970, as the store says. */
  at: number;
  /** Decides between two of one time: a status that comes later in the life of an order. */
  rank: number;
  /** Of the delivery; decides where nothing else does. */
  hash: string;
  value: Value;
}

/**
 * What is known of a store's order. Each part is the newest that any delivery told, whatever came
 * first here, so that the same deliveries in any order, and any of them twice, end in one state.
 */
export interface OrderRegisters {
  number?: Register<string>;
  content?: Register<OrderContent>;
  status?: Register<StoreStatus>;
  /** In the store's own words, also where they are unknown here. */
  status_text?: Register<string>;
}

/**
 * @param at when it happened at the store, in milliseconds since 1970.
 * @param hash of the delivery's raw body.
 */
export function withNews(
  known: OrderRegisters,
  { number, content, status }: OrderNews,
  at: number,
  hash: string,
): OrderRegisters {
  const rank = status?.code ? STORE_STATUSES.indexOf(status.code) : 0;
  const register = <Value>(value: Value) => ({ at, rank, hash, value });
  return {
    ...known,
    ...(number !== null && { number: newer(known.number, register(number)) }),
    ...(content && { content: newer(known.content, { ...register(content), rank: 0 }) }),
    ...(status?.code && { status: newer(known.status, register(status.code)) }),
    ...(status && { status_text: newer(known.status_text, register(status.text)) }),
  };
}

function newer<Value>(known: Register<Value> | undefined, told: Register<Value>): Register<Value> {
  if (!known) return told;
  const difference = told.at - known.at || told.rank - known.rank;
  if (difference !== 0) return difference > 0 ? told : known;
  return told.hash > known.hash ? told : known;
}
