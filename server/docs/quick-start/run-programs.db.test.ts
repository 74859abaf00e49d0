import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { provideInterpreters } from '../../../e2e/provision/interpreters.ts';
import type { components } from '../../../openapi/generated/types.ts';
import { basic } from '../../testing/basic.ts';
import { newKey } from '../../testing/dead-keys.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { printedOn } from './testing/printed-on.ts';
import { startFaultyServer } from './testing/faulty-server.ts';

type Schemas = components['schemas'];

/** Milliseconds; PHP has to be installed where it is missing. */
const INSTALLATION = 300_000;

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let server: Awaited<ReturnType<typeof startFaultyServer>>;
  let page: ReturnType<typeof printedOn>;
  beforeAll(async () => {
    await provideInterpreters(['curl', 'jq', 'php', 'python3']);
    server = await startFaultyServer(backend.app);
    page = printedOn(await (await fetch(`${server.origin}/docs/quick-start`)).text());
  }, INSTALLATION);
  afterAll(() => server.close());

  it.concurrent.each(['curl', 'JavaScript', 'PHP', 'Python'])(
    'the printed program in %s books one shipment and delivers it, through a refusal and a lost answer',
    async (language) => {
      const { key, secret_key } = await newKey(backend, await backend.newCustomer(0), {
        test: true,
        scopes: ['prices_read', 'shipments_read', 'shipments_write'],
      });
      const folder = await mkdtemp(path.join(tmpdir(), 'mizan-quick-start-'));
      const run = () =>
        page.run(language, folder, {
          MIZAN_URL: `${server.origin}/api`,
          MIZAN_CLIENT_KEY: key.client_key,
          MIZAN_SECRET_KEY: secret_key,
        });
      const shipments = async () => {
        const headers = basic(key.client_key, secret_key);
        const answer = await backend.app.inject({ url: '/api/shipments', headers });
        return answer.json<Schemas['ShipmentList']>().data;
      };

      const lost = await run();
      expect(server.faultsOf(key.client_key)).toEqual(['refused', 'lost']);
      expect(lost.code, lost.output).not.toBe(0);
      expect(lost.output).not.toContain('Booked:');
      expect(await shipments()).toMatchObject([{ status: 'pending' }]);

      const second = await run();
      expect(second.code, second.output).toBe(0);
      const [booked] = await shipments();
      expect(second.output.trimEnd().split('\n')).toEqual([
        expect.stringMatching(/^Account: ./),
        'Price: 28.75 riyals with Test courier',
        `Booked: ${booked?.tracking_number}`,
        'Label: label.pdf',
        'Status: completed, delivered',
      ]);
      const label = await readFile(path.join(folder, 'label.pdf'));
      expect(label.subarray(0, 5).toString()).toBe('%PDF-');

      expect(await run()).toEqual(second);
      expect(await shipments()).toMatchObject([
        { id: booked?.id, status: 'completed', tracking_status: 'delivered', test: true },
      ]);
      await rm(folder, { recursive: true });
    },
  );
});
