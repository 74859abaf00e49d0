import { samplePassword } from '../../../e2e/support/backend.ts';
import { fill } from '../../../e2e/support/form.ts';
import { button, open, type Stops } from '../../../e2e/support/stop.ts';
import { expect } from '../../../e2e/support/test.ts';
import { profilePath, profileTabPath } from './paths.ts';

export const screens = {
  profile: profilePath,
  security: profileTabPath('security'),
  data: profileTabPath('data'),
};

export const stops: Stops = {
  async 'personal data'({ page, text, enterAsNew, checkScreen, provoke }) {
    provoke(409, 422);
    await enterAsNew();
    await open(page, profilePath);
    const save = button(page, text('profile.save')).first();
    await checkScreen('filled', { shows: save });
    await fill(page, text('auth.register.firstName'), '');
    await save.click();
    await expect(page.getByText(text('validation.required'))).toBeVisible();
    await page.getByRole('switch', { name: text('profile.choices.warn') }).check();
    await page.locator('input[type=file]').setInputFiles({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: Buffer.from('no picture'),
    });
    await checkScreen('wrong', { shows: text('validation.not_a_picture') });
    await button(page, text('profile.contact.change.phone')).click();
    await checkScreen('another phone', { shows: page.getByRole('dialog') });
    await button(page.getByRole('dialog'), text('ui.close')).click();
    await button(page, text('profile.contact.verify.phone')).click();
    await checkScreen('a code', { shows: text('auth.code.resendIn') });
  },
  async security({ page, text, enterAsNew, checkScreen, provoke }) {
    provoke(422);
    await enterAsNew();
    await open(page, profileTabPath('security'));
    await page.getByRole('switch', { name: text('profile.secondStep.on') }).check();
    await checkScreen('with a second step', { shows: text('profile.secondStep.channel') });
    const form = page.getByRole('region', { name: text('profile.password'), exact: true });
    await form.getByLabel(text('profile.currentPassword'), { exact: true }).fill('x');
    await form.getByLabel(text('profile.password.new'), { exact: true }).fill('short');
    await button(page, text('profile.password.submit')).click();
    await checkScreen('wrong', { shows: text('validation.passwords_differ') });
  },
  async 'own data'({ page, text, enterAsNew, checkScreen, provoke }) {
    provoke(422);
    await enterAsNew();
    await open(page, profileTabPath('data'));
    await button(page, text('profile.data.close.start')).click();
    await button(page, text('profile.data.close.submit')).click();
    await checkScreen('closing', { shows: text('validation.required') });
  },
};

export const fullStops: Stops = {
  async 'what keeps an account open'({ page, text, signIn, checkScreen, provoke }) {
    provoke(409);
    await signIn('company');
    await open(page, profileTabPath('data'));
    await button(page, text('profile.data.close.start')).click();
    await fill(page, text('profile.currentPassword'), samplePassword);
    const word = text('profile.data.close.word');
    await fill(page, text('profile.data.close.confirm', { word }), word);
    await button(page, text('profile.data.close.submit')).click();
    await checkScreen('not settled', { shows: text('profile.data.close.open') });
  },
};
