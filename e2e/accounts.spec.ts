import type { Page } from '@playwright/test';
import { authPaths } from '../src/features/auth/paths.ts';
import { homePath } from '../src/features/home/paths.ts';
import { profileTabPath } from '../src/features/profile/paths.ts';
import { latestCode } from './support/outbox.ts';
import { check, fill, search } from './support/form.ts';
import { inBothLanguages } from './support/journeys.ts';
import { expect, test } from './support/test.ts';
import type { TextOf } from './support/texts.ts';

const password = 'copper-window-garden-17';
const newPassword = 'silver-bridge-morning-58';

inBothLanguages(({ language, width, digits }) => {
  const phone = String(500_000_070 + (language === 'ar' ? 1 : 2) + (width === 390 ? 2 : 0));
  test.setTimeout(120_000);

  test('a company registers and resets a forgotten password', async ({
    page,
    text,
    baseURL,
    checkScreen,
    names,
  }) => {
    const email = `reem-${language}-${width}@shop.example`;
    const heading = page.getByRole('heading', { level: 1 });

    await test.step('client data', async () => {
      await page.goto(authPaths.signIn);
      await page.getByRole('link', { name: text('auth.signIn.register') }).click();
      await expect(heading).toHaveText(text('auth.register.title'));
      await fill(page, text('auth.register.companyName'), 'متجر الواحة (تجريبي)');
      await fill(page, text('auth.register.firstName'), 'ريم');
      await fill(page, text('auth.register.lastName'), 'العيّنة');
      await press(page, text('auth.register.next'));
    });

    await test.step('account data', async () => {
      await expect(heading).toHaveText(text('auth.register.accountData'));
      await page.reload();
      await expect(heading).toHaveText(text('auth.register.accountData'));
      await fill(page, text('auth.email'), email);
      await fill(page, text('auth.phone'), digits('0500000021'));
      await fill(page, text('auth.newPassword'), 'password1234');
      await fill(page, text('auth.newPassword.again'), password);
      await press(page, text('auth.register.next'));
      await expect(page.getByText(text('validation.passwords_differ'))).toBeVisible();
      await fill(page, text('auth.newPassword'), password);
      await press(page, text('auth.register.next'));
    });

    await test.step('verification code', async () => {
      await expect(heading).toHaveText(text('auth.register.verify.email'));
      await expect(page).toHaveURL(authPaths.verifyEmail);
      await page.reload();
      await expect(heading).toHaveText(text('auth.register.verify.email'));
      const code = await latestCode(baseURL, email);
      const box = page.getByRole('textbox', { name: text('auth.code') });
      // Pasted with surrounding text, it is submitted automatically.
      await box.focus();
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
      await press(page, text('auth.register.finish'));
      await expect(page).toHaveURL(homePath);
      await expect(heading).toBeVisible();
    });

    await test.step('the questionnaire, offered on home', async () => {
      const label = (question: string) => text(`profile.questionnaire.${question}`);
      await page.getByRole('link', { name: text('home.questionnaire.answer') }).click();
      await fill(page, label('registration'), digits('7001234567'));
      await check(page, label('hasStore'), label('yes'));
      await fill(page, label('monthlySales'), digits('85000'));
      await fill(page, label('monthlyOrders'), digits('640'));
      await check(page, label('integration'), label('yes'));
      await press(page, label('send'));
      await expect(page.getByRole('heading', { name: label('answers') })).toBeVisible();
    });

    const leave = async () => {
      await page.getByRole('button', { name: text('app.account.menu') }).click();
      await page.getByRole('menuitem', { name: text('app.account.signOut') }).click();
      await expect(heading).toHaveText(text('auth.signIn.title'));
    };

    await test.step('a second step, and sign-in with it', async () => {
      await page.goto(profileTabPath('security'));
      await page.getByRole('switch', { name: text('profile.secondStep.on') }).check();
      await expect(page.getByText(text('profile.saved'))).toBeVisible();
      await expect(
        page.getByRole('radio', { name: text('profile.secondStep.channel.email') }),
      ).toBeChecked();
      await leave();
      await signIn(page, text, email, password);
      await expect(heading).toHaveText(text('auth.verifySignIn.title'));
      await checkScreen('verify-sign-in');
      await enterCode(page, text, baseURL, email);
      await expect(page).toHaveURL(homePath);
    });

    await test.step('signed out, a new password', async () => {
      await leave();
      await page.getByRole('link', { name: text('auth.signIn.forgot') }).click();
      await expect(heading).toHaveText(text('auth.forget.title'));
      await fill(page, text('auth.login'), email.toUpperCase());
      await press(page, text('auth.forget.submit'));
      await expect(heading).toHaveText(text('auth.verifyReset.title'));
      const box = page.getByRole('textbox', { name: text('auth.code') });
      await box.fill(await latestCode(baseURL, email));
      await expect(heading).toHaveText(text('auth.reset.title'));
      await checkScreen('reset-password');
      await fill(page, text('auth.newPassword'), newPassword);
      await fill(page, text('auth.newPassword.again'), newPassword);
      await press(page, text('auth.reset.submit'));
      await expect(page.getByText(text('auth.reset.done'))).toBeVisible();
      await signIn(page, text, email, newPassword);
      await expect(heading).toHaveText(text('auth.verifySignIn.title'));
      await enterCode(page, text, baseURL, email);
      await expect(page).toHaveURL(homePath);
    });

    await test.step('a key, rotated', () => makeAndRotateKey(page, text));
  });

  test('an individual registers by phone, and gets keys but no company features', async ({
    page,
    text,
    baseURL,
    checkScreen,
    names,
  }) => {
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto(authPaths.register);
    await check(
      page,
      text('auth.register.accountType'),
      text('auth.register.accountType.individual'),
    );
    await expect(page.getByLabel(text('auth.register.companyName'))).toBeHidden();
    await fill(page, text('auth.register.firstName'), 'سالم');
    await fill(page, text('auth.register.lastName'), 'العيّنة');
    await press(page, text('auth.register.next'));

    await fill(page, text('auth.email'), `salem-${language}-${width}@shop.example`);
    await fill(page, text('auth.phone'), `0${phone}`);
    await fill(page, text('auth.newPassword'), password);
    await fill(page, text('auth.newPassword.again'), password);
    await check(page, text('auth.register.channel'), text('auth.register.channel.phone'));
    await press(page, text('auth.register.next'));

    await expect(page).toHaveURL(authPaths.verifyPhone);
    await expect(heading).toHaveText(text('auth.register.verify.phone'));
    await enterCode(page, text, baseURL, `+966${phone}`);

    await expect(heading).toHaveText(text('auth.register.extraData'));
    await search(page, page, text('ui.address.city'), names.city('jeddah'));
    await check(page, text('ui.address.form'), text('ui.address.form.short'));
    await fill(page, text('ui.address.shortAddress'), 'rrrd 2929');
    await press(page, text('auth.register.finish'));
    await expect(page).toHaveURL(homePath);

    await makeAndRotateKey(page, text);
    await checkScreen('individual-keys');
    await expect(page.getByRole('link', { name: text('profile.tab.security') })).toBeVisible();
    for (const name of [text('profile.tab.questionnaire'), text('profile.webhooks')]) {
      await expect(page.getByText(name, { exact: true })).toHaveCount(0);
    }
  });
});

test.describe('codes', () => {
  test.use({ language: 'en', provokes: [422, 429] });

  test('wrong ones are reported, and another is sent after the countdown', async ({
    page,
    text,
    baseURL,
  }) => {
    await page.clock.install();
    await page.goto(authPaths.forgetPassword);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await fill(page, text('auth.login'), 'individual@mizan.example');
    await press(page, text('auth.forget.submit'));
    const box = page.getByRole('textbox', { name: text('auth.code') });
    const code = await latestCode(baseURL, 'individual@mizan.example');
    await box.fill(code === '000000' ? '000001' : '000000');
    await expect(page.getByRole('alert')).toContainText(text('auth.code.wrong'));
    await expect(box).toHaveValue('');
    await expect(box).toBeFocused();
    await expect(page.getByRole('timer')).toHaveText(/^00:[0-5]\d$/);
    await page.clock.fastForward(61_000);
    const again = page.getByRole('button', { name: text('auth.code.resend') });
    // For the server less than a minute has passed, so it says how long to wait.
    await again.click();
    await expect(page.getByText(text('app.failure.wait'))).toBeVisible();
  });

  test('pages that wait for one redirect to their start without one', async ({ page, text }) => {
    for (const [path, title] of [
      [authPaths.verifySignIn, 'auth.signIn.title'],
      [authPaths.verifyReset, 'auth.forget.title'],
      [authPaths.resetPassword, 'auth.forget.title'],
      [authPaths.verifyEmail, 'auth.register.title'],
      [authPaths.verifyPhone, 'auth.register.title'],
      [`${authPaths.register}?step=extra_data`, 'auth.register.title'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(title));
    }
  });
});

/** Types the newest code, once it differs from the earlier ones. */
async function enterCode(page: Page, text: TextOf, origin: string | undefined, to: string) {
  const box = page.getByRole('textbox', { name: text('auth.code') });
  await box.fill(await latestCode(origin, to));
}

/** Creates a key on the profile and rotates its secret. */
async function makeAndRotateKey(page: Page, text: TextOf): Promise<void> {
  const keep = page.getByRole('dialog', { name: text('profile.keys.keep') });
  const secret = keep.getByText(/^mzi_/);
  const close = async () => {
    await keep.getByLabel(text('profile.keys.keep.kept')).check();
    await press(page, text('profile.keys.keep.done'));
    await expect(keep).toBeHidden();
  };
  await page.goto(profileTabPath('integrations'));
  await press(page, text('profile.keys.new'));
  await fill(page, text('profile.keys.name'), 'متجر الواحة');
  await page.getByLabel(text('profile.keys.scope.tracking_read')).check();
  await press(page, text('profile.keys.create'));
  const first = await secret.textContent();
  await close();
  await page
    .getByRole('listitem')
    .getByRole('button')
    .filter({ hasText: text('profile.keys.rotate') })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('profile.keys.rotate') })
    .click();
  await expect(secret).not.toHaveText(first ?? '');
  await close();
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

async function signIn(page: Page, text: TextOf, login: string, secret: string): Promise<void> {
  await fill(page, text('auth.login'), login);
  await page.getByLabel(text('auth.password'), { exact: true }).fill(secret);
  await press(page, text('auth.signIn.submit'));
}
