import type { components } from '../../../openapi/generated/types.ts';
import type { Cells } from './reading/import-fields.ts';
import type { ImportRow } from './row-store.ts';

/**
 * The texts of a row by what its columns mean, with what the person changed. Empty ones are left
 * out.
 */
export function cellsOf(
  { texts, edits }: Pick<ImportRow, 'texts' | 'edits'>,
  columns: components['schemas']['ImportColumn'][],
): Cells {
  const read = columns.flatMap(({ index, field }) =>
    field === undefined ? [] : [[field, texts[index] ?? ''] as const],
  );
  const all = Object.entries({ ...Object.fromEntries(read), ...edits });
  return Object.fromEntries(all.filter(([, text]) => text !== ''));
}
