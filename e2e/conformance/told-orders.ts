import type { Call, ResultOf } from './call.ts';
import { signed } from './store-orders.ts';

/** What a delivery proves that it comes from. */
type Opened = Pick<ResultOf<'connectStore'>, 'store' | 'secret'>;

/** An order as a store tells of it. */
export interface ToldOrder {
  id: number;
  /** When the store told it. */
  at: Date;
  /** When the customer placed it. */
  placedAt: Date;
  name: string;
  status: 'open' | 'shipping' | 'delivered' | 'cancelled' | 'refunded';
  payment: 'paid' | 'on_delivery' | 'unpaid';
  /** Name, SKU, pieces, and halalas and grams of all of them together. */
  products: { name: string; sku: string; pieces: number; halalas: number; grams: number }[];
  /** Halalas. */
  total: number;
  /** Whether the store tells the status alone. */
  isBrief?: boolean;
  /** Whether there is nothing to send, such as a gift card. */
  isDigital?: boolean;
  /** Whether the short address is missing, which couriers need. */
  isUnaddressed?: boolean;
  /** Whether the store hides the address, if its platform does such a thing. */
  isMasked?: boolean;
}

const PHONE = '+966500000101';
const STREET = 'شارع العليا';
/** What Zid writes for the address of an order of a marketplace. */
const MASKED = 'Masked Address';
/** Where they live. */
export const CITY = 'الرياض';
export const SHORT_ADDRESS = 'RRRD2929';

const money = (halalas: number) => ({ amount: halalas / 100, currency: 'SAR' });
const decimals = (halalas: number) => (halalas / 100).toFixed(14);
const day = (at: Date, hours = 0) => new Date(at.getTime() + hours * 3_600_000).toISOString();

/** `2026-11-21 09:09:45`, without a zone. */
const clock = (at: Date, hours = 0) => day(at, hours).slice(0, 19).replace('T', ' ');

const SALLA = {
  open: 'under_review',
  shipping: 'delivering',
  delivered: 'delivered',
  cancelled: 'canceled',
  refunded: 'restored',
} as const;

const sallaStatus = ({ status, payment }: ToldOrder) =>
  payment === 'unpaid' ? 'payment_pending' : SALLA[status];

const TOKENS = {
  ...{ access_token: 'sample-access', refresh_token: 'sample-refresh' },
  expires: 2_000_000_000,
};
const MERCHANT = 1_029_864_349;

function sallaEvent(order: ToldOrder): object {
  const { id, at, placedAt, payment, products } = order;
  const slug = sallaStatus(order);
  const status = { name: slug, slug };
  // What was done to the order has an id of its own.
  const brief = { id: id + 1, status: slug, order: { id, reference_id: id, status } };
  if (order.isBrief) return envelope('order.status.updated', at, brief);
  return envelope('order.updated', at, {
    ...{ id, reference_id: id, status },
    date: { date: `${clock(placedAt, 3)}.000000`, timezone_type: 3, timezone: 'Asia/Riyadh' },
    payment_method: payment === 'on_delivery' ? 'cod' : 'credit_card',
    amounts: { total: money(order.total) },
    shipping: order.isDigital
      ? null
      : {
          receiver: { name: order.name, phone: PHONE },
          address: {
            ...{ country_code: 'SA', city: CITY },
            shipping_address: order.isUnaddressed ? STREET : `${STREET}، ${SHORT_ADDRESS}`,
          },
        },
    items: products.map(({ name, sku, pieces, halalas, grams }) => ({
      ...{ name, sku, quantity: pieces, weight: grams / 1_000 / pieces },
      amounts: { total: money(halalas) },
    })),
  });
}

const envelope = (event: string, at: Date, data: object) => ({
  ...{ event, merchant: MERCHANT, created_at: clock(at, 3), data },
});

const ZID = {
  open: 'new',
  shipping: 'indelivery',
  delivered: 'delivered',
  cancelled: 'cancelled',
  refunded: 'refunded',
};

function zidOrder(order: ToldOrder): object {
  const { id, at, placedAt, status, payment, products } = order;
  const order_status = { name: ZID[status], code: ZID[status] };
  const brief = { id, code: String(id), order_status, updated_at: clock(at) };
  if (order.isBrief) return brief;
  return {
    ...brief,
    ...{ currency_code: 'SAR', customer: { name: order.name, mobile: PHONE.slice(1) } },
    ...{ order_total: decimals(order.total), requires_shipping: !order.isDigital },
    payment_status: payment === 'paid' ? 'paid' : 'pending',
    payment: { method: { code: payment === 'on_delivery' ? 'zid_cod' : 'zidpay' } },
    shipping: {
      address: {
        ...(order.isMasked
          ? { street: MASKED, formatted_address: MASKED }
          : { street: STREET, ...(!order.isUnaddressed && { short_address: SHORT_ADDRESS }) }),
        ...{ city: { name: CITY }, country: { code: 'SA' } },
      },
    },
    products: products.map(({ name, sku, pieces, halalas, grams }) => ({
      ...{ name, sku, quantity: pieces, price: decimals(halalas / pieces) },
      weight: { value: grams / 1_000 / pieces, unit: 'kg' },
    })),
    ...{ created_at: clock(placedAt), is_marketplace_order: order.isMasked === true },
  };
}

const bytesOf = (text: string) => ({ bytes: Buffer.from(text), type: 'application/json' });

function byZid({ store, secret }: Opened, text: string, event: string): Call {
  const pair = Buffer.from(`${store.username ?? ''}:${secret}`).toString('base64');
  const header = { authorization: `Basic ${pair}` };
  return { path: { uuid: store.uuid }, header, query: { event }, raw: bytesOf(text) };
}

/** How each platform tells of an order and of other things, with the operation that hears it. */
export const PLATFORMS = {
  salla: {
    hears: 'receiveSallaDelivery',
    /** Whether it hides addresses. */
    masks: false,
    /** In the platform's own words. */
    statusText: sallaStatus,
    tell: (opened: Opened, order: ToldOrder): Call => signed(opened, sallaEvent(order)),
    /** Something that is no order. */
    tellOfProduct: (opened: Opened): Call =>
      signed(opened, envelope('product.updated', new Date(), { id: 7, name: 'عطر' })),
    /** Access to the store, which the platform grants itself. */
    tellAccess: (opened: Opened): Call =>
      signed(opened, envelope('app.store.authorize', new Date(), TOKENS)),
    /** The end of the app. */
    tellEnd: (opened: Opened): Call => signed(opened, envelope('app.uninstalled', new Date(), {})),
    /** Bytes that are no message of the platform. */
    babble: (opened: Opened): Call => signed(opened, 'order'),
  },
  zid: {
    hears: 'receiveZidDelivery',
    masks: true,
    statusText: ({ status }: ToldOrder) => ZID[status],
    tell: (opened: Opened, order: ToldOrder): Call =>
      byZid(opened, JSON.stringify(zidOrder(order)), 'order.update'),
    tellOfProduct: (opened: Opened): Call =>
      byZid(opened, JSON.stringify({ id: 'a1', name: 'عطر' }), 'product.update'),
    tellAccess: undefined,
    tellEnd: (opened: Opened): Call =>
      byZid(opened, JSON.stringify({ store_id: 3 }), 'app.market.application.uninstall'),
    babble: (opened: Opened): Call => byZid(opened, '"order"', 'order.update'),
  },
} as const;
