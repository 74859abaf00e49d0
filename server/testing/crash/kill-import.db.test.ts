import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type ServerProcess, startProgram } from '../../../e2e/provision/server-process.ts';
import { type DatabaseLocation, openDatabase } from '../../db/database.ts';
import { lockTables, selectImports } from '../../features/operator-files/store.ts';
import { type ImportedFiles, PHOTO_FILES, RATE_FILES } from './imported-files.ts';
import { killRounds } from './kill-rounds.ts';
import { killedDatabases } from './shared-databases.ts';

const KILLS = 20;

/** What stands, and how many imports made it, once no killed one holds it any more. */
async function standing(location: DatabaseLocation, files: ImportedFiles) {
  const db = await openDatabase(location);
  await db.kysely.transaction().execute((tx) => lockTables(tx, files.kind));
  const state = await files.standing(db);
  const { length } = await selectImports(db.kysely, files.kind.kind);
  await db.close();
  return { state, imports: length };
}

/** It has read its file, and begins to apply it. */
const readIn = ({ output }: ServerProcess) => /no faults$/m.exec(output())?.[0];

describe.concurrent.each(
  [RATE_FILES, PHOTO_FILES].flatMap((files) =>
    killedDatabases('postgres').map(([database, make]) => ({
      database,
      make,
      files,
      kind: files.kind.kind,
    })),
  ),
)('an import of $kind killed on the $database database', ({ database, make, files, kind }) => {
  it(
    'leaves everything old or everything new, never some of both',
    { timeout: 1_800_000 },
    async () => {
      const { random, rounds } = killRounds(1);
      const kills = Math.min(rounds, KILLS);
      const place = await make();
      const folder = await mkdtemp(path.join(tmpdir(), 'mizan-import-'));
      const db = await openDatabase(place.location);
      const names = await files.write(db, folder);
      await db.close();
      const start = (at: number) =>
        startProgram(files.command, place.env, {
          args: ['import', names[at] ?? '', '--apply', '--by', 'Sami'],
        });
      /** Applies a file to its end. @returns the milliseconds from reading it to the end. */
      const finish = async (at: number) => {
        const whole = start(at);
        await whole.until(() => readIn(whole));
        const begun = performance.now();
        await whole.until(() => /^applied as/m.exec(whole.output())?.[0]);
        const took = performance.now() - begun;
        await whole.stop();
        return took;
      };

      await finish(0);
      const first = await standing(place.location, files);
      const took = await finish(1);
      const second = await standing(place.location, files);
      const states = [first.state, second.state];
      expect(first.state).not.toBe(second.state);
      let [now, { imports }, done] = [1, second, 0];
      for (let kill = 1; kill <= kills; kill += 1) {
        const victim = start(1 - now);
        await victim.until(() => readIn(victim));
        await sleep(took * random());
        await victim.stop('SIGKILL');
        const after = await standing(place.location, files);
        const isDone = after.imports > imports;
        expect([kill, states.indexOf(after.state)]).toEqual([kill, isDone ? 1 - now : now]);
        if (isDone) [now, imports, done] = [1 - now, after.imports, done + 1];
      }
      await finish(1 - now);
      expect((await standing(place.location, files)).imports).toBe(imports + 1);
      await place.clear();
      await rm(folder, { recursive: true });
      process.stdout.write(`${kind}, ${database}: ${kills} kills, ${done} after it was applied\n`);
    },
  );
});
