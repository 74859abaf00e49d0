import { ALL_FIELDS, type Cells } from './reading/import-fields.ts';
import type { ImportBatch } from './store.ts';

/** Rows that are made of what is there have a column for each field. */
export const MADE_COLUMNS: ImportBatch['columns'] = ALL_FIELDS.map((field, index) => ({
  ...{ index, field, heading: field },
  sample: [],
}));

/** The texts of a row with {@link MADE_COLUMNS}. */
export function madeTexts(cells: Cells): string[] {
  return ALL_FIELDS.map((field) => cells[field] ?? '');
}
