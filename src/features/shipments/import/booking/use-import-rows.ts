import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listImportRows } from '../../../../api/generated/import-batches/import-batches.ts';
import type { ImportBatch } from '../../../../api/generated/model/import-batch.ts';
import type { ImportField } from '../../../../api/generated/model/import-field.ts';
import type { ImportRowState } from '../../../../api/generated/model/import-row-state.ts';
import { listPage } from '../../../../api/list-page.ts';

const rowsPerPage = 25;

/** Which rows of a batch. */
export interface RowsFilter {
  state: ImportRowState;
  /** Only those with this fault. */
  code?: string;
  field?: ImportField;
}

/** One page of the rows of a batch. It stays at its place while the batch changes. */
export function useImportRows({ id, version, counts }: ImportBatch, filter: RowsFilter) {
  // The cursors of this page and of those before it; the first page has none.
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const cursor = cursors.at(-1);
  const params = { ...filter, limit: rowsPerPage, ...(cursor !== undefined && { cursor }) };
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: ['listImportRows', id, params, version, counts[filter.state]],
    queryFn: ({ signal }) => listImportRows(id, params, { signal }),
    placeholderData: keepPreviousData,
  });
  const page = data && listPage(data);
  const next = page?.next;
  const from = cursors.length * rowsPerPage + 1;
  return {
    page,
    isError,
    isStale: isPlaceholderData,
    retry: () => void refetch(),
    range: page && { from, to: from + page.rows.length - 1 },
    onPrevious:
      cursors.length > 0
        ? () => {
            setCursors(cursors.slice(0, -1));
          }
        : undefined,
    onNext:
      next === undefined
        ? undefined
        : () => {
            setCursors([...cursors, next]);
          },
  };
}
