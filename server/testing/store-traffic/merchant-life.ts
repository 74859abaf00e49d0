import type { Random } from '../../domain/random.ts';
import { SALLA_ORDER, sallaDelivery } from '../../features/stores/reading/testing/salla-order.ts';
import { ZID_ORDER } from '../../features/stores/reading/testing/zid-order.ts';
import type { StorePayment, StoreStatus } from '../../features/stores/reading/store-event.ts';
import { LIVES, stepOf } from './platform-steps.ts';

/** What an order is, beside how a platform writes it. */
export interface Facts {
  name: string;
  city: string;
  payment: StorePayment;
  pieces: number;
  /** Riyals. */
  total: number;
}

/** Something that happened to an order at a store, and how the store tells it. */
export interface LifeEvent {
  orderId: string;
  number: string;
  /** Milliseconds since 1970; no two events of an order have the same. */
  at: number;
  status: StoreStatus;
  /** Null where only the status is told. */
  facts: Facts | null;
  /** As the platform calls it. */
  event: string;
  body: string;
}

/** Cities as people write them; nobody knows the last one. */
export const CITIES: Readonly<Record<string, string | undefined>> = {
  جدة: 'jeddah',
  الرياض: 'riyadh',
  'مكة المكرمة': 'makkah',
  جدهه: undefined,
};

const NAMES = ['سارة مثال', 'نورة مثال', 'ليلى مثال', 'فهد مثال', 'سالم مثال'];
const PRODUCTS = ['عطر خشبي', 'تمر سكري', 'دهن عود', 'قهوة عربية'];
const DAY_MS = 24 * 60 * 60 * 1_000;

/** All events of one order, in the order in which they happened. */
export function orderLife(
  random: Random,
  platform: 'salla' | 'zid',
  number: number,
  now: Date,
): LifeEvent[] {
  const isOnDelivery = random.chance(0.3);
  const id = 1_000_000 + number;
  const placed = now.getTime() - Math.floor(DAY_MS * (0.5 + random.next()));
  let at = Math.floor(placed / 1_000) * 1_000;
  let facts: Facts = {
    ...{ name: random.pick(NAMES), city: random.pick(Object.keys(CITIES)) },
    ...{ payment: 'paid', pieces: random.between(1, 3), total: random.between(50, 900) },
  };
  return random.pick(LIVES).map((name) => {
    const { isPaid, isCorrected, [platform]: telling } = stepOf(name);
    if (isPaid !== undefined) facts = { ...facts, payment: isPaid ? 'paid' : 'unpaid' };
    if (isOnDelivery) facts = { ...facts, payment: 'on_delivery' };
    if (isCorrected) {
      const corrected = { city: random.pick(Object.keys(CITIES)), name: random.pick(NAMES) };
      facts = { ...facts, ...corrected, total: facts.total + random.between(1, 50) };
    }
    at += random.between(1, 3_600) * 1_000;
    const told = { id, code: telling.code, at, placed, facts, event: telling.event };
    const body = platform === 'salla' ? writeSalla(random, told, telling.isLight) : writeZid(told);
    return {
      ...{ orderId: String(id), number: numberOf(platform, id), at, status: telling.status },
      facts: telling.isLight ? null : facts,
      event: telling.event,
      body: JSON.stringify(body),
    };
  });
}

interface Writing {
  id: number;
  event: string;
  code: string;
  at: number;
  placed: number;
  facts: Facts;
}

function numberOf(platform: 'salla' | 'zid', id: number): string {
  return platform === 'salla' ? String(id + 7) : `Z${id.toString(36)}`;
}

/** In any of the forms in which Salla writes times. */
function sallaTime(random: Random, at: number): string {
  const inRiyadh = new Date(at + 3 * 60 * 60 * 1_000);
  const clock = inRiyadh.toISOString().slice(0, 19);
  const [day, date, month, year] = inRiyadh.toUTCString().replace(',', '').split(' ');
  const spelled = `${day} ${month} ${date} ${year} ${clock.slice(11)} GMT+0300`;
  return random.pick([spelled, `${clock}+03:00`, clock.replace('T', ' ')]);
}

function writeSalla(
  random: Random,
  { id, event, code, at, facts, placed }: Writing,
  isLight = false,
) {
  const { shipping, items, amounts, status, date } = SALLA_ORDER;
  const reference_id = Number(numberOf('salla', id));
  const shown = { ...status, slug: code };
  const time = sallaTime(random, at);
  if (isLight) {
    const order = { id, reference_id, status: shown };
    return sallaDelivery(event, { id: id * 10, status: code, note: null, order }, time);
  }
  const price = { amount: facts.total, currency: 'SAR' };
  const order = {
    ...SALLA_ORDER,
    ...{ id, reference_id, status: shown },
    date: { ...date, date: sallaDate(placed) },
    payment_method: facts.payment === 'on_delivery' ? 'cod' : 'mada',
    is_pending_payment: facts.payment === 'unpaid',
    amounts: { ...amounts, total: price },
    shipping: {
      ...shipping,
      receiver: { ...shipping.receiver, name: facts.name },
      address: { ...shipping.address, city: facts.city },
    },
    items: linesOf(facts).map((name, index) => ({
      ...items[0],
      ...{ id: id + index, name, sku: `SKU-${index}`, quantity: 1 },
      amounts: { ...items[0].amounts, total: { amount: 40, currency: 'SAR' } },
    })),
  };
  return sallaDelivery(event, order, time);
}

function sallaDate(at: number): string {
  const clock = new Date(at + 3 * 60 * 60 * 1_000).toISOString();
  return `${clock.slice(0, 19).replace('T', ' ')}.000000`;
}

function writeZid({ id, code, at, placed, facts }: Writing) {
  const { shipping, products, payment } = ZID_ORDER;
  const utc = (time: number) => new Date(time).toISOString().slice(0, 19).replace('T', ' ');
  return {
    ...ZID_ORDER,
    ...{ id, code: numberOf('zid', id), order_status: { name: code, code } },
    order_total: facts.total.toFixed(14),
    payment_status: facts.payment === 'unpaid' ? 'pending' : 'paid',
    customer: { ...ZID_ORDER.customer, name: facts.name },
    payment: {
      ...payment,
      method: {
        ...payment.method,
        code: facts.payment === 'on_delivery' ? 'zid_cod' : 'zidpay',
      },
    },
    shipping: {
      ...shipping,
      address: { ...shipping.address, city: { id: 1, name: facts.city } },
    },
    products: linesOf(facts).map((name, index) => ({
      ...products[0],
      ...{ id: `p${index}`, name, sku: `SKU-${index}`, price: 40 },
    })),
    created_at: utc(placed),
    updated_at: utc(at),
  };
}

function linesOf({ pieces }: Facts): string[] {
  return PRODUCTS.slice(0, pieces);
}
