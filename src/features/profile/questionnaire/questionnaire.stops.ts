import { check, fill } from '../../../../e2e/support/form.ts';
import { button, open, type Stops } from '../../../../e2e/support/stop.ts';
import { expect } from '../../../../e2e/support/test.ts';
import { profileTabPath } from '../paths.ts';

export const screens = { questionnaire: profileTabPath('questionnaire') };

export const fullStops: Stops = {
  async questionnaire({ page, text, names, enterAsNew, checkScreen }) {
    const label = (question: string) => text(`profile.questionnaire.${question}`);
    await enterAsNew();
    await open(page, profileTabPath('questionnaire'));
    await checkScreen('begun', { shows: button(page, label('send')) });
    await check(page, label('hasStore'), label('yes'));
    await fill(page, label('registration'), '12');
    await button(page, label('send')).click();
    await expect(page.getByText(text('validation.required')).first()).toBeVisible();
    await checkScreen('wrong', { shows: label('savedPartly') });
    await fill(page, label('registration'), '1010456789');
    await check(page, label('hasStore'), label('no'));
    await page.getByRole('checkbox', { name: names.value('how_to_sell', 'exhibitions') }).check();
    await fill(page, label('whatToSell'), 'عباءة');
    await fill(page, label('monthlyOrders'), '120');
    await check(page, label('receivingSite'), label('yes'));
    await checkScreen('filled', { shows: page.getByText(label('saved'), { exact: true }) });
    await button(page, label('send')).click();
    await checkScreen('answers', { shows: button(page, label('change')) });
  },
};
