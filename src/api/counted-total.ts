import type { Page } from './generated/model/page.ts';

/** The number of rows that is certain. A capped count is one too high. */
export function countedTotal({ total, total_is_capped }: Page): number {
  return total_is_capped ? total - 1 : total;
}
