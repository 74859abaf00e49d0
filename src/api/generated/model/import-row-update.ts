/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportCells } from './import-cells.ts';

export interface ImportRowUpdate {
  /** Those that change, each field at most once; the others stay. An empty text empties a cell. */
  cells?: ImportCells;
  /** Whether to leave the row out; as before if absent. With the first row of an order its further lines are left out; without one of its lines, the order is booked without that product. */
  leave_out?: boolean;
  /** Whether to book the row although it is repeated; as before if absent. */
  book_again?: boolean;
}
