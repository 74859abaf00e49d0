import { fill } from '../../../e2e/support/form.ts';
import { latestCode } from '../../../e2e/support/outbox.ts';
import { sendSignInForm } from '../../../e2e/support/sign-in-form.ts';
import { button, open, type Stop } from '../../../e2e/support/stop.ts';
import { expect } from '../../../e2e/support/test.ts';
import { authPaths } from './paths.ts';
import { outboxPath } from '../outbox/paths.ts';

/** Screens of people who are not signed in. */
export const signedOutScreens = {
  'sign-in': authPaths.signIn,
  register: authPaths.register,
  'forget-password': authPaths.forgetPassword,
};

/** Signing in and registering. */
export const stops: Stop[] = [
  {
    name: 'sign-in',
    provokes: [422],
    async visit({ page, text, checkScreen }) {
      await page.goto(authPaths.signIn);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await checkScreen('empty');
      await button(page, text('auth.signIn.submit')).click();
      await expect(page.getByText(text('validation.required')).first()).toBeVisible();
      await checkScreen('required');
      await sendSignInForm(page, text, 'company', 'not-the-password');
      await expect(page.getByRole('alert')).toHaveText(text('auth.signIn.invalidCredentials'));
      await checkScreen('refused');
    },
  },
  {
    name: 'forgotten password',
    provokes: [422],
    async visit({ page, text, checkScreen }) {
      await open(page, authPaths.forgetPassword);
      await checkScreen('empty');
      await fill(page, text('auth.login'), 'nobody');
      await button(page, text('auth.forget.submit')).click();
      await expect(page.getByText(text('validation.email'))).toBeVisible();
      await checkScreen('wrong');
      await fill(page, text('auth.login'), 'walker@shop.example');
      await button(page, text('auth.forget.submit')).click();
      await expect(page.getByText(text('auth.code.resendIn'))).toBeVisible();
      await checkScreen('code');
      await page.getByRole('textbox', { name: text('auth.code') }).fill('000000');
      await expect(page.getByRole('alert')).toContainText(text('auth.code.wrong'));
      await checkScreen('wrong code');
    },
  },
  {
    name: 'registration',
    provokes: [422],
    async visit({ page, text, checkScreen }) {
      await open(page, authPaths.register);
      await checkScreen('client data');
      await button(page, text('auth.register.next')).click();
      await expect(page.getByText(text('validation.required')).first()).toBeVisible();
      await checkScreen('client data missing');
      await fill(page, text('auth.register.companyName'), 'منشأة تجريبية');
      await fill(page, text('auth.register.firstName'), 'أحمد');
      await fill(page, text('auth.register.lastName'), 'العيّنة');
      await button(page, text('auth.register.next')).click();
      await fill(page, text('auth.email'), 'walker@shop.example');
      await fill(page, text('auth.phone'), '0500000022');
      await fill(page, text('auth.newPassword'), 'password1234');
      await fill(page, text('auth.newPassword.again'), 'password1234');
      await button(page, text('auth.register.next')).click();
      await expect(page.getByText(text('validation.common_password'))).toBeVisible();
      await checkScreen('common password');
      await fill(page, text('auth.newPassword'), 'copper-window-garden-17');
      await fill(page, text('auth.newPassword.again'), 'copper-window-garden-17');
      await button(page, text('auth.register.next')).click();
      await expect(page.getByText(text('auth.code.resendIn'))).toBeVisible();
      await checkScreen('code');
      const code = await latestCode(new URL(page.url()).origin, 'walker@shop.example');
      await page.getByRole('textbox', { name: text('auth.code') }).fill(code);
      await expect(page.getByRole('combobox', { name: text('ui.address.city') })).toBeVisible();
      await checkScreen('extra data');
      await button(page, text('auth.register.finish')).click();
      await expect(page.getByText(text('validation.required')).first()).toBeVisible();
      await checkScreen('extra data missing');
      await open(page, outboxPath);
      await expect(page.getByText('walker@shop.example').first()).toBeVisible();
      await checkScreen('outbox');
    },
  },
];
