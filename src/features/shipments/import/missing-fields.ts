import type { ImportField } from '../../../api/generated/model/import-field.ts';

/** What a short National Address stands for. */
export const ofFullAddress: readonly ImportField[] = [
  'receiver.street_name',
  'receiver.building_no',
  'receiver.postal_code',
];

/**
 * What every row needs: one of the ways in each list, each a set of fields. A product's sku stands
 * for its name, price and weight.
 */
const required: readonly (readonly (readonly ImportField[])[])[] = [
  [['receiver.full_name']],
  [['receiver.phone']],
  [['receiver.city']],
  [['receiver.short_address'], ofFullAddress],
  [['product_name'], ['sku']],
  [['price'], ['unit_price'], ['sku']],
  [['weight'], ['sku']],
];

/** The required fields that neither a column nor a default gives; the first way's if none is begun. */
export function missingFields(given: ReadonlySet<ImportField>): ImportField[] {
  return required.flatMap((ways) => {
    const lacking = ways.map((fields) => fields.filter((field) => !given.has(field)));
    if (lacking.some((fields) => fields.length === 0)) return [];
    const begun = lacking.find((fields, way) => fields.length < (ways[way]?.length ?? 0));
    return begun ?? lacking[0] ?? [];
  });
}
