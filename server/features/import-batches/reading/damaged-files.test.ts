import { describe, expect, it } from 'vitest';
import { BROKEN_WORKBOOKS } from './testing/broken-workbooks.ts';
import { judgeFile } from './testing/judge-file.ts';
import { LARGE_FILES } from './testing/large-files.ts';
import { NO_TABLE_FILES } from './testing/no-tables.ts';
import { CSV_FORMS, csvFile, rightRows, xlsxFile } from './testing/right-file.ts';
import { TORN_TEXTS } from './testing/torn-texts.ts';
import { WRONG_LINES } from './testing/wrong-lines.ts';
import { WRONG_TABLES } from './testing/wrong-tables.ts';

/** Of the files, each so-manieth is judged unless all are. */
const EVERY = process.env.TEST_COUNTS === 'full' ? 1 : 6;

const FILES = [
  ...NO_TABLE_FILES,
  ...BROKEN_WORKBOOKS,
  ...LARGE_FILES,
  ...TORN_TEXTS,
  ...WRONG_TABLES,
  ...WRONG_LINES,
];

it('there are 200 damaged files at least, no two alike', () => {
  expect(FILES.length).toBeGreaterThanOrEqual(200);
  expect(new Set(FILES.map(({ name }) => name)).size).toBe(FILES.length);
});

describe('a damaged file is told for what it is, and where', () => {
  it.each(FILES.filter((_, index) => index % EVERY === 0))('$name', async ({ make, verdict }) => {
    expect(await judgeFile(make())).toEqual(verdict);
  });
});

describe('the file is right before it is damaged', () => {
  it.each(CSV_FORMS)('in $encoding with "$delimiter"', async (form) => {
    expect(await judgeFile(csvFile(rightRows(), form))).toEqual({ code: 'ready' });
  });
  it('with further lines of its orders, which may repeat what the first row says', async () => {
    const line = ['ط-5', '', '', '', '', '', '', 'بخور', '2', '40', '1.5', '', '-'];
    const file = csvFile([...rightRows(), line, line]);
    expect(await judgeFile(file)).toEqual({ code: 'ready' });
  });
  it('in a sheet', async () => {
    expect(await judgeFile(xlsxFile(rightRows()))).toEqual({ code: 'ready' });
  });
});
