import { storedRows } from '../../testing/stored-rows.ts';
import { beforeAll, expect, it } from 'vitest';
import { type Customer } from '../../testing/test-backend.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { components } from '../../../openapi/generated/types.ts';
import { operationsOf } from '../../../common/contract/operations.ts';
import { readContract } from '../../http/contract.ts';
import { validatorsOf } from '../../http/validators.ts';
import { PERSONAL, type FullAccounts, openFullAccounts } from '../../testing/full-accounts.ts';

type AccountData = components['schemas']['AccountData'];

const contract = readContract();
const validator = validatorsOf(contract, operationsOf(contract)).downloadProfileData;

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let person: Awaited<ReturnType<FullAccounts['newPerson']>>;
  let other: typeof person;

  beforeAll(async () => {
    const { newPerson } = await openFullAccounts(database(), backend);
    person = await newPerson('company', 5_000);
    other = await newPerson();
  });

  const download = (customer: Customer) => backend.post(customer, '/profile/data', {});

  it('is one file that the contract describes, with everything of the account', async () => {
    const answer = await download(person);
    expect(answer.statusCode).toBe(200);
    const file = /^attachment; filename="mizan-data-\d{4}-\d\d-\d\d\.json"$/;
    expect(answer.headers['content-disposition']).toMatch(file);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    const data = answer.json<AccountData>();
    expect(validator.response(200, data)).toEqual([]);
    expect(data).toMatchObject({
      profile: { id: person.accountId, email: person.email, landmark: PERSONAL.landmark },
      balance: { current_balance: { amount: 5_000 } },
      questionnaire: { answers: { company_name: PERSONAL.company_name } },
      shipments: [{ shipment: { id: person.shipmentId, note: PERSONAL.note } }],
      label_batches: [{ status: 'ready', total: 1 }],
    });
    const { sessions, quotes, api_keys, stores, webhook_endpoints } = data;
    const events = data.shipments[0]?.events;
    const lists = [sessions, quotes, api_keys, stores, webhook_endpoints, events];
    expect(lists.map((all) => all?.length)).toEqual([2, 2, 1, 1, 1, 2]);
    expect(quotes.map(({ shipment_id }) => shipment_id)).toContain(person.shipmentId);
    expect(data.transactions.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['top_up', 'top_up', 'shipment_charge']),
    );
    for (const { entries } of data.transactions) {
      expect(entries.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(0);
    }
    for (const text of Object.values(PERSONAL)) expect(answer.body).toContain(text);
  });

  it('contains no secret, no hash of one, and nothing of other accounts', async () => {
    const { body } = await download(person);
    const columns = /hash|uuid|^token$/;
    const secrets = (await storedRows(database()))
      // Their UUIDs and hashes are printed in documents.
      .filter(({ name }) => !['tax_documents', 'tax_document_chain'].includes(name))
      .flatMap(({ rows }) => rows.flatMap((row) => Object.entries(row)))
      .flatMap(([name, value]) => (columns.test(name) && typeof value === 'string' ? [value] : []));
    expect(secrets.length).toBeGreaterThan(8);
    const theirs = [other.accountId, other.email, other.phone, other.shipmentId];
    for (const secret of [...secrets, person.headers.authorization.slice(7), ...theirs]) {
      expect(secret).not.toBe('');
      expect(body).not.toContain(secret);
    }
  });

  it('leaves out no row, however many pages there are', async () => {
    const customer = await backend.newCustomer(0);
    const { kysely } = database();
    const ids = Array.from({ length: 450 }, (_, n) => `qte_${String(n).padStart(26, '0')}`);
    const quote = await backend.quote(customer);
    const { request, offer, created_at, expires_at } = await kysely
      .selectFrom('quotes')
      .selectAll()
      .where('id', '=', quote.id)
      .executeTakeFirstOrThrow();
    const rows = ids.map((id) => ({
      ...{ account_id: customer.accountId, id, created_at, expires_at },
      ...{ request: JSON.stringify(request), offer: JSON.stringify(offer) },
    }));
    await kysely.insertInto('quotes').values(rows).execute();
    const { quotes } = (await download(customer)).json<AccountData>();
    expect(quotes.map(({ id }) => id)).toEqual([...ids, quote.id].sort());
  });

  it('is limited per hour', async () => {
    const { headers } = await backend.newCustomer(0);
    const env = { RATE_LIMIT_ACCOUNT_PER_HOUR: '2' };
    const { app, stop } = await startTestApp({ db: database(), env });
    const statuses: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const url = '/api/website/profile/data';
      statuses.push((await app.inject({ method: 'POST', url, headers })).statusCode);
    }
    await stop();
    expect(statuses).toEqual([200, 200, 429]);
  });
});
