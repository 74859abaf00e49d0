import { beforeAll, describe, expect, it } from 'vitest';
import { newToken } from '../features/auth/tokens.ts';
import { basic } from '../testing/basic.ts';
import { callsFor, sendCall } from '../testing/contract-calls.ts';
import { type Belongings, newOwner, secretsOf } from '../testing/new-owner.ts';
import { deadKeysOf, newKey } from '../testing/dead-keys.ts';
import { onDatabases } from '../testing/each-database.ts';
import { useTestBackend } from '../testing/for-a-suite.ts';
import { storedRows } from '../testing/stored-rows.ts';
import { operationsOf } from '../../common/contract/operations.ts';
import { BASE_PATH, type Operation, readContract } from './contract.ts';
import type { OperationId } from './operations.ts';

const operations = operationsOf(readContract());
const closed = operations.filter(({ scheme }) => scheme !== null);

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let their: Belongings;
  let calls: ReturnType<typeof callsFor>;
  let before: string;
  let dead: Awaited<ReturnType<typeof deadKeysOf>>;

  beforeAll(async () => {
    their = await newOwner(backend);
    calls = callsFor(their);
    dead = await deadKeysOf(backend, their.owner);
    before = await everythingOf(their.owner.accountId);
  });

  /** Every row of the account as one text. */
  async function everythingOf(accountId: string): Promise<string> {
    const tables = await storedRows(database());
    const own = tables.map(({ rows }) => rows.filter((row) => row.account_id === accountId));
    return JSON.stringify(own.map((rows) => rows.map((row) => JSON.stringify(row)).sort()));
  }

  const call = (operation: Operation, headers: Record<string, string>) =>
    sendCall(backend.app, operation, calls[operation.id], headers);

  function expectNothingOfTheirs(text: string): void {
    for (const secret of secretsOf(their)) expect(text).not.toContain(secret);
  }

  describe('a caller without the right credentials', () => {
    it.each(closed)('is refused by $id', async (operation) => {
      const token = their.owner.headers.authorization.replace('Bearer ', '');
      const attempts: Record<string, Record<string, string>> = {
        'no token': {},
        'a cookie': { cookie: `mizan_website_token=${token}` },
        'a forged token': { authorization: `Bearer ${newToken('mzs')}` },
        'a malformed token': { authorization: 'Bearer undefined' },
        'another scheme': { authorization: `Basic ${token}` },
        'the token twice': { authorization: `Bearer ${token}, Bearer ${token}` },
        ...dead,
        ...(operation.scheme === 'session'
          ? { 'a live key': basic(their.clientKey, their.secretKey) }
          : { 'a live session': their.owner.headers }),
      };
      const told = new Set<string>();
      for (const [name, headers] of Object.entries(attempts)) {
        const answer = await call(operation, headers);
        expect([name, answer.statusCode]).toEqual([name, 401]);
        expect(answer.json()).toMatchObject({ code: 'unauthorized' });
        expectNothingOfTheirs(answer.body);
        told.add(`${answer.body} ${String(answer.headers['www-authenticate'])}`);
      }
      expect(told.size, 'different answers').toBe(1);
    });

    it('is served by the other operations, whatever token is sent', async () => {
      for (const operation of operations.filter(({ scheme }) => scheme === null)) {
        const expected = calls[operation.id].stranger;
        for (const headers of [{}, { authorization: 'Bearer nonsense' }]) {
          const answer = await call(operation, headers);
          expect([operation.id, answer.statusCode]).toEqual([operation.id, expected]);
        }
      }
    });
  });

  describe("another account's token or key", () => {
    it.each(closed)("gives no access to the owner's data by $id", async (operation) => {
      const stranger = await backend.newCustomer(100_000, 'company');
      const { key, secret_key } = await newKey(backend, stranger);
      const credentials = { session: stranger.headers, apiKey: basic(key.client_key, secret_key) };
      const answer = await call(operation, credentials[operation.scheme ?? 'session']);
      expect(answer.statusCode).toBe(calls[operation.id].stranger);
      if (operation.sameAs === 'listTrackings') {
        // The requested numbers, answered as unknown.
        expect(answer.json()).toEqual({ data: [], unknown: [their.trackingNumber] });
        return;
      }
      expectNothingOfTheirs(answer.body);
      const ownData: Partial<Record<OperationId, object>> = {
        listShipments: { data: [], page: { total: 0 } },
        getIntegration: { account_id: stranger.accountId },
        getProfile: { id: stranger.accountId },
      };
      const expected = ownData[operation.sameAs];
      if (expected) expect(answer.json()).toMatchObject(expected);
    });
  });

  it("changed nothing of the owner's, who still has access", async () => {
    // A delivery that was refused is shown to the owner.
    const { kysely } = backend.database;
    await kysely.deleteFrom('store_deliveries').where('verdict', '=', 'refused').execute();
    expect(await everythingOf(their.owner.accountId)).toBe(before);
    const ids: OperationId[] = ['getQuote', 'getShipment', 'trackShipment'];
    for (const operation of operations.filter(({ id }) => ids.includes(id))) {
      expect((await call(operation, their.owner.headers)).statusCode).toBe(200);
    }
    const headers = basic(their.clientKey, their.secretKey);
    const integration = await backend.app.inject({ url: `${BASE_PATH}/integration`, headers });
    expect(integration.json()).toMatchObject({ account_id: their.owner.accountId });
  });
});
