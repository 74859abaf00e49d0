import { check, fill } from '../../../../e2e/support/form.ts';
import { button, open, type Stops } from '../../../../e2e/support/stop.ts';
import { expect } from '../../../../e2e/support/test.ts';
import { profileTabPath } from '../paths.ts';

export const screens = { integrations: profileTabPath('integrations') };

export const fullStops: Stops = {
  async 'API keys'({ page, text, signIn, checkScreen }) {
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
    await checkScreen('no keys');

    await button(page, label('new')).click();
    await button(page, label('create')).click();
    await checkScreen('a key to be made', { shows: text('validation.required') });
    await fill(page, label('name'), 'منشأة تجريبية');
    for (const box of await dialog.getByRole('checkbox').all()) await box.check();
    await button(page, label('create')).click();
    await checkScreen('its secret', { shows: dialog.getByText(label('keep')) });
    await keep();

    await inRow('rotate').click();
    await check(dialog, label('grace'), label('grace.24'));
    await checkScreen('a secret to be renewed');
    await dialog.getByRole('button', { name: label('rotate') }).click();
    await checkScreen('a secret with grace', { shows: dialog.getByText(label('previous')) });
    await keep();
    await checkScreen('keys', { shows: label('previous') });
    await inRow('rotate').click();
    await checkScreen('an older secret', { shows: dialog.getByText(label('rotate.older')) });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await inRow('revoke').click();
    await checkScreen('revoking', { shows: dialog.getByText(label('revoke.lead')) });
    await dialog.getByRole('button', { name: label('revoke'), exact: true }).click();
    await checkScreen('revoked', { shows: label('revoked') });
  },
};
