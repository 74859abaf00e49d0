import { TOKEN_COOKIE } from '../common/product.ts';
import { returnParameter } from '../common/return-path.ts';
import { authPaths } from '../src/features/auth/paths.ts';
import { checkoutPaths } from '../src/features/checkout/paths.ts';
import { galleryPath } from '../src/features/gallery/paths.ts';
import { homePath } from '../src/features/home/paths.ts';
import { shipmentPaths } from '../src/features/shipments/paths.ts';
import { apiClient, startSession } from './support/client.ts';
import { sendSignInForm } from './support/sign-in-form.ts';
import { oneLanguage } from './support/journeys.ts';
import { expect, test } from './support/test.ts';

const deepPath = `${shipmentPaths.list}?status=pending`;
const signInFrom = (place: string) =>
  `${authPaths.signIn}?${new URLSearchParams({ [returnParameter]: place }).toString()}`;

test('people who are not signed in sign in first and return to where they were', async ({
  page,
  text,
}) => {
  await page.goto(deepPath);
  await expect(page).toHaveURL(signInFrom(deepPath));
  await sendSignInForm(page, text, 'company');
  await expect(page).toHaveURL(deepPath);
});

test('people who are not signed in go from home to sign-in, and back', async ({ page, text }) => {
  await page.goto(homePath);
  await expect(page).toHaveURL(authPaths.signIn);
  await sendSignInForm(page, text, 'individual');
  await expect(page).toHaveURL(homePath);
});

test('people who are signed in are redirected from sign-in to home', async ({ page, signIn }) => {
  await signIn('company');
  await page.goto(authPaths.signIn);
  await expect(page).toHaveURL(homePath);
});

test('signing in never redirects to another site', async ({ page, context, text }) => {
  for (const elsewhere of [
    '//evil.example',
    'https://evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    authPaths.signIn,
  ]) {
    await context.clearCookies({ name: TOKEN_COOKIE });
    await page.goto(signInFrom(elsewhere));
    await sendSignInForm(page, text, 'company');
    await expect(page, elsewhere).toHaveURL(homePath);
    // The next round removes the token, and requests that are still running would fail.
    await page.waitForLoadState('networkidle');
  }
});

test.describe('an unknown path', () => {
  const path = '/shipments/Nowhere';

  for (const language of oneLanguage) {
    test.describe(language, () => {
      test.use({ language });

      test('is the 404 page when signed out', async ({ page, text }) => {
        await page.goto(path);
        await expect(page.getByText(text('app.error.unknownPath', { path }))).toBeVisible();
        await expect(page).toHaveURL(path);
      });

      test('is the 404 page when signed in', async ({ page, signIn, text }) => {
        await signIn('company');
        await page.goto(path);
        await expect(page.getByText(text('app.error.unknownPath', { path }))).toBeVisible();
        await page
          .getByRole('link', { name: text('app.toHome') })
          .last()
          .click();
        await expect(page).toHaveURL(homePath);
      });
    });
  }
});

test.describe('the outcome of a payment', () => {
  for (const [path, title] of [
    [checkoutPaths.paymentFail, 'checkout.fail.title'],
    [checkoutPaths.paymentSuccess, 'checkout.unknown.title'],
  ] as const) {
    test(`is open at ${path} signed out and signed in`, async ({ page, signIn, text }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: text(title) })).toBeVisible();
      await signIn('company');
      await page.goto(path);
      await expect(page.getByRole('heading', { name: text(title) })).toBeVisible();
    });
  }
});

test.describe('a revoked session', () => {
  test.use({ provokes: [401] });

  test('leads to sign-in and back', async ({ page, context, site, text }) => {
    const token = await startSession(site.url, 'company');
    await context.addCookies([{ name: TOKEN_COOKIE, value: token, url: site.url }]);
    await page.goto(homePath);
    await expect(page.getByRole('button', { name: text('app.account.menu') })).toBeVisible();

    // A pending request of home would get the 401 and lead to sign-in by itself.
    await page.waitForLoadState('networkidle');
    await apiClient(site.url, token).POST('/website/auth/sign-out');
    // The app leaves this page when the server answers, which may be before it has loaded.
    await page.goto(deepPath, { waitUntil: 'commit' });
    await expect(page).toHaveURL(signInFrom(deepPath));
    const cookies = await context.cookies();
    expect(cookies.filter(({ name }) => name === TOKEN_COOKIE)).toEqual([]);
    await sendSignInForm(page, text, 'company');
    await expect(page).toHaveURL(deepPath);
  });
});

test('signing out ends the session for good', async ({ page, site, context, text }) => {
  await page.goto(authPaths.signIn);
  await sendSignInForm(page, text, 'company');
  await expect(page).toHaveURL(homePath);
  const token = (await context.cookies()).find(({ name }) => name === TOKEN_COOKIE)?.value ?? '';
  await page.getByRole('button', { name: text('app.account.menu') }).click();
  await page.getByRole('menuitem', { name: text('app.account.signOut') }).click();
  await expect(page).toHaveURL(authPaths.signIn);
  const { response } = await apiClient(site.url, token).GET('/website/profile');
  expect(response.status).toBe(401);
});

test.describe('pages for developers', () => {
  test.use({ provokes: [503, 'HTTP 503'] });

  test('are hidden in production, and fail if the server cannot be asked', async ({
    page,
    text,
  }) => {
    const heading = page.getByRole('heading', { level: 1 });
    const health = { status: 'ok', mode: 'production', version: '0.0.0' };
    await page.route('**/api/health', (route) => route.fulfill({ json: health }));
    await page.goto(galleryPath);
    await expect(heading).toHaveText(text('app.error.notFound'));
    await page.route('**/api/health', (route) => route.fulfill({ status: 503 }));
    await page.reload();
    await expect(heading).toHaveText(text('app.error.serverError'));
  });
});
