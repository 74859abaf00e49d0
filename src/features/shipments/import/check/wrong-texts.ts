import type { ImportField } from '../../../../api/generated/model/import-field.ts';
import type { ImportRow } from '../../../../api/generated/model/import-row.ts';

/** Letters that a text may have to be corrected in several rows at once, as the contract says. */
const LONGEST = 5_000;

export function canCorrectAlike(text: string): boolean {
  return text.length <= LONGEST;
}

/** The texts of a field in rows where it is wrong, each once, the most frequent first. */
export function wrongTexts(
  rows: readonly ImportRow[],
  field: ImportField,
): { text: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { cells } of rows) {
    const text = cells.find((cell) => cell.field === field)?.text ?? '';
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts]
    .filter(([text]) => canCorrectAlike(text))
    .map(([text, count]) => ({ text, count }))
    .toSorted((a, b) => b.count - a.count);
}
