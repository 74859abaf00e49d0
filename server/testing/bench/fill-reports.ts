import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { fillShipments } from './fill-shipments.ts';

/** What a business of two years is made of. */
export interface Business {
  shipments: number;
  clients: number;
}

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
  await fillShipments(database, accountId, shipments);
  // Nothing is summed row by row: the recount does it at once.
  const tables = ['shipments', 'ledger_transactions', 'tax_documents', 'store_orders'] as const;
  for (const table of tables) await run(sql`alter table ${sql.table(table)} disable trigger user`);
  const hash = (salt: number) =>
    sql`(hashtextextended(id, ${sql.lit(salt)}) & 4611686018427387903)`;
  await run(sql`
    update shipments set
      created_at = now() - interval '2 years' * (extract(epoch from now() - created_at) / 31557600),
      receiver = receiver || jsonb_build_object('phone',
        '+9665' || lpad((${hash(1)} % ${clients})::text, 8, '0')),
      delivered_on = case when status = 'completed' then
        (now() - interval '2 years' * (extract(epoch from now() - created_at) / 31557600))::date
          + (${hash(2)} % 4)::int end,
      expected_delivery_on = (now() - interval '2 years'
        * (extract(epoch from now() - created_at) / 31557600))::date + 2,
      attempts_absent = (${hash(3)} % 7 = 0)::int, attempts_refused = (${hash(4)} % 23 = 0)::int,
      goods_value = 5000 + ${hash(5)} % 50000,
      cash = case when payment_type = 'cash_on_delivery' then 20000 else 0 end,
      store_id = case when source in ('salla', 'zid')
        then 'sto_' || lpad((${hash(6)} % 4)::text, 26, '0') end,
      cash_collected_on = case when payment_status = 'cod_remitted' then
        (now() - interval '2 years' * (extract(epoch from now() - created_at) / 31557600))::date end
    where account_id = ${accountId}`);
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
  await run(sql`select recount_sums(${accountId})`);
  await run(sql`vacuum full clients`);
  await run(
    sql`vacuum analyze shipment_sums, client_sums, client_counts, money_sums, order_sums, clients`,
  );
}
