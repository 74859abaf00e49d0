import { TABLE_LIMITS } from './table.ts';

/** A number that is shown with so many decimals: 0, 2 or 3. */
export interface DecimalCell {
  value: number;
  decimals: 0 | 2 | 3;
}

/** A value of a cell: a text stays a text, a number is one that can be added up. */
export type WrittenCell = string | number | DecimalCell | undefined;

/** How spreadsheets show a number with so many decimals. */
export const DECIMAL_FORMATS = { 0: '#,##0', 2: '#,##0.00', 3: '#,##0.000' } as const;

/** The value of a cell in a CSV file. */
export function csvValue(cell: WrittenCell): string | number | undefined {
  if (typeof cell === 'object') return cell.value.toFixed(cell.decimals);
  return typeof cell === 'string' ? fitCell(cell) : cell;
}

/** Whether a cell is a number. */
export function isNumber(cell: WrittenCell): boolean {
  return typeof cell === 'number' || typeof cell === 'object';
}

/** Ends a text that is longer than a cell of a spreadsheet may be. */
const CUT = ' […]';

/**
 * A text as a cell can hold it: one above 32,767 letters is cut and ends with `[…]`, so that nobody
 * takes it for the whole.
 */
export function fitCell(text: string): string {
  const { letters } = TABLE_LIMITS;
  return text.length <= letters ? text : text.slice(0, letters - CUT.length) + CUT;
}
