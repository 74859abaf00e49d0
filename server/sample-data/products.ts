import type { Insertable } from 'kysely';
import type { components } from '../../openapi/generated/types.ts';
import { newId } from '../db/ids.ts';
import { seededRandom } from '../domain/random.ts';
import { productColumns } from '../features/products/product-columns.ts';
import type { ProductsTable } from '../features/products/tables.ts';

type ProductInput = components['schemas']['ProductInput'];

const SEED = 20_261_122;
const DAY_MS = 24 * 3_600_000;

/** Name in Arabic and English, riyals, grams, and three sides in centimetres. */
type Line = readonly [ar: string, en: string, price: number, weight: number, sides: string];

const BOXED: readonly Line[] = [
  ['عباءة مطرزة', 'Embroidered abaya', 320, 900, '35 28 6'],
  ['كتب أطفال', 'Children’s books', 89, 1_200, '30 24 8'],
  ['سماعات لاسلكية', 'Wireless headphones', 249, 350, '20 18 9'],
  ['قهوة مختصة', 'Speciality coffee', 65, 500, '22 14 8'],
  ['غطاء هاتف', 'Phone case', 45, 80, '18 10 2'],
  ['شال صوف', 'Wool scarf', 120, 300, '30 25 5'],
  ['مبخرة نحاس', 'Brass incense burner', 175, 1_400, '20 20 18'],
];
const FRAGILE: readonly Line[] = [
  ['عطر شرقي', 'Oriental perfume', 285, 420, '16 9 6'],
  ['أكواب خزف', 'Ceramic mugs', 110, 1_800, '32 24 14'],
  ['فانوس زجاج', 'Glass lantern', 140, 1_100, '24 24 32'],
];
const CHILLED: readonly Line[] = [
  ['تمور فاخرة', 'Premium dates', 95, 1_100, '26 18 9'],
  ['كيك عسل', 'Honey cake', 130, 1_600, '28 28 12'],
];

/** The products of the sample company. Their SKUs say that they are samples. */
const PRODUCTS: readonly ProductInput[] = [
  ...BOXED.map((line) => ({ line, shipment_type: 'parcel' as const })),
  ...FRAGILE.map((line) => ({ line, shipment_type: 'fragile' as const })),
  ...CHILLED.map((line) => ({ line, shipment_type: 'chilled' as const })),
].map(({ line: [name_ar, name_en, price, weight, sides], shipment_type }, index) => {
  const [length = 0, width = 0, height = 0] = sides.split(' ').map((side) => Number(side) * 10);
  return {
    sku: `SAMPLE-${101 + index}`,
    ...{ name_ar, name_en, shipment_type, packaging_type: 'box', origin_country: 'SA' },
    ...{ weight, weight_unit: 'kg', length, width, height, dimension_unit: 'cm' },
    price: { amount: price * 100, currency: 'SAR' },
  };
});

/** The rows of the sample company's products, added in the course of its year. */
export function sampleProducts(account_id: string, createdAt: Date): Insertable<ProductsTable>[] {
  const random = seededRandom(SEED);
  return PRODUCTS.map((product, index) => {
    const at = new Date(createdAt.getTime() + index * DAY_MS);
    const id = newId('prd', at, random.next);
    return { ...productColumns(product), account_id, id, created_at: at, updated_at: at };
  });
}

/** The SKU of the sample product with this name in either language; null if there is none. */
export function sampleSku(name: string): string | null {
  const found = PRODUCTS.find(({ name_ar, name_en }) => name === name_ar || name === name_en);
  return found?.sku ?? null;
}
