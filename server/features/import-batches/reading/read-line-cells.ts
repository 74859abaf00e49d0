import { ALL_FIELDS, type Cells, type ImportField } from './import-fields.ts';
import { readEachCell, type ReadCells, type ReadingContext } from './read-cells.ts';
import { isNothing } from './row-reader.ts';

/** What a further line says of its product. */
const PRODUCT = [
  'sku',
  'product_name',
  'quantity',
  'price',
  'unit_price',
] as const satisfies ImportField[];

/**
 * Reads a further line of an order: what it says of its product. Its other cells are empty or say
 * what the first row says, as nothing can come of anything else.
 */
export function readLineCells(
  line: Cells,
  first: Cells,
  context: ReadingContext,
  stray?: string,
): ReadCells {
  const read = readEachCell(ofProduct(line), context, stray);
  const others = ALL_FIELDS.filter((field) => !isOfProduct(field) && !saysSame(line, first, field));
  const differing = others.map(
    (field) => ({ field, code: 'differs_from_order', params: {} }) as const,
  );
  return { ...read, faults: [...read.faults, ...differing] };
}

function ofProduct(line: Cells): Cells {
  return Object.fromEntries(PRODUCT.map((field) => [field, line[field] ?? '']));
}

/** Whether a further line of an order fills in the field. */
export function isOfProduct(field: ImportField): boolean {
  return PRODUCT.some((each) => each === field);
}

function saysSame(line: Cells, first: Cells, field: ImportField): boolean {
  const text = line[field]?.trim() ?? '';
  return isNothing(text) || text === first[field]?.trim();
}
