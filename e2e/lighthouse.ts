import { mkdtemp, rm } from 'node:fs/promises';
import { constants, setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { LOCALE_KEY, TOKEN_COOKIE } from '../common/product.ts';
import { authPaths } from '../src/features/auth/paths.ts';
import { homePath } from '../src/features/home/paths.ts';
import { shipmentPaths } from '../src/features/shipments/paths.ts';
import { chromiumPath } from './provision/browser.ts';
import { freePort } from './provision/free-port.ts';
import { chromiumFlags } from './provision/launch-options.ts';
import { startBackend } from './support/backend.ts';
import { startSession } from './support/client.ts';
import { copySampleDatabase, startSampleDatabases } from './support/sample-database.ts';

/**
 * `npm run lighthouse`: Lighthouse scores of sign-in, home and the list of shipments on a phone,
 * medians of five runs, for the built web app (run `vite build` first) and a backend with sample data,
 * on PostgreSQL, which takes less of the processor beside the browser than the embedded database.
 * Lighthouse takes a phone to be four times slower than a fast desktop, whatever machine it runs on;
 * so each screen is measured a second time with the factor that suits this machine.
 */
const runs = 5;
/**
 * Lighthouse's index of the phone that it means: a quarter of that of a fast desktop, 1500 to 2000
 * (its docs/throttling.md).
 */
const phoneIndex = 1_750 / 4;
const categories = ['performance', 'accessibility', 'best-practices'] as const;
const timings = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];

type Visit = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

const profile = await mkdtemp(path.join(tmpdir(), 'mizan-lighthouse-'));
const port = await freePort();
const context = await chromium.launchPersistentContext(profile, {
  executablePath: await chromiumPath('chromium'),
  args: [...chromiumFlags, `--remote-debugging-port=${port}`],
});
// On a phone, neither Lighthouse nor the server takes the browser's processor.
setPriority(constants.priority.PRIORITY_LOW);
const stopDatabases = await startSampleDatabases();
const backend = await startBackend('', (await copySampleDatabase()).settings);
try {
  await context.addCookies([{ name: LOCALE_KEY, value: 'ar', url: backend.url }]);
  console.log(['screen', 'slower by', 'index', ...categories, ...timings].join('\t'));
  await report('sign-in', authPaths.signIn);
  const value = await startSession(backend.url, 'company');
  await context.addCookies([{ name: TOKEN_COOKIE, value, url: backend.url }]);
  await report('home', homePath);
  await report('list', shipmentPaths.list);
} finally {
  await context.close();
  await backend.stop();
  await stopDatabases();
  await rm(profile, { recursive: true, force: true });
}

/** The screen at Lighthouse's own factor, and at that of this machine as fast as it was meanwhile. */
async function report(name: string, address: string): Promise<void> {
  const index = await reportAt(name, address, 4);
  await reportAt(name, address, Math.max(1, index / phoneIndex));
}

/** Prints medians; returns Lighthouse's index of this machine's speed. */
async function reportAt(name: string, address: string, factor: number): Promise<number> {
  const visits: Visit[] = [];
  for (let run = 0; run < runs; run += 1)
    visits.push(await visit(`${backend.url}${address}`, factor));
  const medianOf = (read: (visit: Visit) => number) => median(visits.map(read));
  const index = medianOf(({ environment }) => environment.benchmarkIndex);
  const scores = categories.map((category) =>
    medianOf((each) => Math.round((each.categories[category]?.score ?? 0) * 100)),
  );
  const milliseconds = timings.map(
    (timing) => `${Math.round(medianOf(({ audits }) => audits[timing]?.numericValue ?? NaN))} ms`,
  );
  console.log([name, factor.toFixed(1), Math.round(index), ...scores, ...milliseconds].join('\t'));
  return index;
}

/** Chromium now and then records no trace, so a visit is tried up to three times. */
async function visit(url: string, cpuSlowdownMultiplier: number, tries = 3): Promise<Visit> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: [...categories],
    formFactor: 'mobile',
    throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier },
    // The session and the language are cookies of this browser profile.
    disableStorageReset: true,
    logLevel: 'error',
  });
  if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
  const { lhr } = result;
  if (lhr.runtimeError && tries > 1) return visit(url, cpuSlowdownMultiplier, tries - 1);
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  return lhr;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
