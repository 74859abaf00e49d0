import { bookByApi } from '../../../e2e/support/api-booking.ts';
import { open, type Stops } from '../../../e2e/support/stop.ts';
import { homePath } from '../home/paths.ts';

export const stops: Stops = {
  async 'command search'({ page, text, signIn, clientOf, checkScreen }) {
    const { tracking_number: number } = await bookByApi(await clientOf('company'));
    await signIn('company');
    await open(page, homePath);
    await page.getByRole('button', { name: text('app.search') }).click();
    const box = page.getByRole('dialog').getByRole('combobox');
    await checkScreen('recent', { shows: box });
    for (const typed of ['05', number, '@@']) {
      await box.fill(typed);
      // An empty list with a message still counts as a list without options for axe.
      await checkScreen(`search for ${typed === number ? 'a number' : typed}`, {
        axe: typed === '@@' ? 'none' : 'once',
      });
    }
  },
};
