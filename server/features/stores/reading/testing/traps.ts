import { SALLA_ORDER, sallaDelivery } from './salla-order.ts';
import { ZID_ORDER } from './zid-order.ts';

/** What a platform sends that is easily misread, and how it is read. */
export interface Trap {
  name: string;
  platform: 'salla' | 'zid';
  /** Of Zid, from the address. */
  event?: string;
  body: unknown;
  /** Of the event, with its order. */
  read?: object;
  /** Of the shipment that it becomes. */
  shipment?: object;
  /** Of the order that needs attention: the fields and their faults. */
  faults?: object[];
  /** Cells that it does not fill in. */
  lacks?: string[];
}

const order = SALLA_ORDER;
const [item] = SALLA_ORDER.items;
const salla = (changes: object, event = 'order.created') =>
  sallaDelivery(event, { ...order, ...changes });
const address = (changes: object) => ({
  shipping: { ...order.shipping, address: { ...order.shipping.address, ...changes } },
});
const { shipping } = ZID_ORDER;
const [product] = ZID_ORDER.products;
const zidAddress = (changes: object) => ({
  shipping: { ...shipping, address: { ...shipping.address, ...changes } },
});

const SALLA_TRAPS: Omit<Trap, 'platform'>[] = [
  {
    name: 'the documented order, with a receiver whose phone is none: the customer’s',
    body: salla({}),
    read: {
      kind: 'order',
      name: 'order.created',
      at: Date.parse('2022-06-26T09:21:48Z'),
      order: { id: '2116149737', number: '41027662', status: { code: 'open' } },
    },
    shipment: {
      reference_id: '41027662',
      product_name: 'عطر خشبي',
      quantity: 2,
      price: { amount: 18_600, currency: 'SAR' },
      payment_type: 'prepaid',
      receiver: {
        full_name: 'سارة مثال',
        phone: '+966501806978',
        city: 'jeddah',
        building_no: '2345',
        short_address: 'JDAA1234',
      },
    },
  },
  {
    name: 'the time of an app event, without a zone',
    body: sallaDelivery('order.updated', order, '2022-12-31 12:31:25'),
    read: { at: Date.parse('2022-12-31T09:31:25Z') },
  },
  {
    name: 'a time in ISO 8601',
    body: sallaDelivery('order.updated', order, '2026-05-28T13:34:45+03:00'),
    read: { at: Date.parse('2026-05-28T10:34:45Z') },
  },
  {
    name: 'a time of the order with microseconds and a zone beside it',
    body: salla({}),
    read: { order: { content: { placed_at: '2022-06-26T09:21:45.000Z' } } },
  },
  {
    name: 'a status that wraps the order, whose id is not that of the activity',
    body: sallaDelivery('order.status.updated', {
      id: 198290473,
      status: 'تم التنفيذ',
      customized: { id: 5, name: 'تم التنفيذ' },
      note: null,
      created_at: { date: '2022-06-26 12:30:00.000000', timezone_type: 3, timezone: 'Asia/Riyadh' },
      order: {
        id: 629263027,
        reference_id: 96123,
        status: { id: 3, name: 'تم التنفيذ', slug: 'completed' },
      },
    }),
    read: {
      kind: 'order',
      order: { id: '629263027', number: '96123', status: { code: 'open' }, content: null },
    },
  },
  {
    name: 'cash on delivery: the fee is not the amount to collect',
    body: salla({
      payment_method: 'cod',
      amounts: {
        ...order.amounts,
        sub_total: { amount: 246, currency: 'SAR' },
        shipping_cost: { amount: 33, currency: 'SAR' },
        cash_on_delivery: { amount: 1, currency: 'SAR' },
        total: { amount: 154, currency: 'SAR' },
      },
    }),
    shipment: {
      payment_type: 'cash_on_delivery',
      sender: { amount_to_collect: { amount: 15_400, currency: 'SAR' } },
    },
  },
  {
    name: 'no shipping: digital goods',
    body: salla({ shipping: null }),
    read: { order: { content: { hindrance: 'no_shipping' } } },
  },
  {
    name: 'a total weight in Arabic digits, where the items have none',
    body: salla({ items: [{ ...item, sku: 'NEW', product: {}, weight: 0 }] }),
    shipment: { weight: 250 },
  },
  {
    name: 'items whose codes are no products here weigh what the store says',
    body: salla({ items: [{ ...item, sku: 'NEW', product: {}, quantity: 3 }] }),
    shipment: { weight: 750 },
  },
  {
    name: 'items that are products here weigh what they weigh here',
    body: salla({}),
    shipment: { weight: 800, sku: 'OUD' },
  },
  {
    name: 'a customer in the other form, whose phone has a plus',
    body: salla({
      customer: { id: 1, name: 'ليلى مثال', mobile: '+966555555555' },
      shipping: { ...order.shipping, receiver: { name: '', email: '', phone: '' } },
    }),
    shipment: { receiver: { full_name: 'ليلى مثال', phone: '+966555555555' } },
  },
  {
    name: 'a country by its name',
    body: salla(address({ country: 'السعودية', country_code: undefined })),
    shipment: { receiver: { country: 'SA' } },
  },
  {
    name: 'a city that is none here',
    body: salla(address({ city: 'جدة الشمالية' })),
    faults: [{ field: 'receiver.city', code: 'unknown_city' }],
  },
  {
    name: 'an address without a National Address',
    body: salla(address({ shipping_address: 'خلف المسجد', street_number: '' })),
    faults: [
      { field: 'receiver.building_no', code: 'required' },
      { field: 'receiver.postal_code', code: 'required' },
    ],
  },
  {
    name: 'a payment that has not arrived',
    body: salla({ is_pending_payment: true }),
    read: { order: { content: { payment: 'unpaid' } } },
  },
  {
    name: 'a status that only this store has keeps its words and changes nothing',
    body: salla({ status: { id: 9, name: 'بانتظار التغليف', slug: 'packing_soon' } }),
    read: { order: { status: { code: null, text: 'بانتظار التغليف' } } },
  },
  {
    name: 'a refund is the end of the order, whatever status it has',
    body: salla({}, 'order.refunded'),
    read: { order: { status: { code: 'refunded' } } },
  },
  {
    name: 'a deleted order',
    body: salla({}, 'order.deleted'),
    read: { order: { status: { code: 'cancelled' } } },
  },
  {
    name: 'a shipment that was cancelled says nothing of the order but its id',
    body: sallaDelivery('order.shipment.cancelled', {
      id: 2116149737,
      reference_id: 41027662,
      shipping_number: '846984645',
    }),
    read: {
      kind: 'order',
      order: { id: '2116149737', number: '41027662', status: null, content: null },
    },
  },
  {
    name: 'a gift in an order is a note, because goods have a price',
    body: salla({
      items: [
        item,
        { ...item, sku: 'GIFT', name: 'عينة', amounts: { total: { amount: 0, currency: 'SAR' } } },
      ],
    }),
    shipment: { product_name: 'عطر خشبي', note: 'عينة × 2' },
  },
  {
    name: 'several products',
    body: salla({ items: [item, { ...item, sku: 'DATES', name: 'تمور', quantity: 1 }] }),
    shipment: {
      weight: 1_800,
      further_products: [{ product_name: 'تمور', sku: 'DATES', quantity: 1 }],
    },
  },
  {
    name: 'an amount to collect in another currency',
    body: salla({
      payment_method: 'cod',
      amounts: { ...order.amounts, total: { amount: 40.5, currency: 'USD' } },
    }),
    shipment: { sender: { amount_to_collect: { amount: 4_050, currency: 'USD' } } },
  },
  {
    name: 'access to the store, when its owner installs the app',
    body: sallaDelivery(
      'app.store.authorize',
      {
        access_token: 'sample-access',
        expires: 1_767_225_600,
        refresh_token: 'sample-refresh',
        scope: 'orders.read_write offline_access',
        token_type: 'bearer',
      },
      '2022-12-31 12:31:25',
    ),
    read: {
      kind: 'authorized',
      tokens: { access_token: 'sample-access', expires_at: 1_767_225_600_000 },
    },
  },
  {
    name: 'the end of the app',
    body: sallaDelivery('app.uninstalled', {}),
    read: { kind: 'uninstalled' },
  },
  {
    name: 'an event of other things',
    body: sallaDelivery('product.updated', { id: 1 }),
    read: { kind: 'other' },
  },
  {
    name: 'an order without an id',
    body: sallaDelivery('order.created', {}),
    read: { kind: 'unreadable' },
  },
  { name: 'no envelope at all', body: [1, 2], read: { kind: 'unreadable', name: '', at: 0 } },
];

const ZID_TRAPS: Omit<Trap, 'platform'>[] = [
  {
    name: 'the documented order: no envelope, a total with fourteen decimals, a phone without a plus',
    body: ZID_ORDER,
    read: {
      kind: 'order',
      name: 'order.create',
      at: Date.parse('2024-12-05T12:27:15Z'),
      order: { id: '25304285', number: '8OVNEhyqcf', status: { code: 'open', text: 'جديد' } },
    },
    shipment: {
      reference_id: '8OVNEhyqcf',
      price: { amount: 99_900, currency: 'SAR' },
      payment_type: 'prepaid',
      receiver: {
        full_name: 'نورة مثال',
        phone: '+966500000005',
        city: 'riyadh',
        short_address: 'RRRD2929',
      },
    },
  },
  {
    name: 'an envelope, should there be one',
    event: '',
    body: { event: 'order.status.update', order: ZID_ORDER },
    read: { kind: 'order', name: 'order.status.update', order: { id: '25304285' } },
  },
  {
    name: 'cash on delivery: all that the order costs',
    body: {
      ...ZID_ORDER,
      payment_status: 'unpaid',
      payment: { method: { name: 'الدفع عند الاستلام', code: 'zid_cod' }, invoice: [] },
    },
    shipment: {
      payment_type: 'cash_on_delivery',
      sender: { amount_to_collect: { amount: 89_910, currency: 'SAR' } },
    },
  },
  {
    name: 'a parcel for somebody else',
    body: {
      ...ZID_ORDER,
      has_different_consignee: 1,
      consignee: { name: 'هند مثال', email: '', mobile: '+966501234567' },
    },
    shipment: { receiver: { full_name: 'هند مثال', phone: '+966501234567' } },
  },
  {
    name: 'an order of a marketplace, whose address is masked',
    body: {
      ...ZID_ORDER,
      is_marketplace_order: true,
      ...zidAddress({
        formatted_address: 'Masked Address',
        street: 'Masked Address',
        city: { name: 'Other' },
      }),
    },
    read: { order: { content: { hindrance: 'masked_address' } } },
  },
  {
    name: 'digital goods',
    body: { ...ZID_ORDER, requires_shipping: false },
    read: { order: { content: { hindrance: 'no_shipping' } } },
  },
  {
    name: 'parts of an address that say N/A and NA',
    body: {
      ...ZID_ORDER,
      ...zidAddress({ street: 'N/A', district: 'NA', formatted_address: 'NA' }),
    },
    lacks: ['receiver.district', 'receiver.street_name'],
  },
  {
    name: 'a status in another case and spelling',
    event: 'order.status.update',
    body: { ...ZID_ORDER, order_status: { name: 'جاري التوصيل', code: 'inDelivery' } },
    read: { order: { status: { code: 'shipping' } } },
  },
  {
    name: 'cancelled with two letters l',
    event: 'order.status.update',
    body: { ...ZID_ORDER, order_status: { name: 'ملغي', code: 'cancelled' } },
    read: { order: { status: { code: 'cancelled' } } },
  },
  {
    name: 'a product without a weight, in an order whose own weight is in grams',
    body: { ...ZID_ORDER, products: [{ ...product, sku: 'NEW', weight: null }] },
    shipment: { weight: 1_200 },
  },
  {
    name: 'a weight in grams beside one in kilograms',
    body: {
      ...ZID_ORDER,
      products: [
        { ...product, sku: 'NEW', weight: { value: 300, unit: 'g' } },
        { ...product, sku: 'OTHER', weight: { value: 1.2, unit: 'kg' }, quantity: 2 },
      ],
    },
    shipment: { weight: 2_700 },
  },
  {
    name: 'an order that is not paid yet',
    event: 'order.payment_status.update',
    body: { ...ZID_ORDER, payment_status: 'unpaid' },
    read: { order: { content: { payment: 'unpaid' } } },
  },
  {
    name: 'a subscription, which is no order',
    event: 'app.market.subscription.active',
    body: { store_id: 3 },
    read: { kind: 'other' },
  },
  {
    name: 'the end of the app',
    event: 'app.market.application.uninstall',
    body: { store_id: 3 },
    read: { kind: 'uninstalled' },
  },
  { name: 'nothing that can be read', body: 'order', read: { kind: 'unreadable' } },
];

export const TRAPS: readonly Trap[] = [
  ...SALLA_TRAPS.map((trap) => ({ ...trap, platform: 'salla' as const })),
  ...ZID_TRAPS.map((trap) => ({ event: 'order.create', ...trap, platform: 'zid' as const })),
];
