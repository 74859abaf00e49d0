import { beforeAll, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { FORGOTTEN } from './close-account.ts';
import { basic } from '../../testing/basic.ts';
import { newKey } from '../../testing/dead-keys.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useFrontDoor, useTestBackend } from '../../testing/for-a-suite.ts';
import { HOME } from '../../testing/front-door.ts';
import {
  PERSONAL,
  PASSWORD,
  type FullAccounts,
  openFullAccounts,
} from '../../testing/full-accounts.ts';
import { storedRows } from '../../testing/stored-rows.ts';
import { type Customer, TEST_PRICE } from '../../testing/test-backend.ts';
import { deleteExpired } from '../housekeeping.ts';

type Schemas = components['schemas'];

/** Tables that stay unchanged when an account closes, because tax law requires it. */
const KEPT = [
  'balances',
  'ledger_transactions',
  'ledger_entries',
  'tax_documents',
  'tax_document_files',
  'tax_document_chain',
  'tracking_numbers',
  'top_up_payments',
  'payment_actions',
];
/** Tables whose rows stay without personal data. */
const REDUCED = ['accounts', 'shipments', 'shipment_words', 'tracking_events', 'top_ups'];
/** Tables in which only some accounts have rows. */
const MAY_BE_EMPTY = [
  ...['password_resets', 'questionnaires', 'payment_actions'],
  ...['stores', 'store_deliveries', 'store_bodies', 'store_orders', 'store_cities'],
  ...['order_sums', 'sums_due', 'scheduled_reports'],
];

/** What keeps an account from being closed is in open-items.db.test.ts. */
onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  const door = useFrontDoor(database);
  let newPerson: FullAccounts['newPerson'];
  let end: FullAccounts['end'];
  let tables: string[];

  beforeAll(async () => {
    backend.setTime(door.time());
    ({ newPerson, end } = await openFullAccounts(database(), backend));
    tables = (await database().kysely.introspection.getTables())
      .filter(({ columns }) => columns.some(({ name }) => name === 'account_id'))
      .map(({ name }) => name);
  });

  const close = (customer: Customer, current_password = PASSWORD) =>
    door.ask(customer, 'POST', '/profile/close', { current_password });

  type Open = Schemas['OpenItem'];
  const sar = (amount: number) => ({ amount, currency: 'SAR' }) as const;

  const expectRefused = async (customer: Customer, ...open: Open[]) => {
    const answer = (await close(customer)).json<Schemas['AccountNotSettled']>();
    expect(answer).toMatchObject({ status: 409, code: 'account_not_settled' });
    expect(answer.open).toEqual(open);
  };

  /** Every row of an account, by table. */
  async function everythingOf({ accountId }: Customer): Promise<Record<string, string[]>> {
    const found: Record<string, string[]> = {};
    for (const table of tables) {
      const rows = await database()
        .kysely.selectFrom(table as 'sessions')
        .selectAll()
        .where('account_id', '=', accountId)
        .execute();
      found[table] = rows.map((row) => JSON.stringify(row)).sort();
    }
    return found;
  }
  const everyText = async () => JSON.stringify(await storedRows(database()));

  it('has a rule for every table with account data', () => {
    expect(tables.toSorted()).toEqual(['activity', ...FORGOTTEN, ...KEPT, ...REDUCED].sort());
  });

  it.each(['company', 'individual'] as const)(
    'deletes everything of %s accounts except what tax law requires',
    async (accountType) => {
      const [person, other] = [await newPerson(accountType), await newPerson(accountType)];
      const [before, theirs] = [await everythingOf(person), await everythingOf(other)];
      const empty = tables.filter((table) => before[table]?.length === 0);
      expect(MAY_BE_EMPTY).toEqual(expect.arrayContaining(empty));
      const all = await everyText();
      for (const text of [PERSONAL.courier_text, person.email, person.phone]) {
        expect(all).toContain(text);
      }
      expect((await close(person)).statusCode).toBe(204);

      const after = await everythingOf(person);
      for (const table of ['activity', ...FORGOTTEN])
        expect([table, after[table]]).toEqual([table, []]);
      for (const table of KEPT) expect([table, after[table]]).toEqual([table, before[table]]);
      for (const table of REDUCED) expect(after[table]).toHaveLength(before[table]?.length ?? -1);
      expect(await everythingOf(other)).toEqual(theirs);
      const [shipment = '{}'] = after['shipments'] ?? [];
      expect(JSON.parse(shipment)).toMatchObject({
        total_fee: TEST_PRICE,
        vat: 375,
        receiver: { country: 'SA', city: 'jeddah' },
      });

      // Attempt counters contain the e-mail or phone for an hour.
      await deleteExpired(database(), new Date(door.time().getTime() + 3_600_000));
      const left = await everyText();
      for (const text of [person.email, person.phone]) expect(left).not.toContain(text);
      // Invoices name companies.
      if (accountType === 'company') return;
      const mine = Object.values(after).join();
      for (const text of [...Object.values(PERSONAL), 'KHUZAMA', 'Firefox']) {
        expect(mine).not.toContain(text);
      }
    },
  );

  it('ends all access at once, sends a farewell, and frees e-mail and phone', async () => {
    const person = await newPerson();
    const { email, phone } = person;
    const { key, secret_key } = await newKey(backend, person);
    expect((await close(person)).statusCode).toBe(204);
    expect((await backend.get(person, '/profile')).statusCode).toBe(401);
    const headers = basic(key.client_key, secret_key);
    const system = await door.app.inject({ url: '/api/integration', headers });
    expect(system.statusCode).toBe(401);
    const signedIn = await door.signIn(email, PASSWORD);
    expect(signedIn.json()).toMatchObject({ code: 'invalid_credentials' });

    const token = await door.verify({ email, phone });
    const made = await door.send('POST', 'registration/extra', { token, body: HOME });
    expect(made.statusCode).toBe(201);
    expect(made.json()).not.toMatchObject({ profile: { id: person.accountId } });
    const letters = door.outbox.letters.filter(({ to }) => to === email);
    expect(letters.map(({ subject }) => subject).join()).toContain('تم إغلاق حسابك');
  });

  it('requires the password, a settled balance and finished shipments', async () => {
    const person = await newPerson();
    // Cash back would be left on the balance.
    await database().kysely.deleteFrom('subscriptions').execute();
    const wrong = await close(person, 'not-it');
    expect(wrong.json()).toMatchObject({
      errors: [{ pointer: '/current_password', code: 'wrong_password' }],
    });
    await backend.topUp(person, TEST_PRICE);
    await expectRefused(person, { code: 'balance', amount: sar(TEST_PRICE) });
    const { id } = await backend.ship(person);
    await expectRefused(person, { code: 'shipments_under_way', count: 1 });
    expect((await backend.get(person, `/shipments/${id}`)).statusCode).toBe(200);
    await end(person, id);
    await backend.beginTopUp(person, 5_000);
    await expectRefused(person, { code: 'payments_pending', count: 1, amount: sar(5_000) });
    await database().kysely.updateTable('top_up_payments').set({ status: 'expired' }).execute();
    expect((await close(person)).statusCode).toBe(204);
  });
});
