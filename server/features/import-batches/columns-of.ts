import type { components } from '../../../openapi/generated/types.ts';
import type { ImportField } from './reading/import-fields.ts';
import { matchColumns } from './reading/match-columns.ts';

/**
 * The columns of a file with what they mean: as the account chose for a file with the same headings,
 * otherwise as the headings say.
 *
 * @param samples of each column.
 * @param recalled what each column meant, if the account has had such a file.
 */
export function columnsOf(
  headings: readonly string[],
  samples: readonly string[][],
  recalled: readonly (ImportField | null)[] | undefined,
): components['schemas']['ImportColumn'][] {
  return matchColumns(headings).map(({ index, heading, field, alike }) => {
    const known = { index, heading: heading.toWellFormed(), sample: samples[index] ?? [] };
    if (recalled) {
      const remembered = recalled[index];
      return remembered ? { ...known, field: remembered, matched_by: 'memory' } : known;
    }
    if (field !== undefined) return { ...known, field, matched_by: 'guess' };
    return alike === undefined ? known : { ...known, alike };
  });
}
