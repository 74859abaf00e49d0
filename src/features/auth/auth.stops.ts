import { fill } from '../../../e2e/support/form.ts';
import { latestCode } from '../../../e2e/support/outbox.ts';
import { sendSignInForm } from '../../../e2e/support/sign-in-form.ts';
import { button, open, type Stops } from '../../../e2e/support/stop.ts';
import { expect } from '../../../e2e/support/test.ts';
import { authPaths } from './paths.ts';
import { outboxPath } from '../outbox/paths.ts';

export const signedOutScreens = {
  'sign-in': authPaths.signIn,
  register: authPaths.register,
  'forget-password': authPaths.forgetPassword,
};

export const stops: Stops = {
  async 'sign-in'({ page, text, checkScreen, provoke }) {
    provoke(422, 429);
    await page.goto(authPaths.signIn);
    await checkScreen('empty', { shows: page.getByRole('heading', { level: 1 }) });
    await button(page, text('auth.signIn.submit')).click();
    await checkScreen('required', { shows: text('validation.required') });
    await sendSignInForm(page, text, 'company', 'not-the-password');
    await expect(page.getByRole('alert')).toHaveText(text('auth.signIn.invalidCredentials'));
    await checkScreen('refused');
    await page.route('**/auth/sign-in', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '900' },
        json: { code: 'rate_limited' },
      }),
    );
    await sendSignInForm(page, text, 'company');
    await checkScreen('held up', { shows: text('auth.heldUp.title') });
    await expect(page.getByText(text('app.failure.wait'))).toHaveCount(0);
    await page.unrouteAll();
  },
  async 'forgotten password'({ page, text, checkScreen, provoke }) {
    provoke(422);
    await open(page, authPaths.forgetPassword);
    await checkScreen('empty');
    await fill(page, text('auth.login'), 'nobody');
    await button(page, text('auth.forget.submit')).click();
    await checkScreen('wrong', { shows: text('validation.email') });
    await fill(page, text('auth.login'), 'walker@shop.example');
    await button(page, text('auth.forget.submit')).click();
    await checkScreen('code', { shows: text('auth.code.resendIn') });
    await page.getByRole('textbox', { name: text('auth.code') }).fill('000000');
    await expect(page.getByRole('alert')).toContainText(text('auth.code.wrong'));
    await checkScreen('wrong code');
  },
  async registration({ page, text, checkScreen, provoke }) {
    provoke(422);
    await open(page, authPaths.register);
    await checkScreen('client data');
    await button(page, text('auth.register.next')).click();
    await checkScreen('client data missing', { shows: text('validation.required') });
    await fill(page, text('auth.register.companyName'), 'منشأة تجريبية');
    await fill(page, text('auth.register.firstName'), 'أحمد');
    await fill(page, text('auth.register.lastName'), 'العيّنة');
    await button(page, text('auth.register.next')).click();
    await fill(page, text('auth.email'), 'walker@shop.example');
    await fill(page, text('auth.phone'), '0500000022');
    await fill(page, text('auth.newPassword'), 'password1234');
    await fill(page, text('auth.newPassword.again'), 'password1234');
    await button(page, text('auth.register.next')).click();
    await checkScreen('common password', { shows: text('validation.common_password') });
    await fill(page, text('auth.newPassword'), 'copper-window-garden-17');
    await fill(page, text('auth.newPassword.again'), 'copper-window-garden-17');
    await button(page, text('auth.register.next')).click();
    await checkScreen('code', { shows: text('auth.code.resendIn') });
    const code = await latestCode(new URL(page.url()).origin, 'walker@shop.example');
    await page.getByRole('textbox', { name: text('auth.code') }).fill(code);
    await expect(page.getByRole('combobox', { name: text('ui.address.city') })).toBeVisible();
    await checkScreen('extra data');
    await button(page, text('auth.register.finish')).click();
    await checkScreen('extra data missing', { shows: text('validation.required') });
    await open(page, outboxPath);
    await checkScreen('outbox', { shows: page.getByText('walker@shop.example').first() });
  },
};
