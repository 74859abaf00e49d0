import { expect, test } from 'vitest';
import { timelineDays } from './timeline-days.ts';

const at = (occurred_at: string) => ({ occurred_at });

test('a day begins at midnight in Riyadh, three hours before UTC', () => {
  const days = timelineDays([
    at('2026-11-12T22:10:00Z'),
    at('2026-11-12T20:59:59Z'),
    at('2026-11-12T21:00:00Z'),
  ]);
  expect(days.map(({ day, entries }) => [day, entries.length])).toEqual([
    ['2026-11-13', 2],
    ['2026-11-12', 1],
  ]);
  expect(timelineDays([])).toEqual([]);
});

test('newest first, whatever order they came in', () => {
  const days = timelineDays([at('2026-11-01T08:00:00Z'), at('2026-11-01T09:00:00+03:00')]);
  expect(days[0]?.entries.map(({ occurred_at }) => occurred_at)).toEqual([
    '2026-11-01T08:00:00Z',
    '2026-11-01T09:00:00+03:00',
  ]);
});

test('two scans of one moment stay as the courier gave them', () => {
  const days = timelineDays([
    { occurred_at: '2026-11-01T08:00:00Z', name: 'later' },
    { occurred_at: '2026-11-01T08:00:00.000Z', name: 'earlier' },
  ]);
  expect(days[0]?.entries.map(({ name }) => name)).toEqual(['later', 'earlier']);
});
