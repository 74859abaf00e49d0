import type { Page } from '@playwright/test';
import { authPaths } from '../src/features/auth/paths.ts';
import { homePath } from '../src/features/home/paths.ts';
import { profileTabPath } from '../src/features/profile/paths.ts';
import { latestCode } from './support/outbox.ts';
import { check, fill, search } from './support/form.ts';
import { inBothLanguages } from './support/journeys.ts';
import { password } from './support/new-account.ts';
import { button } from './support/stop.ts';
import { expect, test } from './support/test.ts';
import type { TextOf } from './support/texts.ts';

const newPassword = 'silver-bridge-morning-58';

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });
const codeBox = (page: Page, text: TextOf) =>
  page.getByRole('textbox', { name: text('auth.code') });

inBothLanguages(({ language, width, digits }) => {
  test.setTimeout(120_000);

  test('a company registers and resets a forgotten password', async ({
    page,
    text,
    baseURL,
    checkScreen,
    names,
  }) => {
    const email = `reem-${language}-${width}@shop.example`;
    const heading = headingOf(page);
    const press = (id: string) => button(page, text(id)).click();

    await test.step('client data', async () => {
      await page.goto(authPaths.signIn);
      await page.getByRole('link', { name: text('auth.signIn.register') }).click();
      await expect(heading).toHaveText(text('auth.register.title'));
      await fill(page, text('auth.register.companyName'), 'متجر الواحة (تجريبي)');
      await fill(page, text('auth.register.firstName'), 'ريم');
      await fill(page, text('auth.register.lastName'), 'العيّنة');
      await press('auth.register.next');
    });

    await test.step('account data', async () => {
      await expect(heading).toHaveText(text('auth.register.accountData'));
      await fill(page, text('auth.email'), email);
      await fill(page, text('auth.phone'), digits('0500000021'));
      await fill(page, text('auth.newPassword'), 'password1234');
      await fill(page, text('auth.newPassword.again'), password);
      await press('auth.register.next');
      await expect(page.getByText(text('validation.passwords_differ'))).toBeVisible();
      await fill(page, text('auth.newPassword'), password);
      await press('auth.register.next');
    });

    await test.step('verification code', async () => {
      await expect(heading).toHaveText(text('auth.register.verify.email'));
      await expect(page).toHaveURL(authPaths.verifyEmail);
      await page.reload();
      await expect(heading).toHaveText(text('auth.register.verify.email'));
      const code = await latestCode(baseURL, email);
      // Pasted with surrounding text, it is submitted automatically.
      await codeBox(page, text).focus();
      await page.keyboard.insertText(`رمز: ${digits(code)}`);
    });

    await test.step('extra data', async () => {
      await expect(heading).toHaveText(text('auth.register.extraData'));
      await page.reload();
      await expect(heading).toHaveText(text('auth.register.extraData'));
      await search(page, page, text('ui.address.city'), names.city('riyadh'));
      await fill(page, text('ui.address.street'), 'طريق العيّنة');
      await fill(page, text('ui.address.building'), digits('7452'));
      await fill(page, text('ui.address.postalCode'), digits('12345'));
      await check(page, text('ui.address.type'), text('ui.address.type.office'));
      await press('auth.register.finish');
      await expect(page).toHaveURL(homePath);
      await expect(heading).toBeVisible();
    });

    const leave = async () => {
      await page.getByRole('button', { name: text('app.account.menu') }).click();
      await page.getByRole('menuitem', { name: text('app.account.signOut') }).click();
      await expect(heading).toHaveText(text('auth.signIn.title'));
    };
    const signIn = async (secret: string) => {
      await fill(page, text('auth.login'), email);
      await page.getByLabel(text('auth.password'), { exact: true }).fill(secret);
      await press('auth.signIn.submit');
      await expect(heading).toHaveText(text('auth.verifySignIn.title'));
    };
    const enterCode = async () => {
      await codeBox(page, text).fill(await latestCode(baseURL, email));
      await expect(page).toHaveURL(homePath);
    };

    await test.step('a second step, and sign-in with it', async () => {
      await page.goto(profileTabPath('security'));
      await page.getByRole('switch', { name: text('profile.secondStep.on') }).check();
      await expect(page.getByText(text('profile.saved'))).toBeVisible();
      await expect(
        page.getByRole('radio', { name: text('profile.secondStep.channel.email') }),
      ).toBeChecked();
      await leave();
      await signIn(password);
      await checkScreen('verify-sign-in');
      await enterCode();
    });

    await test.step('signed out, a new password', async () => {
      await leave();
      await page.getByRole('link', { name: text('auth.signIn.forgot') }).click();
      await expect(heading).toHaveText(text('auth.forget.title'));
      await fill(page, text('auth.login'), email.toUpperCase());
      await press('auth.forget.submit');
      await expect(heading).toHaveText(text('auth.verifyReset.title'));
      await codeBox(page, text).fill(await latestCode(baseURL, email));
      await expect(heading).toHaveText(text('auth.reset.title'));
      await checkScreen('reset-password');
      await fill(page, text('auth.newPassword'), newPassword);
      await fill(page, text('auth.newPassword.again'), newPassword);
      await press('auth.reset.submit');
      await expect(page.getByText(text('auth.reset.done'))).toBeVisible();
      await signIn(newPassword);
      await enterCode();
    });
  });
});

test('an individual registers by phone, and gets keys but no company features', async ({
  page,
  text,
  baseURL,
  checkScreen,
  names,
}) => {
  const press = (id: string) => button(page, text(id)).click();
  await page.goto(authPaths.register);
  const type = text('auth.register.accountType');
  await check(page, type, text('auth.register.accountType.individual'));
  await expect(page.getByLabel(text('auth.register.companyName'))).toBeHidden();
  await fill(page, text('auth.register.firstName'), 'سالم');
  await fill(page, text('auth.register.lastName'), 'العيّنة');
  await press('auth.register.next');

  await fill(page, text('auth.email'), 'salem@shop.example');
  await fill(page, text('auth.phone'), '0500000071');
  await fill(page, text('auth.newPassword'), password);
  await fill(page, text('auth.newPassword.again'), password);
  await check(page, text('auth.register.channel'), text('auth.register.channel.phone'));
  await press('auth.register.next');

  await expect(page).toHaveURL(authPaths.verifyPhone);
  await expect(headingOf(page)).toHaveText(text('auth.register.verify.phone'));
  await codeBox(page, text).fill(await latestCode(baseURL, '+966500000071'));

  await expect(headingOf(page)).toHaveText(text('auth.register.extraData'));
  await search(page, page, text('ui.address.city'), names.city('jeddah'));
  await check(page, text('ui.address.form'), text('ui.address.form.short'));
  await fill(page, text('ui.address.shortAddress'), 'rrrd 2929');
  await press('auth.register.finish');
  await expect(page).toHaveURL(homePath);

  await page.goto(profileTabPath('integrations'));
  await expect(button(page, text('profile.keys.new'))).toBeVisible();
  await checkScreen('individual-keys');
  await expect(page.getByRole('link', { name: text('profile.tab.security') })).toBeVisible();
  for (const name of [text('profile.tab.questionnaire'), text('profile.webhooks')]) {
    await expect(page.getByText(name, { exact: true })).toHaveCount(0);
  }
});

test.describe('codes', () => {
  test.use({ language: 'en', provokes: [429] });

  test('are sent again after the countdown, and pages that wait for one have a start', async ({
    page,
    text,
  }) => {
    for (const [path, title] of [
      [authPaths.verifySignIn, 'auth.signIn.title'],
      [authPaths.verifyEmail, 'auth.register.title'],
      [authPaths.verifyPhone, 'auth.register.title'],
      [authPaths.verifyReset, 'auth.forget.title'],
      [authPaths.resetPassword, 'auth.forget.title'],
    ] as const) {
      await page.goto(path);
      await expect(headingOf(page)).toHaveText(text(title));
    }
    await page.clock.install();
    await fill(page, text('auth.login'), 'individual@mizan.example');
    await button(page, text('auth.forget.submit')).click();
    await expect(page.getByRole('timer')).toHaveText(/^00:[0-5]\d$/);
    await page.clock.fastForward(61_000);
    // For the server less than a minute has passed, so it says how long to wait.
    await page.getByRole('button', { name: text('auth.code.resend') }).click();
    await expect(page.getByText(text('app.failure.wait'))).toBeVisible();
  });
});
