import { describe, expect, test } from 'vitest';
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
const unstopped = new AbortController().signal;

describe('a CSV export', () => {
  test('has every row of every page, in the visible columns', async () => {
    const told: [number, number][] = [];
    const { content, rows, isCut } = await writeCsv(
      list(5, 2),
      ['b', 'a'],
      (...progress) => told.push(progress),
      unstopped,
    );
    expect(content).toBe(
      '\uFEFFb,b twice,a,a twice\r\n' +
        [0, 1, 2, 3, 4].map((n) => `${n},${2 * n},${n},${2 * n}\r\n`).join(''),
    );
    expect({ rows, isCut }).toEqual({ rows: 5, isCut: false });
    expect(told).toEqual([
      [2, 5],
      [4, 5],
      [5, 5],
    ]);
  });

  test('never reports more rows than there are', async () => {
    const told: [number, number][] = [];
    await writeCsv(list(7, 2, 3), ['a'], (...progress) => told.push(progress), unstopped);
    expect(told).toEqual([
      [2, 3],
      [4, 5],
      [6, 7],
      [7, 7],
    ]);
  });

  test('stops at its limit and says so', async () => {
    const { rows, isCut, content } = await writeCsv(
      list(mostRows + 50, 100),
      ['a'],
      () => undefined,
      unstopped,
    );
    expect({ rows, isCut }).toEqual({ rows: mostRows, isCut: true });
    expect(content.trimEnd().split('\r\n')).toHaveLength(mostRows + 1);
  });

  test('with exactly that many rows is complete', async () => {
    const { rows, isCut } = await writeCsv(list(mostRows, 100), ['a'], () => undefined, unstopped);
    expect({ rows, isCut }).toEqual({ rows: mostRows, isCut: false });
  });

  test('can be cancelled', async () => {
    const stop = new AbortController();
    const written = writeCsv(
      list(1000, 10),
      ['a'],
      (read) => {
        if (read >= 50) stop.abort();
      },
      stop.signal,
    );
    await expect(written).rejects.toThrow('abort');
  });
});
