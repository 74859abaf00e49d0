import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../../e2e/provision/free-port.ts';
import { openDatabase } from '../../db/database.ts';
import { seededRandom } from '../../domain/random.ts';
import { percentile } from '../bench/report.ts';
import { wrongAnswers, wrongDeliveries, wrongOrders } from '../store-traffic/find-faults.ts';
import { mixedTraffic } from '../store-traffic/mixed-traffic.ts';
import { noteEffects, openStores } from '../store-traffic/open-stores.ts';
import { readTraffic } from '../store-traffic/read-traffic.ts';
import { receiptOf, sendPaced } from '../store-traffic/send-paced.ts';
import { startTrafficServer } from '../store-traffic/traffic-server.ts';
import { killRounds } from './kill-rounds.ts';
import { killedDatabases } from './shared-databases.ts';

const isFull = process.env.TEST_COUNTS === 'full';
const { count, kills, accounts } = isFull
  ? { count: 10_000, kills: 20, accounts: 6 }
  : { count: 400, kills: 1, accounts: 2 };
const PER_SECOND = { postgres: 200, embedded: 50 };

/** Milliseconds after a part of the traffic is answered until the server is killed. */
const LATEST = 500;
/** Faults that are printed. */
const MOST = 20;

describe.concurrent.each(killedDatabases('postgres'))(
  'a server killed among deliveries of stores on the %s database',
  (kind, make) => {
    it(
      'has lost none that it acknowledged, and gives each real one its effect once',
      { timeout: 3_600_000 },
      async () => {
        const { random } = killRounds();
        const seeded = seededRandom(Math.floor(random() * 1_000_000));
        const place = await make();
        const port = await freePort();
        // One process, so that requests and the work on orders die at one moment.
        const start = () => startTrafficServer(place.env, port, { WORKERS: '1' });
        let server = start();
        const before = await openDatabase(place.location);
        const stores = await openStores(before, accounts);
        await noteEffects(before);
        await before.close();
        const traffic = mixedTraffic(seeded, stores, count, new Date());

        await server.open();
        const origin = `http://127.0.0.1:${port}`;
        const perSecond = kind === 'postgres' ? PER_SECOND.postgres : PER_SECOND.embedded;
        const { sent, answered, done } = sendPaced(origin, traffic.sendings, perSecond);
        for (let kill = 1; kill <= kills; kill += 1) {
          const next = start();
          while (answered() < (kill * count) / (kills + 1)) await sleep(20);
          await sleep(LATEST * random());
          await server.stop('SIGKILL');
          server = next;
          await server.open();
        }
        await done;
        const api = readTraffic(origin, stores);
        while ((await api.waiting()) > 0) await sleep(1_000);
        const shown = [];
        const faults = wrongAnswers(sent);
        for (const store of stores) {
          shown.push(...(await api.deliveries(store)));
          faults.push(...wrongOrders(traffic, store, await api.orders(store)));
        }
        expect(server.output()).not.toContain('"level":50');
        await server.stop('SIGKILL');
        const after = await openDatabase(place.location);
        faults.push(...(await wrongDeliveries(after, sent, shown)));
        await after.close();
        await place.clear();
        expect([faults.length, faults.slice(0, MOST)]).toEqual([0, []]);

        const answers = sent.flatMap(({ answer }) => answer ?? []);
        const repeated = answers
          .filter(({ status }) => status === 200)
          .filter((answer) => receiptOf(answer).verdict === 'duplicate').length;
        const failed = sent.reduce((sum, { failedTries }) => sum + failedTries, 0);
        // Otherwise nothing is proved: every kill must interrupt somebody.
        expect(failed).toBeGreaterThan(kills);
        const p99 = percentile(
          answers.map(({ milliseconds }) => milliseconds),
          0.99,
        );
        process.stdout.write(
          `${kind}: ${count} deliveries at ${perSecond}/s through ${kills} kills, ` +
            `${failed} tries failed, ${repeated} answered as repeated, p99 ${p99.toFixed(0)} ms\n`,
        );
      },
    );
  },
);
