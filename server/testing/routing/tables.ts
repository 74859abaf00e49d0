/**
 * How each table would be spread over several machines. keys.db.test.ts holds the lists to the
 * migrated database; docs/scale.md explains them.
 */

/** Rows of one account are on one shard, in all of these tables. */
export const BY_ACCOUNT: readonly string[] = [
  'accounts',
  'activity',
  'api_keys',
  'api_requests',
  'attention_marks',
  'auto_top_ups',
  'balances',
  'client_counts',
  'client_sums',
  'clients',
  'courier_ratings',
  'courier_rules',
  'delivering_accounts',
  'delivery_notices',
  'favorites',
  'idempotency_keys',
  'import_batches',
  'import_bookings',
  'import_matchings',
  'import_rows',
  'invoice_files',
  'known_devices',
  'label_batches',
  'ledger_entries',
  'ledger_transactions',
  'money_sums',
  'order_sums',
  'parcel_presets',
  'payment_actions',
  'plan_messages',
  'product_counts',
  'product_photos',
  'product_sales',
  'product_words',
  'products',
  'questionnaires',
  'quotes',
  'report_marks',
  'saved_payment_methods',
  'saved_receivers',
  'scheduled_reports',
  'sessions',
  'shipment_attachments',
  'shipment_drafts',
  'shipment_products',
  'shipment_sums',
  'shipment_words',
  'shipments',
  'store_bodies',
  'store_deliveries',
  'store_cities',
  'store_orders',
  'stores',
  'subscriptions',
  'sums_due',
  'tax_document_files',
  'tax_documents',
  'top_up_payments',
  'top_ups',
  'tracking_events',
  'webhook_attempts',
  'webhook_endpoints',
  'webhook_messages',
];

/** Tables that are found before the account is known, and the column that spreads them. */
export const BY_OWN_KEY: Readonly<Record<string, string>> = {
  attempts: 'key',
  tracking_numbers: 'tracking_number',
};

/** Small tables that every machine has a copy of. */
export const REFERENCE: readonly string[] = [
  'card_versions',
  'courier_branches',
  'courier_cards',
  'courier_rating_totals',
  'courier_photos',
  'couriers',
  'exchange_rates',
  'ledger_checks',
  'operator_imports',
  'photo_files',
  'plan_prices',
  'sellers',
  'server_keys',
  'tariff',
];

/** Counts of the accounts of one machine; reading them adds up those of all machines. */
export const COUNTED: readonly string[] = ['delivery_counts'];

/**
 * Tables of the first machine alone: what lives for a day before sign-in, the migrations, and the
 * chain of tax documents, which one job writes.
 */
export const LOCAL: readonly string[] = [
  'code_challenges',
  'kysely_migration',
  'kysely_migration_lock',
  'password_resets',
  'registrations',
  'tax_document_chain',
];

/** The column by which a table is spread; undefined if it is not. */
export function shardColumn(table: string): string | undefined {
  return BY_ACCOUNT.includes(table) ? 'account_id' : BY_OWN_KEY[table];
}
