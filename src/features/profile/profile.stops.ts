import { fill } from '../../../e2e/support/form.ts';
import { button, open, type Stop } from '../../../e2e/support/stop.ts';
import { expect } from '../../../e2e/support/test.ts';
import { profilePath, profileTabPath } from './paths.ts';

/** Screens to test with the contract's examples. */
export const screens = {
  profile: profilePath,
  security: profileTabPath('security'),
  data: profileTabPath('data'),
};

/** The data of an account and its settings. */
export const stops: Stop[] = [
  {
    name: 'personal data',
    provokes: [409, 422],
    async visit({ page, text, enterAsNew, checkScreen }) {
      await enterAsNew();
      await open(page, profilePath);
      const save = button(page, text('profile.save')).first();
      await expect(save).toBeVisible();
      await checkScreen('filled');
      await fill(page, text('auth.register.firstName'), '');
      await save.click();
      await expect(page.getByText(text('validation.required'))).toBeVisible();
      await page.getByRole('switch', { name: text('profile.choices.warn') }).check();
      await page.locator('input[type=file]').setInputFiles({
        name: 'logo.png',
        mimeType: 'image/png',
        buffer: Buffer.from('no picture'),
      });
      await expect(page.getByText(text('validation.not_a_picture'))).toBeVisible();
      await checkScreen('wrong');
      await button(page, text('profile.contact.change.phone')).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await checkScreen('another phone');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: text('ui.close') })
        .click();
      await button(page, text('profile.contact.verify.phone')).click();
      await expect(page.getByText(text('auth.code.resendIn'))).toBeVisible();
      await checkScreen('a code');
    },
  },
  {
    name: 'security',
    provokes: [422],
    async visit({ page, text, enterAsNew, checkScreen }) {
      await enterAsNew();
      await open(page, profileTabPath('security'));
      await page.getByRole('switch', { name: text('profile.secondStep.on') }).check();
      await expect(page.getByText(text('profile.secondStep.channel'))).toBeVisible();
      await checkScreen('with a second step');
      const form = page.getByRole('region', { name: text('profile.password'), exact: true });
      await form.getByLabel(text('profile.currentPassword'), { exact: true }).fill('x');
      await form.getByLabel(text('profile.password.new'), { exact: true }).fill('short');
      await button(page, text('profile.password.submit')).click();
      await expect(page.getByText(text('validation.passwords_differ'))).toBeVisible();
      await checkScreen('wrong');
    },
  },
  {
    name: 'own data',
    provokes: [422],
    async visit({ page, text, enterAsNew, checkScreen }) {
      await enterAsNew();
      await open(page, profileTabPath('data'));
      await button(page, text('profile.data.close.start')).click();
      await button(page, text('profile.data.close.submit')).click();
      await expect(page.getByText(text('validation.required')).first()).toBeVisible();
      await checkScreen('closing');
    },
  },
];
