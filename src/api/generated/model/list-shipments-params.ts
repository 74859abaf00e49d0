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
 * One line of text a person wrote. No control characters and no direction overrides.
 * @minLength 1
 * @maxLength 120
 * @pattern ^[^\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]*[^\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\s][^\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]*$
 */
q?: SearchParameter;
/**
 * Only shipments with this status.
 */
status?: ShipmentStatus;
/**
 * Only shipments of this courier.
 */
courier_id?: CourierId;
/**
 * Only shipments with this payment status.
 */
payment_status?: PaymentStatus;
/**
 * Only shipments whose goods are paid this way.
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
 * True: only shipments on their way of which nothing was heard for 72 hours; false: only the others.
 */
stalled?: boolean;
/**
 * Only shipments created on this day or later.
 */
created_from?: Date;
/**
 * Only shipments created on this day or earlier.
 */
created_to?: Date;
/**
 * What to sort by, falling with a minus.
 */
sort?: ListShipmentsSort;
/**
 * How many to return, 25 when left out.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitParameter;
/**
 * Opaque; hand it back as it came.
 * @minLength 1
 * @maxLength 400
 * @pattern ^[A-Za-z0-9_-]+$
 */
cursor?: CursorParameter;
};
