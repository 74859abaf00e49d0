import { check, fill } from '../../../../e2e/support/form.ts';
import { button, open, type Stop } from '../../../../e2e/support/stop.ts';
import { expect } from '../../../../e2e/support/test.ts';
import { profileTabPath } from '../paths.ts';

/** Screens to test with the contract's examples. */
export const screens = {
  integrations: profileTabPath('integrations'),
};

/** API keys and the webhook addresses of stores. */
export const stops: Stop[] = [
  {
    name: 'API keys and stores',
    async visit({ page, text, signIn, checkScreen }) {
      const label = (part: string) => text(`profile.keys.${part}`);
      const dialog = page.getByRole('dialog');
      const inRow = (part: string) =>
        page
          .getByRole('listitem')
          .getByRole('button')
          .filter({ hasText: label(part) });
      const keep = async () => {
        await dialog.getByLabel(label('keep.kept')).check();
        await button(page, label('keep.done')).click();
        await expect(dialog).toBeHidden();
      };
      await signIn('company');
      await open(page, profileTabPath('integrations'));
      await expect(page.getByText(label('none'), { exact: true })).toBeVisible();
      await expect(page.getByText(text('profile.webhooks.uuid')).first()).toBeVisible();
      await checkScreen('no keys');

      await button(page, label('new')).click();
      await button(page, label('create')).click();
      await expect(page.getByText(text('validation.required')).first()).toBeVisible();
      await checkScreen('a key to be made');
      await fill(page, label('name'), 'منشأة تجريبية');
      for (const box of await dialog.getByRole('checkbox').all()) await box.check();
      await button(page, label('create')).click();
      await expect(dialog.getByText(label('keep'))).toBeVisible();
      await checkScreen('its secret');
      await keep();

      await inRow('rotate').click();
      await check(dialog, label('grace'), label('grace.24'));
      await checkScreen('a secret to be renewed');
      await dialog.getByRole('button', { name: label('rotate') }).click();
      await expect(dialog.getByText(label('previous'))).toBeVisible();
      await checkScreen('a secret with grace');
      await keep();
      await expect(page.getByText(label('previous'))).toBeVisible();
      await checkScreen('keys');
      await inRow('rotate').click();
      await expect(dialog.getByText(label('rotate.older'))).toBeVisible();
      await checkScreen('an older secret');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();

      await inRow('revoke').click();
      await expect(dialog.getByText(label('revoke.lead'))).toBeVisible();
      await checkScreen('revoking');
      await dialog.getByRole('button', { name: label('revoke'), exact: true }).click();
      await expect(page.getByText(label('revoked'))).toBeVisible();
      await checkScreen('revoked');

      const renew = text('profile.webhooks.renew');
      await page.getByRole('button').filter({ hasText: renew }).first().click();
      await expect(dialog).toBeVisible();
      await checkScreen('an address to be renewed');
      await dialog.getByRole('button', { name: renew }).click();
      await expect(page.getByText(text('profile.webhooks.renewed'))).toBeVisible();
      await checkScreen('renewed');
    },
  },
];
