import type { Tx } from '../../db/database.ts';
import { totalToday } from '../../domain/plan-change.ts';
import { post } from '../balance/ledger.ts';
import type { Movement } from '../balance/movements.ts';
import { updateTopUp } from '../top-ups/store.ts';
import type { TopUp } from '../top-ups/store.ts';
import { applyChange, changeOf, lockPlan } from './apply-change.ts';
import { tell } from './messages.ts';

/**
 * Posts the credit of a top-up, and with it the change of plan that it is to pay for, if that still
 * costs what was paid. Otherwise the money stays on the balance, and the account is told.
 *
 * @param credited the movement of the top-up.
 * @param amount halalas that it credits.
 */
export async function creditForPlan(
  tx: Tx,
  topUp: TopUp,
  { credited, amount }: { credited: Movement; amount: number },
  now: Date,
): Promise<void> {
  const { account_id: accountId, plan_tier: tier, plan_period: period } = topUp;
  if (topUp.plan_outcome !== 'pending' || tier === null || period === null) {
    return post(tx, credited);
  }
  const standing = await lockPlan(tx, accountId);
  const change = changeOf(standing, { tier, period }, now);
  const isPaid =
    typeof change !== 'string' &&
    totalToday(change) === amount &&
    // What a payer took back before may be owed.
    standing.balance >= 0;
  if (isPaid) {
    await applyChange(tx, standing, change, now, [credited]);
  } else {
    await post(tx, credited);
    const plan = { tier, period };
    await tell(tx, accountId, { kind: 'plan_not_changed', plan, price: amount }, now);
  }
  await updateTopUp(tx, topUp, { plan_outcome: isPaid ? 'changed' : 'not_changed' });
}
