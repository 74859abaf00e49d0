import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { codCollected, codRemitted, shipmentCharge, topUp } from '../../domain/ledger.ts';
import type { Message } from '../../messages/message.ts';
import { post } from '../balance/ledger.ts';
import { getBalance } from '../balance/balance-read.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import type { Customer } from '../../testing/test-backend.ts';
import { TEST_DOCUMENT } from '../../testing/test-document.ts';
import { sendStatements } from './send-statements.ts';
import { findStatement, listStatementMonths } from './statements.ts';

type Schemas = components['schemas'];

const OPENED = new Date('2026-09-15T09:00:00Z');
const NOW = new Date('2026-12-01T06:00:00Z');

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let owner: Customer;

  async function move(who: Customer, posting: Parameters<typeof post>[1]['posting'], at: Date) {
    const isCharge = posting.kind === 'shipment_charge';
    const document = isCharge ? TEST_DOCUMENT : undefined;
    await database()
      .kysely.transaction()
      .execute((tx) => post(tx, { accountId: who.accountId, posting, document, at }));
  }

  /** An account that was opened in September. */
  async function opened(): Promise<Customer> {
    backend.setTime(OPENED);
    const customer = await backend.newCustomer(0);
    // So that its session is still open.
    await database()
      .kysely.updateTable('sessions')
      .set({ last_used_at: NOW, expires_at: new Date('2027-01-01') })
      .where('account_id', '=', customer.accountId)
      .execute();
    backend.setTime(NOW);
    return customer;
  }

  beforeAll(async () => {
    owner = await opened();
    const cash = codCollected(4_000);
    await move(owner, topUp(50_000), new Date('2026-10-31T20:59:59Z'));
    await move(
      owner,
      shipmentCharge({ subtotal: 2_500, vat: 375 }),
      new Date('2026-10-31T21:00:00Z'),
    );
    await move(owner, cash, new Date('2026-11-10T09:00:00Z'));
    await move(
      owner,
      shipmentCharge({ subtotal: 1_000, vat: 150 }),
      new Date('2026-11-20T09:00:00Z'),
    );
    await move(owner, codRemitted(cash), new Date('2026-12-01T05:00:00Z'));
  });

  const read = async (path: string, who = owner) => backend.get(who, `/statements${path}`);
  const sar = (amount: number) => ({ amount, currency: 'SAR' });

  it('are one for each month since the account was opened, from midnight in Riyadh', async () => {
    const { data } = (await read('')).json<Schemas['StatementList']>();
    expect(
      data.map(({ month, opening, closing, transactions, is_complete }) => [
        ...[month, opening.amount, closing.amount, transactions, is_complete],
      ]),
    ).toEqual([
      ['2026-12', 45_975, 45_975, 0, false],
      ['2026-11', 50_000, 45_975, 2, true],
      ['2026-10', 0, 50_000, 1, true],
      ['2026-09', 0, 0, 0, true],
    ]);
  });

  it('have sums by kind, and cash on delivery apart', async () => {
    expect((await read('/2026-11')).json()).toEqual({
      month: '2026-11',
      is_complete: true,
      opening: sar(50_000),
      closing: sar(45_975),
      transactions: 2,
      lines: [{ kind: 'shipment_charge', count: 2, amount: sar(-4_025) }],
      cash_on_delivery: {
        ...{ opening: sar(0), collected: sar(4_000), remitted: sar(0), closing: sar(4_000) },
      },
    });
    expect((await read('/2026-12')).json()).toMatchObject({
      lines: [],
      cash_on_delivery: { opening: sar(4_000), remitted: sar(4_000), closing: sar(0) },
    });
  });

  it.each(['2026-08', '2027-01'])('are not there for %s', async (month) => {
    expect((await read(`/${month}`)).statusCode).toBe(404);
    expect((await backend.post(owner, `/statements/${month}/pdf`, {})).statusCode).toBe(404);
  });

  it('as CSV have every movement between the opening and the closing balance', async () => {
    const { body, headers } = await backend.post(owner, '/statements/2026-11/csv', {});
    expect(headers['content-disposition']).toContain('mizan-statement-2026-11.csv');
    const lines = body.split('\r\n').map((line) => line.split(','));
    expect(
      lines
        .slice(1, -1)
        .map(([no, date, , kind, amount, after]) => [no, date, kind, amount, after]),
    ).toEqual([
      ['', '2026-11-01', 'الرصيد الافتتاحي', '', '500.00'],
      ['2', '2026-11-01', 'تكلفة شحنة', '-28.75', '471.25'],
      ['3', '2026-11-10', 'تحصيل عند الاستلام', '0.00', '471.25'],
      ['4', '2026-11-20', 'تكلفة شحنة', '-11.50', '459.75'],
      ['', '2026-11-30', 'الرصيد الختامي', '', '459.75'],
    ]);
  });

  it('as PDF are a file', async () => {
    const { rawPayload, headers } = await backend.post(owner, '/statements/2026-11/pdf', {});
    expect(headers['content-type']).toBe('application/pdf');
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('begin where the month before ended, and end at the balance, whatever moved when', async () => {
    const movement = fc.record({
      hours: fc.integer({ min: 0, max: 24 * 75 }),
      amount: fc.integer({ min: 2, max: 9_000 }),
      sort: fc.constantFrom('in', 'out', 'cash'),
    });
    const anyMovements = fc.array(movement, { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(anyMovements, async (movements) => {
        const customer = await opened();
        await move(customer, topUp(200_000), OPENED);
        for (const { hours, amount, sort } of movements) {
          const at = new Date(OPENED.getTime() + hours * 3_600_000);
          const posting = {
            in: () => topUp(amount),
            out: () => shipmentCharge({ subtotal: amount, vat: 0 }),
            cash: () => codCollected(amount),
          }[sort]();
          await move(customer, posting, at);
        }
        const { kysely } = database();
        const months = (await listStatementMonths(kysely, customer.accountId, NOW)).reverse();
        let [balance, cash] = [0, 0];
        for (const month of months) {
          const statement = await findStatement(kysely, customer.accountId, month.month, NOW);
          if (!statement) throw new Error(month.month);
          expect(statement).toMatchObject(month);
          expect([statement.opening, statement.cash.opening]).toEqual([balance, cash]);
          const moved = statement.lines.reduce((sum, { amount }) => sum + amount, 0);
          expect(statement.opening + moved).toBe(statement.closing);
          [balance, cash] = [statement.closing, statement.cash.closing];
        }
        const found = await getBalance(kysely, customer.accountId);
        expect([balance, cash]).toEqual([found.current, found.cod_collected - found.cod_remitted]);
      }),
      { numRuns: process.env.TEST_COUNTS === 'full' ? 100 : 4 },
    );
  });

  describe('by e-mail', () => {
    let sent: Message[] = [];
    let isRefused = false;
    const services = () => ({
      db: database(),
      log: { warn: () => undefined, error: () => undefined },
      messages: {
        deliver: (message: Message) => {
          if (isRefused) return Promise.reject(new Error('no'));
          sent.push(message);
          return Promise.resolve();
        },
      },
    });
    const send = async (at: string) => {
      sent = [];
      await sendStatements(services(), new Date(at));
      return sent;
    };
    const want = (statement_emails: boolean) =>
      database()
        .kysely.updateTable('accounts')
        .set({ statement_emails })
        .where('account_id', '=', owner.accountId)
        .execute();

    it('go once to accounts that want them, in the first days of the next month', async () => {
      expect(await send('2026-11-30T21:15:00Z')).toEqual([]);
      await want(true);
      expect(await send('2026-12-03T21:15:00Z')).toEqual([]);
      isRefused = true;
      expect(await send('2026-11-30T21:15:00Z')).toEqual([]);
      isRefused = false;
      expect(await send('2026-11-30T22:15:00Z')).toMatchObject([
        { kind: 'statement', month: '2026-11', opening: 50_000, closing: 45_975 },
      ]);
      expect(await send('2026-12-01T23:15:00Z')).toEqual([]);
      expect(await send('2026-12-31T21:15:00Z')).toMatchObject([{ month: '2026-12' }]);
      await want(false);
    });
  });
});
