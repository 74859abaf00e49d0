import { resolved, type Schema } from '../../../../common/contract/document.ts';
import { readContract } from '../../../http/contract.ts';
import type { ImportField } from '../reading/import-fields.ts';

/** What the contract allows in a field; whatever does not apply is absent. */
export interface FieldBounds {
  /** Letters of a text. */
  letters?: number;
  /** Of a number, an amount in minor units, grams or millimetres. */
  least?: number;
  most?: number;
}

/** The fields of a file that are none of an order, by those that their values end up in. */
const STANDS_FOR: Readonly<Partial<Record<ImportField, string>>> = {
  'receiver.last_name': 'receiver.full_name',
  unit_price: 'price',
};

let contract: ReturnType<typeof readContract> | undefined;

/** The bounds of a field as the contract has them for `createShipment`. */
export function boundsOf(field: ImportField): FieldBounds {
  contract ??= readContract();
  const path = (STANDS_FOR[field] ?? field).split('.');
  let schema: Schema | undefined = { $ref: '#/components/schemas/ShipmentCreate' };
  for (const name of path) {
    schema = schema && resolved(contract, schema).properties?.[name];
  }
  const whole = schema && resolved(contract, schema);
  const amount = whole?.properties?.amount ?? whole;
  return {
    ...numberOf('letters', amount?.maxLength),
    ...numberOf('least', amount?.minimum),
    ...numberOf('most', amount?.maximum),
  };
}

function numberOf<Name extends string>(name: Name, value: unknown): Partial<Record<Name, number>> {
  const bound: Partial<Record<Name, number>> = {};
  if (typeof value === 'number') bound[name] = value;
  return bound;
}
