import { authPaths } from '../src/features/auth/paths.ts';
import { homePath } from '../src/features/home/paths.ts';
import { expectSmallScripts } from './support/script-sizes.ts';
import { exampleTime } from './support/stop.ts';
import { screens, signedOutScreens } from './support/stops.ts';
import { expect, test } from './support/test.ts';

test.use({ othersJudged: ['en'] });
test.beforeEach(({ page }) => page.clock.setFixedTime(exampleTime));

for (const [name, path] of Object.entries({ ...signedOutScreens, ...screens })) {
  test(name, async ({ page, signIn, checkScreen, text }) => {
    if (name in screens) await signIn('company');
    await expectSmallScripts(page, path);
    await checkScreen(name, { picture: name });
    await expect(page.getByText(text('app.error.serverError'))).toHaveCount(0);
    await expect(page.getByText(text('ui.failed.title'))).toHaveCount(0);
  });
}

test('signing in', async ({ page, text }) => {
  await page.goto(authPaths.signIn);
  await page.getByLabel(text('auth.login')).fill('company@mizan.example');
  await page.getByLabel(text('auth.password'), { exact: true }).fill('palm-lantern-harbour');
  await page.getByRole('button', { name: text('auth.signIn.submit') }).click();
  await expect(page).toHaveURL(homePath);
});
