import { bookByApi } from '../../../e2e/support/api-booking.ts';
import { saveProduct } from '../../../e2e/support/api-products.ts';
import { open, type Stops } from '../../../e2e/support/stop.ts';
import { homePath } from '../home/paths.ts';

export const fullStops: Stops = {
  async 'command search'({ page, text, signIn, clientOf, checkScreen }) {
    const client = await clientOf('company');
    const { tracking_number: number } = await bookByApi(client);
    const { sku } = await saveProduct(client, { sku: 'WALK-FOUND' });
    await signIn('company');
    await open(page, homePath);
    await page.getByRole('button', { name: text('app.search') }).click();
    const box = page.getByRole('dialog').getByRole('combobox');
    await checkScreen('recent', { shows: box });
    for (const typed of ['05', number, sku, '@@']) {
      await box.fill(typed);
      // An empty list with a message still counts as a list without options for axe.
      await checkScreen(`search for ${typed === number ? 'a number' : typed}`, {
        axe: typed === '@@' ? 'none' : 'once',
      });
    }
  },
};
