import type { Page } from '@playwright/test';
import { shipmentPaths } from '../src/features/shipments/paths.ts';
import { prefer } from './support/prefer.ts';
import { exampleTime, open } from './support/stop.ts';
import { expect, test } from './support/test.ts';

const id = 'imp_01jd4a5r6s7t8v9w0x1y2z3a4b';
const batchAddress = /\/api\/website\/import-batches\/imp_\w+$/;

test.use({ othersJudged: ['en'] });
test.beforeEach(({ page }) => page.clock.setFixedTime(exampleTime));

const isAtWork = (state: string) => ['reading', 'checking'].includes(state);

async function openAt(page: Page, example: string, step = ''): Promise<void> {
  await page.route(batchAddress, (route) =>
    route.continue({ headers: { ...route.request().headers(), prefer: `example=${example}` } }),
  );
  await open(page, `${shipmentPaths.importBatch(id)}${step}`);
}

for (const [state, textId] of [
  ['reading', 'shipments.import.reading'],
  ['unreadable', 'shipments.import.unreadable.encrypted'],
  ['too_long', 'shared.limits.reached'],
  ['matching', 'shipments.import.match'],
  ['asks_date_order', 'shipments.import.dates.lead'],
  ['checking', 'shipments.import.goesOn'],
  ['checked', 'shipments.import.kinds'],
] as const) {
  test(`an import that is ${state}`, async ({ page, signIn, text, checkScreen }) => {
    await signIn('company');
    await openAt(page, state);
    // A progress bar is not at rest, so only the words above it are read.
    const part = page.getByRole('status').first();
    await checkScreen(state, { shows: text(textId), ...(isAtWork(state) && { part }) });
  });
}

test('an import that is gone', async ({ page, signIn, text, checkScreen, provoke }) => {
  provoke(404);
  await signIn('company');
  await page.route(batchAddress, (route) =>
    route.continue({ headers: { ...route.request().headers(), prefer: 'code=404' } }),
  );
  await open(page, shipmentPaths.importBatch(id));
  await checkScreen('gone', { shows: text('shipments.import.gone.title') });
});

test('an account with 50 files is told so', async ({ page, signIn, text, provoke }) => {
  provoke(409);
  await signIn('company');
  await open(page, shipmentPaths.import);
  await prefer(page, '**/api/website/import-batches', 'code=409, example=too_many_imports');
  await page
    .getByLabel(text('shipments.import.file'))
    .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b\n1,2\n') });
  const refusal = text('shipments.import.upload.too_many_imports');
  await expect(page.getByRole('alert').filter({ hasText: refusal })).toBeVisible();
});
