import type { ImportBatch } from '../../../../api/generated/model/import-batch.ts';
import type { ImportField } from '../../../../api/generated/model/import-field.ts';
import type { ImportRow } from '../../../../api/generated/model/import-row.ts';
import type { Column } from '../../../../ui/table/column.ts';
import { EditableCell } from './editable-cell.tsx';
import { RowActions } from './row-actions.tsx';
import { RowHead } from './row-head.tsx';

/** The fields in which something is wrong, in any row or in one of these. */
export function wrongFields(
  { faults_by_kind: faults }: Pick<ImportBatch, 'faults_by_kind'>,
  rows: readonly ImportRow[],
): ImportField[] {
  const all = [...faults, ...rows.flatMap((row) => row.faults)];
  return [...new Set(all.flatMap(({ field }) => field ?? []))];
}

/**
 * The fields of the table: those of the file in its order, after those in `front`, which people are
 * looking for.
 */
export function fieldsOfRows(
  { columns }: Pick<ImportBatch, 'columns'>,
  rows: readonly ImportRow[],
  front: readonly ImportField[],
): ImportField[] {
  const own = columns.flatMap(({ field }) => field ?? []);
  // Rows that are copies of shipments or drafts have no columns.
  const copied = rows.flatMap(({ cells }) => cells.map(({ field }) => field));
  return [...new Set([...front, ...own, ...copied])];
}

/** The columns of the table of rows. */
export function rowColumns(fields: readonly ImportField[]): readonly Column<ImportRow>[] {
  return [
    {
      id: 'row',
      labelId: 'shipments.import.check.row',
      pinned: 'start',
      canHide: false,
      size: 180,
      cell: (row) => <RowHead row={row} />,
    },
    ...fields.map((field): Column<ImportRow> => ({
      id: field,
      labelId: `shipments.import.field.${field}`,
      size: 210,
      cell: (row) => <EditableCell row={row} field={field} />,
    })),
    {
      id: 'actions',
      labelId: 'shipments.import.list.actions',
      pinned: 'end',
      canHide: false,
      size: 150,
      cell: (row) => <RowActions row={row} />,
    },
  ];
}
