import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { newDatabase } from '../each-database.ts';
import { startBare } from './bare-process.ts';
import { killRounds } from './kill-rounds.ts';

const isFull = process.env.TEST_COUNTS === 'full';
const KILLS = isFull ? 4 : 1;

/**
 * Kills the first start, at the full counts several times and each time a little later, and then lets
 * one finish.
 *
 * @param until the latest of these moments, in milliseconds.
 */
async function startAtLast(env: Record<string, string>, until: number): Promise<void> {
  const { random } = killRounds();
  let server = startBare(env);
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const next = startBare(env);
    // The delay counts from when it opens the database.
    await server.loaded();
    const opened = server.open().catch(() => null);
    await sleep((until * (kill - random())) / KILLS);
    await server.kill();
    await opened;
    server = next;
  }
  const { origin, disorder } = await server.open();
  expect(disorder).toEqual([]);
  expect((await fetch(`${origin}/api/ready`)).status).toBe(200);
  const unknown = await fetch(`${origin}/api/website/shipments`, {
    headers: { authorization: `Bearer mzs_${'x'.repeat(43)}` },
  });
  expect(unknown.status).toBe(401);
  await server.kill();
}

// It takes twice the time of the one below.
if (isFull) {
  it.concurrent(
    'starts on the embedded database after being killed at its first start',
    { timeout: 120_000 },
    async () => {
      const folder = await mkdtemp(path.join(tmpdir(), 'mizan-first-'));
      await startAtLast({ DATA_DIR: folder }, 3_600);
      await rm(folder, { recursive: true, force: true });
    },
  );
}

it.concurrent(
  'starts on PostgreSQL after being killed while migrating it',
  { timeout: 120_000 },
  async () => {
    const { database, url, drop } = await newDatabase('postgres');
    await database.close();
    await startAtLast({ DATABASE_URL: url ?? '' }, 360);
    await drop();
  },
);
