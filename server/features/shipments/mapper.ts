import { goodsValueOf } from '../../../common/goods.ts';
import type { components } from '../../../openapi/generated/types.ts';
import type { ShipmentRow } from './store.ts';
import { riyadhDays } from '../../domain/calendar.ts';
import { isTestAccount } from '../../domain/test-account.ts';
import { canCancel } from '../../domain/shipment-status.ts';
import { toCourierSummary } from '../couriers/mapper.ts';
import { sar } from '../../http/wire-money.ts';
import { withoutNulls } from '../../http/without-nulls.ts';

type Schemas = components['schemas'];

const HOUR_MS = 3_600_000;

export function toShipment(row: ShipmentRow, now: Date): Schemas['Shipment'] {
  const created_at = row.created_at.toISOString();
  return {
    id: row.id,
    version: row.version,
    tracking_number: row.tracking_number,
    status: row.status,
    tracking_status: row.tracking_status,
    payment_method: row.payment_method,
    payment_status: row.payment_status,
    payment_type: row.payment_type,
    courier: toCourierSummary(row.courier, row.courier),
    source: row.source,
    created_at,
    updated_at: row.updated_at.toISOString(),
    tracking_url: `/t/${row.public_token}`,
    invoice: { number: row.invoice_number, issued_at: created_at },
    days_since_created: Math.max(0, riyadhDays(row.created_at, now)),
    hours_since_last_update: hoursBetween(row.updated_at, now),
    delivery_time: { min_days: row.transit_min_days, max_days: row.transit_max_days },
    expected_delivery_on: row.expected_delivery_on,
    service_type: row.service_type,
    origin: { country: row.origin_country, city: row.origin_city },
    destination: { country: row.destination_country, city: row.destination_city },
    receiver: row.receiver,
    sender: row.sender,
    weight: row.weight,
    weight_unit: row.weight_unit,
    length: row.length,
    width: row.width,
    height: row.height,
    dimension_unit: row.dimension_unit,
    size: row.size,
    pieces: row.pieces,
    shipment_type: row.shipment_type,
    packaging_type: row.packaging_type,
    shipping_method: row.shipping_method,
    preferred_delivery_day: row.preferred_delivery_day,
    preferred_delivery_time: row.preferred_delivery_time,
    product_name: row.product_name,
    quantity: row.quantity,
    price: { amount: row.price_amount, currency: row.price_currency },
    goods_value: goodsValueOf({
      price: { amount: row.price_amount, currency: row.price_currency },
      further_products: row.further_products,
    }),
    charge: toCharge(row),
    cancellable: canCancel(row.status, row.tracking_status).ok,
    ...(isTestAccount(row.account_id) && { test: true }),
    // V8 makes an object many times faster if what varies comes last.
    ...withoutNulls({
      reference_id: row.reference_id,
      company: row.company,
      courier_choice: row.courier_choice,
      address_completed_at: row.address_completed_at?.toISOString() ?? null,
      sku: row.sku,
      further_products: row.further_products,
      note: row.note,
      attachment: row.attachment,
    }),
  };
}

function toCharge(row: ShipmentRow): Schemas['ShipmentCharge'] {
  return {
    chargeable_weight: row.chargeable_weight,
    base_fee: sar(row.base_fee),
    weight_fee: sar(row.weight_fee),
    cod_fee: sar(row.cod_fee),
    remote_area_fee: sar(row.remote_area_fee),
    subtotal: sar(row.subtotal),
    vat_rate: row.vat_basis_points,
    vat: sar(row.vat),
    total_fee: sar(row.total_fee),
    return_price: sar(row.return_price),
    refunded: sar(row.refunded),
    ...(row.cash_back > 0 && { cash_back: sar(row.cash_back) }),
    ...(row.recharged > 0 && { recharged: sar(row.recharged) }),
    ...(row.delivery_owed > 0 && { delivery_owed: sar(row.delivery_owed) }),
    ...(row.return_owed > 0 && { return_owed: sar(row.return_owed) }),
  };
}

function hoursBetween(earlier: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - earlier.getTime()) / HOUR_MS));
}
