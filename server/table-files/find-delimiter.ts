import { TableRefused } from './refusal.ts';
import { scanRecords } from './scan-records.ts';
import type { Delimiter } from './table.ts';

/** If several fit as well, the first: a comma is more often part of a text. */
const DELIMITERS: readonly Delimiter[] = ['\t', ';', ','];
const SAMPLED_RECORDS = 50;
const SAMPLED_LETTERS = 64 * 1024;

/**
 * What separates the cells: the delimiter by which most records have as many cells as the first.
 * The comma if there is but one column.
 */
export function findDelimiter(text: string): Delimiter {
  const sample = text.slice(0, SAMPLED_LETTERS).trimStart();
  let best: { delimiter: Delimiter; share: number; cells: number } | undefined;
  for (const delimiter of DELIMITERS) {
    const [cells = 1, ...others] = cellCounts(sample, delimiter);
    if (cells < 2) continue;
    const alike = others.filter((count) => count === cells).length;
    const share = others.length === 0 ? 1 : alike / others.length;
    if (!best || share > best.share || (share === best.share && cells > best.cells)) {
      best = { delimiter, share, cells };
    }
  }
  return best?.delimiter ?? ',';
}

/** Of the first records; up to the first broken one. */
function cellCounts(sample: string, delimiter: Delimiter): number[] {
  const counts: number[] = [];
  try {
    for (const count of scanRecords(sample, delimiter)) {
      counts.push(count);
      if (counts.length > SAMPLED_RECORDS) break;
    }
  } catch (error) {
    if (!(error instanceof TableRefused)) throw error;
  }
  // The last one may be cut off.
  return counts.length > 2 ? counts.slice(0, -1) : counts;
}
