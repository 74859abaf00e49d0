import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { components } from '../../../openapi/generated/types.ts';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import { openTestBackend, testOrder } from '../test-backend.ts';

type Schemas = components['schemas'];

const CUSTOMERS = 4;
const CALLERS = 8;
/** For each customer. */
const QUOTES = 1_000;
/** Halalas; enough for every booking. */
const FORTUNE = 1_000_000_000;

interface Call {
  customer: Prepared;
  path: string;
  key: string;
  body: object | undefined;
  /** Null while the outcome is unknown. */
  answer: { status: number; body: string } | null;
}

/** A customer with money, and quotes to book. */
interface Prepared {
  accountId: string;
  authorization: string;
  /** The quote that the others are copied from. */
  template: string;
  quoteIds: string[];
  /** Booked, and not yet cancelled. */
  open: string[];
}

/**
 * Customers who book and cancel as fast as possible, and record every answer.
 *
 * @param random from 0 to below 1; a seeded one makes the same choices on every run.
 */
export async function gatherCrowd(database: Database, random: () => number) {
  const backend = await openTestBackend(database);
  const customers: Prepared[] = [];
  for (let made = 0; made < CUSTOMERS; made += 1) {
    const customer = await backend.newCustomer(FORTUNE);
    const { id: template } = await backend.quote(customer);
    const { accountId, headers } = customer;
    customers.push({ accountId, ...headers, template, quoteIds: [], open: [] });
  }
  await backend.close();
  await restock(database);
  const calls: Call[] = [];
  /** Index of the last burst's first call. */
  let begun = 0;

  /** Gives each customer quotes to book, for as many rounds as the embedded database can serve. */
  async function restock({ kysely }: Database): Promise<void> {
    const now = new Date();
    for (const { accountId, template, quoteIds } of customers) {
      const fresh = Array.from({ length: QUOTES - quoteIds.length }, () => newId('qte', now));
      await sql`insert into quotes (account_id, id, request, offer, created_at, expires_at)
        select account_id, fresh.id, request, offer, created_at, created_at + interval '1 day'
        from quotes, unnest(${fresh}::text[]) as fresh (id)
        where account_id = ${accountId} and quotes.id = ${template}`.execute(kysely);
      quoteIds.push(...fresh);
    }
  }

  const oneOf = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];

  /** Mostly a booking, sometimes a cancellation, sometimes a repeat of a call in this burst. */
  function nextCall(): Call {
    const earlier = oneOf(calls.slice(begun));
    if (earlier && random() < 0.1) return earlier;
    const customer = oneOf(customers);
    const shipment = random() < 0.4 ? customer?.open.pop() : undefined;
    const id = shipment === undefined ? customer?.quoteIds.pop() : '';
    if (!customer || id === undefined) throw new Error('no quote is left');
    const what =
      shipment === undefined
        ? { path: '/shipments', body: testOrder({ id }) }
        : { path: `/shipments/${shipment}/cancel`, body: undefined };
    const call: Call = { customer, key: randomUUID(), answer: null, ...what };
    calls.push(call);
    return call;
  }

  /**
   * Calls a server until `isOver`, then only waits for open answers.
   *
   * @returns the calls that were made.
   */
  async function burst(origin: string, isOver: () => boolean): Promise<Call[]> {
    begun = calls.length;
    await inParallel(async () => {
      while (!isOver()) {
        const call = nextCall();
        const answer = await ask(origin, call);
        if (answer === null) await sleep(20);
        else if (call.answer === null) learn(call, answer);
        else if (answer.body !== call.answer.body) throw new Error(`${call.key}: two answers`);
      }
    });
    return calls.slice(begun);
  }

  /** Resolves once a call of the burst is answered, which takes a while on a busy machine. */
  async function untilHeard(): Promise<void> {
    while (!calls.some(({ answer }, at) => at >= begun && answer)) await sleep(5);
  }

  return { calls, restock, burst, untilHeard };
}

/** Lets all callers do the same at once. */
function inParallel(work: () => Promise<void>): Promise<void[]> {
  return Promise.all(Array.from({ length: CALLERS }, work));
}

/** The answer of a call; null if its outcome is unknown. */
async function ask(origin: string, call: Call): Promise<Call['answer']> {
  try {
    const response = await fetch(`${origin}/api/website${call.path}`, {
      method: 'POST',
      headers: {
        authorization: call.customer.authorization,
        'idempotency-key': call.key,
        'x-forwarded-for': addressAt(origin),
        // With workers, each call reaches the next one.
        connection: 'close',
        ...(call.body && { 'content-type': 'application/json' }),
      },
      ...(call.body && { body: JSON.stringify(call.body) }),
    });
    const body = await response.text();
    return response.status === 503 ? null : { status: response.status, body };
  } catch {
    return null;
  }
}

/**
 * The crowd's address at one server: a killed server takes its lease of the address's limit with it,
 * and twenty leases are the whole limit of a minute.
 */
function addressAt(origin: string): string {
  const port = Number(new URL(origin).port);
  return `10.0.${port >> 8}.${port & 255}`;
}

function learn(call: Call, answer: NonNullable<Call['answer']>): void {
  call.answer = answer;
  if (answer.status !== 201) return;
  call.customer.open.push((JSON.parse(answer.body) as Schemas['Shipment']).id);
}

/**
 * Repeats calls with their keys. Answered calls must get the same answer again, the others get
 * theirs now.
 *
 * @returns how many were answered before, and those whose answer changed.
 */
export async function repeat(
  origin: string,
  calls: readonly Call[],
): Promise<{ acknowledged: number; changed: string[] }> {
  const acknowledged = calls.filter(({ answer }) => answer !== null).length;
  const changed: string[] = [];
  const rest = [...calls];
  await inParallel(async () => {
    for (let call = rest.pop(); call; call = rest.pop()) {
      const answer = await ask(origin, call);
      const before = call.answer;
      call.answer ??= answer;
      if (answer?.body !== call.answer?.body || answer === null || answer.status >= 300) {
        changed.push(`${call.path} ${call.key}: ${before?.body} is now ${answer?.body}`);
      }
    }
  });
  return { acknowledged, changed };
}
