import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyBaseLogger } from 'fastify';
import { keepCounts, readCounts } from '../db/attempts.ts';
import type { Database } from '../db/database.ts';

type StoreClass = NonNullable<RateLimitPluginOptions['store']>;
type Store = InstanceType<StoreClass>;

/** Most clients held in memory; beyond that, the least recent one is dropped. */
const MOST_CLIENTS = 10_000;
/** Milliseconds between two writes, the most that a killed process loses. */
const KEPT_EVERY = 1_000;
const PREFIX = 'client ';

interface Count {
  count: number;
  endsAt: number;
  isKept: boolean;
}

/**
 * Counts requests by client address in memory, so that a cheap request costs no query, and writes
 * the counts later. A restart does not reset them.
 */
export class ClientCounts {
  readonly #counts = new Map<string, Count>();
  readonly #db: Database;
  readonly #clock: () => Date;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  readonly #timer: NodeJS.Timeout;
  #keeping: Promise<void> | null = null;
  #isFailing = false;

  private constructor(db: Database, clock: () => Date, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#db = db;
    this.#clock = clock;
    this.#log = log;
    this.#timer = setInterval(() => void this.#keep(), KEPT_EVERY).unref();
  }

  /** Continues from the stored counts, or from zero if the database does not answer. */
  static async open(
    db: Database,
    clock: () => Date,
    log: Pick<FastifyBaseLogger, 'warn'>,
  ): Promise<ClientCounts> {
    const counts = new ClientCounts(db, clock, log);
    await counts.#try(async () => {
      const of = { prefix: PREFIX, now: clock(), limit: MOST_CLIENTS };
      for (const { key, count, ends_at } of await readCounts(db.kysely, of)) {
        const address = key.slice(PREFIX.length);
        counts.#counts.set(address, { count, endsAt: ends_at.getTime(), isKept: true });
      }
    });
    return counts;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#keeping;
    await this.#keep();
  }

  /** Counts one request. @param windowMs milliseconds of a new window. */
  add(address: string, windowMs: number): { current: number; ttl: number } {
    const now = this.#clock().getTime();
    const { count, endsAt } = this.#count(address, now, windowMs);
    return { current: count, ttl: endsAt - now };
  }

  #count(address: string, now: number, windowMs: number): Count {
    const running = this.#counts.get(address);
    if (running && running.endsAt > now) {
      running.count += 1;
      running.isKept = false;
      return running;
    }
    this.#counts.delete(address);
    const [longest] = this.#counts.keys();
    if (this.#counts.size >= MOST_CLIENTS && longest !== undefined) this.#counts.delete(longest);
    const fresh = { count: 1, endsAt: now + windowMs, isKept: false };
    this.#counts.set(address, fresh);
    return fresh;
  }

  /** Writes the changed counts, one write at a time. */
  #keep(): Promise<void> {
    const changed = [...this.#counts].filter(([, { isKept }]) => !isKept);
    if (changed.length === 0 || this.#keeping) return this.#keeping ?? Promise.resolve();
    const rows = changed.map(([address, { count, endsAt }]) => ({
      key: `${PREFIX}${address}`,
      count,
      ends_at: new Date(endsAt),
    }));
    for (const [, count] of changed) count.isKept = true;
    this.#keeping = this.#try(() => keepCounts(this.#db.kysely, rows, this.#clock())).finally(
      () => (this.#keeping = null),
    );
    return this.#keeping;
  }

  /** The limits hold without a database too; its failure is logged once. */
  async #try(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.#isFailing = false;
    } catch (err) {
      if (!this.#isFailing) this.#log.warn({ err }, 'rate limits are counted in memory alone');
      this.#isFailing = true;
    }
  }
}

/** The store of the API's rate limits. */
export function storeOf(counts: ClientCounts): StoreClass {
  return class CountsStore implements Store {
    incr(address: string, done: Parameters<Store['incr']>[1], windowMs = 0): void {
      done(null, counts.add(address, windowMs));
    }

    child(): Store {
      return this;
    }
  };
}
