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
  const times = { ours: [] as number[], grid: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    for (const name of ['ours', 'grid'] as const) {
      times[name].push(await onPage(sides[name], taskTime));
    }
    console.log(`${times.ours.at(-1)?.toFixed(0)}\t${times.grid.at(-1)?.toFixed(0)} ms`);
  }
  const [ours, grid] = [median(times.ours), median(times.grid)];
  console.log(
    `ours ${ours.toFixed(0)} ms, DataGrid ${grid.toFixed(0)} ms, ${(ours / grid).toFixed(2)}`,
  );
  const blanks = {
    ours: await onPage(sides.ours, longestBlank),
    grid: await onPage(sides.grid, longestBlank),
  };
  console.log(
    `longest blank: ours ${blanks.ours.toFixed(0)} ms, DataGrid ${blanks.grid.toFixed(0)} ms`,
  );
} finally {
  await browser.close();
  await site.stop();
}

async function onPage<Result>(
  side: Side,
  measure: (page: Awaited<ReturnType<typeof browser.newPage>>, side: Side) => Promise<Result>,
): Promise<Result> {
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
