/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ActivityEntry } from './activity-entry.ts';
import type { ApiKey } from './api-key.ts';
import type { ApiRequest } from './api-request.ts';
import type { AutoTopUp } from './auto-top-up.ts';
import type { Balance } from './balance.ts';
import type { CourierRules } from './courier-rules.ts';
import type { DateTime } from './date-time.ts';
import type { Favorite } from './favorite.ts';
import type { ImportBatchSummary } from './import-batch-summary.ts';
import type { InvoiceFile } from './invoice-file.ts';
import type { LabelBatch } from './label-batch.ts';
import type { OpenSession } from './open-session.ts';
import type { ParcelPreset } from './parcel-preset.ts';
import type { Product } from './product.ts';
import type { Profile } from './profile.ts';
import type { Questionnaire } from './questionnaire.ts';
import type { Rating } from './rating.ts';
import type { RecordedDevice } from './recorded-device.ts';
import type { RecordedImportRow } from './recorded-import-row.ts';
import type { RecordedMatching } from './recorded-matching.ts';
import type { RecordedQuote } from './recorded-quote.ts';
import type { RecordedShipment } from './recorded-shipment.ts';
import type { RecordedStore } from './recorded-store.ts';
import type { RecordedTransaction } from './recorded-transaction.ts';
import type { SavedPaymentMethod } from './saved-payment-method.ts';
import type { SavedReceiver } from './saved-receiver.ts';
import type { ScheduledReport } from './scheduled-report.ts';
import type { ShipmentDraft } from './shipment-draft.ts';
import type { StoreOrder } from './store-order.ts';
import type { Subscription } from './subscription.ts';
import type { TaxDocument } from './tax-document.ts';
import type { TopUp } from './top-up.ts';
import type { WebhookEndpoint } from './webhook-endpoint.ts';

/**
 * Everything stored about an account, for its owner to keep. It contains no password, code or secret key, nor a hash of one.
 */
export interface AccountData {
  /** When the data was read. */
  exported_at: DateTime;
  profile: Profile;
  /**
     * The account's sessions, the most recently used first.
     * @maxItems 200
     */
  sessions: OpenSession[];
  /**
     * Devices from which the account has signed in, the most recently used first.
     * @maxItems 20
     */
  known_devices: RecordedDevice[];
  subscription: Subscription;
  balance: Balance;
  /**
     * All top-ups, oldest first.
     * @maxItems 100000000
     */
  top_ups: TopUp[];
  /**
     * Saved payment methods, newest first, without the payment provider's tokens.
     * @maxItems 100
     */
  payment_methods: SavedPaymentMethod[];
  auto_top_up: AutoTopUp;
  /**
     * All movements of the ledger, oldest first.
     * @maxItems 100000000
     */
  transactions: RecordedTransaction[];
  /**
     * All stored quotes, oldest first.
     * @maxItems 100000000
     */
  quotes: RecordedQuote[];
  /**
     * All shipments, oldest first.
     * @maxItems 100000000
     */
  shipments: RecordedShipment[];
  /**
     * All ratings that the account gave, oldest first.
     * @maxItems 100000000
     */
  ratings: Rating[];
  /**
     * Saved receivers, oldest first.
     * @maxItems 10000
     */
  receivers: SavedReceiver[];
  /**
     * Parcel presets, oldest first.
     * @maxItems 200
     */
  parcel_presets: ParcelPreset[];
  /**
     * Products, oldest first, without their photos.
     * @maxItems 50000
     */
  products: Product[];
  /**
     * Favorite couriers, oldest first.
     * @maxItems 200
     */
  favorites: Favorite[];
  /**
     * Scheduled reports, oldest first.
     * @maxItems 20
     */
  scheduled_reports: ScheduledReport[];
  courier_rules: CourierRules;
  /**
     * Drafts, oldest first.
     * @maxItems 50
     */
  shipment_drafts: ShipmentDraft[];
  /**
     * Label batches, newest first, without their files, which can be made again.
     * @maxItems 10
     */
  label_batches: LabelBatch[];
  /**
     * Import batches, oldest first.
     * @maxItems 100000000
     */
  import_batches: ImportBatchSummary[];
  /**
     * Rows of the import batches, in their order.
     * @maxItems 100000000
     */
  import_rows: RecordedImportRow[];
  /**
     * What the columns of earlier files meant.
     * @maxItems 50
     */
  import_matchings: RecordedMatching[];
  /**
     * All invoices and credit notes, oldest first, without their files, which can be downloaded.
     * @maxItems 100000000
     */
  tax_documents: TaxDocument[];
  /**
     * Files of invoices, newest first, without their content, which can be made again.
     * @maxItems 10
     */
  invoice_files: InvoiceFile[];
  questionnaire: Questionnaire;
  /**
     * API keys, newest first, without their secrets.
     * @maxItems 100
     */
  api_keys: ApiKey[];
  /**
     * Connected stores, without their addresses and secrets.
     * @maxItems 100
     */
  stores: RecordedStore[];
  /**
     * All orders that the stores have sent, oldest first.
     * @maxItems 100000000
     */
  store_orders: StoreOrder[];
  /**
     * Requests made with the account's API keys in the last 30 days, oldest first.
     * @maxItems 100000000
     */
  api_requests: ApiRequest[];
  /**
     * Webhook endpoints, newest first, without their secrets. What they are sent is in the other lists.
     * @maxItems 1000
     */
  webhook_endpoints: WebhookEndpoint[];
  /**
     * The activity log, oldest first.
     * @maxItems 100000000
     */
  activity: ActivityEntry[];
}
