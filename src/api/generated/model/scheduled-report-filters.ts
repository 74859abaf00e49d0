/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ClientNumber } from './client-number.ts';
import type { CourierId } from './courier-id.ts';
import type { PaymentType } from './payment-type.ts';
import type { ReportKey } from './report-key.ts';
import type { ServiceType } from './service-type.ts';
import type { ShipmentSource } from './shipment-source.ts';
import type { StoreId } from './store-id.ts';

/**
 * What narrows the report, as in `getReport`.
 */
export interface ScheduledReportFilters {
  courier_id?: CourierId;
  service?: ServiceType;
  city?: ReportKey;
  store_id?: StoreId;
  source?: ShipmentSource;
  payment_type?: PaymentType;
  client?: ClientNumber;
}
