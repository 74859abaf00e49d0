import { storedRows } from '../../testing/stored-rows.ts';
import { beforeAll, expect, it } from 'vitest';
import { getAccount } from '../accounts/store.ts';
import { closeAccount, FORGOTTEN } from './close-account.ts';
import { type Customer, readLedger, TEST_PRICE, testOrder } from '../../testing/test-backend.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { CLIENT, HOME } from '../../testing/front-door.ts';
import { deleteExpired } from '../housekeeping.ts';
import { newKey } from '../../testing/dead-keys.ts';
import {
  PERSONAL,
  PASSWORD,
  type FullAccounts,
  openFullAccounts,
} from '../../testing/full-accounts.ts';

/** Tables that stay unchanged when an account closes, because tax law requires it. */
const KEPT = [
  'balances',
  'ledger_transactions',
  'ledger_entries',
  'tracking_numbers',
  'top_up_payments',
];
/** Tables whose rows stay without personal data. */
const REDUCED = ['accounts', 'shipments', 'shipment_words', 'tracking_events', 'top_ups'];

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let newPerson: FullAccounts['newPerson'];
  let end: FullAccounts['end'];

  beforeAll(async () => {
    ({ newPerson, end } = await openFullAccounts(database(), backend));
  });

  const close = (customer: Customer, current_password = PASSWORD) =>
    backend.post(customer, '/profile/close', { current_password });

  async function tablesOfAccounts(): Promise<string[]> {
    const tables = await database().kysely.introspection.getTables();
    return tables
      .filter(({ columns }) => columns.some(({ name }) => name === 'account_id'))
      .map(({ name }) => name);
  }
  async function rowsOf(accountId: string, table: string): Promise<string[]> {
    const rows = await database()
      .kysely.selectFrom(table as 'sessions')
      .selectAll()
      .where('account_id', '=', accountId)
      .execute();
    return rows.map((row) => JSON.stringify(row)).sort();
  }
  it('has a rule for every table with account data', async () => {
    const decided: string[] = [...FORGOTTEN, ...KEPT, ...REDUCED];
    expect((await tablesOfAccounts()).sort()).toEqual(decided.sort());
  });

  it.each(['company', 'individual'] as const)(
    'deletes everything of %s accounts except what tax law requires',
    async (accountType) => {
      const [person, other] = [await newPerson(accountType), await newPerson(accountType)];
      const everything = async (accountId: string) => {
        const rows: Record<string, string[]> = {};
        for (const table of await tablesOfAccounts()) rows[table] = await rowsOf(accountId, table);
        return rows;
      };
      const before = await everything(person.accountId);
      const theirs = await everything(other.accountId);
      const hasRows = Object.entries(before).filter(([, rows]) => rows.length > 0);
      const mayBeEmpty = ['password_resets', 'questionnaires', 'store_webhooks'];
      expect([...hasRows.map(([table]) => table), ...mayBeEmpty]).toEqual(
        expect.arrayContaining(Object.keys(before)),
      );
      expect((await close(person)).statusCode).toBe(204);

      const after = await everything(person.accountId);
      for (const table of FORGOTTEN) expect([table, after[table]]).toEqual([table, []]);
      for (const table of KEPT) expect([table, after[table]]).toEqual([table, before[table]]);
      for (const table of REDUCED) expect(after[table]).toHaveLength(before[table]?.length ?? -1);
      expect(await everything(other.accountId)).toEqual(theirs);

      const { kysely } = database();
      const shipment = await kysely
        .selectFrom('shipments')
        .selectAll()
        .where('account_id', '=', person.accountId)
        .executeTakeFirstOrThrow();
      expect(shipment).toMatchObject({
        total_fee: TEST_PRICE,
        vat: 375,
        receiver: { country: 'SA', city: 'jeddah' },
      });
    },
  );

  it('leaves no name, address, e-mail or phone anywhere', async () => {
    const person = await newPerson('individual');
    const before = await everyText();
    expect(before).toContain(PERSONAL.courier_text);
    expect(before).toContain(person.email);
    expect((await close(person)).statusCode).toBe(204);
    // Attempt counters contain the e-mail or phone for an hour.
    await deleteExpired(database(), new Date(Date.now() + 3_600_000));
    const mine = await everyText(person.accountId);
    for (const text of [...Object.values(PERSONAL), person.phone, 'KHUZAMA', 'Firefox']) {
      expect(mine).not.toContain(text);
    }
    const all = await everyText();
    expect(all).not.toContain(person.email);
    expect(all).not.toContain(person.phone);
  });

  /** Every row of every table, or only those of one account. */
  async function everyText(accountId?: string): Promise<string> {
    if (accountId === undefined) return JSON.stringify(await storedRows(database()));
    const texts: string[] = [];
    for (const table of await tablesOfAccounts()) texts.push(...(await rowsOf(accountId, table)));
    return texts.join('\n');
  }

  it('ends all access at once, and frees e-mail and phone', async () => {
    const person = await newPerson();
    const { key, secret_key } = await newKey(backend, person);
    expect((await close(person)).statusCode).toBe(204);
    expect((await backend.get(person, '/profile')).statusCode).toBe(401);
    const basic = Buffer.from(`${key.client_key}:${secret_key}`).toString('base64');
    const system = await backend.app.inject({
      url: '/api/integration',
      headers: { authorization: `Basic ${basic}` },
    });
    expect(system.statusCode).toBe(401);
    const auth = (method: 'POST' | 'PUT', path: string, body: object, token?: string) =>
      backend.app.inject({
        method,
        url: `/api/website/auth/${path}`,
        headers: token === undefined ? {} : { registration: token },
        payload: body,
      });
    const signedIn = await auth('POST', 'sign-in', { login: person.email, password: PASSWORD });
    expect(signedIn.json()).toMatchObject({ code: 'invalid_credentials' });

    const started = await auth('POST', 'registrations', CLIENT);
    const { token } = started.json<{ token: string }>();
    const { email, phone } = person;
    const password = { password: PASSWORD, password_confirmation: PASSWORD };
    const data = { email, phone, ...password, channel: 'email' };
    await auth('PUT', 'registration/account', data, token);
    const { code } = await letterTo(email, (letter) => letter.code !== undefined);
    await auth('POST', 'registration/code', { code }, token);
    const made = await auth('POST', 'registration/extra', HOME, token);
    expect(made.statusCode).toBe(201);
    expect(made.json()).not.toMatchObject({ profile: { id: person.accountId } });
  });

  interface Letter {
    to: string;
    code?: string;
    subject?: string;
  }
  async function letterTo(to: string, isIt: (letter: Letter) => boolean): Promise<Letter> {
    // Messages are sent after the answer.
    for (let turn = 0; turn < 2; turn += 1) await new Promise(setImmediate);
    const { data } = (await backend.app.inject('/api/dev/outbox')).json<{ data: Letter[] }>();
    const found = data.find((letter) => letter.to === to && isIt(letter));
    if (!found) throw new Error(`no such letter went to ${to}`);
    return found;
  }

  it('sends a farewell', async () => {
    const person = await newPerson();
    await close(person);
    await letterTo(person.email, ({ subject = '' }) => subject.includes('أُغلق حسابك'));
  });

  it('requires the password, a settled balance and finished shipments', async () => {
    const person = await newPerson();
    const wrong = await close(person, 'not-it');
    expect(wrong.json()).toMatchObject({
      errors: [{ pointer: '/current_password', code: 'wrong_password' }],
    });
    await backend.topUp(person, TEST_PRICE);
    const rich = await close(person);
    expect([rich.statusCode, rich.json()]).toMatchObject([409, { code: 'balance_not_settled' }]);
    const { id } = await backend.ship(person);
    const busy = await close(person);
    expect([busy.statusCode, busy.json()]).toMatchObject([409, { code: 'shipments_under_way' }]);
    expect((await backend.get(person, `/shipments/${id}`)).statusCode).toBe(200);
    await end(person, id);
    expect((await close(person)).statusCode).toBe(204);
  });

  /** Without the password check, which takes longer than a booking. */
  async function keepClosing({ accountId }: Customer): Promise<string[]> {
    const { kysely } = database();
    const owner = await getAccount(kysely, accountId);
    const outcomes: string[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      outcomes.push(
        await kysely.transaction().execute((tx) => closeAccount(tx, owner, new Date())),
      );
    }
    return outcomes;
  }

  it('loses nothing when bookings or cancellations run at the same time', async () => {
    for (let round = 0; round < 8; round += 1) {
      const person = await newPerson('individual', TEST_PRICE);
      const quote = await backend.quote(person);
      const [closed, created] = await Promise.all([
        keepClosing(person),
        backend.create(person, testOrder(quote)),
      ]);
      expect(created.statusCode).toBe(201);
      const { id } = created.json<{ id: string }>();
      const [refused, cancelled] = await Promise.all([
        keepClosing(person),
        backend.cancel(person, id),
      ]);
      expect(cancelled.statusCode).toBe(200);
      expect([...closed, ...refused]).not.toContain('closed');
      expect(await readLedger(database(), person.accountId)).toMatchObject({
        balance: TEST_PRICE,
        sumOfCustomerEntries: TEST_PRICE,
        sumOfAllEntries: 0,
      });
    }
  });
});
