import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CSV_MARK } from '../../../common/csv.ts';
import { writeFile } from '../operator-files/file-text.ts';
import { readSheet } from '../operator-files/read-sheet.ts';
import { namesOf } from '../operator-files/sheet.ts';
import { documentedColumns } from '../operator-files/testing/documented-columns.ts';
import { BRANCHES } from './branch-file.ts';
import { sampleRows } from './testing/sample-rows.ts';

it('the example of the manual is the file of the sample couriers, and reads the same', () => {
  const example = readFileSync('docs/branches-example.csv', 'utf8');
  expect(example).toBe(CSV_MARK + writeFile(BRANCHES, sampleRows()));
  const { lines, faults } = readSheet(BRANCHES, Buffer.from(example));
  expect(faults).toEqual([]);
  expect(lines.map(({ values }) => values)).toEqual(sampleRows());
});

it('the manual explains every column, in the order of the file', () => {
  expect(documentedColumns('Branches')).toEqual(namesOf(BRANCHES));
});
