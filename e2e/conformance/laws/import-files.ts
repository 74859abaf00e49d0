import { parse } from 'csv-parse/sync';
import { requestedBy } from '../account.ts';
import { csvPart } from '../files.ts';
import { checked, rightFile, uploaded, type Importer } from '../imports.ts';
import { accountWith, alike } from './expect.ts';
import type { Bench, Law } from './law.ts';

/** Columns after those of the file: what is wrong, tracking number, courier and price. */
const ADDED = 4;

const CORRECTED = 'تمور مصحّحة';

/** Cells that a spreadsheet would take for formulas may begin with an apostrophe. */
const rowsOf = (text: string | Buffer): string[][] =>
  parse(text, { bom: true, cast: (cell) => cell.replace(/^'/, '') });

/** The rows of a file come back with what was corrected in them, and can be imported again. */
async function asCorrected(bench: Bench): Promise<void> {
  const { api } = bench;
  const importer: Importer = { ...bench, account: await accountWith(bench, 0) };
  const who = requestedBy(importer.account);
  const file = await rightFile(importer, 3);
  const { id, columns, ...read } = await checked(importer, await uploaded(importer, file));
  const path = { batch_id: id };
  const place = columns.find(({ field }) => field === 'product_name')?.index ?? -1;
  const { data } = await api.ok('listImportRows', { who, path });
  await api.ok('updateImportRow', {
    ...{ who, path: { ...path, row: String(data[1]?.row) } },
    body: { cells: [{ field: 'product_name', text: CORRECTED }] },
  });
  const [headings = [], ...rows] = rowsOf(file.bytes);
  rows[1]?.splice(place, 1, CORRECTED);

  const body = { which: 'all', format: 'csv', language: 'en' } as const;
  const answer = await api.succeed('downloadImportRows', { who, path, body });
  const written = rowsOf(String(answer.body));
  alike(written[0]?.length, headings.length + ADDED, 'columns of the rows of an import', answer);
  alike(
    written.map((cells) => cells.slice(0, headings.length)),
    [headings, ...rows],
    'the rows of an import with what was corrected',
    answer,
  );
  const again = await checked(importer, await uploaded(importer, csvPart(written)));
  alike(again.counts, read.counts, 'the rows of an import that is imported again');
}

export const importFileLaws: readonly Law[] = [
  {
    id: 'import-files',
    title: 'The rows of an import come back as a file that can be imported',
    clause:
      'downloadImportRows: the columns of the file in their order, with the corrections, then what is wrong, tracking number, courier and price; the file can be imported again',
    run: asCorrected,
  },
];
