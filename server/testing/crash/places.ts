import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DatabaseLocation } from '../../db/database.ts';
import { newDatabase } from '../each-database.ts';

/** Where a database is that several processes open one after the other. */
export interface Place {
  location: DatabaseLocation;
  /** Names it to a server process. */
  env: Record<string, string>;
  clear: () => Promise<unknown>;
}

/** A new place without tables, of each kind. */
export const PLACES: Readonly<Record<string, () => Promise<Place>>> = {
  async embedded() {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'mizan-kill-'));
    const clear = () => rm(dataDir, { recursive: true, force: true });
    return { location: { dataDir }, env: { DATA_DIR: dataDir }, clear };
  },
  async postgres() {
    const { database, url, drop } = await newDatabase('postgres');
    if (url === null) throw new Error('it has no address');
    await database.close();
    return { location: { databaseUrl: url }, env: { DATABASE_URL: url }, clear: drop };
  },
};
