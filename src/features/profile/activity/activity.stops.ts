import { checkFilters } from '../../../../e2e/support/filters.ts';
import { fill } from '../../../../e2e/support/form.ts';
import { button, open, type Stops } from '../../../../e2e/support/stop.ts';
import { expect } from '../../../../e2e/support/test.ts';
import { profileTabPath } from '../paths.ts';

const path = profileTabPath('activity');

export const screens = { activity: path };

export const fullStops: Stops = {
  async 'the activity log'({ page, text, enterAsNew, checkScreen }) {
    await enterAsNew();
    await open(page, profileTabPath('personal'));
    await fill(page, text('auth.register.firstName'), 'نورة');
    await button(page, text('profile.save')).first().click();
    await expect(page.getByText(text('profile.saved'))).toBeVisible();
    await open(page, path);
    await checkScreen('opened', { shows: text('profile.activity.thisSession') });
    await checkFilters({ page, text, checkScreen }, ['group', 'by', 'date'], (filter) =>
      text(`profile.activity.${filter}`),
    );
    await page
      .getByRole('group', { name: text('ui.filters.name') })
      .getByRole('button', { name: text('profile.activity.group'), exact: true })
      .click();
    // Balance.
    await page.getByRole('menuitemradio').nth(4).click();
    await expect(page).toHaveURL(/[?&]group=balance.*tab=activity/);
    await checkScreen('nothing found', { shows: text('profile.activity.notFound.title') });
  },
};
