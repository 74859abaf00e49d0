import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { outageOf } from './outage.ts';

/** Most prepared statements of a connection; further ones are planned each time. */
const MOST_KEPT = 400;

/** `feature_not_supported`: here, a table changed under a prepared statement. */
const PLAN_IS_STALE = '0A000';

/**
 * A pool whose connections prepare each statement once and then send only its name. A connection
 * whose statements a migration invalidated, or whose session the server ended, is replaced.
 */
export function preparingPool(pool: pg.Pool): PostgresPool {
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      const known = wrapped.get(client) ?? prepareOn(client);
      wrapped.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

function prepareOn(client: pg.PoolClient): PostgresPoolClient {
  const names = new Map<string, string>();
  let isSpent = false;

  function nameOf(text: string): string | undefined {
    if (names.size < MOST_KEPT && !names.has(text)) names.set(text, `s${names.size}`);
    return names.get(text);
  }

  async function run(text: string, parameters: readonly unknown[]) {
    const name = parameters.length > 0 ? nameOf(text) : undefined;
    try {
      return await client.query({ text, values: [...parameters], ...(name && { name }) });
    } catch (error) {
      isSpent ||= isLast(error);
      throw error;
    }
  }
  function query<Row>(
    text: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query(text: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('there are no cursors here');
    return run(text, parameters);
  }
  return {
    query,
    release: (destroy) => {
      client.release(destroy === true || isSpent);
    },
  };
}

/**
 * Whether the connection is of no use after this error. A session that the server ends is reported
 * before the socket is closed.
 */
function isLast(error: unknown): boolean {
  const outage = outageOf(error);
  if (outage === 'starting_or_stopping' || outage === 'connection_lost') return true;
  return error instanceof Error && 'code' in error && error.code === PLAN_IS_STALE;
}
