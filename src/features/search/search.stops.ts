import { bookByApi } from '../../../e2e/support/api-booking.ts';
import { open, type Stop } from '../../../e2e/support/stop.ts';
import { expect } from '../../../e2e/support/test.ts';
import { homePath } from '../home/paths.ts';

/** The search from every screen. */
export const stops: Stop[] = [
  {
    name: 'command search',
    async visit({ page, text, signIn, clientOf, checkScreen }) {
      const { tracking_number: number } = await bookByApi(await clientOf('company'));
      await signIn('company');
      await open(page, homePath);
      await page.getByRole('button', { name: text('app.search') }).click();
      const box = page.getByRole('dialog').getByRole('combobox');
      await expect(box).toBeVisible();
      await checkScreen('recent');
      for (const typed of ['05', number, '@@']) {
        await box.fill(typed);
        // An empty list with a message still counts as a list without options for axe.
        await checkScreen(`search for ${typed === number ? 'a number' : typed}`, {
          axe: typed === '@@' ? 'none' : 'once',
        });
      }
    },
  },
];
