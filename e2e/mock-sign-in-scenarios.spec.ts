import { authPaths } from '../src/features/auth/paths.ts';
import { homePath } from '../src/features/home/paths.ts';
import { fill, search } from './support/form.ts';
import { oneLanguage, othersFor } from './support/journeys.ts';
import { exampleTime } from './support/stop.ts';
import { prefer } from './support/prefer.ts';
import { sendSignInForm } from './support/sign-in-form.ts';
import { expect, test } from './support/test.ts';

// Many steps in one page.
test.setTimeout(120_000);

const signIn = '**/api/website/auth/sign-in';

test.beforeEach(({ page }) => page.clock.setFixedTime(exampleTime));

for (const language of oneLanguage) {
  test.describe(language, () => {
    test.use({ language, othersJudged: othersFor(language), provokes: [422, 429] });

    test('sign-in waits after too many tries, reports mistakes and asks for a code', async ({
      page,
      text,
      checkScreen,
    }) => {
      const code = page.getByRole('textbox', { name: text('auth.code') });

      await test.step('too many tries show the time to wait, and a code goes on at once', async () => {
        const retryAfter = { 'retry-after': '900' };
        await page.route(signIn, (route) =>
          route.fulfill({ status: 429, headers: retryAfter, json: { code: 'rate_limited' } }),
        );
        await page.goto(authPaths.signIn);
        await sendSignInForm(page, text, 'company');
        await expect(page.getByText(text('auth.heldUp.title'))).toBeVisible();
        await expect(page.getByRole('timer')).toHaveText(/^1[45]:/);
        await checkScreen('held-up');
        await page.getByRole('button', { name: text('auth.heldUp.confirm') }).click();
        await expect(page).toHaveURL(authPaths.verifyDevice);
        await page.unrouteAll();
        await prefer(page, signIn, 'code=422, example=invalid_credentials');
        await code.fill('482913');
        await expect(page).toHaveURL(authPaths.signIn);
        await expect(page.getByText(text('auth.signIn.invalidCredentials'))).toBeVisible();
      });

      await test.step('a wrong sign-in is reported and keeps the login', async () => {
        await prefer(page, signIn, 'code=422, example=invalid_credentials');
        await page.goto(authPaths.signIn);
        await sendSignInForm(page, text, 'company', 'not the password');
        await expect(page.getByRole('alert')).toHaveText(text('auth.signIn.invalidCredentials'));
        await expect(page.getByLabel(text('auth.login'))).toHaveValue('company@mizan.example');
      });

      await test.step('a second step names the destination of its code', async () => {
        await prefer(page, signIn, 'example=code_required');
        await sendSignInForm(page, text, 'company');
        await expect(page).toHaveURL(authPaths.verifySignIn);
        const destination = '+966•••••0001';
        await expect(page.getByText(text('auth.code.sent.phone', { destination }))).toBeVisible();
        await expect(page.getByRole('timer')).toHaveText('01:00');
        await checkScreen('code-required');
      });

      await test.step('a refused code empties its box, and a right one leads home', async () => {
        for (const [example, told] of [
          ['invalid_code', 'auth.code.wrong'],
          ['dead_code', 'auth.code.dead'],
        ] as const) {
          await prefer(page, `${signIn}/code`, `code=422, example=${example}`);
          await code.fill('482913');
          await expect(page.getByRole('alert')).toHaveText(text(told));
          await expect(code).toHaveValue('');
          await expect(code).toBeFocused();
        }
        await checkScreen('dead_code');
        await page.unrouteAll();
        await code.fill('482913');
        await expect(page).toHaveURL(homePath);
      });
    });

    test('a new password is refused if it is weak, or comes too late', async ({
      page,
      text,
      checkScreen,
    }) => {
      await page.goto(authPaths.forgetPassword);
      await fill(page, text('auth.login'), 'company@mizan.example');
      await page.getByRole('button', { name: text('auth.forget.submit') }).click();
      await page.getByRole('textbox', { name: text('auth.code') }).fill('482913');
      await expect(page).toHaveURL(authPaths.resetPassword);
      for (const [example, told] of [
        ['weak_password', 'validation.common_password'],
        ['dead_reset', 'auth.reset.dead'],
      ] as const) {
        await prefer(page, '**/api/website/auth/password', `code=422, example=${example}`);
        await fill(page, text('auth.newPassword'), `copper-window-garden-${example}`);
        await fill(page, text('auth.newPassword.again'), `copper-window-garden-${example}`);
        await page.getByRole('button', { name: text('auth.reset.submit') }).click();
        await expect(page.getByText(text(told))).toBeVisible();
        await checkScreen(example);
      }
    });

    test.describe('an account that was opened elsewhere in the meantime', () => {
      test.use({ provokes: [409] });

      test('is reported at the end of registration', async ({ page, text, checkScreen, names }) => {
        await page.goto(authPaths.register);
        await fill(page, text('auth.register.companyName'), 'متجر الواحة (تجريبي)');
        await fill(page, text('auth.register.firstName'), 'ريم');
        await fill(page, text('auth.register.lastName'), 'العيّنة');
        await page.getByRole('button', { name: text('auth.register.next') }).click();
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toHaveText(text('auth.register.accountData'));

        await prefer(page, '**/api/website/auth/registration', 'example=extra_data');
        await page.goto(authPaths.register);
        await expect(heading).toHaveText(text('auth.register.extraData'));
        await search(page, page, text('ui.address.city'), names.city('riyadh'));
        await fill(page, text('ui.address.shortAddress'), 'RRRD2929');
        await prefer(
          page,
          '**/api/website/auth/registration/extra',
          'code=409, example=already_registered',
        );
        await page.getByRole('button', { name: text('auth.register.finish') }).click();
        await expect(page.getByRole('alert')).toHaveText(text('auth.register.taken'));
        await expect(page.getByRole('link', { name: text('auth.register.signIn') })).toBeVisible();
        await checkScreen('already-registered');
      });
    });
  });
}
