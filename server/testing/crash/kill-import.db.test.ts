import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type ServerProcess, startProgram } from '../../../e2e/provision/server-process.ts';
import { type DatabaseLocation, openDatabase } from '../../db/database.ts';
import { exportRates, importRates } from '../../features/rate-cards/import-rates.ts';
import { lockRates, selectImports } from '../../features/rate-cards/store.ts';
import { manyCouriers } from '../../features/rate-cards/testing/many-couriers.ts';
import { killRounds } from './kill-rounds.ts';
import { SHARED_DATABASES } from './shared-databases.ts';

const ROWS = 3_000;
const KILLS = 20;
const FEES = [2_000, 3_000] as const;

/** The rates, and how many imports made them, once no killed one holds them any more. */
async function standing(location: DatabaseLocation) {
  const db = await openDatabase(location);
  await db.kysely.transaction().execute(lockRates);
  const rates = await exportRates(db);
  const { length } = await selectImports(db.kysely);
  const inForce = await db.kysely
    .selectFrom('card_versions as v')
    .innerJoin('courier_cards as c', 'c.courier_id', 'v.courier_id')
    .select(({ fn }) => fn.countAll<number>().as('cards'))
    .where('v.valid_until', 'is', null)
    .whereRef('c.service_type', '=', 'v.service_type')
    .whereRef('c.card', '=', 'v.card')
    .executeTakeFirstOrThrow();
  await db.close();
  return { rates, imports: length, ...inForce };
}

/** It has read its file, and begins to apply it. */
const readIn = ({ output }: ServerProcess) => /no faults$/m.exec(output())?.[0];

describe.concurrent.each(Object.entries(SHARED_DATABASES))(
  'an import killed on the %s database',
  (kind, make) => {
    it(
      'leaves the old rates or the new ones, never some of both',
      { timeout: 1_800_000 },
      async () => {
        const { random, rounds } = killRounds(2);
        const kills = Math.min(rounds, KILLS);
        const place = await make();
        const folder = await mkdtemp(path.join(tmpdir(), 'mizan-rates-'));
        const db = await openDatabase(place.location);
        const files: string[] = [];
        for (const fee of FEES) {
          await importRates(db, manyCouriers(ROWS, fee), 'Noura');
          files.push(await exportRates(db));
        }
        await db.close();
        const names = files.map((_, at) => path.join(folder, `${at}.csv`));
        for (const [at, name] of names.entries()) await writeFile(name, files[at] ?? '');
        const start = (at: number) =>
          startProgram('server/commands/rates.ts', place.env, {
            args: ['import', names[at] ?? '', '--apply', '--by', 'Sami'],
          });

        let now = 1;
        let { imports } = await standing(place.location);
        /** Applies the other file to its end. @returns the milliseconds from reading it to the end. */
        const finish = async () => {
          const whole = start(1 - now);
          await whole.until(() => readIn(whole));
          const begun = performance.now();
          await whole.until(() => /^applied as/m.exec(whole.output())?.[0]);
          const took = performance.now() - begun;
          await whole.stop();
          [now, imports] = [1 - now, imports + 1];
          return took;
        };
        const took = await finish();
        let done = 0;
        for (let kill = 1; kill <= kills; kill += 1) {
          const victim = start(1 - now);
          await victim.until(() => readIn(victim));
          await sleep(took * random());
          await victim.stop('SIGKILL');
          const after = await standing(place.location);
          const isDone = after.imports > imports;
          expect([kill, files.indexOf(after.rates)]).toEqual([kill, isDone ? 1 - now : now]);
          expect([kill, after.cards]).toEqual([kill, Math.ceil(ROWS / 12) * 4]);
          if (isDone) [now, imports, done] = [1 - now, after.imports, done + 1];
        }
        await finish();
        expect((await standing(place.location)).imports).toBe(imports);
        await place.clear();
        await rm(folder, { recursive: true });
        process.stdout.write(`${kind}: ${kills} kills, ${done} after it was applied\n`);
      },
    );
  },
);
