import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { prepareDatabase } from './prepare-database.ts';
import { migratedDatabase } from './testing/each-database.ts';

it('refuses more connections of all processes than the database allows', async () => {
  const { database, url, drop } = await migratedDatabase('postgres');
  const settings = { DATABASE_URL: url ?? '', WORKERS: '2', DATABASE_POOL_SIZE: '100' };
  await expect(prepareDatabase(database, readConfig(settings))).rejects.toThrow(
    /^DATABASE_POOL_SIZE: 100 connections [^\n]+ 4 processes \(WORKERS: 2\) [^\n]+ at most \d+, or fewer WORKERS$/,
  );
  await drop();
});
