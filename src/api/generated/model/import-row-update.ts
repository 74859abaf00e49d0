/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportCells } from './import-cells.ts';

/**
 * What to change in a row. Whatever is absent stays as it is.
 */
export interface ImportRowUpdate {
  /** Cells to change, each field at most once. An empty text clears a cell. */
  cells?: ImportCells;
  /** Whether to leave the row out. If the first row of an order is left out, so are its further rows; if a further row is, the order is booked without that product. */
  leave_out?: boolean;
  /** Whether to book the row although it is repeated. */
  book_again?: boolean;
}
