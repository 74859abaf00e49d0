import { isNotAfter } from '../../../codegen/agreement/instants.ts';
import { type Account, requestedBy } from '../account.ts';
import { NotHeld } from '../answer.ts';
import { newKey } from '../bookings.ts';
import type { BodyOf } from '../call.ts';
import { accountWith, alike, balanceOf, expect, ledgerOf } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { changeOfPlan, offeredPlans } from './plans.ts';

/** Opens a top-up by card, and pays it when told to. */
async function opened(
  { api, config }: Bench,
  account: Account,
  changes: Pick<BodyOf<'createTopUp'>, 'amount' | 'plan' | 'description'>,
) {
  const who = requestedBy(account);
  const body = { payment_method: 'credit_card' as const, ...changes };
  const topUp = await api.ok('createTopUp', { who, header: newKey(), body });
  const read = () => api.ok('getTopUp', { who, path: { top_up_id: topUp.id } });
  return {
    topUp,
    read,
    pay: async () => {
      await config.payTopUp?.(topUp.checkout_url ?? '');
      return read();
    },
  };
}

async function paymentIsCreditedOnce(bench: Bench): Promise<void> {
  const { api } = bench;
  const account = await accountWith(bench, 0);
  const amount = { amount: 12_345, currency: 'SAR' } as const;
  const order = { amount, description: 'دفعة تجريبية' };
  const { topUp, read, pay } = await opened(bench, account, order);
  const { id, credit } = topUp;
  alike(
    [topUp.status, topUp.amount, credit, topUp.description, topUp.paid_at],
    ['pending', order.amount, order.amount, order.description, undefined],
    'a top-up that was opened',
  );
  alike(await read(), topUp, 'a top-up that was opened, as it is shown');
  const retry = () =>
    api.ok('retryTopUp', {
      ...{ who: requestedBy(account), path: { top_up_id: id } },
      ...{ header: newKey(), body: { credit } },
    });
  alike(
    (await retry()).checkout_url,
    topUp.checkout_url,
    'the page of an open top-up, tried again',
  );
  alike(await balanceOf(bench, account), 0, 'the balance before a top-up is paid');

  const paid = await pay();
  const { paid_at = '', checkout_url, failure } = paid;
  alike([paid.status, checkout_url, failure], ['paid', undefined, undefined], 'a paid top-up');
  expect(
    isNotAfter(topUp.created_at, paid_at),
    `paid at ${paid_at}, but opened at ${topUp.created_at}`,
  );
  alike(await retry(), paid, 'a paid top-up, tried again');
  const told = (await ledgerOf(bench, account)).map((each) => [
    ...[each.kind, each.amount, each.top_up_id],
    ...[each.paid, each.payment_method, each.description],
  ]);
  alike(
    told,
    [['top_up', credit, id, order.amount, 'credit_card', order.description]],
    'the movements of a top-up that was paid and tried again',
  );
  alike(await balanceOf(bench, account), credit.amount, 'the balance after a top-up');
}

/** A top-up of just what the smallest plan costs, which it is to pay. */
async function planToPay(bench: Bench) {
  const { api } = bench;
  const account = await accountWith(bench, 0);
  const [smallest] = await offeredPlans(bench, account);
  if (!smallest) throw new NotHeld('the operator offers no paid plan');
  const who = requestedBy(account);
  const { total } = await api.ok('previewPlanChange', { who, body: smallest.choice });
  const { tier, period } = smallest.choice;
  if (tier === 'basic') throw new NotHeld('the operator asks money for the basic plan');
  const plan = { tier, period };
  const payment = await opened(bench, account, { amount: total, plan });
  alike(payment.topUp.plan, { ...plan, outcome: 'pending' }, 'the plan of an open top-up');
  const isOn = async (wanted: string, balance: number) => {
    const subscription = await api.ok('getSubscription', { who });
    alike(
      [subscription.tier, await balanceOf(bench, account)],
      [wanted, balance],
      'the plan and the balance after a top-up for a plan',
    );
  };
  return { account, choice: smallest.choice, plan, total, isOn, ...payment };
}

async function planIsChanged(bench: Bench): Promise<void> {
  const { plan, pay, isOn } = await planToPay(bench);
  alike((await pay()).plan, { ...plan, outcome: 'changed' }, 'the plan of a paid top-up');
  await isOn(plan.tier, 0);
}

async function planIsNotChangedTwice(bench: Bench): Promise<void> {
  const { account, choice, plan, total, pay, isOn } = await planToPay(bench);
  await bench.config.addBalance(bench.api, account, total.amount);
  await changeOfPlan(bench, account, choice);
  const outcome = 'not_changed';
  alike((await pay()).plan, { ...plan, outcome }, 'the plan of a top-up that was paid too late');
  await isOn(plan.tier, total.amount);
}

const unless: Law['unless'] = ({ payTopUp }) =>
  payTopUp ? undefined : 'the config has no `payTopUp`';

export const paidTopUpLaws: readonly Law[] = [
  {
    id: 'paid-top-ups',
    title: 'A payment is credited once, also when it is tried again',
    clause: '#/components/schemas/TopUp; retryTopUp: if it was paid, nothing is charged again',
    unless,
    run: paymentIsCreditedOnce,
  },
  {
    id: 'paid-plans',
    title: 'A top-up pays for the plan that it names',
    clause:
      '#/components/schemas/PaidPlan: pending, changed; createTopUp: together with the credit',
    unless,
    run: planIsChanged,
  },
  {
    id: 'late-plans',
    title: 'A top-up whose plan is no longer possible stays in the balance',
    clause: '#/components/schemas/PaidPlan: not_changed',
    unless,
    run: planIsNotChangedTwice,
  },
];
