import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { provideInterpreters } from '../../../e2e/provision/interpreters.ts';
import type { components } from '../../../openapi/generated/types.ts';
import { newWebhookSecret } from '../../features/webhooks/sending/sign.ts';
import { basic } from '../../testing/basic.ts';
import { newKey } from '../../testing/dead-keys.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { addCouriers, TEST_CARD } from '../../testing/test-backend.ts';
import { PROGRAMS, RECEIVERS, VERIFIER } from './programs.ts';
import { deliveriesFor, type JudgedDelivery } from './testing/deliveries.ts';
import { startFaultyServer } from './testing/faulty-server.ts';
import { type PrintedPage, printedOn } from './testing/printed-on.ts';
import { startReceiver, useVerifier, type Verifier } from './testing/receivers.ts';

type Schemas = components['schemas'];

/** Milliseconds; PHP has to be installed where it is missing. */
const INSTALLATION = 300_000;

/** With VAT its price is 36.80, whose last figure is easily lost. */
const CARD: typeof TEST_CARD = {
  ...TEST_CARD,
  lanes: { domestic: { baseFee: 3_200, perKgFee: 200, transitDays: { min: 2, max: 3 } } },
};

onDatabases('postgres', (database) => {
  beforeAll(() =>
    addCouriers(database(), [{ card: CARD, en: 'Test courier', ar: 'ناقل الاختبار' }]),
  );
  const backend = useTestBackend(database);
  let server: Awaited<ReturnType<typeof startFaultyServer>>;
  let page: PrintedPage;
  beforeAll(async () => {
    await provideInterpreters(['curl', 'jq', 'openssl', 'php', 'python3']);
    server = await startFaultyServer(backend.app);
    page = printedOn(await (await fetch(`${server.origin}/docs/quick-start`)).text());
  }, INSTALLATION);
  afterAll(() => server.close());

  it.concurrent.each(PROGRAMS)(
    'the printed program in $language books one shipment and delivers it, through a refusal and a lost answer',
    async ({ file }) => {
      const { key, secret_key } = await newKey(backend, await backend.newCustomer(0), {
        test: true,
        scopes: ['prices_read', 'shipments_read', 'shipments_write'],
      });
      const folder = await mkdtemp(path.join(tmpdir(), 'mizan-quick-start-'));
      const run = () =>
        page.run(file, folder, {
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
        'Price: 36.80 riyals with Test courier',
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

  it.concurrent.each(RECEIVERS)(
    'the printed receiver in $language accepts what is genuine and recent, and keeps it once',
    async ({ file }) => {
      const secret = newWebhookSecret();
      const receiver = await startReceiver(page, file, secret);
      const deliveries = deliveriesFor(secret);
      await expectRightVerdicts(receiver, deliveries);
      const events = Object.fromEntries(
        deliveries
          .filter(({ isGenuine }) => isGenuine)
          .map(({ headers, body }) => [`events/${headers['webhook-id']}.json`, body.toString()]),
      );
      expect(await receiver.kept()).toEqual(events);
      await expect.poll(receiver.told).toEqual(Object.keys(events));
      await receiver.stop();
    },
  );

  it.concurrent('the printed verifier in a shell accepts what is genuine and recent', async () => {
    const secret = newWebhookSecret();
    const verifier = await useVerifier(page, VERIFIER.file, secret);
    await expectRightVerdicts(verifier, deliveriesFor(secret));
    await verifier.stop();
  });
});

async function expectRightVerdicts(
  { accepts }: Verifier,
  deliveries: readonly JudgedDelivery[],
): Promise<void> {
  const accepted: string[] = [];
  for (const delivery of deliveries) {
    if (await accepts(delivery)) accepted.push(delivery.title);
  }
  const genuine = deliveries.filter(({ isGenuine }) => isGenuine);
  expect(accepted).toEqual(genuine.map(({ title }) => title));
}
