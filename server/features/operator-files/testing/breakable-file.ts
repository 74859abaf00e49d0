import { stringify } from 'csv-stringify/sync';
import { expect, it } from 'vitest';
import { CSV_MARK } from '../../../../common/csv.ts';
import type { FileKind, Known } from '../file-kind.ts';
import { judgeFile } from '../judge-file.ts';
import { type Name, namesOf, type Row, writeRow } from '../sheet.ts';

/** A file with something wrong at a row and column, and a part of what is said of it. */
export type BrokenFile = [
  title: string,
  file: string | Uint8Array,
  row: number,
  column: string,
  says: string,
];

/** A right file, and ways to break it. Row 2 is the first after the header. */
export function breakableFile<Values>(kind: FileKind<Values>, rows: readonly Values[]) {
  const texts = rows.map((values) => writeRow(kind, values));
  const csv = (cells: readonly Row<Values>[]) =>
    stringify([...cells], { header: true, columns: namesOf(kind), record_delimiter: 'windows' });
  const withCells = (change: (row: number) => Partial<Record<Name<Values>, string>>) =>
    csv(texts.map((cells, at) => ({ ...cells, ...change(at + 2) })));
  const file = csv(texts);
  return {
    file,
    withCells,
    /** With each cell of a list changed alone. */
    withEach: (
      changes: readonly (readonly [string, number, Name<Values>, string, string])[],
    ): BrokenFile[] =>
      changes.map(([title, row, column, text, says]) => [
        title,
        withCells((at) => (at === row ? { ...texts[at - 2], [column]: text } : {})),
        row,
        column,
        says,
      ]),
    /** With lines changed; lines that are broken inside a cell do not matter. */
    withLines: (change: (lines: string[]) => string[]) => change(file.split('\r\n')).join('\r\n'),
    /** What is wrong with files of every kind; `[first, second]` are the first columns. */
    wholeFiles([first, second]: readonly [string, string]): BrokenFile[] {
      const width = namesOf(kind).length;
      const next = rows.length + 2;
      return [
        ['nothing', '', 1, first, 'the file is empty'],
        ['only a header', csv([]), 2, first, 'has no rows'],
        ['another header', file.replace(second, 'other'), 1, second, 'is missing'],
        ['an unknown column', file.replace(second, 'other'), 1, 'other', 'is unknown'],
        ['a column twice', file.replace(second, first), 1, first, 'is there twice'],
        ['semicolons', file.replaceAll(',', ';'), 1, first, 'separated by semicolons'],
        ['tabs', file.replaceAll(',', '\t'), 1, first, 'separated by tabs'],
        ['UTF-16', Buffer.from(CSV_MARK + file, 'utf16le'), 1, first, 'is UTF-16'],
        ['an open quotation mark', `${file}"any,any`, next, first, 'a quotation mark'],
        ['a quotation mark in a cell', `${file}any,a"ny`, next, second, 'a quotation mark'],
        ['a short row', `${file}any,any\r\n`, next, second, `has 2 cells; write ${width}`],
      ];
    },
  };
}

/** Tests that each file is refused at its place, and that every fault says what to do. */
export function itRefuses<Values>(
  kindOf: () => FileKind<Values>,
  known: Known,
  files: readonly BrokenFile[],
): void {
  it.each(files)('%s is refused at its row and column', async (_, file, row, column, says) => {
    const bytes = typeof file === 'string' ? Buffer.from(file) : file;
    const judged = await judgeFile(kindOf(), bytes, known);
    const faults = 'faults' in judged ? judged.faults : [];
    const problem: unknown = expect.stringContaining(says);
    expect(faults).toContainEqual({ row, column, problem });
    for (const fault of faults) expect(fault.problem).toContain('; ');
  });
}
