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
 * Filters of the report, as in `getReport`. An empty object selects everything.
 */
export interface ScheduledReportFilters {
  /** Only shipments with this courier. */
  courier_id?: CourierId;
  /** Only shipments with this service. */
  service?: ServiceType;
  /** Only shipments to this city: a key of a table by city. */
  city?: ReportKey;
  /** Only shipments for orders of this store. */
  store_id?: StoreId;
  /** Only shipments created from this source. */
  source?: ShipmentSource;
  /** Only shipments whose goods are paid for in this way. */
  payment_type?: PaymentType;
  /** Only shipments to this client. */
  client?: ClientNumber;
}
