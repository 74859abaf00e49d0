import type { CDPSession, Page } from '@playwright/test';

export interface Side {
  address: string;
  /** What scrolls. */
  box: string;
  /** A row that is drawn. */
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

/** Frames that are scrolled, and pixels of each: a wheel that is turned fast. */
const frames = 120;
const pixels = 160;

/** Opens one side and waits until its rows are there. */
export async function openSide(page: Page, origin: string, side: Side): Promise<void> {
  await page.setViewportSize({ width: 1240, height: 790 });
  await page.goto(`${origin}${side.address}`);
  await page.locator(side.row).nth(12).waitFor();
}

/** Milliseconds of the processor that the page takes while it is scrolled. */
export async function taskTime(page: Page, side: Side): Promise<number> {
  const client = await page.context().newCDPSession(page);
  // Left to itself it counts by the clock, in which other programs have a part.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  // What loading left behind is not scrolling.
  await scroll(page, side, { frames: 30, pixels, isSampled: false });
  const before = await taskDuration(client);
  await scroll(page, side, { frames, pixels, isSampled: false });
  return (await taskDuration(client)) - before;
}

/** The longest time, in milliseconds, that a place in the window stood without a row. */
export async function longestBlank(page: Page, side: Side): Promise<number> {
  return scroll(page, side, { frames, pixels, isSampled: true });
}

async function taskDuration(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

interface Scrolling {
  frames: number;
  pixels: number;
  /** Looks at every frame whether rows are where rows have to be. */
  isSampled: boolean;
}

/** Scrolls frame by frame, turning back at either end; answers the longest time without rows. */
function scroll(page: Page, { box, row }: Side, how: Scrolling): Promise<number> {
  return page.evaluate(
    async ([boxSelector, rowSelector, { frames: count, pixels: step, isSampled }]) => {
      const element = document.querySelector(boxSelector);
      if (!element) throw new Error(`nothing scrolls: ${boxSelector}`);
      const { left, top, height } = element.getBoundingClientRect();
      // Just below the head, in the middle, just above the foot.
      const heights = [top + 60, top + height / 2, top + height - 30];
      const isBlank = () =>
        heights.some((y) => !document.elementFromPoint(left + 80, y)?.closest(rowSelector));
      let direction = 1;
      let longest = 0;
      let blankSince: number | undefined;
      for (let frame = 0; frame < count; frame += 1) {
        const end = element.scrollHeight - element.clientHeight;
        if (element.scrollTop + direction * step > end) direction = -1;
        if (element.scrollTop + direction * step < 0) direction = 1;
        element.scrollTop += direction * step;
        const now = await new Promise<number>((resolve) => {
          requestAnimationFrame(resolve);
        });
        if (!isSampled) continue;
        if (!isBlank()) blankSince = undefined;
        else {
          blankSince ??= now;
          longest = Math.max(longest, now - blankSince + 1000 / 60);
        }
      }
      return longest;
    },
    [box, row, how] as const,
  );
}
