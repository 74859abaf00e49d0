import { apiClient } from './support/client.ts';
import { expect, test } from './support/test.ts';

test('health and readiness are told without a token', async ({ site }) => {
  const client = apiClient(site.url);
  const health = await client.GET('/health');
  expect(health.data).toMatchObject({ status: 'ok', mode: 'demo' });
  const readiness = await client.GET('/ready');
  expect(readiness.data).toMatchObject({ status: 'ready' });
});

test('a courier is shown with its rate cards', async ({ clientOf }) => {
  const client = await clientOf('company');
  const couriers = await client.GET('/website/couriers', { params: { query: { limit: 1 } } });
  const [first] = couriers.data?.data ?? [];
  const shown = await client.GET('/website/couriers/{courier_id}', {
    params: { path: { courier_id: first?.id ?? '' } },
  });
  expect(shown.data?.name).toEqual(first?.name);
  expect(shown.data?.services).not.toEqual([]);
});
