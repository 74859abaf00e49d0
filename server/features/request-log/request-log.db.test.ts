import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { expect, it, vi } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { basic } from '../../testing/basic.ts';
import { newKey } from '../../testing/dead-keys.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { subscribe } from '../../testing/subscribe.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { type Customer, TEST_PRICE, testOrder, testParcel } from '../../testing/test-backend.ts';
import { handlers } from '../handlers.ts';
import { closeAccount } from '../own-data/close-account.ts';
import { getAccount } from '../accounts/store.ts';
import { lockAccount } from '../plans/limits.ts';
import { newRequestRecorder } from './recorder.ts';

type Schemas = components['schemas'];
type Headers = Record<string, string>;
type Key = Schemas['ApiKeyCreate'];

const NO_LOG = { warn: () => {} };
const RUNS = process.env.TEST_COUNTS === 'full' ? 40 : 2;

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);

  async function newSystem(customer: Customer, changes: Partial<Key> = {}) {
    const { key, secret_key } = await newKey(backend, customer, changes);
    return { ...key, headers: basic(key.client_key, secret_key) as Headers };
  }
  const call = (
    who: Headers,
    method: 'GET' | 'POST',
    url: string,
    payload?: object | string,
    app: FastifyInstance = backend.app,
  ) =>
    app.inject({
      ...{ method, url: `/api${url}`, ...(payload !== undefined && { payload }) },
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...who },
    });
  async function logOf(customer: Customer): Promise<Schemas['ApiRequest'][]> {
    const answer = await backend.get(customer, '/api-requests?limit=100');
    return answer.json<Schemas['ApiRequestList']>().data;
  }
  /** The log once it has so many entries, oldest first. */
  const logWith = (customer: Customer, count: number) =>
    vi.waitFor(async () => {
      const entries = await logOf(customer);
      expect(entries).toHaveLength(count);
      return entries.reverse();
    }, 5_000);

  it('has every answer to a key once, with the code of its problem', async () => {
    const owner = await backend.newCustomer(TEST_PRICE);
    const { kysely } = database();
    await subscribe(kysely, owner.accountId, 'intermediate');
    const all = await newSystem(owner);
    const few = await newSystem(owner, { scopes: ['tracking_read'] });
    const late = await newSystem(owner);
    const key = all.headers;
    const quote = (await call(key, 'POST', '/quotes', testParcel())).json<Schemas['Quote']>();
    await call(key, 'POST', '/shipments', testOrder(quote));
    await call(few.headers, 'GET', '/balance?limit=1');
    await call(key, 'GET', '/shipments/undefined');
    await call(key, 'GET', '/shipments?unheard_of=1');
    await call(key, 'POST', '/quotes', '{"origin":');
    await call(key, 'POST', '/quotes', { nothing: true });
    await call(key, 'POST', '/quotes', `{"large":"${'x'.repeat(1_000_000)}"}`);
    await call(key, 'POST', '/shipments', testOrder(quote));
    for (const options of [
      { handlers: { ...handlers, getBalance: () => Promise.reject(new Error('failed')) } },
      { env: { RATE_LIMIT_KEY_PER_MINUTE: '1' } },
    ]) {
      const other = await startTestApp({ db: database(), ...options });
      await call(key, 'GET', '/balance', undefined, other.app);
      // Closing writes what was gathered.
      await other.stop();
    }
    await kysely.deleteFrom('subscriptions').where('account_id', '=', owner.accountId).execute();
    await call(late.headers, 'GET', '/integration');

    // Not proved to be of this account, or not by a key.
    await call(basic(all.client_key, `mzi_${'x'.repeat(43)}`), 'GET', '/balance');
    await call(key, 'GET', '/nowhere');
    await backend.get(owner, '/balance');

    const entries = await logWith(owner, 12);
    const told = entries.map(({ method, path, status, code }) => [method, path, status, code]);
    expect(told.sort()).toEqual(
      [
        ['GET', '/balance', 403, 'insufficient_scope'],
        ['GET', '/balance', 429, 'rate_limited'],
        ['GET', '/balance', 500, 'internal_error'],
        ['GET', '/integration', 403, 'paused_by_plan'],
        ['GET', '/shipments', 400, 'validation_failed'],
        ['GET', '/shipments/undefined', 404, 'not_found'],
        ['POST', '/quotes', 201, undefined],
        ['POST', '/quotes', 400, 'malformed_request'],
        ['POST', '/quotes', 413, 'payload_too_large'],
        ['POST', '/quotes', 422, 'validation_failed'],
        ['POST', '/shipments', 201, undefined],
        ['POST', '/shipments', 409, 'quote_used'],
      ].sort(),
    );
    expect(new Set(entries.map(({ request_id }) => request_id)).size).toBe(12);
    for (const { duration_ms, is_test } of entries) {
      expect([duration_ms >= 0, is_test]).toEqual([true, false]);
    }
  });

  it('has nothing of bodies, queries and headers', async () => {
    const owner = await backend.newCustomer(0);
    const { headers } = await newSystem(owner);
    const word = fc.stringMatching(/^[a-z]{12}$/).map((text) => `canary${text}`);
    const request = fc.record({ body: word, query: word, header: word, language: word });
    const sent: string[] = [];
    await fc.assert(
      fc.asyncProperty(fc.array(request, { minLength: 10, maxLength: 10 }), async (requests) => {
        for (const { body, query, header, language } of requests) {
          sent.push(body, query, header, language);
          const who = { ...headers, 'user-agent': header, 'x-anything': header };
          const more = { 'accept-language': language, 'idempotency-key': header };
          await call({ ...who, ...more }, 'POST', `/quotes?${query}=${query}#${query}`, {
            [body]: body,
          });
        }
      }),
      { numRuns: RUNS },
    );
    await logWith(owner, Math.min(sent.length / 4, 100));
    const rows = await database().kysely.selectFrom('api_requests').selectAll().execute();
    const stored = JSON.stringify(rows);
    const secret = headers['authorization']?.split(' ')[1] ?? '';
    const pair = Buffer.from(secret, 'base64').toString().split(':');
    for (const text of [...sent, secret, pair[1] ?? '', '127.0.0.1']) {
      expect(stored).not.toContain(text);
    }
  });

  it('shows the requests of test keys as such, and nothing of others', async () => {
    const [owner, stranger] = [await backend.newCustomer(0), await backend.newCustomer(0)];
    const live = await newSystem(owner, { name: 'المتجر' });
    const test = await newSystem(owner, { name: 'تجربة', test: true });
    await call(live.headers, 'GET', '/balance');
    await call(test.headers, 'GET', '/balance');
    const entries = await logWith(owner, 2);
    const told = entries.map(({ client_key, key_name, is_test }) => [
      client_key,
      key_name,
      is_test,
    ]);
    expect(told.sort()).toEqual(
      [
        [live.client_key, 'المتجر', false],
        [test.client_key, 'تجربة', true],
      ].sort(),
    );
    const theirs = await newSystem(stranger);
    await call(theirs.headers, 'GET', '/integration');
    expect((await logWith(stranger, 1)).map(({ path }) => path)).toEqual(['/integration']);
    const file = await backend.get(stranger, '/api-requests.csv');
    expect(file.body.split('\r\n')).toHaveLength(3);
    for (const { request_id } of entries) expect(file.body).not.toContain(request_id);
    const byKey = await call(live.headers, 'GET', '/website/api-requests');
    expect(byKey.statusCode).toBe(401);
  });

  it('is written while something is added to the account, such as a file of products', async () => {
    const owner = await backend.newCustomer(0);
    const { headers } = await newSystem(owner);
    await database()
      .kysely.transaction()
      .execute(async (tx) => {
        await lockAccount(tx, owner.accountId);
        await call(headers, 'GET', '/balance');
        await logWith(owner, 1);
      });
  });

  it('cuts a long path', async () => {
    const owner = await backend.newCustomer(0);
    const { headers } = await newSystem(owner);
    await call(headers, 'GET', `/shipments/${'é'.repeat(5_000)}`);
    const [entry] = await logWith(owner, 1);
    expect(entry?.path).toMatch(/^\/shipments\/(%C3%A9)+/);
    expect(entry?.path).toHaveLength(200);
  });

  it('adds nothing to an account that was closed meanwhile', async () => {
    const owner = await backend.newCustomer(0);
    const { client_key: clientKey } = await newSystem(owner);
    const { kysely } = database();
    const recorder = newRequestRecorder(kysely, NO_LOG);
    const entry = entryOf(owner, clientKey);
    const rows = () => rowsOf(owner);
    recorder.add(entry);
    await recorder.close();
    expect(await rows()).toHaveLength(1);
    recorder.add(entry);
    const account = await getAccount(kysely, owner.accountId);
    const open = await kysely.transaction().execute((tx) => closeAccount(tx, account, new Date()));
    await recorder.close();
    expect([open, await rows()]).toEqual([[], []]);
  });

  it('keeps the entries of others when those of one account cannot be written', async () => {
    const [owner, other] = [await backend.newCustomer(0), await backend.newCustomer(0)];
    const recorder = newRequestRecorder(database().kysely, NO_LOG);
    recorder.add(entryOf(owner, 'mzk_one'));
    recorder.add({ ...entryOf(other, 'mzk_other'), keyName: '\u0000' });
    await recorder.close();
    expect([(await rowsOf(owner)).length, await rowsOf(other)]).toEqual([1, []]);
  });

  const entryOf = ({ accountId }: Customer, clientKey: string) => ({
    ...{ accountId, clientKey, keyName: 'مفتاح', at: new Date() },
    ...{ method: 'GET', path: '/', status: 200, durationMs: 1, requestId: 'r', code: null },
  });
  const rowsOf = ({ accountId }: Customer) =>
    database()
      .kysely.selectFrom('api_requests')
      .select('id')
      .where('account_id', '=', accountId)
      .execute();
});
