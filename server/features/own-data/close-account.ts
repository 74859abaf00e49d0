import { sql } from 'kysely';
import type { Account } from '../accounts/store.ts';
import { IS_UNDER_WAY } from '../tracking/couriers/attended-shipments.ts';
import type { Tx } from '../../db/database.ts';
import { lockBalance } from '../balance/ledger.ts';
import type { Tables } from '../../db/tables.ts';

/** Tables whose rows are deleted when an account closes. docs/adr/0009 tells what stays. */
export const FORGOTTEN = [
  'sessions',
  'password_resets',
  'code_challenges',
  'questionnaires',
  'api_keys',
  'store_webhooks',
  'saved_receivers',
  'parcel_presets',
  'shipment_drafts',
  'shipment_attachments',
  'label_batches',
  'quotes',
  'idempotency_keys',
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
};

/**
 * Closes an account permanently, unless a payment or a parcel is under way. Bookings and
 * cancellations change the balance, so locking it keeps them out.
 *
 * @returns what prevents closing, or that the account is closed.
 */
export async function closeAccount(
  tx: Tx,
  { account_id, account_type, email, phone }: Account,
  now: Date,
): Promise<'closed' | 'balance_not_settled' | 'shipments_under_way' | 'payment_under_way'> {
  if ((await lockBalance(tx, account_id)) !== 0) return 'balance_not_settled';
  // Checked after locking: a booking that spent the rest of the balance is visible now.
  if (await owesForReturns(tx, account_id)) return 'balance_not_settled';
  if (await hasShipmentUnderWay(tx, account_id)) return 'shipments_under_way';
  if (await hasOpenPayment(tx, account_id)) return 'payment_under_way';

  await tx
    .updateTable('accounts')
    .set({ ...NOBODY, ...(account_type === 'individual' && NOWHERE), closed_at: now })
    .where('account_id', '=', account_id)
    .where('closed_at', 'is', null)
    .execute();
  for (const table of FORGOTTEN) {
    await tx.deleteFrom(table).where('account_id', '=', account_id).execute();
  }
  await tx.deleteFrom('code_challenges').where('destination', 'in', [email, phone]).execute();
  await tx
    .updateTable('top_ups')
    .set({ description: null, search_text: '', return_url: null })
    .where('account_id', '=', account_id)
    .execute();
  await forgetPeopleOfShipments(tx, account_id);
  return 'closed';
}

/** A payment that may still be paid: the provider has not reported its end. */
async function hasOpenPayment(tx: Tx, accountId: string): Promise<boolean> {
  const open = await tx
    .selectFrom('top_up_payments')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', '=', 'pending')
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

async function owesForReturns(tx: Tx, accountId: string): Promise<boolean> {
  const owing = await tx
    .selectFrom('shipments')
    .select('id')
    .where('account_id', '=', accountId)
    .where('return_owed', '>', 0)
    .limit(1)
    .executeTakeFirst();
  return owing !== undefined;
}

async function hasShipmentUnderWay(tx: Tx, accountId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('shipments')
    .select('id')
    .where('account_id', '=', accountId)
    .where(IS_UNDER_WAY)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Keeps the destination, which decides the VAT; removes the people and the contents. */
async function forgetPeopleOfShipments(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('shipments')
    .set({
      receiver: sql`jsonb_build_object('country', destination_country, 'city', destination_city)`,
      sender: '{}',
      company: null,
      reference_id: null,
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
