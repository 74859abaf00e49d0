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

export interface Call {
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

/** Customers who book and cancel as fast as possible, and record every answer. */
export class Crowd {
  readonly calls: Call[] = [];
  readonly #customers: Prepared[];
  readonly #random: () => number;
  /** Index of the last burst's first call. */
  #begun = 0;

  private constructor(customers: Prepared[], random: () => number) {
    this.#customers = customers;
    this.#random = random;
  }

  /** @param random from 0 to below 1; a seeded one makes the same choices on every run. */
  static async gather(database: Database, random: () => number): Promise<Crowd> {
    const backend = await openTestBackend(database);
    const customers: Prepared[] = [];
    for (let made = 0; made < CUSTOMERS; made += 1) {
      const customer = await backend.newCustomer(FORTUNE);
      const { id: template } = await backend.quote(customer);
      const { accountId, headers } = customer;
      customers.push({ accountId, ...headers, template, quoteIds: [], open: [] });
    }
    await backend.close();
    const crowd = new Crowd(customers, random);
    await crowd.restock(database);
    return crowd;
  }

  /** Gives each customer quotes to book, for as many rounds as the embedded database can serve. */
  async restock({ kysely }: Database): Promise<void> {
    const now = new Date();
    for (const { accountId, template, quoteIds } of this.#customers) {
      const fresh = Array.from({ length: QUOTES - quoteIds.length }, () => newId('qte', now));
      await sql`insert into quotes (account_id, id, request, result, created_at, expires_at)
        select account_id, fresh.id, request, result, created_at, created_at + interval '1 day'
        from quotes, unnest(${fresh}::text[]) as fresh (id)
        where account_id = ${accountId} and quotes.id = ${template}`.execute(kysely);
      quoteIds.push(...fresh);
    }
  }

  /**
   * Calls a server until `isOver`, then only waits for open answers.
   *
   * @returns the calls that were made.
   */
  async burst(origin: string, isOver: () => boolean): Promise<Call[]> {
    const first = this.calls.length;
    this.#begun = first;
    await Promise.all(
      Array.from({ length: CALLERS }, async () => {
        while (!isOver()) {
          const call = this.#next(first);
          const answer = await ask(origin, call);
          if (answer === null) await sleep(20);
          else if (call.answer === null) learn(call, answer);
          else if (answer.body !== call.answer.body) throw new Error(`${call.key}: two answers`);
        }
      }),
    );
    return this.calls.slice(first);
  }

  /** Resolves once a call of the burst is answered, which takes a while on a busy machine. */
  async untilHeard(): Promise<void> {
    while (!this.calls.some(({ answer }, at) => at >= this.#begun && answer)) await sleep(5);
  }

  /** Mostly a booking, sometimes a cancellation, sometimes a repeat of a call in this burst. */
  #next(first: number): Call {
    const earlier = this.calls[first + this.#below(this.calls.length - first)];
    if (earlier && this.#random() < 0.1) return earlier;
    const customer = this.#customers[this.#below(CUSTOMERS)];
    if (!customer) throw new Error('nobody is there');
    const shipment = this.#random() < 0.4 ? customer.open.pop() : undefined;
    const call: Call = {
      customer,
      key: randomUUID(),
      answer: null,
      ...this.#what(customer, shipment),
    };
    this.calls.push(call);
    return call;
  }

  #what(customer: Prepared, shipment: string | undefined): Pick<Call, 'path' | 'body'> {
    if (shipment !== undefined) return { path: `/shipments/${shipment}/cancel`, body: undefined };
    const id = customer.quoteIds.pop();
    if (id === undefined) throw new Error('no quote is left');
    return { path: '/shipments', body: testOrder({ id }) };
  }

  #below(limit: number): number {
    return Math.floor(this.#random() * limit);
  }
}

/** The answer of a call; null if its outcome is unknown. */
export async function ask(origin: string, call: Call): Promise<Call['answer']> {
  try {
    const response = await fetch(`${origin}/api/website${call.path}`, {
      method: 'POST',
      headers: {
        authorization: call.customer.authorization,
        'idempotency-key': call.key,
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
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      for (let call = rest.pop(); call; call = rest.pop()) {
        const answer = await ask(origin, call);
        const before = call.answer;
        call.answer ??= answer;
        if (answer?.body !== call.answer?.body || answer === null || answer.status >= 300) {
          changed.push(`${call.path} ${call.key}: ${before?.body} is now ${answer?.body}`);
        }
      }
    }),
  );
  return { acknowledged, changed };
}
