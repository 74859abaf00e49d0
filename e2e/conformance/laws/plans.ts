import { type Account, requestedBy } from '../account.ts';
import { NotHeld } from '../answer.ts';
import { newKey } from '../bookings.ts';
import type { BodyOf, ResultOf } from '../call.ts';
import { accountWith, alike, balanceOf, refused } from './expect.ts';
import type { Bench, Law } from './law.ts';

const FUNDS = 5_000_000;

type Choice = BodyOf<'previewPlanChange'>;
type Preview = ResultOf<'previewPlanChange'>;
type PlanPrice = ResultOf<'listPlans'>['data'][number]['prices'][number];

/** The plans that can be bought, from the smallest, each with its price for a month. */
export async function offeredPlans({ api }: Bench, account: Account) {
  const { data } = await api.ok('listPlans', { who: requestedBy(account) });
  return data.flatMap(({ tier, prices, limits }) => {
    const monthly = prices.find(({ period }) => period === 'monthly');
    return monthly ? [{ choice: { tier, period: 'monthly' as const }, limits, ...monthly }] : [];
  });
}

/** Previews a change and makes it. @throws BrokenLaw unless it costs what the preview says. */
export async function changeOfPlan(bench: Bench, account: Account, choice: Choice) {
  const { api } = bench;
  const who = requestedBy(account);
  const before = await balanceOf(bench, account);
  const preview = await api.ok('previewPlanChange', { who, body: choice });
  const what = `the change to ${JSON.stringify(choice)}`;
  const due = (preview.charge?.total.amount ?? 0) - (preview.credit?.total.amount ?? 0);
  alike(preview.total.amount, due, `the total of ${what}`);
  alike(preview.balance_after.amount, before - due, `the balance after ${what}, by its preview`);
  const body = { ...choice, seen_total: preview.total, version: preview.version };
  const subscription = await api.ok('changePlan', { who, header: newKey(), body });
  alike(await balanceOf(bench, account), before - due, `the balance after ${what}`);
  return { preview, subscription, body };
}

/**
 * An account with the largest plan that is offered.
 *
 * @throws NotHeld if none is.
 */
export async function subscribed(bench: Bench): Promise<Account> {
  const account = await accountWith(bench, FUNDS);
  const largest = (await offeredPlans(bench, account)).at(-1);
  if (!largest) throw new NotHeld('the operator offers no paid plan');
  await changeOfPlan(bench, account, largest.choice);
  return account;
}

async function plansCostWhatTheySay(bench: Bench): Promise<void> {
  const { api } = bench;
  const account = await accountWith(bench, FUNDS);
  const who = requestedBy(account);
  const [smaller, larger] = await offeredPlans(bench, account);
  if (!smaller) throw new NotHeld('the operator offers no paid plan');
  alike((await api.ok('getSubscription', { who })).tier, 'basic', 'the plan of a new account');

  const first = await changeOfPlan(bench, account, smaller.choice);
  judgeCharge(first.preview, smaller);
  alike([first.preview.takes_effect, first.preview.credit], ['now', undefined], 'a first plan');
  const { tier, period, status, usage } = first.subscription;
  alike({ tier, period, status }, { ...smaller.choice, status: 'active' }, 'a first plan');
  alike(
    usage.map(({ limit, allowed }) => ({ limit, allowed })),
    smaller.limits,
    'what the plan allows',
  );
  const { version } = first.subscription;
  const same = { ...first.body, version };
  const again = await api.send('changePlan', { who, header: newKey(), body: same });
  refused(again, 409, 'already_on_plan', 'the same plan again');

  if (larger) {
    const body = { ...larger.choice, seen_total: smaller.price };
    const send = (more: object) =>
      api.send('changePlan', { who, header: newKey(), body: { ...body, version, ...more } });
    refused(await send({}), 409, 'plan_price_changed', 'a plan for another price');
    refused(
      await send({ version: version - 1 }),
      409,
      'plan_changed_meanwhile',
      'a plan by an old version',
    );
    const { preview } = await changeOfPlan(bench, account, larger.choice);
    judgeCharge(preview, larger);
    // Not a day has been used.
    alike(preview.credit?.total, smaller.price, 'the credit for a plan of the same day');
    alike(preview.credit?.unused_days, preview.credit?.days, 'its unused days');
  }
  await isInvoiced(bench, account, [smaller, ...(larger ? [larger] : [])]);

  const end = await changeOfPlan(bench, account, { tier: 'basic' });
  const { ends_on: on, scheduled_change: scheduled } = end.subscription;
  alike(
    [end.preview.takes_effect, end.preview.charge],
    ['period_end', undefined],
    'a cancellation',
  );
  alike(scheduled, { tier: 'basic', on }, 'the cancellation that is scheduled');
  await api.ok('resumePlan', { who });
  const resumed = await api.ok('getSubscription', { who });
  alike(resumed.scheduled_change, undefined, 'what is scheduled after it was withdrawn');
}

/** Each plan has an invoice and a movement; the one that was left, a credit note and another. */
async function isInvoiced(
  { api }: Bench,
  account: Account,
  [one, next]: PlanPrice[],
): Promise<void> {
  const who = requestedBy(account);
  const documents = await api.ok('listInvoices', { who, query: { subject: 'subscription' } });
  alike(
    documents.data
      .map(({ kind, reason, total }) => [kind, reason, total.amount].join(' '))
      .toSorted(),
    [
      ...(next ? [`credit_note plan_changed ${one?.price.amount}`] : []),
      ...[one, next].flatMap((each) => (each ? [`invoice  ${each.price.amount}`] : [])),
    ].toSorted(),
    'the documents of the plans',
  );
  const movements = async (kind: string) => {
    const { data } = await api.ok('listTransactions', { who, query: { kind } });
    return data.map(({ amount }) => amount.amount).toSorted((a, b) => a - b);
  };
  const prices = [one, next].flatMap((each) => (each ? [-each.price.amount] : []));
  alike(
    await movements('subscription_charge'),
    prices.toSorted((a, b) => a - b),
    'the charges',
  );
  alike(await movements('subscription_refund'), next ? [one?.price.amount] : [], 'the credits');
}

function judgeCharge(
  { charge }: Preview,
  { subtotal, vat_rate, vat, price: total }: PlanPrice,
): void {
  alike(charge, { subtotal, vat_rate, vat, total }, 'the charge for a whole period');
}

async function unaffordableIsRefused(bench: Bench): Promise<void> {
  const { api } = bench;
  const account = await accountWith(bench, 0);
  const [plan] = await offeredPlans(bench, account);
  if (!plan) throw new NotHeld('the operator offers no paid plan');
  await bench.config.addBalance(api, account, plan.price.amount - 1);
  const who = requestedBy(account);
  const { total, version } = await api.ok('previewPlanChange', { who, body: plan.choice });
  const body = { ...plan.choice, seen_total: total, version };
  const poor = await api.send('changePlan', { who, header: newKey(), body });
  refused(poor, 409, 'insufficient_balance', 'a plan that costs a halala more than there is');
  const { tier } = await api.ok('getSubscription', { who });
  const left = [tier, await balanceOf(bench, account)];
  alike(left, ['basic', plan.price.amount - 1], 'the plan and the balance after it was refused');
  await bench.config.addBalance(api, account, 1_000);
  await changeOfPlan(bench, account, plan.choice);
}

export const planLaws: readonly Law[] = [
  {
    id: 'plans',
    title: 'A plan costs what its preview says, and less what is left of the one before',
    clause:
      'changePlan, previewPlanChange: exact to the halala; PlanCredit: in proportion to the days; PlanConflict; resumePlan',
    run: plansCostWhatTheySay,
  },
  {
    id: 'unaffordable-plans',
    title: 'A plan needs the whole price',
    clause: '#/components/schemas/PlanConflict: insufficient_balance',
    run: unaffordableIsRefused,
  },
];
