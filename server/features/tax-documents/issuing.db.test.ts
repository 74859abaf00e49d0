import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { cashBack } from '../../domain/ledger.ts';
import { documentNumber } from '../../domain/tax-document.ts';
import { copiedOrders } from '../../testing/copied-orders.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { type Customer, TEST_PRICE } from '../../testing/test-backend.ts';
import { post } from '../balance/ledger.ts';
import { balancesWithDocuments } from './testing/sums.ts';

const isFull = process.env.TEST_COUNTS === 'full';
const COMPANY_ADDRESS = { country: 'SA', city: 'jeddah' };

onDatabases('each', (database) => {
  const backend = useTestBackend(database);
  const [accounts, bookings] = isFull ? [50, 134] : [8, 12];

  const documentsOf = ({ accountId }: Customer) =>
    database()
      .kysely.selectFrom('tax_documents')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('sequence')
      .execute();

  it('names the buyer of a company or with a VAT number, and no other person', async () => {
    const [person, company, trader] = [
      await backend.newCustomer(TEST_PRICE),
      await backend.newCustomer(TEST_PRICE, 'company'),
      await backend.newCustomer(TEST_PRICE),
    ];
    await database()
      .kysely.updateTable('accounts')
      .set({ vat_number: '310122393500003' })
      .where('account_id', '=', trader.accountId)
      .execute();
    const buyers = [];
    for (const customer of [person, company, trader]) {
      const { id, tracking_number, invoice } = await backend.ship(customer);
      const [issued] = await documentsOf(customer);
      expect(issued).toMatchObject({
        ...{ kind: 'invoice', subject: 'carriage', number: invoice.number, shipment_id: id },
        ...{ subtotal: 2_500, vat: 375, total: TEST_PRICE, vat_basis_points: 1_500 },
        line: { tracking_number, origin: { city: 'riyadh' }, destination: { city: 'jeddah' } },
      });
      buyers.push(issued?.buyer);
    }
    const name = 'سالم العيّنة';
    expect(buyers).toEqual([
      null,
      { name, address: COMPANY_ADDRESS },
      { name, vat_number: '310122393500003', address: COMPANY_ADDRESS },
    ]);
  });

  it(
    'numbers documents of simultaneous charges and refunds without gaps, each charge once',
    { timeout: 1_800_000 },
    async () => {
      const customers = await Promise.all(
        Array.from({ length: accounts }, () => backend.newCustomer(bookings * TEST_PRICE)),
      );
      const orders = await Promise.all(
        customers.map((customer) => copiedOrders(backend, customer, bookings)),
      );
      await Promise.all(
        customers.map(async (customer, index) => {
          const booked = (orders[index] ?? []).map(async (order, nth) => {
            const answer = await backend.create(customer, order);
            expect(answer.statusCode).toBe(201);
            const { id } = answer.json<{ id: string }>();
            if (nth % 2 === 0) expect((await backend.cancel(customer, id)).statusCode).toBe(200);
          });
          await Promise.all(booked);
        }),
      );
      for (const customer of customers) {
        const issued = await documentsOf(customer);
        expect(issued).toHaveLength(bookings * 1.5);
        expect(issued.map(({ number }) => number)).toEqual(
          issued.map((_, index) => documentNumber(customer.accountId, index + 1)),
        );
        const invoices = new Map(
          issued.filter(({ kind }) => kind === 'invoice').map((each) => [each.shipment_id, each]),
        );
        expect(invoices.size).toBe(bookings);
        for (const note of issued.filter(({ kind }) => kind === 'credit_note')) {
          expect(note).toMatchObject({
            reason: 'cancelled',
            original_number: invoices.get(note.shipment_id)?.number,
            total: TEST_PRICE,
          });
        }
      }
      expect(await balancesWithDocuments(database())).toEqual({
        accounts: customers.length + 3,
        differing: 0,
      });
    },
  );

  it('refuses cash back that does not directly follow its charge', async () => {
    const customer = await backend.newCustomer(10 * TEST_PRICE);
    const { id: shipmentId } = await backend.ship(customer);
    const { accountId } = customer;
    const at = new Date();
    const forged = { accountId, posting: cashBack(5), shipmentId, at };
    const add = database()
      .kysely.transaction()
      .execute((tx) => post(tx, forged));
    await expect(add).rejects.toThrow('next movements');
  });

  it.each([
    'update tax_documents set total = total + 1, vat = vat + 1',
    `update tax_documents set buyer = '{}'`,
    'delete from tax_documents',
    'truncate tax_documents',
    `insert into tax_documents select account_id, 1000000, number, kind, subject, reason,
      original_number, transaction_id, shipment_id, issued_at, subtotal, vat, total,
      vat_basis_points, seller_id, buyer, line from tax_documents limit 1`,
    'update balances set documents = documents + 1',
    `insert into ledger_transactions (account_id, id, kind, amount, sequence, balance_after,
      shipment_id, created_at) select account_id, 'ltx_x', 'cash_back', 5, 1, 5, shipment_id, now()
      from tax_documents limit 1`,
  ])('refuses: %s', async (forged) => {
    await expect(sql.raw(forged).execute(database().kysely)).rejects.toThrow(
      /append-only|issued with its movement|next movements|unique|duplicate/,
    );
  });
});
