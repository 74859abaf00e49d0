import { readFile } from 'node:fs/promises';
import { TOKEN_COOKIE } from '../common/product.ts';
import type { AccountData } from '../src/api/generated/model/account-data.ts';
import { profileTabPath } from '../src/features/profile/paths.ts';
import { password } from './support/new-account.ts';
import { inArabicOnPhone } from './support/journeys.ts';
import { expect, test } from './support/test.ts';

inArabicOnPhone(() => {
  test.use({ provokes: [422] });
  test.setTimeout(120_000);

  test('people download their data and close the account', async ({
    page,
    context,
    text,
    names,
    checkScreen,
    enterAsNew,
  }) => {
    const dialog = page.getByRole('dialog');
    const word = text('profile.data.close.word');
    const field = {
      password: dialog.getByLabel(text('profile.currentPassword'), { exact: true }),
      word: dialog.getByLabel(text('profile.data.close.confirm', { word }), { exact: true }),
    };
    const submit = () =>
      dialog.getByRole('button', { name: text('profile.data.close.submit') }).click();

    const { email, phone } = await enterAsNew();

    const id = await test.step('the file', async () => {
      await page.goto(profileTabPath('data'));
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: text('profile.data.download.button') }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^mizan-data-\d{4}-\d\d-\d\d\.json$/);
      const data = JSON.parse(await readFile(await file.path(), 'utf8')) as AccountData;
      expect(data).toMatchObject({ profile: { email, phone }, shipments: [] });
      await expect(page.getByText(text('profile.data.download.done'))).toBeVisible();
      return data.profile.id;
    });

    await test.step('the activity log, which names the download before it', async () => {
      await page.goto(profileTabPath('activity'));
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: text('profile.activity.csv') }).click();
      const lines = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n');
      expect(lines.slice(1, 3).join('\n')).toContain(
        names.value('activity_action', 'data_downloaded'),
      );
      await expect(page.getByText(text('profile.activity.csv.done'))).toBeVisible();
      await page.goto(profileTabPath('data'));
    });

    await test.step('errors are shown at their fields', async () => {
      await page.getByRole('button', { name: text('profile.data.close.start') }).click();
      await field.password.fill('not it');
      await field.word.fill('x');
      await submit();
      await expect(dialog.getByText(text('validation.invalid_format'))).toBeVisible();
      await field.word.fill(word.toUpperCase());
      await submit();
      await expect(dialog.getByText(text('validation.wrong_password'))).toBeVisible();
    });

    await test.step('the account is closed', async () => {
      const kept = () =>
        page.evaluate((of) => Object.keys(localStorage).filter((key) => key.includes(of)), id);
      await page.evaluate((of) => {
        localStorage.setItem(`mizan_shipments.views_${of}`, '[]');
      }, id);
      expect(await kept()).toHaveLength(1);
      await field.password.fill(password);
      await submit();
      await expect(page.getByText(text('auth.signIn.closed'))).toBeVisible();
      await checkScreen('own-data-closed');
      expect(await kept()).toEqual([]);
      expect((await context.cookies()).some(({ name }) => name === TOKEN_COOKIE)).toBe(false);
      await page.getByLabel(text('auth.login')).fill(email);
      await page.getByLabel(text('auth.password'), { exact: true }).fill(password);
      await page.getByRole('button', { name: text('auth.signIn.submit') }).click();
      await expect(page.getByText(text('auth.signIn.invalidCredentials'))).toBeVisible();
    });
  });
});
