import { beforeAll, beforeEach, expect, it } from 'vitest';
import { freePort } from '../../../e2e/provision/free-port.ts';
import type { components } from '../../../openapi/generated/types.ts';
import { serverKey } from '../../db/server-key.ts';
import type { StoreSimulator } from '../../ports/store-simulator.ts';
import { SECRETS, startSimulator } from '../../store-simulator/testing/open-simulator.ts';
import { send } from '../../testing/customer-calls.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import type { Customer } from '../../testing/test-backend.ts';
import { storeSimulator } from './simulator/store-simulator.ts';
import { unseal } from '../../db/sealed.ts';
import { type Connected, workOnDeliveries } from './testing/store-calls.ts';

type Schemas = components['schemas'];
type Simulator = Awaited<ReturnType<typeof startSimulator>>;

const port = await freePort();
/** Started once the tests begin. */
let simulated: StoreSimulator;
const later: StoreSimulator = {
  plays: (platform) => simulated.plays(platform),
  connect: (store) => simulated.connect(store),
};

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database, { storeSimulator: later, env: { PORT: String(port) } });
  const without = useTestBackend(database);
  let simulator: Simulator;
  let owner: Customer;
  beforeAll(async () => {
    await backend.app.listen({ port, host: '127.0.0.1' });
    simulator = await startSimulator();
    return () => simulator.close();
  });
  beforeEach(async () => {
    simulated = storeSimulator({ ...simulator, ...SECRETS }, ['salla', 'zid']);
    owner = await backend.newCustomer(0, 'company');
  });
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    send(backend, owner, method, path, body);
  const connect = async (platform: 'salla' | 'zid') =>
    (await call('POST', '/stores', { platform, name: 'متجر مثال' })).json<Connected>();
  const grant = ({ store }: Connected, token = 'token-of-the-store') =>
    call('PUT', `/stores/${store.id}/access`, { token });
  const simulate = ({ store }: Connected) => call('POST', `/stores/${store.id}/simulation`);
  const shown = async ({ store }: Connected) =>
    (await call('GET', `/stores/${store.id}`)).json<Schemas['StoreConnection']>();
  const rowOf = ({ store }: Connected) =>
    database()
      .kysely.selectFrom('stores')
      .selectAll()
      .where('id', '=', store.id)
      .executeTakeFirstOrThrow();

  const refuse = ({ store }: Connected) =>
    database()
      .kysely.updateTable('stores')
      .set({ access_refused_at: new Date() })
      .where('id', '=', store.id)
      .execute();

  it('saves the token of a store on Zid sealed, also in place of a refused one', async () => {
    const store = await connect('zid');
    expect((await shown(store)).access).toBe('none');
    const answer = await grant(store);
    expect([answer.statusCode, answer.json<Schemas['StoreConnection']>().access]).toEqual([
      ...[200, 'granted'],
    ]);
    await refuse(store);
    expect((await shown(store)).access).toBe('refused');
    await grant(store, 'another-token');
    expect((await shown(store)).access).toBe('granted');
    const { access } = await rowOf(store);
    expect(String(access)).not.toContain('token');
    const key = await serverKey(database().kysely, 'stores');
    expect(unseal(key, access ?? expect.fail())).toBe('another-token');
  });

  it('leaves Salla to grant access itself, and needs a confirmed company', async () => {
    const store = await connect('salla');
    expect((await grant(store)).json()).toMatchObject({ status: 409, code: 'grants_itself' });
    await database()
      .kysely.updateTable('sessions')
      .set({ confirmed_at: new Date(0) })
      .where('account_id', '=', owner.accountId)
      .execute();
    expect((await grant(store)).json()).toMatchObject({ code: 'confirmation_required' });
    owner = await backend.newCustomer(0, 'individual');
    for (const answer of [await grant(store), await simulate(store)]) {
      expect(answer.json()).toMatchObject({ code: 'company_account_required' });
    }
    owner = await backend.newCustomer(0, 'company');
    for (const answer of [await grant(store), await simulate(store)]) {
      expect(answer.statusCode).toBe(404);
    }
  });

  it.each(['salla', 'zid'] as const)(
    'connects a store on %s to a simulated one',
    async (platform) => {
      const store = await connect(platform);
      await refuse(store);
      const answer = await simulate(store);
      expect(answer.statusCode).toBe(200);
      const { url } = answer.json<Schemas['StoreSimulation']>();
      const page = await fetch(url);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('متجر مثال');
      expect(url.startsWith(`${simulator.publicUrl}/stores/`)).toBe(true);

      const id = url.split('/').at(-1) ?? '';
      const taken = () => simulator.store(id).deliveries.map(({ state }) => state);
      if (platform === 'salla') {
        await expect.poll(taken).toEqual(['taken']);
        await workOnDeliveries(database(), owner.accountId, store);
      }
      expect((await shown(store)).access).toBe('granted');
      simulator.placeOrder(id);
      await expect.poll(() => taken().at(-1)).toBe('taken');
      expect((await shown(store)).status).toBe('connected');
    },
  );

  it('is not there without a simulator of the platform', async () => {
    const store = await connect('salla');
    simulated = storeSimulator({ ...simulator, ...SECRETS }, ['zid']);
    expect((await simulate(store)).statusCode).toBe(404);
    const path = `/stores/${store.store.id}/simulation`;
    expect((await send(without, owner, 'POST', path)).statusCode).toBe(404);
  });
});
