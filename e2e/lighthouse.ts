import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { LOCALE_KEY, TOKEN_COOKIE } from '../common/product.ts';
import { authPaths } from '../src/features/auth/paths.ts';
import { homePath } from '../src/features/home/paths.ts';
import { shipmentPaths } from '../src/features/shipments/paths.ts';
import { chromiumPath } from './provision/browser.ts';
import { freePort } from './provision/free-port.ts';
import { chromiumFlags } from './provision/launch-options.ts';
import { startBackend } from './support/backend.ts';
import { startSession } from './support/client.ts';

/**
 * `npm run lighthouse`: Lighthouse scores of sign-in, home and the list of shipments on a phone,
 * medians of five runs, for the built web app (run `vite build` first) and a backend with sample data.
 */
const runs = 5;
const categories = ['performance', 'accessibility', 'best-practices'] as const;
const timings = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];

const backend = await startBackend();
const profile = await mkdtemp(path.join(tmpdir(), 'mizan-lighthouse-'));
const port = await freePort();
const context = await chromium.launchPersistentContext(profile, {
  executablePath: await chromiumPath('chromium'),
  args: [...chromiumFlags, `--remote-debugging-port=${port}`],
});
try {
  await context.addCookies([{ name: LOCALE_KEY, value: 'ar', url: backend.url }]);
  console.log(['screen', ...categories, ...timings].join('\t'));
  await report('sign-in', authPaths.signIn);
  const value = await startSession(backend.url, 'company');
  await context.addCookies([{ name: TOKEN_COOKIE, value, url: backend.url }]);
  await report('home', homePath);
  await report('list', shipmentPaths.list);
} finally {
  await context.close();
  await backend.stop();
  await rm(profile, { recursive: true, force: true });
}

async function report(name: string, address: string): Promise<void> {
  const rows: number[][] = [];
  for (let run = 0; run < runs; run += 1) rows.push(await measure(`${backend.url}${address}`));
  const medians = (rows[0] ?? []).map((_, column) => median(rows.map((row) => row[column] ?? 0)));
  const scores = medians
    .slice(0, categories.length)
    .map((score) => String(Math.round(score * 100)));
  const milliseconds = medians.slice(categories.length).map((time) => `${Math.round(time)} ms`);
  console.log([name, ...scores, ...milliseconds].join('\t'));
}

/** Scores from 0 to 1, then milliseconds. */
async function measure(url: string): Promise<number[]> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: [...categories],
    formFactor: 'mobile',
    // The session and the language are cookies of this browser profile.
    disableStorageReset: true,
    logLevel: 'error',
  });
  if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  return [
    ...categories.map((category) => lhr.categories[category]?.score ?? 0),
    ...timings.map((timing) => lhr.audits[timing]?.numericValue ?? Number.NaN),
  ];
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
