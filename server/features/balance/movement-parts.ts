import { type RawBuilder, sql } from 'kysely';
import { statement } from '../../db/statement.ts';
import type { MovementValues } from './movements.ts';

/** The buyer on a tax document: companies are named, and so is everybody who has a VAT number. */
const BUYER = sql`case when a.account_type = 'company' or a.vat_number is not null then
  jsonb_strip_nulls(jsonb_build_object(
    'name', coalesce(a.company_name, a.first_name || ' ' || a.last_name),
    'vat_number', a.vat_number,
    'address', jsonb_build_object('country', a.country, 'state', a.state, 'city', a.city,
      'street_name', a.street_name, 'building_no', a.building_no, 'postal_code', a.postal_code,
      'short_address', a.short_address))) end`;

/**
 * The parts of a statement that write movements: the balance, which numbers them and their tax
 * documents, then the movements, the entries in `entered` and the documents in `issued`. They are
 * all missing if the balance is too low, and of a test account, which has neither movements nor
 * documents, `entered` and `issued` say only that it suffices. From here on, every other movement of the same balance
 * waits for the transaction to end.
 *
 * @param condition must hold as well.
 */
export function movementParts(v: MovementValues, condition = sql`true`): RawBuilder<unknown> {
  return sql`
    moved as (
      update balances set
        current = current + ${v.change}::bigint,
        total_paid = total_paid + ${v.paid}::bigint,
        cash_back = cash_back + ${v.cashBack}::bigint,
        cod_collected = cod_collected + ${v.collected}::bigint,
        cod_remitted = cod_remitted + ${v.remitted}::bigint,
        total_transactions = total_transactions + ${v.movementCount}::int,
        documents = documents + ${v.documentCount}::int
      where account_id = ${v.accountId} and current >= ${v.needed}::bigint and ${condition}
      returning current, total_transactions, documents
    ), written as (
      insert into ledger_transactions (
        account_id, id, sequence, kind, amount, balance_after, cod_amount,
        shipment_id, payment_id, taken_back, created_at
      )
      select ${v.accountId}, id, total_transactions - behind, kind, amount,
        current - still_to_come, cod_amount, shipment_id, payment_id, taken_back, created_at
      from moved, jsonb_to_recordset(${v.movements}::jsonb) as movement (
        id text, kind text, amount bigint, cod_amount bigint, shipment_id text, payment_id text,
        taken_back bigint, created_at timestamptz, behind int, still_to_come bigint
      )
      returning id
    ), posted as (
      insert into ledger_entries (account_id, transaction_id, ledger_account, amount)
      select ${v.accountId}, transaction_id, ledger_account, amount
      from written join jsonb_to_recordset(${v.entries}::jsonb) as entry (
        transaction_id text, ledger_account text, amount bigint
      ) on transaction_id = written.id
      returning transaction_id
    ), entered as (
      select transaction_id from posted
      union all select ${v.unwritten} from moved where ${v.unwritten}::text is not null
    ), documented as (
      insert into tax_documents (
        account_id, sequence, number, kind, subject, reason, original_number, transaction_id,
        shipment_id, issued_at, subtotal, vat, total, vat_basis_points, seller_id, buyer, line
      )
      select ${v.accountId}, documents - behind,
        ${v.series} || '-' || lpad((documents - behind)::text,
          greatest(6, length((documents - behind)::text)), '0'),
        kind, subject, reason, original_number, transaction_id, shipment_id, issued_at,
        subtotal, vat, subtotal + vat, vat_basis_points,
        (select id from sellers order by since desc limit 1), ${BUYER}, line
      from moved left join accounts as a on a.account_id = ${v.accountId},
        jsonb_to_recordset(${v.documents}::jsonb) as document (
        kind text, subject text, reason text, original_number text, transaction_id text,
        shipment_id text, issued_at timestamptz, subtotal bigint, vat bigint,
        vat_basis_points int, line jsonb, behind int
      )
      returning number
    ), issued as (
      select number from documented
      union all select ${v.unwritten} from moved where ${v.unwritten}::text is not null
    )`;
}

/** Writes movements, or nothing if the balance is too low. */
export const writeMovements = statement(
  (v: MovementValues) =>
    sql<{ movements: number }>`
      with ${movementParts(v)}
      select count(distinct transaction_id)::int as movements from entered`,
);
