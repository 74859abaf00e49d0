import { profileTabPath } from '../src/features/profile/paths.ts';
import { latestCode } from './support/outbox.ts';
import { othersFor } from './support/journeys.ts';
import { password } from './support/new-account.ts';
import { button } from './support/stop.ts';
import { expect, test } from './support/test.ts';

for (const [language, way] of [
  ['ar', 'password'],
  ['en', 'code'],
] as const) {
  test.describe(language, () => {
    test.use({ language, othersJudged: othersFor(language) });

    test(`a sensitive change asks for the ${way}, and then goes on`, async ({
      page,
      text,
      site,
      enterAsNew,
      provoke,
      checkScreen,
    }) => {
      provoke(403);
      const { email } = await enterAsNew();
      let refusals = 2;
      await page.route('**/profile/second-step', (route) => {
        refusals -= 1;
        const json = { code: 'confirmation_required' };
        return refusals >= 0 ? route.fulfill({ status: 403, json }) : route.continue();
      });
      await page.goto(profileTabPath('security'));
      const secondStep = page.getByRole('switch', { name: text('profile.secondStep.on') });
      const dialog = page.getByRole('dialog', { name: text('profile.confirm.title') });
      await secondStep.click();
      await dialog.getByRole('button', { name: text('ui.close') }).click();
      await expect(secondStep).not.toBeChecked();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await secondStep.click();
      await checkScreen('confirm', { shows: dialog });
      if (way === 'password') {
        await dialog.getByLabel(text('profile.currentPassword'), { exact: true }).fill(password);
        await dialog.getByRole('button', { name: text('profile.confirm.submit') }).click();
      } else {
        await button(page, text('profile.confirm.code.email')).click();
        const code = page.getByRole('textbox', { name: text('auth.code') });
        await expect(code).toBeVisible();
        await checkScreen('confirm-code');
        await code.fill(await latestCode(site.url, email));
      }
      await expect(page.getByText(text('profile.saved'))).toBeVisible();
      await expect(dialog).toHaveCount(0);
      await expect(secondStep).toBeChecked();
    });
  });
}
