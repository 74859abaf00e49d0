import type { Random } from '../../domain/random.ts';
import { type LifeEvent, orderLife } from './merchant-life.ts';
import type { TrafficStore } from './open-stores.ts';
import { altered, type Headers, rightProof, wrongProof } from './wrong-proofs.ts';

/** `late` ones are real, and come after what happened later; `broken` ones are proven. */
export type Kind = 'real' | 'late' | 'doubled' | 'forged' | 'altered' | 'broken';

/** One delivery of the traffic. */
export interface Sending {
  kind: Kind;
  store: TrafficStore;
  path: string;
  headers: Headers;
  body: Buffer;
}

export interface Traffic {
  /** In the order in which they are due. */
  sendings: Sending[];
  /** What really happened, by the id of the store. */
  events: ReadonlyMap<string, readonly LifeEvent[]>;
}

/** Addresses from which each platform sends for all its stores. */
const ADDRESSES = { salla: 6, zid: 3 };

/** Share of the traffic of each kind that is not simply real: a third in all. */
const EACH = 1 / 15;

/** Somewhere between the first delivery at 0 and the last. */
interface Placed {
  at: number;
  sending: Sending;
}

/** So many deliveries of these stores as they might come, and a third of them as they should not. */
export function mixedTraffic(
  random: Random,
  stores: readonly TrafficStore[],
  count: number,
  now: Date,
): Traffic {
  const each = Math.round(count * EACH);
  const events = new Map<string, LifeEvent[]>(stores.map(({ store }) => [store.id, []]));
  const real: (Placed & { event: LifeEvent; life: Placed[] })[] = [];
  for (let number = 1; real.length < count - 4 * each; number += 1) {
    const store = random.pick(stores);
    const life: Placed[] = [];
    let at = random.next();
    for (const event of orderLife(random, store.store.platform, number, now)) {
      if (real.length === count - 4 * each) break;
      events.get(store.store.id)?.push(event);
      const sending = provenSending(random, 'real', store, event);
      const placed = { at, sending, event, life };
      life.push(placed);
      real.push(placed);
      at += random.next() * 0.05;
    }
  }
  const late = shuffled(random, real).filter((placed) => placed !== placed.life.at(-1));
  for (const placed of late.slice(0, each)) {
    const last = Math.max(...placed.life.map(({ at }) => at));
    placed.at = last + random.next() * 0.02;
    placed.sending.kind = 'late';
  }
  const others: Placed[] = [];
  for (let made = 0; made < each; made += 1) {
    // Some at once, and some much later.
    const nearby = () => random.pick([0, 0, 0.001, 0.1]) * random.next();
    const doubled = random.pick(real);
    others.push({
      at: doubled.at + nearby(),
      sending: { ...doubled.sending, kind: 'doubled' },
    });
    others.push(forged(random, random.pick(real), stores, made));
    const victim = random.pick(real);
    const changed = altered(random, victim.sending.store, victim.event.body);
    others.push({
      at: victim.at + nearby() - nearby(),
      sending: sendingOf(random, 'altered', victim.sending.store, victim.event.event, changed),
    });
    others.push({ at: random.next(), sending: broken(random, random.pick(real), made) });
  }
  const sendings = [...real, ...others]
    .sort((one, other) => one.at - other.at)
    .map(({ sending }) => sending);
  return { sendings, events };
}

function sendingOf(
  random: Random,
  kind: Kind,
  store: TrafficStore,
  event: string,
  { headers, body }: { headers: Headers; body: Buffer },
): Sending {
  const { platform, url } = store.store;
  const from = random.between(1, ADDRESSES[platform]);
  const query = platform === 'zid' ? `?event=${event}` : '';
  return {
    ...{ kind, store, body },
    path: `${new URL(url).pathname}${query}`,
    headers: {
      'content-type': 'application/json',
      'user-agent': platform,
      'x-forwarded-for': `198.51.100.${platform === 'zid' ? 100 + from : from}`,
      ...headers,
    },
  };
}

function provenSending(
  random: Random,
  kind: Kind,
  store: TrafficStore,
  { event, body }: Pick<LifeEvent, 'event' | 'body'>,
): Sending {
  const headers = rightProof(random, store, body);
  return sendingOf(random, kind, store, event, { headers, body: Buffer.from(body) });
}

/** The bytes of a real one before it comes, an order that nobody placed, or the end of a real one. */
function forged(
  random: Random,
  { at, sending: { store }, event }: Placed & { event: LifeEvent },
  stores: readonly TrafficStore[],
  number: number,
): Placed {
  const foreign = random.pick(stores.filter((other) => other !== store));
  const cancelled = store.store.platform === 'salla' ? 'order.cancelled' : event.event;
  const later = new Date(event.at + 24 * 60 * 60 * 1_000).toISOString();
  const body = random.pick([
    event.body,
    event.body.replaceAll(event.orderId, String(9_000_000 + number)),
    event.body
      .replace(`"event":"${event.event}"`, `"event":"${cancelled}"`)
      .replace(/"(created_at|updated_at)":"[^"]*"/, `"$1":"${later}"`),
  ]);
  const proof = { headers: wrongProof(random, store, body, foreign), body: Buffer.from(body) };
  return {
    at: at - random.next() * 0.001,
    sending: sendingOf(random, 'forged', store, event.event, proof),
  };
}

/** Proven, and nothing that could be read; no two are the same. */
function broken(
  random: Random,
  { sending: { store }, event }: { sending: Sending; event: LifeEvent },
  number: number,
): Sending {
  const whole = event.body.replace('{', `{"number":${number},`);
  const body = random.pick([
    `not JSON ${number}`,
    whole.slice(0, random.between(20, whole.length - 1)),
    JSON.stringify([number]),
    JSON.stringify({ event: event.event, number, data: {} }),
    JSON.stringify({ event: event.event, number, data: { reference_id: 1, items: [] } }),
  ]);
  return provenSending(random, 'broken', store, { event: event.event, body });
}

function shuffled<Item>(random: Random, items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, by: random.next() }))
    .sort((one, other) => one.by - other.by)
    .map(({ item }) => item);
}
