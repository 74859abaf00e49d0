import { CSV_MARK, csvLine } from '../../common/csv.ts';
import { csvValue, fitCell, type WrittenCell } from './written-cell.ts';

/**
 * A CSV file for spreadsheets: UTF-8 with a byte order mark, lines that end with CR LF, and no cell
 * that would be evaluated. `readTable` gives back every cell as it was.
 */
export function writeCsv(
  headings: readonly string[],
  rows: Iterable<readonly WrittenCell[]>,
): Uint8Array {
  const lines = [CSV_MARK, csvLine(headings.map(fitCell))];
  for (const cells of rows) lines.push(csvLine(cells.map(csvValue)));
  return Buffer.from(lines.join(''));
}
