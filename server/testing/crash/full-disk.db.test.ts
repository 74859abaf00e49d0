import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { openTestBackend, testParcel } from '../test-backend.ts';
import { startBare } from './bare-process.ts';
import { findDisorder } from './find-disorder.ts';
import { SHARED_DATABASES } from './shared-databases.ts';

const smallDisk = pathToFileURL(path.resolve(import.meta.dirname, 'small-disk.ts')).href;

it(
  'answers 503 while the disk of the embedded database is full, and recovers afterwards',
  { timeout: 120_000 },
  async () => {
    const place = await SHARED_DATABASES.embedded();
    const disk = path.join(place.env.DATA_DIR ?? '', 'disk');
    const setDisk = (state: 'free' | 'short' | 'full') => writeFile(disk, state);
    await setDisk('free');
    const before = await openDatabase(place.location);
    const backend = await openTestBackend(before);
    const { headers } = await backend.newCustomer(0);
    await backend.close();
    await before.close();

    const server = startBare({ ...place.env, DISK: disk }, smallDisk);
    const { origin } = await server.open();
    const get = async (at: string) =>
      (await fetch(`${origin}/api/website${at}`, { headers })).status;
    const kept: string[] = [];
    const quote = async () => {
      const answer = await fetch(`${origin}/api/website/quotes`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(testParcel()),
      });
      const { id, code } = (await answer.json()) as { id?: string; code?: string };
      if (id !== undefined) kept.push(id);
      return [answer.status, code, answer.headers.get('retry-after')];
    };
    const unavailable = [503, 'temporarily_unavailable', '5'];

    expect(await quote()).toEqual([201, undefined, null]);
    await setDisk('short');
    expect(await quote()).toEqual(unavailable);
    expect(await get('/shipments')).toBe(200);

    await setDisk('full');
    let last = await quote();
    for (let more = 0; last[0] === 201 && more < 200; more += 1) last = await quote();
    expect(last).toEqual(unavailable);
    expect(await get(`/quotes/${kept[0]}`)).toBe(200);

    await setDisk('free');
    expect(await quote()).toEqual([201, undefined, null]);
    expect(server.output().match(/"outage":"disk_full"/g)?.length).toBe(2);
    await server.kill();

    const after = await openDatabase(place.location);
    expect(await findDisorder(after)).toEqual([]);
    const stored = await after.kysely.selectFrom('quotes').select('id').orderBy('id').execute();
    expect(stored.map(({ id }) => id)).toEqual(kept.sort());
    await after.close();
    await place.clear();
  },
);
