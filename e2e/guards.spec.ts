import { TOKEN_COOKIE } from '../common/product.ts';
import { returnParameter } from '../common/return-path.ts';
import { authPaths } from '../src/features/auth/paths.ts';
import { galleryPath } from '../src/features/gallery/paths.ts';
import { homePath } from '../src/features/home/paths.ts';
import { profileTabPath } from '../src/features/profile/paths.ts';
import { shipmentPaths } from '../src/features/shipments/paths.ts';
import { apiClient } from './support/client.ts';
import { latestCode } from './support/outbox.ts';
import { sendSignInForm } from './support/sign-in-form.ts';
import { button } from './support/stop.ts';
import { expect, test } from './support/test.ts';

const signInFrom = (place: string) =>
  `${authPaths.signIn}?${new URLSearchParams({ [returnParameter]: place }).toString()}`;

test('sign-in leads back, sign-out is for good', async ({ page, site, context, text, provoke }) => {
  provoke(422);
  const deepPath = `${shipmentPaths.list}?status=pending`;
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/sign-in')) sent.push(request.method());
  });
  await page.goto(deepPath);
  await expect(page).toHaveURL(signInFrom(deepPath));
  await page.getByLabel(text('auth.login')).fill('company@mizan.example');
  await page.getByLabel(text('auth.password'), { exact: true }).fill('wrong-lantern');
  const submit = button(page, text('auth.signIn.submit'));
  await submit.evaluate((element: HTMLButtonElement) => {
    element.click();
    element.click();
  });
  await expect(page.getByRole('alert')).toContainText(text('auth.signIn.invalidCredentials'));
  expect(sent).toEqual(['POST']);
  await page.getByLabel(text('auth.signIn.keep')).uncheck();
  await sendSignInForm(page, text, 'company');
  await expect(page).toHaveURL(deepPath);
  const expiry = async () =>
    (await context.cookies()).find(({ name }) => name === TOKEN_COOKIE)?.expires ?? 0;
  expect(await expiry(), 'ends with the browser').toBe(-1);

  await page.goto(authPaths.signIn);
  await expect(page).toHaveURL(homePath);
  const other = await context.newPage();
  const place = profileTabPath('security');
  await other.goto(place);
  const secondStep = other.getByRole('switch', { name: text('profile.secondStep.on') });
  await expect(secondStep).toBeVisible();
  const token = (await context.cookies()).find(({ name }) => name === TOKEN_COOKIE)?.value ?? '';
  await page.getByRole('button', { name: text('app.account.menu') }).click();
  await page.getByRole('menuitem', { name: text('app.account.signOut') }).click();
  await expect(page).toHaveURL(authPaths.signIn);
  const { response } = await apiClient(site.url, token).GET('/website/profile');
  expect(response.status).toBe(401);

  // A tab that still shows the account leads to sign-in too, and back.
  await secondStep.click();
  await expect(other).toHaveURL(signInFrom(place));
  await sendSignInForm(page, text, 'company');
  await expect(page).toHaveURL(homePath);
  expect(await expiry()).toBeGreaterThan(Date.now() / 1_000);
  await other.reload();
  await expect(other).toHaveURL(place);
  await other.close();
});

// common/return-path.test.ts has the other forms of open redirect.
test('signing in leads home, and never to another site', async ({ page, text }) => {
  await page.goto(homePath);
  await expect(page).toHaveURL(authPaths.signIn);
  await page.goto(signInFrom('//evil.example'));
  await sendSignInForm(page, text, 'individual');
  await expect(page).toHaveURL(homePath);
});

test('an owner whom strangers hold up goes on by a code', async ({ page, text, site, provoke }) => {
  provoke(429);
  const signIn = '**/api/website/auth/sign-in';
  const place = profileTabPath('security');
  await page.goto(signInFrom(place));
  await page.evaluate(() => {
    localStorage.clear();
  });
  const problem = { type: 'urn:mizan:problem:rate_limited', title: '…', status: 429 };
  await page.route(signIn, (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '900' }, json: problem }),
  );
  await sendSignInForm(page, text, 'individual');
  await button(page, text('auth.heldUp.confirm')).click();
  await expect(page).toHaveURL((url) => url.pathname === authPaths.verifyDevice);
  await page.unroute(signIn);
  const sent = page.waitForRequest(signIn);
  const code = await latestCode(site.url, 'individual@mizan.example');
  await page.getByRole('textbox', { name: text('auth.code') }).fill(code);
  expect((await sent).postDataJSON()).toHaveProperty('device_token');
  await expect(page).toHaveURL(place);
});

test('an unknown path is the 404 page, signed out and in', async ({ page, signIn, text }) => {
  const path = '/shipments/Nowhere';
  const message = page.getByText(text('app.error.unknownPath', { path }));
  await page.goto(path);
  await expect(message).toBeVisible();
  await expect(page).toHaveURL(path);
  await signIn('company');
  await page.goto(path);
  await expect(message).toBeVisible();
  await page
    .getByRole('link', { name: text('app.toHome') })
    .last()
    .click();
  await expect(page).toHaveURL(homePath);
});

test(
  'pages for developers are hidden in production',
  { tag: '@full' },
  async ({ page, text, provoke }) => {
    provoke(503, 'HTTP 503');
    const heading = page.getByRole('heading', { level: 1 });
    const health = { status: 'ok', mode: 'production', version: '0.0.0' };
    await page.route('**/api/health', (route) => route.fulfill({ json: health }));
    await page.goto(galleryPath);
    await expect(heading).toHaveText(text('app.error.notFound'));
    await page.route('**/api/health', (route) => route.fulfill({ status: 503 }));
    await page.reload();
    await expect(heading).toHaveText(text('app.error.serverError'));
  },
);
