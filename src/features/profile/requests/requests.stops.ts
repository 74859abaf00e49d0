import { checkFilters } from '../../../../e2e/support/filters.ts';
import { button, comeNear, open, type Stops } from '../../../../e2e/support/stop.ts';
import { expect } from '../../../../e2e/support/test.ts';
import { profileTabPath } from '../paths.ts';

const path = profileTabPath('integrations');

export const fullStops: Stops = {
  async 'the request log'({ page, text, enterAsNew, checkScreen }) {
    const label = (part: string) => text(`profile.requests.${part}`);
    const requests = page.getByRole('region', { name: text('profile.requests'), exact: true });
    const openLog = async (address: string) => {
      await open(page, address);
      await comeNear(requests);
    };
    const { client } = await enterAsNew();
    await openLog(path);
    await checkScreen('no requests', { shows: label('none') });

    const ask = async (name: string, test: boolean, paths: readonly string[]) => {
      const { data: issued } = await client.POST('/website/api-keys', {
        body: { name, scopes: ['balance_read', 'tracking_read'], test },
      });
      const { secret_key = '', key } = issued ?? {};
      const authorization = `Basic ${btoa(`${key?.client_key}:${secret_key}`)}`;
      for (const each of paths)
        await page.request.get(`/api${each}`, { headers: { authorization } });
    };
    await ask('متجر الواحة', false, ['/balance', '/balance?no=1', '/shipments', '/tracking/MZ1']);
    await ask('تجربة الربط', true, ['/integration', `/tracking/${'MZ48205173965-'.repeat(20)}`]);
    await openLog(path);
    await expect(async () => {
      await button(page, label('refresh')).click();
      await expect(page.getByText(label('code.insufficient_scope'))).toBeVisible({ timeout: 500 });
      await expect(page.getByText('/integration')).toBeVisible({ timeout: 500 });
    }).toPass();
    await checkScreen('requests', { shows: label('code.validation_failed') });

    await checkFilters({ page, text, checkScreen }, ['key', 'method', 'outcome', 'days'], label);
    await openLog(`${path}&outcome=failed`);
    await checkScreen('no such request', { shows: label('notFound') });
  },
};
