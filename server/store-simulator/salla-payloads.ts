import { PRODUCT } from '../../common/product.ts';
import { CARRIAGE, CASH_FEE, type SampleItem, sumsOf, weightOf } from './sample-orders.ts';
import type { TokenPair } from './salla-tokens.ts';
import type { OrderStatus, SimulatedOrder } from './simulated-store.ts';

/** Slug and name of each status, as every store has them. */
const STATUSES = {
  new: ['under_review', 'بإنتظار المراجعة'],
  preparing: ['in_progress', 'قيد التنفيذ'],
  shipping: ['delivering', 'جاري التوصيل'],
  delivered: ['delivered', 'تم التوصيل'],
  cancelled: ['canceled', 'ملغي'],
  refunded: ['restored', 'مسترجع'],
} as const satisfies Record<OrderStatus, readonly [string, string]>;

/**
 * A whole delivery of Salla: `{event, merchant, created_at, data}`.
 *
 * Source: docs.salla.dev, webhooks (421119m0).
 */
export function sallaDelivery(event: string, merchant: string, at: Date, data: object): string {
  return JSON.stringify({ event, merchant: Number(merchant), created_at: longTime(at), data });
}

/** Source: docs.salla.dev, app events (421413m0). */
export function authorizeData({ accessToken, refreshToken, expiresAt }: TokenPair): object {
  return {
    access_token: accessToken,
    expires: Math.floor(expiresAt / 1_000),
    refresh_token: refreshToken,
    scope: 'orders.read shipping.read_write offline_access',
    token_type: 'bearer',
  };
}

/** The order wrapped in what was done to it, which has an id of its own. */
export function statusData(order: SimulatedOrder, activityId: number): object {
  const { status } = sallaOrder(order);
  return {
    id: activityId,
    status: status.name,
    customized: status.customized,
    note: null,
    created_at: dateOf(order.changedAt),
    order: sallaOrder(order),
  };
}

/** Source: docs.salla.dev, order events (433804m0). */
export function sallaOrder(order: SimulatedOrder) {
  const { receiver, isCashOnDelivery, street, shortAddress } = order;
  const { goods, total } = sumsOf(order);
  const [slug, name] = STATUSES[order.status];
  const [firstName = '', lastName = ''] = receiver.name.split(' ');
  const local = receiver.phone.slice('+966'.length);
  return {
    id: order.id,
    reference_id: Number(order.number),
    date: dateOf(order.placedAt),
    updated_at: dateOf(order.changedAt),
    source: 'store',
    status: { id: 566146469, name, slug, customized: { id: 1939592358, name } },
    payment_method: isCashOnDelivery ? 'cod' : 'mada',
    currency: 'SAR',
    is_pending_payment: false,
    amounts: {
      sub_total: amount(goods),
      shipping_cost: amount(CARRIAGE),
      cash_on_delivery: amount(isCashOnDelivery ? CASH_FEE : 0),
      tax: { percent: '0.00', amount: amount(0) },
      discounts: [],
      total: amount(total),
    },
    shipping: {
      id: order.shipmentId,
      app_id: null,
      company: PRODUCT.nameEn,
      receiver,
      address: {
        country: 'SA',
        country_code: 'SA',
        city: order.city,
        shipping_address: shortAddress === null ? street : `${street}، ${shortAddress}`,
        street_number: shortAddress?.slice(-4) ?? '',
        block: order.district,
        postal_code: '',
        geo_coordinates: { lat: 0, lng: 0 },
      },
      shipment: { id: '0', pickup_id: null, tracking_link: '0', label: [] },
      policy_options: [],
    },
    total_weight: arabicWeight(weightOf(order)),
    customer: {
      id: order.id,
      first_name: firstName,
      last_name: lastName,
      mobile: Number(local),
      mobile_code: '+966',
      email: receiver.email,
      city: order.city,
      country_code: 'SA',
    },
    items: order.items.map(itemOf),
    tags: [],
  };
}

/** A shipment as the API has it. Source: docs.salla.dev, "Shipment Details". */
export function sallaShipment({ id, number, shipmentId, told }: SimulatedOrder): object {
  return {
    id: shipmentId,
    order_id: id,
    order_reference_id: Number(number),
    type: 'shipment',
    courier_name: told?.courierName ?? null,
    shipping_number: told?.trackingNumber ?? null,
    tracking_number: told?.trackingNumber ?? null,
    pickup_id: null,
    trackable: told !== null,
    tracking_link: told?.trackingUrl ?? null,
    status: told?.status ?? 'created',
  };
}

function itemOf({ sku, name, quantity, price, weight }: SampleItem, index: number): object {
  return {
    id: 2077288690 + index,
    name,
    sku,
    quantity,
    weight: weight / 1_000,
    weight_label: `${weight} جم`,
    amounts: {
      price_without_tax: amount(price),
      total_discount: amount(0),
      tax: { percent: '0.00', amount: amount(0) },
      total: amount(price * quantity),
    },
    product: { id: 1 + index, type: 'product', sku },
    options: [],
  };
}

/** In major units, as a number. */
function amount(halalas: number): { amount: number; currency: string } {
  return { amount: halalas / 100, currency: 'SAR' };
}

/** Such as `٠٫٢٥ كجم`. */
function arabicWeight(grams: number): string {
  const figures = new Intl.NumberFormat('ar-SA-u-nu-arab', { maximumFractionDigits: 3 });
  return `${figures.format(grams / 1_000)} كجم`;
}

function dateOf(at: Date): object {
  const date = `${riyadh(at).toISOString().slice(0, 23).replace('T', ' ')}000`;
  return { date, timezone_type: 3, timezone: 'Asia/Riyadh' };
}

/** Such as `Sun Jun 26 2022 12:21:48 GMT+0300`. */
function longTime(at: Date): string {
  const [day, date, month, year, time] = riyadh(at).toUTCString().replace(',', '').split(' ');
  return `${day} ${month} ${date} ${year} ${time} GMT+0300`;
}

/** A time whose UTC fields are those of Riyadh, which has no summer time. */
function riyadh(at: Date): Date {
  return new Date(at.getTime() + 3 * 60 * 60 * 1_000);
}
