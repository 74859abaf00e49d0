import { expect, it } from 'vitest';
import { startProgram } from '../../../e2e/provision/server-process.ts';
import { openDatabase } from '../../db/database.ts';
import { sendAllAgain } from '../../features/webhooks/messages-store.ts';
import { waitFor } from '../main-process.ts';
import { openTestBackend } from '../test-backend.ts';
import { openCrowd } from '../webhooks/crowd.ts';
import { killRounds } from './kill-rounds.ts';
import { SHARED_DATABASES } from './shared-databases.ts';

const [KILLS, CHANGES] = process.env.TEST_COUNTS === 'full' ? [20, 500] : [3, 30];
const GOOD = 15;

it(
  `${KILLS} kills lose none of ${CHANGES} events for each of 20 receivers, of which five are bad`,
  { timeout: 900_000 },
  async () => {
    const { random } = killRounds();
    const place = await SHARED_DATABASES.postgres();
    const database = await openDatabase(place.location);
    const backend = await openTestBackend(database);
    const crowd = await openCrowd(backend, { good: GOOD, bad: true });
    const start = () =>
      startProgram('server/testing/webhooks/sender.ts', { ...place.env, TIME_LIMIT: '1000' });
    const senders = [start(), start()];
    let changes = 1;
    for (let kill = 0; kill < KILLS; kill += 1) {
      for (; changes < (CHANGES * (kill + 1)) / KILLS; changes += 1) await crowd.change();
      const at = random() < 0.5 ? 0 : 1;
      await senders[at]?.until(() => /sending/.exec(senders[at]?.output() ?? '')?.[0]);
      await new Promise((resolve) => setTimeout(resolve, 200 + 800 * random()));
      await senders[at]?.stop('SIGKILL');
      senders[at] = start();
    }
    const { members } = crowd;
    const hasAll = async ({ endpoint, receiver }: (typeof members)[number]) => {
      const told = new Set(receiver.arrivals.map(({ id }) => id));
      const written = await crowd.written(endpoint.id);
      return written.size === CHANGES && [...written.keys()].every((id) => told.has(id));
    };
    const all = async (some: typeof members) =>
      (await Promise.all(some.map(hasAll))).every(Boolean);
    await waitFor(() => all(members.filter(({ isBad }) => !isBad)));
    crowd.mend();
    for (const { owner, endpoint, isBad } of members) {
      const key = { account_id: owner.accountId, id: endpoint.id };
      if (isBad) await sendAllAgain(database.kysely, key, new Date(0), new Date());
    }
    await waitFor(() => all(members));
    for (const { receiver, secret, endpoint } of members) {
      expect(receiver.isSigned(secret)).toBe(true);
      const written = await crowd.written(endpoint.id);
      const bodies = receiver.arrivals.map(({ id, body }) => [id, body]);
      expect(bodies).toEqual(bodies.map(([id = '']) => [id, written.get(id)?.body]));
      const sequences = [...written.values()].map(({ body }) => sequenceOf(body));
      expect(sequences.sort((a, b) => a - b)).toEqual(
        Array.from({ length: CHANGES }, (_, index) => index + 1),
      );
    }
    await Promise.all(senders.map((sender) => sender.stop('SIGKILL')));
    crowd.close();
    await backend.close();
    await database.close();
    await place.clear();
  },
);

function sequenceOf(body: string): number {
  return (JSON.parse(body) as { data: { sequence: number } }).data.sequence;
}
