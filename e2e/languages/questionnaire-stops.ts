import { homePath } from '../../src/features/home/paths.ts';
import { profileTabPath } from '../../src/features/profile/paths.ts';
import { check, fill } from '../support/form.ts';
import { expect } from '../support/test.ts';
import { enterAsNew } from './enter-as-new.ts';
import { button, open, type Stop } from './walker.ts';

/** What a company is asked of its business. */
export const questionnaireStops: Stop[] = [
  {
    name: 'questionnaire',
    async visit({ page, text, names, look }) {
      const label = (question: string) => text(`profile.questionnaire.${question}`);
      await enterAsNew(page);
      await open(page, profileTabPath('questionnaire'));
      await expect(button(page, label('send'))).toBeVisible();
      await look('begun');
      await check(page, label('hasStore'), label('yes'));
      await fill(page, label('registration'), '12');
      await button(page, label('send')).click();
      await expect(page.getByText(text('validation.required')).first()).toBeVisible();
      await expect(page.getByText(label('savedPartly'))).toBeVisible();
      await look('wrong');
      await fill(page, label('registration'), '1010456789');
      await check(page, label('hasStore'), label('no'));
      await page.getByRole('checkbox', { name: names.value('how_to_sell', 'exhibitions') }).check();
      await fill(page, label('whatToSell'), 'عباءة');
      await fill(page, label('monthlyOrders'), '120');
      await check(page, label('receivingSite'), label('yes'));
      await expect(page.getByText(label('saved'), { exact: true })).toBeVisible();
      await look('filled');
      await button(page, label('send')).click();
      await expect(button(page, label('change'))).toBeVisible();
      await look('answers');
    },
  },
  {
    name: 'offer of the questionnaire',
    async visit({ page, text, look }) {
      await enterAsNew(page);
      await open(page, homePath);
      await expect(page.getByText(text('home.questionnaire.title'))).toBeVisible();
      await look('offered');
      await button(page, text('home.questionnaire.later')).click();
      await expect(page.getByText(text('home.questionnaire.kept'))).toBeVisible();
      await look('put off');
    },
  },
];
