import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { components } from '../../../openapi/generated/types.ts';
import type { ShownPrice } from '../quotes/shown-price.ts';
import type { StoredShipment } from './tables.ts';
import { SEARCH_FORM, searchTextOf } from './list/shipment-search.ts';
import { expectedDeliveryDate } from '../../domain/expected-delivery.ts';
import { servedDaysBits } from '../../domain/served-days.ts';
import type { Place } from '../../domain/shipment-request.ts';

type Schemas = components['schemas'];

/** The input for a new shipment. */
export interface NewShipment {
  accountId: string;
  id: string;
  trackingNumber: string;
  /** Of the invoice for its charge. */
  invoiceNumber: string;
  source: Schemas['ShipmentSource'];
  order: Omit<Schemas['ShipmentCreate'], 'quote_id'> & { quote_id?: string };
  origin: Place;
  /** Halalas that are paid back at once. */
  cashBack: number;
  /** The chosen price of the quote, which is charged. */
  price: ShownPrice;
  /** The least total fee that was quoted, in halalas; absent if no other price was. */
  cheapest?: number;
  /** Why it was chosen; absent if a person did. */
  courierChoice?: Schemas['CourierChoice'];
  at: Date;
}

/** The row of a new, paid shipment, as it is read afterwards. */
export function newShipmentRow(made: NewShipment): StoredShipment {
  const { order, origin, price, at } = made;
  const { receiver, sender, further_products: further = [] } = order;
  const transitDays = {
    min: price.transit_times.min_days,
    max: price.transit_times.max_days,
  };
  const searchable = {
    tracking_number: made.trackingNumber,
    reference_id: order.reference_id ?? null,
    company: order.company ?? null,
    product_name: order.product_name,
    further_products: further.length > 0 ? further : null,
  };
  return {
    account_id: made.accountId,
    id: made.id,
    version: 1,
    ...searchable,
    invoice_number: made.invoiceNumber,
    quote_id: order.quote_id ?? null,
    status: 'pending',
    tracking_status: 'created',
    payment_method: order.payment_method,
    payment_status: order.payment_type === 'cash_on_delivery' ? 'cod_pending' : 'paid',
    payment_type: order.payment_type,
    source: made.source,
    courier_id: order.courier_id,
    service_type: order.service_type,
    origin_country: origin.country,
    origin_city: origin.city,
    destination_country: receiver.country,
    destination_city: receiver.city,
    receiver,
    sender,
    weight: order.weight,
    weight_unit: order.weight_unit,
    length: order.length,
    width: order.width,
    height: order.height,
    dimension_unit: order.dimension_unit,
    size: order.size,
    pieces: order.pieces,
    shipment_type: order.shipment_type,
    packaging_type: order.packaging_type,
    shipping_method: order.shipping_method,
    preferred_delivery_day: order.preferred_delivery_day,
    preferred_delivery_time: order.preferred_delivery_time,
    sku: order.sku ?? null,
    quantity: order.quantity,
    price_amount: order.price.amount,
    price_currency: order.price.currency,
    note: order.note ?? null,
    chargeable_weight: price.chargeable_weight,
    base_fee: price.base_fee.amount,
    weight_fee: price.weight_fee.amount,
    cod_fee: price.cod_fee.amount,
    remote_area_fee: price.remote_area_fee.amount,
    subtotal: price.subtotal.amount,
    vat_basis_points: price.vat_rate,
    vat: price.vat.amount,
    total_fee: price.total_fee.amount,
    return_price: price.return_price.amount,
    refunded: 0,
    cheapest_fee: made.cheapest ?? price.total_fee.amount,
    transit_min_days: transitDays.min,
    transit_max_days: transitDays.max,
    expected_delivery_on: expectedDeliveryDate(at, transitDays, price.served_days),
    served_days: servedDaysBits(price.served_days),
    search_text: searchTextOf({ ...searchable, receiver }),
    search_form: SEARCH_FORM,
    public_token: randomUUID().replaceAll('-', ''),
    attachment: null,
    courier_reference: null,
    booked_at: null,
    recalled_at: null,
    recall_refused_at: null,
    return_owed: 0,
    cash_back: made.cashBack,
    return_cash_back: 0,
    recharged: 0,
    delivery_owed: 0,
    courier_choice: made.courierChoice ?? null,
    address_completed_at: null,
    created_at: at,
    updated_at: at,
  };
}

const COLUMNS = sql.raw(`id, version, tracking_number, invoice_number, quote_id,
  reference_id, status, tracking_status, payment_method, payment_status, payment_type, source,
  courier_id, service_type, company, origin_country, origin_city, destination_country,
  destination_city, receiver, sender, weight, weight_unit, length, width, height, dimension_unit,
  size, pieces, shipment_type, packaging_type, shipping_method, preferred_delivery_day,
  preferred_delivery_time, sku, product_name, quantity, price_amount, price_currency, further_products,
  note, attachment, chargeable_weight, base_fee, weight_fee, cod_fee, remote_area_fee, subtotal,
  vat_basis_points, vat, total_fee, return_price, refunded, cheapest_fee, transit_min_days, transit_max_days,
  expected_delivery_on, served_days, search_text, search_form, public_token, courier_reference, booked_at,
  recalled_at, recall_refused_at, return_owed, cash_back, return_cash_back, recharged, delivery_owed, courier_choice,
  address_completed_at, created_at, updated_at`);

/**
 * Inserts shipments of one account, given as a JSON array: one parameter instead of one for each
 * column.
 */
export function insertShipments(accountId: string, rows: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`insert into shipments (account_id, ${COLUMNS})
    select ${accountId}, ${COLUMNS} from jsonb_populate_recordset(null::shipments, ${rows}::jsonb)`;
}
