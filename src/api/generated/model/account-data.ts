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
 * Everything stored about an account, for its owner to take away. It contains no password, code or key secret, nor a hash of one.
 */
export interface AccountData {
  exported_at: DateTime;
  profile: Profile;
  /** @maxItems 200 */
  sessions: OpenSession[];
  /**
     * Devices from which the account has signed in, the one used last first.
     * @maxItems 20
     */
  known_devices: RecordedDevice[];
  subscription: Subscription;
  balance: Balance;
  /**
     * All of them, oldest first.
     * @maxItems 100000000
     */
  top_ups: TopUp[];
  /**
     * Those that are saved, newest first, without the payment provider's tokens.
     * @maxItems 100
     */
  payment_methods: SavedPaymentMethod[];
  auto_top_up: AutoTopUp;
  /**
     * All of them, oldest first.
     * @maxItems 100000000
     */
  transactions: RecordedTransaction[];
  /**
     * All that are stored, oldest first.
     * @maxItems 100000000
     */
  quotes: RecordedQuote[];
  /**
     * All of them, oldest first.
     * @maxItems 100000000
     */
  shipments: RecordedShipment[];
  /**
     * All that were given, oldest first.
     * @maxItems 100000000
     */
  ratings: Rating[];
  /**
     * Those that are saved, oldest first.
     * @maxItems 10000
     */
  receivers: SavedReceiver[];
  /**
     * Oldest first.
     * @maxItems 200
     */
  parcel_presets: ParcelPreset[];
  /**
     * Oldest first, without their photos.
     * @maxItems 50000
     */
  products: Product[];
  /**
     * Oldest first.
     * @maxItems 200
     */
  favorites: Favorite[];
  /**
     * Oldest first.
     * @maxItems 20
     */
  scheduled_reports: ScheduledReport[];
  courier_rules: CourierRules;
  /**
     * Oldest first.
     * @maxItems 50
     */
  shipment_drafts: ShipmentDraft[];
  /**
     * Newest first, without their files, which can be made again.
     * @maxItems 10
     */
  label_batches: LabelBatch[];
  /**
     * Oldest first.
     * @maxItems 100000000
     */
  import_batches: ImportBatchSummary[];
  /**
     * The rows of these batches, in their order.
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
     * Newest first, without their content, which can be made again.
     * @maxItems 10
     */
  invoice_files: InvoiceFile[];
  questionnaire: Questionnaire;
  /** @maxItems 100 */
  api_keys: ApiKey[];
  /**
     * Without their addresses and secrets.
     * @maxItems 100
     */
  stores: RecordedStore[];
  /**
     * All that the stores have sent, oldest first.
     * @maxItems 100000000
     */
  store_orders: StoreOrder[];
  /**
     * What the account's API keys asked for in the last 30 days, oldest first.
     * @maxItems 100000000
     */
  api_requests: ApiRequest[];
  /**
     * Without their secrets, newest first. What they are told is in the other lists.
     * @maxItems 1000
     */
  webhook_endpoints: WebhookEndpoint[];
  /**
     * The activity log, oldest first.
     * @maxItems 100000000
     */
  activity: ActivityEntry[];
}
