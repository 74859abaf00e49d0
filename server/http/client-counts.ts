import { setTimeout as sleep } from 'node:timers/promises';
import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyBaseLogger } from 'fastify';
import { countAttempt } from '../db/attempts.ts';
import type { Database } from '../db/database.ts';

type StoreClass = NonNullable<RateLimitPluginOptions['store']>;
type Store = InstanceType<StoreClass>;

/** Most clients held in memory; beyond that, the one that was first is dropped with its lease. */
const MOST_CLIENTS = 10_000;
/** A lease is this part of the limit, so a client costs at most so many statements in a window. */
const LEASES = 20;
/** Milliseconds that a request waits for a lease. */
const PATIENCE = 1_000;
/** Milliseconds for which the database is not asked again after it did not answer. */
const PAUSE = 5_000;

/** Requests that this process may let through without asking the database again. */
interface Lease {
  /** Requests of the window that were leased before, by all processes. */
  before: number;
  used: number;
  most: number;
  /** The rest of the window's requests; everything beyond them is refused. */
  isLast: boolean;
  endsAt: number;
}

export interface ClientCountsOptions {
  db: Database;
  clock: () => Date;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Requests of one address in a window. */
  limit: number;
}

/**
 * Counts requests by client address over all processes on one database. Each process leases a part
 * of the limit at a time and counts it in memory, so that most requests cost no statement; the sum
 * of all leases never exceeds the limit (ADR 24). While the database does not answer, the limit
 * holds for each process alone.
 */
export class ClientCounts {
  readonly #leases = new Map<string, Lease>();
  readonly #renewals = new Map<string, Promise<void>>();
  readonly #options: ClientCountsOptions;
  readonly #size: number;
  #pausedUntil = 0;

  constructor(options: ClientCountsOptions) {
    this.#options = options;
    this.#size = Math.ceil(options.limit / LEASES);
  }

  /**
   * Counts one request.
   *
   * @param windowMs milliseconds of a new window.
   * @returns a count above the limit when it is to be refused, and milliseconds to the window's end.
   */
  async add(address: string, windowMs: number): Promise<{ current: number; ttl: number }> {
    for (;;) {
      const now = this.#options.clock().getTime();
      const lease = this.#leases.get(address);
      if (lease && lease.endsAt > now && (lease.isLast || lease.used < lease.most)) {
        lease.used += 1;
        return { current: lease.before + lease.used, ttl: lease.endsAt - now };
      }
      let renewal = this.#renewals.get(address);
      if (!renewal) {
        renewal = this.#renew(address, windowMs).finally(() => this.#renewals.delete(address));
        this.#renewals.set(address, renewal);
      }
      await renewal;
    }
  }

  async #renew(address: string, windowMs: number): Promise<void> {
    const lease = (await this.#leased(address, windowMs)) ?? this.#unleased(address, windowMs);
    this.#leases.delete(address);
    const [first] = this.#leases.keys();
    if (this.#leases.size >= MOST_CLIENTS && first !== undefined) this.#leases.delete(first);
    this.#leases.set(address, lease);
  }

  /** From the database; null if it does not answer in time, which is logged. */
  async #leased(address: string, windowMs: number): Promise<Lease | null> {
    if (performance.now() < this.#pausedUntil) return null;
    const { db, clock, log, limit } = this.#options;
    const [key, times] = [`client ${address}`, this.#size];
    try {
      const { count, endsAt } = await withinPatience(
        countAttempt(db.kysely, { key, windowMs, now: clock(), times }),
      );
      const before = Math.min(count - times, limit);
      const most = Math.min(times, limit - before);
      return { before, used: 0, most, isLast: before + most >= limit, endsAt: endsAt.getTime() };
    } catch (err) {
      this.#pausedUntil = performance.now() + PAUSE;
      log.warn({ err }, 'requests are counted by this process alone');
      return null;
    }
  }

  /** What this process has not yet let through. */
  #unleased(address: string, windowMs: number): Lease {
    const { clock, limit } = this.#options;
    const now = clock().getTime();
    const running = this.#leases.get(address);
    const isRunning = running !== undefined && running.endsAt > now;
    const before = isRunning ? running.before + running.used : 0;
    const endsAt = isRunning ? running.endsAt : now + windowMs;
    return { before, used: 0, most: limit - before, isLast: true, endsAt };
  }
}

async function withinPatience<Value>(work: Promise<Value>): Promise<Value> {
  const ended = new AbortController();
  const late = sleep(PATIENCE, undefined, { signal: ended.signal, ref: false }).then(() => {
    throw new Error('The database did not answer in time');
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    ended.abort();
    late.catch(() => undefined);
  }
}

/** The store of the API's rate limits. */
export function storeOf(counts: ClientCounts): StoreClass {
  return class CountsStore implements Store {
    incr(address: string, done: Parameters<Store['incr']>[1], windowMs = 0): void {
      void counts.add(address, windowMs).then((count) => {
        done(null, count);
      });
    }

    child(): Store {
      return this;
    }
  };
}
