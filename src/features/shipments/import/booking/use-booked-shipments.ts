import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listImportRows } from '../../../../api/generated/import-batches/import-batches.ts';
import type { ImportBatch } from '../../../../api/generated/model/import-batch.ts';
import type { ImportRow } from '../../../../api/generated/model/import-row.ts';
import type { Printable } from '../../labels/printable.ts';
import type { LabelFile } from './files-of-labels.ts';
import { cellText } from './import-cells.tsx';

/** The contract's maximum for one page. */
const rowsPerCall = 100;

/** The booked shipments of a batch whose labels belong in one file. */
export function useBookedShipments({ id, counts }: ImportBatch) {
  const client = useQueryClient();
  const pageAt = (cursor: string | undefined) =>
    client.query({
      queryKey: ['listImportRows', id, 'printed', counts.booked, cursor ?? ''],
      queryFn: ({ signal }) =>
        listImportRows(
          id,
          { state: 'booked', limit: rowsPerCall, ...(cursor !== undefined && { cursor }) },
          { signal },
        ),
      staleTime: Infinity,
    });
  const { mutate, data, isPending, isError, reset } = useMutation({
    mutationFn: async ({ first, last }: LabelFile) => {
      const rows: ImportRow[] = [];
      for (let cursor: string | undefined; rows.length < last;) {
        const { data: more, page } = await pageAt(cursor);
        rows.push(...more);
        cursor = page.next_cursor;
        if (cursor === undefined) break;
      }
      return rows.slice(first - 1, last).flatMap(toPrintable);
    },
  });
  return {
    load: (file: LabelFile) => {
      if (!isPending) mutate(file);
    },
    isLoading: isPending,
    isError,
    /** Null until they have loaded. */
    shipments: data ?? null,
    forget: reset,
  };
}

/** One that was cancelled since is left out by the server, which says so. */
function toPrintable(row: ImportRow): Printable[] {
  const pieces = Number.parseInt(cellText(row, 'pieces'), 10);
  if (!row.shipment) return [];
  return [{ id: row.shipment.id, status: 'pending', pieces: Number.isNaN(pieces) ? 1 : pieces }];
}
