import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../auth/passwords.ts';
import { getAccount } from '../../db/accounts.ts';
import { closeAccount, FORGOTTEN } from '../../db/close-account.ts';
import { addTrackingEvent } from '../../db/tracking.ts';
import {
  type BookingDesk,
  type Customer,
  openBookingDesk,
  readLedger,
  TEST_PRICE,
  TEST_RECEIVER,
  testOrder,
} from '../../testing/booking-desk.ts';
import { onEachDatabase } from '../../testing/each-database.ts';
import { CLIENT, HOME } from '../../testing/front-door.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { components } from '../../../openapi/generated/types.ts';
import { operationsOf, readContract } from '../contract.ts';
import { validatorsOf } from '../validators.ts';
import { deleteExpired } from '../../db/housekeeping.ts';
import { newKey } from '../../testing/dead-keys.ts';

type AccountData = components['schemas']['AccountData'];

const PASSWORD = 'palm-lantern-harbour-42';
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const contract = readContract();
const validator = validatorsOf(contract, operationsOf(contract)).downloadProfileData;

/** What stays of a closed account as it was, because tax law has it kept. */
const KEPT = [
  'balances',
  'ledger_transactions',
  'ledger_entries',
  'tracking_numbers',
  'top_up_payments',
];
/** What stays without what it said of people. */
const REDUCED = ['accounts', 'shipments', 'shipment_words', 'tracking_events', 'top_ups'];

/** Each written nowhere else in the database. */
const PERSONAL = {
  first_name: 'هيفاء',
  last_name: 'الخزامى',
  company_name: 'مؤسسة الخزامى (تجريبي)',
  street_name: 'شارع الخزامى',
  landmark: 'خلف برج الخزامى',
  receiver: 'مستلم الخزامى',
  receiver_phone: '+966500000177',
  receiver_street: 'درب الخزامى',
  sender: 'مرسل الخزامى',
  product: 'عطر الخزامى',
  note: 'اتصل بالخزامى',
  courier_text: 'سُلّم إلى جار الخزامى',
  top_up: 'رصيد الخزامى',
  preset: 'علبة الخزامى',
  draft: 'مسودة الخزامى',
  attachment: Buffer.from('%PDF-1.4 khuzama').toString('base64'),
};

onEachDatabase((database) => {
  let desk: BookingDesk;
  let passwordHash: string;
  let people = 0;

  beforeAll(async () => {
    desk = await openBookingDesk(database());
    passwordHash = await hashPassword(PASSWORD);
  });
  afterAll(() => desk.close());

  /** Somebody with rows everywhere, whose shipments have ended. */
  async function newPerson(accountType: 'company' | 'individual' = 'company', balance = 0) {
    people += 1;
    const customer = await desk.newCustomer(0, accountType);
    const email = `khuzama-${people}@shop.example`;
    const phone = `+96650055${String(1000 + people)}`;
    const { first_name, last_name, company_name, street_name, landmark } = PERSONAL;
    await database()
      .kysely.updateTable('accounts')
      .set({
        ...{ email, email_verified: true, phone, phone_verified: true, first_name, last_name },
        ...{ street_name, landmark, password_hash: passwordHash },
        company_name: accountType === 'company' ? company_name : null,
      })
      .where('account_id', '=', customer.accountId)
      .execute();
    await desk.app.inject({
      method: 'POST',
      url: '/api/website/auth/sign-in',
      headers: { 'user-agent': AGENT },
      payload: { login: email, password: PASSWORD },
    });
    const body = { login: email };
    await desk.app.inject({
      method: 'POST',
      url: '/api/website/auth/forgotten-password',
      payload: body,
    });
    await desk.topUp(customer, TEST_PRICE);
    const shipment = await desk.ship(customer, {
      receiver: {
        ...TEST_RECEIVER,
        full_name: PERSONAL.receiver,
        phone: PERSONAL.receiver_phone,
        street_name: PERSONAL.receiver_street,
      },
      sender: { contact_name: PERSONAL.sender, contact_number: phone },
      product_name: PERSONAL.product,
      note: PERSONAL.note,
      reference_id: `KHUZAMA-${people}`,
    });
    const file = new FormData();
    file.append('attachment', new Blob([Buffer.from(PERSONAL.attachment, 'base64')]));
    await desk.app.inject({
      method: 'POST',
      url: `/api/website/shipments/${shipment.id}`,
      headers: customer.headers,
      payload: file,
    });
    await end(customer, shipment.id);
    await desk.quote(customer);
    await newKey(desk, customer);
    await beginAndLeaveTopUp(customer);
    await desk.post(customer, '/receivers', { ...TEST_RECEIVER, full_name: PERSONAL.receiver });
    await desk.post(customer, '/shipment-drafts', { note: PERSONAL.draft });
    await desk.app.inject({
      method: 'POST',
      url: '/api/website/label-batches',
      headers: { ...customer.headers, 'idempotency-key': `labels-${customer.accountId}` },
      payload: { shipment_ids: [shipment.id], paper: 'a6', language: 'ar' },
    });
    await desk.app.labelPrinter.wake();
    await desk.post(customer, '/parcel-presets', {
      ...{ name: PERSONAL.preset, weight: 600, weight_unit: 'g' },
      ...{ length: 200, width: 150, height: 100, dimension_unit: 'cm' },
      ...{ shipment_type: 'parcel', packaging_type: 'box' },
    });
    if (accountType === 'company') {
      await desk.get(customer, '/store-webhooks');
      await desk.app.inject({
        method: 'PUT',
        url: '/api/website/questionnaire',
        headers: customer.headers,
        payload: { company_name },
      });
    }
    if (balance > 0) await desk.topUp(customer, balance);
    return { ...customer, email, phone, shipmentId: shipment.id };
  }

  async function beginAndLeaveTopUp({ accountId, headers }: Customer): Promise<void> {
    await desk.app.inject({
      method: 'POST',
      url: '/api/website/top-ups',
      headers: { ...headers, 'idempotency-key': `left-${accountId}` },
      payload: {
        amount: { amount: 5_000, currency: 'SAR' },
        payment_method: 'credit_card',
        description: PERSONAL.top_up,
      },
    });
    for (const table of ['top_ups', 'top_up_payments'] as const) {
      await database()
        .kysely.updateTable(table)
        .set({ status: 'expired' })
        .where('account_id', '=', accountId)
        .execute();
    }
  }

  async function end({ accountId }: Customer, shipmentId: string): Promise<void> {
    await database()
      .kysely.transaction()
      .execute(async (tx) => {
        await addTrackingEvent(tx, {
          account_id: accountId,
          shipment_id: shipmentId,
          id: `evt_${shipmentId.slice(4)}`,
          occurred_at: new Date(),
          tracking_status: 'delivered',
          city: 'jeddah',
          courier_text: PERSONAL.courier_text,
        });
        await tx
          .updateTable('shipments')
          .set({ status: 'completed', tracking_status: 'delivered' })
          .where('id', '=', shipmentId)
          .execute();
      });
  }

  const download = (customer: Customer) => desk.post(customer, '/profile/data', {});
  const close = (customer: Customer, current_password = PASSWORD) =>
    desk.post(customer, '/profile/close', { current_password });

  const tableNames = async () =>
    (await database().kysely.introspection.getTables()).map(({ name }) => name);
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

  describe('the download', () => {
    it('is one file of the contract with everything of the account', async () => {
      const person = await newPerson('company', 5_000);
      const answer = await download(person);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-disposition']).toMatch(
        /^attachment; filename="mizan-data-\d{4}-\d\d-\d\d\.json"$/,
      );
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      const data = answer.json<AccountData>();
      expect(validator.response(200, data)).toEqual([]);
      expect(data).toMatchObject({
        profile: { id: person.accountId, email: person.email, landmark: PERSONAL.landmark },
        balance: { current_balance: { amount: 5_000 } },
        questionnaire: { answers: { company_name: PERSONAL.company_name } },
        shipments: [{ shipment: { id: person.shipmentId, note: PERSONAL.note } }],
      });
      expect(data.sessions).toHaveLength(2);
      expect(data.transactions.map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(['top_up', 'top_up', 'shipment_charge']),
      );
      for (const { entries } of data.transactions) {
        expect(entries.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(0);
      }
      expect(data.quotes.map(({ shipment_id }) => shipment_id)).toContain(person.shipmentId);
      expect(data.quotes).toHaveLength(2);
      expect(data.shipments[0]?.events).toHaveLength(2);
      expect(data.api_keys).toHaveLength(1);
      expect(data.label_batches).toMatchObject([{ status: 'ready', total: 1 }]);
      expect(data.store_webhooks).toHaveLength(2);
      for (const text of Object.values(PERSONAL)) expect(answer.body).toContain(text);
    });

    it('holds no secret, no hash of one, and nothing of anybody else', async () => {
      const [person, other] = [await newPerson(), await newPerson()];
      const { body } = await download(person);
      const { kysely } = database();
      const columns = /hash|uuid/;
      const secrets: string[] = [];
      for (const table of await tableNames()) {
        for (const row of await kysely
          .selectFrom(table as 'sessions')
          .selectAll()
          .execute()) {
          for (const [name, value] of Object.entries(row)) {
            if (columns.test(name) && typeof value === 'string') secrets.push(value);
          }
        }
      }
      expect(secrets.length).toBeGreaterThan(8);
      const theirs = [other.accountId, other.email, other.phone, other.shipmentId];
      for (const secret of [...secrets, person.headers.authorization.slice(7), ...theirs]) {
        expect(secret).not.toBe('');
        expect(body).not.toContain(secret);
      }
    });

    it('leaves no row out, however many pages they are', async () => {
      const customer = await desk.newCustomer(0);
      const { kysely } = database();
      const ids = Array.from({ length: 450 }, (_, n) => `qte_${String(n).padStart(26, '0')}`);
      const quote = await desk.quote(customer);
      const row = await kysely
        .selectFrom('quotes')
        .selectAll()
        .where('id', '=', quote.id)
        .executeTakeFirstOrThrow();
      const { request, result } = row;
      await kysely
        .insertInto('quotes')
        .values(
          ids.map((id) => ({
            ...{ account_id: customer.accountId, id },
            ...{ request: JSON.stringify(request), result: JSON.stringify(result) },
            ...{ created_at: row.created_at, expires_at: row.expires_at },
          })),
        )
        .execute();
      const { quotes } = (await download(customer)).json<AccountData>();
      expect(quotes.map(({ id }) => id)).toEqual([...ids, quote.id].sort());
    });

    it('is given only so often an hour', async () => {
      const { headers } = await desk.newCustomer(0);
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

  describe('closing', () => {
    it('knows what becomes of every table of accounts', async () => {
      const decided: string[] = [...FORGOTTEN, ...KEPT, ...REDUCED];
      expect((await tablesOfAccounts()).sort()).toEqual(decided.sort());
    });

    it.each(['company', 'individual'] as const)(
      'forgets %s accounts but for what tax law keeps',
      async (accountType) => {
        const [person, other] = [await newPerson(accountType), await newPerson(accountType)];
        const everything = async (accountId: string) => {
          const rows: Record<string, string[]> = {};
          for (const table of await tablesOfAccounts())
            rows[table] = await rowsOf(accountId, table);
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

    it('leaves nobody’s name, address, e-mail or phone anywhere', async () => {
      const person = await newPerson('individual');
      const before = await everyText();
      expect(before).toContain(PERSONAL.courier_text);
      expect(before).toContain(person.email);
      expect((await close(person)).statusCode).toBe(204);
      // Counts of attempts are named by e-mail and phone, for an hour.
      await deleteExpired(database(), new Date(Date.now() + 3_600_000));
      const mine = await everyText(person.accountId);
      for (const text of [...Object.values(PERSONAL), person.phone, 'KHUZAMA', 'Firefox']) {
        expect(mine).not.toContain(text);
      }
      const all = await everyText();
      expect(all).not.toContain(person.email);
      expect(all).not.toContain(person.phone);
    });

    /** Every row of every table, or those of one account. */
    async function everyText(accountId?: string): Promise<string> {
      const texts: string[] = [];
      for (const table of accountId === undefined ? await tableNames() : await tablesOfAccounts()) {
        const query = database()
          .kysely.selectFrom(table as 'sessions')
          .selectAll();
        const rows = await (
          accountId === undefined ? query : query.where('account_id', '=', accountId)
        ).execute();
        texts.push(JSON.stringify(rows));
      }
      return texts.join('\n');
    }

    it('ends every way in at once, and frees e-mail and phone', async () => {
      const person = await newPerson();
      const { key, secret_key } = await newKey(desk, person);
      expect((await close(person)).statusCode).toBe(204);
      expect((await desk.get(person, '/profile')).statusCode).toBe(401);
      const basic = Buffer.from(`${key.client_key}:${secret_key}`).toString('base64');
      const system = await desk.app.inject({
        url: '/api/integration',
        headers: { authorization: `Basic ${basic}` },
      });
      expect(system.statusCode).toBe(401);
      const auth = (method: 'POST' | 'PUT', path: string, body: object, token?: string) =>
        desk.app.inject({
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
      // Letters leave after the answer.
      for (let turn = 0; turn < 2; turn += 1) await new Promise(setImmediate);
      const { data } = (await desk.app.inject('/api/dev/outbox')).json<{ data: Letter[] }>();
      const found = data.find((letter) => letter.to === to && isIt(letter));
      if (!found) throw new Error(`no such letter went to ${to}`);
      return found;
    }

    it('says farewell', async () => {
      const person = await newPerson();
      await close(person);
      await letterTo(person.email, ({ subject = '' }) => subject.includes('أُغلق حسابك'));
    });

    it('waits for the password, the balance and the shipments', async () => {
      const person = await newPerson();
      const wrong = await close(person, 'not-it');
      expect(wrong.json()).toMatchObject({
        errors: [{ pointer: '/current_password', code: 'wrong_password' }],
      });
      await desk.topUp(person, TEST_PRICE);
      const rich = await close(person);
      expect([rich.statusCode, rich.json()]).toMatchObject([409, { code: 'balance_not_settled' }]);
      const { id } = await desk.ship(person);
      const busy = await close(person);
      expect([busy.statusCode, busy.json()]).toMatchObject([409, { code: 'shipments_under_way' }]);
      expect((await desk.get(person, `/shipments/${id}`)).statusCode).toBe(200);
      await end(person, id);
      expect((await close(person)).statusCode).toBe(204);
    });

    /** Without the password, which takes longer to check than a booking does. */
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

    it('and booking or cancelling at the same time lose nothing', async () => {
      for (let round = 0; round < 8; round += 1) {
        const person = await newPerson('individual', TEST_PRICE);
        const quote = await desk.quote(person);
        const [closed, created] = await Promise.all([
          keepClosing(person),
          desk.create(person, testOrder(quote)),
        ]);
        expect(created.statusCode).toBe(201);
        const { id } = created.json<{ id: string }>();
        const [refused, cancelled] = await Promise.all([
          keepClosing(person),
          desk.cancel(person, id),
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
});
