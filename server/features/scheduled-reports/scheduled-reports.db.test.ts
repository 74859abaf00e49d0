import { beforeEach, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { Outbox } from '../../messages/outbox.ts';
import type { Carrier } from '../../messages/messenger.ts';
import { newMessenger } from '../../messages/messenger.ts';
import { connectStore } from '../../testing/connect-store.ts';
import { send, statusAndBody } from '../../testing/customer-calls.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { type Customer, TEST_PRICE } from '../../testing/test-backend.ts';
import { sendReports } from './send-reports.ts';
import { MAX_SCHEDULED } from './store.ts';

type Schemas = components['schemas'];

/** Friday afternoon in Riyadh. */
const FRIDAY = new Date('2026-11-27T12:00:00Z');
const NEXT_MORNING = new Date('2026-11-28T03:25:00Z');

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let company: Customer;

  beforeEach(async () => {
    backend.setTime(FRIDAY);
    await database().kysely.deleteFrom('scheduled_reports').execute();
    company = await backend.newCustomer(20 * TEST_PRICE, 'company');
  });

  const call = async (
    method: 'GET' | 'POST' | 'DELETE',
    path = '',
    payload?: object,
    who = company,
  ) => statusAndBody(await send(backend, who, method, `/scheduled-reports${path}`, payload));
  const schedule = async (input: Schemas['ScheduledReportInput'], who = company) => {
    const [status, body] = await call('POST', '', input, who);
    expect(status).toBe(201);
    return body as Schemas['ScheduledReport'];
  };
  const listed = async () => (await call('GET'))[1] as Schemas['ScheduledReportList'];

  /** What the job sends at that time. */
  async function sentAt(now: Date, carrier?: Carrier) {
    const outbox = new Outbox();
    const warnings: object[] = [];
    const email = carrier ?? outbox;
    await sendReports(
      {
        db: database(),
        messages: newMessenger(
          { email, phone: outbox },
          { publicUrl: 'https://mizan.example', onLost: () => undefined },
        ),
        log: { warn: (each: object) => warnings.push(each), error: () => undefined } as never,
      },
      now,
    );
    return { letters: outbox.letters, warnings };
  }

  it('is scheduled once, listed, and deleted', async () => {
    const first = await schedule({ report: 'couriers', frequency: 'week' });
    expect(first).toMatchObject({ filters: {}, next_on: '2026-11-29' });
    expect(await schedule({ report: 'couriers', frequency: 'week', filters: {} })).toEqual(first);
    backend.setTime(new Date(FRIDAY.getTime() + 1_000));
    const other = await schedule({
      ...{ report: 'couriers', frequency: 'week' },
      filters: { service: 'standard' },
    });
    expect((await listed()).data).toEqual([first, other]);
    const stranger = await backend.newCustomer(0, 'company');
    expect(await call('DELETE', `/${first.id}`, undefined, stranger)).toMatchObject([404, {}]);
    expect(await call('DELETE', `/${first.id}`)).toEqual([204, null]);
    expect((await listed()).data).toEqual([other]);
  });

  it('is for companies, and no more than 20', async () => {
    const person = await backend.newCustomer(0);
    const input = { report: 'orders', frequency: 'day' };
    const refused = [403, { code: 'company_account_required' }];
    expect(await call('GET', '', undefined, person)).toMatchObject(refused);
    expect(await call('POST', '', input, person)).toMatchObject(refused);
    const rows = Array.from({ length: MAX_SCHEDULED }, (_, client) => ({
      ...{ account_id: company.accountId, id: `srp_${String(client).padStart(26, '0')}` },
      ...{ report: 'client_orders' as const, frequency: 'day' as const, sent_for: '2026-11-26' },
      ...{ filters: JSON.stringify({ client }), created_at: FRIDAY },
    }));
    await database().kysely.insertInto('scheduled_reports').values(rows).execute();
    expect(await call('POST', '', input)).toMatchObject([409, { code: 'too_many_saved' }]);
  });

  it('refuses filters that the report does not have, and those of others', async () => {
    const owner = await backend.newCustomer(0, 'company');
    const { storeId } = await connectStore(backend, owner);
    const refusal = async (input: Schemas['ScheduledReportInput']) => {
      const [status, body] = await call('POST', '', input);
      return [status, (body as Schemas['Problem']).errors];
    };
    expect(
      await refusal({ report: 'tax_summary', frequency: 'day', filters: { service: 'express' } }),
    ).toEqual([422, [{ pointer: '/filters/service', code: 'not_allowed' }]]);
    expect(
      await refusal({ report: 'orders', frequency: 'day', filters: { store_id: storeId } }),
    ).toEqual([422, [{ pointer: '/filters/store_id', code: 'invalid_value' }]]);
  });

  it('is sent once for each period, as a PDF with its figures and the way to the screen', async () => {
    await backend.ship(company);
    await schedule({ report: 'orders', frequency: 'day', filters: { source: 'website' } });
    // The day is not over.
    expect((await sentAt(new Date('2026-11-27T20:25:00Z'))).letters).toEqual([]);
    const { letters } = await sentAt(NEXT_MORNING);
    expect(letters).toHaveLength(1);
    const [letter] = letters;
    expect(letter?.attachment?.name).toBe('mizan-orders-2026-11-27-2026-11-27.pdf');
    expect(
      Buffer.from(letter?.attachment?.content ?? [])
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(letter?.subject).toContain('27 نوفمبر 2026');
    expect(letter?.text).toContain(
      'https://mizan.example/reports?view=orders&from=2026-11-27&to=2026-11-27&source=website',
    );
    expect(letter?.text).toMatch(/الطلبات\u2069?: 1/);
    expect((await sentAt(NEXT_MORNING)).letters).toEqual([]);
    expect((await sentAt(new Date('2026-11-29T03:25:00Z'))).letters).toHaveLength(1);
  });

  it('says so when nothing happened, and is about the week until Saturday', async () => {
    await schedule({ report: 'orders', frequency: 'week' });
    expect((await sentAt(NEXT_MORNING)).letters).toEqual([]);
    const { letters } = await sentAt(new Date('2026-11-30T03:25:00Z'));
    expect(letters[0]?.attachment).toBeUndefined();
    expect(letters[0]?.text).toContain('from=2026-11-22&to=2026-11-28');
  });

  it('is tried again when the mail server fails, for three days, and nobody is named', async () => {
    await schedule({ report: 'orders', frequency: 'month' });
    const broken = { deliver: () => Promise.reject(new Error('550 reem@shop.example')) };
    const failed = await sentAt(new Date('2026-12-01T03:25:00Z'), broken);
    expect(JSON.stringify(failed.warnings)).not.toContain('@');
    expect(failed.warnings).toHaveLength(1);
    expect((await sentAt(new Date('2026-12-04T03:25:00Z'))).letters).toEqual([]);
    expect((await sentAt(new Date('2026-12-03T20:25:00Z'))).letters).toHaveLength(1);
  });

  it('goes to nobody whose e-mail is not verified, and not on after a store is gone', async () => {
    const { storeId } = await connectStore(backend, company);
    await schedule({ report: 'orders', frequency: 'day', filters: { store_id: storeId } });
    await schedule({ report: 'orders', frequency: 'day' });
    const { kysely } = database();
    const mine = { account_id: company.accountId };
    const set = (email_verified: boolean) =>
      kysely
        .updateTable('accounts')
        .set({ email_verified })
        .where('account_id', '=', mine.account_id)
        .execute();
    await set(false);
    expect((await sentAt(NEXT_MORNING)).letters).toEqual([]);
    await set(true);
    await kysely.deleteFrom('stores').where('account_id', '=', mine.account_id).execute();
    expect((await sentAt(NEXT_MORNING)).letters).toHaveLength(1);
  });
});
