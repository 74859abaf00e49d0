import { chromium } from '@playwright/test';
import { chromiumPath } from './provision/browser.ts';
import { chromiumFlags } from './provision/launch-options.ts';
import { longestBlank, openSide, sides, taskTime, type Side } from './table-scroll/scroll-task.ts';
import { startSite } from './table-scroll/site.ts';

/**
 * `npm run table-scroll`: the CPU time of scrolling 100,000 rows in our table, compared with one
 * page of rows in MUI X DataGrid. The two alternate; the results are medians of five. It also
 * measures how long any part of the viewport shows no row.
 */
const rounds = 5;

const site = await startSite(['ours', 'data-grid']);
const browser = await chromium.launch({
  executablePath: await chromiumPath('chromium'),
  args: chromiumFlags,
});
try {
  const ours: number[] = [];
  const grid: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await onPage(sides.ours, taskTime));
    grid.push(await onPage(sides.grid, taskTime));
    report('CPU time', ours.at(-1), grid.at(-1));
  }
  report('median', median(ours), median(grid));
  console.log(`share: ${(median(ours) / median(grid)).toFixed(2)}`);
  const blank = await onPage(sides.ours, longestBlank);
  report('longest blank', blank, await onPage(sides.grid, longestBlank));
} finally {
  await browser.close();
  await site.stop();
}

function report(what: string, ours = 0, grid = 0): void {
  console.log(`${what}: ours ${ours.toFixed(0)} ms, DataGrid ${grid.toFixed(0)} ms`);
}

async function onPage(side: Side, measure: typeof taskTime): Promise<number> {
  const page = await browser.newPage();
  try {
    await openSide(page, site.url, side);
    return await measure(page, side);
  } finally {
    await page.close();
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
