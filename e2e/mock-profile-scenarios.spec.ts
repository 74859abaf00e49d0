import { profilePath, profileTabPath } from '../src/features/profile/paths.ts';
import { fill } from './support/form.ts';
import { oneLanguage, othersFor } from './support/journeys.ts';
import { comeNear, exampleTime } from './support/stop.ts';
import { prefer } from './support/prefer.ts';
import { expect, test } from './support/test.ts';

const integrations = profileTabPath('integrations');

test.beforeEach(async ({ page, signIn }) => {
  await page.clock.setFixedTime(exampleTime);
  await signIn('company');
});

test('a key in its grace period shows when it ends, and warns before another rotation', async ({
  page,
  text,
}) => {
  await page.goto(integrations);
  const [inGrace, other] = [
    page.getByRole('listitem').filter({ hasText: 'متجر الواحة على سلة' }),
    page.getByRole('listitem').filter({ hasText: 'لوحة المحاسبة' }),
  ];
  await expect(inGrace.getByText(text('profile.keys.previous'))).toBeVisible();
  await expect(inGrace).toContainText(/12:15/);
  await expect(other.getByText(text('profile.keys.previous'))).toHaveCount(0);
  await expect(other.getByText(text('profile.keys.neverUsed'))).toBeVisible();
  const renew = text('profile.keys.rotateOne', { name: 'متجر الواحة على سلة' });
  await page.getByRole('button', { name: renew }).click();
  await expect(page.getByRole('dialog').getByText(text('profile.keys.rotate.older'))).toBeVisible();
});

test.describe('a picture', () => {
  test.use({ provokes: [422] });

  test('with too many pixels is reported below the picture', async ({ page, text }) => {
    await prefer(page, '**/profile/picture', 'code=422, example=too_many_pixels');
    await page.goto(profilePath);
    const buffer = Buffer.from('what the mock does not look at');
    const file = { name: 'logo.png', mimeType: 'image/png', buffer };
    await page.locator('input[type=file]').setInputFiles(file);
    const region = page.getByRole('region', { name: text('profile.picture'), exact: true });
    await expect(region.getByRole('alert')).toHaveText(text('validation.too_many_pixels'));
  });
});

for (const language of oneLanguage) {
  test.describe(language, () => {
    test.use({
      language,
      othersJudged: othersFor(language),
      provokes: [403, 409, 422],
    });

    test('a wrong password is reported at its field', async ({ page, text, checkScreen }) => {
      await prefer(page, '**/profile/password', 'code=422, example=wrong_password');
      await page.goto(profileTabPath('security'));
      const form = page.getByRole('region', { name: text('profile.password'), exact: true });
      const box = (id: string) => form.getByLabel(text(id), { exact: true });
      await box('profile.currentPassword').fill('not the password');
      await box('profile.password.new').fill('copper-window-garden-17');
      await box('auth.newPassword.again').fill('copper-window-garden-17');
      await form.getByRole('button', { name: text('profile.password.submit') }).click();
      await expect(form.getByText(text('validation.wrong_password'))).toBeVisible();
      await expect(box('profile.currentPassword')).toHaveAttribute('aria-invalid', 'true');
      await expect(box('profile.currentPassword')).toBeFocused();
      await checkScreen('wrong-password');
    });

    test('an account is not closed with a balance, or a shipment under way', async ({
      page,
      text,
      checkScreen,
    }) => {
      await page.goto(profileTabPath('data'));
      await page.getByRole('button', { name: text('profile.data.close.start') }).click();
      const dialog = page.getByRole('dialog');
      const password = dialog.getByLabel(text('profile.currentPassword'), { exact: true });
      await password.fill('palm-lantern-harbour-42');
      const word = text('profile.data.close.word');
      await fill(dialog, text('profile.data.close.confirm', { word }), word);
      for (const [example, told] of [
        ['balance_left', 'profile.data.close.open.balance'],
        ['account_not_settled', 'profile.data.close.open.payments_held'],
      ] as const) {
        await prefer(page, '**/profile/close', `code=409, example=${example}`);
        await dialog.getByRole('button', { name: text('profile.data.close.submit') }).click();
        await expect(dialog.getByRole('alert').filter({ hasText: text(told) })).toBeVisible();
        await checkScreen(example);
      }
    });

    test('requests that cannot be read are asked for again, and the keys stay', async ({
      page,
      text,
      checkScreen,
      provoke,
    }) => {
      provoke(503);
      await prefer(page, '**/api/website/api-requests?*', 'code=503');
      await page.goto(integrations);
      const requests = page.getByRole('region', { name: text('profile.requests'), exact: true });
      await comeNear(requests);
      await expect(requests.getByText(text('ui.failed.title'))).toBeVisible();
      await expect(page.getByText('لوحة المحاسبة')).toBeVisible();
      await checkScreen('requests-failed');
      await page.unroute('**/api/website/api-requests?*');
      await requests.getByRole('button', { name: text('ui.retry') }).click();
      await expect(requests.getByText('/shipments/undefined/cancel')).toBeVisible();
    });

    test('stores that cannot be read do not affect the keys next to them', async ({
      page,
      text,
      checkScreen,
    }) => {
      await prefer(page, '**/api/website/stores', 'code=403, example=company_account_required');
      await page.goto(integrations);
      const stores = page.getByRole('region', { name: text('profile.stores'), exact: true });
      await expect(stores.getByText(text('ui.failed.title'))).toBeVisible();
      await expect(page.getByText('لوحة المحاسبة')).toBeVisible();
      await expect(page.getByText(text('app.failure.title'), { exact: true })).toHaveCount(0);
      await checkScreen('stores-refused');
    });
  });
}
