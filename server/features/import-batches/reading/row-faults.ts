import { foldForSearch } from '../../../../common/search-text.ts';
import { columnLetters } from '../../../table-files/column-letters.ts';
import type { Fault } from './codes.ts';
import { ALL_FIELDS, type Cells } from './import-fields.ts';

/** What names a receiver. Shops repeat the e-mail in every line of an order. */
export const RECEIVER = ALL_FIELDS.filter(
  (field) => field.startsWith('receiver.') && field !== 'receiver.email',
);

/** The order number of the sample row in templates, by which it is known and never booked. */
export const SAMPLE_REFERENCE = { ar: 'طلب تجريبي', en: 'SAMPLE ORDER' } as const;
const SAMPLES = Object.values(SAMPLE_REFERENCE).map(foldForSearch);

export function sampleRow({ reference_id = '' }: Cells): Fault | undefined {
  const isSample = SAMPLES.includes(foldForSearch(reference_id.slice(0, 100)));
  return isSample ? { code: 'sample_row', params: {} } : undefined;
}

/** Shops write a line for each product of an order, of which only the first has the receiver. */
export function furtherLine(cells: Cells): Fault | undefined {
  const reference = referenceOf(cells);
  const hasProduct = [cells.product_name, cells.sku].some((text) => !isEmpty(text));
  if (reference === '' || !hasProduct || hasReceiver(cells)) return undefined;
  return { code: 'further_line', params: { reference } };
}

export function hasReceiver(cells: Cells): boolean {
  return RECEIVER.some((field) => !isEmpty(cells[field]));
}

export function referenceOf({ reference_id = '' }: Cells): string {
  return reference_id.trim();
}

/** The letters of the first column without a heading in which a row has a text, such as `AC`. */
export function strayColumn(
  cells: readonly string[],
  headings: readonly string[],
): string | undefined {
  const stray = cells.findIndex((cell, index) => !isEmpty(cell) && isEmpty(headings[index]));
  return stray === -1 ? undefined : columnLetters(stray);
}

export function strayCell(column: string): Fault {
  return { code: 'cell_without_heading', params: { column } };
}

function isEmpty(text: string | undefined): boolean {
  return text === undefined || text.trim() === '';
}
