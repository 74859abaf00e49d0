import { search } from '../../../e2e/support/form.ts';
import { button, narrow, open, type Stops } from '../../../e2e/support/stop.ts';
import { expect } from '../../../e2e/support/test.ts';
import { homePath } from './paths.ts';
import { shipmentPaths } from '../shipments/paths.ts';
import { trackingPaths } from '../tracking/paths.ts';

export const screens = { home: homePath };

export const stops: Stops = {
  async 'home and shell'({ page, text, names, signIn, checkScreen }) {
    await signIn('company');
    await open(page, homePath);
    await checkScreen('home');
    await button(page, text('home.price.submit')).click();
    await checkScreen('required', { shows: text('validation.required') });
    await page.getByRole('combobox', { name: text('home.price.from'), exact: true }).click();
    await checkScreen('places', { shows: page.getByRole('listbox') });
    await search(page, page, text('home.price.from'), names.city('riyadh'));
    await page.getByRole('button', { name: text('app.account.menu') }).click();
    const menu = page.getByRole('menu', { name: text('app.account.menu') });
    await expect(menu).toBeVisible();
    // MUI's popover is outside of every landmark.
    await checkScreen('account menu', { axe: 'none' });
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.setViewportSize(narrow);
    await button(page, text('app.navigation.open')).click();
    await checkScreen('menu', { shows: button(page, text('app.navigation.close')) });
  },
  async 'empty account'({ page, text, signIn, checkScreen }) {
    await signIn('empty');
    for (const path of [homePath, trackingPaths.start]) {
      await open(page, path);
      await checkScreen(path);
    }
    await open(page, shipmentPaths.list);
    await checkScreen('no shipments', { shows: text('shipments.list.none.title') });
  },
  async 'offer of the questionnaire'({ page, text, enterAsNew, checkScreen }) {
    await enterAsNew();
    await open(page, homePath);
    await checkScreen('offered', { shows: text('home.questionnaire.title') });
    await button(page, text('home.questionnaire.later')).click();
    await checkScreen('put off', { shows: text('home.questionnaire.kept') });
  },
};
