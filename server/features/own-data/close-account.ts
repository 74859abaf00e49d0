import { sql } from 'kysely';
import type { Account } from '../accounts/store.ts';
import type { Tx } from '../../db/database.ts';
import { testAccountOf } from '../../domain/test-account.ts';
import { forgetActivity } from '../activity/store.ts';
import { lockBalance } from '../balance/ledger.ts';
import type { Tables } from '../../db/tables.ts';
import { type OpenItem, openItemsOf } from './open-items.ts';

/** Tables whose rows are deleted when an account closes. docs/adr/0009 tells what stays. */
export const FORGOTTEN = [
  'sessions',
  'password_resets',
  'code_challenges',
  'known_devices',
  'questionnaires',
  'api_keys',
  'stores',
  'store_deliveries',
  'store_bodies',
  'store_orders',
  'store_cities',
  'webhook_endpoints',
  'webhook_messages',
  'webhook_attempts',
  'auto_top_ups',
  'saved_payment_methods',
  'saved_receivers',
  'parcel_presets',
  'products',
  'product_photos',
  'product_sales',
  'product_counts',
  'product_words',
  'shipment_products',
  'courier_ratings',
  'favorites',
  'courier_rules',
  'shipment_drafts',
  'shipment_attachments',
  'label_batches',
  'import_rows',
  'import_batches',
  'import_bookings',
  'import_matchings',
  'invoice_files',
  'quotes',
  'api_requests',
  'attention_marks',
  'scheduled_reports',
  'idempotency_keys',
  'delivering_accounts',
  'delivery_notices',
  'subscriptions',
  'plan_messages',
  'sums_due',
  'report_marks',
  'clients',
  'shipment_sums',
  'client_sums',
  // After the sums, whose triggers count.
  'client_counts',
  'money_sums',
  'order_sums',
] as const satisfies readonly (keyof Tables)[];

/** Invoices name companies, but not individuals. */
const NOBODY = {
  email: '',
  email_verified: false,
  phone: '',
  phone_verified: false,
  password_hash: '',
  first_name: '',
  last_name: '',
  landmark: null,
  office: null,
  picture: null,
  second_step: null,
  low_balance_threshold: null,
  statement_emails: false,
};
const NOWHERE = {
  company_name: null,
  state: null,
  city: '',
  street_name: null,
  building_no: null,
  postal_code: null,
  short_address: null,
  address_type: null,
  vat_number: null,
};

/**
 * Closes an account permanently, unless something is owed or on its way. The account is locked
 * first, which keeps out late payments and courier events, then the balance, which keeps out
 * bookings and cancellations. What its test keys did is forgotten too.
 *
 * @returns what prevents closing; nothing if the account is closed, also if it was before.
 */
export async function closeAccount(
  tx: Tx,
  { account_id, account_type, email, phone }: Account,
  now: Date,
): Promise<OpenItem[]> {
  const { closed_at } = await tx
    .selectFrom('accounts')
    .select('closed_at')
    .where('account_id', '=', account_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  // Late money of a closed account locks shipments first: going on would wait for each other.
  if (closed_at !== null) return [];
  await lockBalance(tx, account_id);
  // Read after locking: a booking that spent the rest of the balance is visible now.
  const open = await openItemsOf(tx, account_id, now);
  if (open.length > 0) return open;

  await tx
    .updateTable('accounts')
    .set({ ...NOBODY, ...(account_type === 'individual' && NOWHERE), closed_at: now })
    .where('account_id', '=', account_id)
    .execute();
  const shadow = testAccountOf(account_id);
  await tx
    .updateTable('accounts')
    .set({ closed_at: now })
    .where('account_id', '=', shadow)
    .execute();
  for (const id of [account_id, shadow]) await forgetData(tx, id);
  await tx.deleteFrom('code_challenges').where('destination', 'in', [email, phone]).execute();
  await tx
    .updateTable('top_ups')
    .set({ description: null, search_text: '', return_url: null })
    .where('account_id', '=', account_id)
    .execute();
  return [];
}

async function forgetData(tx: Tx, accountId: string): Promise<void> {
  for (const table of FORGOTTEN) {
    await tx.deleteFrom(table).where('account_id', '=', accountId).execute();
  }
  await forgetActivity(tx, accountId);
  await forgetPeopleOfShipments(tx, accountId);
}

/**
 * Keeps the destination, which decides the VAT, and the cash that a courier may still collect;
 * removes the people and the contents.
 */
async function forgetPeopleOfShipments(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('shipments')
    .set({
      receiver: sql`jsonb_build_object('country', destination_country, 'city', destination_city)`,
      sender: sql`jsonb_strip_nulls(jsonb_build_object(
        'amount_to_collect', sender -> 'amount_to_collect'))`,
      company: null,
      reference_id: null,
      sku: null,
      product_name: '',
      further_products: null,
      note: null,
      attachment: null,
      search_text: '',
    })
    .where('account_id', '=', accountId)
    .execute();
  await sql`select set_config('mizan.closing_account', 'on', true)`.execute(tx);
  await sql`update tracking_events set courier_text = null
    where account_id = ${accountId} and courier_text is not null`.execute(tx);
  await sql`select set_config('mizan.closing_account', 'off', true)`.execute(tx);
}
