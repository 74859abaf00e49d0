import { expect, it } from 'vitest';
import { dateOrderOf } from './read-day.ts';

it.each([
  [['05/01/2026', '13/01/2026'], 'day_first'],
  [['05/01/2026', '01/13/2026'], 'month_first'],
  [['05/01/2026', '2026-01-13', 'الأحد'], 'ambiguous'],
  [['13/01/2026', '01/13/2026', '05/01/2026'], 'ambiguous'],
  [['13/01/2026', '01/13/2026'], 'none'],
  [['04/04/2026', 'Sunday', ''], 'none'],
])('the dates %j have the order %s', (texts, order) => {
  expect(dateOrderOf(texts)).toBe(order);
});
