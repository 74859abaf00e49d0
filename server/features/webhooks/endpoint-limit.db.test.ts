import { expect, it } from 'vitest';
import { PLAN_LIMITS } from '../../../openapi/generated/plan-limits.ts';
import type { components } from '../../../openapi/generated/types.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { subscribe } from '../../testing/subscribe.ts';
import { pauseBeyondPlan } from './pause-beyond-plan.ts';
import { addTestEndpoint } from './testing/endpoint-calls.ts';

type Schemas = components['schemas'];

const limit = 'webhook_endpoints';
const url = 'https://hooks.shop.example';
const wanted = { url, events: ['order.received'] };

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);

  it.each(['basic', 'intermediate', 'advanced'] as const)(
    'has as many webhook endpoints active as the %s plan allows',
    async (tier) => {
      const customer = await backend.newCustomer(0, 'company');
      const { kysely } = database();
      const onPlan = async () => {
        if (tier !== 'basic') await subscribe(kysely, customer.accountId, tier);
      };
      await onPlan();
      const most = PLAN_LIMITS[limit][tier];
      const endpoints = [];
      for (let count = 1; count < most; count += 1) {
        endpoints.push(await addTestEndpoint(backend, customer));
      }
      const answers = await Promise.all(
        ['a', 'b', 'c'].map(() => backend.post(customer, '/webhook-endpoints', wanted)),
      );
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
      const plan = (await backend.get(customer, '/subscription')).json<Schemas['Subscription']>();
      expect(plan.usage.find((each) => each.limit === limit)).toEqual({
        ...{ limit, allowed: most, used: most, paused: 0 },
      });
      const [newest] = endpoints.toReversed();
      if (!newest) return;

      await kysely
        .deleteFrom('subscriptions')
        .where('account_id', '=', customer.accountId)
        .execute();
      await pauseBeyondPlan(database());
      const { data } = (await backend.get(customer, '/webhook-endpoints')).json<
        Schemas['WebhookEndpointList']
      >();
      // The oldest one stays active.
      expect(data.map(({ state }) => state)).toEqual([
        ...Array.from({ length: most - 1 }, () => 'paused'),
        'active',
      ]);
      const change = { ...wanted, active: true };
      expect((await newest.call('PUT', '', change)).json()).toMatchObject({
        ...{ code: 'plan_limit_reached', plan_limit: { limit, tier: 'basic', used: 1 } },
      });
      expect((await newest.call('PUT', '', { ...change, active: false })).statusCode).toBe(200);
      await onPlan();
      expect((await newest.call('PUT', '', change)).json()).toMatchObject({ state: 'active' });
    },
  );
});
