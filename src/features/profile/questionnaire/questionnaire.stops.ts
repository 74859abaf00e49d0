import { check, fill } from '../../../../e2e/support/form.ts';
import { button, open, type Stop } from '../../../../e2e/support/stop.ts';
import { expect } from '../../../../e2e/support/test.ts';
import { profileTabPath } from '../paths.ts';

/** Screens to test with the contract's examples. */
export const screens = {
  questionnaire: profileTabPath('questionnaire'),
};

/** A company's questionnaire. */
export const stops: Stop[] = [
  {
    name: 'questionnaire',
    async visit({ page, text, names, enterAsNew, checkScreen }) {
      const label = (question: string) => text(`profile.questionnaire.${question}`);
      await enterAsNew();
      await open(page, profileTabPath('questionnaire'));
      await expect(button(page, label('send'))).toBeVisible();
      await checkScreen('begun');
      await check(page, label('hasStore'), label('yes'));
      await fill(page, label('registration'), '12');
      await button(page, label('send')).click();
      await expect(page.getByText(text('validation.required')).first()).toBeVisible();
      await expect(page.getByText(label('savedPartly'))).toBeVisible();
      await checkScreen('wrong');
      await fill(page, label('registration'), '1010456789');
      await check(page, label('hasStore'), label('no'));
      await page.getByRole('checkbox', { name: names.value('how_to_sell', 'exhibitions') }).check();
      await fill(page, label('whatToSell'), 'عباءة');
      await fill(page, label('monthlyOrders'), '120');
      await check(page, label('receivingSite'), label('yes'));
      await expect(page.getByText(label('saved'), { exact: true })).toBeVisible();
      await checkScreen('filled');
      await button(page, label('send')).click();
      await expect(button(page, label('change'))).toBeVisible();
      await checkScreen('answers');
    },
  },
];
