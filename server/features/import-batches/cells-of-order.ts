import { CURRENCIES } from '../../../common/money.ts';
import {
  ALL_FIELDS,
  type CellKind,
  type Cells,
  IMPORT_FIELDS,
  type ImportField,
} from './reading/import-fields.ts';

/** A shipment or draft, with the fields of an order where an order has them. */
export type WrittenOrder = Readonly<Record<string, unknown>>;

/** Follows from the dimensions. */
const LEFT_OUT: ReadonlySet<ImportField> = new Set(['size']);

/** An order as the cells of a row, which are read as the same order. */
export function cellsOfOrder(order: WrittenOrder): Cells {
  const cells: Partial<Record<ImportField, string>> = {};
  for (const field of ALL_FIELDS) {
    const text = LEFT_OUT.has(field) ? null : textOf(IMPORT_FIELDS[field], valueAt(order, field));
    if (text !== null) cells[field] = text;
  }
  return cells;
}

function valueAt(order: WrittenOrder, field: ImportField): unknown {
  return field.split('.').reduce<unknown>((value, name) => {
    return isObject(value) ? value[name] : undefined;
  }, order);
}

function textOf(kind: CellKind, value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return withUnit(kind, value);
  return isObject(value) ? amountOf(value) : null;
}

/** Whole numbers, which can be read in one way only. */
function withUnit(kind: CellKind, value: number): string {
  if (kind === 'weight') return value % 1_000 === 0 ? `${value / 1_000} kg` : `${value} g`;
  if (kind === 'length') return value % 10 === 0 ? `${value / 10} cm` : `${value} mm`;
  return String(value);
}

/** With two decimals, which no currency lacks. */
function amountOf({ amount, currency = 'SAR' }: WrittenOrder): string | null {
  if (typeof amount !== 'number' || !Object.keys(CURRENCIES).includes(String(currency)))
    return null;
  return `${(amount / 100).toFixed(2)} ${String(currency)}`;
}

function isObject(value: unknown): value is WrittenOrder {
  return typeof value === 'object' && value !== null;
}
