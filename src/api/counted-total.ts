import type { Page } from './generated/model/page.ts';

/** How many rows there are for certain; a capped count goes one beyond what can be said. */
export function countedTotal({ total, total_is_capped }: Page): number {
  return total_is_capped ? total - 1 : total;
}
