import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { startBare } from './bare-process.ts';
import { gatherCrowd, repeat } from './crowd.ts';
import { findDisorder } from './find-disorder.ts';
import { killRounds } from './kill-rounds.ts';
import { killedDatabases } from './shared-databases.ts';

describe.concurrent.each(killedDatabases('embedded'))(
  'a server killed on the %s database',
  (kind, make) => {
    it(
      'has lost nothing it acknowledged, and left nothing half done',
      { timeout: 1_800_000 },
      async () => {
        const { random, rounds, moment } = killRounds(1);
        const place = await make();
        const database = await openDatabase(place.location);
        const crowd = await gatherCrowd(database, random);
        await database.close();

        let server = startBare(place.env);
        let { origin } = await server.open();
        let acknowledged = 0;
        let open = 0;
        for (let round = 1; round <= rounds; round += 1) {
          const next = startBare(place.env);
          let isOver = false;
          const burst = crowd.burst(origin, () => isOver);
          await crowd.untilHeard();
          await sleep(moment());
          await server.kill();
          isOver = true;
          const calls = await burst;
          expect(server.output()).not.toContain('"level":50');

          server = next;
          const opened = await server.open();
          origin = opened.origin;
          expect([round, opened.disorder]).toEqual([round, []]);
          const repeated = await repeat(origin, calls);
          expect([round, repeated.changed]).toEqual([round, []]);
          acknowledged += repeated.acknowledged;
          open += calls.length - repeated.acknowledged;
        }
        // Otherwise nothing is proved: every kill must interrupt open calls.
        expect(acknowledged).toBeGreaterThan(rounds);
        expect(open).toBeGreaterThan(rounds);
        const all = await repeat(origin, crowd.calls);
        expect(all).toEqual({ acknowledged: crowd.calls.length, changed: [] });
        await server.kill();
        const after = await openDatabase(place.location);
        expect(await findDisorder(after)).toEqual([]);
        await after.close();
        await place.clear();
        process.stdout.write(
          `${kind}: ${rounds} kills, ${acknowledged} calls acknowledged before, ${open} open\n`,
        );
      },
    );
  },
);
