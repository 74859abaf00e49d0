import {
  type ContractDocument,
  escapePointer,
  nameOf,
  resolved,
  type Schema,
} from '../../common/contract/document.ts';

/** A value, and what the contract says it is. */
export interface Part {
  /** The component that it follows; undefined for a schema without a name. */
  schema: string | undefined;
  /** The property that holds it; empty for the whole value and for items of a list. */
  property: string;
  value: unknown;
  /** JSON pointer into the whole value. */
  pointer: string;
}

const NOTHING: Schema = {};
const targets = new WeakMap<Schema, Schema>();

/** Values repeat their schemas thousands of times. */
function resolvedOnce(contract: ContractDocument, schema: Schema): Schema {
  const target = targets.get(schema) ?? resolved(contract, schema);
  targets.set(schema, target);
  return target;
}

/** A value itself and every value in it, with the schema that each follows. */
export function partsOf(
  contract: ContractDocument,
  { schema, value }: { schema: Schema; value: unknown },
): Part[] {
  return partsBelow(contract, schema, { property: '', value, pointer: '' });
}

function partsBelow(contract: ContractDocument, schema: Schema, at: Omit<Part, 'schema'>): Part[] {
  const { properties = {}, items = NOTHING } = resolvedOnce(contract, schema);
  const { value, pointer } = at;
  const own = { ...at, schema: nameOf(schema) };
  if (Array.isArray(value)) {
    const below = value.flatMap((item, index) =>
      partsBelow(contract, items, { property: '', value: item, pointer: `${pointer}/${index}` }),
    );
    return [own, ...below];
  }
  if (typeof value !== 'object' || value === null) return [own];
  const below = Object.entries(value).flatMap(([property, each]) =>
    partsBelow(contract, properties[property] ?? NOTHING, {
      property,
      value: each,
      pointer: `${pointer}/${escapePointer(property)}`,
    }),
  );
  return [own, ...below];
}
