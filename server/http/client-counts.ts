import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyBaseLogger } from 'fastify';
import { keepCounts, readCounts } from '../db/attempts.ts';
import type { Database } from '../db/database.ts';

type StoreClass = NonNullable<RateLimitPluginOptions['store']>;
type Store = InstanceType<StoreClass>;

/** Whoever comes beyond that makes the server forget whom it has known for longest. */
const MOST_CLIENTS = 10_000;
/** Milliseconds between two writings: what a process that is killed may forget. */
const KEPT_EVERY = 1_000;
const PREFIX = 'client ';

interface Count {
  count: number;
  endsAt: number;
  isKept: boolean;
}

/**
 * Counts requests by client address in memory, so that no cheap request costs a query, and writes
 * the counts behind: a restart, orderly or not, gives nobody a new start.
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

  /** Goes on from what was counted before; from nothing where the database does not answer. */
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

  /** One request more. @param windowMs milliseconds that a new window lasts. */
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

  /** Writes what has changed, one time after the other. */
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

  /** The limits hold without a database too; that it failed is said once. */
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

/** What the rate limits of the API count in. */
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
