import type { components } from '../../../openapi/generated/types.ts';
import type { FieldError } from '../../http/problem.ts';
import type { Fault } from './reading/codes.ts';
import { fieldAt } from './reading/import-fields.ts';
import type { Values } from './reading/values.ts';
import { toWireParams } from './wire-params.ts';

type Told = components['schemas']['ImportFault'];

/** Faults that a row tells at most. */
export const MOST_FAULTS = 100;

/** What a product fills in. */
const OF_PRODUCT: ReadonlySet<string> = new Set(['/weight', '/product_name', '/price']);

/** Faults of rows that are no orders. */
const WHOLE_ROW: ReadonlySet<string> = new Set(['further_line', 'sample_row']);

/**
 * What is told of a row: the faults of its cells, and the errors of fields that none of them
 * explains; each field once.
 *
 * @param values with `isKnown`, whether its sku is that of a product.
 */
export function toldFaults(
  found: readonly Fault[],
  errors: readonly FieldError[],
  values: Values,
  isKnown: boolean,
): Told[] {
  const faults = [...found.map(toWireFault), ...(isKnown ? [] : unknownSku(values, errors))];
  // A row that is not read as an order has no errors of its own.
  if (faults.some(({ code }) => WHOLE_ROW.has(code))) return faults;
  const explained = new Set(faults.map(({ field }) => field));
  if (explained.has('receiver.city')) explained.add('receiver.state');
  if (explained.has('unit_price')) explained.add('price');
  const rest = errors.flatMap(({ pointer, code, params }): Told[] => {
    const field = fieldAt(pointer);
    if (explained.has(field)) return [];
    explained.add(field);
    // No cell can mend them.
    if (!field) return [{ code: 'further_products' }];
    return [{ field, code, ...(params && { params }) }];
  });
  return [...faults, ...rest].slice(0, MOST_FAULTS);
}

/** A product that is not found explains why its fields are empty. */
function unknownSku({ sku }: Values, errors: readonly FieldError[]): Told[] {
  const isFelt = errors.some(({ pointer }) => OF_PRODUCT.has(pointer));
  return sku !== undefined && isFelt ? [{ field: 'sku', code: 'unknown_sku' }] : [];
}

function toWireFault({ field, code, params }: Fault): Told {
  const hasParams = Object.keys(params).length > 0;
  return { ...(field && { field }), code, ...(hasParams && { params: toWireParams(params) }) };
}
