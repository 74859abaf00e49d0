import { authPaths } from '../src/features/auth/paths.ts';
import { homePath } from '../src/features/home/paths.ts';
import { exampleTime, open } from './support/stop.ts';
import { screens, signedOutScreens } from './support/stops.ts';
import { expect, test } from './support/test.ts';

for (const language of ['ar', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });
    test.beforeEach(({ page }) => page.clock.setFixedTime(exampleTime));

    for (const [name, path] of Object.entries(screens)) {
      test(name, async ({ page, signIn, checkScreen, text }) => {
        await signIn('company');
        await open(page, path);
        await checkScreen(name, { axe: 'both', picture: name });
        await expect(page.getByText(text('app.error.serverError'))).toHaveCount(0);
        await expect(page.getByText(text('ui.failed.title'))).toHaveCount(0);
      });
    }

    test('public screens and sign-in', async ({ page, checkScreen, text }) => {
      for (const [name, path] of Object.entries(signedOutScreens)) {
        await open(page, path);
        await checkScreen(name, { axe: 'both', picture: name });
      }
      await open(page, authPaths.signIn);
      await page.getByLabel(text('auth.login')).fill('company@mizan.example');
      await page.getByLabel(text('auth.password'), { exact: true }).fill('palm-lantern-harbour');
      await page.getByRole('button', { name: text('auth.signIn.submit') }).click();
      await expect(page).toHaveURL(homePath);
    });
  });
}
