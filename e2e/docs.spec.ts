import type { Locator, Page } from '@playwright/test';
import { samplePassword } from './support/backend.ts';
import { htmlOf } from './conformance/report/html.ts';
import { sampleAbout, sampleOutcome } from './conformance/report/sample-outcome.ts';
import { axeFindings, expectGoodScreen, overhang } from './support/screen.ts';
import { expect, test } from './support/test.ts';

/** The pages are in English, whatever the browser's language. */
const companyLogin = 'company@mizan.example';

/** Records all later requests of the page to other origins. */
function watchOrigins(page: Page, origin: string): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (new URL(url).origin !== origin && !url.startsWith('data:')) foreign.push(url);
  });
  return foreign;
}

/** Opens an operation of the reference and prepares a request. */
async function tryOut(page: Page, tag: string, operationId: string) {
  await page.locator(`#operations-tag-${tag}`).click({ timeout: 30_000 });
  const operation = page.locator(`#operations-${tag}-${operationId}`);
  await operation.locator('.opblock-summary-control').click();
  await operation.getByRole('button', { name: 'Try it out' }).click();
  return {
    body: operation.locator('textarea.body-param__text'),
    async send() {
      await operation.getByRole('button', { name: 'Execute' }).click();
      const answer = operation.locator('.live-responses-table');
      await expect(answer.locator('.response .response-col_status')).toContainText('200');
      return answer;
    },
  };
}

test(
  'the guide saves the bundle, and its operations can be tried',
  { tag: '@full' },
  async ({ page, site }) => {
    test.setTimeout(120_000);
    const foreign = watchOrigins(page, site.url);
    await page.goto('/docs');
    await page.getByRole('link', { name: 'Implement this contract' }).click();
    await expect(page).toHaveTitle('Implement this contract · Mizan API');
    expect(await overhang(page), 'the guide scrolls sideways').toBe(0);
    await page.setViewportSize({ width: 390, height: 800 });
    await expectGoodScreen(page, 'how to implement');
    for (const name of ['YAML', 'JSON']) {
      const saved = page.waitForEvent('download');
      await page.getByRole('link', { name }).click();
      expect((await saved).suggestedFilename()).toBe(`mizan-openapi.${name.toLowerCase()}`);
    }

    const assumptions = page.getByRole('region', { name: 'Assumptions' });
    await assumptions.getByRole('link', { name: 'cancelShipment' }).click();
    const operation = page.locator('#operations-shipments-cancelShipment');
    await expect(operation.getByText('Responses', { exact: true })).toBeVisible({
      timeout: 30_000,
    });
    await expect(operation).toContainText('x-assumption');
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overhang(page), 'the reference scrolls sideways').toBe(0);
    }
    expect(await axeFindings(page, '.bar')).toEqual([]);

    const signIn = await tryOut(page, 'auth', 'signIn');
    await signIn.body.fill(JSON.stringify({ login: companyLogin, password: samplePassword }));
    await signIn.send();
    const profile = await tryOut(page, 'profile', 'getProfile');
    await expect(await profile.send()).toContainText(companyLogin);
    expect(await page.context().storageState()).toMatchObject({ origins: [] });
    expect(foreign).toEqual([]);
  },
);

test('the quick start shows one language, which the address keeps, and copies its program', async ({
  page,
  site,
}) => {
  const foreign = watchOrigins(page, site.url);
  await page.goto('/docs');
  await page.getByRole('link', { name: 'Quick start' }).click();
  const step = page.getByRole('region', { name: '3. Book a shipment' });
  await expect(step.getByRole('figure')).toHaveText(/^\s*curl/);
  await page.getByRole('radio', { name: 'Python' }).check();
  await expect(step.getByRole('figure')).toHaveText(/^\s*Python/);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Python' })).toBeChecked();

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const clipboard = async () =>
    (await page.evaluate(() => navigator.clipboard.readText())).replaceAll(/\n+/g, '\n');
  await page.getByRole('button', { name: 'Copy the whole program' }).click();
  const program = await (await page.request.get('/docs/quick-start.py')).text();
  await expect.poll(clipboard).toBe(program.replaceAll(/\n+/g, '\n'));
  await step.getByRole('button', { name: 'Copy' }).click();
  await expect.poll(clipboard).toMatch(/^# 3\. Book it/);
  await expect(step.getByRole('button', { name: 'Copied' })).toBeFocused();

  // The web app links to this part, whose heading must not end up behind what stays in view.
  await page.goto('/docs/quick-start?language=php#receive-events');
  const last = page.getByRole('region', { name: 'Receive events' });
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  await page.evaluate(() => document.fonts.ready);
  const heading = last.getByRole('heading', { name: 'Receive events' });
  await expect(heading).toBeInViewport({ ratio: 1 });
  expect(await top(heading)).toBeGreaterThan(40 + (await top(page.getByRole('group'))));
  await last.getByRole('button', { name: 'Copy' }).click();
  const receiver = await (await page.request.get('/docs/receive-events.php')).text();
  await expect.poll(async () => `${await clipboard()}\n`).toBe(receiver.replaceAll(/\n+/g, '\n'));

  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expectGoodScreen(page, 'the quick start');
  }
  expect(foreign).toEqual([]);
});

test('the report of the conformance kit is good on a phone and at a desk', async ({ page }) => {
  await page.setContent(htmlOf(sampleOutcome, sampleAbout).markup);
  await page.getByText('40 checks and operations').click();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectGoodScreen(page, 'the report');
  }
});
