import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { runProcess } from '../../../codegen/run-process.ts';
import type { DatabaseLocation } from '../../db/database.ts';
import { migratedDatabase } from '../each-database.ts';

/** A database that several processes open one after the other. */
export interface SharedDatabase {
  location: DatabaseLocation;
  /** The settings with which a server process finds it. */
  env: Record<string, string>;
  clear: () => Promise<unknown>;
}

/** A new database of each kind, migrated and empty. */
export const SHARED_DATABASES = {
  async embedded(): Promise<SharedDatabase> {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'mizan-kill-'));
    const data = path.join(dataDir, 'postgres');
    await mkdir(data);
    const { code, output } = await runProcess('tar', [
      '-xf',
      inject('embeddedTemplate'),
      '-C',
      data,
    ]);
    if (code !== 0) throw new Error(output);
    const clear = () => rm(dataDir, { recursive: true, force: true });
    return { location: { dataDir }, env: { DATA_DIR: dataDir }, clear };
  },
  async postgres(): Promise<SharedDatabase> {
    const { database, url, drop } = await migratedDatabase('postgres');
    if (url === null) throw new Error('it has no address');
    await database.close();
    return { location: { databaseUrl: url }, env: { DATABASE_URL: url }, clear: drop };
  },
};

type Kind = keyof typeof SHARED_DATABASES;

/**
 * The databases on which a crash test kills processes: each kind at the full counts, otherwise one.
 * It is PostgreSQL for most; `kill-server` kills servers on the embedded one.
 */
export function killedDatabases(usual: Kind) {
  return Object.entries(SHARED_DATABASES).filter(
    ([kind]) => process.env.TEST_COUNTS === 'full' || kind === usual,
  );
}
