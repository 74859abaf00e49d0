import { expect, test } from 'vitest';
import { mostRows, writeCsv, type CsvSource } from './csv-export.ts';

const list = (size: number, perPage: number, total = size): CsvSource<number> => ({
  name: 'numbers',
  isReady: true,
  readPage: async (cursor) => {
    const from = Number(cursor ?? 0);
    const rows = Array.from({ length: Math.min(perPage, size - from) }, (_, at) => from + at);
    const end = from + rows.length;
    return { rows, next: end < size ? String(end) : undefined, total };
  },
  columnsOf: (id) => [
    { heading: id, value: (row) => row },
    { heading: `${id} twice`, value: (row) => row * 2 },
  ],
});

/** Writes a list as a file, and notes the progress that is told. */
async function written(source: CsvSource<number>, columns = ['a']) {
  const told: number[][] = [];
  const note = (...progress: number[]) => told.push(progress);
  return { told, ...(await writeCsv(source, columns, note, new AbortController().signal)) };
}

test('an export has every row of every page, in the visible columns', async () => {
  const { content, rows, isCut, told } = await written(list(5, 2), ['b', 'a']);
  const lines = [0, 1, 2, 3, 4].map((n) => `${n},${2 * n},${n},${2 * n}\r\n`);
  expect(content).toBe(`\uFEFFb,b twice,a,a twice\r\n${lines.join('')}`);
  expect({ rows, isCut }).toEqual({ rows: 5, isCut: false });
  expect(told.join(' ')).toBe('2,5 4,5 5,5');
});

test('an export never reports more rows than there are', async () => {
  expect((await written(list(7, 2, 3))).told.join(' ')).toBe('2,3 4,5 6,7 7,7');
});

test.each([
  [mostRows, false],
  [mostRows + 50, true],
])(
  'an export of %d rows stops at its limit and says whether it is cut: %s',
  async (size, isCut) => {
    const file = await written(list(size, 100));
    expect(file).toMatchObject({ rows: mostRows, isCut });
    expect(file.content.trimEnd().split('\r\n')).toHaveLength(mostRows + 1);
  },
);

test('an export can be cancelled', async () => {
  const stop = new AbortController();
  const note = (read: number) => {
    if (read >= 50) stop.abort();
  };
  await expect(writeCsv(list(1000, 10), ['a'], note, stop.signal)).rejects.toThrow('abort');
});
