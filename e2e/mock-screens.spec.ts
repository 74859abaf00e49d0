import { authPaths } from '../src/features/auth/paths.ts';
import { homePath } from '../src/features/home/paths.ts';
import { exampleTime, mockAddresses, signedOutAddresses } from './support/mock-addresses.ts';
import { expectLook } from './support/look.ts';
import { expectGoodScreen } from './support/screen.ts';
import { expect, test } from './support/test.ts';

for (const language of ['ar', 'en'] as const) {
  for (const width of [1280, 390]) {
    test.describe(`${language} at ${width}`, () => {
      test.use({ language, viewport: { width, height: 800 } });
      test.beforeEach(({ page }) => page.clock.setFixedTime(exampleTime));

      test('sign-in leads home', async ({ page, text }) => {
        await page.goto(authPaths.signIn);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('auth.signIn.title'));
        await expectGoodScreen(page, `mock-sign-in-${language}-${width}`);
        await expectLook(page, `${language}-${width}/sign-in`);
        await page.getByLabel(text('auth.login')).fill('company@mizan.example');
        await page.getByLabel(text('auth.password'), { exact: true }).fill('palm-lantern-harbour');
        await page.getByRole('button', { name: text('auth.signIn.submit') }).click();
        await expect(page).toHaveURL(homePath);
      });

      for (const [name, path] of Object.entries(signedOutAddresses)) {
        test(name, async ({ page }) => {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await page.waitForLoadState('networkidle');
          await expectGoodScreen(page, `mock-${name}-${language}-${width}`);
          await expectLook(page, `${language}-${width}/${name}`);
        });
      }

      for (const [name, path] of Object.entries(mockAddresses)) {
        test(name, async ({ page, signIn, text }) => {
          await signIn('company');
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await page.waitForLoadState('networkidle');
          await expect(page.getByText(text('app.error.serverError'))).toHaveCount(0);
          await expect(page.getByText(text('ui.failed.title'))).toHaveCount(0);
          await expectGoodScreen(page, `mock-${name}-${language}-${width}`);
          await expectLook(page, `${language}-${width}/${name}`);
        });
      }
    });
  }
}
