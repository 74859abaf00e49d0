import type { CDPSession, Page } from '@playwright/test';

export interface Side {
  address: string;
  /** Selector of the scrolling element. */
  box: string;
  /** Selector of a rendered row. */
  row: string;
}

export const sides = {
  ours: {
    address: '/e2e/table-scroll/ours.html',
    box: '[data-scrolls="rows"]',
    row: 'tr[aria-rowindex]',
  },
  grid: {
    address: '/e2e/table-scroll/data-grid.html',
    box: '.MuiDataGrid-virtualScroller',
    row: '.MuiDataGrid-row',
  },
} satisfies Record<string, Side>;

/** Number of frames to scroll, and pixels per frame: like fast scrolling with a wheel. */
const frames = 120;
const pixels = 160;

/** Opens one of the tables and waits for its rows. */
export async function openSide(page: Page, origin: string, side: Side): Promise<void> {
  await page.setViewportSize({ width: 1240, height: 790 });
  await page.goto(`${origin}${side.address}`);
  await page.locator(side.row).nth(12).waitFor();
}

/** CPU milliseconds that the page uses while it scrolls. */
export async function taskTime(page: Page, side: Side): Promise<number> {
  const client = await page.context().newCDPSession(page);
  // By default it uses the wall clock, which includes the time of other programs.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  // Work left over from loading does not count as scrolling.
  await scroll(page, side, 30, false);
  const before = await taskDuration(client);
  await scroll(page, side, frames, false);
  return (await taskDuration(client)) - before;
}

/** The longest time, in milliseconds, that a place in the window showed no row. */
export async function longestBlank(page: Page, side: Side): Promise<number> {
  return scroll(page, side, frames, true);
}

async function taskDuration(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/**
 * Scrolls frame by frame, turning back at either end.
 *
 * @returns the longest time without rows, if it is to look in every frame whether they are there.
 */
function scroll(page: Page, { box, row }: Side, count: number, isSampled: boolean) {
  return page.evaluate(
    async ([boxSelector, rowSelector, frames, step, looks]) => {
      const element = document.querySelector(boxSelector);
      if (!element) throw new Error(`nothing scrolls: ${boxSelector}`);
      const { left, top, height } = element.getBoundingClientRect();
      // Just below the header, in the middle, and just above the end.
      const heights = [top + 60, top + height / 2, top + height - 30];
      const isBlank = () =>
        heights.some((y) => !document.elementFromPoint(left + 80, y)?.closest(rowSelector));
      let direction = 1;
      let longest = 0;
      let blankSince: number | undefined;
      for (let frame = 0; frame < frames; frame += 1) {
        const end = element.scrollHeight - element.clientHeight;
        if (element.scrollTop + direction * step > end) direction = -1;
        if (element.scrollTop + direction * step < 0) direction = 1;
        element.scrollTop += direction * step;
        const now = await new Promise<number>((resolve) => {
          requestAnimationFrame(resolve);
        });
        if (!looks) continue;
        if (!isBlank()) blankSince = undefined;
        else {
          blankSince ??= now;
          longest = Math.max(longest, now - blankSince + 1000 / 60);
        }
      }
      return longest;
    },
    [box, row, count, pixels, isSampled] as const,
  );
}
