import { type Insertable, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import { productColumns } from '../../features/products/product-columns.ts';
import type { ProductsTable } from '../../features/products/tables.ts';

/** Rows of one insert. */
const BATCH = 500;

/** What shops call their products, in both languages; the first are sold most. */
const KINDS: readonly (readonly [string, string])[] = [
  ...([
    ['قميص', 'Shirt'],
    ['عباية', 'Abaya'],
    ['حذاء', 'Shoe'],
    ['عطر', 'Perfume'],
  ] as const),
  ...([
    ['ساعة', 'Watch'],
    ['حقيبة', 'Bag'],
    ['تمر', 'Dates'],
    ['قهوة', 'Coffee'],
  ] as const),
  ...([
    ['سجادة', 'Rug'],
    ['كوب', 'Cup'],
    ['سماعة', 'Headset'],
    ['شاحن', 'Charger'],
  ] as const),
  ...([
    ['كتاب', 'Book'],
    ['لعبة', 'Toy'],
    ['مصباح', 'Lamp'],
    ['وشاح', 'Scarf'],
  ] as const),
  ...([
    ['بخور', 'Incense'],
    ['صابون', 'Soap'],
    ['كريم', 'Cream'],
    ['محفظة', 'Wallet'],
  ] as const),
];
const STUFFS: readonly (readonly [string, string])[] = [
  ...([
    ['قطن', 'cotton'],
    ['حرير', 'silk'],
    ['جلد', 'leather'],
    ['خشب', 'wood'],
  ] as const),
  ...([
    ['فضة', 'silver'],
    ['زجاج', 'glass'],
    ['عود', 'oud'],
    ['فاخر', 'premium'],
  ] as const),
];
const COLOURS: readonly (readonly [string, string])[] = [
  ...([
    ['أزرق', 'blue'],
    ['أحمر', 'red'],
    ['أسود', 'black'],
    ['أبيض', 'white'],
  ] as const),
  ...([
    ['أخضر', 'green'],
    ['ذهبي', 'golden'],
    ['بني', 'brown'],
    ['رمادي', 'grey'],
  ] as const),
];
const TYPES = ['parcel', 'parcel', 'parcel', 'fragile', 'parcel', 'chilled'] as const;

/** What each product is called by, for questions about it. */
export interface Named {
  sku: string;
  kind: readonly [string, string];
  stuff: readonly [string, string];
  colour: readonly [string, string];
  /** A word of few products. */
  line: string;
}

/** Names of the product with this number. Numbers next to each other have little in common. */
export function named(number: number): Named {
  const mixed = Math.imul(number + 1, 2_654_435_761) >>> 0;
  const kind = pick(KINDS, Math.floor(KINDS.length * ((mixed % 1_000) / 1_000) ** 2));
  const stuff = pick(STUFFS, mixed >>> 10);
  const colour = pick(COLOURS, mixed >>> 14);
  const sku = `${kind[1].slice(0, 3).toUpperCase()}-${String(10_000 + (mixed % 90_000))}-${number}`;
  return { sku, kind, stuff, colour, line: `سلسلة${String(mixed % 700)}` };
}

/** Adds products to an account, one in twenty archived, with sales of their own. */
export async function fillProducts(
  { kysely }: Database,
  accountId: string,
  count: number,
): Promise<void> {
  const start = Date.now() - count * 60_000;
  for (let from = 0; from < count; from += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - from) }, (_, at) =>
      productRow(accountId, from + at, new Date(start + (from + at) * 60_000)),
    );
    await kysely.insertInto('products').values(rows).execute();
    const sold = rows.filter((_, at) => at % 3 > 0);
    await sql`update product_sales set quantity_sold = found.quantity, last_used_at = found.at
      from unnest(${sold.map(({ id }) => id)}::text[],
        ${sold.map(({ number }) => number % 977)}::bigint[],
        ${sold.map(({ created_at }) => created_at.toISOString())}::timestamptz[])
        as found (id, quantity, at)
      where account_id = ${accountId} and product_id = found.id`.execute(kysely);
  }
}

function productRow(account_id: string, number: number, at: Date): Insertable<ProductsTable> {
  const { sku, kind, stuff, colour, line } = named(number);
  const shipment_type = pick(TYPES, number);
  return {
    ...productColumns({
      sku,
      name_ar: `${kind[0]} ${stuff[0]} ${colour[0]} ${line}`,
      name_en: `${kind[1]} ${stuff[1]} ${colour[1]} ${number}`,
      price: { amount: 1_000 + ((number * 37) % 90_000), currency: 'SAR' },
      ...{ weight: 100 + ((number * 13) % 5_000), weight_unit: 'g', dimension_unit: 'cm' },
      ...{ shipment_type, packaging_type: 'box', origin_country: 'SA' },
    }),
    ...{ account_id, number: number + 1, id: newId('prd', at), created_at: at, updated_at: at },
    archived_at: number % 20 === 7 ? at : null,
  };
}

function pick<Item>(items: readonly Item[], at: number): Item {
  const item = items[at % items.length];
  if (item === undefined) throw new Error('there is nothing to pick from');
  return item;
}
