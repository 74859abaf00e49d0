/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportCell } from './import-cell.ts';

/**
 * Cells of a row. Each field occurs at most once.
 * @maxItems 60
 */
export type ImportCells = ImportCell[];
