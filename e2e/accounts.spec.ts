import type { Page } from '@playwright/test';
import { authPaths } from '../src/features/auth/paths.ts';
import { homePath } from '../src/features/home/paths.ts';
import { profileTabPath } from '../src/features/profile/paths.ts';
import { latestCode } from './support/outbox.ts';
import { boxOf, check, fill, search } from './support/form.ts';
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

  // In Arabic a company registers by e-mail, in English an individual by phone.
  const isCompany = language === 'ar';
  const channel = isCompany ? 'email' : 'phone';
  const email = `reem-${language}-${width}@shop.example`;
  const phone = `05000000${width === 390 ? 71 : 72}`;
  const login = isCompany ? email : phone;

  test('a person registers, adds a second step and resets a forgotten password', async ({
    page,
    text,
    baseURL,
    checkScreen,
    names,
  }) => {
    const heading = headingOf(page);
    const press = (id: string) => button(page, text(id)).click();
    const code = () => latestCode(baseURL, isCompany ? email : `+966${phone.slice(1)}`);

    await test.step('client data', async () => {
      await page.goto(authPaths.signIn);
      await page.getByRole('link', { name: text('auth.signIn.register') }).click();
      await expect(heading).toHaveText(text('auth.register.title'));
      const companyName = page.getByLabel(text('auth.register.companyName'));
      if (isCompany) {
        await companyName.fill('متجر الواحة (تجريبي)');
      } else {
        const type = text('auth.register.accountType');
        await check(page, type, text('auth.register.accountType.individual'));
        await expect(companyName).toBeHidden();
      }
      await fill(page, text('auth.register.firstName'), 'ريم');
      await fill(page, text('auth.register.lastName'), 'العيّنة');
      await press('auth.register.next');
    });

    await test.step('account data', async () => {
      await expect(heading).toHaveText(text('auth.register.accountData'));
      await page.goBack();
      await expect(page.getByLabel(text('auth.register.firstName'))).toHaveValue('ريم');
      await page.goForward();
      await fill(page, text('auth.email'), email);
      await fill(page, text('auth.phone'), digits(phone));
      await page.reload();
      await expect(boxOf(page, text('auth.email'))).toHaveValue(email);
      await fill(page, text('auth.newPassword'), 'password1234');
      await fill(page, text('auth.newPassword.again'), password);
      await check(page, text('auth.register.channel'), text(`auth.register.channel.${channel}`));
      await press('auth.register.next');
      await expect(page.getByText(text('validation.passwords_differ'))).toBeVisible();
      await fill(page, text('auth.newPassword'), password);
      await press('auth.register.next');
    });

    await test.step('verification code', async () => {
      await expect(heading).toHaveText(text(`auth.register.verify.${channel}`));
      await expect(page).toHaveURL(isCompany ? authPaths.verifyEmail : authPaths.verifyPhone);
      await page.reload();
      await expect(heading).toHaveText(text(`auth.register.verify.${channel}`));
      const pasted = `رمز: ${digits(await code())}`;
      // Pasted with surrounding text, it is submitted automatically.
      await codeBox(page, text).focus();
      await page.keyboard.insertText(pasted);
    });

    await test.step('extra data', async () => {
      await expect(heading).toHaveText(text('auth.register.extraData'));
      await page.reload();
      await expect(heading).toHaveText(text('auth.register.extraData'));
      await search(page, page, text('ui.address.city'), names.city('riyadh'));
      if (isCompany) {
        await check(page, text('ui.address.form'), text('ui.address.form.full'));
        await fill(page, text('ui.address.street'), 'طريق العيّنة');
        await fill(page, text('ui.address.building'), digits('7452'));
        await fill(page, text('ui.address.postalCode'), digits('12345'));
        await check(page, text('ui.address.type'), text('ui.address.type.office'));
      } else {
        await fill(page, text('ui.address.shortAddress'), 'rrrd 2929');
      }
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
      await fill(page, text('auth.login'), login);
      await page.getByLabel(text('auth.password'), { exact: true }).fill(secret);
      await press('auth.signIn.submit');
      await expect(heading).toHaveText(text('auth.verifySignIn.title'));
    };
    const enterCode = async () => {
      await codeBox(page, text).fill(await code());
      await expect(page).toHaveURL(homePath);
    };

    await test.step('a second step, and sign-in with it', async () => {
      await page.goto(profileTabPath('security'));
      await page.getByRole('switch', { name: text('profile.secondStep.on') }).check();
      await expect(page.getByText(text('profile.saved'))).toBeVisible();
      const chosen = page.getByRole('radio', {
        name: text(`profile.secondStep.channel.${channel}`),
      });
      await expect(chosen).toBeChecked();
      await leave();
      await signIn(password);
      await checkScreen('verify-sign-in');
      await enterCode();
    });

    await test.step('signed out, a new password', async () => {
      await leave();
      await page.getByRole('link', { name: text('auth.signIn.forgot') }).click();
      await expect(heading).toHaveText(text('auth.forget.title'));
      await fill(page, text('auth.login'), login.toUpperCase());
      await press('auth.forget.submit');
      await expect(heading).toHaveText(text('auth.verifyReset.title'));
      await codeBox(page, text).fill(await code());
      await expect(heading).toHaveText(text('auth.reset.title'));
      await checkScreen('reset-password');
      await fill(page, text('auth.newPassword'), newPassword);
      await fill(page, text('auth.newPassword.again'), newPassword);
      await press('auth.reset.submit');
      await expect(page.getByText(text('auth.reset.done'))).toBeVisible();
      await signIn(newPassword);
      await enterCode();
    });

    await test.step('keys, and for an individual no company features', async () => {
      await page.goto(profileTabPath('integrations'));
      await expect(button(page, text('profile.keys.new'))).toBeVisible();
      await checkScreen('keys');
      for (const name of [text('profile.tab.questionnaire'), text('profile.stores')]) {
        await expect(page.getByText(name, { exact: true })).toHaveCount(isCompany ? 1 : 0);
      }
    });
  });
});

test(
  'a code is sent again, and its pages have a start',
  { tag: '@full' },
  async ({ page, text, provoke }) => {
    provoke(429);
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
  },
);
