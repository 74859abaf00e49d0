import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Money } from '../../../common/money.ts';
import type { components } from '../../../openapi/generated/types.ts';
import type { Database } from '../../db/database.ts';
import type { ExchangeRate } from '../../domain/exchange-rates.ts';
import { SAMPLE_ACCOUNTS, SAMPLE_COMPANY } from '../../sample-data/accounts.ts';
import { loadSampleData } from '../../sample-data/load-sample-data.ts';
import { remitSampleCash } from '../../sample-data/remit-sample-cash.ts';
import { type Customer, readLedger, testOrder } from '../../testing/test-backend.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { collectCash, type Parcel, remitCash } from './cash-on-delivery.ts';

type Schemas = components['schemas'];

const DAY_MS = 24 * 3_600_000;
const NOW = new Date('2026-11-21T09:00:00Z');
const BALANCE = 100_000;
const CASH: Money = { amount: 20_000, currency: 'SAR' };

const RATES: ExchangeRate[] = [
  { currency: 'EUR', from: '2026-01-01', microSar: 4_100_000 },
  { currency: 'EUR', from: '2026-11-22', microSar: 4_400_000 },
];

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let customer: Customer;
  beforeAll(async () => {
    backend.setTime(NOW);
    const rows = RATES.map(({ currency, from: valid_from, microSar: micro_sar }) => ({
      ...{ currency, valid_from, micro_sar, source: 'Test' },
    }));
    await database().kysely.insertInto('exchange_rates').values(rows).execute();
  });
  beforeEach(async () => {
    customer = await backend.newCustomer(BALANCE);
  });

  const read = async <Answer>(path: string) => (await backend.get(customer, path)).json<Answer>();
  const statusOf = async ({ id }: Parcel) =>
    (await read<Schemas['Shipment']>(`/shipments/${id}`)).payment_status;
  const collect = (parcel: Parcel, now = NOW) =>
    database()
      .kysely.transaction()
      .execute((tx) => collectCash(tx, parcel, RATES, { now, isClosed: false }));
  const remit = (parcel: Parcel) =>
    database()
      .kysely.transaction()
      .execute((tx) => remitCash(tx, parcel, NOW));

  /** A parcel whose receiver pays this amount; null for a paid one. */
  async function ship(cash: Money | null): Promise<Parcel & { fee: number }> {
    const payment = { payment_type: cash ? 'cash_on_delivery' : 'prepaid' } as const;
    const quote = await backend.quote(customer, {
      ...payment,
      ...(cash && { amount_to_collect: cash }),
    });
    const order = testOrder(quote, payment);
    if (cash) order.sender = { ...order.sender, amount_to_collect: cash };
    const created = await backend.create(customer, order);
    expect(created.statusCode, created.body).toBe(201);
    const { id, charge } = created.json<Schemas['Shipment']>();
    return { account_id: customer.accountId, id, fee: charge.total_fee.amount };
  }

  /** The balance's cash in halalas, after comparing it with the ledger. */
  async function cashOf(fee: number): Promise<Record<string, number>> {
    const { accountId } = customer;
    const { current_balance: current, cash_on_delivery: cash } =
      await read<Schemas['Balance']>('/balance');
    const ledger = await readLedger(database(), accountId);
    expect(ledger).toMatchObject({
      balance: BALANCE - fee,
      sumOfAllEntries: 0,
      countedTransactions: ledger.transactions,
    });
    expect([
      current.amount,
      await entriesOf(database(), accountId, 'cod_owed'),
      await entriesOf(database(), accountId, 'cod_with_couriers'),
    ]).toEqual([BALANCE - fee, cash.owed.amount, -cash.owed.amount || 0]);
    return Object.fromEntries(Object.entries(cash).map(([name, { amount }]) => [name, amount]));
  }

  it('is owed from delivery until it is paid out, and the balance stays', async () => {
    const parcel = await ship(CASH);
    expect(await statusOf(parcel)).toBe('cod_pending');
    expect(await cashOf(parcel.fee)).toEqual({ collected: 0, owed: 0, remitted: 0 });
    await collect(parcel);
    expect(await statusOf(parcel)).toBe('cod_collected');
    expect(await cashOf(parcel.fee)).toEqual({ collected: 20_000, owed: 20_000, remitted: 0 });
    await remit(parcel);
    expect(await statusOf(parcel)).toBe('cod_remitted');
    expect(await cashOf(parcel.fee)).toEqual({ collected: 20_000, owed: 0, remitted: 20_000 });
    const { data } = await read<Schemas['TransactionList']>('/balance/transactions');
    const after = { amount: { amount: 0 }, balance_after: { amount: BALANCE - parcel.fee } };
    const cash = { shipment_id: parcel.id, cash_on_delivery: CASH, ...after };
    expect(data.slice(0, 2)).toMatchObject([
      { kind: 'cod_remitted', ...cash },
      { kind: 'cod_collected', ...cash },
    ]);
  });

  it('is collected once and paid out once when several do it at the same moment', async () => {
    const parcel = await ship(CASH);
    await Promise.all(Array.from({ length: 8 }, () => collect(parcel)));
    expect(await cashOf(parcel.fee)).toEqual({ collected: 20_000, owed: 20_000, remitted: 0 });
    await Promise.all(
      Array.from({ length: 8 }, (_, turn) => (turn % 2 === 0 ? remit(parcel) : collect(parcel))),
    );
    await collect(parcel);
    await remit(parcel);
    expect(await cashOf(parcel.fee)).toEqual({ collected: 20_000, owed: 0, remitted: 20_000 });
    expect((await readLedger(database(), customer.accountId)).transactions).toBe(4);
  });

  it.each([
    ['2026-11-21T20:59:59Z', 41_004],
    // Midnight in Riyadh.
    ['2026-11-21T21:00:00Z', 44_004],
  ])('converts another currency at the rate of the day: %s', async (at, halalas) => {
    const parcel = await ship({ amount: 10_001, currency: 'EUR' });
    await collect(parcel, new Date(at));
    await remit(parcel);
    expect(await cashOf(parcel.fee)).toEqual({ collected: halalas, owed: 0, remitted: halalas });
  });

  it('is not collected where there is none, nor paid out before collection', async () => {
    const prepaid = await ship(null);
    const parcel = await ship(CASH);
    await collect(prepaid);
    await remit(prepaid);
    await remit(parcel);
    await collect({ ...parcel, account_id: (await backend.newCustomer(0)).accountId });
    expect(await statusOf(prepaid)).toBe('paid');
    expect(await statusOf(parcel)).toBe('cod_pending');
    expect(await cashOf(prepaid.fee + parcel.fee)).toEqual({ collected: 0, owed: 0, remitted: 0 });
  });

  it('changes nothing where there is no rate', async () => {
    const parcel = await ship({ amount: 10_001, currency: 'EUR' });
    await expect(collect(parcel, new Date('2025-12-01T09:00:00Z'))).rejects.toThrow('EUR');
    expect(await statusOf(parcel)).toBe('cod_pending');
    expect(await cashOf(parcel.fee)).toEqual({ collected: 0, owed: 0, remitted: 0 });
  });
});

onDatabases('postgres', (database) => {
  it('matches the shipments, and is paid out three weeks after collection, in sample data', async () => {
    await loadSampleData(database(), { password: 'for-this-test', now: NOW });
    await expectAgreement();
    const before = await countOf('cod_remitted');
    await remitSampleCash(database(), NOW);
    expect(await countOf('cod_remitted')).toBe(before);
    const later = new Date(NOW.getTime() + 21 * DAY_MS);
    await remitSampleCash(database(), later);
    await remitSampleCash(database(), later);
    expect(await countOf('cod_collected')).toBe(0);
    expect(await countOf('cod_remitted')).toBeGreaterThan(before);
    await expectAgreement();
  });

  async function countOf(status: Schemas['PaymentStatus']): Promise<number> {
    const rows = await database()
      .kysely.selectFrom('shipments')
      .select('id')
      .where('payment_status', '=', status)
      .execute();
    return rows.length;
  }

  /** Compares the balances, the ledger's entries and the shipments' payment statuses. */
  async function expectAgreement(): Promise<void> {
    const { kysely } = database();
    for (const { account_id } of SAMPLE_ACCOUNTS) {
      const shipments = await kysely
        .selectFrom('shipments')
        .select(['sender', 'payment_status'])
        .where('account_id', '=', account_id)
        .execute();
      const sum = (...statuses: string[]) =>
        shipments
          .filter(({ payment_status }) => statuses.includes(payment_status))
          .reduce((total, { sender }) => total + inHalalas(sender.amount_to_collect), 0);
      const { cod_collected, cod_remitted } = await kysely
        .selectFrom('balances')
        .selectAll()
        .where('account_id', '=', account_id)
        .executeTakeFirstOrThrow();
      expect(cod_collected).toBe(sum('cod_collected', 'cod_remitted'));
      expect(cod_remitted).toBe(sum('cod_remitted'));
      if (account_id === SAMPLE_COMPANY.account_id) expect(cod_collected).toBeGreaterThan(0);
      expect(await entriesOf(database(), account_id, 'cod_owed')).toBe(sum('cod_collected'));
      expect((await readLedger(database(), account_id)).sumOfAllEntries).toBe(0);
    }
  }
});

/** The sum of an account's entries, in halalas. */
async function entriesOf(
  { kysely }: Database,
  accountId: string,
  ledgerAccount: 'cod_owed' | 'cod_with_couriers',
): Promise<number> {
  const rows = await kysely
    .selectFrom('ledger_entries')
    .select('amount')
    .where('account_id', '=', accountId)
    .where('ledger_account', '=', ledgerAccount)
    .execute();
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}

/** Sample couriers take riyals. */
function inHalalas(cash: Money | undefined): number {
  expect(cash?.currency).toBe('SAR');
  return cash?.amount ?? 0;
}
