import { createHash } from 'node:crypto';
import { isBlank } from '../../../common/rule-violation.ts';
import type { components } from '../../../openapi/generated/types.ts';
import { bodyErrors } from '../../http/body-rules.ts';
import { validators } from '../../http/contract-validators.ts';
import type { FieldError } from '../../http/problem.ts';
import { withoutNulls } from '../../http/without-nulls.ts';
import { cellsOf } from './cells-of.ts';
import type { Fault } from './reading/codes.ts';
import { fieldAt } from './reading/import-fields.ts';
import { type ReadingContext, readCells } from './reading/read-cells.ts';
import { strayColumn } from './reading/row-faults.ts';
import { type ImportedOrder, type OrderedProduct, toOrder } from './reading/to-order.ts';
import type { Values } from './reading/values.ts';
import type { ImportRow, RowChange } from './row-store.ts';
import type { ImportBatch } from './store.ts';
import type { Carried, RowOrder } from './tables.ts';
import { toWireParams } from './wire-params.ts';

type Schemas = components['schemas'];
type Judged = Pick<ImportRow, 'row_no' | 'texts' | 'edits' | 'carried'>;

/** What the rows of a batch have in common. */
export interface JudgeContext {
  columns: ImportBatch['columns'];
  reading: ReadingContext;
  /** As the account's profile has it. */
  sender: Schemas['Sender'];
  /** The sending company's name. */
  company?: string;
  defaults: Values;
  /** By their sku. */
  products: ReadonlyMap<string, OrderedProduct>;
}

/** An order as far as a row fills it in. */
type FilledOrder = ImportedOrder & Pick<Carried, 'further_products'>;

/** In place of what is chosen later, so that the rules of an order can judge the rest. */
const CHOSEN_LATER = {
  quote_id: `qte_${'0'.repeat(26)}`,
  courier_id: `crr_${'0'.repeat(26)}`,
  service_type: 'standard',
  // A day of its own is judged with the courier.
  preferred_delivery_day: 'sunday',
} as const;

/** Faults that a row tells at most. */
const MOST_FAULTS = 100;

/** What a product fills in. */
const OF_PRODUCT: ReadonlySet<string> = new Set(['/weight', '/product_name', '/price']);

/** Faults of rows that are no orders. */
const WHOLE_ROW: ReadonlySet<string> = new Set(['further_line', 'sample_row']);

/**
 * Reads a row and judges its order by the rules of `createShipment`: one without faults is never
 * refused for a field when it is booked.
 */
export function judgeRow(row: Judged, context: JudgeContext): RowChange {
  const cells = cellsOf(row, context.columns);
  const headings = context.columns.map(({ heading }) => heading);
  const { values, repairs, ...read } = readCells(
    cells,
    context.reading,
    strayColumn(row.texts, headings),
  );
  const product = values.sku === undefined ? undefined : context.products.get(values.sku);
  const order = {
    ...(context.company !== undefined && { company: context.company }),
    ...toOrder(values, { ...context, ...(product && { product }) }),
    // A store's own code that is no product of the account stays in the file.
    ...(product && values.sku !== undefined && { sku: values.sku }),
    ...(row.carried?.further_products && { further_products: row.carried.further_products }),
  };
  const errors = orderErrors(order);
  const faults = [...read.faults.map(toWireFault), ...(product ? [] : unknownSku(values, errors))];
  const { courier, sku, service_type } = values;
  return {
    row: row.row_no,
    faults: withErrors(faults, errors).slice(0, MOST_FAULTS),
    repairs,
    ...(faults.length === 0 && isComplete(order, errors)
      ? { state: 'ready', judged: { order, ...withoutNulls({ courier, sku, service_type }) } }
      : { state: 'wrong', judged: null }),
    order_hash: hashOf(values, row.carried),
    reference: order.reference_id ?? null,
  };
}

/** Every error that `createShipment` would find in the order. */
function orderErrors(order: FilledOrder): FieldError[] {
  const body = { ...CHOSEN_LATER, ...order };
  const errors = bodyErrors('createShipment', body, validators.createShipment.body(body));
  const { country, city } = order.sender;
  const origin =
    isBlank(country) || isBlank(city)
      ? [{ pointer: '/sender/city', code: 'required' as const }]
      : [];
  return [...errors, ...origin];
}

/** An order without errors has every field that the contract requires. */
function isComplete(_order: FilledOrder, errors: readonly FieldError[]): _order is RowOrder {
  return errors.length === 0;
}

/** A product that is not found explains why its fields are empty. */
function unknownSku({ sku }: Values, errors: readonly FieldError[]): Schemas['ImportFault'][] {
  const isFelt = errors.some(({ pointer }) => OF_PRODUCT.has(pointer));
  return sku !== undefined && isFelt ? [{ field: 'sku', code: 'unknown_sku' }] : [];
}

function toWireFault({ field, code, params }: Fault): Schemas['ImportFault'] {
  const hasParams = Object.keys(params).length > 0;
  return { ...(field && { field }), code, ...(hasParams && { params: toWireParams(params) }) };
}

/** The faults of cells, and the errors of fields that none of them explains; each field once. */
function withErrors(
  faults: readonly Schemas['ImportFault'][],
  errors: readonly FieldError[],
): Schemas['ImportFault'][] {
  // A row that is not read as an order has no errors of its own.
  if (faults.some(({ code }) => WHOLE_ROW.has(code))) return [...faults];
  const explained = new Set(faults.map(({ field }) => field));
  if (explained.has('receiver.city')) explained.add('receiver.state');
  const rest = errors.flatMap(({ pointer, code, params }): Schemas['ImportFault'][] => {
    const field = fieldAt(pointer);
    if (explained.has(field)) return [];
    explained.add(field);
    // No cell can mend them.
    if (!field) return [{ code: 'further_products' }];
    return [{ field, code, ...(params && { params }) }];
  });
  return [...faults, ...rest];
}

/**
 * The same for rows that say the same, whatever the defaults of their batch, the account's profile
 * and its products say by now.
 */
function hashOf(values: Values, carried: Carried | null): string | null {
  if (Object.keys(values).length === 0) return null;
  const said = Object.entries(values)
    .map(([field, value]): [string, unknown] => [field, isCity(value) ? value.code : value])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([said, carried]))
    .digest('base64url');
}

function isCity(value: unknown): value is { code: string } {
  return typeof value === 'object' && value !== null && 'code' in value;
}
