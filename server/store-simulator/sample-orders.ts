/** A person, the goods, and where they go, all of them samples. */
export interface SampleOrder {
  receiver: { name: string; phone: string; email: string };
  /** As the customer wrote it. */
  city: string;
  street: string;
  district: string;
  /** The National Address in its short form, such as `RRRD2929`; null where it is not known. */
  shortAddress: string | null;
  isCashOnDelivery: boolean;
  items: readonly SampleItem[];
}

export interface SampleItem {
  sku: string;
  name: string;
  quantity: number;
  /** Halalas for one piece. */
  price: number;
  /** Grams of one piece. */
  weight: number;
}

/** Halalas of carriage, and of the fee for cash on delivery. */
export const CARRIAGE = 2_500;
export const CASH_FEE = 1_000;

const PEOPLE = [
  'سارة مثال',
  'فهد مثال',
  'Huda Sample',
  'عبدالله مثال',
  'نورة مثال',
  'Omar Sample',
  'ريم مثال',
] as const;

/** The name, the district, and the letters of the short address. */
const PLACES = [
  ['الرياض', 'العليا', 'RRRD'],
  ['جدة', 'الروضة', 'JDAA'],
  ['الدمام', 'الشاطئ', 'DMSH'],
  ['مكة المكرمة', 'العزيزية', 'MKAZ'],
  ['بريدة', 'الصفراء', 'BRSF'],
  ['أبها', 'المنسك', 'ABMN'],
  ['تبوك', 'المروج', 'TBMR'],
] as const;

/** Cities as customers write them. */
const ODD_PLACES = [
  ['جده', 'الروضة', 'JDAA'],
  ['Riyadh City', 'العليا', 'RRRD'],
  ['المدينه المنورة', 'العيون', 'MDOY'],
] as const;

const STREETS = ['شارع الأمير سلطان', 'شارع التحلية', 'طريق الملك فهد', 'شارع الستين'] as const;

const GOODS = [
  { sku: 'OUD-50', name: 'عطر عود 50 مل', price: 18_600, weight: 250 },
  { sku: 'DATES-1KG', name: 'تمر سكري 1 كجم', price: 4_500, weight: 1_050 },
  { sku: 'INCENSE-100G', name: 'بخور 100 جم', price: 9_900, weight: 140 },
] as const;

/** A product that a catalogue does not have. */
const UNKNOWN = { sku: 'NEW-ITEM-9', name: 'منتج جديد', price: 7_500, weight: 400 } as const;

/**
 * The order of a number: numbers in a row show every variety.
 *
 * @param serial from 0.
 */
export function sampleOrder(serial: number): SampleOrder {
  const isOdd = serial % 4 === 3;
  const [city, district, letters] = isOdd
    ? pick(ODD_PLACES, Math.floor(serial / 4))
    : pick(PLACES, serial);
  const hasAddress = serial % 5 !== 4;
  return {
    receiver: {
      name: pick(PEOPLE, serial),
      phone: `+9665000001${String(serial % 100).padStart(2, '0')}`,
      email: `sample.${serial % 100}@shop.example`,
    },
    city,
    district,
    street: pick(STREETS, serial),
    shortAddress: hasAddress ? `${letters}${2_000 + ((serial * 37) % 7_000)}` : null,
    isCashOnDelivery: serial % 3 === 1,
    items: itemsOf(serial),
  };
}

/** One to three products. */
function itemsOf(serial: number): SampleItem[] {
  const count = 1 + (serial % GOODS.length);
  const items = Array.from({ length: count }, (_, index) => ({
    ...pick(GOODS, serial + index),
    quantity: 1 + ((serial + index) % 2),
  }));
  return serial % 6 === 5 ? [...items, { ...UNKNOWN, quantity: 1 }] : items;
}

function pick<List extends readonly [unknown, ...unknown[]]>(
  list: List,
  index: number,
): List[number] {
  return list[index % list.length] ?? list[0];
}

/** What an order adds up to: the goods, and everything, in halalas. */
export function sumsOf({ items, isCashOnDelivery }: SampleOrder): { goods: number; total: number } {
  const goods = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return { goods, total: goods + CARRIAGE + (isCashOnDelivery ? CASH_FEE : 0) };
}

/** Grams of all pieces. */
export function weightOf({ items }: SampleOrder): number {
  return items.reduce((sum, { weight, quantity }) => sum + weight * quantity, 0);
}
