import { search } from '../../../e2e/support/form.ts';
import { button, narrow, open, type Stop } from '../../../e2e/support/stop.ts';
import { expect } from '../../../e2e/support/test.ts';
import { homePath } from './paths.ts';
import { shipmentPaths } from '../shipments/paths.ts';
import { trackingPaths } from '../tracking/paths.ts';

/** Screens to test with the contract's examples. */
export const screens = {
  home: homePath,
};

/** Home, and the layout around every screen. */
export const stops: Stop[] = [
  {
    name: 'home and shell',
    async visit({ page, text, names, signIn, checkScreen }) {
      await signIn('company');
      await open(page, homePath);
      await checkScreen('home');
      await button(page, text('home.price.submit')).click();
      await expect(page.getByText(text('validation.required')).first()).toBeVisible();
      await checkScreen('required');
      await page.getByRole('combobox', { name: text('home.price.from'), exact: true }).click();
      await expect(page.getByRole('listbox')).toBeVisible();
      await checkScreen('places');
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
      await expect(button(page, text('app.navigation.close'))).toBeVisible();
      await checkScreen('menu');
    },
  },
  {
    name: 'empty account',
    async visit({ page, text, signIn, checkScreen }) {
      await signIn('empty');
      for (const path of [homePath, trackingPaths.start]) {
        await open(page, path);
        await checkScreen(path);
      }
      await open(page, shipmentPaths.list);
      await expect(page.getByText(text('shipments.list.none.title'))).toBeVisible();
      await checkScreen('no shipments');
    },
  },
  {
    name: 'offer of the questionnaire',
    async visit({ page, text, enterAsNew, checkScreen }) {
      await enterAsNew();
      await open(page, homePath);
      await expect(page.getByText(text('home.questionnaire.title'))).toBeVisible();
      await checkScreen('offered');
      await button(page, text('home.questionnaire.later')).click();
      await expect(page.getByText(text('home.questionnaire.kept'))).toBeVisible();
      await checkScreen('put off');
    },
  },
];
