import { type Account, requestedBy } from '../account.ts';
import type { Call } from '../call.ts';
import type { components } from '../../../openapi/generated/types.ts';
import type { OperationId } from '../contract.ts';
import { homeAddress, saudiPhone } from '../places.ts';
import { NOWHERE } from '../webhooks.ts';
import { accountWith, alike } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { withEach } from './with-each.ts';

type PlanLimit = components['schemas']['PlanLimit'];

/** One more of what a limit counts. */
function makings({ lists, draw }: Bench): [PlanLimit, OperationId, Call][] {
  const person = { full_name: 'عميل تجريبي', phone: saudiPhone(draw) };
  const receiver = { ...person, ...homeAddress(lists, draw), address_type: 'office' };
  const preset = {
    ...{ name: 'صندوق', weight: 600, weight_unit: 'g', dimension_unit: 'cm' },
    ...{ length: 200, width: 150, height: 100, shipment_type: 'parcel', packaging_type: 'box' },
  };
  const price = { amount: 1_000, currency: 'SAR' };
  const units = { weight_unit: 'g', dimension_unit: 'cm' };
  const product = {
    ...{ sku: 'A-1', name_en: 'Product', price, weight: 500, ...units },
    shipment_type: 'parcel',
  };
  const key = { name: 'نظام', scopes: ['prices_read'] };
  return [
    ['saved_receivers', 'createSavedReceiver', { body: receiver }],
    ['saved_presets', 'createParcelPreset', { body: preset }],
    ['api_keys', 'createApiKey', { body: key }],
    ['products', 'createProduct', { body: product }],
    ['stores', 'connectStore', { body: { platform: 'zid', name: 'متجر' } }],
    [
      'webhook_endpoints',
      'createWebhookEndpoint',
      { body: { url: NOWHERE, events: ['shipment.created'] } },
    ],
  ];
}

/** What the account uses, by limit. @throws BrokenLaw unless what is beyond a limit is paused. */
async function usedBy({ api }: Bench, account: Account): Promise<Map<PlanLimit, number>> {
  const { usage } = await api.ok('getSubscription', { who: requestedBy(account) });
  return new Map(
    usage.flatMap(({ limit, allowed, used, paused }) => {
      const due = used === undefined ? undefined : Math.max(0, used - allowed);
      alike(paused, due, `what is paused of ${used} ${limit}, of which ${allowed} are allowed`);
      return used === undefined ? [] : [[limit, used] as const];
    }),
  );
}

async function usageIsCounted(bench: Bench): Promise<void> {
  const account = await accountWith(bench, 0);
  const before = await usedBy(bench, account);
  const made: PlanLimit[] = [];
  await withEach(makings(bench), async ([limit, id, call]) => {
    await bench.api.succeed(id, { who: requestedBy(account), ...call });
    made.push(limit);
  });
  const after = await usedBy(bench, account);
  for (const [limit, used] of before) {
    alike(after.get(limit), used + Number(made.includes(limit)), `the ${limit} that are used`);
  }
}

export const planUsageLaws: readonly Law[] = [
  {
    id: 'plan-usage',
    title: 'A plan counts what it limits',
    clause: '#/components/schemas/LimitUsage: how many the account has, and how many are paused',
    run: usageIsCounted,
  },
];
