import { expect, it } from 'vitest';
import { addDays, daysBetween } from '../calendar.ts';
import { seededRandom } from '../random.ts';
import { type Piece, piecesOf } from './pieces.ts';

it('takes whole years, quarters and months where they are summed', () => {
  expect(piecesOf({ from: '2023-12-30', to: '2026-11-03' }, '2026-11-01')).toEqual([
    { grain: 'day', from: '2023-12-30', to: '2024-01-01' },
    { grain: 'year', from: '2024-01-01', to: '2026-01-01' },
    { grain: 'quarter', from: '2026-01-01', to: '2026-10-01' },
    { grain: 'month', from: '2026-10-01', to: '2026-11-01' },
    { grain: 'day', from: '2026-11-01', to: '2026-11-03' },
  ]);
});

it('takes days alone where nothing longer is summed, and months at the most if asked', () => {
  expect(piecesOf({ from: '2026-01-01', to: '2026-03-01' }, '2025-01-01')).toEqual([
    { grain: 'day', from: '2026-01-01', to: '2026-03-01' },
  ]);
  expect(piecesOf({ from: '2025-01-01', to: '2026-01-01' }, '2026-11-01', 'month')).toEqual([
    { grain: 'month', from: '2025-01-01', to: '2026-01-01' },
  ]);
});

it('covers every day of a period once, whatever it is', () => {
  const random = seededRandom(22);
  for (let n = 0; n < 300; n += 1) {
    const from = addDays('2023-01-01', random.between(0, 1_000));
    const to = addDays(from, random.between(1, 1_100));
    const month = String(random.between(1, 12)).padStart(2, '0');
    const summedUntil = `${random.between(2023, 2027)}-${month}-01`;
    const pieces = piecesOf({ from, to }, summedUntil);
    expect(pieces.map((piece) => piece.from)).toEqual([
      from,
      ...pieces.slice(0, -1).map((piece) => piece.to),
    ]);
    expect(pieces.at(-1)?.to).toBe(to);
    const rough = pieces.filter(({ grain }) => grain !== 'day');
    expect(rough.every((piece) => piece.to <= summedUntil)).toBe(true);
    expect(Math.max(0, ...pieces.map(daysAlone))).toBeLessThanOrEqual(
      to > summedUntil ? 1_100 : 60,
    );
  }
});

function daysAlone({ grain, from, to }: Piece): number {
  return grain === 'day' ? daysBetween(from, to) : 0;
}
