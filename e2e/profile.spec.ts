import sharp from 'sharp';
import type { Page } from '@playwright/test';
import { homePath } from '../src/features/home/paths.ts';
import { apiClient } from './support/client.ts';
import { check, fill, search } from './support/form.ts';
import { password } from './support/new-account.ts';
import { latestCode } from './support/outbox.ts';
import { inArabicOnPhone } from './support/journeys.ts';
import { expect, test } from './support/test.ts';

const newPassword = 'silver-bridge-morning-58';

inArabicOnPhone(({ digits }) => {
  test.use({ provokes: [409, 422] });
  test.setTimeout(120_000);

  test('everything in a profile is changed, and the session elsewhere ended', async ({
    page,
    text,
    baseURL,
    checkScreen,
    names,
    enterAsNew,
  }) => {
    const { email, phone, client } = await enterAsNew();
    const saved = page.getByText(text('profile.saved')).first();
    const region = (id: string) => page.getByRole('region', { name: text(id), exact: true });
    const code = page.getByRole('textbox', { name: text('auth.code') });

    await test.step('opened from the account menu', async () => {
      await page.goto(homePath);
      await page.getByRole('button', { name: text('app.account.menu') }).click();
      await page.getByRole('menuitem', { name: text('app.navigation.profile') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('profile.title'));
      await expect(region('profile.person')).toBeVisible();
    });

    await test.step('a picture', async () => {
      const chooser = page.locator('input[type=file]');
      const buffer = await sharp({
        create: { width: 300, height: 200, channels: 3, background: '#b8801f' },
      })
        .png()
        .toBuffer();
      await chooser.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
      await expect(saved).toBeVisible();
      await expect(region('profile.picture').locator('img')).toBeVisible();
      await press(page, text('profile.picture.remove'));
      await expect(region('profile.picture').locator('img')).toBeHidden();
    });

    await test.step('names and address', async () => {
      const person = region('profile.person');
      await fill(person, text('auth.register.firstName'), 'سارة');
      await search(page, person, text('ui.address.city'), names.city('jeddah'));
      await check(person, text('ui.address.form'), text('ui.address.form.full'));
      await fill(person, text('ui.address.street'), 'شارع العيّنة');
      await fill(person, text('ui.address.building'), digits('2214'));
      await fill(person, text('ui.address.postalCode'), digits('23456'));
      await person.getByRole('button', { name: text('profile.save') }).click();
      const changed = { first_name: 'سارة', city: 'jeddah', postal_code: '23456' };
      await expect(async () => {
        const { data } = await client.GET('/website/profile');
        expect(data).toMatchObject(changed);
        expect(data).not.toHaveProperty('short_address');
      }).toPass();
    });

    await test.step('the low-balance warning', async () => {
      const choices = region('profile.choices');
      await choices.getByRole('switch', { name: text('profile.choices.warn') }).check();
      await fill(choices, text('profile.choices.threshold'), digits('150'));
      await choices.getByRole('button', { name: text('profile.save') }).click();
      await expect
        .poll(async () => (await client.GET('/website/profile')).data?.low_balance_threshold)
        .toEqual({ amount: 15_000, currency: 'SAR' });
    });

    await test.step('e-mails about deliveries', async () => {
      const choices = region('profile.choices');
      const question = text('profile.choices.deliveries');
      await check(choices, question, text('profile.choices.deliveries.never'));
      await choices.getByRole('button', { name: text('profile.save') }).click();
      await expect
        .poll(async () => (await client.GET('/website/profile')).data?.delivery_emails)
        .toBe('never');
    });

    await test.step('e-mail and phone', async () => {
      const contact = region('profile.contact');
      const dialog = page.getByRole('dialog');
      await press(page, text('profile.contact.change.email'));
      await fill(dialog, text('profile.contact.new.email'), `new-${email}`);
      await dialog.getByLabel(text('profile.currentPassword'), { exact: true }).fill(password);
      await press(page, text('profile.contact.send'));
      // The phone is not verified yet: without the e-mail nobody could sign in.
      await expect(dialog.getByRole('alert')).toHaveText(text('profile.contact.onlyVerified'));
      await checkScreen('the only verified e-mail', { ownDigits: true });
      await dialog.getByRole('button', { name: text('ui.close') }).click();
      await press(page, text('profile.contact.verify.phone'));
      await expect(code).toBeVisible();
      await code.fill(await latestCode(baseURL, phone));
      await expect(page.getByText(text('profile.contact.done.phone'))).toBeVisible();
      await press(page, text('profile.contact.change.email'));
      await fill(dialog, text('profile.contact.new.email'), `new-${email}`);
      await dialog.getByLabel(text('profile.currentPassword'), { exact: true }).fill('not it');
      await press(page, text('profile.contact.send'));
      await expect(dialog.getByText(text('validation.wrong_password'))).toBeVisible();
      await dialog.getByLabel(text('profile.currentPassword'), { exact: true }).fill(password);
      await press(page, text('profile.contact.send'));
      await expect(code).toBeVisible();
      await dialog.getByRole('button', { name: text('ui.close') }).click();
      await expect(contact.getByText(text('profile.contact.unverified'))).toBeVisible();
      await press(page, text('profile.contact.verify.email'));
      // The code that was sent before is dead.
      await expect(code).toBeVisible();
      await code.fill(await latestCode(baseURL, `new-${email}`));
      await expect(page.getByText(text('profile.contact.done.email'))).toBeVisible();
      await expect(contact.getByText(text('profile.contact.unverified'))).toBeHidden();
    });

    await test.step('password and sessions', async () => {
      await page.getByRole('link', { name: text('profile.tab.security') }).click();
      const sessions = region('profile.sessions');
      await expect(sessions.getByText(text('profile.sessions.current'))).toBeVisible();
      const other = await apiClient(baseURL ?? '').POST('/website/auth/sign-in', {
        params: { header: { type: 'public' } },
        body: { login: phone, password },
      });
      await page.reload();
      await sessions
        .getByRole('button', { name: text('profile.sessions.endOne', { device: '' }) })
        .click();
      await checkScreen('profile-sessions');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: text('profile.sessions.end') })
        .click();
      await expect(page.getByText(text('profile.sessions.done'))).toBeVisible();
      const gone = await apiClient(baseURL ?? '', other.data?.session?.token).GET(
        '/website/profile',
      );
      expect(gone.response.status).toBe(401);

      const form = region('profile.password');
      const type = (id: string, typed: string) =>
        form.getByLabel(text(id), { exact: true }).fill(typed);
      await type('profile.currentPassword', password);
      await type('profile.password.new', newPassword);
      await type('auth.newPassword.again', newPassword);
      await press(page, text('profile.password.submit'));
      await expect(page.getByText(text('profile.password.done'))).toBeVisible();
    });
  });
});

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}
