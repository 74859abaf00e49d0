import type { Cells, ImportField } from './import-fields.ts';
import { furtherLine, hasReceiver, RECEIVER, referenceOf, sampleRow } from './row-faults.ts';

/** What a row is to the lines below it: the first of an order, a further line, or neither. */
export interface OrderPart {
  kind: 'first' | 'line' | 'other';
  reference: string;
}

/** A part with its place in the file. */
export interface PlacedPart extends OrderPart {
  row: number;
  /** The first row of the order that it is a line of. */
  joinedTo: number | null;
}

/** Fields that decide what a row is to the rows around it. */
const DECISIVE: ReadonlySet<ImportField> = new Set([
  ...RECEIVER,
  'reference_id',
  'product_name',
  'sku',
]);

/** Whether a change of the field can join rows or part them. */
export function isDecisive(field: ImportField): boolean {
  return DECISIVE.has(field);
}

export function partOf(cells: Cells): OrderPart {
  const reference = referenceOf(cells);
  if (sampleRow(cells)) return { kind: 'other', reference };
  if (furtherLine(cells)) return { kind: 'line', reference };
  const isFirst = reference !== '' && hasReceiver(cells);
  return { kind: isFirst ? 'first' : 'other', reference };
}

/**
 * The first row of the order that a row is a further line of: the nearest above that has its
 * reference and a receiver, with nothing but lines of that order in between. Null if there is none.
 *
 * @param above the row before it in the file.
 */
export function firstRowOf(
  { kind, reference }: OrderPart,
  above: PlacedPart | undefined,
): number | null {
  if (kind !== 'line' || above?.reference !== reference) return null;
  return above.kind === 'first' ? above.row : above.joinedTo;
}
