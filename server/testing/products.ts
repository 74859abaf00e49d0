import type { components } from '../../openapi/generated/types.ts';
import { send } from './customer-calls.ts';
import type { Customer, TestBackend } from './test-backend.ts';

type Schemas = components['schemas'];

/** A product as a person enters it. */
export function testProduct(
  sku: string,
  changes: Partial<Schemas['ProductInput']> = {},
): Schemas['ProductInput'] {
  return {
    ...(changes.name_en === undefined && { name_ar: 'عطر العيّنة' }),
    ...{ sku, price: { amount: 18_500, currency: 'SAR' } },
    ...{ weight: 350, weight_unit: 'g', dimension_unit: 'cm', shipment_type: 'parcel' },
    ...changes,
  };
}

/** Adds a product; fails the test if it is refused. */
export async function addTestProduct(
  backend: TestBackend,
  customer: Customer,
  sku: string,
  changes?: Partial<Schemas['ProductInput']>,
): Promise<Schemas['Product']> {
  const answer = await send(backend, customer, 'POST', '/products', testProduct(sku, changes));
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<Schemas['Product']>();
}
