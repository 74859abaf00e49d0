/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CourierId } from './courier-id.ts';
import type { CursorParameter } from './cursor-parameter.ts';
import type { Date } from './date.ts';
import type { LimitParameter } from './limit-parameter.ts';
import type { Line } from './line.ts';
import type { ListShipmentsSort } from './list-shipments-sort.ts';
import type { PaymentStatus } from './payment-status.ts';
import type { PaymentType } from './payment-type.ts';
import type { SearchParameter } from './search-parameter.ts';
import type { ShipmentSource } from './shipment-source.ts';
import type { ShipmentStatus } from './shipment-status.ts';

export type ListShipmentsParams = {
/**
 * One line of text. No control characters or direction overrides.
 * @minLength 1
 * @maxLength 120
 * @pattern ^[^\S\u0000-\u001F\u007F-\u009F]*[^\s\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uD800-\uDFFF][^\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uD800-\uDFFF]*$
 */
q?: SearchParameter;
/**
 * Only shipments with this status.
 */
status?: ShipmentStatus;
/**
 * Only shipments with this courier.
 */
courier_id?: CourierId;
/**
 * Only shipments with this payment status.
 */
payment_status?: PaymentStatus;
/**
 * Only shipments whose goods are paid for this way.
 */
payment_type?: PaymentType;
/**
 * Only shipments created from here.
 */
source?: ShipmentSource;
/**
 * Only shipments to this city.
 */
city?: Line;
/**
 * If true, only shipments on their way without news for 72 hours; if false, only the others.
 */
stalled?: boolean;
/**
 * Only shipments created on or after this day.
 */
created_from?: Date;
/**
 * Only shipments created on or before this day.
 */
created_to?: Date;
/**
 * Field to sort by; a leading minus means descending.
 */
sort?: ListShipmentsSort;
/**
 * Number of items to return; 25 by default.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitParameter;
/**
 * Opaque; pass it back unchanged.
 * @minLength 1
 * @maxLength 400
 * @pattern ^[A-Za-z0-9_-]+$
 */
cursor?: CursorParameter;
};
