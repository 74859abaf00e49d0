import { useListImportRows } from '../../../../api/generated/import-batches/import-batches.ts';
import type { ImportBatch } from '../../../../api/generated/model/import-batch.ts';
import type { ImportKindCount } from '../../../../api/generated/model/import-kind-count.ts';

/** The contract's maximum for one page. */
const limit = 100;

/**
 * Why rows have no courier, the most frequent first. The batch counts what is wrong with other rows
 * too, so a reason that names a field counts if one of the first unpriced rows has it.
 */
export function useUnpricedKinds({ id, version, faults_by_kind }: ImportBatch): ImportKindCount[] {
  const { data } = useListImportRows(
    id,
    { state: 'unpriced', limit },
    { query: { queryKey: ['listImportRows', id, 'unpriced', version] } },
  );
  const faults = data?.data.flatMap((row) => row.faults) ?? [];
  return faults_by_kind.filter(
    ({ field, code }) =>
      field === undefined || faults.some((each) => each.field === field && each.code === code),
  );
}
