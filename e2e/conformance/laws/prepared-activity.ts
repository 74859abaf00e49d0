import { requestedBy } from '../account.ts';
import { NotHeld } from '../answer.ts';
import { recipes } from '../recipes/recipes.ts';
import { openWorkspace } from '../workspace.ts';
import { accountWith } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { changeOfPlan, offeredPlans } from './plans.ts';
import { followLog, OWN, VISITOR } from './recorded.ts';

const FUNDS = 5_000_000;

async function plansAreRecorded(bench: Bench): Promise<void> {
  const { api } = bench;
  const account = await accountWith(bench, FUNDS);
  const [plan] = await offeredPlans(bench, account);
  if (!plan) throw new NotHeld('the operator offers no paid plan');
  const { choice } = plan;
  const log = await followLog(bench, account);
  const own = { group: 'balance', actor: OWN } as const;
  await changeOfPlan(bench, account, choice);
  log.did('a first plan', { ...own, action: 'plan_changed', subject: choice.tier });
  await changeOfPlan(bench, account, { tier: 'basic' });
  log.did('a cancellation', { ...own, action: 'plan_change_scheduled' });
  await api.ok('resumePlan', { who: requestedBy(account) });
  log.did('keeping the plan', { ...own, action: 'plan_resumed' });
  await log.judge();
}

async function receiversAreRecorded(bench: Bench): Promise<void> {
  const { api } = bench;
  const workspace = openWorkspace(bench);
  const complete = await recipes.completeOrderAddress.call(workspace);
  const log = await followLog(bench, await workspace.company());
  await api.succeed('completeOrderAddress', complete);
  log.did('an address from its receiver', {
    action: 'receiver_address_completed',
    actor: VISITOR,
  });
  await log.judge();
}

export const preparedActivityLaws: readonly Law[] = [
  {
    id: 'activity-plans',
    title: 'A change of plan has one entry in the activity log, and so has withdrawing it',
    clause:
      '#/components/schemas/ActivityAction: plan_changed, plan_change_scheduled, plan_resumed; ActivitySubject/id: the tier for a plan',
    run: plansAreRecorded,
  },
  {
    id: 'activity-receivers',
    title: 'An address that its receiver completes has one entry in the activity log',
    clause:
      '#/components/schemas/ActivityAction: receiver_address_completed; ActivityActorKind: visitor',
    run: receiversAreRecorded,
  },
];
