import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { chance, fillShipments } from './fill-shipments.ts';

/** What a business of two years is made of. */
export interface Business {
  shipments: number;
  clients: number;
}

const DAY = sql`(created at time zone 'Asia/Riyadh')::date`;

/**
 * Gives an account, whose first shipment is there, that many shipments of two years with their
 * movements, invoices and orders of stores, and the sums of all.
 */
export async function fillReports(
  database: Database,
  accountId: string,
  { shipments, clients }: Business,
): Promise<void> {
  const { kysely } = database;
  const run = (statement: ReturnType<typeof sql>) => statement.execute(kysely);
  await fillShipments(database, accountId, shipments, {
    years: 2,
    receivers: clients,
    more: {
      delivered_on: sql`case when fresh.status = 'completed' then ${DAY} + ${chance(4, 12)}::int end`,
      expected_delivery_on: sql`${DAY} + 2`,
      attempts_absent: sql`(${chance(7, 13)} = 0)::int`,
      attempts_refused: sql`(${chance(23, 14)} = 0)::int`,
      attempts_damaged: sql`(${chance(2_000, 15)} = 0)::int`,
      goods_value: sql`5000 + ${chance(50_000, 16)}`,
      cash: sql`case when fresh.payment_type = 'cash_on_delivery' then 20000 else 0 end`,
      cash_collected_on: sql`case when fresh.payment_type = 'cash_on_delivery'
        and fresh.status = 'completed' then ${DAY} + 5 end`,
      // As many as have the source of a store.
      store_id: sql`case when ${chance(5, 3)} in (2, 3)
        then 'sto_' || lpad(${chance(4, 17)}::text, 26, '0') end`,
    },
  });
  // Nothing is summed row by row: the recount does it at once.
  const tables = ['shipments', 'ledger_transactions', 'tax_documents', 'store_orders'] as const;
  for (const table of tables) await run(sql`alter table ${sql.table(table)} disable trigger user`);
  await run(sql`
    insert into ledger_transactions (account_id, id, kind, amount, shipment_id, created_at,
      sequence, balance_after)
    select account_id, 'ltx_' || right(id, 26), 'shipment_charge', -total_fee, id, created_at,
      1000 + row_number() over (order by id), 0
    from shipments where account_id = ${accountId} and id like 'shp_00000%'`);
  await run(sql`
    insert into tax_documents (account_id, sequence, number, kind, subject, transaction_id,
      shipment_id, issued_at, subtotal, vat, total, vat_basis_points, line)
    select account_id, 1000 + row_number() over (order by id), right(id, 12), 'invoice', 'carriage',
      'ltx_' || right(id, 26), id, created_at, subtotal, vat, subtotal + vat, vat_basis_points, '{}'
    from shipments where account_id = ${accountId} and id like 'shp_00000%'`);
  await run(sql`
    insert into store_orders (account_id, id, store_id, platform_id, registers, state, reasons,
      faults, repairs, unknown_skus, number, search_text, public_token, created_at, updated_at,
      shipment_id, first_booked_at, delays)
    select account_id, 'sor_' || right(id, 26), store_id, id, '[]', 'new', '[]', '[]', '[]', '[]',
      right(id, 10), '', id, created_at - interval '40 minutes', created_at, id, created_at,
      case when right(id, 1) = '3' then array['unpaid'] else '{}' end
    from shipments where account_id = ${accountId} and store_id is not null`);
  for (const table of tables) await run(sql`alter table ${sql.table(table)} enable trigger user`);
  await run(sql`vacuum analyze shipments`);
  await run(sql`select recount_sums(${accountId}), recount_clients(${accountId})`);
  await run(sql`vacuum full clients`);
  await run(
    sql`vacuum analyze shipment_sums, client_sums, client_counts, money_sums, order_sums, clients`,
  );
}
