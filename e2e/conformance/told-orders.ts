import type { Call, ResultOf } from './call.ts';
import { signed } from './store-orders.ts';

type Opened = ResultOf<'connectStore'>;

/** An order as a store tells of it. */
export interface ToldOrder {
  id: number;
  /** When the store told it. */
  at: Date;
  /** When the customer placed it. */
  placedAt: Date;
  name: string;
  status: 'open' | 'delivered' | 'cancelled' | 'refunded';
  payment: 'paid' | 'on_delivery' | 'unpaid';
  /** Name, SKU, pieces, and halalas and grams of all of them together. */
  products: { name: string; sku: string; pieces: number; halalas: number; grams: number }[];
  /** Halalas. */
  total: number;
}

const PHONE = '+966500000101';
const STREET = 'شارع العليا';
export const SHORT_ADDRESS = 'RRRD2929';

const money = (halalas: number) => ({ amount: halalas / 100, currency: 'SAR' });
const decimals = (halalas: number) => (halalas / 100).toFixed(14);
const day = (at: Date, hours = 0) => new Date(at.getTime() + hours * 3_600_000).toISOString();

/** `2026-11-21 09:09:45`, without a zone. */
const clock = (at: Date, hours = 0) => day(at, hours).slice(0, 19).replace('T', ' ');

const SALLA = {
  open: 'under_review',
  delivered: 'delivered',
  cancelled: 'canceled',
  refunded: 'restored',
} as const;

const sallaStatus = ({ status, payment }: ToldOrder) =>
  payment === 'unpaid' ? 'payment_pending' : SALLA[status];

function sallaEvent(order: ToldOrder): object {
  const { id, at, placedAt, payment, products } = order;
  const slug = sallaStatus(order);
  return {
    event: 'order.updated',
    merchant: 1_029_864_349,
    created_at: clock(at, 3),
    data: {
      ...{ id, reference_id: id, status: { name: slug, slug } },
      date: { date: `${clock(placedAt, 3)}.000000`, timezone_type: 3, timezone: 'Asia/Riyadh' },
      payment_method: payment === 'on_delivery' ? 'cod' : 'credit_card',
      amounts: { total: money(order.total) },
      shipping: {
        receiver: { name: order.name, phone: PHONE },
        address: {
          ...{ country_code: 'SA', city: 'الرياض' },
          shipping_address: `${STREET}، ${SHORT_ADDRESS}`,
        },
      },
      items: products.map(({ name, sku, pieces, halalas, grams }) => ({
        ...{ name, sku, quantity: pieces, weight: grams / 1_000 / pieces },
        amounts: { total: money(halalas) },
      })),
    },
  };
}

const ZID = { open: 'new', delivered: 'delivered', cancelled: 'cancelled', refunded: 'refunded' };

function zidOrder(order: ToldOrder): object {
  const { id, at, placedAt, status, payment, products } = order;
  return {
    ...{ id, code: String(id), order_status: { name: ZID[status], code: ZID[status] } },
    ...{ currency_code: 'SAR', customer: { name: order.name, mobile: PHONE.slice(1) } },
    ...{ order_total: decimals(order.total), requires_shipping: true },
    payment_status: payment === 'paid' ? 'paid' : 'pending',
    payment: { method: { code: payment === 'on_delivery' ? 'zid_cod' : 'zidpay' } },
    shipping: {
      address: {
        ...{ street: STREET, short_address: SHORT_ADDRESS },
        ...{ city: { name: 'الرياض' }, country: { code: 'SA' } },
      },
    },
    products: products.map(({ name, sku, pieces, halalas, grams }) => ({
      ...{ name, sku, quantity: pieces, price: decimals(halalas / pieces) },
      weight: { value: grams / 1_000 / pieces, unit: 'kg' },
    })),
    ...{ created_at: clock(placedAt), updated_at: clock(at) },
  };
}

/** How each platform tells of an order, with the operation that hears it. */
export const PLATFORMS = {
  salla: {
    hears: 'receiveSallaDelivery',
    /** In the platform's own words. */
    statusText: sallaStatus,
    tell: (opened: Opened, order: ToldOrder): Call => signed(opened, sallaEvent(order)),
  },
  zid: {
    hears: 'receiveZidDelivery',
    statusText: ({ status }: ToldOrder) => ZID[status],
    tell({ store, secret }: Opened, order: ToldOrder): Call {
      const pair = Buffer.from(`${store.username ?? ''}:${secret}`).toString('base64');
      return {
        path: { uuid: store.uuid },
        header: { authorization: `Basic ${pair}` },
        query: { event: 'order.update' },
        raw: { bytes: Buffer.from(JSON.stringify(zidOrder(order))), type: 'application/json' },
      };
    },
  },
} as const;
