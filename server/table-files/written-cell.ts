import { TABLE_LIMITS } from './table.ts';

/** A value of a cell: a text stays a text, a number is one that can be added up. */
export type WrittenCell = string | number | undefined;

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
