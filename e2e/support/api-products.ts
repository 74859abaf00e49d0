import type { components } from '../../openapi/generated/types.ts';
import type { ApiClient } from './client.ts';

type Schemas = components['schemas'];

const perfume: Schemas['ProductInput'] = {
  sku: 'OUD-50',
  name_ar: 'عطر عود 50 مل (تجريبي)',
  name_en: 'Oud perfume 50 ml (sample)',
  price: { amount: 185_00, currency: 'SAR' },
  weight: 350,
  weight_unit: 'g',
  length: 160,
  width: 90,
  height: 60,
  dimension_unit: 'cm',
  shipment_type: 'fragile',
  packaging_type: 'bag',
};

/** Saves a perfume, or finds the product that has its SKU already. */
export async function saveProduct(
  client: ApiClient,
  changes: Partial<Schemas['ProductInput']>,
): Promise<Schemas['Product']> {
  const body = { ...perfume, ...changes };
  const saved = await client.POST('/website/products', { body });
  if (saved.data) return saved.data;
  const query = { q: body.sku, sort: 'sku' as const };
  const { data } = await client.GET('/website/products', { params: { query } });
  const product = data?.data.find(({ sku }) => sku === body.sku);
  if (!product) throw new Error(`No product ${body.sku}`);
  return product;
}
