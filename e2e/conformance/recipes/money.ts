import { requestedBy } from '../account.ts';
import { bodyFrom, newKey } from '../bookings.ts';
import type { ResultOf } from '../call.ts';
import type { OperationId } from '../contract.ts';
import type { Workspace } from '../workspace.ts';
import { PUBLIC } from '../people.ts';
import { asCompany, bare, example, listed, open, type Recipe } from './recipe.ts';

/** An amount within the bounds that the backend reports. */
async function topUpBody(workspace: Workspace) {
  const { api, company, draw, notes } = workspace;
  const options = (notes.get('top-up options') ??
    (await api.ok('getTopUpOptions', {
      who: requestedBy(await company()),
    }))) as ResultOf<'getTopUpOptions'>;
  notes.set('top-up options', options);
  const { payment_method, currencies } = draw.one(options.methods);
  const { currency, minimum, maximum } = draw.one(currencies);
  const { description } = bodyFrom('createTopUp', draw);
  return {
    amount: { amount: draw.whole(minimum.amount, maximum.amount), currency },
    payment_method,
    ...(description !== undefined && { description }),
    ...(draw.chance(0.3) && { return_url: '/billing' }),
  };
}

/** It is unsigned, and the server may use another provider. */
const FORGED = example('receivePaymentNotification');

const NO_CARD = `spm_${'0'.repeat(26)}`;
const PLANS = [
  { tier: 'intermediate', period: 'monthly' },
  { tier: 'advanced', period: 'yearly' },
] as const;
const MAY_CONFLICT =
  'the operator decides which plans are offered, and the account may have this one';

const NO_REFERENCE = 'the config has no `paymentReference`';

export const moneyRecipes = {
  listPlans: { ...bare, isShared: true },
  getSubscription: bare,
  previewPlanChange: {
    call: asCompany(({ draw }) => ({ body: { ...draw.one(PLANS) } })),
    exempt: () => MAY_CONFLICT,
    orElse: [409],
  },
  changePlan: {
    call: asCompany(() => ({
      header: newKey(),
      body: { tier: 'basic', seen_total: { amount: 0, currency: 'SAR' }, version: 0 },
    })),
    exempt: () => MAY_CONFLICT,
    orElse: [409],
  },
  resumePlan: bare,
  getBalance: bare,
  getToday: bare,
  listTransactions: listed('listTransactions'),
  downloadTransactions: {
    call: asCompany(({ draw }) => ({ body: bodyFrom('downloadTransactions', draw) })),
  },
  getTopUpOptions: bare,
  createTopUp: {
    call: asCompany(async (workspace) => ({
      header: newKey(),
      body: await topUpBody(workspace),
    })),
    done: ({ topUps }, { body }) => {
      topUps.add(body as ResultOf<'createTopUp'>);
      if (topUps.items.length > 8) void topUps.take();
    },
    isShared: true,
  },
  getTopUp: {
    call: asCompany(async ({ topUps, draw }) => ({
      path: { top_up_id: (await topUps.any(draw)).id },
    })),
  },
  retryTopUp: {
    call: asCompany(async ({ topUps, draw }) => {
      const { id, credit } = await topUps.any(draw);
      return { header: newKey(), path: { top_up_id: id }, body: { credit } };
    }),
  },
  getPaymentOutcome: {
    call: async ({ notes, api, config, company }) => {
      const reference = (notes.get('payment reference') ??
        (await config.paymentReference?.(api, await company())) ??
        `mzt_${'0'.repeat(43)}`) as string;
      notes.set('payment reference', reference);
      return { header: PUBLIC, path: { payment_reference: reference } };
    },
    exempt: ({ config }) => (config.paymentReference ? undefined : NO_REFERENCE),
    orElse: [404],
    isShared: true,
  },
  receivePaymentNotification: {
    call: ({ config }) => {
      const signed = config.signNotification?.();
      if (!signed) return FORGED;
      const { provider, headers, body } = signed;
      const raw = { bytes: Buffer.from(body), type: 'application/json' };
      return { path: { provider }, header: headers, raw };
    },
    exempt: ({ config }) =>
      config.signNotification ? undefined : 'the config has no `signNotification`',
    orElse: [403, 404],
    sketch: () => FORGED,
    isShared: true,
  },
  listPaymentMethods: bare,
  deletePaymentMethod: {
    call: asCompany(() => ({ path: { payment_method_id: NO_CARD } })),
    exempt: () => 'a card is saved on a page of the payment provider, by its holder',
    orElse: [404],
  },
  getAutoTopUp: bare,
  updateAutoTopUp: {
    call: asCompany(() => ({ body: { enabled: false } })),
    isShared: true,
  },
  getHealth: { call: () => ({}) },
  getReadiness: { call: () => ({}) },
  listCities: open,
  listCountries: open,
} satisfies Partial<Record<OperationId, Recipe>>;
