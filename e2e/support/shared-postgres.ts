import { randomBytes } from 'node:crypto';
import { addressOf, runOn } from '../../server/testing/test-databases.ts';
import { startTestPostgres } from '../provision/postgres.ts';

/** How workers learn of the server that {@link startSharedPostgres} started. */
const ADDRESS = 'BROWSER_TESTS_POSTGRES';

/** Starts the PostgreSQL server that all workers of a run share. @returns what stops it. */
export async function startSharedPostgres(): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres();
  process.env[ADDRESS] = postgres.url;
  return () => postgres.stop();
}

/** An empty database on the shared server. */
export async function createDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = process.env[ADDRESS];
  if (server === undefined) throw new Error(`${ADDRESS} is not set: no server was started`);
  const name = `mizan_browser_${randomBytes(6).toString('hex')}`;
  await runOn(server, `create database ${name}`);
  return {
    url: addressOf(server, name),
    async drop() {
      await runOn(server, `drop database ${name} with (force)`);
    },
  };
}
