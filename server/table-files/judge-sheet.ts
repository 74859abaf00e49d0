import { columnNumber } from './column-letters.ts';
import { TableRefused } from './refusal.ts';
import type { TableLimits } from './table.ts';

/** A row, or a cell that has a value; the attributes of empty cells end with a slash. */
const TAG = /<(?:\w+:)?(row|c)((?:\s[^<>]*)?)>/g;
const REFERENCE = /\sr="([A-Z]*)(\d+)"/;
/** Rows without content that a sheet may have between others, for each row that is read. */
const GAPS = 5;

/**
 * Refuses a sheet with too many rows or columns before the reader makes a cell for every place that
 * it spans, which a single cell in the last corner makes thousands of millions.
 *
 * @throws TableRefused
 */
export function judgeSheet(xml: string, limits: TableLimits): void {
  let row = 0;
  for (const [, tag, attributes = ''] of xml.matchAll(TAG)) {
    const [, letters = '', digits] = REFERENCE.exec(attributes) ?? [];
    if (tag === 'row') {
      row = digits === undefined ? row + 1 : Number(digits);
    } else if (!attributes.endsWith('/')) {
      if (columnNumber(letters) > limits.columns) {
        throw new TableRefused({ code: 'too_many_columns', row, params: { most: limits.columns } });
      }
      if (row > (limits.rows + 1) * GAPS) {
        throw new TableRefused({ code: 'too_many_rows', row, params: { most: limits.rows } });
      }
    }
  }
}
