import { open, type Stops } from '../../../e2e/support/stop.ts';
import { expect } from '../../../e2e/support/test.ts';
import { galleryPath } from './paths.ts';

export const fullStops: Stops = {
  async 'leaving a form'({ page, text, signIn, checkScreen }) {
    await signIn('company');
    await open(page, `${galleryPath}?piece=form-shell`);
    const form = page.locator('form').first();
    await form.getByRole('textbox').fill('عميل');
    await form.getByRole('link').click();
    const question = page.getByRole('dialog', { name: text('ui.leave.title') });
    await expect(question).toBeVisible();
    // The gallery around it has texts of its own.
    await checkScreen('question', { part: page.getByRole('dialog') });
  },
};
