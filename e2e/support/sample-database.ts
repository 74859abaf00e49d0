import { randomBytes } from 'node:crypto';
import { addressOf, runOn } from '../../server/testing/test-databases.ts';
import { startTestPostgres } from '../provision/postgres.ts';
import { startBackend } from './backend.ts';

/** The settings of a backend that keeps its data on a PostgreSQL server. */
interface DatabaseSettings extends Record<string, string> {
  DATABASE_URL: string;
  WORKERS: string;
}

/** A database of one backend. */
export interface SampleDatabase {
  settings: DatabaseSettings;
  drop: () => Promise<void>;
}

const SERVER = 'E2E_POSTGRES_URL';
const TEMPLATE = 'E2E_POSTGRES_TEMPLATE';

/**
 * Starts a PostgreSQL server for the run, with a database that a backend has filled with sample
 * data. A backend starts on a copy with a fifth of the work of filling an embedded one. Processes
 * that this one starts afterwards find both in their environment.
 *
 * @returns what stops it.
 */
export async function startSampleDatabases(): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres();
  console.log(`PostgreSQL for the tests: ${postgres.origin}`);
  const template = `mizan_sample_${randomBytes(6).toString('hex')}`;
  const stop = async () => {
    await runOn(postgres.url, `drop database if exists ${template} with (force)`);
    await postgres.stop();
  };
  try {
    await runOn(postgres.url, `create database ${template}`);
    const backend = await startBackend('', settingsFor(addressOf(postgres.url, template)));
    await backend.stop();
  } catch (error) {
    await stop();
    throw error;
  }
  Object.assign(process.env, { [SERVER]: postgres.url, [TEMPLATE]: template });
  return stop;
}

/** A new database with the sample data, of {@link startSampleDatabases}. */
export async function copySampleDatabase(): Promise<SampleDatabase> {
  const { [SERVER]: server, [TEMPLATE]: template } = process.env;
  if (!server || !template) throw new Error('The run has no PostgreSQL server');
  const name = `mizan_e2e_${randomBytes(6).toString('hex')}`;
  await runOn(server, `create database ${name} template ${template}`);
  return {
    settings: settingsFor(addressOf(server, name)),
    drop: () => runOn(server, `drop database ${name} with (force)`),
  };
}

/** One process, as with the embedded database. */
function settingsFor(url: string): DatabaseSettings {
  return { DATABASE_URL: url, WORKERS: '1' };
}
