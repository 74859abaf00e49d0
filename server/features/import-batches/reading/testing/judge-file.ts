import { readTable } from '../../../../table-files/read-table.ts';
import type { TableRow } from '../../../../table-files/table.ts';
import { type ImportField, missingFields } from '../import-fields.ts';
import { cellsOf, contextOf, matchColumns, type MatchedColumn } from '../match-columns.ts';
import { firstRowOf, partOf, type PlacedPart } from '../further-lines.ts';
import { readCells } from '../read-cells.ts';
import { readLineCells } from '../read-line-cells.ts';
import { dateOrderOf } from '../read-day.ts';
import { strayColumn } from '../row-faults.ts';

/** The first thing that is wrong with a file, and where: rows and columns count from 1. */
export interface Verdict {
  code: string;
  row?: number;
  column?: number;
  /** The field that no column means. */
  missing?: ImportField;
}

/** Reads a file as an import does, up to its first fault. */
export async function judgeFile(bytes: Uint8Array): Promise<Verdict> {
  const read = await readTable(bytes);
  if ('refusal' in read) {
    const { code, row, column } = read.refusal;
    return { code, ...(row && { row }), ...(column && { column }) };
  }
  const { headings, chunks } = read.table;
  const columns = matchColumns(headings);
  const alike = columns.find((column) => column.alike);
  if (alike) return { code: 'same_meaning', column: alike.index + 1 };
  const fields = columns.map((column) => column.field).filter((field) => field !== undefined);
  const [missing] = missingFields(new Set(fields));
  if (missing) return { code: 'missing_column', missing };
  const rows: TableRow[] = [];
  for await (const chunk of chunks()) rows.push(...chunk);
  return firstFault(rows, headings, columns) ?? { code: 'ready' };
}

function firstFault(
  rows: readonly TableRow[],
  headings: readonly string[],
  columns: readonly MatchedColumn[],
): Verdict | undefined {
  const all = rows.map((row) => ({ row, cells: cellsOf(row.cells, columns) }));
  const order = dateOrderOf(all.map(({ cells }) => cells.preferred_delivery_day ?? ''));
  const isDecided = order === 'day_first' || order === 'month_first';
  const context = contextOf(columns, isDecided ? order : undefined);
  const cellsAt = new Map(all.map(({ row, cells }) => [row.row, cells]));
  let above: PlacedPart | undefined;
  for (const { row, cells } of all) {
    const part = partOf(cells);
    const joinedTo = firstRowOf(part, above);
    above = { ...part, row: row.row, joinedTo };
    const first = joinedTo === null ? undefined : cellsAt.get(joinedTo);
    const stray = strayColumn(row.cells, headings);
    const read = first
      ? readLineCells(cells, first, context, stray)
      : readCells(cells, context, stray);
    const [fault] = read.faults;
    if (!fault) continue;
    const column = columns.find(({ field }) => field !== undefined && field === fault.field);
    return { code: fault.code, row: row.row, ...(column && { column: column.index + 1 }) };
  }
  return undefined;
}
